"""Who may send a command: the holder of the seat, the host, a moderator, the clock; asked before the rules are."""

from collections.abc import Mapping
from datetime import datetime

from core.engine.command import Authority, Command, Join, SeatCommand, Start, Substitute
from core.engine.ids import Person, Seat
from core.engine.refusal import Refused
from core.service.blindness import refuse_start
from core.service.looks import SEAT, of_seat
from core.service.moves import Cause, CauseKind
from core.service.people import moderators_of
from core.service.ports import Books
from core.service.tables import Table


def may_moderate(books: Books, person: Person, table_id: int) -> bool:
    """Whether he moderates this table: appointed or owner, and not playing there.

    A table that is blind to owners is moderated by those appointed only.
    """
    account = books.people.get(person)
    if account is None or account.blanked or person in books.tables.seated(table_id):
        return False
    if any(one.person == person for one in books.people.moderators(table_id)):
        return True
    return account.owner and not is_blind(books, table_id)


def is_blind(books: Books, table_id: int) -> bool:
    """To owners, now."""
    table = books.tables.get(table_id)
    return table is not None and table.is_blind


def check_authority(
    books: Books, table: Table, command: Command, cause: Cause, seating: Mapping[Person, Seat], now: datetime
) -> Refused | None:
    """`None`: he may. Codes: `not_moderator`, `not_host`, `not_seated`, `not_yourself`, `only_clock`, `has_looked`,
    `had_seat`, `runs_it`, `banned`, `blind_alone`."""
    refused = _authority(books, table, command, cause, seating)
    if refused is not None:
        return refused
    match command:
        case Join(person=person) | Substitute(person=person):
            return _may_sit(books, table, command, person, now)
        case Start():
            return refuse_start(books, table)
        case _:
            return None


def _authority(
    books: Books, table: Table, command: Command, cause: Cause, seating: Mapping[Person, Seat]
) -> Refused | None:
    if cause.kind is CauseKind.CLOCK:
        return None
    if command.authority is Authority.CLOCK:
        return Refused("only_clock")
    if cause.kind is CauseKind.MODERATOR:
        return _moderator(books, table, command, cause)
    match command.authority:
        case Authority.MODERATOR:
            return Refused("not_moderator")
        case Authority.HOST:
            return None if cause.person == table.host else Refused("not_host")
        case Authority.ANYONE:
            return _himself(command, cause)
        case _:
            return _holder(command, cause, seating)


def _moderator(books: Books, table: Table, command: Command, cause: Cause) -> Refused | None:
    if cause.person is None or not may_moderate(books, cause.person, table.id):
        return Refused("not_moderator")
    if isinstance(command, Join):
        return _himself(command, cause)
    return None


def _himself(command: Command, cause: Cause) -> Refused | None:
    """A command for any account names the person for whom it is sent."""
    person = getattr(command, "person", cause.person)
    return None if person == cause.person else Refused("not_yourself")


def _holder(command: Command, cause: Cause, seating: Mapping[Person, Seat]) -> Refused | None:
    if cause.person is None or cause.person not in seating:
        return Refused("not_seated")
    if isinstance(command, SeatCommand) and seating[cause.person] != command.who:
        return Refused("not_seated")
    return None


def _may_sit(
    books: Books, table: Table, command: Join | Substitute, person: Person, now: datetime
) -> Refused | None:
    """Whoever looked into the table's secrets cannot play there; nor can one whom the group keeps out. One who had a
    seat may only have the same again; before the start nothing of what he knew is true any more. In the midst of a
    game nobody sits down who runs it: he would have no say in it any more, and learn of it from nobody."""
    looked_at = books.audit.looked_at(person, table.id)
    seats = {what for what in looked_at if what.startswith(SEAT)}
    if looked_at - seats:
        return Refused("has_looked")
    if isinstance(command, Substitute) and seats - {of_seat(command.who)}:
        return Refused("had_seat")
    if isinstance(command, Substitute) and any(
        one.person == person for one in moderators_of(books, table.id)
    ):
        return Refused("runs_it")
    if table.chat_id is not None and books.people.is_banned(table.chat_id, person, now):
        return Refused("banned")
    return None
