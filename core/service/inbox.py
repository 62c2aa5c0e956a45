"""The one ordered queue of a bot token: Telegram's updates, the panel's commands and due deadlines as rows."""

from datetime import datetime
from enum import Enum
from typing import Any

import msgspec

from core.engine.record import Record
from core.engine.refusal import Refused


class Source(Enum):
    TELEGRAM = "telegram"
    PANEL = "panel"
    CLOCK = "clock"


class RowState(Enum):
    NEW = "new"
    HELD = "held"
    """Dated at or after a deadline that may not be applied yet, or part of an album; read again once the watermark has
    passed it."""
    DONE = "done"
    FAILED = "failed"
    """Tried three times; `error_id` is in the log."""


class Incoming(Record, frozen=True, kw_only=True):
    """What is put into the inbox. The same `update_id` of one bot, or the same message of one chat, is taken once.

    `dated_at` is Telegram's date of a message (UTC); `None` for taps, which count by their arrival. `chat_id` and
    `message_id` are given for new messages only: an edit or a tap names a message that is already known.
    """

    source: Source
    bot_id: int
    body: dict[str, Any]
    received_at: datetime
    dated_at: datetime | None = None
    update_id: int | None = None
    chat_id: int | None = None
    message_id: int | None = None
    table_id: int | None = None
    key: str | None = None
    """Of rows with the same key only the first is taken (bells of the clock, a page of the panel sent twice)."""


class Row(Record, frozen=True, kw_only=True):
    """A row as the worker reads it. Its `body` is blanked as soon as it is done."""

    id: int
    source: Source
    bot_id: int
    body: dict[str, Any]
    received_at: datetime
    dated_at: datetime | None = None
    update_id: int | None = None
    table_id: int | None = None
    attempts: int = 0

    @property
    def at(self) -> datetime:
        """The time it counts by: Telegram's date of a message, the arrival of a tap."""
        return self.dated_at or self.received_at


class Outcome(Record, frozen=True, kw_only=True):
    """What became of a row. While `state` is NEW or HELD it waits."""

    row_id: int
    state: RowState
    refused: Refused | None = None
    events: tuple[str, ...] = ()
    """Names of the events that the row's commands brought about."""
    facts: dict[str, Any] = msgspec.field(default_factory=dict)
    error_id: str | None = None

    @property
    def is_settled(self) -> bool:
        return self.state in (RowState.DONE, RowState.FAILED)
