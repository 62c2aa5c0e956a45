"""Whole games of any commands, legal and illegal: what must hold after every one of them."""

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from core.engine.chance import SeededChance
from core.engine.ids import Seat
from core.engine.names import name_key
from core.engine.record import replace
from core.engine.ruleset import MODERATOR, ONLOOKER, Viewer
from core.mafia.commands import Post, Unvote, Vote
from core.mafia.convergence import MOST_ZOMBIES
from core.mafia.role import ROLES
from core.mafia.ruleset import RULESET
from core.mafia.setup import house_setup
from core.mafia.state import Phase, Side, State, crew_of, room_of
from core.mafia.victory import winner
from core.mafia.voting import majority
from tests.mafia.crews import command_of, play
from tests.mafia.port import FAST, Port, sailing

MOVES = st.lists(st.tuples(*(st.integers(0, 10_000) for _ in range(4))), min_size=20, max_size=120)

TABLES = {number: sailing(replace(FAST, setup=house_setup(number)), seed=number) for number in (9, 13, 17)}


def table(number: int) -> Port:
    """A fresh copy of a table on its first day."""
    port, dealt = Port(number), TABLES[number]
    port.events, port.times, port.states = [*dealt.events], [*dealt.times], [*dealt.states]
    port.now = dealt.now
    return port


@settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(number=st.sampled_from(sorted(TABLES)), moves=MOVES)
def test_whatever_is_commanded_the_game_stays_in_order(number: int, moves: list[tuple[int, ...]]) -> None:
    port = table(number)
    for numbers in moves:
        before = len(port.states)
        play(port, [numbers])
        for state in port.states[before:]:
            check_always(state)
        check_between_commands(port.state)
        check_orders(port.state)
    assert port.refold() == port.state  # fold = replay
    check_stored_forms(port)


def check_always(state: State) -> None:
    sailors = state.sailors
    aliases = [name_key(alias) for sailor in sailors for alias in sailor.aliases]
    assert len(set(aliases)) == len(aliases)  # Z9.6
    assert len({sailor.handle for sailor in sailors}) == len(sailors)
    assert len({sailor.person for sailor in sailors}) == len(sailors)
    for seat, sailor in enumerate(sailors):
        assert (room_of(state, Seat(seat)) is not None) == sailor.is_present  # Z0
        if sailor.zombie:
            assert state.converged
            assert ROLES[sailor.role].side is Side.CITIZENS  # Z9.1
    assert sum(sailor.zombie for sailor in sailors) <= MOST_ZOMBIES
    for vote in state.votes:
        assert sailors[vote.who].is_present
        assert len(set(vote.names)) == len(vote.names) > 0
    assert len({vote.who for vote in state.votes}) == len(state.votes)  # F09
    if state.phase is not Phase.NIGHT:
        assert state.night.orders == ()  # F22
    if state.phase is not Phase.DAY:
        assert state.votes == state.trials == () or state.phase is Phase.OVER


def check_between_commands(state: State) -> None:
    if state.phase is Phase.OVER:
        return
    assert majority(state) is None or state.phase is not Phase.DAY  # Z3.4
    if state.phase is Phase.DAY:
        assert winner(state) is None  # Z10
    for trial in state.trials:  # Z6.4, Z2.3
        assert state.sailors[trial.captain].is_present
        assert state.sailors[trial.accused].is_present
        assert state.clock is not None
        assert state.clock.plank_at is not None


def check_orders(state: State) -> None:
    for order in state.night.orders:  # Z11.0
        assert order.who in state.night.roster
        assert state.sailors[order.who].is_present
        assert state.sailors[order.target].is_present


def check_stored_forms(port: Port) -> None:
    codec = RULESET.codec
    for event in port.events:
        assert codec.decode_event(*codec.encode_event(event)) == event
    assert codec.decode_state(codec.encode_state(port.state)) == port.state
    for viewer in (MODERATOR, ONLOOKER, *(Viewer(seat=Seat(seat)) for seat in port.state.seats)):
        msgspec.json.encode(RULESET.view(port.state, viewer))
    msgspec.json.encode(RULESET.cards(port.state))


@settings(max_examples=40, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(moves=MOVES)
def test_the_same_command_on_the_same_state_always_decides_the_same(moves: list[tuple[int, ...]]) -> None:
    port = table(13)
    for numbers in moves:
        command = command_of(port.state, numbers)
        again = RULESET.codec.decode_command(RULESET.codec.encode_command(command))
        assert again == command
        chance = SeededChance((13).to_bytes(32, "big"))
        first = RULESET.decide(port.state, command, chance, port.now)
        assert RULESET.decide(port.state, again, chance, port.now) == first
        play(port, [numbers])


def test_the_state_does_not_grow_with_the_length_of_the_game() -> None:
    port = table(17)
    sizes = set()
    for _ in range(300):
        one, other = crew_of(port.state, port.state.ships[0])[:2]
        port.ok(Vote(one, (port.name(other), port.name(one))), Post(one, "x"), Unvote(one))
        sizes.add(len(RULESET.codec.encode_state(port.state)))
    assert len(port.events) > 900
    assert len(sizes) == 1
