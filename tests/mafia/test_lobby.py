"""Before the game: settings, aliases, joining, leaving, the start (Z1, Z2.5)."""

from datetime import date, time
from itertools import pairwise

import pytest

from core.engine.calendar import Calendar, FastClock
from core.engine.command import CancelGame, Join, Leave, Start
from core.engine.ids import Person
from core.engine.names import name_key
from core.engine.record import replace
from core.engine.refusal import Refused
from core.mafia.commands import Configure, OfferAliases, Vote
from core.mafia.events import AliasesOffered, Dealt
from core.mafia.phases.lobby import MOST_DRAWS, NAMES_ON_OFFER
from core.mafia.ruleset import RULESET
from core.mafia.settings import Settings
from core.mafia.setup import CANONICAL
from core.mafia.state import Phase
from tests.mafia.port import FAST, NOON, Port, boarded, sailing


def test_an_alias_is_picked_from_those_on_offer_and_never_typed_freely() -> None:
    port = Port()
    assert port.send(Join(Person(1), "Bart")) == Refused("not_offered")
    port.ok(OfferAliases(Person(1)))
    names = port.state.offers[0].names
    assert len(names) == NAMES_ON_OFFER
    assert port.send(Join(Person(1), "Nobody")) == Refused("not_offered")
    port.ok(Join(Person(1), names[1].upper()))
    assert port.state.offers[0].alias == names[1]
    assert port.send(Join(Person(1), names[0])) == Refused("already_joined")


def test_no_name_is_on_offer_to_two_so_that_none_is_ever_taken() -> None:
    port = Port()
    for person in range(40):
        port.ok(OfferAliases(Person(person)))
    offered = [name for offer in port.state.offers for name in offer.names]
    assert len(set(map(name_key, offered))) == len(offered) == 40 * NAMES_ON_OFFER


def test_whoever_takes_the_first_name_on_offer_is_not_known_by_its_early_letter() -> None:
    port = Port()  # Z9.3: the names of the risen come from the whole pool
    for person in range(40):
        port.ok(OfferAliases(Person(person)))
    are_earliest = [offer.names[0] == min(offer.names) for offer in port.state.offers]
    assert 0 < sum(are_earliest) < 27


def test_others_can_be_drawn_but_not_so_often_that_missing_names_tell() -> None:
    port = Port()
    for _ in range(MOST_DRAWS):
        port.ok(OfferAliases(Person(1)))
    offers = [event.names for event in port.events if isinstance(event, AliasesOffered)]
    assert all(not set(one) & set(other) for one, other in pairwise(offers))
    assert port.send(OfferAliases(Person(1))) == Refused("no_more_names")


def test_leaving_frees_the_place_and_joining_again_counts_once() -> None:
    port = boarded(people=3)  # F05
    port.ok(Leave(Person(102)))
    assert port.send(Leave(Person(102))) == Refused("not_joined")
    assert dict(RULESET.seating(port.state)) == {101: 0, 103: 1}
    port.ok(Join(Person(102), port.state.offers[1].names[2]))
    assert dict(RULESET.seating(port.state)) == {101: 0, 103: 1, 102: 2}


def test_a_full_lobby_takes_nobody_more() -> None:
    port = boarded()
    port.ok(OfferAliases(Person(1)))
    names = port.state.offers[-1].names
    assert port.send(Join(Person(1), names[0])) == Refused("table_full", {"most": 9})


def test_a_wrong_head_count_is_answered_with_the_nearest_house_setup() -> None:
    port = boarded(replace(FAST, setup=CANONICAL), people=11)
    refused = port.send(Start("hash"))
    assert isinstance(refused, Refused)
    assert refused.code == "wrong_head_count"
    assert {
        name: refused.facts[name] for name in ("have", "need", "missing", "over", "house", "house_ships")
    } == {
        "have": 11,
        "need": 17,
        "missing": 6,
        "over": 0,
        "house": 11,
        "house_ships": "3+4+4",
    }
    assert "spy=1" in str(refused.facts["house_roles"])
    assert port.state.phase is Phase.LOBBY


