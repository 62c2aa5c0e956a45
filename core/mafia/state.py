"""How a game of Zombie Pirate Mafia stands: frozen records, changed only by events (Z0)."""

from datetime import datetime, timedelta
from enum import Enum

import msgspec

from core.engine.calendar import Window
from core.engine.ids import Person, Seat
from core.engine.names import name_key
from core.engine.record import Record
from core.mafia.settings import Settings

MEETING = "Meeting"
"""The one room from convergence on (Z9.3)."""
CABIN = "#cabin"
"""The Spies' private room (Z1.5). No ship can have this name."""
LOCKER = "#locker"
"""Where the dead talk (Z11.1)."""

CONVERGENCE_DAY = 3


class Phase(Enum):
    LOBBY = "lobby"
    HARBOUR = "harbour"
    """The roles are dealt, Day 1 has not opened."""
    DAY = "day"
    NIGHT = "night"
    OVER = "over"


class Status(Enum):
    PRESENT = "present"
    AWAY = "away"
    DEAD = "dead"


class Side(Enum):
    CITIZENS = "citizens"
    SPIES = "spies"
    ZOMBIES = "zombies"


class Offer(Record, frozen=True):
    """The aliases a person may choose from, how often he has drawn, and the one he chose (`None`: not aboard)."""

    person: Person
    names: tuple[str, ...] = ()
    draws: int = 0
    alias: str | None = None


class Sailor(Record, frozen=True):
    """One seat. `aliases` are all it has borne, the present one last; `left` is the room he left (dead or away)."""

    person: Person
    aliases: tuple[str, ...]
    handle: str
    role: str
    ship: str
    status: Status = Status.PRESENT
    left: str | None = None
    zombie: bool = False
    returns_on: int | None = None
    """The day whose opening brings the escaped back (Z6.6); kept while he is dead (Z11.0)."""
    modkilled: bool = False
    """Dead by the moderator's hand: he does not rise (Z9.1)."""
    spent: bool = False
    """His power for once in a game is used up. No role has two of them."""

    @property
    def alias(self) -> str:
        return self.aliases[-1]

    @property
    def is_living(self) -> bool:
        return self.status is not Status.DEAD

    @property
    def is_present(self) -> bool:
        return self.status is Status.PRESENT


class Ballot(Record, frozen=True):
    """A vote: `who` is shown, `hand` wrote it (the Doctor, where they differ: Z8.2). `at` is the last change."""

    who: Seat
    hand: Seat
    names: tuple[Seat, ...]
    at: datetime


class Trial(Record, frozen=True):
    captain: Seat
    accused: Seat


class Blood(Record, frozen=True):
    """Somebody of this room was lynched (Z3.6) or otherwise killed today (Z6.7)."""

    room: str
    who: Seat
    by_lynching: bool


class Possession(Record, frozen=True):
    """On `day` the doctor speaks for the victim; `broken` once the doctor has left play (Z8.5)."""

    doctor: Seat
    victim: Seat
    day: int
    broken: bool = False


class Order(Record, frozen=True):
    """An order for tonight; `Night.orders` is in the sequence in which they came in. `shared`: the Spies' (Z7.3)."""

    who: Seat
    kind: str
    target: Seat
    shared: bool = False


class Fallen(Record, frozen=True):
    """One of last night's dead, as told at dawn to those who read his room then (Z7.10)."""

    alias: str
    room: str
    marks: tuple[str, ...]
    told_to: frozenset[Seat]


class Night(Record, frozen=True):
    """`roster`: who was present when it began; `answered`: who has had his answer; `resting`: who does nothing."""

    roster: frozenset[Seat] = frozenset()
    orders: tuple[Order, ...] = ()
    answered: frozenset[Seat] = frozenset()
    resting: frozenset[Seat] = frozenset()


class Rising(Record, frozen=True):
    """Who will rise, as drawn when Day 2 closed (Z9.1): `order` settles equals, `chosen` is the moderator's own choice.

    `aliases` and `handles` are given in seat order; `named` are new names the moderator has given.
    """

    number: int
    order: tuple[Seat, ...]
    aliases: tuple[str, ...]
    handles: tuple[str, ...]
    crew: str
    crew_order: tuple[str, ...]
    draws: int = 1
    chosen: tuple[Seat, ...] | None = None
    named: dict[Seat, str] = msgspec.field(default_factory=dict)


