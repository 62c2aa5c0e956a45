"""The director opens tables, moves time and saves what was played, or says in a sentence why not."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from core.bootstrap import open_ship
from core.config import read_settings
from telegram_bot.rehearsal.bot_process import BotProcess
from telegram_bot.rehearsal.client import RehearsalClient
from telegram_bot.rehearsal.director import Director
from telegram_bot.rehearsal.phones import CannotBeDone


@pytest.fixture
def director(tmp_path: Path) -> Iterator[Director]:
    """Nobody is at sea yet, and the bot is a process that only sleeps."""
    ship = open_ship(read_settings({"SCUTTLEBUTT_DATA": str(tmp_path), "TELEGRAM_BOT_TOKEN": "1:rehearsal"}))
    yield Director(ship, RehearsalClient("http://127.0.0.1:1"), BotProcess("sleep", "60"))
    ship.close()


@pytest.mark.parametrize(
    ("deed", "terms", "why"),
    [
        ("open", {"game": "chess", "size": 4}, "one of raft, zpm"),
        ("open", {"game": "raft", "size": 2}, "3 to 20"),
        ("open", {"game": "raft", "size": 21}, "3 to 20"),
        ("open", {"game": "zpm", "size": "17"}, "9 to 21"),
        ("open", {"game": "zpm", "size": 8}, "9 to 21"),
        ("open", {"game": "raft", "size": 4, "kind": "channel"}, "a group or in a supergroup"),
        ("next", {}, "No table runs against the clock"),
        ("save", {"table": 0}, "no such table"),
        ("save", {}, "no such table"),
        ("sink", {}, "There is no sink"),
    ],
)
async def test_what_cannot_be_done_is_said(
    director: Director, deed: str, terms: dict[str, object], why: str
) -> None:
    with pytest.raises(CannotBeDone, match=why):
        await director.do(deed, terms)
    assert director.shape()["tables"] == []


async def test_the_bot_is_killed_at_once_and_started_anew(director: Director) -> None:
    await director.do("restart", {})
    assert director.shape()["bot"] is True
    await director.do("kill", {})
    assert director.shape()["bot"] is False
    await director.do("kill", {})
    assert director.shape()["bot"] is False


def test_where_no_robot_sits_nobody_stands_aside(director: Director) -> None:
    assert director.stand_aside(12345, by_hand=True) is False
    assert director.by_hand() == []
