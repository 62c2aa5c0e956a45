"""The public tally of a room: votes as declared, the number of bodies and what a majority of them is (Z3.8).

Which votes count, and how many are still needed, it never tells.
"""

from typing import Any

from core.engine.ids import Seat
from core.mafia.faces import alias, aliases
from core.mafia.state import Ballot, State, crew_of, room_of
from core.mafia.voting import ballot_of, bodies, counts_for, majority_of


def tally(state: State, room: str) -> dict[str, Any]:
    """Wagons, the largest first and then the oldest, each with its votes in the order of their last change.

    A vote whose names have all left play is no vote: its sailor is not voting (F01).
    """
    count = bodies(state, room)
    riders: dict[Seat, list[Ballot]] = {}
    for ballot in state.votes:
        target = counts_for(state, ballot)
        if target is not None and room_of(state, ballot.who) == room:
            riders.setdefault(target, []).append(ballot)
    wagons = sorted(riders.items(), key=lambda wagon: -len(wagon[1]))
    return {
        "room": room,
        "bodies": count,
        "majority": majority_of(count) if count else 0,
        "wagons": [_wagon(state, target, ballots) for target, ballots in wagons],
        "not_voting": aliases(state, not_voting(state, room)),
    }


def _wagon(state: State, target: Seat, ballots: list[Ballot]) -> dict[str, Any]:
    votes = [
        {
            "name": alias(state, ballot.who),
            "then": [alias(state, name) for name in chain_after(state, ballot, target)],
            "at": ballot.at.isoformat(),
        }
        for ballot in ballots
    ]
    return {"name": alias(state, target), "votes": votes}


def chain_after(state: State, ballot: Ballot, target: Seat) -> list[Seat]:
    """Where the vote would move next: those after its present target who are present."""
    rest = ballot.names[ballot.names.index(target) + 1 :]
    return [name for name in rest if state.sailors[name].is_present]


def not_voting(state: State, room: str) -> tuple[Seat, ...]:
    """Who shows no vote for anybody present."""
    return tuple(seat for seat in crew_of(state, room) if not is_shown_voting(state, seat))


def is_shown_voting(state: State, seat: Seat) -> bool:
    ballot = ballot_of(state, seat)
    return ballot is not None and counts_for(state, ballot) is not None
