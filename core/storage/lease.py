"""One worker a bot token: a lock that dies with its process, and a term number that fences off a former leader."""

import fcntl
import hashlib
import logging
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Engine, text

logger = logging.getLogger(__name__)

STANDBY_SECONDS = 0.5
"""How often a standby tries again."""


class LeaseTaken(RuntimeError):
    """Another process leads this bot token."""


@contextmanager
def lease(engine: Engine, bot_id: int, *, wait: bool = False) -> Iterator[None]:
    """Holds the lead of a bot token for the block. Raises `LeaseTaken`, or with `wait` stands by until it is free.

    The caller then begins a new term (`PeopleBook.lead`): a leader whose lock was lost without his knowing is refused
    by the number of his term.
    """
    holding = _advisory if engine.dialect.name == "postgresql" else _locked_file
    with holding(engine, bot_id, wait):
        yield


def _until(is_free: Callable[[], bool], bot_id: int, wait: bool) -> None:
    """Whoever stands by says so once, and once more when he takes over."""
    if is_free():
        return
    if not wait:
        raise LeaseTaken(f"Another process already runs bot {bot_id} on this database. Stop it first.")
    logger.warning("another process runs this bot on this database: this one stands by until it is gone")
    while not is_free():
        time.sleep(STANDBY_SECONDS)
    logger.warning("the other process is gone: this one takes over")


@contextmanager
def _locked_file(engine: Engine, bot_id: int, wait: bool) -> Iterator[None]:
    database = Path(engine.url.database or "scuttlebutt.db")
    path = database.with_name(f"{database.name}.leader-{bot_id}")
    file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        _until(lambda: _try_lock(file), bot_id, wait)
        yield
    finally:
        os.close(file)


def _try_lock(file: int) -> bool:
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


@contextmanager
def _advisory(engine: Engine, bot_id: int, wait: bool) -> Iterator[None]:
    key = int.from_bytes(hashlib.sha256(f"leader/{bot_id}".encode()).digest()[:8], signed=True)
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        try:
            asked = text("SELECT pg_try_advisory_lock(:key)")
            _until(lambda: bool(connection.scalar(asked, {"key": key})), bot_id, wait)
            yield
        finally:
            connection.invalidate()  # closes the session, and the lock goes with it
