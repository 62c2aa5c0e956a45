"""Updates of a shape that nobody expects are kept, and stop nothing (F41)."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from core.service.clock import Clock
from telegram_bot import ingest
from telegram_bot.ingest import Poller, incoming

NOW = datetime(2026, 11, 29, 20, 0, tzinfo=UTC)
CHAT = {"id": 5_000_000_000, "type": "private"}


def test_a_message_counts_by_its_own_date() -> None:
    message = {"message_id": 7, "date": 1_795_990_000, "chat": CHAT}
    row = incoming({"update_id": 3, "message": message}, 1, NOW)
    assert (row.update_id, row.chat_id, row.message_id) == (3, 5_000_000_000, 7)
    assert row.dated_at == datetime.fromtimestamp(1_795_990_000, UTC)


@pytest.mark.parametrize("date", [0, 1_700_000_000, 4_000_000_000])
def test_a_date_far_from_now_is_not_believed(date: int) -> None:
    """A clock of the game that followed it would close every phase at once, or none for years."""
    row = incoming({"update_id": 3, "message": {"message_id": 7, "date": date, "chat": CHAT}}, 1, NOW)
    assert (row.dated_at, row.received_at, row.chat_id, row.message_id) == (None, NOW, 5_000_000_000, 7)


@pytest.mark.parametrize(
    "message",
    [
        None,
        "hello",
        {"message_id": 7, "date": "yesterday", "chat": CHAT},
        {"message_id": 7, "date": 10**15, "chat": CHAT},
        {"message_id": 7, "date": -1, "chat": CHAT},
        {"message_id": "7", "date": 1, "chat": CHAT},
        {"message_id": 7, "date": 1, "chat": {"id": 2**70}},
        {"message_id": 7, "date": 1, "chat": None},
        {"message_id": 7, "date": 1},
    ],
)
def test_a_message_of_another_shape_counts_when_it_came(message: Any) -> None:
    update = {"update_id": 3, "message": message}
    row = incoming(update, 1, NOW)
    assert (row.dated_at, row.chat_id, row.message_id) == (None, None, None)
    assert (row.received_at, row.body) == (NOW, update)


def test_characters_that_no_database_keeps_are_replaced_before_they_are_stored() -> None:
    """Not stored, an update is never acknowledged, and comes again for ever."""
    message = {
        "message_id": 7,
        "date": 1,
        "chat": CHAT,
        "text": "a\x00b\ud800c🦜",
        "odd\udfff": [{"\x00": "\x00"}],
    }
    body = incoming({"update_id": 3, "message": message}, 1, NOW).body
    assert body["message"]["text"] == "a\ufffdb\ufffdc🦜"
    assert body["message"]["odd\ufffd"] == [{"\ufffd": "\ufffd"}]
    assert incoming(body, 1, NOW).body == body


class Slow:
    """A bot whose polls take their time, and the desk and worker behind it: only what the reader asks of them.

    `alarm` is the next moment at which a deadline may close; `nudged` is called while a poll is under way.
    """

    def __init__(self, alarm: datetime) -> None:
        self.bot_id = 1
        self.alarm = alarm
        self.asked: list[int] = []
        self.came_back = 0
        self.nudged: Callable[[], None] = lambda: None

    async def do_api_request(self, method: str, *, api_kwargs: dict[str, Any], read_timeout: float) -> Any:
        self.asked.append(api_kwargs["timeout"])
        for _ in range(3):
            self.nudged()
            await asyncio.sleep(0)
        return []

    async def call(self, function: Callable[..., Any], *arguments: Any) -> Any:
        return function(*arguments)

    def wake(self) -> None:
        return None

    def next_alarm(self) -> datetime:
        return self.alarm

    def receive(self, rows: list[Any]) -> int:
        return len(rows)

    def ring(self) -> int:
        return 0

    def caught_up(self, moment: datetime) -> None:
        self.came_back += 1


async def polls(slow: Slow, *, back: int = 2, nudged: bool = True, cycles: int = 0) -> Slow:
    """Until so many have come back, or three were begun; and so many turns of the loop longer."""
    poller = Poller(slow, slow, slow, Clock())  # type: ignore[arg-type]
    if nudged:
        slow.nudged = poller.nudge
    running = asyncio.create_task(poller.run())
    async with asyncio.timeout(10):
        while slow.came_back < back and len(slow.asked) < 3:
            await asyncio.sleep(0.01)
        for _ in range(cycles):
            await asyncio.sleep(0)
    running.cancel()
    with suppress(asyncio.CancelledError):
        await running
    return slow


async def test_a_poll_that_does_not_wait_comes_back_however_often_the_alarm_rings() -> None:
    """F35: on a slow line every poll would be broken off, and an overdue deadline would stay so for ever."""
    slow = await polls(Slow(datetime.now(UTC) - timedelta(seconds=3)), back=1)
    assert (slow.asked[0], slow.came_back) == (0, 1)


async def test_a_poll_that_waits_is_broken_off_by_an_alarm() -> None:
    slow = await polls(Slow(datetime.now(UTC) + timedelta(seconds=20)))
    assert slow.asked[1] >= 19
    assert (len(slow.asked) >= 3, slow.came_back) == (True, 1)


async def test_the_first_poll_does_not_wait_because_commands_of_the_panel_wait_for_it() -> None:
    slow = await polls(Slow(datetime.now(UTC) + timedelta(days=1)), nudged=False)
    assert slow.asked[:2] == [0, ingest.LONGEST_POLL]


async def test_a_server_that_does_not_wait_is_not_asked_without_a_rest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(ingest, "REST", 3600.0)
    slow = await polls(Slow(datetime.now(UTC) + timedelta(days=1)), nudged=False, cycles=500)
    assert (len(slow.asked), slow.came_back) == (2, 2)
