"""Tables that are blind to the ship's owners: until the end none of them sees their secrets (secrecy)."""

from datetime import datetime

from core.engine.ids import Person
from core.engine.refusal import Refused
from core.service.looks import AuditLine
from core.service.people import moderators_of
from core.service.ports import Books
from core.service.tables import Table, TableStatus


def blindfold(books: Books, table: Table, by: Person | None, now: datetime) -> Refused | None:
    """Before the start only, and for good: owners who were appointed there are appointed no longer.

    Refused: `blind_late`; an owner has looked into it already (`blind_looked`).
    """
    if table.status is not TableStatus.LOBBY:
        return Refused("blind_late")
    owners = [owner.person for owner in books.people.owners()]
    if any(books.audit.has_looked(owner, table.id) for owner in owners):
        return Refused("blind_looked")
    for owner in owners:
        books.people.dismiss(table.id, owner)
    books.tables.change(table.id, blind=True)
    books.audit.note(AuditLine(person=by, what="blinded", at=now, table_id=table.id))
    return None


def refuse_start(books: Books, table: Table) -> Refused | None:
    """A game that nobody could help must not begin: `blind_alone`."""
    return Refused("blind_alone") if table.is_blind and not moderators_of(books, table.id) else None
