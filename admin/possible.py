"""What the rules would say to a command now, asked of them on a copy: nothing is offered that cannot be done."""

from typing import Any

from admin.shipboard import desk, now
from core.engine.command import Command, TakeBack
from core.engine.refusal import Refused
from core.service.draws import chance_of
from core.service.ports import Books
from core.service.tables import Table


def refusal_now(books: Books, table: Table, state: Any, command: Command) -> Refused | None:
    """Nothing of it is recorded. What a take-back may reach no game decides: it is not asked here."""
    if isinstance(command, TakeBack):
        return None
    chance = chance_of(books, table)
    decided = desk().ruleset(table).decide(state, command, chance, now())
    return decided if isinstance(decided, Refused) else None


def can(books: Books, table: Table, state: Any, **commands: Command) -> frozenset[str]:
    """The names of those that would not be refused."""
    return frozenset(
        name for name, command in commands.items() if refusal_now(books, table, state, command) is None
    )