class Crew(Record, frozen=True):
    """A crew as introduced on Day 3 (Z9.3); it is never brought up to date."""

    ship: str
    members: tuple[Seat, ...]


class Clock(Record, frozen=True):
    """The times of the present phase (UTC). `window` is the day's schedule: today's, or by night the coming day's."""

    window: Window
    ends_at: datetime
    plank_at: datetime | None = None
    """The Captain's deadline, `None` once it has passed (Z2.3)."""
    remind_at: datetime | None = None
    paused_at: datetime | None = None

    def shifted(self, by: timedelta) -> "Clock":
        """Everything later by the length of a pause."""
        return Clock(self.window, self.ends_at + by, _later(self.plank_at, by), _later(self.remind_at, by))


def _later(moment: datetime | None, by: timedelta) -> datetime | None:
    return None if moment is None else moment + by


class State(Record, frozen=True):
    settings: Settings
    phase: Phase = Phase.LOBBY
    offers: tuple[Offer, ...] = ()
    seed_hash: str = ""
    day: int = 0
    sailors: tuple[Sailor, ...] = ()
    ships: tuple[str, ...] = ()
    clock: Clock | None = None
    converged: bool = False
    crews: tuple[Crew, ...] = ()
    votes: tuple[Ballot, ...] = ()
    trials: tuple[Trial, ...] = ()
    blood: tuple[Blood, ...] = ()
    """Who was lynched or killed today, escapes included; it stays when he is brought back (Z6.7)."""
    possessions: tuple[Possession, ...] = ()
    night: Night = Night()
    fallen: tuple[Fallen, ...] = ()
    """Last night's dead, until night falls again."""
    rising: Rising | None = None
    moment: tuple[tuple[Seat, Sailor], ...] = ()
    """Who has left or come back in the simultaneous group under way, as he was before it."""
    winner: str | None = None
    """A side, `draw`, or `nobody` (called off)."""
    used_names: frozenset[str] = frozenset()
    """Keys (Z7.9) of all names of sailors and ships ever used at this table, taken back or not (Z9.6)."""
    renamings: int = 0

    @property
    def seats(self) -> range:
        return range(len(self.sailors))


def is_paused(state: State) -> bool:
    return state.clock is not None and state.clock.paused_at is not None


def seat_of(state: State, alias: str) -> Seat | None:
    """The seat that bears this alias now, dead or alive; a zombie's old alias is nobody's."""
    key = name_key(alias)
    for seat, sailor in enumerate(state.sailors):
        if name_key(sailor.alias) == key:
            return Seat(seat)
    return None


def room_of(state: State, seat: Seat) -> str | None:
    """The room in which he plays; who is away or dead is in none (Z0)."""
    sailor = state.sailors[seat]
    return home_of(state, seat) if sailor.is_present else None


def home_of(state: State, seat: Seat) -> str:
    """The room he plays in while he is present: his ship on Days 1 and 2, then the Meeting."""
    return MEETING if state.converged else state.sailors[seat].ship


def rooms(state: State) -> tuple[str, ...]:
    """The rooms in which is played now, in their order."""
    return (MEETING,) if state.converged else state.ships


def crew_of(state: State, room: str) -> tuple[Seat, ...]:
    """The present sailors of a room in seat order: its bodies (Z0)."""
    return tuple(seat for seat in map(Seat, state.seats) if room_of(state, seat) == room)


def present(state: State) -> tuple[Seat, ...]:
    return tuple(Seat(seat) for seat in state.seats if state.sailors[seat].is_present)


def has_lynched(state: State, room: str) -> bool:
    """Whether this room has lynched somebody today, escapes included (Z3.6, Z3.7)."""
    return any(blood.by_lynching for blood in state.blood if blood.room == room)


def has_lost_somebody(state: State, room: str) -> bool:
    """Whether somebody of this room was lynched or killed today; an escape counts, last night does not (Z6.7)."""
    return any(blood.room == room for blood in state.blood)
