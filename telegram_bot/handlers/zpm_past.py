"""`/tally 2`: the votes of an earlier day, read from the log as whoever asks could see them then."""

from collections.abc import Iterator
from typing import Any

from core.engine.ids import Seat
from core.engine.ruleset import Viewer
from core.mafia.events import Lynched
from core.service.moves import Recorded
from core.service.past import decoded
from core.service.tables import Table
from telegram_bot.past_days import PastDay, past_days
from telegram_bot.turn import Turn


def tally_of(turn: Turn, table: Table, seat: Seat, day: str) -> None:
    """Each lynching with the votes that brought it about, then how the votes stood at the close."""
    days = past_days(turn.work.books, turn.work.ruleset(table.id), table)
    past = days.get(int(day)) if day.isdecimal() else None
    if past is None:
        turn.refuse("no_such_day", "zpm")
        return
    facts = {"day": int(day), "moments": list(_moments(turn, table, seat, past))}
    turn.say("zpm-tally-day", facts, table=table, protect=True)


def _moments(turn: Turn, table: Table, seat: Seat, past: PastDay) -> Iterator[dict[str, Any]]:
    for one in past.by_day:
        event = decoded(turn.work.ruleset(table.id), one) if one.name == "lynched" else None
        if isinstance(event, Lynched) and event.by != "moderator":
            lynched = {"name": event.who.alias, "by": event.by, "tie": event.tie}
            for room in _rooms(turn, table, seat, one.number - 1):
                if room["room"] == event.room:
                    yield {**room, "lynched": lynched}
    for room in _rooms(turn, table, seat, past.closing - 1):
        if not any(_is_plurality(turn, table, one, room["room"]) for one in past.by_day):
            yield {**room, "lynched": None}


def _is_plurality(turn: Turn, table: Table, one: Recorded, room: str) -> bool:
    """The votes of that moment are those of the close, and told with the lynching."""
    event = decoded(turn.work.ruleset(table.id), one) if one.name == "lynched" else None
    return isinstance(event, Lynched) and event.by == "plurality" and event.room == room


def _rooms(turn: Turn, table: Table, seat: Seat, number: int) -> list[dict[str, Any]]:
    view = turn.work.view_at(table.id, number, Viewer(seat=seat))
    return [{"room": room["room"], "tally": room["tally"]} for room in view["you"]["rooms"]]
