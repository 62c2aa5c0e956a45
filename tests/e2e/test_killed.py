"""The process is killed around sending and marking: in the end everything arrives, at most once too often."""

import asyncio
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from telegram_bot.rehearsal.client import RehearsalClient
from telegram_bot.rehearsal.server import DEFAULT_TOKEN, RehearsalServer, start
from tests.faults.processes import BotProcess

NAMES = ("Ann", "Ben", "Cat")
SUPERVISORS_PATIENCE = 5.0
"""Seconds after which honcho kills."""


def process_of(folder: Path, url: str) -> BotProcess:
    """`python -m telegram_bot` against a rehearsal server."""
    environ = {
        "SCUTTLEBUTT_DATA": str(folder / "data"),
        "TELEGRAM_BOT_TOKEN": DEFAULT_TOKEN,
        "TELEGRAM_API_URL": url,
        "DATABASE_URL": "",
    }
    return BotProcess(environ, folder / "log")


async def end(process: BotProcess) -> float:
    """Ends it as a supervisor does; how long that took."""
    begun = asyncio.get_running_loop().time()
    await process.stop()
    assert process.exit_code == 0
    return asyncio.get_running_loop().time() - begun


@pytest.fixture
async def server() -> AsyncIterator[RehearsalServer]:
    running = await start()
    yield running
    await running.stop()


async def count(client: RehearsalClient, person: int, words: str) -> int:
    messages = await client.messages(person)
    return len([each for each in messages if each["is_from_bot"] and words in each.get("text", "")])


@pytest.mark.parametrize("failpoint", ["after-inbox-commit", "after-commit:2", "after-send:2", "before-mark"])
async def test_a_kill_loses_no_answer_and_doubles_at_most_one_f41(
    server: RehearsalServer, tmp_path: Path, failpoint: str
) -> None:
    async with RehearsalClient(server.url) as client:
        people = [await client.create_person(name, language_code="en") for name in NAMES]
        for person in people:
            await client.start(person)
        process = process_of(tmp_path, server.url)
        process.start(failpoint)
        assert await process.ended(60) == -signal.SIGKILL
        process.start()
        while len(await client.calls(method="getMe")) < 2:
            await asyncio.sleep(0.05)
        for person in people:
            await client.wait_for_message(person, "Scuttlebutt", seconds=40)
        assert await end(process) < SUPERVISORS_PATIENCE
        counts = [await count(client, person, "Scuttlebutt") for person in people]
        assert all(1 <= each <= 2 for each in counts)
