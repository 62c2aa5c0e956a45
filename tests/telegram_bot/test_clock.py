"""The alarm clock: however often it rings, one look at a time, and what rang meanwhile is looked at then (F35, F42)."""

import asyncio
import logging
from datetime import UTC, datetime

import pytest

from core.service.clock import Clock
from telegram_bot.clock import AlarmClock


class Bridge:
    """A deadline that is overdue, and a queue that keeps whoever rings waiting."""

    def __init__(self) -> None:
        self.free = asyncio.Event()
        self.looks = 0
        self.at_once = 0
        self.most_at_once = 0
        self.alarm = AlarmClock(Clock(), self._next_alarm, self._ring)

    async def _next_alarm(self) -> datetime | None:
        return datetime(2026, 11, 1, tzinfo=UTC)

    async def _ring(self) -> None:
        self.looks += 1
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        await self.free.wait()
        self.at_once -= 1

    async def has_looked(self, often: int) -> None:
        async with asyncio.timeout(20):
            while self.looks < often:
                await asyncio.sleep(0.01)


async def test_alarms_that_ring_while_a_look_still_waits_begin_no_other_and_are_no_trouble(
    caplog: pytest.LogCaptureFixture,
) -> None:
    bridge = Bridge()
    bridge.alarm.start()
    sweeping = asyncio.create_task(bridge.alarm.sweep())
    with caplog.at_level(logging.INFO):
        await bridge.alarm.set_alarm()
        await bridge.has_looked(1)
        for _ in range(3):
            await bridge.alarm.set_alarm()
            await asyncio.sleep(0.6)
        assert bridge.looks == 1
        bridge.free.set()
        await bridge.has_looked(4)
    sweeping.cancel()
    bridge.alarm.stop()
    assert bridge.most_at_once == 1
    assert [record.message for record in caplog.records if "skipped" in record.message] == []
