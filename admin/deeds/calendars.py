"""A calendar of days from the fields of a form, as every game's settings have them (Z2.1, R6.2)."""

from datetime import time

from admin.deeds.deed import Asking, Unreadable
from admin.numbers import whole
from core.engine.calendar import Calendar


def calendar_of(asking: Asking, like: Calendar | None = None) -> Calendar:
    """`opens`, `closes` (local times), `zone`, `weekdays` (0 is Monday); whether the zone exists the rules say."""
    weekdays = frozenset(day for given in asking.lists("weekdays") if (day := whole(given)) is not None)
    return Calendar(
        opens=_time(asking, "opens"),
        closes=_time(asking, "closes"),
        zone=asking.text("zone", 64),
        first=None if like is None else like.first,
        weekdays=weekdays,
    )


def _time(asking: Asking, field: str) -> time:
    given = asking.text(field)
    try:
        return time.fromisoformat(given)
    except ValueError:
        raise Unreadable("panel-bad-moment", given=given) from None
