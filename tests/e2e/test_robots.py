"""Robots play whole games over HTTP: what they know is what their phones show."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from core.engine.recording import CannotRecord
from core.export.scenario import scenario_of
from core.scenario import Exit, main
from telegram_bot.rehearsal.robots.company import Company
from tests.e2e.harbour import GAMES, Harbour, harbour


@pytest.fixture
async def fast_sea(tmp_path: Path, seed: Callable[[int], None]) -> AsyncIterator[Harbour]:
    """With dice by which a voyage of five cards does not meet its Joker on the first day."""
    seed(1)
    async with harbour(tmp_path, speed=60.0) as made:
        yield made


def is_over(view: dict[str, Any]) -> bool:
    return bool(view["phase"] == "over")


async def played(
    sea: Harbour, company: Company, seconds: float, is_enough: Callable[[dict[str, Any]], bool] = is_over
) -> None:
    """Robots play until the table's game is over, or far enough by what anybody may see of it."""
    playing = asyncio.create_task(company.play())

    async def has_been_played() -> bool:
        if playing.done():
            playing.result()
        return is_enough(sea.view(sea.table(company.group)))

    try:
        await sea.until(has_been_played, "the voyage to be played", seconds)
        await sea.quiet()
    finally:
        playing.cancel()
        with suppress(asyncio.CancelledError):
            await playing


def exported(sea: Harbour, company: Company, folder: Path) -> dict[str, Any]:
    """The last fact of the game's scenario file, which plays to the same facts by the public runner."""
    with sea.ship.store.read() as books:
        document = scenario_of(books, GAMES, sea.table(company.group))
    saved = folder / "played.json"
    saved.write_text(json.dumps(document), encoding="utf-8")
    assert main([str(saved)]) == Exit.AS_EXPECTED
    return dict(document["expect"][-1])


async def test_eight_robots_play_a_raft_from_lobby_to_verdict_within_telegrams_limits(
    fast_sea: Harbour, tmp_path: Path
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
    assert exported(fast_sea, company, tmp_path)["winners"] is not None


async def test_the_same_seed_plays_the_same_raft_again(fast_sea: Harbour) -> None:
    """Two tables at once, same dice and same robots: everybody writes the same, whoever is first to write it."""
    fast_sea.ship.clock.run_at(20)
    companies = [Company(fast_sea.client, seed=5) for _ in range(2)]

    async def voyage(company: Company, title: str) -> None:
        await company.gather(4, title)
        await company.open_table(voyage=5)
        await played(fast_sea, company, 120, lambda view: view["phase"] != "actions")

    await asyncio.gather(*map(voyage, companies, ("The Méduse", "The Argus")))
    first, again = (revelation(fast_sea, company) for company in companies)
    assert first == again
    zones, others = (answers_of(fast_sea, company) for company in companies)
    assert zones == others
    assert any(zone != "UTC" for zone in zones), "somebody says by which city's clock he lives"


def revelation(sea: Harbour, company: Company) -> list[dict[str, Any]]:
    """The first day as far as everybody has written, without the number of the step: who was quicker may differ."""
    with sea.ship.store.read() as books:
        facts = scenario_of(books, GAMES, sea.table(company.group))["expect"]
    until = next(place for place, fact in enumerate(facts) if fact["fact"] == "revealed")
    return [{**fact, "step": 0} for fact in facts[: until + 2]]


def answers_of(sea: Harbour, company: Company) -> list[str]:
    """By which zone each of them lives."""
    with sea.ship.store.read() as books:
        people = [books.people.by_telegram(robot.phone.person) for robot in company.robots]
        return [str(account.zone) for account in people if account is not None]


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
    async with harbour(tmp_path, speed=60.0, has_topics=True) as sea:
        company = Company(sea.client, seed=5)
        await company.gather(17, "Port Royal")
        await company.open_table("zpm", clock="a day a day")
        await no_clock_runs(sea, company, 270)
        host = company.robots[0].phone.person
        story = "\n".join(await sea.texts(host, company.group))
        for part in ("Anchors aweigh", "Day 3", "Who was who"):
            assert part in story
        with sea.ship.store.read() as books:
            happened = {event.name for event in books.log.events(sea.table(company.group).id)}
        assert {"voted", "unvoted", "posted", "order_given", "lynched", "converged", "ended"} <= happened
        limits = (await sea.client.state())["limits"]
        assert limits["violations"] == {"overall": 0, "private": 0, "group": 0}
        with pytest.raises(CannotRecord, match="talk in private rooms"):
            exported(sea, company, tmp_path)
