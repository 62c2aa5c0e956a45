"""What pages read of a table: the game, its clock, its story, and the record that somebody looked."""

from collections.abc import Callable
from typing import Any

from flask import g

from admin.games import GamePages, pages_of
from admin.shipboard import desk, now
from admin.visitors import me
from core.engine.ids import Person
from core.engine.ruleset import MODERATOR
from core.service import people, queries
from core.service.moves import Entry
from core.service.ports import Books
from core.service.tables import Table

WHOLE_STORY = 1_000_000


def look(books: Books, table: Table, what: str) -> None:
    """Recorded in the transaction that reads (secrecy): who has looked cannot play at this table."""
    people.look(books, me().person, table, what, now())


def look_where_secret(books: Books, table: Table, what: str) -> None:
    """Where the game hides who plays under which name, that is a secret too."""
    if game_pages(table).now_is_secret:
        look(books, table, what)


def fresh(books: Books) -> Table:
    """The table of the request as it stands in this transaction."""
    table = books.tables.get(g.table.id)
    assert table is not None, "tables are never deleted"
    return table


def game_pages(table: Table) -> GamePages:
    return pages_of(table.game)


def moderators_view(books: Books, table: Table) -> dict[str, Any]:
    return desk().view(books, table, MODERATOR)


def story_of(books: Books, table: Table, after: int = 0) -> list[Entry]:
    return queries.story(books, desk().ruleset(table), table, after=after, limit=WHOLE_STORY)


def name_finder(books: Books) -> Callable[[Any], str]:
    """Shown names of accounts by number, each looked up once; one who is gone is his number."""
    known: dict[int, str] = {}

    def find(person: Any) -> str:
        number = int(person)
        if number not in known:
            account = books.people.get(Person(number))
            known[number] = account.name if account is not None and account.name else f"#{number}"
        return known[number]

    return find
