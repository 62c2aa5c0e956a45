"""Sealed keys and facts of blind tables, and of every person what he is about to do (`modes`)."""

from datetime import datetime
from typing import Any

from sqlalchemy import Connection, select, update

from core.engine.ids import Person
from core.engine.record import replace
from core.service.accounts import Account
from core.service.tables import Table
from core.storage.people_book import SqlPeopleBook
from core.storage.schema import PersonRow, TableRow
from core.storage.sealed_log import seal_log
from core.storage.sealed_mail import SEALED, seal_mail
from core.storage.table_book import SqlTableBook
from core.storage.vault import Seal, SealBroken, TableSeals


class SealedTableBook(SqlTableBook):
    """See `core.service.ports.TableBook`."""

    def __init__(self, connection: Connection, seals: TableSeals) -> None:
        super().__init__(connection)
        self._seals = seals

    def change(self, table_id: int, **fields: Any) -> None:
        """A table that becomes blind is sealed with all that has been stored of it."""
        if fields.get("blind"):
            super().change(table_id, **fields)
            self._seal_all(table_id, self._seals.begin(table_id))
            return
        seal = self._seals.of(table_id)
        if seal is not None and "facts" in fields:
            fields["facts"] = {SEALED: seal.seal(fields["facts"])}
        super().change(table_id, **fields)

    def seed(self, table_id: int) -> bytes:
        return self._key(table_id, super().seed(table_id))

    def handle_key(self, table_id: int) -> bytes:
        return self._key(table_id, super().handle_key(table_id))

    def _key(self, table_id: int, stored: bytes) -> bytes:
        seal = self._seals.of(table_id)
        return stored if seal is None else bytes.fromhex(seal.open(stored.decode()))

    def _table(self, row: Any) -> Table:
        table = super()._table(row)
        if set(table.facts) != {SEALED}:
            return table
        return replace(table, facts=self._seals.needed(table.id).open(table.facts[SEALED]))

    def _seal_all(self, table_id: int, seal: Seal) -> None:
        row = self._do.execute(select(TableRow).where(TableRow.id == table_id)).one()
        keys = {name: seal.seal(getattr(row, name).hex()).encode() for name in ("seed", "handle_key")}
        self._do.execute(
            update(TableRow)
            .where(TableRow.id == table_id)
            .values(keys | {"facts": {SEALED: seal.seal(row.facts)}})
        )
        seal_log(self._do, seal, table_id)
        seal_mail(self._do, seal, table_id)


class SealedPeopleBook(SqlPeopleBook):
    """See `core.service.ports_people.PeopleBook`: `modes` name voices and hold words that wait to be confirmed;
    an id that must be known again is masked."""

    def __init__(self, connection: Connection, seals: TableSeals) -> None:
        super().__init__(connection)
        self._seal = seals.ship

    def add(self, account: Account) -> Account:
        return self._opened(super().add(replace(account, modes=self._sealed(account.modes))))

    def change(self, person: Person, **fields: Any) -> Account:
        if "modes" in fields:
            fields["modes"] = self._sealed(fields["modes"])
        return self._opened(super().change(person, **fields))

    # -- what is kept of one who was forgotten: whoever has the database alone cannot turn it back

    def blank(self, person: Person, at: datetime, *, trace: bool = False) -> None:
        account = self.get(person)
        if trace and account is not None and account.telegram_id is not None:
            self._set_trace(person, self._trace_of(account.telegram_id))
        super().blank(person, at)

    def traced(self) -> list[Person]:
        query = select(PersonRow.person).where(PersonRow.trace.is_not(None))
        return [Person(person) for person in self._do.scalars(query)]

    def by_trace(self, telegram_id: int) -> Person | None:
        query = select(PersonRow.person).where(PersonRow.trace == self._trace_of(telegram_id))
        found = self._do.scalar(query.order_by(PersonRow.person.desc()).limit(1))
        return None if found is None else Person(found)

    def drop_trace(self, person: Person) -> None:
        self._set_trace(person, None)

    def _set_trace(self, person: Person, trace: str | None) -> None:
        self._do.execute(update(PersonRow).where(PersonRow.person == person).values(trace=trace))

    def _trace_of(self, telegram_id: int) -> str:
        return self._seal.mask(f"person/{telegram_id}")

    # -- what he is about to do

    def _one(self, *wanted: Any) -> Account | None:
        found = super()._one(*wanted)
        return None if found is None else self._opened(found)

    def _many(self, *wanted: Any) -> list[Account]:
        return [self._opened(account) for account in super()._many(*wanted)]

    def _sealed(self, modes: dict[str, Any]) -> dict[str, Any]:
        return {SEALED: self._seal.seal(modes)} if modes else {}

    def _opened(self, account: Account) -> Account:
        """What cannot be opened is forgotten: he chooses again."""
        if set(account.modes) != {SEALED}:
            return account
        try:
            return replace(account, modes=self._seal.open(account.modes[SEALED]))
        except SealBroken:
            return replace(account, modes={})
