"""`python -m core.storage.restore BACKUP`: puts a backup in the place of the database, with the ship at anchor.

A SQLite file that is there is kept beside it as `….before-restore`; a PostgreSQL database has to be empty.
Exit 0: done. 1: refused, nothing changed.
"""

import base64
import fcntl
import gzip
import os
import shutil
import sys
import zlib
from collections.abc import Iterator, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, LargeBinary, Table, insert, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from core.config import Settings, SettingsRefused, read_settings
from core.storage.columns import Base, Moment
from core.storage.engine import is_sqlite, open_engine
from core.storage.migrate import DatabaseRefused, check, migrate, newest_revision

BATCH = 500
FILES = ("", "-wal", "-shm")
"""How the names of the files end that are one database of SQLite."""
SHARED_FIRST, SHARED_SIZE = 0x4000_0002, 510
"""The bytes on which SQLite keeps its locks, as its file format has them."""


def main(arguments: Sequence[str]) -> int:
    if len(arguments) != 1:
        print("usage: python -m core.storage.restore BACKUP", file=sys.stderr)
        return 1
    try:
        restore(read_settings(), Path(arguments[0]))
    except (SettingsRefused, DatabaseRefused, SQLAlchemyError, OSError, ValueError) as error:
        print(error, file=sys.stderr)
        return 1
    print("restored")
    return 0


def restore(settings: Settings, backup: Path) -> None:
    """Stop bot and panel first. Raises `DatabaseRefused` for a backup that is damaged or newer than this program."""
    url = str(settings.database_url)
    if not backup.is_file():
        raise ValueError(f"there is no backup {backup}")
    if is_sqlite(url):
        _restore_file(url, backup)
    else:
        engine = open_engine(url)
        try:
            _restore_rows(engine, backup)
        finally:
            engine.dispose()


def _restore_file(url: str, backup: Path) -> None:
    target = Path(make_url(url).database or "")
    _check_idle(target)
    target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    fresh = target.with_name(target.name + ".restoring")
    try:
        shutil.copyfile(backup, fresh)
        os.chmod(fresh, 0o600)
        _check_copy(fresh, backup)
        _put_aside(target)
        fresh.rename(target)
    finally:
        for left in FILES:
            fresh.with_name(fresh.name + left).unlink(missing_ok=True)


def _check_copy(copy: Path, backup: Path) -> None:
    """Looking at a file leaves others beside it: the backup's own folder stays as it is."""
    engine = open_engine(f"sqlite:///{copy}")
    try:
        check(engine)
    except DatabaseRefused as error:
        raise DatabaseRefused(str(error).replace(copy.name, backup.name)) from error
    finally:
        engine.dispose()


def _check_idle(database: Path) -> None:
    """SQLite locks a range of bytes of the file for each reader and writer: also of one so damaged that it cannot be
    opened, which is when a backup is needed."""
    if not database.exists():
        return
    with database.open("r+b") as file:
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, SHARED_SIZE, SHARED_FIRST)
        except BlockingIOError:
            raise ValueError("the database is in use: stop the bot and the panel first") from None


def _put_aside(database: Path) -> None:
    """With what a process that was killed had not yet written into it: that is part of it, and of no other."""
    if not database.exists():
        return
    kept = database.with_name(database.name + ".before-restore")
    for end in FILES:
        kept.with_name(kept.name + end).unlink(missing_ok=True)
        old = database.with_name(database.name + end)
        if old.exists():
            old.rename(kept.with_name(kept.name + end))


def _restore_rows(engine: Engine, backup: Path) -> None:
    with engine.connect() as connection:
        if inspect(connection).get_table_names():
            raise ValueError(
                "the database is not empty: restore into an empty one, and point DATABASE_URL at it"
            )
    _check_rows(backup)
    migrate(engine)
    tables = {table.name: table for table in Base.metadata.sorted_tables}
    with gzip.open(backup, "rb") as lines, engine.begin() as connection:
        next(lines)
        for name, rows in _batches(lines):
            table = tables[name]
            connection.execute(insert(table), [_values(table, row) for row in rows])
        for table in tables.values():
            _renumber(connection, table)


def _check_rows(backup: Path) -> None:
    """Reads all of it, so that a backup of which something is missing leaves the database as empty as it was."""
    known = {table.name for table in Base.metadata.sorted_tables}
    try:
        with gzip.open(backup, "rb") as lines:
            first = msgspec.json.decode(next(lines, b"null"))
            if not isinstance(first, dict) or first.get("backup") != "scuttlebutt/1":
                raise ValueError(f"{backup} is no backup of this program")
            if first["revision"] != newest_revision():
                raise ValueError(
                    "the backup was made by another version of this program: restore it with that version"
                )
            is_whole = all(msgspec.json.decode(line)["table"] in known for line in lines)
    except (gzip.BadGzipFile, EOFError, zlib.error, msgspec.DecodeError, KeyError, TypeError) as error:
        raise DatabaseRefused(
            f"The backup {backup.name} is damaged ({error}). Nothing was changed."
        ) from error
    if not is_whole:
        raise DatabaseRefused(f"The backup {backup.name} is damaged. Nothing was changed.")


def _batches(lines: Any) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Rows of one table together, in the order of the file, at most BATCH at a time."""
    name, rows = "", list[dict[str, Any]]()
    for line in lines:
        entry = msgspec.json.decode(line)
        if rows and (entry["table"] != name or len(rows) >= BATCH):
            yield name, rows
            rows = []
        name = entry["table"]
        rows.append(entry["row"])
    if rows:
        yield name, rows


def _values(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    values = {}
    for column in table.columns:
        value = row[column.name]
        if value is not None and isinstance(column.type, Moment):
            value = datetime.fromisoformat(value)
        elif value is not None and isinstance(column.type, LargeBinary):
            value = base64.b64decode(value)
        values[column.name] = value
    return values


def _renumber(connection: Connection, table: Table) -> None:
    """The numbers that PostgreSQL gives next follow the highest restored one."""
    column = table.autoincrement_column
    if column is None:
        return
    sequence = connection.scalar(
        text("SELECT pg_get_serial_sequence(:table, :column)"), {"table": table.name, "column": column.name}
    )
    if sequence:
        highest = text(
            f"SELECT setval(:sequence, (SELECT COALESCE(MAX({column.name}), 0) + 1 FROM {table.name}), false)"
        )
        connection.execute(highest, {"sequence": sequence})


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
