"""Quiet hours and digests go by a person's own day."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from core.engine.ids import Person
from core.service.accounts import Account
from telegram_bot.completing import is_quiet, next_digest


def someone(start: int | None, end: int | None) -> Account:
    return Account(
        person=Person(1), telegram_id=7, name="Ann", zone="Europe/Copenhagen", quiet_from=start, quiet_to=end
    )


@pytest.mark.parametrize(
    ("start", "end", "hour", "quiet"),
    [
        (22, 8, 20, False),
        (22, 8, 21, True),
        (22, 8, 3, True),
        (22, 8, 7, False),
        (13, 14, 12, True),
        (13, 14, 13, False),
    ],
)
def test_quiet_hours_may_pass_midnight_and_end_half_open(
    start: int, end: int, hour: int, quiet: bool
) -> None:
    winter = datetime(2026, 1, 5, hour % 24, 0, tzinfo=UTC)  # an hour earlier than in Copenhagen
    assert is_quiet(someone(start * 60, end * 60), winter) is quiet


def test_without_quiet_hours_no_hour_is_quiet() -> None:
    assert not is_quiet(someone(None, None), datetime(2026, 1, 5, 2, 0, tzinfo=UTC))


@pytest.mark.parametrize(("at", "due"), [("09:00:00", "12:00"), ("10:59:59", "12:00"), ("23:30:00", "00:00")])
def test_a_digest_comes_at_the_next_third_hour_of_his_own_day(at: str, due: str) -> None:
    copenhagen = ZoneInfo("Europe/Copenhagen")
    now = datetime.fromisoformat(f"2026-01-05T{at}").replace(tzinfo=copenhagen).astimezone(UTC)
    assert next_digest(someone(None, None), now).astimezone(copenhagen).strftime("%H:%M") == due
