"""The host's phone: pause, extend, close, remind, remove, replace, by buttons, for whoever moderates a table."""

from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime, timedelta
from typing import Any

from telegram import Update

from core.engine.command import CloseNow, Command, Modkill, MoveDeadline, Pause, Resume
from core.engine.ids import Seat
from core.engine.record import replace
from core.engine.refusal import Refused
from core.engine.ruleset import MODERATOR
from core.service import people
from core.service.authority import may_moderate
from core.service.errands import run_errand
from core.service.moves import Cause, by_moderator
from core.service.tables import Table, TableStatus
from core.texts import Speech, plain
from telegram_bot.callback_data import Press
from telegram_bot.games import prefix
from telegram_bot.keyboards import press_button
from telegram_bot.turn import ButtonRows, Turn

LONGER = timedelta(minutes=5)
REASON = "from the phone"
WHY_HE = ("gone", "asked", "rules", "other")
WHY_CLOSE = ("ready", "agreed", "other")
"""What a moderator may give as his reason, for what is done to somebody and for an early close."""
OUTAGE = "what the bot's stop had taken"
GIVEN_BACK = "outage_given_back"
"""In a table's facts: the stop whose time a moderator has given back."""

Act = Callable[[Turn, Table, Cause], None]


def offer(turn: Turn) -> None:
    """Buttons for every running table that he moderates; none for anybody else."""
    for table in _moderated(turn):
        turn.say("bridge", {"table": table.title}, table=table, protect=True, buttons=_buttons(turn, table))


def _moderated(turn: Turn) -> list[Table]:
    books, person = turn.work.books, turn.account.person
    running = books.tables.all(turn.bot.bot_id, (TableStatus.RUNNING,))
    return [table for table in running if may_moderate(books, person, table.id)]


def _buttons(turn: Turn, table: Table) -> ButtonRows:
    is_paused = bool(turn.work.view(table.id).get("paused"))
    words = ["resume" if is_paused else "pause", "longer", "close", "remind", "remove", "replace"]
    buttons = [press_button(f"button-bridge-{word}", Press(f"bridge-{word}", table.handle)) for word in words]
    return [buttons[:2], buttons[2:4], buttons[4:]]


def for_moderators(act: Act) -> Callable[[Update, Turn], Awaitable[None]]:
    """Rights are asked for at every press: they may have ended since the buttons were shown (F81)."""

    async def press(update: Update, turn: Turn) -> None:
        table = turn.pressed_table()
        account = turn.account
        if table is None or not table.is_live:
            turn.refuse("stale_button")
        elif not may_moderate(turn.work.books, account.person, table.id):
            turn.refuse("not_moderator")
        else:
            table = turn.work.settle(table.id)
            act(turn, table, by_moderator(account.person, account.name, REASON))

    return press


def _do(turn: Turn, table: Table, command: Command, cause: Cause) -> None:
    answer = turn.work.command(table.id, command, cause)
    if isinstance(answer, Refused):
        turn.refuse(answer, prefix(table))
    else:
        turn.answer("bridge-done")


def _plain(make: Callable[[], Command]) -> Act:
    def act(turn: Turn, table: Table, cause: Cause) -> None:
        _do(turn, table, make(), cause)

    return act


def _longer(turn: Turn, table: Table, cause: Cause) -> None:
    """Five minutes more than the phase now has."""
    view = turn.work.view(table.id)
    ends = view.get("closes_at") or view.get("ends_at")
    if ends is None:
        turn.refuse("not_open", prefix(table))
    else:
        _do(turn, table, MoveDeadline(closes_at=datetime.fromisoformat(ends) + LONGER), cause)


def _give_back(turn: Turn, table: Table, cause: Cause) -> None:
    """What a stop has taken from the phase, once; a phase that has closed since gets nothing back."""
    chosen = turn.press.arguments
    if len(chosen) != 2 or not all(each.isdecimal() for each in chosen):
        turn.refuse("stale_button")
        return
    outage, lost = (int(each) for each in chosen)
    view = turn.work.view(table.id)
    ends = view.get("closes_at") or view.get("ends_at")
    if table.facts.get(GIVEN_BACK) == outage:
        turn.refuse("given_back")
    elif ends is None or (table.closed_at is not None and table.closed_at.timestamp() > outage):
        turn.refuse("phase_over")
    else:
        later = datetime.fromisoformat(ends) + timedelta(seconds=lost)
        _do(turn, table, MoveDeadline(closes_at=later), replace(cause, reason=OUTAGE))
        if turn.work.refused is None:
            fresh = turn.work.table(table.id)
            turn.work.books.tables.change(table.id, facts={**fresh.facts, GIVEN_BACK: outage})
            turn.strip_buttons()


