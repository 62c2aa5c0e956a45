"""Quiet hours are minutes of a person's own day."""

from datetime import UTC, datetime

import pytest

from core.engine.ids import Person
from core.service.accounts import Account
from telegram_bot.completing import is_quiet


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
