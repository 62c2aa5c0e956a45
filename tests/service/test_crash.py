"""Killed anywhere: everything of a row has happened or nothing, and no answer is taken back (F41)."""

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from core.service import failpoints
from tests.faults.tally import AT_LENGTH
from tests.service.harbour import BOT, Harbour, harbour_on

ROOT = Path(__file__).parents[2]
VOTES = 60


def sail(url: str, data: Path, failpoint: str = "") -> "subprocess.Popen[str]":
    environ = {**os.environ, "SCUTTLEBUTT_FAILPOINT": failpoint}
    command = [sys.executable, "-m", "tests.service.sailing", url, str(data), str(VOTES)]
    return subprocess.Popen(command, cwd=ROOT, env=environ, stdout=subprocess.PIPE, text=True)


def acknowledged(output: str) -> list[int]:
    return [int(line.split()[1]) for line in output.splitlines() if line.startswith("ack ")]


def voted(harbour: Harbour, table_id: int) -> list[str]:
    with harbour.desk.read() as books:
        return [one.body for one in books.log.events(table_id) if one.name == "voted"]


def is_whole(url: str, data: Path, acks: set[int]) -> None:
    """Every vote is in the log once and in order, none that was acknowledged is missing, and nothing waits."""
    with harbour_on(url, data) as harbour:
        found = voted(harbour, 1)
        assert [f'"vote {number}"' in body for number, body in enumerate(found, 1)] == [True] * VOTES
        assert max(acks) <= len(found)
        with harbour.desk.read() as books:
            assert books.inbox.waiting(BOT) == 0
            table = books.tables.get(1)
            assert table is not None
            assert table.version == len(books.log.events(1))


POINTS = [
    f"{failpoints.AFTER_INBOX_COMMIT}:3",
    f"{failpoints.AFTER_DECIDE}:1",
    f"{failpoints.AFTER_DECIDE}:20",
    f"{failpoints.AFTER_COMMIT}:5",
]


def test_killed_at_every_point_of_its_work_it_goes_on_where_it_was(database_url: str, tmp_path: Path) -> None:
    """F41."""
    data = tmp_path / "data"
    with harbour_on(database_url, data) as harbour:
        harbour.game()
    acks: set[int] = set()
    for point in POINTS:
        process = sail(database_url, data, point)
        output, _ = process.communicate(timeout=60)
        assert process.returncode == -signal.SIGKILL, f"it was not killed at {point}"
        acks.update(acknowledged(output))
    output, _ = sail(database_url, data).communicate(timeout=60)
    assert output.endswith("done\n")
    is_whole(database_url, data, acks | set(acknowledged(output)))


def test_killed_at_random_moments_the_database_opens_and_no_answer_is_missing(
    sqlite_url: str, tmp_path: Path
) -> None:
    """F41, F79: and nobody has to clean up a lock."""
    data = tmp_path / "data"
    with harbour_on(sqlite_url, data) as harbour:
        harbour.game()
    dice, acks, kills = random.Random(41), set[int](), 0
    for _ in range(20 if AT_LENGTH else 4):
        process = sail(sqlite_url, data)
        assert process.stdout is not None
        lines = [process.stdout.readline()]
        time.sleep(dice.uniform(0, 0.15))
        process.kill()
        rest, _ = process.communicate(timeout=60)
        kills += process.returncode == -signal.SIGKILL
        acks.update(acknowledged("".join(lines) + rest))
    assert kills
    output, _ = sail(sqlite_url, data).communicate(timeout=60)
    assert output.endswith("done\n")
    is_whole(sqlite_url, data, acks | set(acknowledged(output)))


def test_a_failpoint_that_nobody_named_does_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    killed: list[int] = []
    monkeypatch.setattr(os, "kill", lambda pid, number: killed.append(number))
    monkeypatch.delenv("SCUTTLEBUTT_FAILPOINT", raising=False)
    failpoints.hit(failpoints.AFTER_COMMIT)
    monkeypatch.setenv("SCUTTLEBUTT_FAILPOINT", "after-send")
    failpoints.hit(failpoints.AFTER_COMMIT)
    assert killed == []
    failpoints.hit(failpoints.AFTER_SEND)
    assert killed == [signal.SIGKILL]
