"""The host says when he means to begin: the lobby's card shows it, and at the hour he is asked to."""

import re
from collections.abc import Awaitable, Callable
from datetime import date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from telegram import Update

from core.service.outbox import Kind
from core.service.tables import STARTS_AT, Table, TableStatus
from telegram_bot.callback_data import Press
from telegram_bot.handlers.rights import is_in_charge
from telegram_bot.keyboards import press_button
from telegram_bot.start_time import DONE, drop_question
from telegram_bot.turn import Turn

CARD = "start-time"
MOST_AHEAD = timedelta(days=7)
OFFERED = (15, 30, 60, 180, 24 * 60)
"""Minutes from now."""
_TYPED = re.compile(r"(?:(\d{4}-\d\d-\d\d)[ T]+)?([01]?\d|2[0-3])[:.]([0-5]\d)")
_OFF = ("off", "aus")


async def press(update: Update, turn: Turn) -> None:
    """Without an argument: when? With one: in so many minutes, or `off`."""
    table = turn.pressed_table()
    chosen = next(iter(turn.press.arguments), None)
    if table is None or table.status is not TableStatus.LOBBY:
        turn.refuse("stale_button")
    elif not is_in_charge(turn, table):
        turn.refuse("not_host")
    elif chosen is None:
        _ask(turn, table)
    elif chosen == _OFF[0]:
        announce(turn, table, None)
    elif chosen.isdecimal() and int(chosen) in OFFERED:
        announce(turn, table, turn.work.at + timedelta(minutes=int(chosen)))
    else:
        turn.refuse("stale_button")


def typed(turn: Turn, table: Table, words: str) -> None:
    """`/startgame 20:30`, `/startgame 2026-12-24 20:30`, `/startgame off`, by the clock of who types it."""
    found = _TYPED.fullmatch(words.strip())
    moment = _moment(turn, *found.groups()) if found else None
    if not is_in_charge(turn, table):
        turn.refuse("not_host")
    elif table.status is not TableStatus.LOBBY:
        turn.refuse("is_running")
    elif words.strip().lower() in _OFF:
        announce(turn, table, None)
    elif moment is None:
        turn.refuse("bad_start_time")
    elif not turn.work.at < moment <= turn.work.at + MOST_AHEAD:
        turn.refuse("start_out_of_reach", days=MOST_AHEAD.days)
    else:
        announce(turn, table, moment)


def _moment(turn: Turn, day: str | None, hour: str, minute: str) -> datetime | None:
    """The next such moment on his clock; `None` for a date that no calendar has."""
    now = turn.work.at.astimezone(ZoneInfo(turn.account.zone))
    clock = time(int(hour), int(minute), tzinfo=now.tzinfo)
    try:
        moment = datetime.combine(date.fromisoformat(day) if day else now.date(), clock)
    except ValueError:
        return None
    return moment if day or moment > now else moment + timedelta(days=1)


def announce(turn: Turn, table: Table, moment: datetime | None) -> None:
    """For all to see; whatever was done about an earlier announcement is to be done anew."""
    rest = {name: fact for name, fact in table.facts.items() if name not in (STARTS_AT, DONE)}
    start = {STARTS_AT: moment.isoformat()} if moment else {}
    turn.work.books.tables.change(table.id, facts={**rest, **start})
    drop_question(turn.work.books, table)
    turn.work.redraw(table.id)
    facts = {"table": table.title, STARTS_AT: start.get(STARTS_AT)}
    reader = table.chat or turn.account
    where = table.chat_id or turn.chat_id
    if turn.update.callback_query is None or DONE in table.facts or where != turn.chat_id:
        turn.work.books.outbox.retire_card(table.id, where, CARD)
    turn.say_to(reader, "start-announced", facts, table=table, kind=Kind.CARD, card=CARD)
    turn.answer("start-noted" if turn.update.callback_query or turn.reader != reader else None)


def _ask(turn: Turn, table: Table) -> None:
    """The answer stands in the same message later."""
    buttons = [
        press_button(
            "button-start-in", Press("start-time", table.handle, "", (str(minutes),)), minutes=minutes
        )
        for minutes in OFFERED
    ]
    off = press_button("button-start-off", Press("start-time", table.handle, "", (_OFF[0],)))
    rows = [buttons[:2], buttons[2:4], [buttons[4], off]]
    turn.work.books.outbox.retire_card(table.id, turn.chat_id, CARD)
    turn.say("start-ask", {"table": table.title}, table=table, kind=Kind.CARD, card=CARD, buttons=rows)
    turn.answer(None)


PRESSES: dict[str, Callable[[Update, Turn], Awaitable[None]]] = {"start-time": press}
