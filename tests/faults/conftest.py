"""A bot in this process, on a clock that a test moves by hand; and what `make crash` says at its end."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.e2e.harbour import Harbour
from tests.e2e.harbour import harbour as whole_harbour
from tests.faults.tally import AT_LENGTH, PROPERTY, table
from tests.service.harbour import Harbour as Desks
from tests.service.harbour import harbour_on


@pytest.fixture
async def sea(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Harbour]:
    """With dice that always fall alike."""
    dice = SimpleNamespace(token_bytes=lambda size: bytes([1]) * size)
    monkeypatch.setattr("core.service.work.secrets", dice)
    async with whole_harbour(tmp_path, speed=20.0) as made:
        yield made


@pytest.fixture
def harbour(ready_database_url: str, tmp_path: Path) -> Iterator[Desks]:
    """A desk on each kind of database."""
    with harbour_on(ready_database_url, tmp_path / "data") as made:
        yield made


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """The counts of all kills, wherever the tests ran."""
    reports = terminalreporter.stats.get("passed", [])
    notes = [value for report in reports for name, value in report.user_properties if name == PROPERTY]
    if AT_LENGTH and notes:
        terminalreporter.section("kills at each point")
        for line in table(notes):
            terminalreporter.write_line(line)
