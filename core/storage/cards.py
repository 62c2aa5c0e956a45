"""Cards on phones: sent again only when they read differently, replaced rather than repeated (F46)."""

import hashlib
from collections.abc import Collection, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, delete, func, select, update

from core.engine.record import replace
from core.service.outbox import (
    CHOICE,
    LOBBY,
    NOT_SHOWN,
    OF_LOBBY,
    TAKEN_BACK,
    Kind,
    Lane,
    Outgoing,
    Parcel,
    ParcelState,
)
from core.storage.mail_schema import CardRow, OutboxRow
from core.storage.parcels import outgoing_columns
from core.storage.statements import insert

WAITING = ParcelState.WAITING.value
Key = tuple[int, str]
"""Chat and name of a card."""

Shown = Mapping[Key, Any]


class Cards:
    """The cards last put, by table, chat and name."""

    def __init__(self, connection: Connection) -> None:
        self._do = connection

    def shown(self, table_id: int, chat_id: int | None = None) -> Shown:
        query = select(CardRow).where(CardRow.table_id == table_id)
        if chat_id is not None:
            query = query.where(CardRow.chat_id == chat_id)
        return {(row.chat_id, row.card): row for row in self._do.execute(query)}

    def put_all(
        self,
        table_id: int,
        outs: Sequence[Outgoing],
        *,
        taken_back: bool = False,
        idle: Collection[int] = (),
    ) -> list[int]:
        """Of two cards of one name for one chat the later counts. With a card goes the question it has asked, as in an
        `idle` chat; with the lobby's card all that was asked before the start."""
        shown = self.shown(table_id)
        wanted = {(out.chat_id, out.card or ""): out for out in outs}
        put = self.put(list(wanted.values()), shown, by_rules=True)
        over = [row for key, row in shown.items() if row.by_rules and key not in wanted]
        chats = {row.chat_id for row in over} | set(idle)
        over += [row for (chat, card), row in shown.items() if card == CHOICE and chat in chats]
        if any(row.card == LOBBY for row in over):
            over += [row for (_, card), row in shown.items() if card in OF_LOBBY]
        for row in over:
            self.retire(row, is_over=row.by_rules, taken_back=taken_back)
        return put

    def put(self, outs: Sequence[Outgoing], shown: Shown, *, by_rules: bool) -> list[int]:
        """Parcels of those that read differently from what was last put."""
        digests = {_key(out): _digest(out) for out in outs}
        changed = [
            out for out in outs if _key(out) not in shown or shown[_key(out)].digest != digests[_key(out)]
        ]
        if not changed:
            return []
        before = {_key(out): shown[_key(out)].parcel_id for out in changed if _key(out) in shown}
        parcels = self._overwrite(changed, before)
        parcels |= self._add([out for out in changed if _key(out) not in parcels])
        cards = [
            {
                "table_id": out.table_id or 0,
                "chat_id": out.chat_id,
                "card": out.card or "",
                "digest": digests[_key(out)],
                "parcel_id": parcels[_key(out)],
                "by_rules": by_rules,
            }
            for out in changed
        ]
        fresh = insert(self._do, CardRow)
        newer = {name: fresh.excluded[name] for name in ("digest", "parcel_id", "by_rules")}
        place = ["table_id", "chat_id", "card"]
        self._do.execute(fresh.on_conflict_do_update(index_elements=place, set_=newer), cards)
        return list(parcels.values())

    def retire(self, row: Any, *, is_over: bool = False, taken_back: bool = False) -> int | None:
        """The message loses its buttons; a question goes altogether. Where what a card showed `is_over`, its message
        can say last how things stood, or that it was `taken_back`."""
        self._do.execute(
            delete(CardRow).where(
                CardRow.table_id == row.table_id, CardRow.chat_id == row.chat_id, CardRow.card == row.card
            )
        )
        put = self._do.execute(select(OutboxRow).where(OutboxRow.id == row.parcel_id)).first()
        if put is None:
            return None
        unsent = (WAITING, ParcelState.FAILED.value, ParcelState.UNKNOWN.value)
        over = update(OutboxRow).where(OutboxRow.id == put.id, OutboxRow.state.in_(unsent))
        unshown = self._do.execute(over.values(state=ParcelState.CANCELLED.value)).rowcount
        if row.message_id is None:
            return None
        if taken_back:
            return self._strip(put, row.message_id, options={TAKEN_BACK: True})
        options = {NOT_SHOWN: True} if is_over and unshown else None
        return self._strip(put, row.message_id, put.facts if is_over else None, options)

    def disown_after(self, table_id: int, event: int) -> None:
        """Of the messages that the last words stand in, each once."""
        first = select(func.min(OutboxRow.id)).where(OutboxRow.table_id == table_id, OutboxRow.event > event)
        over = select(OutboxRow).where(
            OutboxRow.table_id == table_id,
            OutboxRow.id > first.scalar_subquery(),
            OutboxRow.kind == Kind.RETIRE.value,
            OutboxRow.card.is_not(None),
        )
        last = {(row.chat_id, row.edits): row for row in self._do.execute(over.order_by(OutboxRow.id))}
        for row in last.values():
            if row.facts:
                self._strip(row, row.edits, options={TAKEN_BACK: True})

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

    def _overwrite(self, outs: Sequence[Outgoing], before: Mapping[Key, int]) -> dict[Key, int]:
        """Cards put before that still wait take the newer state; their parcels."""
        query = select(OutboxRow.id).where(OutboxRow.id.in_(before.values()), OutboxRow.state == WAITING)
        waiting = set(self._do.scalars(query.with_for_update()))
        found = {key: parcel for key, parcel in before.items() if parcel in waiting}
        rows = []
        for out in outs:
            if _key(out) in found:
                values = outgoing_columns(out, datetime.now(UTC))
                rows.append(
                    {f"new_{name}": values[name] for name in _OVERWRITTEN} | {"which": found[_key(out)]}
                )
        if rows:
            newer: dict[str, Any] = {name: bindparam(f"new_{name}") for name in _OVERWRITTEN}
            newer["revision"] = OutboxRow.revision + 1
            self._do.execute(update(OutboxRow).where(OutboxRow.id == bindparam("which")).values(newer), rows)
        return found

    def _add(self, outs: Sequence[Outgoing]) -> dict[Key, int]:
        if not outs:
            return {}
        added = insert(self._do, OutboxRow).returning(OutboxRow.id, sort_by_parameter_order=True)
        rows = [outgoing_columns(out, datetime.now(UTC)) for out in outs]
        return dict(zip(map(_key, outs), self._do.scalars(added, rows), strict=True))

    def _strip(
        self,
        put: Any,
        message_id: int,
        facts: dict[str, Any] | None = None,
        options: dict[str, Any] | None = None,
    ) -> int:
        out = Outgoing(
            bot_id=put.bot_id,
            chat_id=put.chat_id,
            kind=Kind.DELETE if put.card == CHOICE else Kind.RETIRE,
            key=put.key,
            facts=facts or {},
            language=put.language,
            zone=put.zone,
            lane=Lane.ANSWER,
            person=put.person,
            table_id=put.table_id,
            card=put.card,
            edits=message_id,
            options=options or {},
        )
        return self._add([out])[_key(out)]


_OVERWRITTEN = ("key", "facts", "language", "zone", "room", "options", "protect", "pin", "lane", "silent")


def _key(out: Outgoing) -> Key:
    return out.chat_id, out.card or ""


def _digest(out: Outgoing) -> str:
    """What makes two cards read alike."""
    text = msgspec.json.encode(
        [out.key, out.facts, out.options, out.language, out.zone, out.room, out.protect],
        order="deterministic",
    )
    return hashlib.sha256(text).hexdigest()
