"""The rehearsal server's time is the ship's: limits, deadlines and the courier all run on one clock row."""

import asyncio
from datetime import UTC, datetime, timedelta

from core.service.clock import Clock

STEP = 0.05
"""Real seconds between two looks at the clock while somebody waits: its speed may change meanwhile."""


class ShipClock:
    """The shared clock row as the server wants to see it: unix seconds."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock

    @property
    def speed(self) -> float:
        return self._clock.setting().speed

    def now(self) -> float:
        return self._clock.now().timestamp()

    def set(self, *, speed: float | None = None, now: float | None = None, jump: float = 0.0) -> None:
        """Raises ValueError where time would run backwards."""
        if speed is not None:
            self._clock.run_at(speed)
        if now is not None:
            self._clock.jump_to(datetime.fromtimestamp(now, UTC))
        if jump:
            self._clock.jump(timedelta(seconds=jump))

    async def sleep(self, seconds: float) -> None:
        end = self.now() + seconds
        while (left := end - self.now()) > 0:
            await asyncio.sleep(min(STEP, left / self.speed) if self.speed else STEP)
