"""Robots play whole games over HTTP: what they know is what their phones show."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from datetime import timedelta
from pathlib import Path

import pytest

from telegram_bot.rehearsal.robots.company import Company
from tests.e2e.harbour import Harbour, harbour


@pytest.fixture
async def fast_sea(tmp_path: Path, seed: Callable[[int], None]) -> AsyncIterator[Harbour]:
    """With dice by which a voyage of five cards does not meet its Joker on the first day."""
    seed(1)
    async with harbour(tmp_path, speed=60.0) as made:
        yield made


async def played(sea: Harbour, company: Company, seconds: float) -> None:
    """Robots play until the table's game is over."""
    playing = asyncio.create_task(company.play())

    async def is_over() -> bool:
        if playing.done():
            playing.result()
        return sea.view(sea.table(company.group))["phase"] == "over"

    try:
        await sea.until(is_over, "the voyage to end", seconds)
        await sea.quiet()
    finally:
        playing.cancel()
        with suppress(asyncio.CancelledError):
            await playing


async def test_eight_robots_play_a_raft_from_lobby_to_verdict_within_telegrams_limits(
    fast_sea: Harbour,
) -> None:
    company = Company(fast_sea.client, seed=3)
    await company.gather(8, "The Méduse")
    await company.open_table(voyage=5)
    await played(fast_sea, company, 180)
    host = company.robots[0].phone.person
    story = "\n".join(await fast_sea.texts(host, company.group))
    for part in ("Cast off.", "what was written", "starvation", "The voyage is over."):
        assert part in story
    limits = (await fast_sea.client.state())["limits"]
    assert limits["violations"] == {"overall": 0, "private": 0, "group": 0}
    history = await fast_sea.client.history(company.group)
    said = [message for message in history if not message["is_from_bot"] and message.get("text")]
    assert len(said) > 2, "robots talk"


async def test_a_seat_taken_by_hand_is_not_played_by_its_robot(fast_sea: Harbour) -> None:
    fast_sea.ship.clock.run_at(10)
    company = Company(fast_sea.client, seed=3)
    await company.gather(3, "The Méduse")
    await company.open_table()
    mine = company.robots[1].phone
    assert company.stand_aside(mine.person, by_hand=True)
    assert not company.stand_aside(12345, by_hand=True)
    playing = asyncio.create_task(company.play())

    async def others_have_acted() -> bool:
        return fast_sea.view(fast_sea.table(company.group))["still_to_act"] == [mine.name]

    await fast_sea.until(others_have_acted, "the other robots to act", 30)
    playing.cancel()


async def no_clock_runs(sea: Harbour, company: Company, seconds: float) -> None:
    """Robots play; whenever all of them are content, time leaps to the next close."""
    playing = asyncio.create_task(company.play())
    end = time.monotonic() + seconds
    try:
        while (view := sea.view(sea.table(company.group)))["phase"] != "over":
            assert time.monotonic() < end, f"{view['phase']} of day {view['day']} is where it stands"
            await asyncio.sleep(0.2)
            if playing.done():
                playing.result()
            with sea.ship.store.read() as books:
                deadline = books.tables.next_deadline(sea.ship.settings.bot_id or 0)
            if company.is_content and deadline is not None and deadline > sea.ship.clock.now():
                sea.ship.clock.jump_to(deadline + timedelta(seconds=2.2))
                for robot in company.robots:
                    robot.is_content = False
        await sea.quiet()
    finally:
        playing.cancel()
        with suppress(asyncio.CancelledError):
            await playing


async def test_seventeen_robots_play_pirates_from_lobby_to_reveal_within_telegrams_limits(
    tmp_path: Path,
) -> None:
    """The canonical table by post: a day a day, in simulated time, each robot by what its phone shows (Z1-Z10)."""
    started = time.monotonic()
    async with harbour(tmp_path, speed=60.0, has_topics=True) as sea:
        company = Company(sea.client, seed=5)
        await company.gather(17, "Port Royal")
        await company.open_table("zpm", clock="a day a day")
        await no_clock_runs(sea, company, 180)
        assert time.monotonic() - started < 180
        host = company.robots[0].phone.person
        story = "\n".join(await sea.texts(host, company.group))
        for part in ("Anchors aweigh", "Day 3", "Who was who"):
            assert part in story
        with sea.ship.store.read() as books:
            happened = {event.name for event in books.log.events(sea.table(company.group).id)}
        assert {"voted", "unvoted", "posted", "order_given", "lynched", "converged", "ended"} <= happened
        limits = (await sea.client.state())["limits"]
        assert limits["violations"] == {"overall": 0, "private": 0, "group": 0}
