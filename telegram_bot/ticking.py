"""The courier's seconds: the ship's time, untouched when the machine's own clock is put right (F48)."""

import time
from collections.abc import Callable
from datetime import timedelta

from core.service.clock import REREAD_AFTER, Clock, real_now

LEAP = 0.01
"""Seconds; less is the difference of two roundings."""


class Ticking:
    """Seconds that pass evenly between two settings of the ship's clock.

    `leapt` is told when a new setting makes them leap: the time before, the time now, and for how many of the old
    seconds other processes may have known it already.
    """

    def __init__(self, clock: Clock, leapt: Callable[[float, float, float], None]) -> None:
        self._clock = clock
        self._leapt = leapt
        self._began = real_now()
        self._began_at = time.monotonic()
        self._setting = clock.setting()

    def now(self) -> float:
        real = self._began + timedelta(seconds=time.monotonic() - self._began_at)
        old, self._setting = self._setting, self._clock.setting()
        now = self._setting.game_time(real).timestamp()
        if self._setting != old:
            before = old.game_time(real).timestamp()
            if abs(now - before) > LEAP:
                self._leapt(before, now, REREAD_AFTER * old.speed)
        return now
