"""`python -m core.calendar` prints when the days of a game open and close, one JSON object a day (Z2.1, Z2.2, Z2.3)."""

import argparse
import json
import os
import re
import sys
from collections.abc import Iterator
from datetime import date, datetime, time, timedelta, tzinfo
from typing import Any

from core.command_line import OneLineParser
from core.engine.calendar import Calendar, UnknownZone, next_window, plank_lead, zone_of

WEEKDAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")

MOST_DAYS = 10_000


def main(arguments: list[str] | None = None) -> None:
    parser = _parser()
    options = parser.parse_args(arguments)
    calendar = Calendar(
        opens=options.open,
        closes=options.close,
        zone=options.zone,
        first=options.first,
        weekdays=options.weekdays,
    )
    try:
        lines = list(days(calendar, options.first, options.days, options.show))
    except OverflowError:
        parser.error("the calendar ends with the year 9999")
    for line in lines:
        print(json.dumps(line, ensure_ascii=False))


def days(calendar: Calendar, first: date, number: int, show: list[str]) -> Iterator[dict[str, Any]]:
    """`number` days of the game from the date `first`, in the zone of the calendar and as seen from those in `show`."""
    zone, day = zone_of(calendar.zone), first
    for count in range(1, number + 1):
        found = next_window(calendar, day)
        plank = found.closes - plank_lead(found.length)
        moments = {"open": found.opens, "plank": plank, "close": found.closes}
        yield {
            "day": count,
            **{name: moment.astimezone(zone).isoformat() for name, moment in moments.items()},
            "show": {name: _seen_from(zone_of(name), found.opens, found.closes) for name in show},
        }
        if count < number:
            day = found.date + timedelta(days=1)


def _seen_from(zone: tzinfo, *moments: datetime) -> list[str]:
    return [moment.astimezone(zone).strftime("%H:%M") for moment in moments]


def _parser() -> argparse.ArgumentParser:
    parser = OneLineParser(prog="python -m core.calendar", description=__doc__, allow_abbrev=False)
    _add_timetable(parser, Calendar())
    option = parser.add_argument
    means = "the first day is not earlier"
    option("--from", dest="first", type=_date, required=True, metavar="YYYY-MM-DD", help=means)
    option("--days", type=_number, required=True, metavar="N", help=f"how many days, 1 to {MOST_DAYS}")
    means = "the hours as seen from there, too; repeat it for more"
    option("--show", type=_zone, action="append", default=[], metavar="ZONE", help=means)
    return parser


def _add_timetable(parser: argparse.ArgumentParser, usual: Calendar) -> None:
    option = parser.add_argument
    means = f"local time at which a day opens ({usual.opens:%H:%M})"
    option("--open", type=_wall_time, default=usual.opens, metavar="HH:MM", help=means)
    means = f"when it closes, on the next date if need be ({usual.closes:%H:%M})"
    option("--close", type=_wall_time, default=usual.closes, metavar="HH:MM", help=means)
    means = f"IANA name of the zone of these times ({usual.zone})"
    option("--zone", type=_zone, default=usual.zone, metavar="ZONE", help=means)
    means = "days of the week that are played (all)"
    option("--weekdays", type=_weekdays, default=usual.weekdays, metavar="mon,tue", help=means)


def _wall_time(text: str) -> time:
    if not re.fullmatch(r"[0-9]{1,2}:[0-9]{2}", text):
        raise argparse.ArgumentTypeError(f"{text!r} is no time like 10:00")
    hour, minute = map(int, text.split(":"))
    if hour > 23 or minute > 59:
        raise argparse.ArgumentTypeError(f"{text!r} is not between 00:00 and 23:59")
    return time(hour, minute)


def _date(text: str) -> date:
    try:
        if re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", text):
            return date.fromisoformat(text)
    except ValueError:
        pass
    raise argparse.ArgumentTypeError(f"{text!r} is no date like 2026-10-29")


def _number(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,9}", text) or not 1 <= int(text) <= MOST_DAYS:
        raise argparse.ArgumentTypeError(f"{text!r} is no number from 1 to {MOST_DAYS}")
    return int(text)


def _weekdays(text: str) -> frozenset[int]:
    names = [name.strip().lower() for name in text.split(",")]
    for name in names:
        if name not in WEEKDAYS:
            raise argparse.ArgumentTypeError(f"{name!r} is not one of {', '.join(WEEKDAYS)}")
    return frozenset(map(WEEKDAYS.index, names))


def _zone(text: str) -> str:
    try:
        zone_of(text)
    except UnknownZone as error:
        raise argparse.ArgumentTypeError(str(error)) from error
    return text


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
