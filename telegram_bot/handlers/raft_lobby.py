"""The raft's lobby: how long the voyage is and by which clock it goes; each tap takes the next value."""

from collections.abc import Awaitable, Callable
from datetime import time
from typing import TypeVar

import msgspec
from telegram import Update

from core.engine.calendar import Calendar
from core.engine.record import replace
from core.engine.refusal import Refused
from core.raft.commands import Configure
from core.raft.settings import LONGEST_VOYAGE, Settings, Sitting
from core.service.tables import Table
from core.texts import Speech
from telegram_bot.handlers.rights import cause_in_charge
from telegram_bot.render.raft_cards import pace_shown
from telegram_bot.turn import Turn

T = TypeVar("T")

VOYAGES = (LONGEST_VOYAGE, 30, 20, 12, 8, 5)
SITTINGS = (Sitting(), Sitting(1, 1, 1, 1), Sitting(5, 5, 3, 2), Sitting(15, 15, 5, 3))


def by_post(table: Table) -> Calendar:
    """One day a day, in the table's own zone (R6.2)."""
    return Calendar(time(10), time(20), table.zone)


async def voyage(update: Update, turn: Turn) -> None:
    _configure(turn, lambda table, now: replace(now, voyage=_next(VOYAGES, now.voyage)))


async def pace(update: Update, turn: Turn) -> None:
    _configure(turn, lambda table, now: replace(now, pace=_next((*SITTINGS, by_post(table)), now.pace)))


def _configure(turn: Turn, change: Callable[[Table, Settings], Settings]) -> None:
    table = turn.pressed_table()
    if table is None or not table.is_live:
        turn.refuse("stale_button")
        return
    settings = change(table, turn.work.state(table.id).settings)
    answer = turn.work.command(table.id, Configure(settings), cause_in_charge(turn, table))
    if isinstance(answer, Refused):
        turn.refuse(answer, "raft")
    else:
        pace = pace_shown(Speech(turn.account.language), msgspec.to_builtins(settings.pace))
        turn.answer("raft-set-to", {"voyage": settings.voyage, "pace": pace})


def _next(values: tuple[T, ...], now: object) -> T:
    """The value after `now`; the first after the last and after one that is not in the list."""
    place = values.index(now) + 1 if now in values else 0
    return values[place % len(values)]


PRESSES: dict[str, Callable[[Update, Turn], Awaitable[None]]] = {"raft-voyage": voyage, "raft-pace": pace}
