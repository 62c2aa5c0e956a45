"""What is to be sent: one row a recipient, a meaning with its facts frozen in it, not a text."""

from datetime import datetime
from enum import Enum, IntEnum
from typing import Any

import msgspec

from core.engine.ids import Person
from core.engine.record import Record

ANSWER_LOST = "answer lost: "
"""How the error of a parcel begins that may have arrived."""

FOR_THE_DIGEST = "kept for the digest"
"""The error of chatter that waits because its reader wants it all at once: no watchdog barks at it."""

ASKED_FOR = "asked for before the digest"
"""The error of such chatter once its reader wants it now."""


class Lane(IntEnum):
    """Smaller overtakes bigger, except within one chat, whose story stays in order of ids within a lane."""

    URGENT = 0
    """Deadlines, deaths, letters."""
    ANSWER = 1
    """Cards and answers."""
    CHATTER = 2
    """Posts in rooms."""


class Kind(Enum):
    SAY = "say"
    CARD = "card"
    """Edited in place where `edits` names a message, else sent and remembered."""
    RETIRE = "retire"
    """The card `card` is over: `edits` names its message; its buttons go. With facts, it can say how things stood."""
    POST = "post"
    """A copy of post `post_id`; its body is read when it is sent, so that a removal in time stops it."""
    DELETE = "delete"
    """Delete message `edits`."""
    PIN = "pin"
    PERMISSIONS = "permissions"
    TOPIC = "topic"
    FILE = "file"


NOT_SHOWN = "not_shown"
"""Among the options of what retires a card: its facts are a newer state than its message shows."""

TAKEN_BACK = "taken_back"
"""Among the options of what retires a card: what its message says no longer counts."""

REMINDER = "-reminder"
"""The end of the keys that remind of a deadline: what is worth nothing later."""

PAUSED = "-paused"
"""The end of the keys that tell of a pause: nobody wants to hear of one that is over."""

POSTS_LEFT = "posts-left"
"""The key of a message whose posts are written again without one that was removed; they are read when it leaves."""

CHOICE = "choice"
"""The card with the next question of whoever has pressed a button of another card."""


LOBBY = "lobby"
"""The card of every game before its start."""

OF_LOBBY = frozenset({"aliases", "house", "roll", "roll-call", "start-hour", "start-time"})
"""Cards that ask or show something before the start, at every table alike: none of them outlasts the lobby."""


class ParcelState(Enum):
    WAITING = "waiting"
    SENT = "sent"
    UNKNOWN = "unknown"
    """Sent, and the answer was lost: it may have arrived, and is sent again at most once."""
    FAILED = "failed"
    """Can never be sent; shown in the panel."""
    CANCELLED = "cancelled"
    """Overtaken before it was sent: by a newer state of the same card, a take-back or a removal."""


class Outgoing(Record, frozen=True, kw_only=True):
    """What is put into the outbox. `chat_id` of a person is his Telegram id; `person` is `None` for a group."""

    bot_id: int
    chat_id: int
    kind: Kind
    key: str
    facts: dict[str, Any]
    language: str
    zone: str
    lane: Lane = Lane.ANSWER
    person: Person | None = None
    table_id: int | None = None
    event: int | None = None
    """Number of the event it tells of; the panel shows by it which secrets have gone out."""
    room: str | None = None
    card: str | None = None
    silent: bool = True
    protect: bool = False
    pin: bool = False
    reply_to: int | None = None
    """Message id in `chat_id`."""
    edits: int | None = None
    """Message id in `chat_id` that is edited, retired, pinned or deleted."""
    post_id: int | None = None
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    """What only the adapter understands: buttons, a file, permissions."""
    not_before: datetime | None = None


class Parcel(Outgoing, frozen=True, kw_only=True):
    """An outbox row as the courier reads it."""

    id: int
    state: ParcelState
    attempts: int
    made_at: datetime
    """By the wall; of what was given up and waits again, since when it does."""
    sent_at: datetime | None = None
    message_id: int | None = None
    error: str | None = None
    revision: int = 0
    """Counts how often a waiting card was overwritten: what was sent is compared with it when it is marked."""

    @property
    def is_doubtful(self) -> bool:
        """Whether it has left once and may have arrived: lost again, it is not sent a third time."""
        return self.error is not None and self.error.startswith(ANSWER_LOST)


class Sent(Record, frozen=True):
    """A parcel that arrived, as it was when it was sent: the message's id, and for an album the other ones."""

    parcel_id: int
    message_id: int
    revision: int = 0
    more: tuple[int, ...] = ()
