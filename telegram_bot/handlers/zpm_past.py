"""`/tally 2`: the votes of an earlier day, read from the log as whoever asks could see them then."""

from collections.abc import Iterator
from typing import Any

from core.engine.ids import Seat
from core.engine.ruleset import Viewer
from core.mafia.events import DayClosed, DayOpened, Lynched
from core.service import queries
from core.service.moves import Recorded
from core.service.past import decoded
from core.service.tables import Table
from telegram_bot.turn import Turn


def tally_of(turn: Turn, table: Table, seat: Seat, day: str) -> None:
    """Each lynching with the votes that brought it about, then how the votes stood at the close."""
    found = _events_of(turn, table, int(day)) if day.isdecimal() else []
    if not found:
        turn.refuse("no_such_day", "zpm")
        return
    facts = {"day": int(day), "moments": list(_moments(turn, table, seat, found))}
    turn.say("zpm-tally-day", facts, table=table, protect=True)


def _events_of(turn: Turn, table: Table, day: int) -> list[Recorded]:
    """From the opening of that day to its close, what was taken back left out; nothing if it has not closed."""
    ruleset = turn.work.ruleset(table.id)
    undone = queries.taken_back(turn.work.books, ruleset, table)
    found: list[Recorded] = []
    for one in turn.work.books.log.events(table.id):
        if one.number in undone:
            continue
        event = decoded(ruleset, one) if one.name in ("day_opened", "day_closed") else None
        if isinstance(event, DayOpened):
            found = []
        found.append(one)
        if isinstance(event, DayClosed) and event.day == day:
            return found
    return []


def _moments(turn: Turn, table: Table, seat: Seat, found: list[Recorded]) -> Iterator[dict[str, Any]]:
    close = found[-1]
    for one in found:
        event = decoded(turn.work.ruleset(table.id), one) if one.name == "lynched" else None
        if isinstance(event, Lynched) and event.by != "moderator":
            lynched = {"name": event.who.alias, "by": event.by, "tie": event.tie}
            for room in _rooms(turn, table, seat, one.number - 1):
                if room["room"] == event.room:
                    yield {**room, "lynched": lynched}
    closing = next(one.number for one in found if one.move == close.move)
    for room in _rooms(turn, table, seat, closing - 1):
        if not any(_is_plurality(turn, table, one, room["room"]) for one in found):
            yield {**room, "lynched": None}


def _is_plurality(turn: Turn, table: Table, one: Recorded, room: str) -> bool:
    """The votes of that moment are those of the close, and told with the lynching."""
    event = decoded(turn.work.ruleset(table.id), one) if one.name == "lynched" else None
    return isinstance(event, Lynched) and event.by == "plurality" and event.room == room


def _rooms(turn: Turn, table: Table, seat: Seat, number: int) -> list[dict[str, Any]]:
    view = turn.work.view_at(table.id, number, Viewer(seat=seat))
    return [{"room": room["room"], "tally": room["tally"]} for room in view["you"]["rooms"]]
