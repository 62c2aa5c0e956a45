"""A deadline is a fact of the game's state; timers only wake the one who reads it."""

from datetime import datetime

from core.engine.record import Record


class Deadline(Record, frozen=True):
    """The next moment at which the game moves by itself. `at` is aware, UTC; the moment itself is already past it."""

    kind: str
    at: datetime
