"""From a wish to its outcome: through the bot's queue, waited for, and told in one sentence."""

import time
from dataclasses import dataclass

from flask import current_app, url_for
from werkzeug.utils import redirect
from werkzeug.wrappers import Response

from admin.deeds import Errand, Wish
from admin.shipboard import desk
from admin.visitors import me
from admin.wording import refusal, say, tell
from core.service import failpoints
from core.service.inbox import Outcome, RowState
from core.service.moves import by_moderator
from core.service.tables import Table

PATIENCE = 5.0
"""Seconds for which a page waits for a bot that runs."""
GLANCE = 0.05


@dataclass(frozen=True, slots=True)
class Asked:
    """A row in the bot's queue and what has become of it so far."""

    row: int
    outcome: Outcome | None


def put(table: Table, wish: Wish, reason: str, seen: int | None, once: str) -> Asked:
    """Into the queue, once, and waits: for a bot that does not run only a moment."""
    person = me()
    cause = by_moderator(person.person, person.name, reason)
    if isinstance(wish, Errand):
        row = desk().submit_errand(table.id, wish.name, wish.facts, cause, once)
    else:
        row = desk().submit(table.id, wish, cause, seen, once)
    return Asked(row, wait(row, patience_for(table.bot_id)))


def patience_for(bot_id: int) -> float:
    patience: float = current_app.config["PATIENCE"] if desk().is_led(bot_id) else 10 * GLANCE
    return patience


def wait(row: int, patience: float) -> Outcome | None:
    """The outcome once it is settled; `None` if it still waits."""
    end = time.monotonic() + patience
    while True:
        outcome = desk().outcome(row)
        if outcome is not None and outcome.is_settled:
            return outcome
        if time.monotonic() >= end:
            return None
        time.sleep(GLANCE)


def report(table: Table, outcome: Outcome, what: str) -> None:
    """One sentence for the next page."""
    if outcome.state is RowState.FAILED:
        tell("panel-failed", "bad", error=outcome.error_id or "–")
    elif outcome.refused is not None:
        tell("panel-refused", "bad", deed=what, why=refusal(outcome.refused, table))
    else:
        tell("panel-did", "done", deed=what)


def answer(table: Table, asked: Asked, name: str, back: str) -> Response:
    """To the page from which it was asked, with a sentence; what still waits has a page of its own."""
    failpoints.hit(failpoints.BEFORE_ANSWER)
    if asked.outcome is None:
        return redirect(url_for("doing.queued", table_id=table.id, row=asked.row, deed=name, back=back), 303)
    report(table, asked.outcome, say(f"panel-deed-{name}"))
    return redirect(back, 303)