def test_seats_are_shuffled_so_that_joining_order_tells_nothing() -> None:
    first_seats = {sailing(seed=seed).state.sailors[0].person for seed in range(30)}
    assert len(first_seats) > 5


def test_the_start_records_the_promise_of_the_draws_and_deals_everybody_in() -> None:
    port = sailing()
    (dealt,) = port.happened(Dealt)
    assert isinstance(dealt, Dealt)
    assert dealt.seed_hash == port.state.seed_hash == "hash"
    assert {berth.person for berth in dealt.berths} == set(range(101, 110))
    assert len({berth.handle for berth in dealt.berths}) == 9
    assert all(len(berth.handle) == 8 for berth in dealt.berths)
    assert [berth.ship for berth in dealt.berths] == [ship for ship in dealt.ships for _ in range(3)]


def test_after_the_start_nobody_joins_leaves_or_changes_the_settings() -> None:
    port = sailing()
    for command in (
        Join(Person(1), "Bart"),
        Leave(Person(101)),
        OfferAliases(Person(1)),
        Start("x"),
        Configure(FAST),
    ):
        assert port.send(command) == Refused("already_started")


def test_on_a_fast_clock_day_1_opens_at_once() -> None:
    port = sailing()
    assert (port.state.phase, port.state.day) == (Phase.DAY, 1)


def test_by_the_calendar_it_opens_with_the_first_window_and_nothing_can_be_done_before() -> None:
    port = sailing(Settings(FAST.setup, Calendar(first=date(2026, 7, 8))))
    assert port.state.phase is Phase.HARBOUR
    assert port.send(Vote(port.who("captain"), ("x",))) == Refused("not_open")
    due = RULESET.next_deadline(port.state)
    assert due is not None
    assert due.at.isoformat() == "2026-07-08T17:00:00+00:00"  # Z2.1: 10:00 in Los Angeles
    port.until(Phase.DAY, 1)
    assert port.state.day == 1


@pytest.mark.parametrize(
    ("settings", "why"),
    [
        (Settings(replace(FAST.setup, ships=(2, 3, 4))), "bad_ships"),
        (Settings(FAST.setup, FastClock(0, 1)), "bad_minutes"),
        (Settings(FAST.setup, FastClock(1, float("nan"))), "bad_minutes"),
        (Settings(FAST.setup, Calendar(zone="Mars/Olympus")), "unknown_zone"),
        (Settings(FAST.setup, Calendar(weekdays=frozenset())), "bad_weekdays"),
        (Settings(FAST.setup, Calendar(weekdays=frozenset({7}))), "bad_weekdays"),
        (Settings(FAST.setup, Calendar(time(9), time(9))), "bad_window"),
        (Settings(FAST.setup, remind_minutes=-1), "bad_number"),
        (Settings(FAST.setup, required_posts=-1), "bad_number"),
        (Settings(FAST.setup, FastClock(0.5, 0.25)), None),
        (Settings(FAST.setup, Calendar(time(22), time(2), "Europe/Copenhagen")), None),
    ],
)
def test_settings_are_judged_before_they_are_taken(settings: Settings, why: str | None) -> None:
    refused = Port().send(Configure(settings))
    assert (refused.code if refused else None) == why


def test_called_off_nobody_wins_and_nothing_more_is_taken() -> None:
    for port in (boarded(people=2), sailing()):
        port.ok(CancelGame())  # F13
        assert port.state.winner == "nobody"
        assert RULESET.is_over(port.state)
        assert RULESET.next_deadline(port.state) is None
        assert port.send(Start("x")) == Refused("game_over")


def test_the_settings_serve_the_next_table() -> None:
    port = boarded()
    assert tuple(RULESET.settings(port.state)["setup"]["ships"]) == (3, 3, 3)
    assert port.now == NOON
