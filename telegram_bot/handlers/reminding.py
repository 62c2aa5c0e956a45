"""The host's phone reminds in private: all who are awaited, or one (product: prods)."""

from core.engine.record import replace
from core.service.errands import run_errand
from core.service.moves import Cause
from core.service.tables import Table
from telegram_bot.callback_data import Press
from telegram_bot.handlers.bridge import is_paused
from telegram_bot.handlers.choosing import ask_who, number, seated, still_to_act
from telegram_bot.handlers.reasons import (
    OnPress,
    Question,
    ask_why,
    for_moderators,
    reason_in_words,
    say_done,
)
from telegram_bot.keyboards import press_button
from telegram_bot.turn import Turn

AWAITED = "awaited"
"""In a press: all who have not acted are to be reminded."""


def _remind(turn: Turn, table: Table, cause: Cause) -> None:
    """Exactly those who have not acted, or the one who was chosen, in private. Where that is a secret it is a look."""
    chosen = turn.press.arguments
    if is_paused(turn, table):
        turn.refuse("paused_already")
    elif not chosen:
        _ask_whom_to_remind(turn, table)
    elif not (named := _to_remind(turn, table, chosen[0])):
        turn.refuse("nobody_awaited" if chosen[0] == AWAITED else "stale_button")
    elif len(chosen) == 1:
        key = "bridge-remind-sure" if chosen[0] == AWAITED else "bridge-remind-one-sure"
        facts = {"count": len(named), "name": next(iter(named.values()))}
        ask_why(turn, table, Question(key, "bridge-remind", ("short", "all"), facts, chosen))
        turn.strip_buttons()
    else:
        why = replace(cause, reason=reason_in_words(turn, table, chosen[1]))
        refused = run_errand(turn.work, "prod", table.id, {"seats": list(named)}, why)
        if refused is not None:
            turn.refuse(refused)
        else:
            say_done(turn, table, chosen[1])
            turn.answer("bridge-reminded", {"count": len(named)})


def _ask_whom_to_remind(turn: Turn, table: Table) -> None:
    """All who are awaited, or one of the living: who is silent may have acted, or have nothing to do."""
    count = len(still_to_act(turn, table))
    every = press_button(
        "button-bridge-awaited", Press("bridge-remind", table.handle, "", (AWAITED,)), count=count
    )
    above = [[every]] if count else []
    ask_who(turn, table, "bridge-remind", living=True, above=above, facts={"count": count})


def _to_remind(turn: Turn, table: Table, whom: str) -> dict[int, str]:
    """Names by seat; nobody where the one is dead by now, or all have acted."""
    if whom == AWAITED:
        return dict(still_to_act(turn, table))
    return {seat: name for seat, name in seated(turn, table, living=True) if seat == number(whom)}


PRESSES: dict[str, OnPress] = {"bridge-remind": for_moderators(_remind)}
