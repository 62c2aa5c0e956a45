"""What `make run` promises without a token: free ports or a clear line, a fresh start, and an end at once."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from aiohttp import ClientConnectionError, ClientSession

from core.bootstrap import open_ship
from core.config import read_settings
from core.service import work
from core.service.accounts import Bot
from core.service.clock import REAL
from telegram_bot.rehearsal.__main__ import _board
from telegram_bot.rehearsal.berth import taken, wanted_ports, welcome
from telegram_bot.rehearsal.seeded_bot import load_the_dice
from tests.architecture.test_layout import ROOT


def free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return int(trial.getsockname()[1])


@pytest.fixture
def squatter() -> Iterator[int]:
    """A port on which somebody else listens."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield int(other.getsockname()[1])


def test_a_taken_port_is_named_with_the_setting_that_moves_it(squatter: int) -> None:
    environ = {
        "PANEL_PORT": str(squatter),
        "PHONES_PORT": str(free_port()),
        "TELEGRAM_API_URL": f"http://127.0.0.1:{free_port()}",
    }
    (sentence,) = taken(wanted_ports(environ))
    assert str(squatter) in sentence
    assert "PANEL_PORT" in sentence


def test_a_newcomer_is_told_where_to_look_what_to_press_and_how_to_play_it_again() -> None:
    here, seat, again = welcome("127.0.0.1", 8082, 4711)
    assert "http://127.0.0.1:8082/" in here
    assert "Play by hand" in seat
    assert "REHEARSAL_SEED=4711" in again


def test_whoever_shows_the_phones_to_his_network_is_told_the_address_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("telegram_bot.rehearsal.berth._own_address", lambda: "192.168.1.20")
    here, there, *_ = welcome("0.0.0.0", 8082, 1)
    assert "http://127.0.0.1:8082/" in here
    assert "http://192.168.1.20:8082/" in there
    monkeypatch.setattr("telegram_bot.rehearsal.berth._own_address", lambda: None)
    assert not any("0.0.0.0" in line for line in welcome("0.0.0.0", 8082, 1))


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("--players", "2"), "3 to 20"),
        (("--game", "zpm", "--players", "8"), "9 to 21"),
        (("--speed", "-1"), "0 to 200"),
        (("--speed", "nan"), "0 to 200"),
    ],
)
def test_a_rehearsal_that_cannot_be_is_refused_before_anything_starts(
    tmp_path: Path, arguments: tuple[str, ...], why: str
) -> None:
    command = [sys.executable, "-m", "telegram_bot.rehearsal", *arguments]
    environ = {**os.environ, "SCUTTLEBUTT_DATA": str(tmp_path), "TELEGRAM_BOT_TOKEN": "1:rehearsal"}
    refused = subprocess.run(command, cwd=ROOT, env=environ, capture_output=True, text=True)
    assert refused.returncode == 2
    assert why in refused.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_seed_that_is_no_number_is_refused(tmp_path: Path) -> None:
    environ = {**os.environ, "SCUTTLEBUTT_DATA": str(tmp_path), "REHEARSAL_SEED": "lucky"}
    command = [sys.executable, "-m", "telegram_bot.rehearsal"]
    refused = subprocess.run(command, cwd=ROOT, env=environ, capture_output=True, text=True)
    assert refused.returncode == 2
    assert "REHEARSAL_SEED has to be a whole number" in refused.stderr
    assert refused.stderr.count("\n") == 1


def test_tables_opened_under_the_same_seed_have_the_same_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "secrets", work.secrets)
    draws = []
    for seed in ("7", "7", "8"):
        load_the_dice(seed)
        draws.append([work.secrets.token_bytes(32), work.secrets.token_bytes(32)])
    assert draws[0] == draws[1] != draws[2]
    assert draws[0][0] != draws[0][1]
    load_the_dice("7", 1)
    assert work.secrets.token_bytes(32) == draws[0][1], "a bot that was killed goes on where it was"


def berth(folder: Path, *arguments: str, **environ: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "telegram_bot.rehearsal.berth", *arguments]
    ports = {"PANEL_PORT": str(free_port()), "PHONES_PORT": str(free_port())}
    where = {"TELEGRAM_API_URL": f"http://127.0.0.1:{free_port()}", "PYTHONPATH": str(ROOT)}
    return subprocess.run(
        command, cwd=folder, env={**os.environ, **ports, **where, **environ}, capture_output=True, text=True
    )


def test_a_fresh_start_throws_the_last_rehearsal_away_but_not_while_a_port_is_taken(
    tmp_path: Path, squatter: int
) -> None:
    left = tmp_path / "data" / "rehearsal" / "scuttlebutt.db"
    left.parent.mkdir(parents=True)
    left.touch()
    refused = berth(tmp_path, "--fresh", PHONES_PORT=str(squatter))
    assert (refused.returncode, refused.stderr.count("\n"), left.exists()) == (1, 1, True)
    assert berth(tmp_path).returncode == 0
    assert left.exists()
    assert berth(tmp_path, "--fresh").returncode == 0
    assert not left.exists()


