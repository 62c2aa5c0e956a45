"""When the ship itself is in trouble: one set of limits for the watchdog's word and the panel's red (F42)."""

import shutil
from datetime import datetime, timedelta
from pathlib import Path

SILENT_AFTER = timedelta(minutes=2)
"""A worker that has not looked at the clock for so long (real time) stands still."""
UNDELIVERED_AFTER = timedelta(minutes=1)
LEAST_FREE = 200 * 2**20
"""Bytes that have to be left on the disk of the data folder."""


def is_silent(last_tick: datetime | None, at: datetime) -> bool:
    """Who has never looked is silent too."""
    return last_tick is None or at - last_tick > SILENT_AFTER


def is_undelivered(oldest: datetime | None, at: datetime) -> bool:
    """`oldest` is when the message that waits longest was made, None if none waits."""
    return oldest is not None and at - oldest >= UNDELIVERED_AFTER


def free_space(folder: Path) -> int:
    """Bytes."""
    return shutil.disk_usage(folder).free


def is_nearly_full(free: int) -> bool:
    return free < LEAST_FREE
