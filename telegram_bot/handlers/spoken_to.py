"""To which of his tables goes what one types in private: a tap or a new seat moves no talk (secrecy: rooms)."""

from core.service.tables import Table, TableStatus
from telegram_bot.games import face_of
from telegram_bot.turn import Turn

SPOKEN_TO = "spoken_to"
"""In an account's modes: the table where he last spoke, or which he has chosen since; absent: he has had no choice."""


def talks_at(turn: Turn, table: Table) -> bool:
    """Whether he has a seat where people talk in rooms, and the game is on."""
    is_on = face_of(table).has_aliases and table.status is TableStatus.RUNNING
    return is_on and turn.work.seat_of(table.id, turn.account.person) is not None


def turn_to(turn: Turn, table: Table, *, is_new: bool = False) -> None:
    """What he types in private is for this table from now on, unless it was for another where people talk in rooms:
    then it stays so until he chooses (`/switch`). `is_new`: he has just come, and is told if it stays so."""
    mine = [one for one in turn.my_tables() if one.id != table.id or not is_new]
    chosen = [one for one in mine if one.id == turn.account.current_table]
    before = next(iter(chosen or mine), table)
    stays = before.id != table.id and talks_at(turn, before)
    if not stays and (is_new or before.id != table.id):
        turn.change_modes(**{SPOKEN_TO: None})
    turn.account = turn.work.books.people.change(
        turn.account.person, current_table=before.id if stays else table.id
    )
    if stays and is_new and not turn.bot.has_topics:
        turn.tell("still-spoken-to", {"table": before.title, "new": table.title}, table=before)


def has_chosen(turn: Turn, table: Table) -> None:
    turn.change_modes(**{SPOKEN_TO: table.id})
    turn.account = turn.work.books.people.change(turn.account.person, current_table=table.id)


def has_spoken(turn: Turn, table: Table) -> None:
    turn.change_modes(**{SPOKEN_TO: table.id})


def may_be_for_another(turn: Turn, table: Table) -> bool:
    """Whether what he types may be meant for another table: he last spoke there, or speaks for the first time of all
    and plays at several."""
    last = turn.account.modes.get(SPOKEN_TO)
    return last != table.id and (last is not None or plays_at_several(turn))


def plays_at_several(turn: Turn) -> bool:
    return len([table for table in turn.my_tables() if talks_at(turn, table)]) > 1
