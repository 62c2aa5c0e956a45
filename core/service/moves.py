"""The record of a game: every command with its cause, and the events it brought about."""

from datetime import datetime
from enum import Enum
from typing import Any

import msgspec

from core.engine.command import Command
from core.engine.event import Event
from core.engine.ids import Person
from core.engine.record import Record
from core.engine.refusal import Refused


class CauseKind(Enum):
    PERSON = "person"
    """An account acts for itself: joins, leaves, or sits in the seat that the command names."""
    HOST = "host"
    MODERATOR = "moderator"
    CLOCK = "clock"


class Cause(Record, frozen=True, kw_only=True):
    """Who wants it. `name` and `reason` are recorded with a moderator's command (Z11, R6.3)."""

    kind: CauseKind
    person: Person | None = None
    name: str = ""
    reason: str = ""


CLOCK = Cause(kind=CauseKind.CLOCK)


def by_person(person: Person) -> Cause:
    """He acts for himself; whether he holds the seat, or is the host, is checked when the command is handled."""
    return Cause(kind=CauseKind.PERSON, person=person)


def by_host(person: Person) -> Cause:
    return Cause(kind=CauseKind.HOST, person=person)


def by_moderator(person: Person, name: str, reason: str = "") -> Cause:
    return Cause(kind=CauseKind.MODERATOR, person=person, name=name, reason=reason)


class Move(Record, frozen=True, kw_only=True):
    """A command that was allowed (`refused` empty), or a straggler that was not (F06): it brought about events
    `first`..`last` (none: `last` is `first - 1`). `at` is the time it counted by."""

    table_id: int
    number: int
    command: str
    """Name of the command."""
    body: str
    """The command as JSON."""
    cause: Cause
    at: datetime
    epoch: int
    first: int
    last: int
    refused: str | None = None
    row_id: int | None = None


class Recorded(Record, frozen=True, kw_only=True):
    """An event of the log with its number and time."""

    number: int
    name: str
    version: int
    body: str
    at: datetime
    move: int


class Snapshot(Record, frozen=True):
    """The state after event `version`, as JSON."""

    version: int
    state: str


class Accepted(Record, frozen=True, kw_only=True):
    """A command that was allowed: what it brought about. An empty `events` means that nothing had to change."""

    command: Command
    events: tuple[Event, ...]
    before: Any
    after: Any
    first: int
    at: datetime


Answer = Accepted | Refused


class Entry(Record, frozen=True, kw_only=True):
    """A line of the story as the moderator reads it."""

    number: int
    at: datetime
    name: str
    fields: dict[str, Any]
    cause: Cause
    command: str
    taken_back: bool = False
    facts: dict[str, Any] = msgspec.field(default_factory=dict)
