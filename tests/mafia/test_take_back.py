"""Take-backs: the game stands again as it did, paused, with the time it had left; names once used stay used (Z11)."""

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from core.engine.command import Resume
from core.engine.names import name_key
from core.engine.record import replace
from core.mafia.events import Converged
from core.mafia.ruleset import RULESET
from core.mafia.state import Phase, State
from tests.mafia.crews import play
from tests.mafia.port import Port, boarded, sailing, without_reminders
from tests.mafia.test_random_play import MOVES, check_between_commands, table


def apart_from_clock(state: State) -> State:
    return replace(state, clock=None, used_names=frozenset())


@settings(max_examples=40, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(parts=st.lists(st.tuples(MOVES, st.integers(0, 10_000)), min_size=1, max_size=4))
def test_take_backs_nest_and_give_back_the_very_state(parts: list[tuple[list[tuple[int, ...]], int]]) -> None:
    port = table(9)
    dealt = len(port.events)
    for moves, where in parts:
        play(port, moves)
        to = dealt + where % (len(port.events) - dealt + 1)
        past, present = port.states[to], port.state
        if past.phase is Phase.OVER:
            continue
        port.take_back(to)
        assert apart_from_clock(port.state) == apart_from_clock(past)
        assert port.state.used_names == past.used_names | present.used_names
        assert port.state.clock is not None
        assert port.state.clock.paused_at == port.now
    assert port.refold() == port.state


@settings(max_examples=40, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(moves=MOVES, where=st.integers(0, 10_000))
def test_taken_back_into_the_middle_of_a_command_the_game_finds_its_order(
    moves: list[tuple[int, ...]], where: int
) -> None:
    port = table(9)
    dealt = len(port.events)
    play(port, moves)  # in the middle of a dawn the orders of its dead still stand
    port.take_back(dealt + where % (len(port.events) - dealt + 1))
    if port.state.phase is not Phase.OVER:
        port.ok(Resume())
        check_between_commands(port.state)
        play(port, moves)
        check_between_commands(port.state)


def test_what_was_left_of_the_phase_is_left_again() -> None:
    port = sailing(without_reminders())
    port.later(minutes=20)
    number = len(port.events)
    port.later(minutes=25)
    before = len(port.events)
    assert before > number  # the plank deadline has passed
    port.later(hours=3)
    port.take_back(number)
    assert RULESET.next_deadline(port.state) is None
    port.ok(Resume())
    due = RULESET.next_deadline(port.state)
    assert due is not None
    assert due.kind == "plank"
    assert (due.at - port.now).total_seconds() == 45 * 60


def day_3() -> tuple[Port, int]:
    port = sailing(without_reminders())
    port.until(Phase.DAY, 1)
    start = len(port.events)
    port.until(Phase.DAY, 3)
    return port, start


def test_names_given_once_are_not_given_again_and_draws_are_made_anew() -> None:
    port, start = day_3()
    first = [event for event in port.events if isinstance(event, Converged)]
    port.take_back(start)
    port.ok(Resume())
    port.until(Phase.DAY, 3)
    second = [event for event in port.events if isinstance(event, Converged)]
    one, other = first[0], second[-1]
    names = {name_key(risen.alias) for risen in one.zombies}
    assert names
    assert not names & {name_key(risen.alias) for risen in other.zombies}  # Z9.6
    ships = {ship for ship, _ in one.crews} - set(port.state.ships)
    assert not ships & {ship for ship, _ in other.crews}


def test_a_lobby_is_not_paused_by_a_take_back() -> None:
    port = boarded(people=3)
    port.take_back(len(port.events) - 2)
    assert port.state.clock is None
    assert len(RULESET.seating(port.state)) == 2


def test_taken_back_over_the_start_everybody_is_aboard_again() -> None:
    port = sailing()
    port.take_back(len(port.events) - 2)
    assert port.state.phase is Phase.LOBBY
    assert len(RULESET.seating(port.state)) == 9
