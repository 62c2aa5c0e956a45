"""Who has held the seats of a table since its game began: who sits there, and who gave a seat up or lost it (Z11)."""

from collections.abc import Iterator, Mapping
from typing import Any

from core.engine.ids import Person, Seat
from core.service.past import Shelf
from core.service.ports import Books
from core.service.tables import Table

START = "start"
RESEATING = frozenset({START, "substitute", "take_back"})
"""Commands after which somebody else may sit in a seat of a running game."""


def holders(books: Books, shelf: Shelf, table: Table) -> dict[Person, tuple[Person, ...]]:
    """By the last holder of each seat all who have had it, in their order; one who had it twice is named twice. A start
    after a take-back into the lobby deals the seats anew."""
    found: dict[Seat, list[Person]] = {}
    for command, seating in _seatings(books, shelf, table):
        if command == START:
            found = {}
        for person, seat in seating.items():
            past = found.setdefault(seat, [])
            if past[-1:] != [person]:
                past.append(person)
    return {past[-1]: tuple(past) for past in found.values()}


def who_played(books: Books, shelf: Shelf, table: Table) -> list[Person]:
    """All who have had a seat since the game began, however short."""
    seatings = [seating for _, seating in _seatings(books, shelf, table)]
    return list(dict.fromkeys(person for seating in seatings for person in seating))


def _seatings(books: Books, shelf: Shelf, table: Table) -> Iterator[tuple[str, Mapping[Person, Seat]]]:
    ruleset: Any = shelf.ruleset(table)
    for move in books.log.moves(table.id):
        if move.refused is None and move.command in RESEATING and move.last >= move.first:
            yield move.command, ruleset.seating(shelf.at(books, table, move.last))
