"""Database connections: SQLite's pragmas and IMMEDIATE write transactions, PostgreSQL as it is (F79)."""

import sqlite3
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import InterfaceError, InternalError, OperationalError

BUSY_TIMEOUT_MS = 30_000
FEW_KEPT = {"pool_size": 3, "max_overflow": 12}
"""Of SQLite's connections, each of which comes to hold 2 MB of pages and its statements. What is needed beyond these
for a moment is closed again, or a process would grow for days, until all have been in use."""
WRITES = "ship_writes"
"""Execution option of connections that will write."""

DATABASE_TROUBLE = (OperationalError, InterfaceError, InternalError)
"""The database is full, read-only, locked or away: nothing was written, and the same may work later."""


def open_engine(url: str) -> Engine:
    """An engine for `sqlite:///file` or `postgresql+psycopg://…`. Parameters of statements never reach a log."""
    engine = create_engine(url, **engine_options(url))
    prepare(engine)
    return engine


def engine_options(url: str) -> dict[str, Any]:
    """What every engine on this database needs, the panel's own included."""
    options: dict[str, Any] = {
        "hide_parameters": True,
        "json_serializer": _json,
        "json_deserializer": msgspec.json.decode,
    }
    return options | (FEW_KEPT if is_sqlite(url) else {"pool_pre_ping": True})


def prepare(engine: Engine) -> None:
    """Pragmas and the kind of BEGIN; pragmas are per engine, so a second engine needs them too."""
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _set_pragmas)
        event.listen(engine, "begin", _begin)


def is_sqlite(url: str) -> bool:
    return make_url(url).get_backend_name() == "sqlite"


def is_missing(url: str) -> bool:
    """Whether it names a file that is not there, which opening it would make."""
    file = make_url(url).database
    return is_sqlite(url) and bool(file) and file != ":memory:" and not Path(str(file)).exists()


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _set_pragmas(connection: sqlite3.Connection, record: Any) -> None:
    connection.isolation_level = None  # the driver must not begin by itself: see _begin
    connection.execute(f"PRAGMA busy_timeout={BUSY_TIMEOUT_MS}")
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")
    connection.execute("PRAGMA secure_delete=ON")  # what is blanked, or sealed, is gone from the file as well


def _begin(connection: Connection) -> None:
    """A plain BEGIN that reads and then writes fails "locked" in spite of the busy timeout; IMMEDIATE waits."""
    writes = connection.get_execution_options().get(WRITES, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
