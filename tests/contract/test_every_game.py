"""What the engine and the service ask of every registered game."""

from datetime import datetime, timedelta
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from core.engine.audience import NOBODY, Audience
from core.engine.command import CancelGame, Command, DeadlineReached, Pause, Resume, Start, TakeBack
from core.engine.event import Event, TakenBack
from core.engine.fold import fold, history
from core.engine.ids import Person, Seat
from core.engine.notice import Notice, Place
from core.engine.refusal import Refused
from core.engine.ruleset import MODERATOR, ONLOOKER, Ruleset, Viewer
from core.service.games import known_games
from tests.contract.boarding import CREWS, Log, begun, played_by_the_clock
from tests.port import NOON

GAMES = list(known_games().values())

every_game = pytest.mark.parametrize("ruleset", GAMES, ids=lambda ruleset: ruleset.name)


class Unheard(Event, frozen=True, tag="unheard"):
    """An event that no game knows."""


def a_command(ruleset: Ruleset[Any]) -> st.SearchStrategy[Command]:
    """Any command of the game but a take-back, with any values of the right types."""
    kinds = sorted(set(get_args(ruleset.codec.commands)) - {TakeBack}, key=lambda kind: kind.__name__)
    return st.one_of([st.from_type(kind) for kind in kinds])


st.register_type_strategy(Seat, st.integers(-1, 20).map(Seat))
st.register_type_strategy(Person, st.integers(1, 30).map(Person))
st.register_type_strategy(float, st.floats(allow_nan=False, allow_infinity=False))
st.register_type_strategy(
    datetime, st.integers(-200, 20_000).map(lambda minutes: NOON + timedelta(minutes=minutes))
)


def test_a_crew_is_known_for_every_game() -> None:
    assert set(CREWS) == {ruleset.name for ruleset in GAMES}


@every_game
def test_the_state_is_the_fold_of_the_events(ruleset: Ruleset[Any]) -> None:
    log = played_by_the_clock(ruleset)
    assert history(ruleset, log.events) == log.states
    assert fold(ruleset, log.events) == log.state


@every_game
def test_the_same_seed_tells_the_same_story_and_another_another(ruleset: Ruleset[Any]) -> None:
    one, again, other = (played_by_the_clock(ruleset, seed, 20) for seed in (3, 3, 4))
    assert one.events == again.events
    assert one.events != other.events


@every_game
def test_events_commands_and_states_come_back_from_the_store_as_they_went(ruleset: Ruleset[Any]) -> None:
    log, codec = played_by_the_clock(ruleset), ruleset.codec
    for event in log.events:
        assert codec.decode_event(*codec.encode_event(event)) == event
    for command in log.commands:
        assert codec.decode_command(codec.encode_command(command)) == command
    for state in log.states:
        assert codec.decode_state(codec.encode_state(state)) == state


@every_game
def test_a_take_back_is_among_the_events_and_the_commands(ruleset: Ruleset[Any]) -> None:
    event = TakenBack(1, NOON, NOON)
    assert ruleset.codec.decode_event(*ruleset.codec.encode_event(event)) == event
    assert ruleset.codec.decode_command(ruleset.codec.encode_command(TakeBack(1))) == TakeBack(1)


@every_game
@given(data=st.data(), waits=st.integers(0, 12))
@settings(max_examples=40, suppress_health_check=list(HealthCheck))
def test_any_command_is_judged_without_a_trace_of_the_asking(
    ruleset: Ruleset[Any], data: st.DataObject, waits: int
) -> None:
    """Refused or not, the state that was asked is as it was, and asked again the game says the same."""
    log = played_by_the_clock(ruleset, deadlines=waits)
    for command in data.draw(st.lists(a_command(ruleset), min_size=1, max_size=5)):
        before = ruleset.codec.encode_state(log.state)
        decided = log.decide(command)
        assert ruleset.codec.encode_state(log.state) == before
        assert decided == log.decide(command)
        assert ruleset.codec.decode_command(ruleset.codec.encode_command(command)) == command
        log.send(command)
        assert ruleset.codec.decode_state(ruleset.codec.encode_state(log.state)) == log.state
    assert fold(ruleset, log.events) == log.state


