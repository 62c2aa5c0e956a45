"""A notice is a meaning with its facts, addressed to those who may know it; words are chosen later, per reader."""

from enum import Enum
from typing import Any

from core.engine.audience import Audience
from core.engine.ids import Seat
from core.engine.record import Record


class Place(Enum):
    """Where a notice is said."""

    PRIVATE = "private"
    """In the private chat of every seat in `to.seats`."""
    TABLE = "table"
    """In the table's group, in the table's language."""
    BULLETIN = "bulletin"
    """To onlookers who follow the table."""
    MODERATORS = "moderators"


class Ring(Enum):
    """How a phone takes it: chatter arrives silently; deadlines, deaths and letters ring and overtake chatter."""

    SILENT = "silent"
    LOUD = "loud"


class Notice(Record, frozen=True):
    """What is to be told. `key` names the text; `facts` are plain JSON values, frozen when it happened.

    `card` names a message that is edited in place instead of being sent anew (the day card, the raft, an action sheet);
    a card with equal facts is not sent again. `protect` forbids forwarding and saving (letters, receipts, results).
    `room` (ZPM) names the room in whose topic a private notice belongs. At the `hushed` of `to` it does not ring.
    From an `idle` card nothing can be asked any more: a question that it has asked is over.
    """

    key: str
    facts: dict[str, Any]
    place: Place
    to: Audience = Audience()
    ring: Ring = Ring.SILENT
    card: str | None = None
    pin: bool = False
    protect: bool = False
    room: str | None = None
    hushed: frozenset[Seat] = frozenset()
    idle: bool = False
