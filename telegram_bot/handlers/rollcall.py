"""Before the start: who is really there, and who steps in for one who leaves."""

from collections.abc import Awaitable, Callable

from telegram import Update

from core.engine.command import Leave
from core.engine.ids import Person
from core.engine.refusal import Refused
from core.service.accounts import Account
from core.service.moves import by_person
from core.service.outbox import Kind
from core.service.tables import Table, TableStatus
from telegram_bot.callback_data import Press
from telegram_bot.games import prefix
from telegram_bot.handlers.rights import is_in_charge
from telegram_bot.keyboards import press_button
from telegram_bot.turn import Turn

HERE = "here"
"""In a table's facts: who has answered the roll-call."""
RESERVES = "reserves"
"""In a table's facts: who waits for a place, in order."""


async def call(update: Update, turn: Turn) -> None:
    """The host calls the roll: everybody aboard is asked in private."""
    table = _lobby(turn)
    if table is None:
        return
    if not is_in_charge(turn, table):
        turn.refuse("not_host")
        return
    turn.work.books.tables.change(table.id, facts={**table.facts, HERE: []})
    buttons = [
        press_button("button-here", Press("here", table.handle)),
        press_button("button-not-here", Press("not-here", table.handle)),
    ]
    for account in _aboard(turn, table).values():
        turn.say_to(
            account, "roll-call", {"table": table.title}, table=table, silent=False, buttons=[buttons]
        )
    _show(turn, turn.work.table(table.id))
    turn.answer("roll-called")


async def here(update: Update, turn: Turn) -> None:
    table = _lobby(turn)
    if table is None:
        return
    person = turn.account.person
    if person not in _aboard(turn, table):
        turn.refuse("not_seated")
        return
    answered = [one for one in table.facts.get(HERE, []) if one != person]
    turn.work.books.tables.change(table.id, facts={**table.facts, HERE: [*answered, person]})
    _show(turn, turn.work.table(table.id))
    turn.answer("roll-noted")


async def not_here(update: Update, turn: Turn) -> None:
    """He gives his place up; whoever waited longest is told."""
    table = _lobby(turn)
    if table is None:
        return
    person = turn.account.person
    answer = turn.work.command(table.id, Leave(person=person), by_person(person))
    if isinstance(answer, Refused):
        turn.refuse(answer, prefix(table))
        return
    call_reserve(turn, table)
    _show(turn, turn.work.table(table.id))
    turn.answer("roll-left")


def _lobby(turn: Turn) -> Table | None:
    table = turn.pressed_table()
    if table is None or table.status is not TableStatus.LOBBY:
        turn.refuse("stale_button")
        return None
    return table


def _aboard(turn: Turn, table: Table) -> dict[Person, Account]:
    found = turn.work.books.people.several(turn.work.books.tables.seated(table.id))
    return {person: account for person, account in found.items() if account.telegram_id is not None}


def _show(turn: Turn, table: Table) -> None:
    """Real names, as on the lobby's card: in the group, or to the host."""
    aboard, answered = _aboard(turn, table), table.facts.get(HERE, [])
    facts = {
        "here": sorted(account.name for person, account in aboard.items() if person in answered) or None,
        "missing": sorted(account.name for person, account in aboard.items() if person not in answered)
        or None,
    }
    reader = table.chat or turn.work.books.people.get(table.host)
    if reader is not None:
        turn.say_to(reader, "roll", facts, table=table, kind=Kind.CARD, card="roll")


# -- reserves


def wait_for_place(turn: Turn, table: Table) -> None:
    """The table is full: he is told when a place is free, in his turn."""
    person = turn.account.person
    waiting = [one for one in table.facts.get(RESERVES, []) if one != person]
    turn.work.books.tables.change(table.id, facts={**table.facts, RESERVES: [*waiting, person]})
    turn.say("reserve", {"table": table.title, "place": len(waiting) + 1}, table=table)


def call_reserve(turn: Turn, table: Table) -> None:
    """A place has become free."""
    first, *rest = table.facts.get(RESERVES, []) or [None]
    if first is None:
        return
    fresh = turn.work.table(table.id)
    turn.work.books.tables.change(table.id, facts={**fresh.facts, RESERVES: rest})
    account = turn.work.books.people.get(Person(first))
    if account is not None and account.telegram_id is not None:
        facts = {"table": table.title, "link": turn.bot.start_link(f"join_{table.handle}")}
        turn.say_to(account, "place-free", facts, table=table, silent=False)


PRESSES: dict[str, Callable[[Update, Turn], Awaitable[None]]] = {
    "roll": call,
    "here": here,
    "not-here": not_here,
}
