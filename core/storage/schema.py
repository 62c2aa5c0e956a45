"""The tables of people, games and chats."""

from datetime import datetime
from typing import Any

from sqlalchemy import ForeignKey, Index, LargeBinary, String, Text, text
from sqlalchemy.orm import Mapped, mapped_column

from core.storage.columns import Base, BigId, RowId


class ClockRow(Base):
    __tablename__ = "clock"

    id: Mapped[RowId]
    anchor_real: Mapped[datetime]
    anchor_game: Mapped[datetime]
    speed: Mapped[float]


class BotRow(Base):
    __tablename__ = "bots"

    bot_id: Mapped[int] = mapped_column(BigId, primary_key=True, autoincrement=False)
    username: Mapped[str] = mapped_column(Text, default="")
    name: Mapped[str] = mapped_column(Text, default="")
    last_tick: Mapped[datetime | None]
    last_update_id: Mapped[int | None]
    term: Mapped[int] = mapped_column(default=0)
    facts: Mapped[dict[str, Any]]


class PersonRow(Base):
    """A human account; name, username and Telegram id can be blanked, the number stays. `trace`: a keyed hash of the
    Telegram id of one who is blanked, as long as something holds that it must not wash off."""

    __tablename__ = "persons"

    person: Mapped[RowId]
    telegram_id: Mapped[int | None] = mapped_column(unique=True)
    name: Mapped[str] = mapped_column(Text)
    username: Mapped[str | None] = mapped_column(Text)
    username_key: Mapped[str | None] = mapped_column(Text, index=True)
    language: Mapped[str] = mapped_column(String(16))
    zone: Mapped[str] = mapped_column(String(64))
    language_chosen: Mapped[bool]
    reachable: Mapped[bool]
    unreachable_since: Mapped[datetime | None]
    quiet_from: Mapped[int | None]
    quiet_to: Mapped[int | None]
    digest: Mapped[bool]
    current_table: Mapped[int | None]
    owner: Mapped[bool]
    modes: Mapped[dict[str, Any]]
    seen_at: Mapped[datetime | None]
    blanked: Mapped[bool]
    trace: Mapped[str | None] = mapped_column(String(64), index=True)


class TableRow(Base):
    """One game with its chats; `seed` and `handle_key` are secrets until the end."""

    __tablename__ = "tables"

    id: Mapped[RowId]
    handle: Mapped[str] = mapped_column(String(16), unique=True)
    game: Mapped[str] = mapped_column(String(64))
    bot_id: Mapped[int]
    chat_id: Mapped[int | None]
    host: Mapped[int] = mapped_column(ForeignKey("persons.person"))
    language: Mapped[str] = mapped_column(String(16))
    zone: Mapped[str] = mapped_column(String(64))
    title: Mapped[str] = mapped_column(Text)
    status: Mapped[str] = mapped_column(String(16))
    version: Mapped[int]
    epoch: Mapped[int]
    opened_at: Mapped[datetime]
    deadline_kind: Mapped[str | None] = mapped_column(String(64))
    deadline_at: Mapped[datetime | None]
    closed_at: Mapped[datetime | None]
    last_at: Mapped[datetime | None]
    archived: Mapped[bool]
    blind: Mapped[bool]
    facts: Mapped[dict[str, Any]]
    seed: Mapped[bytes] = mapped_column(LargeBinary)
    handle_key: Mapped[bytes] = mapped_column(LargeBinary)

    __table_args__ = (
        Index("tables_by_chat", "bot_id", "chat_id"),
        Index("tables_by_deadline", "bot_id", "status", "deadline_at"),
    )


class SeatRow(Base):
    """Who holds which seat, as the last command left it: a copy of the rules' seating, for questions."""

    __tablename__ = "seats"

    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    person: Mapped[int] = mapped_column(ForeignKey("persons.person"), primary_key=True, index=True)
    seat: Mapped[int]


