"""Commands ask: what a seat, a host, a moderator or the clock wants done, and the commands that every game knows.

A command names the seat that acts by its number (`who`) and every other sailor by the alias as it was typed: whether
that alias is here, dead or nobody is for the rules to judge.
"""

from datetime import datetime
from enum import Enum
from typing import ClassVar

from core.engine.ids import Person, Seat
from core.engine.record import Record


class Authority(Enum):
    """Who may send a command. The service checks it before the rules are asked."""

    SEAT = "seat"
    """The person who holds the seat `who`; a moderator may act for him."""
    ANYONE = "anyone"
    """Any account, for itself (join, leave)."""
    HOST = "host"
    """Whoever opened the table, or a moderator."""
    MODERATOR = "moderator"
    CLOCK = "clock"
    """Only the clock: a deadline that is due."""


class Command(Record, frozen=True, tag_field="type", tag=str.lower):
    """Base of all commands."""

    authority: ClassVar[Authority] = Authority.SEAT


class SeatCommand(Command, frozen=True):
    """A command of the seat `who`."""

    who: Seat


class ModeratorCommand(Command, frozen=True):
    """An override: recorded with the moderator's name and reason (Z11, R6.3)."""

    authority: ClassVar[Authority] = Authority.MODERATOR


class DeadlineReached(Command, frozen=True, tag="deadline_reached"):
    """The clock has come to the game's next deadline. Any other than the next one is refused as `stale_deadline`."""

    authority: ClassVar[Authority] = Authority.CLOCK
    kind: str
    at: datetime


class Join(Command, frozen=True, tag="join"):
    """A person takes a place in the lobby under a name (ZPM: one of the offered aliases; Raft: his own shown name)."""

    authority: ClassVar[Authority] = Authority.ANYONE
    person: Person
    name: str


class Leave(Command, frozen=True, tag="leave"):
    """A person leaves the lobby; refused once the game runs."""

    authority: ClassVar[Authority] = Authority.ANYONE
    person: Person


class Start(Command, frozen=True, tag="start"):
    """The lobby closes and the game begins. `seed_hash` (SHA-256, hex) is the published promise about all draws."""

    authority: ClassVar[Authority] = Authority.HOST
    seed_hash: str = ""


class CancelGame(Command, frozen=True, tag="cancel_game"):
    """The host calls the table off, before or during play: nobody wins."""

    authority: ClassVar[Authority] = Authority.HOST


class Modkill(ModeratorCommand, frozen=True, tag="modkill"):
    """Z11, R6.4: the seat dies at once."""

    who: Seat


class Revive(ModeratorCommand, frozen=True, tag="revive"):
    """Z11.0, R6.4: the dead seat comes back."""

    who: Seat


class Substitute(ModeratorCommand, frozen=True, tag="substitute"):
    """Another person takes the seat; alias, role, votes, orders and past stay (Z11)."""

    who: Seat
    person: Person


class Rename(ModeratorCommand, frozen=True, tag="rename"):
    """The seat gets another alias; votes on and by it stay."""

    who: Seat
    name: str


class MoveDeadline(ModeratorCommand, frozen=True, tag="move_deadline"):
    """Extends or shortens the present phase: it closes at `closes_at` (UTC)."""

    closes_at: datetime


class CloseNow(ModeratorCommand, frozen=True, tag="close_now"):
    """The present phase closes at once, with everything its close brings about."""


class Pause(ModeratorCommand, frozen=True, tag="pause"):
    """The clock of the game stops: no deadline is due and nobody can act until it is resumed."""


class Resume(ModeratorCommand, frozen=True, tag="resume"):
    """The clock goes on; the present phase has as much time left as when it was paused."""


class TakeBack(ModeratorCommand, frozen=True, tag="take_back"):
    """The game returns to the state after event number `to` (1 is the first). Decided by the engine, not by a game."""

    to: int


CommonCommand = (
    Join
    | Leave
    | Start
    | CancelGame
    | DeadlineReached
    | Modkill
    | Revive
    | Substitute
    | Rename
    | MoveDeadline
    | CloseNow
    | Pause
    | Resume
    | TakeBack
)
"""What every game judges, and the take-back, which none does: part of each game's union of commands."""
