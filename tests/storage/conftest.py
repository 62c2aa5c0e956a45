"""A harbour on each kind of database."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.service.harbour import Harbour, harbour_on


@pytest.fixture
def harbour(ready_database_url: str, tmp_path: Path) -> Iterator[Harbour]:
    with harbour_on(ready_database_url, tmp_path / "data") as harbour:
        yield harbour
