"""A ship with a clock that tests move by hand, and the few gestures that most tests of the service begin with."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, event

from core.bootstrap import Ship, open_ship
from core.config import read_settings
from core.engine.command import Command, Join, Start
from core.engine.ids import Person, Seat
from core.engine.refusal import Refused
from core.service.clock import Clock
from core.service.desk import Desk
from core.service.games import Games
from core.service.inbox import Incoming, Outcome, Row, Source
from core.service.moves import Answer, by_host, by_moderator, by_person
from core.service.outbox import Parcel
from core.service.people import appoint, make_owner
from core.service.tables import Table
from core.service.work import Work
from tests.service.dinghy import DINGHY, Vote

BOT = 4_000_000_001
GROUP = -1001234567890
NOON = datetime(2026, 11, 2, 12, tzinfo=UTC)


@dataclass
class Wall:
    """The clock on the wall."""

    now: datetime = NOON

    def __call__(self) -> datetime:
        return self.now


@dataclass
class Harbour:
    """One worker's desk on one database."""

    ship: Ship
    desk: Desk
    wall: Wall
    updates: int = 0
    people: dict[str, Person] = field(default_factory=dict)

    def now(self) -> datetime:
        return self.wall.now

    def wait(self, **time: float) -> None:
        """Time passes, and the reader finds nothing new."""
        self.wall.now += timedelta(**time)
        self.run()

    def run(self) -> None:
        """The worker's round: what has come is worked on, then deadlines ring."""
        self.desk.caught_up(self.wall.now)
        self.drain()
        while self.desk.ring():
            self.drain()

    def drain(self) -> None:
        while (row := self.desk.next_row()) is not None:
            assert row.source is not Source.TELEGRAM
            self.desk.run(row)

    def row(self, dated: datetime | None = None, **body: Any) -> Row:
        """An update has come in and is the next to be worked on."""
        self.updates += 1
        incoming = Incoming(
            source=Source.TELEGRAM,
            bot_id=BOT,
            body=body,
            received_at=self.wall.now,
            dated_at=dated,
            update_id=self.updates,
        )
        with self.desk.write() as books:
            [number] = books.inbox.add([incoming])
            new = books.inbox.get(number)
        assert new is not None
        return new

    @contextmanager
    def work(self, dated: datetime | None = None) -> Iterator[Work]:
        self.desk.caught_up(self.wall.now)
        with self.desk.work(self.row(dated)) as work:
            yield work

    def person(self, name: str, telegram_id: int | None = None) -> Person:
        if name not in self.people:
            number = telegram_id if telegram_id is not None else 5_000_000_000 + len(self.people)
            with self.work() as work:
                self.people[name] = work.account(number, name, language="en").person
        return self.people[name]

    def lobby(self, host: str = "Hester", chat_id: int | None = GROUP) -> Table:
        person = self.person(host)
        with self.work() as work:
            table = work.open_table(
                "dinghy", person, bot_id=BOT, chat_id=chat_id, language="en", zone="UTC", title="The dinghy"
            )
        assert isinstance(table, Table)
        return table

    def join(self, table: Table, name: str) -> Answer:
        person = self.person(name)
        return self.command(table, Join(person, name), by_person(person))

    def game(self, *names: str, chat_id: int | None = GROUP) -> Table:
        """A running game whose first day is open."""
        table = self.lobby(chat_id=chat_id)
        for name in names or ("Ann", "Ben", "Cat"):
            self.join(table, name)
        started = self.command(table, Start(), by_host(self.people["Hester"]))
        assert not isinstance(started, Refused)
        return self.table(table)

    def command(self, table: Table, command: Command, cause: Any, dated: datetime | None = None) -> Answer:
        with self.work(dated) as work:
            answer = work.command(table.id, command, cause)
        return answer  # noqa: RET504 -- after the commit

    def vote(self, table: Table, name: str, whom: str, dated: datetime | None = None) -> Answer:
        person = self.people[name]
        with self.desk.read() as books:
            seat = Seat(books.tables.seated(table.id)[person])
        return self.command(table, Vote(seat, whom), by_person(person), dated)

    def moderator(self, table: Table, name: str = "Mira") -> Person:
        person = self.person(name)
        with self.desk.write() as books:
            assert appoint(books, table, person, None, self.wall.now) is None
        return person

    def manned_game(self) -> Table:
        """Mira moderates, Dora is her deputy, Olga owns the ship."""
        table = self.game()
        self.moderator(table)
        dora, olga = self.person("Dora"), self.person("Olga")
        with self.desk.write() as books:
            appoint(books, table, dora, None, self.wall.now, deputy=True)
            make_owner(books, olga, None, self.wall.now)
        return table

    def moderate(
        self, table: Table, command: Command, name: str = "Mira", reason: str = "because"
    ) -> Outcome:
        """By the panel: submitted, worked on, answered."""
        row = self.desk.submit(table.id, command, by_moderator(self.people[name], name, reason))
        self.run()
        outcome = self.desk.outcome(row)
        assert outcome is not None
        return outcome

    def table(self, table: Table) -> Table:
        with self.desk.read() as books:
            found = books.tables.get(table.id)
        assert found is not None
        return found

    def table_numbered(self, number: int) -> Table:
        with self.desk.read() as books:
            found = books.tables.get(number)
        assert found is not None
        return found

    def state(self, table: Table) -> Any:
        with self.desk.read() as books:
            found = books.tables.get(table.id)
            assert found is not None
            return self.desk.state(books, found)

    def parcels(self, table: Table) -> list[Parcel]:
        """In the order in which they were put."""
        with self.desk.read() as books:
            return books.outbox.of_table(table.id)[::-1]

    def keys(self, table: Table) -> list[str]:
        return [parcel.key for parcel in self.parcels(table)]


@contextmanager
def harbour_on(
    url: str, data: Path, wall: Wall | None = None, games: Games | None = None
) -> Iterator[Harbour]:
    """Opens a ship as a new process would."""
    wall = wall or Wall()
    settings = read_settings({"DATABASE_URL": url, "SCUTTLEBUTT_DATA": str(data)})
    ship = open_ship(settings, games or {"dinghy": DINGHY})
    if ship.store.engine.dialect.name == "sqlite":
        _do_not_wait_for_the_disk(ship.store.engine)
    ship = Ship(settings, ship.store, Clock(ship.store.clock_setting, ship.store.set_clock, wall), ship.games)
    try:
        with ship.worker(BOT) as desk:
            yield Harbour(ship, desk, wall)
    finally:
        ship.close()


def _do_not_wait_for_the_disk(engine: Engine) -> None:
    """Nobody pulls the plug on a test's data; a killed process loses nothing by it."""

    def relax(connection: sqlite3.Connection, record: Any) -> None:
        connection.execute("PRAGMA synchronous=OFF")

    event.listen(engine, "connect", relax)
    engine.dispose()
