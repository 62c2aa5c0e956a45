"""The tables of what comes in, what goes out, and what was said."""

from datetime import datetime
from typing import Any

from sqlalchemy import ForeignKey, Index, String, Text, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from core.storage.columns import Base, RowId


class InboxRow(Base):
    """One ordered queue a bot; the unique keys make every row count once (F54, F55)."""

    __tablename__ = "inbox"

    id: Mapped[RowId]
    source: Mapped[str] = mapped_column(String(16))
    bot_id: Mapped[int]
    update_id: Mapped[int | None]
    chat_id: Mapped[int | None]
    message_id: Mapped[int | None]
    key: Mapped[str | None] = mapped_column(String(96))
    table_id: Mapped[int | None]
    body: Mapped[dict[str, Any] | None]
    dated_at: Mapped[datetime | None]
    received_at: Mapped[datetime]
    counts_at: Mapped[datetime]
    state: Mapped[str] = mapped_column(String(16))
    held_for: Mapped[datetime | None]
    attempts: Mapped[int]
    error_id: Mapped[str | None] = mapped_column(String(16))
    outcome: Mapped[dict[str, Any] | None]

    __table_args__ = (
        UniqueConstraint("bot_id", "update_id", name="inbox_update_once"),
        UniqueConstraint("bot_id", "chat_id", "message_id", name="inbox_message_once"),
        UniqueConstraint("bot_id", "key", name="inbox_key_once"),
        Index("inbox_queue", "bot_id", "state", "id"),
        Index("inbox_times", "bot_id", "state", "counts_at"),
    )


class OutboxRow(Base):
    """One message to one chat: a meaning with its facts."""

    __tablename__ = "outbox"

    id: Mapped[RowId]
    bot_id: Mapped[int]
    chat_id: Mapped[int]
    person: Mapped[int | None]
    table_id: Mapped[int | None] = mapped_column(ForeignKey("tables.id"))
    event: Mapped[int | None]
    lane: Mapped[int]
    kind: Mapped[str] = mapped_column(String(16))
    key: Mapped[str] = mapped_column(String(96))
    facts: Mapped[dict[str, Any]]
    language: Mapped[str] = mapped_column(String(16))
    zone: Mapped[str] = mapped_column(String(64))
    room: Mapped[str | None] = mapped_column(Text)
    card: Mapped[str | None] = mapped_column(String(96))
    silent: Mapped[bool]
    protect: Mapped[bool]
    pin: Mapped[bool]
    reply_to: Mapped[int | None]
    edits: Mapped[int | None]
    post_id: Mapped[int | None] = mapped_column(index=True)
    options: Mapped[dict[str, Any]]
    not_before: Mapped[datetime | None]
    state: Mapped[str] = mapped_column(String(16))
    attempts: Mapped[int]
    revision: Mapped[int]
    made_at: Mapped[datetime]
    sent_at: Mapped[datetime | None]
    message_id: Mapped[int | None]
    error: Mapped[str | None] = mapped_column(Text)

    __table_args__ = (
        Index("outbox_queue", "state", "bot_id", "chat_id", "lane", "id"),
        Index("outbox_by_table", "table_id", "event"),
        Index("outbox_by_chat", "chat_id", "state"),
    )


class CardRow(Base):
    """The card a reader was last sent; `table_id` is 0 for one that belongs to no table."""

    __tablename__ = "cards"

    table_id: Mapped[int] = mapped_column(primary_key=True)
    chat_id: Mapped[int] = mapped_column(primary_key=True)
    card: Mapped[str] = mapped_column(String(96), primary_key=True)
    digest: Mapped[str] = mapped_column(String(64))
    parcel_id: Mapped[int] = mapped_column(index=True)
    message_id: Mapped[int | None]
    by_rules: Mapped[bool]


class PostRow(Base):
    """`seat` spoke, `alias` was shown."""

    __tablename__ = "posts"

    id: Mapped[RowId]
    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id"))
    room: Mapped[str] = mapped_column(Text)
    seat: Mapped[int | None]
    person: Mapped[int | None] = mapped_column(index=True)
    alias: Mapped[str] = mapped_column(Text)
    event: Mapped[int]
    at: Mapped[datetime]
    reply_to: Mapped[int | None]
    removed_at: Mapped[datetime | None]
    removed_by: Mapped[int | None]

    __table_args__ = (Index("posts_by_table", "table_id", "id"),)


class BodyRow(Base):
    """What was said; deleted by removal and by `/forget`, and the post stays."""

    __tablename__ = "bodies"

    post_id: Mapped[int] = mapped_column(ForeignKey("posts.id"), primary_key=True)
    kind: Mapped[str] = mapped_column(String(32))
    text: Mapped[str] = mapped_column(Text)
    entities: Mapped[list[Any]]
    files: Mapped[list[Any]]


class DeliveryRow(Base):
    """Where a copy of a post lies."""

    __tablename__ = "deliveries"

    post_id: Mapped[int] = mapped_column(ForeignKey("posts.id"), primary_key=True)
    chat_id: Mapped[int] = mapped_column(primary_key=True)
    message_id: Mapped[int] = mapped_column(primary_key=True)
    person: Mapped[int | None]
    more: Mapped[list[Any]]

    __table_args__ = (Index("deliveries_by_message", "chat_id", "message_id"),)
