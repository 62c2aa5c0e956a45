"""Outbox records to rows and back, and the order in which rows may go."""

from collections.abc import Collection
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, func, select

from core.engine.ids import Person
from core.engine.record import replace
from core.service.outbox import Kind, Lane, Outgoing, Parcel, ParcelState
from core.storage.mail_schema import DeliveryRow, OutboxRow, PostRow

WAITING = ParcelState.WAITING.value


def outgoing_columns(out: Outgoing, made_at: datetime) -> dict[str, Any]:
    values = {name: getattr(out, name) for name in Outgoing.__struct_fields__}
    return values | {
        "kind": out.kind.value,
        "lane": out.lane.value,
        "state": ParcelState.WAITING.value,
        "attempts": 0,
        "revision": 0,
        "made_at": made_at,
    }


def parcel(row: Any) -> Parcel:
    fields = dict(row._mapping)
    fields["kind"] = Kind(row.kind)
    fields["lane"] = Lane(row.lane)
    fields["state"] = ParcelState(row.state)
    fields["person"] = None if row.person is None else Person(row.person)
    return Parcel(**fields)


def ranked(bot_id: int, busy: Collection[int]) -> Any:
    """Place of each waiting parcel in its chat, and until when the head of its lane there is put off: what follows a
    message that has to be tried again waits for it, so that every reader's story stays in order."""
    order = (OutboxRow.lane, OutboxRow.id)
    place = func.row_number().over(partition_by=OutboxRow.chat_id, order_by=order)
    head = func.first_value(OutboxRow.not_before).over(
        partition_by=(OutboxRow.chat_id, OutboxRow.lane), order_by=OutboxRow.id
    )
    query = select(OutboxRow.id, place.label("place"), head.label("head_not_before")).where(
        OutboxRow.bot_id == bot_id, OutboxRow.state == WAITING
    )
    if busy:
        query = query.where(OutboxRow.chat_id.not_in(busy))
    return query.subquery()


def with_replies(do: Connection, parcels: list[Parcel]) -> list[Parcel]:
    """Posts that answer another with the copy of it in their own chat, which was not known when they were put."""
    posts = [one.post_id for one in parcels if one.kind is Kind.POST and one.post_id is not None]
    if not posts:
        return parcels
    query = (
        select(PostRow.id, DeliveryRow.chat_id, DeliveryRow.message_id)
        .join(DeliveryRow, DeliveryRow.post_id == PostRow.reply_to)
        .where(PostRow.id.in_(posts))
    )
    answered = {(post, chat): message for post, chat, message in do.execute(query)}
    return [
        replace(one, reply_to=answered.get((one.post_id or 0, one.chat_id), one.reply_to)) for one in parcels
    ]
