"""The days of a game of pirates that have closed, as its log has them; what was taken back is left out."""

from dataclasses import dataclass
from typing import Any

from core.engine.ruleset import Ruleset
from core.mafia.events import DayClosed
from core.service.moves import Recorded
from core.service.past import decoded
from core.service.ports import Books
from core.service.queries import taken_back
from core.service.tables import Table


@dataclass(frozen=True, slots=True)
class PastDay:
    """`events` are those from its opening to the last of its night; `close` is the one with which night fell."""

    events: tuple[Recorded, ...]
    close: Recorded

    @property
    def opening(self) -> int:
        return self.events[0].number

    @property
    def closing(self) -> int:
        """The first event of the close: before it the day was open and the votes stood."""
        return next(one.number for one in self.events if one.move == self.close.move)

    @property
    def by_day(self) -> tuple[Recorded, ...]:
        """Those of the day alone, the close with all that it brought included."""
        return tuple(one for one in self.events if one.number <= self.close.number)


def past_days(books: Books, ruleset: Ruleset[Any], table: Table) -> dict[int, PastDay]:
    """By their number, in order."""
    undone = taken_back(books, ruleset, table)
    parts: list[list[Recorded]] = [[]]
    for one in books.log.events(table.id):
        if one.number not in undone:
            if one.name == "day_opened":
                parts.append([])
            parts[-1].append(one)
    found: dict[int, PastDay] = {}
    for events in parts:
        for one in events:
            event = decoded(ruleset, one) if one.name == "day_closed" else None
            if isinstance(event, DayClosed):
                found[event.day] = PastDay(tuple(events), one)
    return found
