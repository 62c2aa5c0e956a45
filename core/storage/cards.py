"""Cards on phones: sent again only when they read differently, replaced rather than repeated (F46)."""

import hashlib
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, select, update

from core.engine.record import replace
from core.service.outbox import Kind, Lane, Outgoing, Parcel, ParcelState
from core.storage.mail_schema import CardRow, OutboxRow
from core.storage.parcels import outgoing_columns
from core.storage.statements import insert

WAITING = ParcelState.WAITING.value
Shown = Mapping[tuple[int, str], Any]
"""Rows of cards by chat and card."""


class Cards:
    """The cards last put, by table, chat and name."""

    def __init__(self, connection: Connection) -> None:
        self._do = connection

    def shown(self, table_id: int, chat_id: int | None = None) -> Shown:
        query = select(CardRow).where(CardRow.table_id == table_id)
        if chat_id is not None:
            query = query.where(CardRow.chat_id == chat_id)
        return {(row.chat_id, row.card): row for row in self._do.execute(query)}

    def put_all(self, table_id: int, outs: Sequence[Outgoing]) -> list[int]:
        """Of two cards of one name for one chat the later counts."""
        shown = self.shown(table_id)
        wanted = {(out.chat_id, out.card or ""): out for out in outs}
        put = [self.put(out, shown, by_rules=True) for out in wanted.values()]
        for key, row in shown.items():
            if row.by_rules and key not in wanted:
                self.retire(row)
        return [one for one in put if one is not None]

    def put(self, out: Outgoing, shown: Shown, *, by_rules: bool) -> int | None:
        digest = _digest(out)
        before = shown.get((out.chat_id, out.card or ""))
        if before is not None and before.digest == digest:
            return None
        parcel_id = self._overwrite(before, out) if before is not None else None
        if parcel_id is None:
            added = insert(self._do, OutboxRow).values(outgoing_columns(out, datetime.now(UTC)))
            parcel_id = int(self._do.execute(added.returning(OutboxRow.id)).scalar_one())
        changed = {"digest": digest, "parcel_id": parcel_id, "by_rules": by_rules}
        place = {"table_id": out.table_id or 0, "chat_id": out.chat_id, "card": out.card or ""}
        self._do.execute(
            insert(self._do, CardRow)
            .values(place | changed)
            .on_conflict_do_update(index_elements=list(place), set_=changed)
        )
        return parcel_id

    def retire(self, row: Any) -> int | None:
        self._do.execute(
            delete(CardRow).where(
                CardRow.table_id == row.table_id, CardRow.chat_id == row.chat_id, CardRow.card == row.card
            )
        )
        put = self._do.execute(select(OutboxRow).where(OutboxRow.id == row.parcel_id)).first()
        if put is None:
            return None
        waiting = update(OutboxRow).where(OutboxRow.id == put.id, OutboxRow.state == WAITING)
        self._do.execute(waiting.values(state=ParcelState.CANCELLED.value))
        return None if row.message_id is None else self._strip(put, row.message_id)

    def forget(self, table_id: int, chat_id: int | None) -> None:
        stale = update(CardRow).where(CardRow.table_id == table_id)
        if chat_id is not None:
            stale = stale.where(CardRow.chat_id == chat_id)
        self._do.execute(stale.values(digest=""))

    def arrived(self, put: Any, message_id: int) -> None:
        """The card's message is known; one that was retired while it was under way loses its buttons now."""
        done = self._do.execute(
            update(CardRow)
            .where(
                CardRow.table_id == (put.table_id or 0),
                CardRow.chat_id == put.chat_id,
                CardRow.card == (put.card or ""),
            )
            .values(message_id=message_id)
        )
        if not done.rowcount:
            self._strip(put, message_id)

    def with_messages(self, parcels: list[Parcel]) -> list[Parcel]:
        """Cards with the message that they are to edit."""
        cards = {one.id for one in parcels if one.kind is Kind.CARD}
        if not cards:
            return parcels
        query = select(CardRow.parcel_id, CardRow.message_id).where(CardRow.parcel_id.in_(cards))
        messages = {row.parcel_id: row.message_id for row in self._do.execute(query)}
        return [replace(one, edits=messages.get(one.id)) if one.id in cards else one for one in parcels]

    def _overwrite(self, before: Any, out: Outgoing) -> int | None:
        """The card put before, if it still waits, takes the newer state."""
        values = outgoing_columns(out, datetime.now(UTC))
        kept = {
            name: values[name]
            for name in ("key", "facts", "language", "zone", "room", "options", "protect", "pin")
        }
        done = self._do.execute(
            update(OutboxRow)
            .where(OutboxRow.id == before.parcel_id, OutboxRow.state == WAITING)
            .values(kept | {"revision": OutboxRow.revision + 1})
        )
        return before.parcel_id if done.rowcount else None

    def _strip(self, put: Any, message_id: int) -> int:
        out = Outgoing(
            bot_id=put.bot_id,
            chat_id=put.chat_id,
            kind=Kind.RETIRE,
            key=put.key,
            facts={},
            language=put.language,
            zone=put.zone,
            lane=Lane.ANSWER,
            person=put.person,
            table_id=put.table_id,
            card=put.card,
            edits=message_id,
        )
        added = insert(self._do, OutboxRow).values(outgoing_columns(out, datetime.now(UTC)))
        return int(self._do.execute(added.returning(OutboxRow.id)).scalar_one())


_OVERWRITTEN = ("key", "facts", "language", "zone", "room", "options", "protect", "pin")


def _digest(out: Outgoing) -> str:
    """What makes two cards read alike."""
    text = msgspec.json.encode(
        [out.key, out.facts, out.options, out.language, out.zone, out.room, out.protect],
        order="deterministic",
    )
    return hashlib.sha256(text).hexdigest()
