"""A bridge on SQLite; what concerns the store asks for `bridge_on_both`."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from core.service.tables import Table
from tests.admin.bridge import Bridge, Browser, bridge_on


@pytest.fixture
def bridge(sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Bridge]:
    with bridge_on(sqlite_url, tmp_path / "data", monkeypatch) as bridge:
        yield bridge


@pytest.fixture
def bridge_on_both(database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Bridge]:
    with bridge_on(database_url, tmp_path / "data", monkeypatch) as bridge:
        yield bridge


@pytest.fixture
def fleet(bridge: Bridge) -> Table:
    """A game of pirates under way, moderated by Mira."""
    table = bridge.fleet()
    bridge.harbour.moderator(table, "Mira")
    return table


@pytest.fixture
def mira(bridge: Bridge, fleet: Table) -> Browser:
    """The browser of the fleet's moderator; where another table is played a file has its own."""
    return bridge.browser("Mira")
