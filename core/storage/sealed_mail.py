"""The mail of a blind table: what is said, to which room and under which name is sealed; who gets it and when is not.

The inbox is sealed for every table, because an update says nothing of its table before it is read.
"""

from collections.abc import Collection, Iterable, Sequence
from datetime import datetime
from typing import Any

import msgspec
from sqlalchemy import Connection, select, update

from core.engine.record import Record, replace
from core.engine.refusal import Refused
from core.service.inbox import Incoming, Outcome, Row
from core.service.outbox import CHOICE, LOBBY, OF_LOBBY, REMINDER, Kind, Outgoing, Parcel
from core.service.posts import Body, Post
from core.storage.inbox_book import SqlInboxBook
from core.storage.mail_schema import OutboxRow
from core.storage.outbox_book import SqlOutboxBook
from core.storage.post_book import SqlPostBook
from core.storage.vault import MARK, Seal, SealBroken, TableSeals

SEALED = "sealed"
TELLING_NOTHING = (LOBBY, CHOICE, *OF_LOBBY)
"""Names of cards that every table has."""
ALL = 1_000_000


class SealedOutboxBook(SqlOutboxBook):
    """See `core.service.ports_mail.OutboxBook`."""

    def __init__(self, connection: Connection, seals: TableSeals) -> None:
        super().__init__(connection)
        self._seals = seals

    def put(self, rows: Iterable[Outgoing]) -> list[int]:
        return super().put([self._sealed(row) for row in rows])

    def put_card(self, out: Outgoing) -> int | None:
        return super().put_card(self._sealed(out))

    def put_cards(
        self,
        table_id: int,
        outs: Sequence[Outgoing],
        *,
        taken_back: bool = False,
        idle: Collection[int] = (),
    ) -> list[int]:
        sealed = [self._sealed(out) for out in outs]
        return super().put_cards(table_id, sealed, taken_back=taken_back, idle=idle)

    def retire_card(self, table_id: int, chat_id: int, card: str) -> int | None:
        seal = self._seals.of(table_id)
        return super().retire_card(table_id, chat_id, card if seal is None else masked(seal, card))

    def cards_shown(self, table_id: int) -> list[tuple[int, str, int | None]]:
        if self._seals.of(table_id) is None:
            return super().cards_shown(table_id)
        shown = self._cards.shown(table_id)
        query = select(OutboxRow).where(OutboxRow.id.in_([row.parcel_id for row in shown.values()]))
        names = {one.id: one.card for one in self._parcels(query)}
        return [
            (chat, names.get(row.parcel_id) or card, row.message_id) for (chat, card), row in shown.items()
        ]

    def take(
        self, bot_id: int, now: datetime, limit: int, *, per_chat: int = 20, busy: Collection[int] = ()
    ) -> list[Parcel]:
        return [self._opened(one) for one in super().take(bot_id, now, limit, per_chat=per_chat, busy=busy)]

    def get(self, parcel_id: int) -> Parcel | None:
        found = super().get(parcel_id)
        return None if found is None else self._opened(found)

    def _parcels(self, query: Any) -> list[Parcel]:
        return [self._opened(one) for one in super()._parcels(query)]

    def _sealed(self, out: Outgoing) -> Outgoing:
        seal = self._seals.of(out.table_id)
        return out if seal is None else replace(out, **sealed_fields(seal, out))

    def _opened(self, parcel: Parcel) -> Parcel:
        if set(parcel.facts) != {SEALED}:
            return parcel
        hidden = self._seals.needed(parcel.table_id).open(parcel.facts[SEALED])
        if parcel.kind is Kind.RETIRE:
            hidden |= {"options": parcel.options}
        return replace(parcel, **hidden)


def sealed_fields(seal: Seal, out: Any) -> dict[str, Any]:
    """Of a parcel, or of its row. What reminds is still known as such: nobody is reminded of what is over."""
    hidden = {name: getattr(out, name) for name in ("key", "facts", "room", "card", "options")}
    return {
        "key": f"{SEALED}{REMINDER}" if out.key.endswith(REMINDER) else SEALED,
        "facts": {SEALED: seal.seal(hidden, alike=True)},
        "room": None,
        "card": None if out.card is None else masked(seal, out.card),
        "options": {},
    }


def masked(seal: Seal, card: str) -> str:
    return card if card in TELLING_NOTHING or card.startswith("~") else seal.mask(card)


