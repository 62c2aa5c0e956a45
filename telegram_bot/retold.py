"""Games that are over, told again from their logs; what was found is remembered while all who played are being told."""

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any

import msgspec

from core.engine.ids import Person
from core.mafia.saga import Saga, saga
from core.service.holders import holders
from core.service.past import Shelf
from core.service.ports import Books
from core.service.queries import standing_steps
from core.service.tables import Table

LINES_IN_A_MESSAGE = 34
"""So many lines of what happened fit into a message with room to spare."""

REMEMBERED_SECONDS = 60.0
MOST_REMEMBERED = 16

GONE = "…"


def saga_of(books: Books, shelf: Shelf, table: Table) -> Saga:
    """Of a game of pirates that is over."""
    return saga((step.before, step.event, step.after) for step in standing_steps(books, shelf, table))


def saga_told(books: Books, shelf: Shelf, table: Table) -> dict[str, Any]:
    """The saga as texts and pictures get it, with the persons' names as they are now."""
    told: dict[str, Any] = msgspec.to_builtins(saga_of(books, shelf, table))
    names = holders_named(books, shelf, table)
    for life in told["lives"]:
        life["persons"] = names[life.pop("person")]
    return {**told, "table": table.title, "parts": parts(told["pages"])}


def holders_named(books: Books, shelf: Shelf, table: Table) -> dict[Person, list[str]]:
    """By the last holder of each seat the names of all who have had it, in their order; of one who is forgotten `…`."""
    seats = holders(books, shelf, table)
    accounts = books.people.several({person for past in seats.values() for person in past})
    names = {person: account.name or GONE for person, account in accounts.items()}
    return {last: [names.get(person, GONE) for person in past] for last, past in seats.items()}


def parts(pages: list[dict[str, Any]]) -> list[list[dict[str, Any]]]:
    """The days and nights by message: a new one is begun where the next page would make it too long."""
    found: list[list[dict[str, Any]]] = []
    for page in pages:
        lines = sum(1 + len(each["lines"]) for each in found[-1]) if found else LINES_IN_A_MESSAGE
        if lines + len(page["lines"]) >= LINES_IN_A_MESSAGE:
            found.append([])
        found[-1].append(page)
    return found


class Archive:
    """Of a game that is over the same is asked for every player, one after the other: for a minute it is known."""

    def __init__(self) -> None:
        self._found: OrderedDict[Hashable, tuple[float, Any]] = OrderedDict()

    def of(self, what: Hashable, make: Callable[[], Any]) -> Any:
        now = time.monotonic()
        until, found = self._found.get(what, (0.0, None))
        if until < now:
            found = make()
            self._found[what] = (now + REMEMBERED_SECONDS, found)
            self._found.move_to_end(what)
            while len(self._found) > MOST_REMEMBERED:
                self._found.popitem(last=False)
        return found
