"""The outbox as rows."""

from collections.abc import Collection, Iterable, Sequence
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, case, delete, func, or_, select, update

from core.service.outbox import (
    ANSWER_LOST,
    ASKED_FOR,
    FOR_THE_DIGEST,
    PAUSED,
    REMINDER,
    Kind,
    Lane,
    Outgoing,
    Parcel,
    ParcelState,
    Sent,
)
from core.service.tables import TableStatus
from core.storage.cards import Cards
from core.storage.mail_schema import CardRow, DeliveryRow, OutboxRow
from core.storage.parcels import WAITING, outgoing_columns, parcel, ranked, with_replies
from core.storage.schema import TableRow
from core.storage.statements import insert

OVER = (TableStatus.OVER.value, TableStatus.CANCELLED.value)


class SqlOutboxBook:
    """See `core.service.ports_mail.OutboxBook`."""

    def __init__(self, connection: Connection) -> None:
        self._do = connection
        self._cards = Cards(connection)

    # -- putting

    def put(self, rows: Iterable[Outgoing]) -> list[int]:
        made_at = datetime.now(UTC)
        values = [outgoing_columns(row, made_at) for row in rows]
        if not values:
            return []
        added = insert(self._do, OutboxRow).returning(OutboxRow.id, sort_by_parameter_order=True)
        return list(self._do.scalars(added, values))

    def put_card(self, out: Outgoing) -> int | None:
        put = self._cards.put([out], self._cards.shown(out.table_id or 0, out.chat_id), by_rules=False)
        return put[0] if put else None

    def put_cards(
        self,
        table_id: int,
        outs: Sequence[Outgoing],
        *,
        taken_back: bool = False,
        idle: Collection[int] = (),
    ) -> list[int]:
        return self._cards.put_all(table_id, outs, taken_back=taken_back, idle=idle)

    def retire_card(self, table_id: int, chat_id: int, card: str) -> int | None:
        found = self._cards.shown(table_id, chat_id).get((chat_id, card))
        return None if found is None else self._cards.retire(found)

    def forget_cards(self, table_id: int, chat_id: int | None = None) -> None:
        self._cards.forget(table_id, chat_id)

    def cards_shown(self, table_id: int) -> list[tuple[int, str, int | None]]:
        shown = self._cards.shown(table_id)
        return [(chat, card, row.message_id) for (chat, card), row in shown.items()]

    # -- sending

    def get(self, parcel_id: int) -> Parcel | None:
        row = self._do.execute(select(OutboxRow).where(OutboxRow.id == parcel_id)).first()
        return None if row is None else parcel(row)

    def take(
        self, bot_id: int, now: datetime, limit: int, *, per_chat: int = 20, busy: Collection[int] = ()
    ) -> list[Parcel]:
        places = ranked(bot_id, busy)
        query = (
            select(OutboxRow)
            .join(places, places.c.id == OutboxRow.id)
            .where(
                places.c.place <= per_chat,
                or_(places.c.head_not_before.is_(None), places.c.head_not_before <= now),
                or_(OutboxRow.not_before.is_(None), OutboxRow.not_before <= now),
            )
            .order_by(OutboxRow.lane, OutboxRow.id)
            .limit(limit)
        )
        found = self._cards.with_messages([parcel(row) for row in self._do.execute(query)])
        return with_replies(self._do, found)

    def mark_sent(self, sent: Sequence[Sent], at: datetime) -> list[int]:
        cancelled = []
        for one in sent:
            row = self._do.execute(select(OutboxRow).where(OutboxRow.id == one.parcel_id)).first()
            if row is None:
                continue
            if row.state == ParcelState.CANCELLED.value:
                cancelled.append(int(row.id))
            self._mark(row, one, at)
        return cancelled

    def mark_unknown(self, parcel_id: int, error: str) -> None:
        row = self.get(parcel_id)
        if row is None:
            return
        state = ParcelState.UNKNOWN if row.is_doubtful else ParcelState.WAITING
        lost = f"{ANSWER_LOST}{error}"[:500]
        self._change([parcel_id], state=state.value, attempts=row.attempts + 1, error=lost)

    def put_off(self, parcel_ids: Sequence[int], until: datetime, error: str) -> None:
        in_doubt = OutboxRow.error.startswith(ANSWER_LOST, autoescape=True)
        kept = case((in_doubt, OutboxRow.error), else_=error[:500])
        self._change(parcel_ids, not_before=until, attempts=OutboxRow.attempts + 1, error=kept)

    def hurry(self, bot_id: int, chat_id: int) -> int:
        kept = update(OutboxRow).where(
            OutboxRow.bot_id == bot_id,
            OutboxRow.chat_id == chat_id,
            OutboxRow.state == WAITING,
            OutboxRow.kind == Kind.POST.value,
            or_(OutboxRow.error.is_(None), OutboxRow.error == FOR_THE_DIGEST),
        )
        return self._do.execute(kept.values(_again() | {"error": ASKED_FOR})).rowcount

    def mark_failed(self, parcel_id: int, error: str) -> None:
        self._change(
            [parcel_id], state=ParcelState.FAILED.value, attempts=OutboxRow.attempts + 1, error=error[:500]
        )

    def fail_chat(self, bot_id: int, chat_id: int, error: str) -> int:
        waiting = update(OutboxRow).where(OutboxRow.chat_id == chat_id, OutboxRow.state == WAITING)
        if bot_id:
            waiting = waiting.where(OutboxRow.bot_id == bot_id)
        return self._do.execute(waiting.values(state=ParcelState.FAILED.value, error=error)).rowcount

    def give_up(self, bot_id: int, chat_id: int) -> list[int]:
        unsent = (
            OutboxRow.bot_id == bot_id,
            OutboxRow.chat_id == chat_id,
            OutboxRow.state.in_((WAITING, ParcelState.FAILED.value)),
        )
        posts = select(OutboxRow.post_id).where(*unsent, OutboxRow.post_id.is_not(None))
        found = [int(post) for post in self._do.scalars(posts.order_by(OutboxRow.id)) if post is not None]
        self._do.execute(update(OutboxRow).where(*unsent).values(state=ParcelState.CANCELLED.value))
        return found

    def revive_chat(self, bot_id: int, chat_id: int, error: str) -> int:
        failed = update(OutboxRow).where(
            OutboxRow.bot_id == bot_id,
            OutboxRow.chat_id == chat_id,
            OutboxRow.state == ParcelState.FAILED.value,
            OutboxRow.error == error,
            OutboxRow.lane < Lane.CHATTER.value,
            *(OutboxRow.key.not_like(f"%{fleeting}") for fleeting in (REMINDER, PAUSED)),
            or_(OutboxRow.kind != Kind.CARD.value, OutboxRow.id.in_(select(CardRow.parcel_id))),
        )
        return self._do.execute(failed.values(_again())).rowcount

    def resend(self, parcel_id: int) -> bool:
        failed = update(OutboxRow).where(
            OutboxRow.id == parcel_id,
            OutboxRow.state.in_((ParcelState.FAILED.value, ParcelState.UNKNOWN.value)),
        )
        return bool(self._do.execute(failed.values(_again())).rowcount)

    def forget_chat(self, chat_id: int) -> None:
        for rows, column in (
            (OutboxRow, OutboxRow.chat_id),
            (CardRow, CardRow.chat_id),
            (DeliveryRow, DeliveryRow.chat_id),
        ):
            self._do.execute(delete(rows).where(column == chat_id))

    def cancel_after(self, table_id: int, event: int) -> int:
        return self._cancel(
            OutboxRow.table_id == table_id, OutboxRow.event > event, OutboxRow.post_id.is_(None)
        )

    def disown_after(self, table_id: int, event: int) -> None:
        self._cards.disown_after(table_id, event)

    def cancel_said(self, table_id: int, keys: Collection[str]) -> int:
        return self._cancel(OutboxRow.table_id == table_id, OutboxRow.key.in_(keys))

    def cancel(self, parcel_ids: Collection[int]) -> int:
        return self._cancel(OutboxRow.id.in_(parcel_ids))

    def cancel_post(self, post_id: int) -> int:
        return self._cancel(OutboxRow.post_id == post_id)

    # -- reading

    def of_table(
        self,
        table_id: int,
        *,
        states: Iterable[ParcelState] = (),
        after_event: int | None = None,
        limit: int = 500,
    ) -> list[Parcel]:
        query = select(OutboxRow).where(OutboxRow.table_id == table_id)
        wanted = [one.value for one in states]
        if wanted:
            query = query.where(OutboxRow.state.in_(wanted))
        if after_event is not None:
            query = query.where(OutboxRow.event > after_event)
        return self._parcels(query.order_by(OutboxRow.id.desc()).limit(limit))

    def of_post(self, post_id: int) -> list[Parcel]:
        return self._parcels(select(OutboxRow).where(OutboxRow.post_id == post_id).order_by(OutboxRow.id))

    def failed(self, limit: int = 100) -> list[Parcel]:
        states = (ParcelState.FAILED.value, ParcelState.UNKNOWN.value)
        query = select(OutboxRow).where(OutboxRow.state.in_(states))
        return self._parcels(query.order_by(OutboxRow.id.desc()).limit(limit))

    def sent_since(self, bot_id: int, moment: datetime) -> list[tuple[int, datetime]]:
        since = (OutboxRow.bot_id == bot_id, OutboxRow.sent_at >= moment)
        query = select(OutboxRow.chat_id, OutboxRow.sent_at).where(*since).distinct()
        found = self._do.execute(query.order_by(OutboxRow.sent_at))
        return [(chat, at) for chat, at in found if at is not None]

    def waiting(self, bot_id: int) -> int:
        query = select(func.count()).where(OutboxRow.bot_id == bot_id, OutboxRow.state == WAITING)
        return int(self._do.scalar(query) or 0)

    def oldest_waiting(self, bot_id: int) -> datetime | None:
        waiting = (OutboxRow.bot_id == bot_id, OutboxRow.state == WAITING)
        kept = select(OutboxRow.chat_id).where(*waiting, OutboxRow.error == FOR_THE_DIGEST)
        delayed = (
            or_(OutboxRow.error.is_(None), OutboxRow.error != FOR_THE_DIGEST),
            or_(OutboxRow.lane < Lane.CHATTER.value, OutboxRow.chat_id.not_in(kept)),
        )
        return self._do.scalar(select(func.min(OutboxRow.made_at)).where(*waiting, *delayed))

    def clean(self, before: datetime) -> int:
        over = select(TableRow.id).where(TableRow.status.in_(OVER))
        done = delete(OutboxRow).where(
            OutboxRow.state.in_((ParcelState.SENT.value, ParcelState.CANCELLED.value)),
            OutboxRow.made_at < before,
            or_(OutboxRow.table_id.is_(None), OutboxRow.table_id.in_(over)),
            OutboxRow.id.not_in(select(CardRow.parcel_id)),
        )
        return self._do.execute(done).rowcount

    # -- own affairs

    def _parcels(self, query: Any) -> list[Parcel]:
        return [parcel(row) for row in self._do.execute(query)]

    def _change(self, parcel_ids: Sequence[int], **values: Any) -> None:
        self._do.execute(
            update(OutboxRow)
            .where(OutboxRow.id.in_(parcel_ids), OutboxRow.state != ParcelState.SENT.value)
            .values(values)
        )

    def _cancel(self, *which: Any) -> int:
        waiting = update(OutboxRow).where(OutboxRow.state == WAITING, *which)
        return self._do.execute(waiting.values(state=ParcelState.CANCELLED.value)).rowcount

    def _mark(self, row: Any, sent: Sent, at: datetime) -> None:
        """A card overwritten while it was under way keeps waiting: its newer state is still to be shown."""
        done = (
            update(OutboxRow)
            .where(OutboxRow.id == row.id, OutboxRow.revision == sent.revision)
            .values(state=ParcelState.SENT.value, sent_at=at, message_id=sent.message_id, error=None)
        )
        self._do.execute(done)
        if row.kind in (Kind.CARD.value, Kind.TOPIC.value):
            self._cards.arrived(row, sent.message_id)
        if row.post_id is not None and row.kind == Kind.POST.value:
            delivery = {
                "post_id": row.post_id,
                "chat_id": row.chat_id,
                "message_id": sent.message_id,
                "person": row.person,
                "more": list(sent.more),
            }
            self._do.execute(insert(self._do, DeliveryRow).values(delivery).on_conflict_do_nothing())


def _again() -> dict[str, Any]:
    """What was given up waits again, and from now on."""
    return {"state": WAITING, "error": None, "not_before": None, "made_at": datetime.now(UTC)}
