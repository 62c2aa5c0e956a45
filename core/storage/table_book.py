"""Tables, seats and followers as rows."""

from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, delete, select, union, update

from core.engine.ids import Person
from core.service.ports import Conflict
from core.service.tables import Follow, Table, TableStatus
from core.storage.mail_schema import CardRow, OutboxRow
from core.storage.schema import (
    BanRow,
    FollowRow,
    ModeratorRow,
    SeatRow,
    TableRow,
)
from core.storage.statements import insert

LIVE = (TableStatus.LOBBY.value, TableStatus.RUNNING.value)
CHANGEABLE = frozenset({"title", "language", "zone", "chat_id", "host", "archived", "blind", "facts"})
NEXT_DEADLINES = 20


class SqlTableBook:
    """See `core.service.ports.TableBook`."""

    def __init__(self, connection: Connection) -> None:
        self._do = connection

    def add(self, table: Table, seed: bytes, handle_key: bytes) -> Table:
        values = _columns(table) | {"seed": seed, "handle_key": handle_key}
        row = self._do.execute(insert(self._do, TableRow).values(values).returning(*_SHOWN)).one()
        return self._table(row)

    def get(self, table_id: int) -> Table | None:
        return self._one(TableRow.id == table_id)

    def by_handle(self, handle: str) -> Table | None:
        return self._one(TableRow.handle == handle)

    def in_chat(self, bot_id: int, chat_id: int, *, live: bool = True) -> list[Table]:
        wanted = [TableRow.bot_id == bot_id, TableRow.chat_id == chat_id]
        return self._many(*wanted, *([TableRow.status.in_(LIVE)] if live else []))

    def all(self, bot_id: int | None = None, status: Iterable[TableStatus] = ()) -> list[Table]:
        wanted = [] if bot_id is None else [TableRow.bot_id == bot_id]
        states = [one.value for one in status]
        return self._many(*wanted, *([TableRow.status.in_(states)] if states else []))

    def of(self, person: Person) -> list[Table]:
        ids = union(
            select(SeatRow.table_id).where(SeatRow.person == person),
            select(ModeratorRow.table_id).where(ModeratorRow.person == person),
            select(TableRow.id).where(TableRow.host == person),
        )
        wanted = TableRow.id.in_(select(ids.subquery().c[0]))
        return self._many(wanted, TableRow.status.in_(LIVE))

    def seated(self, table_id: int) -> dict[Person, int]:
        query = select(SeatRow.person, SeatRow.seat).where(SeatRow.table_id == table_id)
        return {Person(person): seat for person, seat in self._do.execute(query.order_by(SeatRow.seat))}

    def keep_seating(self, table_id: int, seating: Mapping[Person, int]) -> None:
        if self.seated(table_id) == dict(seating):
            return
        self._do.execute(delete(SeatRow).where(SeatRow.table_id == table_id))
        rows = [{"table_id": table_id, "person": person, "seat": seat} for person, seat in seating.items()]
        if rows:
            self._do.execute(insert(self._do, SeatRow), rows)

    def advance(self, table: Table, *, from_version: int) -> None:
        changed = self._do.execute(
            update(TableRow)
            .where(TableRow.id == table.id, TableRow.version == from_version)
            .values(
                version=table.version,
                epoch=table.epoch,
                status=table.status.value,
                deadline_kind=table.deadline_kind,
                deadline_at=table.deadline_at,
                closed_at=table.closed_at,
                last_at=table.last_at,
            )
        )
        if changed.rowcount != 1:
            raise Conflict(f"table {table.id} has moved on from version {from_version}")

    def change(self, table_id: int, **fields: Any) -> None:
        unknown = set(fields) - CHANGEABLE
        if unknown:
            raise ValueError(f"not a field of a table that can be changed: {', '.join(sorted(unknown))}")
        if fields:
            self._do.execute(update(TableRow).where(TableRow.id == table_id).values(fields))

    def seed(self, table_id: int) -> bytes:
        return bytes(self._do.execute(select(TableRow.seed).where(TableRow.id == table_id)).scalar_one())

    def handle_key(self, table_id: int) -> bytes:
        return bytes(
            self._do.execute(select(TableRow.handle_key).where(TableRow.id == table_id)).scalar_one()
        )

    def due(self, bot_id: int, upto: datetime) -> list[Table]:
        query = _live_with_deadline().where(TableRow.bot_id == bot_id, TableRow.deadline_at <= upto)
        return [self._table(row) for row in self._do.execute(query)]

    def next_deadline(self, bot_id: int) -> datetime | None:
        row = self._do.execute(_live_with_deadline().where(TableRow.bot_id == bot_id).limit(1)).first()
        return None if row is None else row.deadline_at

    def deadlines(self) -> list[Table]:
        return [self._table(row) for row in self._do.execute(_live_with_deadline().limit(NEXT_DEADLINES))]

    def chat_moved(self, bot_id: int, old: int, new: int) -> None:
        move = {"chat_id": new}
        self._do.execute(
            update(TableRow).where(TableRow.bot_id == bot_id, TableRow.chat_id == old).values(move)
        )
        self._do.execute(
            update(OutboxRow)
            .where(OutboxRow.bot_id == bot_id, OutboxRow.chat_id == old, OutboxRow.state == "waiting")
            .values(chat_id=new, reply_to=None)
        )
        cards = update(CardRow).where(CardRow.chat_id == old)
        self._do.execute(cards.values(chat_id=new, message_id=None, digest=""))
        for rows, column in ((BanRow, BanRow.chat_id), (FollowRow, FollowRow.chat_id)):
            self._do.execute(update(rows).where(column == old).values(move))
        follower = update(FollowRow).where(FollowRow.follower_chat == old)
        self._do.execute(follower.values(follower_chat=new))

    def follow(self, follow: Follow) -> bool:
        place = {
            "follower_chat": follow.follower_chat,
            "table_id": follow.table_id or 0,
            "chat_id": follow.chat_id or 0,
        }
        added = insert(self._do, FollowRow).values(place).on_conflict_do_nothing()
        return self._do.execute(added.returning(FollowRow.follower_chat)).first() is not None

    def unfollow(self, follow: Follow) -> bool:
        done = self._do.execute(
            delete(FollowRow).where(
                FollowRow.follower_chat == follow.follower_chat,
                FollowRow.table_id == (follow.table_id or 0),
                FollowRow.chat_id == (follow.chat_id or 0),
            )
        )
        return bool(done.rowcount)

    def unfollow_all(self, follower_chat: int) -> None:
        self._do.execute(delete(FollowRow).where(FollowRow.follower_chat == follower_chat))

    def followers(self, *, table_id: int | None = None, chat_id: int | None = None) -> list[int]:
        query = select(FollowRow.follower_chat).where(
            FollowRow.table_id == (table_id or 0), FollowRow.chat_id == (chat_id or 0)
        )
        return list(self._do.scalars(query.order_by(FollowRow.follower_chat)))

    def _one(self, *wanted: Any) -> Table | None:
        row = self._do.execute(select(*_SHOWN).where(*wanted)).first()
        return None if row is None else self._table(row)

    def _many(self, *wanted: Any) -> list[Table]:
        query = select(*_SHOWN).where(*wanted)
        return [self._table(row) for row in self._do.execute(query.order_by(TableRow.id.desc()))]

    def _table(self, row: Any) -> Table:
        fields = dict(row._mapping)
        return Table(**(fields | {"host": Person(row.host), "status": TableStatus(row.status)}))


_SHOWN = tuple(column for column in TableRow.__table__.columns if column.name not in ("seed", "handle_key"))


def _live_with_deadline() -> Any:
    query = select(*_SHOWN).where(TableRow.status.in_(LIVE), TableRow.deadline_at.is_not(None))
    return query.order_by(TableRow.deadline_at, TableRow.id)


def _columns(table: Table) -> dict[str, Any]:
    values = {name: getattr(table, name) for name in table.__struct_fields__ if name != "id"}
    return values | {"status": table.status.value}
