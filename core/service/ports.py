"""What the service needs from a store: one transaction at a time, seen as the ship's books.

`core.storage` implements these. Everything read and written through one `Books` belongs to one transaction.
"""

from collections.abc import Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from datetime import datetime
from typing import Any, Protocol

from core.engine.ids import Person
from core.service.clock import ClockSetting
from core.service.moves import Move, Recorded, Snapshot
from core.service.ports_mail import InboxBook as InboxBook
from core.service.ports_mail import OutboxBook as OutboxBook
from core.service.ports_mail import PostBook as PostBook
from core.service.ports_people import AuditBook as AuditBook
from core.service.ports_people import LinkBook as LinkBook
from core.service.ports_people import PeopleBook as PeopleBook
from core.service.tables import Follow, Table, TableStatus


class LogBook(Protocol):
    """Events, moves and snapshots of the games. Rows are only ever added, and never change."""

    def append(self, move: Move, events: Sequence[tuple[str, int, str]]) -> None:
        """Adds a move (the store gives its `number`) and its events, as (name, version, body), from `move.first`."""
        ...

    def events(self, table_id: int, after: int = 0, upto: int | None = None) -> list[Recorded]:
        """The events numbered `after + 1` … `upto`, by number (F14)."""
        ...

    def event(self, table_id: int, number: int) -> Recorded | None: ...

    def moves(self, table_id: int, after: int = 0, *, stragglers: bool = False) -> list[Move]:
        """Moves with a number above `after`, in order; with `stragglers` only those that came too late."""
        ...

    def reached(self, table_id: int, upto: datetime) -> int:
        """The last event of all that had come in by then, whatever time it counts by; 0 for none."""
        ...

    def last_move(self, table_id: int) -> Move | None:
        """The last allowed move that brought about events."""
        ...

    def snapshot(self, table_id: int, upto: int) -> Snapshot | None:
        """The latest snapshot whose version is not above `upto`."""
        ...

    def keep_snapshot(self, table_id: int, snapshot: Snapshot) -> None: ...


class TableBook(Protocol):
    """Tables, followers of their bulletins, cards on phones."""

    def add(self, table: Table, seed: bytes, handle_key: bytes) -> Table:
        """Stores a new table; its `id` is given by the store."""
        ...

    def get(self, table_id: int) -> Table | None: ...

    def by_handle(self, handle: str) -> Table | None: ...

    def in_chat(self, bot_id: int, chat_id: int, *, live: bool = True) -> list[Table]:
        """Tables of a group, the newest first."""
        ...

    def all(self, bot_id: int | None = None, status: Iterable[TableStatus] = ()) -> list[Table]: ...

    def of(self, person: Person) -> list[Table]:
        """Live tables at which he holds a seat, is host, or was appointed, the newest first."""
        ...

    def seated(self, table_id: int) -> dict[Person, int]:
        """Who holds which seat, as the last command left it (a copy of the rules' `seating` for queries)."""
        ...

    def keep_seating(self, table_id: int, seating: Mapping[Person, int]) -> None: ...

    def advance(self, table: Table, *, from_version: int) -> None:
        """Writes version, epoch, status, deadline and times; `Conflict` if the stored version is not `from_version`."""
        ...

    def change(self, table_id: int, **fields: Any) -> None:
        """Changes `title`, `language`, `zone`, `chat_id`, `host`, `archived`, `blind` or `facts`; never what the game
        itself says."""
        ...

    def seed(self, table_id: int) -> bytes: ...

    def handle_key(self, table_id: int) -> bytes: ...

    def due(self, bot_id: int, upto: datetime) -> list[Table]:
        """Live tables whose deadline is not later than `upto`, the earliest first."""
        ...

    def next_deadline(self, bot_id: int) -> datetime | None: ...

    def deadlines(self) -> list[Table]:
        """Live tables with a deadline, the earliest 20 of them, in their order (for the panel)."""
        ...

    def chat_moved(self, bot_id: int, old: int, new: int) -> None:
        """Every row that names the chat as a place names the new one; cards are sent there anew (F50)."""
        ...

    def follow(self, follow: Follow) -> bool:
        """False if it was followed already."""
        ...

    def unfollow(self, follow: Follow) -> bool: ...

    def unfollow_all(self, follower_chat: int) -> None: ...

    def followers(self, *, table_id: int | None = None, chat_id: int | None = None) -> list[int]: ...


class Books(Protocol):
    """One transaction: all that is stored, by subject."""

    @property
    def log(self) -> LogBook: ...
    @property
    def tables(self) -> TableBook: ...
    @property
    def people(self) -> PeopleBook: ...
    @property
    def inbox(self) -> InboxBook: ...
    @property
    def outbox(self) -> OutboxBook: ...
    @property
    def posts(self) -> PostBook: ...
    @property
    def links(self) -> LinkBook: ...
    @property
    def audit(self) -> AuditBook: ...


class Store(Protocol):
    """Opens transactions. A write transaction is alone on SQLite; leaving it commits, an exception rolls back."""

    def read(self) -> AbstractContextManager[Books]: ...

    def write(self) -> AbstractContextManager[Books]: ...

    def clock_setting(self) -> ClockSetting: ...

    def set_clock(self, setting: ClockSetting) -> None: ...


class Conflict(RuntimeError):
    """Another process moved the game on between reading and writing; nothing was written. The row is read again."""


class LeaseLost(RuntimeError):
    """Another worker leads this bot token now: this one must stop before it writes anything."""


class UnknownTable(LookupError):
    """There is no table with this number."""
