"""Before the host's phone does anything it says what will happen and asks why; to give a reason is to say yes (Z11)."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from telegram import Update

from core.engine.names import is_blank
from core.service.authority import may_moderate
from core.service.moves import Cause, by_moderator
from core.service.tables import Table
from core.texts import Speech, plain
from telegram_bot.callback_data import Press, decode_press, encode_press
from telegram_bot.handlers import questions
from telegram_bot.keyboards import press_button
from telegram_bot.turn import Turn

ABOUT_HIM = ("gone", "asked", "rules")
"""What a moderator may give as his reason for what is done to somebody; others stand with what they are for."""
NONE = "none"
WRITE, WRITTEN = "write", "written"
"""Last words of a press: he wants to write his reason, and it is what he has just written."""
LONGEST = 300

Act = Callable[[Turn, Table, Cause], None]
OnPress = Callable[[Update, Turn], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Question:
    """`key` says what will happen. `action` with `chosen` is what a reason is added to; `stamp` tells a stale one."""

    key: str
    action: str
    reasons: Sequence[str]
    facts: dict[str, Any] = field(default_factory=dict)
    chosen: Sequence[str] = ()
    stamp: str = ""


def for_moderators(act: Act, *, after_the_end: bool = False) -> OnPress:
    """Rights are asked for at every press: they may have ended since the buttons were shown (F81)."""

    async def press(update: Update, turn: Turn) -> None:
        table, account = turn.pressed_table(), turn.account
        if table is None or not (table.is_live or after_the_end):
            turn.refuse("stale_button")
        elif not may_moderate(turn.work.books, account.person, table.id):
            turn.refuse("not_moderator")
        elif turn.press.arguments[-1:] == (WRITE,):
            _let_him_write(turn, table)
        else:
            table = turn.work.settle(table.id)
            act(turn, table, by_moderator(account.person, account.name))

    return press


def ask_why(turn: Turn, table: Table, question: Question) -> None:
    """Ready reasons, one of his own, or none."""

    def press(reason: str) -> Press:
        return Press(question.action, table.handle, question.stamp, (*question.chosen, reason))

    buttons = [press_button("button-bridge-reason", press(one), reason=one) for one in question.reasons]
    rows = [buttons[start : start + 2] for start in range(0, len(buttons), 2)]
    rows.append(
        [
            press_button("button-bridge-write", press(WRITE)),
            press_button("button-bridge-reason", press(NONE), reason=NONE),
        ]
    )
    facts = {**question.facts, "table": table.title}
    turn.say(question.key, facts, table=table, protect=True, buttons=rows)
    turn.answer(None)


def reason_in_words(turn: Turn, table: Table, reason: str) -> str:
    """As the record has it: his own words, or the button's in the table's language."""
    if _is_written(turn, reason):
        return turn.text.strip()
    return _on_button(reason, table.language)


def say_done(turn: Turn, table: Table, reason: str) -> None:
    """The question says in its own place what became of it; of two that which he has answered with his own words."""
    facts = {"table": table.title, "what": turn.press.action}
    if _is_written(turn, reason):
        questions.close(turn, table, "bridge-was-done", {**facts, "reason": turn.text.strip()})
    else:
        words = _on_button(reason, turn.account.language)
        turn.strip_buttons("bridge-was-done", {**facts, "reason": words})


def _is_written(turn: Turn, reason: str) -> bool:
    return reason == WRITTEN and turn.update.callback_query is None


def _on_button(reason: str, language: str) -> str:
    return plain(Speech(language).say("button-bridge-reason", {"reason": reason}))


def _let_him_write(turn: Turn, table: Table) -> None:
    press = turn.press
    wish = Press(press.action, press.table, press.stamp, (*press.arguments[:-1], WRITTEN))
    modes = {questions.REASONING: [encode_press(wish), turn.work.at.isoformat()]}
    stop = press_button("button-bridge-stop", Press("bridge-stop", table.handle))
    questions.ask(turn, table, "bridge-write", {"table": table.title}, buttons=[[stop]], modes=modes)
    turn.strip_buttons()
    turn.answer(None)


async def stop(update: Update, turn: Turn) -> None:
    """Nothing is done; once the reason is written it is too late for that."""
    if questions.REASONING not in turn.account.modes:
        turn.refuse("stale_button")
        return
    turn.change_modes(**{questions.REASONING: None})
    questions.put_aside(turn)
    table = turn.pressed_table()
    turn.strip_buttons("bridge-was-stopped", {"table": table.title if table is not None else ""})
    turn.answer("bridge-stopped")


def awaited(turn: Turn) -> Press | None:
    """What is to be done now that the reason is here, if this text is one."""
    match turn.account.modes.get(questions.REASONING):
        case [str(waiting), str(since)]:
            wish = decode_press(waiting)
        case _:
            return None
    table = turn.work.books.tables.by_handle(wish.table) if wish is not None else None
    if table is None or not questions.is_answer(turn, table, datetime.fromisoformat(since)):
        return None
    return wish


async def written(update: Update, turn: Turn, wish: Press, presses: dict[str, OnPress]) -> None:
    """The text itself: as if a button with this reason had been pressed."""
    length = len(turn.text.strip())
    if is_blank(turn.text):
        turn.refuse("empty_text")
    elif length > LONGEST:
        turn.refuse("too_long", length=length, most=LONGEST)
    else:
        turn.change_modes(**{questions.REASONING: None})
        questions.put_aside(turn)
        turn.press = wish
        await presses[wish.action](update, turn)
        table = turn.pressed_table()
        if table is not None and turn.work.refused is not None:
            questions.close(turn, table, "bridge-was-stopped", {"table": table.title})
