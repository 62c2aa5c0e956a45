"""Every look at a table's secrets is recorded, and whoever has looked cannot play there."""

from datetime import datetime
from typing import Any

import msgspec

from core.engine.ids import Person, Seat
from core.engine.record import Record

SEAT = "seat/"


class Look(Record, frozen=True):
    """A person saw what players may not know; `what` names the page or list (`orders`, `story`, `rooms`), or the seat
    that he had and lost (`of_seat`)."""

    person: Person
    table_id: int
    what: str
    at: datetime


def of_seat(seat: Seat) -> str:
    """What one has seen who had this seat: all its secrets, which must not help another seat."""
    return f"{SEAT}{seat}"


class AuditLine(Record, frozen=True, kw_only=True):
    """Something was done outside a game: an appointment, a sign-in, an export, a blanking."""

    person: Person | None
    what: str
    at: datetime
    table_id: int | None = None
    facts: dict[str, Any] = msgspec.field(default_factory=dict)
