"""One worker a bot token: a lock that dies with its process, and a term number that fences off a former leader."""

import fcntl
import hashlib
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Engine, text

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


@contextmanager
def _locked_file(engine: Engine, bot_id: int, wait: bool) -> Iterator[None]:
    database = Path(engine.url.database or "scuttlebutt.db")
    path = database.with_name(f"{database.name}.leader-{bot_id}")
    file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        while not _try_lock(file):
            if not wait:
                raise LeaseTaken(
                    f"Another process already runs bot {bot_id} on this database. Stop it first."
                )
            time.sleep(STANDBY_SECONDS)
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
            while not connection.scalar(text("SELECT pg_try_advisory_lock(:key)"), {"key": key}):
                if not wait:
                    raise LeaseTaken(f"Another process already runs bot {bot_id} on this database.")
                time.sleep(STANDBY_SECONDS)
            yield
        finally:
            connection.invalidate()  # closes the session, and the lock goes with it
