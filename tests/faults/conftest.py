"""A bot in this process, on a clock that a test moves by hand."""

from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.e2e.harbour import Harbour, harbour


@pytest.fixture
async def sea(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Harbour]:
    """With dice that always fall alike."""
    dice = SimpleNamespace(token_bytes=lambda size: bytes([1]) * size)
    monkeypatch.setattr("core.service.work.secrets", dice)
    async with harbour(tmp_path, speed=20.0) as made:
        yield made
