"""`python -m core.storage.backup [FILE]`: a whole, consistent copy while the ship sails; SQLite's own online backup, or
for PostgreSQL the rows of all tables as JSON lines in one read transaction.

Without FILE it goes to `backups/` in the data folder, named by the time. Exit 0: done. 1: it could not be made.
"""

import gzip
import os
import sqlite3
import sys
from collections.abc import Sequence
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Engine, select, text
from sqlalchemy.exc import SQLAlchemyError

from core.config import Settings, SettingsRefused, read_settings
from core.storage import mail_schema as mail_schema
from core.storage import schema as schema
from core.storage.columns import Base
from core.storage.engine import is_sqlite, open_engine

UNFINISHED = ".part"
KEPT = 14
"""Backups that stay in the folder; older ones are deleted."""


def main(arguments: Sequence[str]) -> int:
    try:
        settings = read_settings()
        made = back_up(settings, Path(arguments[0]) if arguments else None)
    except (SettingsRefused, OSError, sqlite3.Error, SQLAlchemyError, ValueError) as error:
        print(error, file=sys.stderr)
        return 1
    print(made)
    return 0


def back_up(settings: Settings, path: Path | None = None) -> Path:
    """Makes a backup, readable by its owner only, and returns where it lies. An existing file is not overwritten."""
    url = str(settings.database_url)
    sqlite = is_sqlite(url)
    folder = settings.data / "backups"
    target = path or folder / f"{datetime.now(UTC):%Y%m%d-%H%M%S}.{'db' if sqlite else 'jsonl.gz'}"
    if target.exists():
        raise ValueError(f"{target} is there already: name another file")
    target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    unfinished = target.with_name(target.name + UNFINISHED)
    engine = open_engine(url)
    try:
        os.close(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600))
        if sqlite:
            _copy_file(engine, unfinished)
        else:
            _copy_rows(engine, unfinished)
        unfinished.rename(target)
    finally:
        engine.dispose()
        unfinished.unlink(missing_ok=True)
    if path is None:
        _thin_out(folder)
    return target


def last_backup(settings: Settings) -> datetime | None:
    """When the newest backup in the data folder was made."""
    made = [file.stat().st_mtime for file in _whole(settings.data / "backups")]
    return datetime.fromtimestamp(max(made), UTC) if made else None


def _copy_file(engine: Engine, target: Path) -> None:
    source = engine.url.database
    if not source or not Path(source).exists():
        raise ValueError("there is no database yet")
    with closing(sqlite3.connect(source)) as ship, closing(sqlite3.connect(target)) as copy:
        ship.backup(copy)


def _copy_rows(engine: Engine, target: Path) -> None:
    with gzip.open(target, "wb") as lines, engine.connect() as connection:
        connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        with connection.begin():
            revision = connection.scalar(text("SELECT version_num FROM alembic_version"))
            lines.write(msgspec.json.encode({"backup": "scuttlebutt/1", "revision": revision}) + b"\n")
            for table in Base.metadata.sorted_tables:
                for row in connection.execute(select(table), execution_options={"yield_per": 1000}):
                    fields = {str(name): value for name, value in row._mapping.items()}
                    line: dict[str, Any] = {"table": str(table.name), "row": fields}
                    lines.write(msgspec.json.encode(line) + b"\n")


def _thin_out(folder: Path) -> None:
    for old in _whole(folder)[:-KEPT]:
        old.unlink()
    for half in folder.glob(f"2*{UNFINISHED}"):
        half.unlink()


def _whole(folder: Path) -> list[Path]:
    """The oldest first; what a process left that was killed at it is no backup."""
    return sorted(file for file in folder.glob("2*") if file.is_file() and file.suffix != UNFINISHED)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
