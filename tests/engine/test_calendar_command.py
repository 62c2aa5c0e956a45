"""`python -m core.calendar`: days across changes of the clocks, seen from home and from elsewhere (Z2)."""

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from core.calendar import main


def printed(capsys: pytest.CaptureFixture[str], line: str) -> list[dict[str, Any]]:
    main(line.split())
    return [json.loads(each) for each in capsys.readouterr().out.splitlines()]


def test_copenhagen_sees_the_day_an_hour_earlier_between_the_two_clock_changes(
    capsys: pytest.CaptureFixture[str],
) -> None:
    days = printed(capsys, "--from 2026-10-29 --days 6 --show Europe/Copenhagen")  # Z2.1, Z2.2
    assert [day["show"]["Europe/Copenhagen"] for day in days] == [["18:00", "00:00"]] * 3 + [
        ["19:00", "01:00"]
    ] * 3
    assert days[2] == {
        "day": 3,
        "open": "2026-10-31T10:00:00-07:00",
        "plank": "2026-10-31T15:30:00-07:00",
        "close": "2026-10-31T16:00:00-07:00",
        "show": {"Europe/Copenhagen": ["18:00", "00:00"]},
    }
    assert days[3]["open"] == "2026-11-01T10:00:00-08:00"


def test_a_local_time_that_does_not_exist_is_the_first_after_the_gap(
    capsys: pytest.CaptureFixture[str],
) -> None:
    (day,) = printed(capsys, "--open 02:30 --close 03:30 --from 2027-03-14 --days 1")  # Z2.1
    assert (day["open"], day["close"]) == ("2027-03-14T03:00:00-07:00", "2027-03-14T03:30:00-07:00")


def test_of_a_doubled_local_time_the_first_counts(capsys: pytest.CaptureFixture[str]) -> None:
    (day,) = printed(capsys, "--open 22:00 --close 01:30 --from 2026-10-31 --days 1")  # Z2.1
    assert day["close"] == "2026-11-01T01:30:00-07:00"


def test_a_change_of_the_clocks_inside_the_window_makes_the_day_longer(
    capsys: pytest.CaptureFixture[str],
) -> None:
    (day,) = printed(
        capsys, "--open 01:00 --close 02:00 --from 2026-11-01 --days 1"
    )  # Z2.2, Z2.3: two hours long
    assert day["open"] == "2026-11-01T01:00:00-07:00"
    assert day["plank"] == "2026-11-01T01:30:00-08:00"
    assert day["close"] == "2026-11-01T02:00:00-08:00"


def test_the_plank_comes_down_a_quarter_of_a_short_day_before_the_close(
    capsys: pytest.CaptureFixture[str],
) -> None:
    (day,) = printed(capsys, "--open 12:00 --close 12:01 --zone UTC --from 2026-01-01 --days 1")  # Z2.3
    assert day["plank"] == "2026-01-01T12:00:45+00:00"


@pytest.mark.parametrize(
    ("close", "closes"), [("10:00", "2026-01-02T10:00:00+00:00"), ("09:59", "2026-01-02T09:59:00+00:00")]
)
def test_a_close_not_after_the_open_is_on_the_next_date(
    capsys: pytest.CaptureFixture[str], close: str, closes: str
) -> None:
    (day,) = printed(capsys, f"--close {close} --zone UTC --from 2026-01-01 --days 1")  # Z2.1
    assert day["close"] == closes


def test_days_of_the_week_that_are_not_played_are_skipped(capsys: pytest.CaptureFixture[str]) -> None:
    days = printed(capsys, "--zone UTC --from 2026-01-01 --days 3 --weekdays sat,mon")  # Z2.5; a Thursday
    assert [(day["day"], day["open"][:10]) for day in days] == [
        (1, "2026-01-03"),
        (2, "2026-01-05"),
        (3, "2026-01-10"),
    ]


@pytest.mark.parametrize(
    "line",
    ["--days 1", "--from 2026-02-30 --days 1", "--from 2026-01-01 --days 0", "--from 2026-01-01 --days 1 --open 24:00",
     "--from 2026-01-01 --days 1 --zone Mars/Olympus", "--from 2026-01-01 --days 1 --weekdays monday",
     "--from 9999-12-30 --days 9", "--from 2026-01-01 --days 1 --moon full"],
)  # fmt: skip
def test_bad_input_is_refused_in_one_line_and_prints_no_day(
    capsys: pytest.CaptureFixture[str], line: str
) -> None:
    with pytest.raises(SystemExit) as left:
        main(line.split())
    told = capsys.readouterr()
    assert (left.value.code, told.out, len(told.err.splitlines())) == (2, "", 1)


def test_a_reader_who_has_seen_enough_gets_no_traceback() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-m", "core.calendar", "--from", "2026-01-01", "--days", "9"]
    done = subprocess.run(command, stdout=writing, stderr=subprocess.PIPE, check=False)
    os.close(writing)
    assert (done.returncode, done.stderr) == (0, b"")
