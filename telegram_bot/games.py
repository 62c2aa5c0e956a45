"""The games as this bot knows them: what its texts and buttons begin with, and where it is played. One line a game."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from core.mafia.state import State
from core.raft.lobby import MOST
from core.raft.state import Raft
from core.service.tables import Table

PhaseClock = tuple[datetime, datetime | None]
"""When the present phase closes, and since when it is paused."""


@dataclass(frozen=True, slots=True)
class Face:
    """`short` begins the keys of a game's texts and buttons."""

    short: str
    clock: Callable[[Any], PhaseClock | None]
    places: Callable[[Any], int]
    """How many can be aboard."""
    needs_group: bool = False
    """It is played in the group: without the bot in it the game pauses."""
    has_aliases: bool = False
    """People are known by aliases, and what one of them reads in private may not be passed on."""


def _raft_clock(state: Raft) -> PhaseClock | None:
    return None if state.closes_at is None else (state.closes_at, state.paused_at)


def _pirates_clock(state: State) -> PhaseClock | None:
    return None if state.clock is None else (state.clock.ends_at, state.clock.paused_at)


def _raft_places(state: Raft) -> int:
    return MOST


def _pirates_places(state: State) -> int:
    return state.settings.setup.sailors


FACES = {
    "raft-of-the-medusa": Face("raft", _raft_clock, _raft_places, needs_group=True),
    "zombie-pirate-mafia": Face("zpm", _pirates_clock, _pirates_places, has_aliases=True),
}
SHORT_NAMES = {name: face.short for name, face in FACES.items()}
FULL_NAMES = {short: name for name, short in SHORT_NAMES.items()}


def face_of(table: Table) -> Face:
    return FACES[table.game]


def prefix(table: Table | None) -> str:
    """What the keys of this table's texts begin with."""
    return face_of(table).short if table else ""


def clock_of(table: Table, state: Any) -> PhaseClock | None:
    """The clock of the present phase; `None` where none runs."""
    return face_of(table).clock(state)
