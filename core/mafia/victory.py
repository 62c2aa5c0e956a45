"""The one ladder of victory, and what the moderator is told about sides that cannot be beaten (Z10)."""

from core.engine.ids import Seat
from core.engine.record import Record
from core.engine.story import Story
from core.mafia.events import Ended
from core.mafia.possession import is_possessed
from core.mafia.role import is_evil, nature, side_of
from core.mafia.state import Side, State, present


def winner(state: State) -> Side | None:
    """Who has won: nobody before convergence; who is away is not one of the two last (Z10.1, Z10.2)."""
    if not state.converged:
        return None
    if not any(sailor.is_living and is_evil(sailor) for sailor in state.sailors):
        return Side.CITIZENS
    left = [side_of(state.sailors[seat]) for seat in present(state)]
    if len(left) > 2:
        return None
    return Side.SPIES if Side.SPIES in left else Side.ZOMBIES


def check_end(story: Story[State]) -> bool:
    """Ends the game if it is won; whether it did."""
    side = winner(story.state)
    if side is not None:
        story.tell(Ended(side.value))
    return side is not None


class Block(Record, frozen=True):
    """A side with more than half of the counting votes, and who outside it can still kill, save or escape (Z10.5)."""

    side: Side
    votes: int
    of: int
    outs: tuple[Seat, ...]


def unbeatable_blocks(state: State) -> tuple[Block, ...]:
    """For the moderator, who decides: the Spies' and the Zombies' blocks."""
    if not state.converged:
        return ()
    voters = [seat for seat in present(state) if not is_possessed(state, seat)]
    blocks = []
    for side in (Side.SPIES, Side.ZOMBIES):
        votes = sum(side_of(state.sailors[seat]) is side for seat in voters)
        if 2 * votes > len(voters):
            blocks.append(Block(side, votes, len(voters), _outs(state, side)))
    return tuple(blocks)


def _outs(state: State, side: Side) -> tuple[Seat, ...]:
    return tuple(
        Seat(seat)
        for seat in state.seats
        if state.sailors[seat].is_living
        and side_of(state.sailors[seat]) is not side
        and nature(state, Seat(seat)).has_power_left(state, Seat(seat))
    )