def seal_mail(connection: Connection, seal: Seal, table_id: int) -> None:
    """What was put before the table was made blind: in a lobby, whose cards are called the same at every table."""
    for row in connection.execute(select(OutboxRow).where(OutboxRow.table_id == table_id)).all():
        values = sealed_fields(seal, row) | {"card": row.card}
        connection.execute(update(OutboxRow).where(OutboxRow.id == row.id).values(values))


class SealedPostBook(SqlPostBook):
    """See `core.service.ports_mail.PostBook`."""

    def __init__(self, connection: Connection, seals: TableSeals) -> None:
        super().__init__(connection)
        self._seals = seals

    def add(self, post: Post) -> Post:
        seal = self._seals.of(post.table_id)
        if seal is None:
            return super().add(post)
        hidden = None if post.body is None else _plain(post.body)
        body = None if hidden is None else Body(kind=SEALED, text=seal.seal(hidden))
        names = {"room": seal.seal(post.room), "alias": seal.seal(post.alias)}
        return replace(post, id=super().add(replace(post, **names, body=body)).id)

    def of_table(
        self,
        table_id: int,
        *,
        room: str | None = None,
        after: int = 0,
        alias: str | None = None,
        limit: int = 500,
    ) -> list[Post]:
        if self._seals.of(table_id) is None:
            return super().of_table(table_id, room=room, after=after, alias=alias, limit=limit)
        posts = super().of_table(table_id, after=after, limit=ALL)
        return [post for post in posts if room in (None, post.room) and alias in (None, post.alias)][:limit]

    def _posts(self, query: Any) -> list[Post]:
        return [self._opened(post) for post in super()._posts(query)]

    def _opened(self, post: Post) -> Post:
        if not post.room.startswith(MARK):
            return post
        seal, body = self._seals.needed(post.table_id), post.body
        if body is not None and body.kind == SEALED:
            body = Body(**seal.open(body.text))
        return replace(post, room=seal.open(post.room), alias=seal.open(post.alias), body=body)


def _plain(body: Body) -> dict[str, Any]:
    return {"kind": body.kind, "text": body.text, "entities": body.entities, "files": body.files}


class Said(Record, frozen=True, kw_only=True):
    """What an outcome tells."""

    refused: Refused | None = None
    events: tuple[str, ...] = ()
    facts: dict[str, Any]


class SealedInboxBook(SqlInboxBook):
    """See `core.service.ports_mail.InboxBook`. A row that cannot be opened is read as an empty one: it fails, and
    those behind it go on."""

    def __init__(self, connection: Connection, seals: TableSeals) -> None:
        super().__init__(connection)
        self._seal = seals.ship

    def add(self, rows: Iterable[Incoming]) -> list[int]:
        return super().add([replace(row, body={SEALED: self._seal.seal(row.body)}) for row in rows])

    def get(self, row_id: int) -> Row | None:
        return self._opened(super().get(row_id))

    def next_new(self, bot_id: int, **more: Any) -> Row | None:
        return self._opened(super().next_new(bot_id, **more))

    def held(self, bot_id: int) -> list[tuple[Row, datetime]]:
        opened = [(self._opened(row), deadline) for row, deadline in super().held(bot_id)]
        return [(row, deadline) for row, deadline in opened if row is not None]

    def open_in(self, bot_id: int, chat_id: int, **more: Any) -> list[Row]:
        opened = (self._opened(row) for row in super().open_in(bot_id, chat_id, **more))
        return [row for row in opened if row is not None]

    def finish(self, outcome: Outcome) -> None:
        said = {"refused": outcome.refused, "events": outcome.events, "facts": outcome.facts}
        sealed = self._seal.seal(said)
        super().finish(
            Outcome(
                row_id=outcome.row_id,
                state=outcome.state,
                facts={SEALED: sealed},
                error_id=outcome.error_id,
            )
        )

    def outcome(self, row_id: int) -> Outcome | None:
        found = super().outcome(row_id)
        if found is None or set(found.facts) != {SEALED}:
            return found
        return replace(
            found, **msgspec.structs.asdict(msgspec.convert(self._seal.open(found.facts[SEALED]), Said))
        )

    def _opened(self, row: Row | None) -> Row | None:
        if row is None or set(row.body) != {SEALED}:
            return row
        try:
            return replace(row, body=self._seal.open(row.body[SEALED]))
        except SealBroken:
            return replace(row, body={})
