"""The alias under which a seat is known when something happens."""

from core.engine.ids import Seat
from core.mafia.events import Face
from core.mafia.state import State


def face(state: State, seat: Seat) -> Face:
    return Face(seat, state.sailors[seat].alias)
