"""Who waits for a place at a full table, in a line that nobody loses his place in (product: before the start)."""

from typing import Any

from core.engine.ids import Person
from core.service.accounts import Account
from core.service.outbox import Lane
from core.service.people import to_account
from core.service.ports import Books
from core.service.tables import Table, TableStatus

RESERVES = "reserves"
"""In a table's facts: who waits for a place, in order."""
ASKED = "reserves_asked"
"""In a table's facts: those of them who have been told of a free place, and have not come or come too late since."""


def line(books: Books, table: Table) -> list[Person]:
    """In order; who sits by now waits no longer."""
    seated = books.tables.seated(table.id)
    return [Person(one) for one in _facts(books, table).get(RESERVES, []) if one not in seated]


def stand_in_line(books: Books, table: Table, person: Person) -> tuple[int, bool, bool]:
    """His place, from 1; whether it was his before; whether he had been told of a free one, and comes too late."""
    waiting, asked = line(books, table), _facts(books, table).get(ASKED, [])
    stood, was_asked = person in waiting, person in asked
    waiting = waiting if stood else [*waiting, person]
    _keep(books, table, waiting, [one for one in asked if one != person])
    return waiting.index(person) + 1, stood, was_asked


def step_out(books: Books, table: Table, person: Person) -> None:
    """He has a place, or wants none any more."""
    facts = _facts(books, table)
    if RESERVES in facts:
        waiting, asked = ([one for one in facts.get(name, []) if one != person] for name in (RESERVES, ASKED))
        _keep(books, table, waiting, asked)


def next_to_ask(books: Books, table: Table, *, again: bool = True) -> Account | None:
    """Who is told that a place is free: the first in line who has not been yet; when all have, the first `again`."""
    there = waiting_accounts(books, table)
    asked = _facts(books, table).get(ASKED, [])
    if again and there and all(one.person in asked for one in there):
        asked = []
    found = next((one for one in there if one.person not in asked), None)
    if found is not None:
        _keep(books, table, line(books, table), [*asked, found.person])
    return found


def tell_of_place(books: Books, table: Table, *, again: bool = True) -> None:
    """A place is free, however it came to be; whoever comes first has it."""
    account = next_to_ask(books, table, again=again)
    if account is not None:
        books.outbox.put([to_account(account, table, "place-free", {"table": table.title}, lane=Lane.URGENT)])


def tell_of_places(books: Books, table: Table, free: int) -> None:
    """So many are free: as many in line know of them as there are, and nobody is told twice."""
    told = set(line(books, table)).intersection(_facts(books, table).get(ASKED, []))
    for _ in range(free - len(told)):
        tell_of_place(books, table, again=False)


def lines_of(books: Books, person: Person, bot_id: int) -> list[Table]:
    """The tables, begun or not, at which he waits for a place."""
    live = books.tables.all(bot_id, (TableStatus.LOBBY, TableStatus.RUNNING))
    return [table for table in live if person in line(books, table)]


def waiting_accounts(books: Books, table: Table) -> list[Account]:
    """Those in line who can be written to, in order."""
    waiting = line(books, table)
    found = books.people.several(waiting)
    there = [found[one] for one in waiting if one in found]
    return [one for one in there if one.telegram_id is not None and one.reachable]


def tell_reserves(books: Books, table: Table) -> None:
    """The table has begun, or is over, and nobody else tells those who still wait for a place at it."""
    is_over = table.status is not TableStatus.RUNNING
    facts = {"table": table.title, "status": table.status.value, "next": is_over and table.chat is not None}
    rows = [
        to_account(account, table, "reserve-left-over", {**facts, "place": place})
        for place, account in enumerate(waiting_accounts(books, table), start=1)
    ]
    books.outbox.put(rows)
    if is_over and rows:
        _keep(books, table, [], [])


def _keep(books: Books, table: Table, waiting: list[Person], asked: list[Person]) -> None:
    facts = {**_facts(books, table), RESERVES: waiting, ASKED: asked}
    books.tables.change(table.id, facts=facts)


def _facts(books: Books, table: Table) -> dict[str, Any]:
    """As they are by now."""
    return (books.tables.get(table.id) or table).facts
