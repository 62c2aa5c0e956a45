"""Who reads which room (Z1.5, Z6.6, Z11.1)."""

from core.engine.ids import Seat
from core.engine.record import replace
from core.mafia.role import side_of
from core.mafia.state import CABIN, LOCKER, MEETING, Side, State, room_of


def readers(state: State, room: str) -> frozenset[Seat]:
    """Every seat that reads what is said or happens in this room now."""
    return frozenset(seat for seat in map(Seat, state.seats) if room in rooms_read_by(state, seat))


def rooms_read_by(state: State, seat: Seat) -> frozenset[str]:
    """His room; the dead and the away, the room they left.

    Living Spies also read their cabin and, before convergence, every ship with a living Spy; the dead who are no
    zombies also the locker and, from Day 3, the Meeting.
    """
    sailor = state.sailors[seat]
    rooms = {room_of(state, seat) or sailor.left}
    if is_spy_living(state, seat):
        rooms |= {CABIN, *_spied_ships(state)}
    if not sailor.is_living and not sailor.zombie:
        rooms |= {LOCKER, MEETING} if state.converged else {LOCKER}
    return frozenset(room for room in rooms if room)


def is_spy_living(state: State, seat: Seat) -> bool:
    return state.sailors[seat].is_living and side_of(state.sailors[seat]) is Side.SPIES


def _spied_ships(state: State) -> set[str]:
    if state.converged:
        return set()
    return {sailor.ship for number, sailor in enumerate(state.sailors) if is_spy_living(state, Seat(number))}


def before_moment(state: State) -> State:
    """The sailors as they were before the simultaneous group under way: who reads is taken as it was then."""
    if not state.moment:
        return state
    sailors = list(state.sailors)
    for seat, sailor in reversed(state.moment):
        sailors[seat] = sailor
    return replace(state, sailors=tuple(sailors))
