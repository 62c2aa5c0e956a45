"""What a moderator can ask for: a form that becomes one command, or one errand, for the bot's own queue."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

from admin.numbers import fraction, whole
from core.engine.command import Command
from core.engine.ids import Seat
from core.service.desk import Desk
from core.service.ports import Books
from core.service.tables import Table


class Unreadable(ValueError):
    """What was typed cannot be understood: the key of the sentence that says what would be right, its facts, and the
    field that is wrong (empty: the form as a whole)."""

    def __init__(self, key: str, field: str = "", **facts: Any) -> None:
        super().__init__(key)
        self.key = key
        self.field = field
        self.facts = facts


@dataclass(frozen=True, slots=True)
class Errand:
    """See `core.service.errands`."""

    name: str
    facts: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Asking:
    """A form that was sent, with the game it is about. `state` holds every secret of the table."""

    table: Table
    state: Any
    fields: Mapping[str, str]
    lists: Callable[[str], list[str]]
    names: tuple[str, ...]
    now: datetime
    zone: str
    desk: Desk
    books: Books

    def text(self, name: str, longest: int = 200) -> str:
        found = self.fields.get(name, "").strip()
        if len(found) > longest:
            raise Unreadable("panel-bad-length", name, length=len(found), most=longest)
        return found

    def number(self, name: str, low: int, high: int) -> int | None:
        """`None` where the field is empty."""
        found = self.text(name)
        if not found:
            return None
        number = whole(found)
        if number is None or not low <= number <= high:
            raise Unreadable("panel-bad-number", name, given=found, least=low, most=high)
        return number

    def needed(self, name: str, low: int, high: int) -> int:
        found = self.number(name, low, high)
        if found is None:
            raise Unreadable("panel-no-number", name, least=low, most=high)
        return found

    def fraction(self, name: str, low: float, high: float) -> float:
        """A number that need not be whole, with a point or a comma."""
        found = self.text(name)
        if not found:
            raise Unreadable("panel-no-number", name, least=str(low), most=high)
        number = fraction(found)
        if number is None or not low <= number <= high:
            raise Unreadable("panel-bad-number", name, given=found, least=str(low), most=high)
        return number

    def seat(self, name: str = "who") -> Seat:
        seat = whole(self.text(name))
        if seat is None or not 0 <= seat < len(self.names):
            raise Unreadable("panel-bad-seat", name)
        return Seat(seat)

    def name(self, field: str = "who") -> str:
        return self.names[self.seat(field)]

    def moment(self, name: str) -> datetime | None:
        """A local time of the visitor's zone as a browser writes it; `None` where the field is empty."""
        found = self.text(name)
        if not found:
            return None
        try:
            local = datetime.fromisoformat(found)
        except ValueError:
            raise Unreadable("panel-bad-moment", name, given=found) from None
        if local.year not in YEARS:
            raise Unreadable("panel-bad-year", name, given=found)
        return local if local.tzinfo else local.replace(tzinfo=ZoneInfo(self.zone))


YEARS = range(2000, 3000)
"""Beyond them some zone has no calendar date for a moment."""

Wish = Command | Errand


def no_facts(asking: Asking) -> dict[str, Any]:
    return {}


@dataclass(frozen=True, slots=True)
class Deed:
    """`panel-deed-NAME` is its button, `panel-sure-NAME` (with `facts`) what will happen, for dangerous ones.

    `preview` names a template that shows more of what will happen, with what `foresee` finds; a `secret` preview is a
    look, and recorded.
    """

    name: str
    ask: Callable[[Asking], Wish]
    needs_reason: bool = True
    is_dangerous: bool = False
    facts: Callable[[Asking], dict[str, Any]] = no_facts
    preview: str = ""
    foresee: Callable[[Asking], dict[str, Any]] = no_facts
    is_secret: bool = False
    fields: tuple[str, ...] = ()
    """The fields of its form that the question shows again, as `panel-field-NAME`."""
