"""The store: opens transactions on the database as the ship's books."""

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import Connection, Engine, select

from core.service.clock import REAL, ClockSetting
from core.service.ports import Books
from core.service.secret import Secret
from core.storage.engine import WRITES
from core.storage.link_book import SqlAuditBook, SqlLinkBook
from core.storage.schema import ClockRow
from core.storage.sealed_books import SealedPeopleBook, SealedTableBook
from core.storage.sealed_log import SealedLogBook
from core.storage.sealed_mail import SealedInboxBook, SealedOutboxBook, SealedPostBook
from core.storage.statements import insert
from core.storage.turnstile import Turnstile
from core.storage.vault import TableSeals, Vault


class SqlBooks:
    """See `core.service.ports.Books`."""

    def __init__(self, connection: Connection, vault: Vault) -> None:
        seals = TableSeals(connection, vault)
        self.log = SealedLogBook(connection, seals)
        self.tables = SealedTableBook(connection, seals)
        self.people = SealedPeopleBook(connection, seals)
        self.inbox = SealedInboxBook(connection, seals)
        self.outbox = SealedOutboxBook(connection, seals)
        self.posts = SealedPostBook(connection, seals)
        self.links = SqlLinkBook(connection)
        self.audit = SqlAuditBook(connection)


class SqlStore:
    """See `core.service.ports.Store`."""

    def __init__(self, engine: Engine, key: Secret) -> None:
        self.engine = engine
        self._vault = Vault(key)
        self._turnstile = Turnstile()

    @contextmanager
    def read(self) -> Iterator[Books]:
        with self._reading() as connection:
            yield SqlBooks(connection, self._vault)

    @contextmanager
    def write(self) -> Iterator[Books]:
        with self._writing() as connection:
            yield SqlBooks(connection, self._vault)

    def clock_setting(self) -> ClockSetting:
        with self._reading() as connection:
            row = connection.execute(select(ClockRow)).first()
        return REAL if row is None else ClockSetting(row.anchor_real, row.anchor_game, row.speed)

    def set_clock(self, setting: ClockSetting) -> None:
        values = {
            "anchor_real": setting.anchor_real,
            "anchor_game": setting.anchor_game,
            "speed": setting.speed,
        }
        with self._writing() as connection:
            connection.execute(
                insert(connection, ClockRow)
                .values(values | {"id": 1})
                .on_conflict_do_update(index_elements=["id"], set_=values)
            )

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        options = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
        with self.engine.connect() as connection:
            if connection.dialect.name == "postgresql":
                connection.execution_options(**options)
            with connection.begin():
                yield connection

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        with self._turnstile.turn(), self.engine.connect() as connection:
            connection.execution_options(**{WRITES: True})
            with connection.begin():
                yield connection
