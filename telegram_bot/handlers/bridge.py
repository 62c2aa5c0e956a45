"""The host's phone: pause, lengthen, close, remove, by buttons, for whoever moderates a table (Z11, R6.3)."""

from datetime import datetime, timedelta
from typing import Any

from core.engine.command import CloseNow, Command, Modkill, MoveDeadline, Pause, Resume
from core.engine.ids import Seat
from core.engine.record import replace
from core.engine.refusal import Refused
from core.service import people
from core.service.authority import may_moderate
from core.service.moves import Cause
from core.service.tables import Table, TableStatus
from telegram_bot.callback_data import Press
from telegram_bot.games import clock_of, prefix
from telegram_bot.handlers.choosing import ask_who, in_pairs, number, seated, still_to_act
from telegram_bot.handlers.reasons import (
    ABOUT_HIM,
    OnPress,
    Question,
    ask_why,
    for_moderators,
    reason_in_words,
    say_done,
    stop,
)
from telegram_bot.keyboards import press_button
from telegram_bot.turn import ButtonRows, Turn

LONGER = (5, 15, 60, 24 * 60)
"""Minutes by which a phase can be lengthened at a tap."""


def offer(turn: Turn) -> None:
    """Buttons for every running table that he moderates; none for anybody else."""
    for table in _moderated(turn):
        turn.say("bridge", {"table": table.title}, table=table, protect=True, buttons=_buttons(turn, table))


def _moderated(turn: Turn) -> list[Table]:
    books, person = turn.work.books, turn.account.person
    running = books.tables.all(turn.bot.bot_id, (TableStatus.RUNNING,))
    return [table for table in running if may_moderate(books, person, table.id)]


def _buttons(turn: Turn, table: Table) -> ButtonRows:
    words = [
        "resume" if is_paused(turn, table) else "pause",
        "longer",
        "close",
        "remind",
        "remove",
        "replace",
    ]
    buttons = [press_button(f"button-bridge-{word}", Press(f"bridge-{word}", table.handle)) for word in words]
    return [buttons[:2], buttons[2:4], buttons[4:]]


def is_paused(turn: Turn, table: Table) -> bool:
    return bool(turn.work.view(table.id).get("paused"))


def do(turn: Turn, table: Table, command: Command, cause: Cause, reason: str) -> bool:
    """In his name and for this reason; whether it was allowed."""
    answer = turn.work.command(table.id, command, replace(cause, reason=reason_in_words(turn, table, reason)))
    if isinstance(answer, Refused):
        turn.refuse(answer, prefix(table))
        return False
    say_done(turn, table, reason)
    turn.answer("bridge-done")
    return True


def _pause(turn: Turn, table: Table, cause: Cause) -> None:
    if is_paused(turn, table):
        turn.refuse("paused_already")
    elif chosen := turn.press.arguments:
        do(turn, table, Pause(), cause, chosen[0])
    else:
        ask_why(turn, table, Question("bridge-pause-sure", "bridge-pause", ("missing", "wrong", "agreed")))


def _resume(turn: Turn, table: Table, cause: Cause) -> None:
    if not is_paused(turn, table):
        turn.refuse("not_paused")
    elif chosen := turn.press.arguments:
        do(turn, table, Resume(), cause, chosen[0])
    else:
        ends = closes_at(turn, table)
        facts = {"closes_at": ends.isoformat() if ends else None}
        ask_why(
            turn, table, Question("bridge-resume-sure", "bridge-resume", ("back", "settled", "agreed"), facts)
        )


def _longer(turn: Turn, table: Table, cause: Cause) -> None:
    """First by how much, then why. A second tap must not lengthen it twice, so the close that he saw is the stamp."""
    chosen, ends = turn.press.arguments, closes_at(turn, table)
    if ends is None:
        turn.refuse("not_open", prefix(table))
    elif not chosen:
        _ask_how_long(turn, table)
    elif (minutes := number(chosen[0])) not in LONGER:
        turn.refuse("stale_button")
    elif len(chosen) == 1:
        later = ends + timedelta(minutes=minutes)
        facts = {"minutes": minutes, "closes_at": later.isoformat(), "paused": is_paused(turn, table)}
        ask_why(
            turn,
            table,
            Question(
                "bridge-longer-sure",
                "bridge-longer",
                ("missing", "lost", "agreed"),
                facts,
                chosen,
                _mark(turn, table),
            ),
        )
        turn.strip_buttons()
    elif turn.press.stamp != _mark(turn, table):
        turn.refuse("changed")
    else:
        do(turn, table, MoveDeadline(closes_at=ends + timedelta(minutes=minutes)), cause, chosen[1])


def _ask_how_long(turn: Turn, table: Table) -> None:
    buttons = [
        press_button(
            "button-bridge-minutes", Press("bridge-longer", table.handle, "", (str(each),)), minutes=each
        )
        for each in LONGER
    ]
    turn.say(
        "bridge-longer-how", {"table": table.title}, table=table, protect=True, buttons=in_pairs(buttons)
    )
    turn.answer(None)


def closes_at(turn: Turn, table: Table) -> datetime | None:
    """When the phase closes; in a paused game, when it would if the game went on now."""
    clock = clock_of(table, turn.work.state(table.id))
    if clock is None:
        return None
    closes, paused = clock
    return closes if paused is None else closes + (max(turn.work.at, paused) - paused)


def _mark(turn: Turn, table: Table) -> str:
    """What the present phase and its close are known by."""
    clock = clock_of(table, turn.work.state(table.id))
    return f"{phase_of(turn, table)}.{int(clock[0].timestamp()) if clock else 0}"


def _close(turn: Turn, table: Table, cause: Cause) -> None:
    """A second tap must not close the next phase too."""
    chosen, phase = turn.press.arguments, phase_of(turn, table)
    if is_paused(turn, table):
        turn.refuse("paused_already")
    elif chosen and turn.press.stamp != phase:
        turn.refuse("phase_over")
    elif chosen:
        do(turn, table, CloseNow(), cause, chosen[0])
    else:
        count = len(still_to_act(turn, table))
        reasons = ("short" if count else "ready", "agreed")
        question = Question("bridge-close-sure", "bridge-close", reasons, {"count": count}, stamp=phase)
        ask_why(turn, table, question)


def phase_of(turn: Turn, table: Table) -> str:
    view = turn.work.view(table.id)
    return f"{view['phase']}{view['day']}"


def _remove(turn: Turn, table: Table, cause: Cause) -> None:
    """Who, then once more and why, then he is dead."""
    chosen = turn.press.arguments
    if not chosen:
        ask_who(turn, table, "bridge-remove", living=True)
    elif (name := dict(seated(turn, table)).get(number(chosen[0]))) is None:
        turn.refuse("stale_button")
    elif len(chosen) == 1:
        question = Question("bridge-remove-sure", "bridge-remove", ABOUT_HIM, {"name": name}, chosen)
        ask_why(turn, table, question)
        turn.strip_buttons()
    else:
        do(turn, table, Modkill(who=Seat(number(chosen[0]))), cause, chosen[1])


def tell_moderators(turn: Turn, table: Table, key: str, facts: dict[str, Any]) -> None:
    for moderator in people.moderators_of(turn.work.books, table.id):
        turn.say_to(moderator, key, facts, table=table, silent=False)


PRESSES: dict[str, OnPress] = {
    "bridge-pause": for_moderators(_pause),
    "bridge-resume": for_moderators(_resume),
    "bridge-longer": for_moderators(_longer),
    "bridge-close": for_moderators(_close),
    "bridge-remove": for_moderators(_remove),
    "bridge-stop": stop,
}
