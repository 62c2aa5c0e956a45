"""A refusal is a value: what a person may not do, as a code and facts, never as a text."""

import msgspec

from core.engine.record import Record


class Refused(Record, frozen=True):
    """The answer of `decide` to a command that the rules do not allow; it changes nothing.

    `code` is one of the public codes of the scenario format (`too_late`, `not_here`, …) or one of the service's own.
    `facts` fill the sentence; they may not hold what the asker may not know.
    """

    code: str
    facts: dict[str, str | int | list[str]] = msgspec.field(default_factory=dict)
