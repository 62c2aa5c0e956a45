"""After a stop of the bot: one tap lengthens the phase by what was lost, or takes it back if it has closed."""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from core.engine.command import MoveDeadline, TakeBack
from core.engine.record import replace
from core.engine.refusal import Refused
from core.engine.ruleset import ONLOOKER
from core.service import people, queries
from core.service.moves import Cause, Move
from core.service.outages import close_after
from core.service.tables import Table
from telegram_bot.callback_data import Press
from telegram_bot.games import prefix
from telegram_bot.handlers.bridge import closes_at
from telegram_bot.handlers.choosing import number
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

OUTAGE = "what the bot's stop had taken"
GIVEN_BACK = "outage_given_back"
"""In a table's facts: the stop whose time a moderator has given back."""


@dataclass(frozen=True, slots=True)
class Stop:
    """As a button carries it: when it ended, and what the phase lost, in seconds; then perhaps a reason."""

    ended: int
    lost: int
    reason: str | None

    @property
    def began_at(self) -> datetime:
        return datetime.fromtimestamp(self.ended - self.lost, UTC)

    @property
    def ended_at(self) -> datetime:
        return datetime.fromtimestamp(self.ended, UTC)


def give_back(turn: Turn, table: Table, cause: Cause) -> None:
    """Once for each stop. A phase that has closed since the stop, with all aboard awake, gets nothing back."""
    stop = _stop(turn)
    if stop is None:
        turn.refuse("stale_button")
        return
    ruleset = turn.work.ruleset(table.id)
    close = close_after(turn.work.books, ruleset, table, stop.began_at)
    if not table.is_live:
        turn.refuse("game_over")
    elif table.facts.get(GIVEN_BACK) == stop.ended:
        turn.refuse("given_back")
    elif close is not None and close.at <= stop.ended_at:
        _before_the_close(turn, table, stop, close, cause)
    elif table.closed_at is not None and table.closed_at > stop.began_at:
        turn.refuse("phase_over")
    else:
        _lengthen(turn, table, stop, cause)


def _stop(turn: Turn) -> Stop | None:
    match turn.press.arguments:
        case [ended, lost, *reason] if number(ended) > 0 and number(lost) >= 0 and len(reason) < 2:
            return Stop(number(ended), number(lost), next(iter(reason), None))
        case _:
            return None


def _lengthen(turn: Turn, table: Table, stop: Stop, cause: Cause) -> None:
    ends = closes_at(turn, table)
    if ends is None:
        turn.refuse("not_open", prefix(table))
        return
    later = MoveDeadline(closes_at=ends + timedelta(seconds=stop.lost))
    answer = turn.work.command(table.id, later, replace(cause, reason=OUTAGE))
    if isinstance(answer, Refused):
        turn.refuse(answer, prefix(table))
    else:
        _given(turn, table, stop)
        turn.strip_buttons("outage-given-back", {"table": table.title})
        turn.answer("bridge-done")


def _before_the_close(turn: Turn, table: Table, stop: Stop, close: Move, cause: Cause) -> None:
    """A take-back: first what is lost by it and which secrets are out (a look), then why."""
    to, left = close.first - 1, close.at - stop.began_at
    if stop.reason is None:
        people.look(turn.work.books, turn.account.person, table, "take_back", turn.work.at)
        ask_why(turn, table, _question(turn, table, stop, to, left))
        return
    why = replace(cause, reason=reason_in_words(turn, table, stop.reason))
    answer = turn.work.command(table.id, TakeBack(to=to), why)
    if not isinstance(answer, Refused):
        answer = turn.work.command(table.id, MoveDeadline(closes_at=turn.work.at + left), why)
    if isinstance(answer, Refused):
        turn.refuse(answer, prefix(table))
        return
    _given(turn, table, stop)
    say_done(turn, table, stop.reason)
    resume = press_button("button-bridge-resume", Press("bridge-resume", table.handle))
    facts = {"table": table.title, "minutes": _minutes(left)}
    turn.say("outage-taken-back", facts, table=table, protect=True, buttons=[[resume]])
    turn.answer(None)


def _question(turn: Turn, table: Table, stop: Stop, to: int, left: timedelta) -> Question:
    view = turn.work.view_at(table.id, to, ONLOOKER)
    out = queries.gone_out(turn.work.books, table, to)
    readers = turn.work.books.people.several({one.person for one in out if one.person is not None})
    facts = {
        "phase": view["phase"],
        "day": view["day"],
        "events": table.version - to,
        "minutes": _minutes(left),
        "secrets": len(out),
        "names": sorted(account.name for account in readers.values()),
    }
    stop_said = (str(stop.ended), str(stop.lost))
    return Question("outage-take-back", "give-back", ("lost", "agreed"), facts, stop_said)


def _minutes(left: timedelta) -> int:
    return max(1, round(left.total_seconds() / 60))


def _given(turn: Turn, table: Table, stop: Stop) -> None:
    fresh = turn.work.table(table.id)
    turn.work.books.tables.change(table.id, facts={**fresh.facts, GIVEN_BACK: stop.ended})


PRESSES: dict[str, OnPress] = {"give-back": for_moderators(give_back, after_the_end=True)}
