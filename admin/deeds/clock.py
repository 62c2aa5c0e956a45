"""The moderator's hand on the clock of a game: extend, shorten, close now, pause, resume (Z11, R6.3)."""

from datetime import UTC, datetime, timedelta
from typing import Any

from admin.deeds.deed import Asking, Deed, Unreadable
from admin.games import pages_of
from admin.telling import would_happen
from core.engine.command import CloseNow, MoveDeadline, Pause, Resume

LONGEST_MOVE = 14 * 24 * 60
"""Minutes."""


def move_deadline(asking: Asking) -> MoveDeadline:
    """To a moment, or by minutes. Minutes are counted from the close that the page showed, so that a second tap on
    the same page moves nothing further; in a paused game, from what is left."""
    moment = asking.moment("until")
    if moment is not None:
        return MoveDeadline(closes_at=moment.astimezone(UTC))
    minutes = asking.number("minutes", -LONGEST_MOVE, LONGEST_MOVE)
    if minutes is None:
        raise Unreadable("panel-bad-move", "until")
    return MoveDeadline(closes_at=_close_shown(asking) + timedelta(minutes=minutes))


def _close_shown(asking: Asking) -> datetime:
    clock = pages_of(asking.table.game).clock(asking.state)
    if clock is None:
        raise Unreadable("panel-no-clock")
    if clock.paused_at is not None:
        return asking.now + clock.left(asking.now)
    shown = asking.moment("closes_at")
    return clock.closes_at if shown is None else shown.astimezone(UTC)


def waiting(asking: Asking) -> dict[str, Any]:
    names = pages_of(asking.table.game).still_to_act(asking.state)
    return {"count": len(names), "names": names}


def foresee_close(asking: Asking) -> dict[str, Any]:
    """What would come of it, where whoever asks sees the secrets of the table anyway; elsewhere that is a look."""
    if not pages_of(asking.table.game).now_is_secret:
        return {}
    return {"would": would_happen(asking.books, asking.table, asking.state)}


DEEDS = (
    Deed("move_deadline", move_deadline, needs_reason=False, fields=("minutes", "until")),
    Deed(
        "close_now",
        lambda asking: CloseNow(),
        needs_reason=False,
        is_dangerous=True,
        facts=waiting,
        preview="confirm/close_now.html",
        foresee=foresee_close,
    ),
    Deed("pause", lambda asking: Pause(), needs_reason=False),
    Deed("resume", lambda asking: Resume(), needs_reason=False),
)
