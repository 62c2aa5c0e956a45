"""A calendar of days from the fields of a form, as every game's settings have them (Z2.1, R6.2)."""

from datetime import date, time, timedelta

from admin.deeds.deed import Asking, Unreadable
from admin.numbers import whole
from core.engine.calendar import Calendar

FARTHEST = 365
"""Days to the first date of a game at most."""


def calendar_of(asking: Asking, like: Calendar | None = None) -> Calendar:
    """`opens`, `closes` (local times), `zone`, `first` (empty: at once), `weekdays` (0 is Monday); whether the zone
    exists the rules say."""
    weekdays = frozenset(day for given in asking.lists("weekdays") if (day := whole(given)) is not None)
    return Calendar(
        opens=_time(asking, "opens"),
        closes=_time(asking, "closes"),
        zone=asking.text("zone", 64),
        first=_first(asking, None if like is None else like.first),
        weekdays=weekdays,
    )


def _time(asking: Asking, field: str) -> time:
    given = asking.text(field)
    if not given:
        raise Unreadable("panel-no-time", field)
    try:
        found = time.fromisoformat(given)
    except ValueError:
        raise Unreadable("panel-bad-time", field, given=given) from None
    if found.tzinfo is not None:
        raise Unreadable("panel-bad-time", field, given=given)
    return found


def _first(asking: Asking, as_it_was: date | None) -> date | None:
    """Before the start it is asked for (Z2.5). One that is over says nothing, and may stay; somewhere it is still
    yesterday."""
    if "first" not in asking.fields:
        return as_it_was
    given, today = asking.text("first"), asking.now.date()
    if not given:
        return None
    try:
        day = date.fromisoformat(given)
    except ValueError:
        raise Unreadable("panel-bad-date", "first", given=given) from None
    if day != as_it_was and not today - timedelta(days=1) <= day <= today + timedelta(days=FARTHEST):
        raise Unreadable("panel-bad-first", "first", given=given, days=FARTHEST)
    return day