@pytest.mark.parametrize(
    "setting",
    [
        "PANEL_PORT=99999",
        "PHONES_PORT=abc",
        "DATABASE_URL=mysql://here",
        "PUBLIC_URL=here",
        "REHEARSAL_SEED=abc",
    ],
)
def test_a_wrong_setting_is_named_before_anything_starts_and_nothing_is_thrown_away(
    tmp_path: Path, setting: str
) -> None:
    left = tmp_path / "data" / "rehearsal"
    left.mkdir(parents=True)
    name, _, value = setting.partition("=")
    refused = berth(tmp_path, "--fresh", **{name: value})
    assert refused.returncode == 2
    assert refused.stderr.startswith(f"{name} has to be ")
    assert left.exists()


def test_the_database_of_a_real_bot_is_no_place_for_a_rehearsal(tmp_path: Path) -> None:
    """Its games go by the same clock, which a rehearsal runs faster."""
    environ = {**os.environ, "SCUTTLEBUTT_DATA": str(tmp_path), "TELEGRAM_BOT_TOKEN": "1:rehearsal"}
    ship = open_ship(read_settings(environ))
    try:
        with ship.store.write() as books:
            books.people.keep_bot(Bot(bot_id=4711, username="RealBot", name="Real"))
        command = [sys.executable, "-m", "telegram_bot.rehearsal", "--speed", "200"]
        refused = subprocess.run(command, cwd=ROOT, env=environ, capture_output=True, text=True)
        assert refused.returncode == 1
        assert "@RealBot" in refused.stderr
        assert ship.store.clock_setting() == REAL
    finally:
        ship.close()


def test_a_bot_does_not_meet_telegram_by_the_clock_of_a_rehearsal(tmp_path: Path) -> None:
    environ = {**os.environ, "SCUTTLEBUTT_DATA": str(tmp_path), "TELEGRAM_BOT_TOKEN": "4711:real"}
    ship = open_ship(read_settings(environ))
    ship.clock.run_at(200)
    ship.close()
    refused = subprocess.run(
        [sys.executable, "-m", "telegram_bot"],
        cwd=ROOT,
        env=environ,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert refused.returncode == 1
    assert "a rehearsal has turned the clock" in refused.stderr
    assert "Traceback" not in refused.stderr


def test_numbers_of_a_rehearsal_are_above_those_of_an_earlier_one_on_the_same_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ship = open_ship(read_settings({"SCUTTLEBUTT_DATA": str(tmp_path), "TELEGRAM_BOT_TOKEN": "1:rehearsal"}))
    try:
        earlier = _board(ship, has_topics=True)
        monkeypatch.setattr("telegram_bot.rehearsal.__main__.time.time", lambda: time.time_ns() / 1e9 + 600)
        later = _board(ship, has_topics=True)
    finally:
        ship.close()
    assert later.world.last_person_id >= earlier.world.last_person_id + 599
    assert later.world.last_chat_number >= earlier.world.last_chat_number + 599
    assert later.updates.take_id() >= earlier.updates.take_id() + 599


async def test_a_rehearsal_shows_phones_and_ends_within_two_seconds_without_a_word(tmp_path: Path) -> None:
    phones, api = free_port(), free_port()
    environ = {
        **os.environ,
        "SCUTTLEBUTT_DATA": str(tmp_path),
        "TELEGRAM_BOT_TOKEN": "1:rehearsal",
        "TELEGRAM_API_URL": f"http://127.0.0.1:{api}",
        "PHONES_PORT": str(phones),
        "DATABASE_URL": "",
    }
    command = [sys.executable, "-m", "telegram_bot.rehearsal", "--players", "3"]
    process = await asyncio.create_subprocess_exec(
        *command,
        cwd=ROOT,
        env=environ,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    try:
        await asyncio.wait_for(players_are_there(f"http://127.0.0.1:{phones}"), 60)
    finally:
        told_at = time.monotonic()
        os.killpg(process.pid, signal.SIGTERM)
        out, error = await asyncio.wait_for(process.communicate(), 30)
    assert time.monotonic() - told_at < 4.0, "two seconds, and as many for a busy machine"
    assert process.returncode == 0
    assert f"http://127.0.0.1:{phones}/" in out.decode()
    assert "Traceback" not in error.decode()
    with pytest.raises(ProcessLookupError):
        os.killpg(process.pid, 0)


async def players_are_there(url: str) -> None:
    """Until somebody who looks finds the robots at their table."""
    async with ClientSession() as session:
        while True:
            try:
                await session.get(url)
                async with session.get(f"{url}/director") as answer:
                    shown = (await answer.json())["result"]
            except ClientConnectionError:
                shown = {"tables": []}
            if any(len(table["people"]) == 3 for table in shown["tables"]):
                return
            await asyncio.sleep(0.2)
