"""The lobby (R0.1, R0.5, R0.6, R6.1)."""

from datetime import time

import msgspec
import pytest

from core.engine.calendar import Calendar
from core.engine.command import CancelGame, Join, Leave, Start
from core.engine.ids import Person
from core.engine.refusal import Refused
from core.raft import RULESET
from core.raft.cards import JOKER
from core.raft.commands import Configure
from core.raft.events import Started
from core.raft.settings import Settings, Sitting
from core.raft.state import Phase
from tests.raft.port import boarded

TWENTY = [f"Sailor {number}" for number in range(1, 21)]


def test_seats_are_in_the_order_of_joining() -> None:
    """R0.5."""
    port = boarded("Cy", "Ada", "Bob")
    port.ok(Leave(Person(102)), Join(Person(102), "Ada"), Start("h"))
    assert [sailor.name for sailor in port.state.sailors] == ["Cy", "Bob", "Ada"]
    assert RULESET.seating(port.state) == {101: 0, 103: 1, 102: 2}


@pytest.mark.parametrize(("count", "few"), [(3, True), (5, True), (6, False), (20, False)])
def test_three_to_twenty_sail_and_fewer_than_six_are_warned(count: int, few: bool) -> None:
    """R0.1."""
    port = boarded(*TWENTY[:count])
    port.ok(Start("promise"))
    assert Started(count, few, "promise") in port.events
    assert port.state.phase is Phase.ACTIONS
    assert port.state.seed_hash == "promise"


def test_two_cannot_start_and_the_twenty_first_finds_no_room() -> None:
    """R0.1."""
    facts: dict[str, str | int] = {"count": 2, "fewest": 3, "most": 20}
    assert boarded("Ada", "Bob").send(Start()) == Refused("wrong_count", facts)
    assert boarded(*TWENTY).send(Join(Person(9), "Late")) == Refused("table_full", {"most": 20})


@pytest.mark.parametrize("name", ["Ann", "ann", "Аnn", "ＡＮＮ", "AΝN"])
def test_no_two_names_look_the_same(name: str) -> None:
    """F59: with a Cyrillic A, in wide letters, with a Greek N."""
    assert boarded("Ann").send(Join(Person(9), name)) == Refused("name_taken", {"name": name})


@pytest.mark.parametrize("name", ["", " ", "An\u200bn", "\u202eAnn", "\u00a0", "Ann ", "x" * 33])
def test_a_name_is_visible_as_it_stands(name: str) -> None:
    """F59."""
    assert boarded("Bob").send(Join(Person(9), name)) == Refused("bad_name")


def test_one_person_has_one_place_and_can_give_it_up() -> None:
    port = boarded("Ada")
    assert port.send(Join(Person(101), "Another")) == Refused("already_joined")
    assert port.send(Leave(Person(9))) == Refused("not_joined")
    port.ok(Leave(Person(101)), Join(Person(101), "Another"))
    assert [sailor.name for sailor in port.state.sailors] == ["Another"]


@pytest.mark.parametrize("voyage", [5, 6, 52])
def test_a_voyage_is_the_joker_and_as_many_other_cards(voyage: int) -> None:
    """R0.6."""
    port = boarded("Ada", "Bob", "Cy", settings=Settings(voyage=voyage))
    port.ok(Start())
    cards = [*port.state.day_deck, port.state.day_card]
    assert len(set(cards)) == voyage + 1
    assert JOKER in cards


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        (Settings(voyage=4), "bad_voyage"),
        (Settings(voyage=53), "bad_voyage"),
        (Settings(pace=Sitting(actions=0)), "bad_minutes"),
        (Settings(pace=Sitting(trial=1441)), "bad_minutes"),
        (Settings(pace=Calendar(zone="Mars/Olympus")), "unknown_zone"),
        (Settings(pace=Calendar(opens=time(9), closes=time(9))), "bad_window"),
        (Settings(pace=Calendar(weekdays=frozenset())), "bad_weekdays"),
        (Settings(pace=Calendar(weekdays=frozenset({7}))), "bad_weekdays"),
    ],
)
def test_settings_out_of_range_are_refused(settings: Settings, code: str) -> None:
    refused = boarded("Ada").send(Configure(settings))
    assert refused is not None
    assert refused.code == code


@pytest.mark.parametrize(
    "settings",
    [Settings(voyage=20, pace=Sitting(1, 2, 3, 4)), Settings(pace=Calendar(weekdays=frozenset({5, 6})))],
)
def test_a_next_table_can_be_opened_with_the_same_settings(settings: Settings) -> None:
    kept = msgspec.json.encode(RULESET.settings(boarded("Ada", settings=settings).state))
    assert msgspec.json.decode(kept, type=Settings) == settings


def test_a_started_game_takes_no_more_of_the_lobby() -> None:
    port = boarded("Ada", "Bob", "Cy")
    port.ok(Start())
    started = Refused("already_started")
    assert port.send(Join(Person(9), "Late")) == started
    assert port.send(Leave(Person(101))) == started
    assert port.send(Configure(Settings())) == started
    assert port.send(Start()) == started


@pytest.mark.parametrize("started", [False, True])
def test_a_table_that_is_called_off_has_no_winner_and_takes_nothing_more(started: bool) -> None:
    """F13."""
    port = boarded("Ada", "Bob", "Cy")
    if started:
        port.ok(Start())
    port.ok(CancelGame())
    assert RULESET.is_over(port.state)
    assert port.state.winners == ()
    assert port.send(Join(Person(9), "Late")) == Refused("game_over")
    assert RULESET.next_deadline(port.state) is None
