"""The log of a blind table: names, bodies, reasons and who did it are sealed; numbers and times are not."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, select, update

from core.engine.ids import Person
from core.engine.record import replace
from core.service.moves import Cause, Move, Recorded, Snapshot
from core.storage.log_book import SqlLogBook
from core.storage.schema import EventRow, MoveRow, SnapshotRow
from core.storage.vault import MARK, Seal, TableSeals

SEALED = "sealed"
"""Stands where the name of an event or command would."""


class SealedLogBook(SqlLogBook):
    """See `core.service.ports.LogBook`."""

    def __init__(self, connection: Connection, seals: TableSeals) -> None:
        super().__init__(connection)
        self._seals = seals

    def append(self, move: Move, events: Sequence[tuple[str, int, str]]) -> None:
        if seal := self._seals.of(move.table_id):
            move = sealed_move(seal, move)
            events = [(SEALED, version, seal.seal([name, body])) for name, version, body in events]
        super().append(move, events)

    def events(self, table_id: int, after: int = 0, upto: int | None = None) -> list[Recorded]:
        return [self._opened(table_id, one) for one in super().events(table_id, after, upto)]

    def event(self, table_id: int, number: int) -> Recorded | None:
        found = super().event(table_id, number)
        return None if found is None else self._opened(table_id, found)

    def moves(self, table_id: int, after: int = 0, *, stragglers: bool = False) -> list[Move]:
        return [self._move(one) for one in super().moves(table_id, after, stragglers=stragglers)]

    def last_move(self, table_id: int) -> Move | None:
        found = super().last_move(table_id)
        return None if found is None else self._move(found)

    def snapshot(self, table_id: int, upto: int) -> Snapshot | None:
        found = super().snapshot(table_id, upto)
        if found is None or not found.state.startswith(MARK):
            return found
        return Snapshot(found.version, self._seals.needed(table_id).open(found.state))

    def keep_snapshot(self, table_id: int, snapshot: Snapshot) -> None:
        if seal := self._seals.of(table_id):
            snapshot = Snapshot(snapshot.version, seal.seal(snapshot.state))
        super().keep_snapshot(table_id, snapshot)

    def _opened(self, table_id: int, recorded: Recorded) -> Recorded:
        if recorded.name != SEALED:
            return recorded
        name, body = self._seals.needed(table_id).open(recorded.body)
        return replace(recorded, name=name, body=body)

    def _move(self, move: Move) -> Move:
        if move.command != SEALED:
            return move
        command, body, person, name, reason = self._seals.needed(move.table_id).open(move.body)
        holder = None if person is None else Person(person)
        cause = Cause(kind=move.cause.kind, person=holder, name=name, reason=reason)
        return replace(move, command=command, body=body, cause=cause)


def sealed_move(seal: Seal, move: Move) -> Move:
    hidden = [move.command, move.body, move.cause.person, move.cause.name, move.cause.reason]
    return replace(move, command=SEALED, body=seal.seal(hidden), cause=Cause(kind=move.cause.kind))


def seal_log(connection: Connection, seal: Seal, table_id: int) -> None:
    """What a table has recorded before it was made blind."""
    for event in connection.execute(select(EventRow).where(EventRow.table_id == table_id)).all():
        _write(connection, EventRow, event, name=SEALED, body=seal.seal([event.name, event.body]))
    for move in connection.execute(select(MoveRow).where(MoveRow.table_id == table_id)).all():
        hidden = [move.command, move.body, move.cause_person, move.cause_name, move.reason]
        nobody = {"cause_person": None, "cause_name": "", "reason": ""}
        _write(connection, MoveRow, move, command=SEALED, body=seal.seal(hidden), **nobody)
    for kept in connection.execute(select(SnapshotRow).where(SnapshotRow.table_id == table_id)).all():
        state = update(SnapshotRow).where(
            SnapshotRow.table_id == table_id, SnapshotRow.version == kept.version
        )
        connection.execute(state.values(state=seal.seal(kept.state)))


def _write(connection: Connection, rows: Any, row: Any, **values: Any) -> None:
    connection.execute(
        update(rows).where(rows.table_id == row.table_id, rows.number == row.number).values(values)
    )
