"""Events state: what happened, in words that never change once stored."""

from datetime import datetime

from core.engine.record import Record


class Event(Record, frozen=True, tag_field="type", tag=str.lower):
    """Base of all events. A stored name never changes; a new shape is a new version with an upcaster (`codec`)."""


class TakenBack(Event, frozen=True, tag="taken_back"):
    """The game stands again as it did after event number `to`; every later event stays in the record and has no effect.

    `past_at` is when event `to` was recorded, `at` is now: what was left of a phase is left again.
    """

    to: int
    past_at: datetime
    at: datetime
