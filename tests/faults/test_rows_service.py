"""Faults seen elsewhere that would lie in storing and ordering here."""

from pathlib import Path

from core.service.past import Shelf
from core.service.queries import steps, story
from tests.service.dinghy import DINGHY
from tests.service.harbour import Harbour, Wall, harbour_on


def test_the_tenth_and_the_hundredth_event_come_after_the_ninth_f14(harbour: Harbour) -> None:
    table = harbour.game()
    for number in range(110):
        harbour.vote(table, "Ann", f"name {number}")
    with harbour.desk.read() as books:
        found = harbour.table(table)
        numbers = [entry.number for entry in story(books, DINGHY, found)]
        told = [step.number for step in steps(books, Shelf({"dinghy": DINGHY}), found)]
    assert numbers == told == list(range(1, found.version + 1))
    assert found.version > 110


def test_what_is_pressed_in_one_process_is_there_in_the_next_f26(database_url: str, tmp_path: Path) -> None:
    """Nothing of a state lives outside its declared fields: two presses, three processes, two votes."""
    wall, data = Wall(), tmp_path / "data"
    with harbour_on(database_url, data, wall) as first:
        table = first.game()
        first.vote(table, "Ann", "Ben")
        people = first.people
    for name, expected in (("Ben", {0: "Ben", 1: "Cat"}), ("Cat", {0: "Ben", 1: "Cat", 2: "Cat"})):
        with harbour_on(database_url, data, wall) as again:
            again.people, again.updates = people, 1000 + len(expected)
            again.vote(table, name, "Cat")
            assert again.state(table).votes == expected
            state = again.state(table)
            assert DINGHY.codec.decode_state(DINGHY.codec.encode_state(state)) == state
