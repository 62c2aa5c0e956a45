"""How a button of a lobby changes its settings: each tap takes the next value."""

from collections.abc import Callable
from typing import Any, TypeVar

from core.engine.command import Command
from core.engine.refusal import Refused
from core.service.tables import Table
from telegram_bot.handlers.rights import cause_in_charge
from telegram_bot.turn import Turn

S = TypeVar("S")
T = TypeVar("T")


def changed_settings(
    turn: Turn, game: str, configure: Callable[[S], Command], change: Callable[[Table, Any], S]
) -> S | None:
    """The settings as they are from now on; `None` where the table is gone or the rules refuse, which has been said."""
    table = turn.pressed_table()
    if table is None or not table.is_live:
        turn.refuse("stale_button")
        return None
    settings = change(table, turn.work.state(table.id).settings)
    answer = turn.work.command(table.id, configure(settings), cause_in_charge(turn, table))
    if isinstance(answer, Refused):
        turn.refuse(answer, game)
        return None
    return settings


def next_of(values: tuple[T, ...], now: object) -> T:
    """The value after `now`; the first after the last and after one that is not in the list."""
    place = values.index(now) + 1 if now in values else 0
    return values[place % len(values)]
