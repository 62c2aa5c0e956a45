"""A database that does not work any more ends a process with a sentence."""

from pathlib import Path

import pytest
from sqlalchemy import event

from core import bootstrap
from core.bootstrap import Ship, sail
from core.service.looks import AuditLine


def test_a_process_that_starts_on_a_full_disk_says_so_and_stops(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SCUTTLEBUTT_DATA", str(tmp_path / "data"))
    monkeypatch.delenv("DATABASE_URL", raising=False)
    monkeypatch.setattr(bootstrap, "set_up_logs", lambda *terms: None)

    def run(ship: Ship) -> int:
        full = "PRAGMA max_page_count=1"  # not a page more than there are
        event.listen(ship.store.engine, "checkout", lambda line, *rest: line.execute(full))
        with ship.store.write() as books:
            books.audit.note(AuditLine(person=None, what="x" * 100_000, at=ship.clock.now()))
        return 0

    assert sail(run) == 1
    said = capsys.readouterr().err
    assert said.startswith("The database does not work: database or disk is full.")
    assert said.count("\n") == 1
