"""A table: one game with its chats, its host and its moderators."""

from collections.abc import Mapping
from datetime import datetime
from enum import Enum
from typing import Any

import msgspec

from core.engine.ids import Person
from core.engine.record import Record

STARTS_AT = "starts_at"
"""In a table's facts: when its host means to begin (ISO 8601); the lobby's card shows it. Nothing begins by itself."""

CALLED = "called"
"""In a table's facts: for which silence of its moderators others were called last (`Called`)."""


class TableStatus(Enum):
    LOBBY = "lobby"
    RUNNING = "running"
    OVER = "over"
    CANCELLED = "cancelled"


class Chat(Record, frozen=True):
    """A group chat as a reader: what many read is in the table's language and zone."""

    chat_id: int
    language: str
    zone: str


class Table(Record, frozen=True, kw_only=True):
    """`version` is the number of its last event, `epoch` the number of take-backs, `closed_at` its last close."""

    id: int
    handle: str
    """Random; stands for the table in links and buttons."""
    game: str
    bot_id: int
    chat_id: int | None
    host: Person
    language: str
    zone: str
    title: str
    status: TableStatus
    version: int
    epoch: int
    opened_at: datetime
    deadline_kind: str | None = None
    deadline_at: datetime | None = None
    closed_at: datetime | None = None
    last_at: datetime | None = None
    archived: bool = False
    blind: bool = False
    """Opened so that no owner sees its secrets until the end."""
    facts: dict[str, Any] = msgspec.field(default_factory=dict)
    """Small facts of the adapters (bound channels, saved permissions of a group, outage setting)."""

    @property
    def chat(self) -> Chat | None:
        return None if self.chat_id is None else Chat(self.chat_id, self.language, self.zone)

    @property
    def is_live(self) -> bool:
        return self.status in (TableStatus.LOBBY, TableStatus.RUNNING)

    @property
    def is_blind(self) -> bool:
        """To owners, now: after the end everything is open."""
        return self.blind and self.is_live


def new_table(
    *,
    handle: str,
    game: str,
    bot_id: int,
    chat_id: int | None,
    host: Person,
    language: str,
    zone: str,
    title: str,
    opened_at: datetime,
    facts: Mapping[str, Any],
) -> Table:
    """A lobby without events; the store numbers it."""
    return Table(
        id=0,
        handle=handle,
        game=game,
        bot_id=bot_id,
        chat_id=chat_id,
        host=host,
        language=language,
        zone=zone,
        title=title,
        status=TableStatus.LOBBY,
        version=0,
        epoch=0,
        opened_at=opened_at,
        facts=dict(facts),
    )


class Appointment(Record, frozen=True):
    """Who may moderate a table. A deputy has the same rights and is called when the moderator is silent."""

    table_id: int
    person: Person
    deputy: bool
    appointed_by: Person | None
    at: datetime


class Called(Record, frozen=True):
    """Others were called at `at`, deputies or `owners`: the moderators had not been seen after `since`."""

    since: datetime
    at: datetime
    owners: bool

    @classmethod
    def of(cls, table: Table) -> "Called | None":
        fact = table.facts.get(CALLED)
        return None if fact is None else msgspec.convert(fact, cls)

    def as_fact(self) -> dict[str, Any]:
        return {"since": self.since.isoformat(), "at": self.at.isoformat(), "owners": self.owners}


class Ban(Record, frozen=True):
    """A group keeps a person out of its tables; without `until` for good."""

    chat_id: int
    person: Person
    until: datetime | None
    by: Person
    at: datetime


class Follow(Record, frozen=True):
    """A chat that reads a table's bulletins (`table_id`), or waits for the next game of a group (`chat_id`)."""

    follower_chat: int
    table_id: int | None = None
    chat_id: int | None = None
