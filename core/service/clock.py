"""The time of the system: one row (anchor, speed) that every process reads; real time unless a rehearsal sets it."""

import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from core.engine.record import Record

REREAD_AFTER = 0.5
"""Seconds of real time for which a process trusts the clock row it has read."""


class ClockSetting(Record, frozen=True):
    """At the real moment `anchor_real` it was `anchor_game` here, and since then time runs `speed` times as fast."""

    anchor_real: datetime
    anchor_game: datetime
    speed: float = 1.0

    def game_time(self, real: datetime) -> datetime:
        return self.anchor_game + (real - self.anchor_real) * self.speed

    def real_time(self, game: datetime) -> datetime:
        """When (on the wall) it will be `game` here; far in the future while time stands still (speed 0)."""
        if self.speed == 0:
            return self.anchor_real + timedelta(days=36500)
        return self.anchor_real + (game - self.anchor_game) / self.speed


REAL = ClockSetting(
    anchor_real=datetime(2020, 1, 1, tzinfo=UTC), anchor_game=datetime(2020, 1, 1, tzinfo=UTC), speed=1.0
)


def real_now() -> datetime:
    return datetime.now(UTC)


class Clock:
    """What time it is, aware and in UTC. `read` and `write` reach the stored row; it is re-read every half second."""

    def __init__(
        self,
        read: Callable[[], ClockSetting] = lambda: REAL,
        write: Callable[[ClockSetting], None] | None = None,
        real: Callable[[], datetime] = real_now,
    ) -> None:
        self._read = read
        self._write = write
        self._real = real
        self._setting = REAL
        self._read_at = float("-inf")

    def now(self) -> datetime:
        return self.setting().game_time(self._real())

    def real_time(self, game: datetime) -> datetime:
        """The moment on the wall at which an alarm for `game` has to ring."""
        return self.setting().real_time(game)

    def setting(self) -> ClockSetting:
        if time.monotonic() - self._read_at >= REREAD_AFTER:
            self._setting = self._read()
            self._read_at = time.monotonic()
        return self._setting

    def run_at(self, speed: float) -> None:
        """From now on time runs `speed` times as fast; negative speeds are refused."""
        if speed < 0:
            raise ValueError("time does not run backwards: a speed is 0 or more")
        real = self._real()
        self._set(ClockSetting(anchor_real=real, anchor_game=self.setting().game_time(real), speed=speed))

    def jump_to(self, game: datetime) -> None:
        """It is `game` now; a moment that has passed is refused, because events already bear later times."""
        real = self._real()
        if game < self.setting().game_time(real):
            raise ValueError("time does not run backwards: jump to a moment that is still to come")
        self._set(ClockSetting(anchor_real=real, anchor_game=game, speed=self.setting().speed))

    def jump(self, by: timedelta) -> None:
        self.jump_to(self.now() + by)

    def _set(self, setting: ClockSetting) -> None:
        if self._write is None:
            raise ValueError("this clock shows real time and cannot be set")
        self._write(setting)
        self._setting, self._read_at = setting, time.monotonic()
