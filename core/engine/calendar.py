"""When days open and close: windows of local wall-clock time in one zone, or a fast clock in minutes (Z2, R6.2)."""

from datetime import UTC, date, datetime, time, timedelta, tzinfo
from zoneinfo import ZoneInfo

from core.engine.record import Record
from core.engine.refusal import Refused

EVERY_DAY = frozenset(range(7))

NO_IANA_NAMES = ("localtime", "posixrules", "posix/", "right/")
"""What a machine's folder of zones holds besides the zones: its local time, and all zones twice over again."""


class Calendar(Record, frozen=True, tag="calendar"):
    """Days as windows of local time; a close not after the open is on the next date (Z2.1). Weekdays: Monday is 0."""

    opens: time = time(10)
    closes: time = time(16)
    zone: str = "America/Los_Angeles"
    first: date | None = None
    weekdays: frozenset[int] = EVERY_DAY


class FastClock(Record, frozen=True, tag="fast"):
    """For one sitting: days and nights back to back, their lengths in minutes (Z2.5)."""

    day_minutes: float = 10
    night_minutes: float = 5


Timetable = Calendar | FastClock


class Window(Record, frozen=True):
    """A scheduled day, half open: `opens` is in it, `closes` is not. Both in UTC; `date` is where it opens."""

    date: date
    opens: datetime
    closes: datetime

    @property
    def length(self) -> timedelta:
        return self.closes - self.opens


class UnknownZone(ValueError):
    """No such time zone."""


def zone_of(name: str) -> tzinfo:
    """The zone of an IANA name; never the machine's own (F33)."""
    try:
        if name.startswith(NO_IANA_NAMES):
            raise KeyError(name)
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError) as error:
        raise UnknownZone(f"{name!r} is no IANA time zone") from error


def instant(day: date, wall: time, zone: tzinfo) -> datetime:
    """The moment (UTC) of a local time: doubled, the first of the two; missing, the first one after the gap (Z2.1)."""
    local = datetime.combine(day, wall, zone)
    moment = local.astimezone(UTC)
    if moment.astimezone(zone).replace(tzinfo=None) == local.replace(tzinfo=None):
        return moment
    return _change_of_offset(local.replace(fold=1).astimezone(UTC), moment, zone)


def _change_of_offset(before: datetime, after: datetime, zone: tzinfo) -> datetime:
    """The first whole second between two moments at which the zone has the later one's offset."""
    old, (low, high) = before.astimezone(zone).utcoffset(), (0, int((after - before).total_seconds()))
    while high - low > 1:
        middle = (low + high) // 2
        moment = before + timedelta(seconds=middle)
        low, high = (middle, high) if moment.astimezone(zone).utcoffset() == old else (low, middle)
    return before + timedelta(seconds=high)


def refusal_of_calendar(calendar: Calendar) -> Refused | None:
    """Why no game can keep it: no such zone, no day of the week played, or a day that opens when it closes.

    Such a window would fill 24 hours: no night for orders, no hours for Starvation (Z2.5, R6.2).
    """
    try:
        zone_of(calendar.zone)
    except UnknownZone:
        return Refused("unknown_zone", {"zone": calendar.zone})
    if not calendar.weekdays or not calendar.weekdays <= EVERY_DAY:
        return Refused("bad_weekdays")
    return Refused("bad_window") if calendar.opens == calendar.closes else None


class OddTime(Record, frozen=True):
    """A local time of a calendar that on this date does not exist, or else exists twice (Z2.1)."""

    date: date
    wall: time
    is_missing: bool


def odd_times(calendar: Calendar, first: date) -> tuple[OddTime, ...]:
    """Opens and closes that a change of clocks touches in the year from `first` on; a host is told of them (F32)."""
    zone = zone_of(calendar.zone)
    found = []
    for day in (first + timedelta(days=number) for number in range(366)):
        for wall in (calendar.opens, calendar.closes):
            early = datetime.combine(day, wall, zone)
            late = early.replace(fold=1)
            if early.utcoffset() != late.utcoffset():
                back = early.astimezone(UTC).astimezone(zone)
                found.append(OddTime(day, wall, back.replace(tzinfo=None) != early.replace(tzinfo=None)))
    return tuple(found)


def window(calendar: Calendar, day: date) -> Window:
    """The day that opens on the date `day`, whatever day of the week that is; local time, so nights vary (Z2.2)."""
    zone = zone_of(calendar.zone)
    last = day if calendar.closes > calendar.opens else day + timedelta(days=1)
    return Window(day, instant(day, calendar.opens, zone), instant(last, calendar.closes, zone))


def next_window(calendar: Calendar, day: date) -> Window:
    """The first day of play on or after the date `day`."""
    while day.weekday() not in calendar.weekdays:
        day += timedelta(days=1)
    return window(calendar, day)


def first_day(timetable: Timetable, now: datetime) -> Window:
    """Day 1 of a game that starts `now`: the next window that opens, at once on a fast clock."""
    match timetable:
        case FastClock():
            return _fast(timetable, now)
        case Calendar():
            today = now.astimezone(zone_of(timetable.zone)).date()
            return _opening_from(timetable, max(today, timetable.first or today), now)


def following_day(timetable: Timetable, last: Window, closed_at: datetime) -> Window:
    """The day after one that closed at `closed_at`: never on the same date, never before that close (Z2.4)."""
    match timetable:
        case FastClock():
            return _fast(timetable, closed_at + timedelta(minutes=timetable.night_minutes))
        case Calendar():
            return _opening_from(timetable, last.date + timedelta(days=1), closed_at)


def closing(timetable: Timetable, scheduled: Window, opened_at: datetime) -> datetime:
    """When a day closes that opened at `opened_at`, early or late: by the calendar, as long as that is to come."""
    if isinstance(timetable, Calendar) and scheduled.closes > opened_at:
        return scheduled.closes
    return opened_at + scheduled.length


def _fast(clock: FastClock, opens: datetime) -> Window:
    return Window(opens.date(), opens, opens + timedelta(minutes=clock.day_minutes))


def _opening_from(calendar: Calendar, day: date, moment: datetime) -> Window:
    found = next_window(calendar, day)
    while found.opens < moment:
        found = next_window(calendar, found.date + timedelta(days=1))
    return found


def plank_lead(scheduled: timedelta) -> timedelta:
    """How long before the close the Captain's deadline lies (Z2.3)."""
    return min(timedelta(minutes=30), scheduled / 4)