@every_game
@given(data=st.data())
@settings(max_examples=60, suppress_health_check=list(HealthCheck))
def test_a_finished_game_accepts_nothing(ruleset: Ruleset[Any], data: st.DataObject) -> None:
    log = begun(ruleset)
    assert log.send(CancelGame()) is None
    assert ruleset.is_over(log.state)
    assert ruleset.next_deadline(log.state) is None
    refused = log.decide(data.draw(a_command(ruleset)))
    assert isinstance(refused, Refused)
    assert refused.code == "game_over"


@every_game
def test_only_the_next_deadline_is_taken(ruleset: Ruleset[Any]) -> None:
    log = begun(ruleset)
    due = ruleset.next_deadline(log.state)
    assert due is not None
    for stale in (
        DeadlineReached(due.kind, due.at - timedelta(seconds=1)),
        DeadlineReached(f"{due.kind}?", due.at),
    ):
        assert log.send(stale) == Refused("stale_deadline")
    log.wait()
    assert log.send(DeadlineReached(due.kind, due.at)) == Refused("stale_deadline")


@every_game
def test_every_deadline_is_an_aware_moment_and_none_lies_before_the_one_before(ruleset: Ruleset[Any]) -> None:
    """F34."""
    log, last = begun(ruleset), NOON
    for _ in range(60):
        due = ruleset.next_deadline(log.state)
        if due is None:
            break
        assert due.at.utcoffset() == timedelta(0)
        assert due.at >= last
        last = due.at
        log.wait()


@every_game
def test_a_paused_game_has_no_deadline_and_then_as_much_time_as_before(ruleset: Ruleset[Any]) -> None:
    log = begun(ruleset)
    due = ruleset.next_deadline(log.state)
    assert due is not None
    assert log.send(Pause()) is None
    assert ruleset.next_deadline(log.state) is None
    log.now += timedelta(hours=1)
    assert log.send(Resume()) is None
    later = ruleset.next_deadline(log.state)
    assert later is not None
    assert (later.kind, later.at) == (due.kind, due.at + timedelta(hours=1))


@every_game
def test_a_take_back_to_any_point_stands_there_and_waits(ruleset: Ruleset[Any]) -> None:
    log = played_by_the_clock(ruleset, deadlines=12)
    for to in range(1, len(log.events) + 1):
        event = TakenBack(to, log.now, log.now)
        state = ruleset.taken_back(log.states[to], log.state, event)
        assert ruleset.next_deadline(state) is None
        assert ruleset.seating(state) == ruleset.seating(log.states[to])
        assert fold(ruleset, [*log.events, event]) == state


@every_game
def test_an_event_that_nobody_was_granted_is_for_nobody(ruleset: Ruleset[Any]) -> None:
    log = begun(ruleset)
    assert ruleset.audience(log.state, Unheard()) == NOBODY


@every_game
def test_whatever_is_told_and_shown_is_plain_json(ruleset: Ruleset[Any]) -> None:
    log = played_by_the_clock(ruleset, deadlines=20)
    people = [Viewer(seat=seat) for seat in ruleset.seating(log.states[-1]).values()]
    for before, event, after in zip(log.states, log.events, log.states[1:], strict=False):
        audience = ruleset.audience(before, event)
        assert isinstance(audience, Audience)
        told = [ruleset.tell(event, viewer) for viewer in (ONLOOKER, MODERATOR, *people[:3])]
        shown = [ruleset.view(after, viewer) for viewer in (ONLOOKER, MODERATOR, *people[:3])]
        assert msgspec.json.encode([told, shown])
        for notice in (*ruleset.notices(before, event, after), *ruleset.cards(after)):
            check_notice(notice)


def check_notice(notice: Notice) -> None:
    assert msgspec.json.decode(msgspec.json.encode(notice.facts)) == notice.facts, notice.key
    if notice.place is Place.PRIVATE:
        assert notice.to.seats or notice.to.public, notice.key


@every_game
def test_a_lobby_can_be_started_only_once_and_not_empty(ruleset: Ruleset[Any]) -> None:
    """F13."""
    log = Log(ruleset)
    assert isinstance(log.send(Start("promise")), Refused)
    assert log.states == [ruleset.initial]
    started = begun(ruleset)
    assert started.send(Start("again")) == Refused("already_started")


@every_game
def test_settings_are_plain_values_of_which_a_next_table_can_be_made(ruleset: Ruleset[Any]) -> None:
    values = ruleset.settings(begun(ruleset).state)
    assert values == ruleset.settings(ruleset.initial)
    assert set(msgspec.json.decode(msgspec.json.encode(values))) == set(values)
