"""In whose name a command is sent."""

from core.service.authority import may_moderate
from core.service.moves import Cause, by_host, by_moderator
from core.service.tables import Table, TableStatus
from telegram_bot.turn import Turn


def cause_in_charge(turn: Turn, table: Table) -> Cause:
    """As the table's host, else as its moderator; whoever is neither is refused by the service."""
    person = turn.account.person
    if person != table.host and may_moderate(turn.work.books, person, table.id):
        return by_moderator(person, turn.account.name)
    return by_host(person)


def refuse_without_seat(turn: Turn, table: Table) -> None:
    """Why what belongs to a seat is not for him: he runs the table, could still join, or came too late."""
    if is_in_charge(turn, table) and table.status is TableStatus.RUNNING:
        turn.refuse("in_panel")
    else:
        turn.refuse("no_place_yet" if table.status is TableStatus.LOBBY else "not_seated")


def is_in_charge(turn: Turn, table: Table) -> bool:
    person = turn.account.person
    return person == table.host or may_moderate(turn.work.books, person, table.id)
