"""The time of a rehearsal: real, scaled or jumped, and handed to everything that dates, limits or expires."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol


class Clock(Protocol):
    """What the server asks of time: unix seconds, and a wait measured in the same seconds."""

    def now(self) -> float:
        """Unix seconds of the rehearsal, which may run faster than the wall."""

    async def sleep(self, seconds: float) -> None:
        """Wait that many rehearsal seconds; returns at once for zero or less."""


class SettableClock(Clock, Protocol):
    """A clock that the control interface may speed up, set or jump."""

    @property
    def speed(self) -> float: ...

    def set(self, *, speed: float | None = None, now: float | None = None, jump: float = 0.0) -> None: ...


class AdjustableClock:
    """Runs at `speed` rehearsal seconds per real second from an anchor; both can be changed while people wait on it.

    A speed of 0 stops time: sleepers stay asleep until the speed or the time is set again.
    """

    def __init__(self, speed: float = 1.0, source: Callable[[], float] = time.time) -> None:
        self._source = source
        self._anchor_real = source()
        self._anchor_time = self._anchor_real
        self._speed = speed
        self._changed = asyncio.Event()

    @property
    def speed(self) -> float:
        return self._speed

    def now(self) -> float:
        return self._anchor_time + (self._source() - self._anchor_real) * self._speed

    def set(self, *, speed: float | None = None, now: float | None = None, jump: float = 0.0) -> None:
        """Change speed, set the time, or jump by seconds; whoever sleeps reckons his rest anew."""
        if speed is not None and speed < 0:
            raise ValueError("speed must be 0 or more: time does not run backwards")
        current = self.now() if now is None else now
        self._anchor_time = current + jump
        self._anchor_real = self._source()
        if speed is not None:
            self._speed = speed
        woken, self._changed = self._changed, asyncio.Event()
        woken.set()

    async def sleep(self, seconds: float) -> None:
        end = self.now() + seconds
        while (left := end - self.now()) > 0:
            changed = self._changed
            real = left / self._speed if self._speed > 0 else None
            with suppress(TimeoutError):
                async with asyncio.timeout(real):
                    await changed.wait()
