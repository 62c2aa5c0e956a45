"""The rehearsal's time runs at any speed, stands, jumps, and never wakes a sleeper early."""

import asyncio
import time

import pytest

from telegram_bot.rehearsal.client import RehearsalClient, RehearsalFault
from telegram_bot.rehearsal.server import AdjustableClock


class Wall:
    """Real time as the test says it is."""

    def __init__(self) -> None:
        self.at = 1_000.0

    def __call__(self) -> float:
        return self.at


def test_time_runs_at_its_speed_from_where_it_was_set() -> None:
    wall = Wall()
    clock = AdjustableClock(speed=20, source=wall)
    wall.at += 3
    assert clock.now() == 1_060
    clock.set(speed=2)
    wall.at += 5
    assert clock.now() == 1_070
    clock.set(now=5_000, jump=10)
    assert clock.now() == 5_010
    clock.set(speed=0)
    wall.at += 100
    assert clock.now() == 5_010


def test_time_does_not_run_backwards() -> None:
    with pytest.raises(ValueError, match="does not run backwards"):
        AdjustableClock().set(speed=-1)


async def test_sleepers_reckon_anew_when_time_changes() -> None:
    clock = AdjustableClock(speed=0)
    sleeper = asyncio.create_task(clock.sleep(3_600))
    await asyncio.sleep(0.05)
    clock.set(jump=3_599)
    await asyncio.sleep(0.05)
    assert not sleeper.done()
    began = time.monotonic()
    clock.set(speed=10)
    await asyncio.wait_for(sleeper, 1)
    assert 0.05 < time.monotonic() - began < 0.5


async def test_the_clock_is_set_over_http(people: RehearsalClient) -> None:
    told = await people.set_clock(speed=0, now=2_000_000_000)
    assert told == {"now": 2_000_000_000, "speed": 0}
    assert (await people.set_clock(jump=60))["now"] == 2_000_000_060
    assert (await people.set_clock())["now"] == 2_000_000_060
    with pytest.raises(RehearsalFault, match="backwards"):
        await people.set_clock(speed=-1)
