"""The alarm clock (APScheduler): it wakes whoever reads the deadlines and holds no truth of its own (F30-F37, F42)."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import UTC, datetime, timedelta

from apscheduler.schedulers.asyncio import AsyncIOScheduler
from apscheduler.triggers.date import DateTrigger
from apscheduler.triggers.interval import IntervalTrigger

from core.service.clock import Clock
from core.storage.engine import DATABASE_TROUBLE

SWEEP_SECONDS = 2
HOUR = 3600
ALARM = "alarm"
OVERDUE_AGAIN = timedelta(seconds=0.5)
"""Until an alarm that is overdue rings once more: what it waits for is the reader, who rings by himself."""

Job = Callable[[], Awaitable[None]]


class AlarmClock:
    """One alarm for the next deadline, and a sweep for what a lost alarm would have missed.

    The sweep counts seconds and not the time of day: a machine whose clock is set back misses none. Both only wake one
    look, which may wait long for whoever is busy with the queue: what rings meanwhile is heard when it has ended, and
    no look begins beside another.

    All jobs are rebuilt at every start from rows; none is stored. `ring` is told at each look.
    """

    def __init__(self, clock: Clock, next_alarm: Callable[[], Awaitable[datetime | None]], ring: Job) -> None:
        self._clock = clock
        self._next_alarm = next_alarm
        self._ring = ring
        self._rung_at = time.monotonic()
        self._wakes = asyncio.Event()
        self._scheduler = AsyncIOScheduler(
            timezone=UTC,
            job_defaults={"misfire_grace_time": None, "coalesce": True, "max_instances": 1},
        )

    def start(self) -> None:
        self._scheduler.start()

    async def sweep(self) -> None:
        """Looks at every alarm, and every few seconds without one. For ever; a lost lease ends it."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(SWEEP_SECONDS):
                    await self._wakes.wait()
            self._wakes.clear()
            await self._look()

    def stop(self) -> None:
        if self._scheduler.running:
            self._scheduler.shutdown(wait=False)

    def every(self, seconds: float, job: Job, name: str) -> None:
        """A job at fixed intervals of real time; names are unique and replace."""
        trigger = IntervalTrigger(seconds=seconds, timezone=UTC)
        self._scheduler.add_job(job, trigger, id=name, replace_existing=True)

    async def set_alarm(self) -> None:
        """Sets the one alarm to the next moment at which a deadline can be applied; call it after every change."""
        moment = await self._next_alarm()
        if moment is None:
            if self._scheduler.get_job(ALARM) is not None:
                self._scheduler.remove_job(ALARM)
            return
        at, now = self._clock.real_time(moment), datetime.now(UTC)
        at = at if at > now else now + OVERDUE_AGAIN
        self._scheduler.add_job(self._alarm, DateTrigger(at), id=ALARM, replace_existing=True)

    def silence(self) -> float:
        """Seconds of real time for which no deadline has been looked at, whatever the scheduler says (F42)."""
        return time.monotonic() - self._rung_at

    async def _alarm(self) -> None:
        self._wakes.set()

    async def _look(self) -> None:
        try:
            await self._ring()
            self._rung_at = time.monotonic()
            await self.set_alarm()
        except DATABASE_TROUBLE:
            return  # the next sweep looks again, and the watchdog has heard of it
