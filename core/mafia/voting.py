"""Votes, bodies, majority and plurality: one function each, and the lynching that follows (Z3)."""

from collections.abc import Sequence
from typing import Literal

from core.engine.ids import Seat
from core.engine.story import Story
from core.mafia.events import Escaped, Lynched
from core.mafia.faces import face
from core.mafia.possession import is_possessed
from core.mafia.role import all_natures, nature
from core.mafia.state import Ballot, Phase, State, crew_of, has_lynched, room_of, rooms
from core.mafia.ties import highest_sides
from core.mafia.victory import check_end


def bodies(state: State, room: str) -> int:
    """How many present sailors there are in a room, the possessed included (Z0, Z3.3)."""
    return len(crew_of(state, room))


def majority_of(count: int) -> int:
    """The fewest votes that are more than half of `count` bodies."""
    return count // 2 + 1


def counts_for(state: State, ballot: Ballot) -> Seat | None:
    """The first name on it that is present (Z3.2), whether or not the vote itself counts."""
    return next((name for name in ballot.names if state.sailors[name].is_present), None)


def is_counting(state: State, ballot: Ballot) -> bool:
    """A pretended vote is shown and does not count (Z8.2)."""
    return ballot.hand == ballot.who and not is_possessed(state, ballot.who)


def ballot_of(state: State, seat: Seat) -> Ballot | None:
    """The vote shown as his, pretended or not."""
    return next((ballot for ballot in state.votes if ballot.who == seat), None)


def counting_votes(state: State, room: str) -> dict[Seat, tuple[Seat, ...]]:
    """Who is voted for in this room, and by whom, counting votes only, the voters in the order of their votes."""
    sides: dict[Seat, tuple[Seat, ...]] = {}
    for ballot in state.votes:
        target = counts_for(state, ballot)
        if target is not None and room_of(state, ballot.who) == room and is_counting(state, ballot):
            sides[target] = (*sides.get(target, ()), ballot.who)
    return sides


def majority(state: State) -> tuple[str, Seat] | None:
    """A room, and the sailor for whom more than half of its bodies vote; `None`: there is none (Z3.3)."""
    for room in rooms(state):
        needed = majority_of(bodies(state, room))
        for seat, side in counting_votes(state, room).items():
            if len(side) >= needed:
                return room, seat
    return None


def most_voted(state: State, room: str) -> dict[Seat, tuple[Seat, ...]]:
    """Those with the most counting votes, and their sides (Z3.6)."""
    sides = counting_votes(state, room)
    most = max((len(side) for side in sides.values()), default=0)
    return {seat: side for seat, side in sides.items() if len(side) == most}


def plurality(state: State, room: str) -> tuple[Seat, ...]:
    """Who is lynched at the close, in seat order: nobody after a lynching or without a counting vote (Z3.6, Z4)."""
    sides = most_voted(state, room)
    return () if has_lynched(state, room) or not sides else highest_sides(state, sides)


def settle(story: Story[State]) -> None:
    """Lynches, one after another, whoever has a majority now, until nobody has (Z3.4, Z3.5)."""
    while story.state.phase is Phase.DAY and (found := majority(story.state)):
        lynch(story, [found], "majority")


def lynch(
    story: Story[State],
    suspects: Sequence[tuple[str, Seat]],
    by: Literal["majority", "plurality", "moderator"],
) -> None:
    """All of them at the same time, in the order given; then the end is checked."""
    tied = {room for room, _ in suspects if by == "plurality" and len(most_voted(story.state, room)) > 1}
    returns = {seat: nature(story.state, seat).escape(story.state, seat) for _, seat in suspects}
    for room, seat in suspects:
        who = face(story.state, seat)
        returns_on = returns[seat]
        if returns_on is None:
            story.tell(Lynched(room, who, by, room in tied))
        else:
            story.tell(Escaped(room, who, by, returns_on))
        departed(story, seat)
    if suspects:
        check_end(story)


def departed(story: Story[State], seat: Seat) -> None:
    """To be called after each death and escape: ends the trials of who has left play (Z6.4)."""
    for role in all_natures():
        if role.at_departure is not None:
            role.at_departure(story, seat)