class ModeratorRow(Base):
    __tablename__ = "moderators"

    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    person: Mapped[int] = mapped_column(ForeignKey("persons.person"), primary_key=True, index=True)
    deputy: Mapped[bool]
    appointed_by: Mapped[int | None]
    at: Mapped[datetime]


class BanRow(Base):
    __tablename__ = "bans"

    chat_id: Mapped[int] = mapped_column(primary_key=True)
    person: Mapped[int] = mapped_column(ForeignKey("persons.person"), primary_key=True)
    until: Mapped[datetime | None]
    by: Mapped[int]
    at: Mapped[datetime]


class FollowRow(Base):
    """A chat that follows a table (`table_id`) or waits for the next game of a group (`chat_id`); 0: not this."""

    __tablename__ = "follows"

    follower_chat: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[int] = mapped_column(primary_key=True, index=True)
    chat_id: Mapped[int] = mapped_column(primary_key=True, index=True)


class LinkRow(Base):
    __tablename__ = "links"

    id: Mapped[RowId]
    token_hash: Mapped[str] = mapped_column(String(64), unique=True)
    kind: Mapped[str] = mapped_column(String(16))
    made_at: Mapped[datetime]
    expires_at: Mapped[datetime] = mapped_column(index=True)
    person: Mapped[int | None]
    table_id: Mapped[int | None]
    seat: Mapped[int | None]
    made_by: Mapped[int | None]
    spent_at: Mapped[datetime | None]
    spent_by: Mapped[int | None]

    __table_args__ = (Index("links_by_seat", "table_id", "seat"),)


class SessionRow(Base):
    __tablename__ = "sessions"

    id: Mapped[RowId]
    token_hash: Mapped[str] = mapped_column(String(64), unique=True)
    person: Mapped[int] = mapped_column(ForeignKey("persons.person"), index=True)
    made_at: Mapped[datetime]
    seen_at: Mapped[datetime]
    expires_at: Mapped[datetime]
    agent: Mapped[str] = mapped_column(Text)


class LookRow(Base):
    __tablename__ = "looks"

    id: Mapped[RowId]
    person: Mapped[int] = mapped_column(ForeignKey("persons.person"))
    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id"))
    what: Mapped[str] = mapped_column(String(64))
    at: Mapped[datetime]

    __table_args__ = (Index("looks_by_table", "table_id", "person"),)


class AuditRow(Base):
    __tablename__ = "audit"

    id: Mapped[RowId]
    person: Mapped[int | None]
    what: Mapped[str] = mapped_column(String(64))
    at: Mapped[datetime]
    table_id: Mapped[int | None]
    facts: Mapped[dict[str, Any]]


class MoveRow(Base):
    """A command that was allowed, or (`refused`) came too late, with its cause. Never changed."""

    __tablename__ = "moves"

    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    command: Mapped[str] = mapped_column(String(64))
    body: Mapped[str] = mapped_column(Text)
    cause_kind: Mapped[str] = mapped_column(String(16))
    cause_person: Mapped[int | None]
    cause_name: Mapped[str] = mapped_column(Text)
    reason: Mapped[str] = mapped_column(Text)
    at: Mapped[datetime]
    epoch: Mapped[int]
    first: Mapped[int]
    last: Mapped[int]
    refused: Mapped[str | None] = mapped_column(String(64))
    row_id: Mapped[int | None]

    __table_args__ = (
        Index(
            "moves_too_late",
            "table_id",
            "number",
            sqlite_where=text("refused IS NOT NULL"),
            postgresql_where=text("refused IS NOT NULL"),
        ),
    )


class EventRow(Base):
    """The log. Never changed; a name once stored stays, a new shape is a new version."""

    __tablename__ = "events"

    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    name: Mapped[str] = mapped_column(String(64))
    version: Mapped[int]
    body: Mapped[str] = mapped_column(Text)
    at: Mapped[datetime]
    move: Mapped[int]


class SnapshotRow(Base):
    __tablename__ = "snapshots"

    table_id: Mapped[int] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    version: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    state: Mapped[str] = mapped_column(Text)
