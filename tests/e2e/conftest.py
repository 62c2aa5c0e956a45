"""A harbour for each test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.e2e.harbour import Harbour, harbour


@pytest.fixture
async def sea(tmp_path: Path) -> AsyncIterator[Harbour]:
    async with harbour(tmp_path) as made:
        yield made
