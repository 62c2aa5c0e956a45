"""What is said in rooms: rows beside the log, whose bodies can be blanked without touching it."""

from datetime import datetime
from typing import Any

import msgspec

from core.engine.ids import Person, Seat
from core.engine.record import Record


class Body(Record, frozen=True, kw_only=True):
    """What was said. `entities` and `files` are as the adapter needs them to say it again."""

    kind: str = "text"
    text: str = ""
    entities: tuple[dict[str, Any], ...] = ()
    files: tuple[dict[str, Any], ...] = ()


class Post(Record, frozen=True, kw_only=True):
    """`seat` spoke (true author), `alias` was shown. `body` is `None` once it was removed or forgotten."""

    id: int
    table_id: int
    room: str
    seat: Seat | None
    """`None`: the moderator spoke."""
    person: Person | None
    alias: str
    event: int
    """Number of the table's last event when it was said."""
    at: datetime
    body: Body | None
    reply_to: int | None = None
    removed_at: datetime | None = None
    removed_by: Person | None = None


class Delivery(Record, frozen=True):
    """Where a copy of a post lies: for replies, removal and receipts. `more` are the other messages of an album."""

    post_id: int
    chat_id: int
    message_id: int
    person: Person | None = None
    more: tuple[int, ...] = msgspec.field(default_factory=tuple)
