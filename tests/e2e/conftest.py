"""A harbour for each test."""

from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from tests.e2e.harbour import Harbour, harbour


@pytest.fixture
async def sea(
    tmp_path: Path, seed: Callable[[int], None], request: pytest.FixtureRequest
) -> AsyncIterator[Harbour]:
    """With dice by which a voyage of five cards meets its Joker on the fifth day. Pirates whose phases outlast any test
    (`at_sea`) have time that flies."""
    seed(1)
    async with harbour(tmp_path, speed=60.0 if request.path.name.startswith("test_zpm") else 30.0) as made:
        yield made