def _close(turn: Turn, table: Table, cause: Cause) -> None:
    """Closing brings about everything a close brings about, so it is asked once more, and why; and a second tap must
    not close the next phase too."""
    chosen, phase = turn.press.arguments, _phase(turn, table)
    if chosen and turn.press.stamp != phase:
        turn.refuse("phase_over")
    elif chosen:
        _do(turn, table, CloseNow(), replace(cause, reason=reason_in_words(turn, table, chosen[0])))
        turn.strip_buttons()
    else:
        ask_why(turn, table, "bridge-close-sure", {}, "bridge-close", (), WHY_CLOSE, phase)


def _phase(turn: Turn, table: Table) -> str:
    view = turn.work.view(table.id)
    return f"{view['phase']}{view['day']}"


def _remind(turn: Turn, table: Table, cause: Cause) -> None:
    """Exactly those who have not acted, in private (a look: who has answered is told to nobody else)."""
    people.look(turn.work.books, turn.account.person, table, "still_to_act", turn.work.at)
    seats = _still_to_act(turn, table)
    refused = run_errand(turn.work, "prod", table.id, {"seats": seats}, cause)
    if refused is not None:
        turn.refuse(refused)
    else:
        turn.answer("bridge-reminded", {"count": len(seats)})


def _still_to_act(turn: Turn, table: Table) -> list[int]:
    """Seats of whom the phase waits for; by day on the ships, of who has no vote."""
    view = turn.work.view(table.id, MODERATOR)
    secrets = view["secrets"] if isinstance(view["secrets"], dict) else {}
    waiting = set(view.get("still_to_act") or secrets.get("still_to_act") or ())
    if view["phase"] == "day":
        waiting = {name for names in secrets.get("not_voting", {}).values() for name in names}
    return [seat for seat, name in living(turn, table) if name in waiting]


def _remove(turn: Turn, table: Table, cause: Cause) -> None:
    """Who, then once more and why, then he is dead."""
    chosen = turn.press.arguments
    if len(chosen) == 2:
        reason = reason_in_words(turn, table, chosen[1])
        _do(turn, table, Modkill(who=Seat(int(chosen[0]))), replace(cause, reason=reason))
        turn.strip_buttons()
    elif chosen:
        name = dict(living(turn, table)).get(int(chosen[0]), "")
        ask_why(turn, table, "bridge-remove-sure", {"name": name}, "bridge-remove", chosen)
    else:
        ask_who(turn, table, "bridge-remove")


def living(turn: Turn, table: Table) -> list[tuple[int, str]]:
    """Seats and names, by name; the moderator's own view, whoever asks."""
    view = turn.work.view(table.id, MODERATOR)
    found = view["sailors"] if "sailors" in view else view["secrets"]["sailors"]
    named = [(int(one["seat"]), str(one.get("name") or one.get("alias"))) for one in found]
    return sorted(named, key=lambda one: one[1])


def ask_who(turn: Turn, table: Table, action: str) -> None:
    buttons = [
        press_button("button-bridge-name", Press(action, table.handle, "", (str(seat),)), name=name)
        for seat, name in living(turn, table)
    ]
    rows = [buttons[start : start + 2] for start in range(0, len(buttons), 2)]
    turn.say(f"{action}-who", {"table": table.title}, table=table, protect=True, buttons=rows)
    turn.answer(None)


def ask_why(
    turn: Turn,
    table: Table,
    key: str,
    facts: dict[str, Any],
    action: str,
    chosen: Sequence[str],
    reasons: Sequence[str] = WHY_HE,
    stamp: str = "",
) -> None:
    """To give a reason is to say yes: it is recorded, and told to nobody else."""
    buttons = [
        press_button(
            "button-bridge-reason", Press(action, table.handle, stamp, (*chosen, reason)), reason=reason
        )
        for reason in reasons
    ]
    rows = [buttons[start : start + 2] for start in range(0, len(buttons), 2)]
    turn.say(key, {**facts, "table": table.title}, table=table, protect=True, buttons=rows)
    turn.answer(None)


def reason_in_words(turn: Turn, table: Table, reason: str) -> str:
    """As the record has it, in the table's language."""
    found = reason if reason in (*WHY_HE, *WHY_CLOSE) else WHY_HE[-1]
    return plain(Speech(table.language).say("button-bridge-reason", {"reason": found}))


def tell_moderators(turn: Turn, table: Table, key: str, facts: dict[str, Any]) -> None:
    for moderator in people.moderators_of(turn.work.books, table.id):
        turn.say_to(moderator, key, facts, table=table, silent=False)


PRESSES: dict[str, Callable[[Update, Turn], Awaitable[None]]] = {
    "bridge-pause": for_moderators(_plain(Pause)),
    "bridge-resume": for_moderators(_plain(Resume)),
    "bridge-longer": for_moderators(_longer),
    "bridge-close": for_moderators(_close),
    "bridge-remind": for_moderators(_remind),
    "bridge-remove": for_moderators(_remove),
    "give-back": for_moderators(_give_back),
}
