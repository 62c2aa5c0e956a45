"""The alias under which a seat is known when something happens (Z11.1)."""

from core.engine.ids import Seat
from core.mafia.events import Face
from core.mafia.state import State


def alias(state: State, seat: Seat) -> str:
    return state.sailors[seat].alias


def aliases(state: State, seats: tuple[Seat, ...]) -> list[str]:
    """Alphabetical, never in seat order (secrecy: handles)."""
    return sorted(alias(state, seat) for seat in seats)


def face(state: State, seat: Seat) -> Face:
    return Face(seat, alias(state, seat))
