"""What happens around a voyage: lobby, clock and seats (R0.1, R6); stored names never change."""

from datetime import datetime

from core.engine.event import Event
from core.engine.ids import Person, Seat
from core.raft.settings import Settings
from core.raft.state import Phase

# The lobby


class Configured(Event, frozen=True, tag="configured"):
    settings: Settings


class Joined(Event, frozen=True, tag="joined"):
    person: Person
    name: str


class Left(Event, frozen=True, tag="left"):
    person: Person


class Started(Event, frozen=True, tag="started"):
    """`few`: there are fewer than six of them, which is played and warned of (R0.1)."""

    sailors: int
    few: bool
    seed_hash: str


class Cancelled(Event, frozen=True, tag="cancelled"):
    """The table was called off; nobody wins."""


# The clock


class PhaseOpened(Event, frozen=True, tag="phase_opened"):
    phase: Phase
    at: datetime
    closes_at: datetime


class Reminded(Event, frozen=True, tag="reminded"):
    """Half of the phase is over; these have not acted (R6.1)."""

    those: tuple[Seat, ...]


class DeadlineMoved(Event, frozen=True, tag="deadline_moved"):
    closes_at: datetime
    at: datetime


class Paused(Event, frozen=True, tag="paused"):
    at: datetime


class Resumed(Event, frozen=True, tag="resumed"):
    at: datetime


# The seats


class Substituted(Event, frozen=True, tag="substituted"):
    who: Seat
    person: Person


class Renamed(Event, frozen=True, tag="renamed"):
    who: Seat
    name: str


TableEvent = (
    Configured
    | Joined
    | Left
    | Started
    | Cancelled
    | PhaseOpened
    | Reminded
    | DeadlineMoved
    | Paused
    | Resumed
    | Substituted
    | Renamed
)
