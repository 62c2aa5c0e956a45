"""What happens around a game of pirates: lobby, deal, clock and seats (Z1, Z2); stored names never change."""

from datetime import datetime

from core.engine.calendar import Timetable, Window
from core.engine.event import Event
from core.engine.ids import Person, Seat
from core.engine.record import Record
from core.mafia.settings import Settings

# The lobby


class SettingsChanged(Event, frozen=True, tag="settings_changed"):
    settings: Settings


class AliasesOffered(Event, frozen=True, tag="aliases_offered"):
    person: Person
    names: tuple[str, ...]


class Joined(Event, frozen=True, tag="joined"):
    person: Person
    alias: str


class Left(Event, frozen=True, tag="left"):
    person: Person


class Berth(Record, frozen=True):
    """One seat as dealt."""

    person: Person
    alias: str
    handle: str
    role: str
    ship: str


class Dealt(Event, frozen=True, tag="dealt"):
    """The game begins: roles, ships and seats (Z1.2, Z1.3), and the promise about all further draws."""

    berths: tuple[Berth, ...]
    ships: tuple[str, ...]
    seed_hash: str
    first_day: Window


class CalledOff(Event, frozen=True, tag="called_off"):
    """Nobody wins."""


# The clock


class DayOpened(Event, frozen=True, tag="day_opened"):
    day: int
    window: Window
    closes_at: datetime
    plank_at: datetime | None
    remind_at: datetime | None


class DayClosed(Event, frozen=True, tag="day_closed"):
    """Night begins; `window` is the coming day's."""

    day: int
    window: Window
    ends_at: datetime
    remind_at: datetime | None


class Reminded(Event, frozen=True, tag="reminded"):
    """Everybody is told how long is left, whether or not there is something for him to do."""


class PlankDeadlinePassed(Event, frozen=True, tag="plank_deadline_passed"):
    day: int


class DeadlineMoved(Event, frozen=True, tag="deadline_moved"):
    ends_at: datetime
    plank_at: datetime | None
    remind_at: datetime | None


class ClockStopped(Event, frozen=True, tag="clock_stopped"):
    at: datetime


class ClockResumed(Event, frozen=True, tag="clock_resumed"):
    at: datetime


class TimetableChanged(Event, frozen=True, tag="timetable_changed"):
    """From the coming day on; the present phase stays as it is."""

    timetable: Timetable
    remind_minutes: float
    required_posts: int
    window: Window | None


class Substituted(Event, frozen=True, tag="substituted"):
    seat: Seat
    person: Person


TableEvent = (
    SettingsChanged
    | AliasesOffered
    | Joined
    | Left
    | Dealt
    | CalledOff
    | DayOpened
    | DayClosed
    | Reminded
    | PlankDeadlinePassed
    | DeadlineMoved
    | ClockStopped
    | ClockResumed
    | TimetableChanged
    | Substituted
)
