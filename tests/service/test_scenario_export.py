"""`python -m core.export.scenario`: a table of a database as a scenario file, or in a sentence why not."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from core.engine.command import Resume, Substitute, TakeBack
from core.engine.ids import Seat
from core.export.scenario import main as export
from core.scenario import Exit, main
from core.service.games import known_games
from tests.service.harbour import harbour_on
from tests.service.test_real_games import GAMES, next_deadline, ready

Export = Callable[..., tuple[int, str, str]]


@pytest.fixture(autouse=True)
def dice(seed: Callable[[int], None]) -> None:
    """By which no voyage meets its Joker in the first days."""
    seed(1)


@pytest.fixture
def saved(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Export:
    """Exports the first table: exit status, what was printed and what was complained about."""
    monkeypatch.setenv("DATABASE_URL", sqlite_url)
    monkeypatch.setenv("SCUTTLEBUTT_DATA", str(tmp_path / "data"))

    def run(number: int = 1) -> tuple[int, str, str]:
        capsys.readouterr()
        status = export([str(number)])
        return status, *capsys.readouterr()

    return run


@pytest.mark.parametrize("game", GAMES)
def test_what_was_played_is_saved_until_it_is_taken_back(
    game: str, sqlite_url: str, tmp_path: Path, saved
) -> None:
    with harbour_on(sqlite_url, tmp_path / "data", games=known_games()) as harbour:
        table = ready(harbour, game)
        for _ in range(6):
            next_deadline(harbour)
        status, document, complaint = saved()
        assert (status, complaint) == (0, "")
        played = tmp_path / "played.json"
        played.write_text(document, encoding="utf-8")
        assert main([str(played)]) == Exit.AS_EXPECTED
        assert json.loads(document)["expect"]
        point = harbour.table(table).version
        next_deadline(harbour)
        harbour.moderator(table)
        assert harbour.moderate(table, TakeBack(point)).refused is None
        assert harbour.moderate(table, Resume()).refused is None
        assert saved() == (1, "", "Nothing is saved: a scenario cannot tell of a take-back.\n")


def test_a_substitution_is_named_and_nothing_is_saved(sqlite_url: str, tmp_path: Path, saved: Export) -> None:
    with harbour_on(sqlite_url, tmp_path / "data", games=known_games()) as harbour:
        table = ready(harbour, "zombie-pirate-mafia")
        harbour.moderator(table)
        assert harbour.moderate(table, Substitute(Seat(0), harbour.person("Nell"))).refused is None
        assert saved() == (1, "", "Nothing is saved: a scenario cannot tell of the command substitute.\n")


def test_a_table_that_is_not_there_is_said_to_be_missing(
    sqlite_url: str, tmp_path: Path, saved: Export
) -> None:
    with harbour_on(sqlite_url, tmp_path / "data", games=known_games()):
        assert saved(9) == (2, "", "there is no table 9\n")


def test_where_nothing_has_been_played_that_is_said_and_nothing_is_made(
    tmp_path: Path, saved: Export
) -> None:
    folder = tmp_path / "data"
    assert saved() == (2, "", "There is no database yet: nothing has been played here.\n")
    assert not folder.exists()
    assert list(tmp_path.glob("*.db")) == []
