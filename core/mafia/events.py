"""What can happen in a game of Zombie Pirate Mafia; stored names never change."""

from datetime import datetime
from typing import Literal

from core.engine.event import Event, TakenBack
from core.engine.ids import Seat
from core.engine.record import Record
from core.mafia.events_table import AliasesOffered as AliasesOffered
from core.mafia.events_table import Berth as Berth
from core.mafia.events_table import CalledOff as CalledOff
from core.mafia.events_table import ClockResumed as ClockResumed
from core.mafia.events_table import ClockStopped as ClockStopped
from core.mafia.events_table import DayClosed as DayClosed
from core.mafia.events_table import DayOpened as DayOpened
from core.mafia.events_table import DeadlineMoved as DeadlineMoved
from core.mafia.events_table import Dealt as Dealt
from core.mafia.events_table import Joined as Joined
from core.mafia.events_table import Left as Left
from core.mafia.events_table import PlankDeadlinePassed as PlankDeadlinePassed
from core.mafia.events_table import Reminded as Reminded
from core.mafia.events_table import SettingsChanged as SettingsChanged
from core.mafia.events_table import Substituted as Substituted
from core.mafia.events_table import TableEvent
from core.mafia.events_table import TimetableChanged as TimetableChanged
from core.mafia.state import Crew, Rising


class Face(Record, frozen=True):
    """A sailor as he was known when it happened: players are told the alias, never the seat."""

    seat: Seat
    alias: str


class RoomEvent(Event, frozen=True):
    """Something that everybody who reads `room` may know."""

    room: str


# The day


class Voted(RoomEvent, frozen=True, tag="voted"):
    """Z3.1. `names` as sent; `hand` wrote it (Z8.2), `seats` are whom the names meant: both for moderators."""

    who: Face
    names: tuple[str, ...]
    hand: Seat
    seats: tuple[Seat, ...]
    at: datetime


class Unvoted(RoomEvent, frozen=True, tag="unvoted"):
    """Z3.1."""

    who: Face
    hand: Seat
    at: datetime


class Lynched(RoomEvent, frozen=True, tag="lynched"):
    """Z3.3, Z3.6. All whom one plurality lynches die at the same moment. `tie`: several had equal votes (Z4)."""

    who: Face
    by: Literal["majority", "plurality", "moderator"]
    tie: bool = False


class Escaped(RoomEvent, frozen=True, tag="escaped"):
    """Lynched or sent off the plank, and not dead (Z6.6)."""

    who: Face
    by: Literal["majority", "plurality", "plank", "moderator"]
    returns_on: int


class Returned(RoomEvent, frozen=True, tag="returned"):
    """Z6.6. All who return on one day do so at the same moment; each reads of his own return too."""

    who: Face


class PlankCalled(RoomEvent, frozen=True, tag="plank_called"):
    """Z6.1."""

    who: Face
    by: Face


class TrialEnded(RoomEvent, frozen=True, tag="plank_ended"):
    """Z6.2, Z6.4."""

    who: Face
    captain: Face
    how: Literal["executed", "released", "void"]


class Drowned(RoomEvent, frozen=True, tag="drowned"):
    """The executed dies (Z6.3); his room reads it in the end of the trial."""

    who: Face


class CaptainTold(Event, frozen=True, tag="captain_told"):
    """The Captain learns whether the body of the executed was evil (Z6.3)."""

    to: Face
    who: Face
    evil: bool


class MutineerDied(RoomEvent, frozen=True, tag="mutineer_died"):
    """Z6.7."""

    who: Face


class Posted(RoomEvent, frozen=True, tag="posted"):
    """`who` is the voice shown, `hand` who wrote it. `content` is a reference (in a scenario the text)."""

    who: Face
    hand: Seat
    content: str


# The night


class OrderGiven(Event, frozen=True, tag="order_given"):
    """Z7. Replaces his order of that kind; a shared one (Z7.3) replaces that of every fellow."""

    who: Face
    kind: str
    target: Face
    shared: bool


class OrderWithdrawn(Event, frozen=True, tag="order_withdrawn"):
    """`who` takes back an order of this kind; a shared one, whoever gave it."""

    who: Face
    kind: str
    shared: bool


class Rested(Event, frozen=True, tag="rested"):
    """He says that he does nothing tonight: the orders he has given are gone."""

    who: Face


class StarsRead(Event, frozen=True, tag="astrologer_told"):
    """Z7.8."""

    to: Face
    zombies: bool
    spies: int


class BodySought(Event, frozen=True, tag="necrophiliac_told"):
    """Z7.9."""

    to: Face
    name: str
    body: bool


class NightDeath(RoomEvent, frozen=True, tag="night_death"):
    """Z7.10. All who die in one night do so at the same moment."""

    who: Face
    marks: tuple[str, ...]


class Possessed(Event, frozen=True, tag="possessed"):
    """Z7.7: on the day that opens now."""

    who: Face
    by: Face


class PossessionFailed(Event, frozen=True, tag="possession_failed"):
    """Z7.7: the victim or the Doctor died that night."""

    who: Face
    by: Face


# Convergence


class ZombiesDrawn(Event, frozen=True, tag="zombies_drawn"):
    """Z9.1."""

    rising: Rising


class ZombiesChosen(Event, frozen=True, tag="zombies_chosen"):
    """The moderator's choice (Z9.5); `None`: those who were drawn."""

    seats: tuple[Seat, ...] | None


class ZombieNamed(Event, frozen=True, tag="zombie_named"):
    """Z9.5: the name that he will have if he rises."""

    seat: Seat
    name: str


class Risen(Record, frozen=True):
    who: Face
    alias: str
    handle: str


class Converged(Event, frozen=True, tag="converged"):
    """Z9.2, Z9.3. Everybody learns the crews, nobody who the zombies were."""

    zombies: tuple[Risen, ...]
    crews: tuple[tuple[str, tuple[str, ...]], ...]
    introduced: tuple[Crew, ...]


# The moderator and the end


class Modkilled(RoomEvent, frozen=True, tag="modkilled"):
    """Z11.0."""

    who: Face


class Revived(RoomEvent, frozen=True, tag="revived"):
    """Z11.0."""

    who: Face


class LynchingCancelled(RoomEvent, frozen=True, tag="lynching_cancelled"):
    """The lynching of `who` has not been: votes for him are gone, the room may lynch by plurality again."""

    who: Face


class Renamed(Event, frozen=True, tag="renamed"):
    who: Face
    alias: str
    handle: str
    room: str | None


Winner = Literal["citizens", "spies", "zombies", "draw"]


class Ended(Event, frozen=True, tag="ended"):
    """Z10: a side, or `draw` if the moderator ends it so."""

    winner: Winner


MafiaEvent = (
    TableEvent
    | Voted
    | Unvoted
    | Lynched
    | Escaped
    | Returned
    | PlankCalled
    | TrialEnded
    | Drowned
    | CaptainTold
    | MutineerDied
    | Posted
    | OrderGiven
    | OrderWithdrawn
    | Rested
    | StarsRead
    | BodySought
    | NightDeath
    | Possessed
    | PossessionFailed
    | ZombiesDrawn
    | ZombiesChosen
    | ZombieNamed
    | Converged
    | Modkilled
    | Revived
    | LynchingCancelled
    | Renamed
    | Ended
    | TakenBack
)
