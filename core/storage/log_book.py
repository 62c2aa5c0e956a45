"""The log of the games as rows: events, moves, snapshots."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, func, or_, select

from core.engine.ids import Person
from core.service.moves import Cause, CauseKind, Move, Recorded, Snapshot
from core.storage.mail_schema import InboxRow
from core.storage.schema import (
    EventRow,
    MoveRow,
    SnapshotRow,
)
from core.storage.statements import insert


class SqlLogBook:
    """See `core.service.ports.LogBook`."""

    def __init__(self, connection: Connection) -> None:
        self._do = connection

    def append(self, move: Move, events: Sequence[tuple[str, int, str]]) -> None:
        last = self._do.scalar(select(func.max(MoveRow.number)).where(MoveRow.table_id == move.table_id)) or 0
        number = last + 1
        self._do.execute(
            insert(self._do, MoveRow).values(
                table_id=move.table_id,
                number=number,
                command=move.command,
                body=move.body,
                cause_kind=move.cause.kind.value,
                cause_person=move.cause.person,
                cause_name=move.cause.name,
                reason=move.cause.reason,
                at=move.at,
                epoch=move.epoch,
                first=move.first,
                last=move.last,
                refused=move.refused,
                row_id=move.row_id,
            )
        )
        if events:
            rows = [
                {
                    "table_id": move.table_id,
                    "number": move.first + offset,
                    "name": name,
                    "version": version,
                    "body": body,
                    "at": move.at,
                    "move": number,
                }
                for offset, (name, version, body) in enumerate(events)
            ]
            self._do.execute(insert(self._do, EventRow), rows)

    def events(self, table_id: int, after: int = 0, upto: int | None = None) -> list[Recorded]:
        query = select(EventRow).where(EventRow.table_id == table_id, EventRow.number > after)
        if upto is not None:
            query = query.where(EventRow.number <= upto)
        return [_recorded(row) for row in self._do.execute(query.order_by(EventRow.number))]

    def event(self, table_id: int, number: int) -> Recorded | None:
        query = select(EventRow).where(EventRow.table_id == table_id, EventRow.number == number)
        row = self._do.execute(query).first()
        return None if row is None else _recorded(row)

    def moves(self, table_id: int, after: int = 0, *, stragglers: bool = False) -> list[Move]:
        query = select(MoveRow).where(MoveRow.table_id == table_id, MoveRow.number > after)
        if stragglers:
            query = query.where(MoveRow.refused.is_not(None))
        return [_move(row) for row in self._do.execute(query.order_by(MoveRow.number))]

    def reached(self, table_id: int, upto: datetime) -> int:
        had_come = or_(InboxRow.id.is_(None), InboxRow.received_at <= upto)
        moves = select(MoveRow.last).outerjoin(InboxRow, InboxRow.id == MoveRow.row_id)
        moves = moves.where(MoveRow.table_id == table_id, MoveRow.last >= MoveRow.first, had_come)
        return self._do.scalar(moves.order_by(MoveRow.number.desc()).limit(1)) or 0

    def last_move(self, table_id: int) -> Move | None:
        query = select(MoveRow).where(MoveRow.table_id == table_id, MoveRow.last >= MoveRow.first)
        row = self._do.execute(query.order_by(MoveRow.number.desc()).limit(1)).first()
        return None if row is None else _move(row)

    def snapshot(self, table_id: int, upto: int) -> Snapshot | None:
        query = select(SnapshotRow).where(SnapshotRow.table_id == table_id, SnapshotRow.version <= upto)
        row = self._do.execute(query.order_by(SnapshotRow.version.desc()).limit(1)).first()
        return None if row is None else Snapshot(row.version, row.state)

    def keep_snapshot(self, table_id: int, snapshot: Snapshot) -> None:
        values = {"table_id": table_id, "version": snapshot.version, "state": snapshot.state}
        self._do.execute(insert(self._do, SnapshotRow).values(values).on_conflict_do_nothing())


def _recorded(row: Any) -> Recorded:
    return Recorded(
        number=row.number, name=row.name, version=row.version, body=row.body, at=row.at, move=row.move
    )


def _move(row: Any) -> Move:
    person = None if row.cause_person is None else Person(row.cause_person)
    return Move(
        table_id=row.table_id,
        number=row.number,
        command=row.command,
        body=row.body,
        cause=Cause(kind=CauseKind(row.cause_kind), person=person, name=row.cause_name, reason=row.reason),
        at=row.at,
        epoch=row.epoch,
        first=row.first,
        last=row.last,
        refused=row.refused,
        row_id=row.row_id,
    )
