"""What a panel asks for, as a row of the queue: a command of the game, an errand, or a new table."""

from typing import Any

import msgspec

from core.engine.record import Record
from core.engine.refusal import Refused
from core.service.errands import run_errand
from core.service.meanwhile import done_meanwhile
from core.service.moves import Cause
from core.service.opening import Opening, open_as_asked
from core.service.past import Shelf
from core.service.work import Work


class Asked(Record, frozen=True, kw_only=True):
    """The body of a panel's row: a command of the game as JSON, an errand with its facts, or a table to open."""

    cause: Cause
    command: str | None = None
    errand: str | None = None
    facts: dict[str, Any] = msgspec.field(default_factory=dict)
    opens: Opening | None = None
    seen: int | None = None
    """The table's version on the page from which it was asked."""


def do_asked(work: Work, shelf: Shelf, table_id: int | None, asked: Asked) -> None:
    """Does it inside the row's transaction; refused as `changed` when another hand was quicker (`done_meanwhile`)."""
    if asked.opens is not None:
        open_as_asked(work, shelf, asked.opens, asked.cause)
        return
    assert table_id is not None, "only a table that is to be opened has no number"
    if asked.command is None:
        work.refused = run_errand(work, asked.errand or "", table_id, asked.facts, asked.cause)
        return
    table = work.settle(table_id)
    ruleset = shelf.ruleset(table)
    if asked.seen is not None and done_meanwhile(work.books, ruleset, table, asked.seen, asked.cause.person):
        work.refused = Refused("changed")
    else:
        work.command(table_id, ruleset.codec.decode_command(asked.command), asked.cause)
