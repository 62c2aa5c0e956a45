"""The desk: takes rows into the inbox, hands them to the worker one by one, rings for deadlines, answers questions."""

from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from datetime import datetime
from typing import Any

import msgspec

from core.engine.command import Command
from core.engine.ruleset import ONLOOKER, Ruleset, Viewer
from core.service import failpoints
from core.service.asked import Asked, do_asked
from core.service.clock import Clock, real_now
from core.service.games import Games
from core.service.inbox import Incoming, Outcome, Row, Source
from core.service.moves import Cause
from core.service.opening import Opening
from core.service.outages import Outage, come_back
from core.service.past import Shelf
from core.service.ports import Books, LeaseLost, Store, UnknownTable
from core.service.tables import Table
from core.service.watermark import GRACE, Watermark
from core.service.work import Work
from core.service.working import Working

LED_WITHIN = 10.0
"""Seconds of real time after its last tick for which a worker counts as running."""


class Desk:
    """One a process. A worker gives the `bot_id` it leads and the `term` of its lease; a panel gives neither, and may
    submit, wait for outcomes and read. All methods are synchronous, and those of a worker are called from one thread.
    """

    def __init__(
        self, store: Store, games: Games, clock: Clock, *, bot_id: int = 0, term: int | None = None
    ) -> None:
        self.clock = clock
        self.games = games
        self.bot_id = bot_id
        self.shelf = Shelf(games)
        self._store = store
        self._term = term
        self._watermark = Watermark(bot_id)

    # -- transactions

    def read(self) -> AbstractContextManager[Books]:
        """A consistent picture of everything stored."""
        return self._store.read()

    def write(self) -> AbstractContextManager[Books]:
        """A transaction for what is no game's business: sessions, looks, settings of a person, marks of the courier."""
        return self._store.write()

    # -- the queue: filling it

    def receive(self, rows: Sequence[Incoming]) -> int:
        """Commits rows to the inbox; only then may they be acknowledged to Telegram. How many were new (F54, F55)."""
        if not rows:
            return 0
        with self._store.write() as books:
            added = books.inbox.add(rows)
            failpoints.hit(failpoints.BEFORE_INBOX_COMMIT)
        failpoints.hit(failpoints.AFTER_INBOX_COMMIT)
        return len(added)

    def caught_up(self, moment: datetime) -> None:
        """The reader says: everything that was sent until `moment` (the clock's time when its request to Telegram
        came back with less than a full batch) is in the inbox. Without it no deadline is ever applied."""
        self._watermark.rise(moment)

    def submit(
        self, table_id: int, command: Command, cause: Cause, seen: int | None = None, once: str = ""
    ) -> int:
        """Puts a command into the queue of the table's bot; the row's id, for `outcome`. Raises `UnknownTable`.

        With `seen`, the version on which the moderator decided, it is refused as `changed` if another moderator, the
        host or a close by the clock has come in between. What is submitted again under the same `once` is the first
        one's row: a page whose answer was lost may be sent again.
        """
        with self._store.write() as books:
            table = _existing(books, table_id)
            body = self.ruleset(table).codec.encode_command(command)
            if cause.person is not None:
                books.people.change(cause.person, seen_at=self.clock.now())
            row = self._ask(books, table, Asked(cause=cause, command=body, seen=seen), once)
        failpoints.hit(failpoints.AFTER_INBOX_COMMIT)
        return row

    def submit_errand(
        self, table_id: int, errand: str, facts: Mapping[str, Any], cause: Cause, once: str = ""
    ) -> int:
        """As `submit`, for what is no command of a game (`core.service.errands`)."""
        with self._store.write() as books:
            table = _existing(books, table_id)
            row = self._ask(books, table, Asked(cause=cause, errand=errand, facts=dict(facts)), once)
        failpoints.hit(failpoints.AFTER_INBOX_COMMIT)
        return row

    def submit_opening(self, bot_id: int, opening: Opening, cause: Cause, once: str) -> int | None:
        """As `submit`, for a table that is to be opened. `None` if a row with this `once` is in the queue already: a
        form that is sent twice opens one table."""
        row = Incoming(
            source=Source.PANEL,
            bot_id=bot_id,
            body=msgspec.to_builtins(Asked(cause=cause, opens=opening)),
            received_at=self.clock.now(),
            key=f"open/{cause.person}/{once}",
        )
        with self._store.write() as books:
            return next(iter(books.inbox.add([row])), None)

    def outcome(self, row_id: int) -> Outcome | None:
        """What became of a row; while it is not `is_settled`, it waits (see `is_led`)."""
        with self._store.read() as books:
            return books.inbox.outcome(row_id)

    def is_led(self, bot_id: int) -> bool:
        """Whether a worker of this token has looked at the clock within the last seconds."""
        with self._store.read() as books:
            bot = books.people.bot(bot_id)
        if bot is None or bot.last_tick is None:
            return False
        return (real_now() - bot.last_tick).total_seconds() < LED_WITHIN

    # -- the queue: emptying it (the leading worker only)

    def next_row(self) -> Row | None:
        """The next row to be worked on, in the order of `Watermark.next_row`."""
        with self._store.read() as books:
            return self._watermark.next_row(books)

    def work(self, row: Row) -> AbstractContextManager[Work]:
        """The row's transaction. Leaving the block commits everything with the row marked done.

        An exception rolls everything back and is not raised again: it is logged with an id and the row is read again;
        after three tries it is marked failed and the moderators, or the owners, are told. `LeaseLost` is raised.
        """
        return Working(self._store, self.shelf, self._watermark, row, self._term)

    def run(self, row: Row) -> None:
        """Works on a row of the panel or of the clock, which need no adapter."""
        with self.work(row) as work:
            match row.source:
                case Source.CLOCK:
                    work.settle(_table_of(row))
                case Source.PANEL:
                    do_asked(work, self.shelf, row.table_id, msgspec.convert(row.body, Asked))
                case Source.TELEGRAM:
                    raise ValueError("an update of Telegram is for the adapter to translate")

    def come_back(self) -> list[Outage]:
        """What a stop took from running phases; called once, before the first row (`Ship.worker` does)."""
        with self._store.write() as books:
            bot = books.people.bot(self.bot_id)
            return come_back(books, self.shelf, self.clock, self.bot_id, bot.last_tick if bot else None)

    def ring(self) -> int:
        """Puts a row into the queue for each deadline that may be applied now; how many. Call it at every alarm and
        every few seconds: it is idempotent. It also tells the panel that this worker lives (F42)."""
        with self._store.write() as books:
            self._check_term(books)
            books.people.tick(self.bot_id, real_now())
            due = books.tables.due(self.bot_id, self.clock.now())
            rows = [
                _bell(table, table.deadline_at, self.clock.now())
                for table in due
                if table.deadline_at is not None and self._watermark.is_past(books, table.deadline_at)
            ]
            return len(books.inbox.add(rows))

    def check_lead(self) -> None:
        """Raises `LeaseLost` when another worker leads by now: the courier asks before each batch."""
        with self._store.read() as books:
            self._check_term(books)

    def next_alarm(self) -> datetime | None:
        """When (game time) a deadline could be applied next: two seconds after it. By then the reader should have a
        request to Telegram come back, so that `caught_up` can say so."""
        with self._store.read() as books:
            moments = [deadline for _, deadline in books.inbox.held(self.bot_id)]
            first = books.tables.next_deadline(self.bot_id)
        if first is not None:
            moments.append(first)
        return min(moments) + GRACE if moments else None

    # -- reading a game

    def ruleset(self, table: Table) -> Ruleset[Any]:
        return self.games[table.game]

    def state(self, books: Books, table: Table) -> Any:
        """The present state; `table` must have been read in the same transaction. Holds every secret."""
        return self.shelf.present(books, table)

    def state_at(self, books: Books, table: Table, event: int) -> Any:
        """The state after event number `event`."""
        return self.shelf.at(books, table, event)

    def view(self, books: Books, table: Table, viewer: Viewer = ONLOOKER) -> dict[str, Any]:
        """How things stand for this viewer. A moderator's view is a look: record it (`people.look`)."""
        return self.ruleset(table).view(self.state(books, table), viewer)

    # -- own affairs

    def _check_term(self, books: Books) -> None:
        if self._term is not None and books.people.term(self.bot_id) != self._term:
            raise LeaseLost(f"another worker leads bot {self.bot_id}")

    def _ask(self, books: Books, table: Table, asked: Asked, once: str) -> int:
        row = Incoming(
            source=Source.PANEL,
            bot_id=table.bot_id,
            body=msgspec.to_builtins(asked),
            received_at=self.clock.now(),
            table_id=table.id,
            key=f"panel/{once}" if once else None,
        )
        added = books.inbox.add([row])
        failpoints.hit(failpoints.BEFORE_INBOX_COMMIT)
        return added[0] if added else books.inbox.known_as(table.bot_id, row.key or "")


def _existing(books: Books, table_id: int) -> Table:
    table = books.tables.get(table_id)
    if table is None:
        raise UnknownTable(f"there is no table {table_id}")
    return table


def _table_of(row: Row) -> int:
    assert row.table_id is not None, f"row {row.id} names no table"
    return row.table_id


def _bell(table: Table, deadline: datetime, now: datetime) -> Incoming:
    return Incoming(
        source=Source.CLOCK,
        bot_id=table.bot_id,
        body={},
        received_at=now,
        dated_at=deadline,
        table_id=table.id,
        key=f"bell/{table.id}/{table.version}",
    )
