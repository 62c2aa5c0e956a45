"""What members of a group might do before it was closed: kept until they may again, and then tried anew (R5.2)."""

from collections.abc import Callable, Iterable
from typing import Any

from core.raft.state import Raft
from core.raft.telling.course import room_is_closed
from core.service.outbox import Kind, Lane, Outgoing, Parcel, ParcelState
from core.service.people import moderators_of, to_account
from core.service.ports import Books
from core.service.tables import Table
from telegram_bot.merging import OPEN

SAVED = "permissions"
"""In a table's facts."""

AGAIN = "again"
"""Among the facts of the deed: it has failed before, and whoever has to know that knows it."""

StateOf = Callable[[Table], Any]


def kept(books: Books, bot_id: int, chat_id: int) -> dict[str, Any] | None:
    """Whichever table of the group had it closed: an earlier one may have ended before it could be opened."""
    tables = books.tables.in_chat(bot_id, chat_id, live=False)
    return next((table.facts[SAVED] for table in tables if table.facts.get(SAVED) is not None), None)


def keep(books: Books, table_id: int, permissions: dict[str, Any]) -> None:
    table = books.tables.get(table_id)
    if table is not None:
        books.tables.change(table_id, facts={**table.facts, SAVED: permissions})


def forget(books: Books, bot_id: int, chat_id: int) -> None:
    for table in books.tables.in_chat(bot_id, chat_id, live=False):
        if table.facts.get(SAVED) is not None:
            books.tables.change(table.id, facts={**table.facts, SAVED: None})


def say_it_stays_closed(books: Books, table: Table) -> None:
    """To those who can do something about it: the host and the moderators, also where they play."""
    people = books.people.several([table.host, *(one.person for one in moderators_of(books, table.id))])
    told = [one for one in people.values() if one.telegram_id is not None]
    facts = {"table": table.title}
    books.outbox.put([to_account(one, table, "room-stays-closed", facts, lane=Lane.URGENT) for one in told])


def try_again(books: Books, tables: Iterable[Table], state_of: StateOf, *, aloud: bool = False) -> None:
    """Opens the groups of `tables` that are closed though no game wants them so; `aloud` when a failure is to be told
    once more."""
    for table in tables:
        if table.facts.get(SAVED) is None or table.chat_id is None:
            continue
        beside = books.tables.in_chat(table.bot_id, table.chat_id)
        if any(room_is_closed(state) for one in beside if isinstance(state := state_of(one), Raft)):
            continue
        waiting = books.outbox.of_table(table.id, states=(ParcelState.WAITING,))
        if all(parcel.key != OPEN for parcel in waiting):
            books.outbox.put([_deed(table, table.chat_id, aloud)])


def _deed(table: Table, chat_id: int, aloud: bool) -> Outgoing:
    return Outgoing(
        bot_id=table.bot_id,
        chat_id=chat_id,
        kind=Kind.SAY,
        key=OPEN,
        facts={"closed": False} if aloud else {"closed": False, AGAIN: True},
        language=table.language,
        zone=table.zone,
        lane=Lane.ANSWER,
        table_id=table.id,
    )


def is_quiet(parcel: Parcel) -> bool:
    return bool(parcel.facts.get(AGAIN))
