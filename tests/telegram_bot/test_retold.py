"""A game that is over is told again as it stands: what was taken back has not been."""

from collections.abc import Callable
from pathlib import Path

import pytest

from core.engine.command import Resume, Substitute, TakeBack
from core.engine.ids import Seat
from core.mafia.commands import EndGame
from core.service.games import known_games
from core.service.past import Shelf
from telegram_bot.retold import Archive, parts, saga_told
from tests.service.harbour import harbour_on
from tests.service.test_real_games import next_deadline, ready


@pytest.fixture(autouse=True)
def dice(seed: Callable[[int], None]) -> None:
    """By which no voyage meets its Joker in the first days."""
    seed(1)


def test_what_was_taken_back_is_not_told_and_persons_are_told_by_name(
    sqlite_url: str, tmp_path: Path
) -> None:
    with harbour_on(sqlite_url, tmp_path / "data", games=known_games()) as harbour:
        table = ready(harbour, "zombie-pirate-mafia")
        harbour.moderator(table)
        next_deadline(harbour)
        while harbour.state(table).phase.value != "day":
            next_deadline(harbour)
        point = harbour.table(table).version
        mutineer = next(sailor for sailor in harbour.state(table).sailors if sailor.role == "mutineer")
        for time in range(2):
            while harbour.state(table).phase.value == "day":
                next_deadline(harbour)
            if time == 0:
                assert harbour.moderate(table, TakeBack(point)).refused is None
                assert harbour.moderate(table, Resume()).refused is None
        sailors = {sailor.alias: Seat(seat) for seat, sailor in enumerate(harbour.state(table).sailors)}
        twice, back = sorted(sailors)[:2]
        for seat, name in ((twice, "Deb"), (back, "Eve"), (twice, "Asa")):
            came = Substitute(sailors[seat], harbour.person(name))
            assert harbour.moderate(table, came).refused is None
        assert harbour.moderate(table, TakeBack(harbour.table(table).version - 2)).refused is None
        assert harbour.moderate(table, EndGame("draw")).refused is None
        with harbour.desk.read() as books:
            told = saga_told(books, Shelf(known_games()), harbour.table(table))
    assert told["winner"] == "draw"
    (page,) = told["pages"]
    assert (page["day"], page["by_night"]) == (1, False)
    died = [line for line in page["lines"] if line["key"] == "zpm-mutineer-died"]
    assert [line["facts"]["name"] for line in died] == [mutineer.alias]
    life = next(life for life in told["lives"] if list(life["names"]) == [mutineer.alias])
    assert [mark["how"] for mark in life["marks"]] == ["mutineer"]
    persons = {life["names"][0]: life["persons"] for life in told["lives"]}
    assert {each[0] for each in persons.values()} == {f"Sailor {number}" for number in range(17)}
    assert persons[twice][1:] == ["Deb", "Asa", "Deb"]
    assert persons[back] == [persons[back][0], "Eve", persons[back][0]]
    assert all(len(each) == 1 for alias, each in persons.items() if alias not in (twice, back))
    assert told["parts"] == parts(told["pages"])


def test_what_is_asked_for_each_player_is_read_once() -> None:
    archive, asked = Archive(), []

    def make() -> str:
        asked.append(1)
        return "the saga"

    assert [archive.of(("saga", 1), make) for _ in range(17)] == ["the saga"] * 17
    assert len(asked) == 1
    for number in range(20):
        archive.of(("saga", number), make)
    assert len(asked) == 20
