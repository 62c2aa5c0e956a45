"""The raft's lobby: how long the voyage is and by which clock it goes; each tap takes the next value."""

from collections.abc import Awaitable, Callable
from datetime import time

import msgspec
from telegram import Update

from core.engine.calendar import Calendar
from core.engine.record import replace
from core.raft.commands import Configure
from core.raft.settings import LONGEST_VOYAGE, Settings, Sitting
from core.service.tables import Table
from core.texts import Speech
from telegram_bot.handlers.lobby_settings import changed_settings, next_of
from telegram_bot.render.raft_cards import pace_shown
from telegram_bot.turn import Turn

VOYAGES = (LONGEST_VOYAGE, 30, 20, 12, 8, 5)
SITTINGS = (Sitting(), Sitting(1, 1, 1, 1), Sitting(5, 5, 3, 2), Sitting(15, 15, 5, 3))


def by_post(table: Table) -> Calendar:
    """One day a day, in the table's own zone (R6.2)."""
    return Calendar(time(10), time(20), table.zone)


async def voyage(update: Update, turn: Turn) -> None:
    _configure(turn, lambda table, now: replace(now, voyage=next_of(VOYAGES, now.voyage)))


async def pace(update: Update, turn: Turn) -> None:
    _configure(turn, lambda table, now: replace(now, pace=next_of((*SITTINGS, by_post(table)), now.pace)))


def _configure(turn: Turn, change: Callable[[Table, Settings], Settings]) -> None:
    settings = changed_settings(turn, "raft", Configure, change)
    if settings is not None:
        pace = pace_shown(Speech(turn.account.language), msgspec.to_builtins(settings.pace))
        turn.answer("raft-set-to", {"voyage": settings.voyage, "pace": pace})


PRESSES: dict[str, Callable[[Update, Turn], Awaitable[None]]] = {"raft-voyage": voyage, "raft-pace": pace}
