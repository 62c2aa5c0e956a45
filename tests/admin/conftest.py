"""A bridge on SQLite; what concerns the store asks for `bridge_on_both`."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.admin.bridge import Bridge, bridge_on


@pytest.fixture
def bridge(sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Bridge]:
    with bridge_on(sqlite_url, tmp_path / "data", monkeypatch) as bridge:
        yield bridge


@pytest.fixture
def bridge_on_both(database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Bridge]:
    with bridge_on(database_url, tmp_path / "data", monkeypatch) as bridge:
        yield bridge
