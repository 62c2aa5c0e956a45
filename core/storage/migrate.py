"""Brings the database to the shape this program knows, or refuses clearly and touches nothing."""

import sqlite3
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, inspect, text
from sqlalchemy.exc import DatabaseError, OperationalError
from sqlalchemy.pool import NullPool

from core.storage.engine import WRITES

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 5_353_001
"""Advisory lock on PostgreSQL: of several processes that start at once, one migrates."""


class DatabaseRefused(RuntimeError):
    """The database is damaged, newer than this program, or not this program's: nothing was touched."""


def migrate(engine: Engine) -> None:
    """Checks the database, then runs the steps that are missing, all in one transaction."""
    try:
        _migrate(engine)
    except OperationalError as error:
        why = str(error.orig).strip().partition("\n")[0]
        raise DatabaseRefused(f"The database cannot be opened: {why}. Check DATABASE_URL.") from error


def _migrate(engine: Engine) -> None:
    check(engine)
    with engine.connect() as connection:
        connection.execution_options(**{WRITES: True})
        with connection.begin():
            if connection.dialect.name == "postgresql":
                connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
            config = alembic_config()
            config.attributes["connection"] = connection
            command.upgrade(config, "head")


def check(engine: Engine) -> None:
    """Raises `DatabaseRefused` and says what would be right; writes nothing, not even a new file."""
    if engine.dialect.name == "sqlite":
        path = engine.url.database
        if not path or path == ":memory:" or not Path(path).exists() or not Path(path).stat().st_size:
            return
        _check_file(Path(path))
        return
    with engine.connect() as connection, connection.begin():
        _check_revision(connection)


def alembic_config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def newest_revision() -> str:
    """The shape that this program brings a database to."""
    return str(ScriptDirectory.from_config(alembic_config()).get_current_head())


def _check_file(path: Path) -> None:
    """By a connection that can only read: the ship's own would set the file's journal mode."""
    address = f"file:{_quoted(path)}?mode=ro"
    reading = create_engine(
        "sqlite://", creator=lambda: sqlite3.connect(address, uri=True), poolclass=NullPool
    )
    try:
        with reading.connect() as connection:
            found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
            if found != "ok":
                raise DatabaseRefused(_damaged(path, str(found or "no answer")))
            _check_revision(connection)
    except DatabaseError as error:
        raise DatabaseRefused(_damaged(path, str(error.orig))) from error


def _quoted(path: Path) -> str:
    return str(path).replace("%", "%25").replace("?", "%3f").replace("#", "%23")


def _damaged(path: Path, why: str) -> str:
    return (
        f"The database {path.name} is damaged ({why}). Nothing was changed. "
        "Restore the last backup: python -m core.storage.restore BACKUP"
    )


def _check_revision(connection: Connection) -> None:
    tables = set(inspect(connection).get_table_names())
    if not tables:
        return
    if "alembic_version" not in tables:
        raise DatabaseRefused(
            "The database holds tables of another program. Nothing was changed. "
            "Point DATABASE_URL at an empty database."
        )
    known = {script.revision for script in ScriptDirectory.from_config(alembic_config()).walk_revisions()}
    for revision in MigrationContext.configure(connection).get_current_heads():
        if revision not in known:
            raise DatabaseRefused(
                f"The database was written by a newer version of this program (revision {revision}). "
                "Nothing was changed. Install that version, or restore a backup made before it."
            )
