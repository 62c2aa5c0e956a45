"""Before the start: who is really there, and who steps in for one who leaves."""

from collections.abc import Awaitable, Callable

from telegram import Update

from core.engine.command import Leave
from core.engine.refusal import Refused
from core.service import reserves
from core.service.accounts import Account
from core.service.moves import by_person
from core.service.outbox import Kind
from core.service.tables import Table, TableStatus
from telegram_bot.games import face_of, prefix
from telegram_bot.handlers import bridge
from telegram_bot.handlers.rights import is_in_charge
from telegram_bot.roll import HERE, QUESTION, aboard, call_roll, show_roll
from telegram_bot.turn import Turn


async def call(update: Update, turn: Turn) -> None:
    """The host calls the roll: everybody aboard is asked in private."""
    table = _lobby(turn)
    if table is None:
        return
    if not is_in_charge(turn, table):
        turn.refuse("not_host")
        return
    call_roll(turn.work.books, table, turn.work.at)
    turn.answer("roll-called")


async def here(update: Update, turn: Turn) -> None:
    table = _lobby(turn)
    if table is None:
        return
    person = turn.account.person
    if person not in aboard(turn.work.books, table):
        turn.refuse("not_seated")
        return
    answered = [one for one in table.facts.get(HERE, []) if one != person]
    turn.work.books.tables.change(table.id, facts={**table.facts, HERE: [*answered, person]})
    show_roll(turn.work.books, table.id)
    _close_question(turn, table, "roll-is-here")
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
    show_roll(turn.work.books, table.id)
    _close_question(turn, table, "roll-is-gone")
    turn.answer("roll-left")


def _close_question(turn: Turn, table: Table, key: str) -> None:
    """The question says in its own place what he has answered."""
    turn.tell(key, {"table": table.title}, table=table, kind=Kind.CARD, card=QUESTION)


def _lobby(turn: Turn) -> Table | None:
    table = turn.pressed_table()
    if table is None or table.status is not TableStatus.LOBBY:
        turn.refuse("stale_button")
        return None
    return table


def strike_off(turn: Turn, table: Table, left: Account) -> None:
    """Nobody asks any more whether who has left is there."""
    turn.work.books.outbox.retire_card(table.id, left.telegram_id or 0, QUESTION)
    if HERE in table.facts:
        show_roll(turn.work.books, table.id)


# -- reserves


def wait_for_place(turn: Turn, table: Table) -> None:
    """The table is full: he is told when a place is free, in his turn."""
    place, stood, was_asked = reserves.stand_in_line(turn.work.books, table, turn.account.person)
    how = "late" if was_asked else "again" if stood else "new"
    turn.say("reserve", {"table": table.title, "place": place, "how": how}, table=table)


def leave_line(turn: Turn, table: Table) -> None:
    """He waits no longer. If he had been told of a place that is still free, the next in line hears of it; if he had
    been asked as a substitute, whoever moderates."""
    books, person = turn.work.books, turn.account.person
    reserves.step_out(books, table, person)
    turn.say("reserve-gone", {"name": turn.account.name, "table": table.title}, table=table)
    if books.links.turn_down(table_id=table.id, person=person):
        facts = {"person": turn.account.name, "table": table.title}
        bridge.tell_moderators(turn, table, "substitute-declined", facts)
    tell_of_free_places(turn, table)


def tell_of_free_places(turn: Turn, table: Table) -> None:
    """To those in line, as many as there are."""
    if table.status is TableStatus.LOBBY:
        aboard = len(turn.work.books.tables.seated(table.id))
        free = face_of(table).places(turn.work.state(table.id)) - aboard
        reserves.tell_of_places(turn.work.books, table, free)


async def wants_no_place(update: Update, turn: Turn) -> None:
    table = turn.pressed_table()
    if table is None or turn.account.person not in reserves.line(turn.work.books, table):
        turn.refuse("stale_button")
    else:
        leave_line(turn, table)
        turn.answer(None)
    turn.strip_buttons()


PRESSES: dict[str, Callable[[Update, Turn], Awaitable[None]]] = {
    "roll": call,
    "here": here,
    "not-here": not_here,
    "leave-line": wants_no_place,
}
