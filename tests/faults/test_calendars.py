"""Days close once and at their local time, on every night on which the clocks change (F30-F33, F39)."""

from datetime import UTC, date, datetime, time, timedelta

import pytest

from core.engine.calendar import Calendar, OddTime, Window, first_day, following_day, odd_times, zone_of
from core.engine.record import replace
from core.engine.refusal import Refused
from core.mafia.commands import Vote
from core.mafia.state import Phase, crew_of
from tests.mafia.port import FAST, Port, sailing

SPRING, AUTUMN = date(2027, 3, 28), date(2026, 10, 25)
"""Europe's clocks change at 01:00 UTC."""


def days(calendar: Calendar, start: datetime, count: int) -> list[Window]:
    found = [first_day(calendar, start)]
    while len(found) < count:
        found.append(following_day(calendar, found[-1], found[-1].closes))
    return found


def test_days_that_end_at_local_midnight_end_once_each_across_march_f30() -> None:
    calendar = Calendar(time(18), time(0), "US/Pacific")
    found = days(calendar, datetime(2027, 3, 10, 12, tzinfo=UTC), 8)
    zone = zone_of(calendar.zone)
    assert [one.date for one in found] == [date(2027, 3, day) for day in range(10, 18)]
    closes = [one.closes.astimezone(zone) for one in found]
    assert [(one.hour, one.minute) for one in closes] == [(0, 0)] * 8
    assert len({one.date() for one in closes}) == 8
    assert [one.closes.hour for one in found] == [8, 8, 8, 8, 7, 7, 7, 7]


@pytest.mark.parametrize(("night", "offset"), [(SPRING, 1), (AUTUMN, 0)])
def test_a_close_at_half_past_two_comes_about_once_in_either_night_f32(night: date, offset: int) -> None:
    """Missing, it is 03:00 summer time, the end of the gap; doubled, the first 02:30. Both before the next day."""
    calendar = Calendar(time(20), time(2, 30), "Europe/Copenhagen")
    found = days(calendar, datetime(night.year, night.month, night.day - 3, 12, tzinfo=UTC), 5)
    [touched] = [one for one in found if one.closes.date() == night]
    expected = {1: time(1, 0), 0: time(0, 30)}[offset]
    assert touched.closes.time() == expected
    assert len({one.closes for one in found}) == len({one.date for one in found}) == 5


def test_a_host_is_told_which_of_his_times_is_missing_or_double_f32() -> None:
    calendar = Calendar(time(2, 30), time(12), "Europe/Copenhagen")
    assert odd_times(calendar, date(2026, 7, 1)) == (
        OddTime(AUTUMN, time(2, 30), is_missing=False),
        OddTime(SPRING, time(2, 30), is_missing=True),
    )
    assert odd_times(Calendar(), date(2026, 7, 1)) == ()


@pytest.mark.parametrize("day", [date(2026, 10, 24), AUTUMN, date(2026, 10, 26), SPRING])
def test_a_window_has_its_first_moment_and_not_its_last_f39(day: date) -> None:
    """12:00:00 is in it, 17:59:59.999 too, 18:00:00 is not, before a change of clocks as after it."""
    calendar = Calendar(time(12), time(18), "Europe/London", first=day)
    settings = replace(FAST, timetable=calendar)
    port = sailing(settings, now=datetime(day.year, day.month, day.day, 3, tzinfo=UTC))
    port.until(Phase.DAY, 1)
    zone = zone_of("Europe/London")
    opened, names = port.now, [port.name(seat) for seat in crew_of(port.state, port.state.ships[0])]
    assert opened.astimezone(zone).replace(tzinfo=None) == datetime.combine(day, time(12))
    assert vote(port, names[0], names[2]) is None
    port.later(seconds=6 * 3600 - 0.001)
    assert port.now.astimezone(zone).time() == time(17, 59, 59, 999000)
    assert vote(port, names[0], names[1]) is None
    port.later(milliseconds=1)
    assert port.now - opened == timedelta(hours=6)
    assert vote(port, names[0], names[2]) == Refused("not_open")


def vote(port: Port, who: str, whom: str) -> Refused | None:
    return port.send(Vote(port.named(who), (whom,)))
