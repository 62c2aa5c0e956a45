"""Posts, bodies and deliveries as rows."""

from collections.abc import Iterable
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, delete, func, select, update

from core.engine.ids import Person, Seat
from core.engine.record import replace
from core.service.posts import Body, Delivery, Post
from core.storage.mail_schema import BodyRow, DeliveryRow, PostRow
from core.storage.statements import insert

ALBUM_REACHES = 40
"""The messages of an album are numbered one after another, but for what comes in between them."""


class SqlPostBook:
    """See `core.service.ports_mail.PostBook`."""

    def __init__(self, connection: Connection) -> None:
        self._do = connection

    def add(self, post: Post) -> Post:
        values = {name: getattr(post, name) for name in Post.__struct_fields__ if name not in ("id", "body")}
        added = insert(self._do, PostRow).values(values).returning(PostRow.id)
        stored = replace(post, id=int(self._do.execute(added).scalar_one()))
        if post.body is not None:
            body = {
                "post_id": stored.id,
                "kind": post.body.kind,
                "text": post.body.text,
                "entities": list(post.body.entities),
                "files": list(post.body.files),
            }
            self._do.execute(insert(self._do, BodyRow).values(body))
        return stored

    def get(self, post_id: int) -> Post | None:
        found = self._posts(_with_bodies().where(PostRow.id == post_id))
        return found[0] if found else None

    def of_table(
        self,
        table_id: int,
        *,
        room: str | None = None,
        after: int = 0,
        alias: str | None = None,
        limit: int = 500,
    ) -> list[Post]:
        query = _with_bodies().where(PostRow.table_id == table_id, PostRow.id > after)
        if room is not None:
            query = query.where(PostRow.room == room)
        if alias is not None:
            query = query.where(PostRow.alias == alias)
        return self._posts(query.order_by(PostRow.id).limit(limit))

    def deliver(self, deliveries: Iterable[Delivery]) -> None:
        rows = [
            {
                "post_id": one.post_id,
                "chat_id": one.chat_id,
                "message_id": one.message_id,
                "person": one.person,
                "more": list(one.more),
            }
            for one in deliveries
        ]
        if rows:
            self._do.execute(insert(self._do, DeliveryRow).on_conflict_do_nothing(), rows)

    def by_message(self, chat_id: int, message_id: int) -> list[Post]:
        near = select(DeliveryRow.post_id, DeliveryRow.message_id, DeliveryRow.more).where(
            DeliveryRow.chat_id == chat_id,
            DeliveryRow.message_id.between(message_id - ALBUM_REACHES, message_id),
        )
        found = {row.post_id for row in self._do.execute(near) if message_id in (row.message_id, *row.more)}
        return self._posts(_with_bodies().where(PostRow.id.in_(found)).order_by(PostRow.id))

    def deliveries(self, post_id: int) -> list[Delivery]:
        query = select(DeliveryRow).where(DeliveryRow.post_id == post_id)
        return [
            Delivery(row.post_id, row.chat_id, row.message_id, _person(row.person), tuple(row.more))
            for row in self._do.execute(query.order_by(DeliveryRow.chat_id, DeliveryRow.message_id))
        ]

    def blank(self, post_id: int, by: Person | None, at: datetime) -> None:
        self._do.execute(delete(BodyRow).where(BodyRow.post_id == post_id))
        removed = update(PostRow).where(PostRow.id == post_id)
        self._do.execute(removed.values(removed_at=at, removed_by=by))

    def forget_person(self, person: Person, at: datetime) -> int:
        wrote = select(PostRow.id).where(PostRow.person == person)
        gone = self._do.execute(delete(BodyRow).where(BodyRow.post_id.in_(wrote))).rowcount
        self._do.execute(
            update(PostRow).where(PostRow.person == person).values(removed_at=at, removed_by=person)
        )
        return gone

    def count_by_seat(self, table_id: int, since: datetime | None = None) -> dict[int, int]:
        query = select(PostRow.seat, func.count()).where(
            PostRow.table_id == table_id, PostRow.seat.is_not(None)
        )
        if since is not None:
            query = query.where(PostRow.at >= since)
        return {
            seat: count for seat, count in self._do.execute(query.group_by(PostRow.seat)) if seat is not None
        }

    def body(self, post_id: int) -> Body | None:
        post = self.get(post_id)
        return None if post is None else post.body

    def _posts(self, query: Any) -> list[Post]:
        return [_post(row) for row in self._do.execute(query)]


def _with_bodies() -> Any:
    return select(PostRow, BodyRow.kind, BodyRow.text, BodyRow.entities, BodyRow.files).outerjoin(
        BodyRow, BodyRow.post_id == PostRow.id
    )


def _post(row: Any) -> Post:
    body = None
    if row.kind is not None:
        body = Body(kind=row.kind, text=row.text, entities=tuple(row.entities), files=tuple(row.files))
    return Post(
        id=row.id,
        table_id=row.table_id,
        room=row.room,
        seat=None if row.seat is None else Seat(row.seat),
        person=_person(row.person),
        alias=row.alias,
        event=row.event,
        at=row.at,
        body=body,
        reply_to=row.reply_to,
        removed_at=row.removed_at,
        removed_by=_person(row.removed_by),
    )


def _person(number: int | None) -> Person | None:
    return None if number is None else Person(number)
