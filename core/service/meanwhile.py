"""Two hands at one table: what others have done since a moderator's page was drawn, so that the second is told."""

from typing import Any

from core.engine.ids import Person
from core.engine.ruleset import Ruleset
from core.service.decider import closes
from core.service.moves import CauseKind, Move
from core.service.ports import Books
from core.service.tables import Table


def done_meanwhile(
    books: Books, ruleset: Ruleset[Any], table: Table, seen: int, person: Person | None
) -> list[Move]:
    """Moves after event `seen` by another moderator or the host, and closes by the clock.

    What players do by themselves does not count: in a lively hour a page would never be new enough.
    """
    first = books.log.event(table.id, seen + 1)
    if first is None:
        return []
    moves = books.log.moves(table.id, first.move - 1)
    return [move for move in moves if move.last >= move.first and _counts(ruleset, move, person)]


def _counts(ruleset: Ruleset[Any], move: Move, person: Person | None) -> bool:
    match move.cause.kind:
        case CauseKind.CLOCK:
            return closes(ruleset, ruleset.codec.decode_command(move.body))
        case CauseKind.PERSON:
            return False
        case _:
            return move.cause.person != person
