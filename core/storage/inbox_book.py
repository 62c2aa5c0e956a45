"""The inbox as rows."""

from collections.abc import Iterable
from datetime import datetime
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, select, update

from core.service.inbox import Incoming, Outcome, Row, RowState, Source
from core.storage.mail_schema import InboxRow
from core.storage.statements import insert

OPEN = (RowState.NEW.value, RowState.HELD.value)


class SqlInboxBook:
    """See `core.service.ports_mail.InboxBook`."""

    def __init__(self, connection: Connection) -> None:
        self._do = connection

    def add(self, rows: Iterable[Incoming]) -> list[int]:
        values = [_columns(row) for row in rows]
        if not values:
            return []
        added = insert(self._do, InboxRow).values(values).on_conflict_do_nothing().returning(InboxRow.id)
        return sorted(self._do.scalars(added))

    def get(self, row_id: int) -> Row | None:
        row = self._do.execute(select(InboxRow).where(InboxRow.id == row_id)).first()
        return None if row is None else _row(row)

    def known_as(self, bot_id: int, key: str) -> int:
        query = select(InboxRow.id).where(InboxRow.bot_id == bot_id, InboxRow.key == key)
        return int(self._do.execute(query).scalar_one())

    def next_new(self, bot_id: int, *, but: Source | None = None) -> Row | None:
        query = select(InboxRow).where(InboxRow.bot_id == bot_id, InboxRow.state == RowState.NEW.value)
        if but is not None:
            query = query.where(InboxRow.source != but.value)
        row = self._do.execute(query.order_by(InboxRow.id).limit(1)).first()
        return None if row is None else _row(row)

    def held(self, bot_id: int) -> list[tuple[Row, datetime]]:
        query = select(InboxRow).where(InboxRow.bot_id == bot_id, InboxRow.state == RowState.HELD.value)
        return [(_row(row), row.held_for) for row in self._do.execute(query.order_by(InboxRow.id))]

    def open_in(self, bot_id: int, chat_id: int, *, upto: int | None = None) -> list[Row]:
        query = select(InboxRow).where(
            InboxRow.bot_id == bot_id, InboxRow.chat_id == chat_id, InboxRow.state.in_(OPEN)
        )
        if upto is not None:
            query = query.where(InboxRow.id <= upto)
        return [_row(row) for row in self._do.execute(query.order_by(InboxRow.id))]

    def times_before(self, bot_id: int, chat_id: int, message_id: int, count: int) -> list[datetime]:
        query = select(InboxRow.counts_at).where(
            InboxRow.bot_id == bot_id, InboxRow.chat_id == chat_id, InboxRow.message_id < message_id
        )
        newest = self._do.scalars(query.order_by(InboxRow.message_id.desc()).limit(count))
        return list(newest)[::-1]

    def hold(self, row_id: int, until_past: datetime) -> None:
        self._do.execute(
            update(InboxRow)
            .where(InboxRow.id == row_id)
            .values(state=RowState.HELD.value, held_for=until_past)
        )

    def is_open(self, row_id: int) -> bool:
        query = select(InboxRow.state).where(InboxRow.id == row_id).with_for_update()
        return self._do.scalar(query) in OPEN

    def any_before(self, bot_id: int, moment: datetime, *, but: int | None = None) -> bool:
        query = select(InboxRow.id).where(
            InboxRow.bot_id == bot_id, InboxRow.state.in_(OPEN), InboxRow.counts_at < moment
        )
        if but is not None:
            query = query.where(InboxRow.id != but)
        return self._do.execute(query.limit(1)).first() is not None

    def finish(self, outcome: Outcome) -> None:
        values: dict[str, Any] = {
            "state": outcome.state.value,
            "outcome": msgspec.to_builtins(outcome),
            "held_for": None,
        }
        if outcome.state is RowState.DONE:
            values["body"] = None
        self._do.execute(update(InboxRow).where(InboxRow.id == outcome.row_id).values(values))

    def tried(self, row_id: int, error_id: str) -> int:
        counted = (
            update(InboxRow)
            .where(InboxRow.id == row_id)
            .values(attempts=InboxRow.attempts + 1, error_id=error_id)
        )
        return int(self._do.execute(counted.returning(InboxRow.attempts)).scalar_one())

    def outcome(self, row_id: int) -> Outcome | None:
        query = select(InboxRow.state, InboxRow.outcome).where(InboxRow.id == row_id)
        row = self._do.execute(query).first()
        if row is None:
            return None
        if row.outcome is None:
            return Outcome(row_id=row_id, state=RowState(row.state))
        return msgspec.convert(row.outcome, Outcome)

    def waiting(self, bot_id: int) -> int:
        query = select(func.count()).where(InboxRow.bot_id == bot_id, InboxRow.state.in_(OPEN))
        return int(self._do.scalar(query) or 0)

    def oldest_waiting(self, bot_id: int) -> datetime | None:
        query = select(func.min(InboxRow.received_at))
        return self._do.scalar(query.where(InboxRow.bot_id == bot_id, InboxRow.state.in_(OPEN)))

    def forget_chat(self, chat_id: int) -> None:
        settled = (RowState.DONE.value, RowState.FAILED.value)
        gone = update(InboxRow).where(InboxRow.chat_id == chat_id, InboxRow.state.in_(settled))
        self._do.execute(gone.values(body=None, chat_id=None))

    def clean(self, before: datetime) -> int:
        done = delete(InboxRow).where(InboxRow.state == RowState.DONE.value, InboxRow.received_at < before)
        return self._do.execute(done).rowcount


def _columns(row: Incoming) -> dict[str, Any]:
    values = {name: getattr(row, name) for name in row.__struct_fields__}
    return values | {
        "source": row.source.value,
        "counts_at": row.dated_at or row.received_at,
        "state": RowState.NEW.value,
        "attempts": 0,
    }


def _row(row: Any) -> Row:
    return Row(
        id=row.id,
        source=Source(row.source),
        bot_id=row.bot_id,
        body=row.body or {},
        received_at=row.received_at,
        dated_at=row.dated_at,
        update_id=row.update_id,
        table_id=row.table_id,
        attempts=row.attempts,
    )
