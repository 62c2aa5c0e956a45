"""Take-backs: the game stands as it did, with new cards for those that people have seen."""

from datetime import timedelta

from hypothesis import given
from hypothesis import strategies as st

from core.engine.command import Pause, Resume, Start, TakeBack
from core.engine.event import TakenBack
from core.engine.record import replace
from core.raft import RULESET
from core.raft.actions import Fast
from core.raft.cards import Suit
from core.raft.commands import AnyCommand, SayDone, SetSailor, WriteFast
from core.raft.events import Started
from core.raft.state import Phase, Raft
from tests.raft.port import ADA, BOB, CY, Port, sailing

CREW = (ADA, BOB, CY)


def play_a_day(port: Port) -> None:
    port.ok(*(WriteFast(who, Suit.CLUBS) for who in CREW))
    port.ok(*(SayDone(who) for who in CREW))


def table_of(state: Raft) -> Raft:
    """The state without its clock and its decks."""
    return replace(
        state,
        opened_at=None,
        closes_at=None,
        paused_at=None,
        day_deck=(),
        action_deck=(),
        day_deck_stale=False,
        action_deck_stale=False,
    )


def test_the_game_pauses_with_as_much_time_left_as_then() -> None:
    port = sailing()
    port.later(minutes=1)
    port.ok(WriteFast(ADA, Suit.CLUBS))
    to = len(port.events)
    port.later(minutes=4)
    port.take_back(to)
    assert port.state.phase is Phase.ACTIONS
    assert port.state.sailors[ADA].plan == Fast(Suit.CLUBS)
    assert RULESET.next_deadline(port.state) is None
    port.later(hours=3)
    port.ok(Resume())
    assert port.state.closes_at == port.now + timedelta(minutes=2)


def test_what_was_left_when_it_was_paused_is_left_again() -> None:
    port = sailing()
    port.later(minutes=1)
    port.ok(Pause())
    port.later(minutes=30)
    port.ok(SetSailor(ADA, food=1))
    to = len(port.events)
    port.ok(Resume())
    port.later(minutes=5)
    port.take_back(to)
    port.later(hours=1)
    port.ok(Resume())
    assert port.state.closes_at == port.now + timedelta(minutes=2)


def test_cards_that_people_have_seen_are_not_dealt_again() -> None:
    """R0.3: what is left of both decks is shuffled anew, and nothing else is in them."""
    port = sailing()
    to = len(port.events)
    first = port.state
    play_a_day(port)
    seen_days, seen_actions = port.state.day_deck, port.state.action_deck
    port.take_back(to)
    port.ok(Resume())
    play_a_day(port)
    assert sorted(port.state.action_deck + port.state.discards) == sorted(first.action_deck)
    assert sorted([*port.state.day_deck, str(port.state.day_card)]) == sorted(first.day_deck)
    assert port.state.day_deck != seen_days
    assert port.state.action_deck != seen_actions
    assert port.state.discards != first.action_deck[:3]


def test_halfway_through_a_close_it_stands_before_the_close() -> None:
    """Otherwise the dead would be fought and the fed fed again."""
    port = sailing()
    port.ok(*(WriteFast(who, Suit.CLUBS) for who in (ADA, BOB)))
    begun, before = len(port.events), port.state
    port.ok(WriteFast(CY, Suit.CLUBS))
    written = port.states[begun + 1]
    whole = len(port.events)
    for to in range(begun + 1, whole):
        port.take_back(to)
        assert table_of(port.state) == table_of(written)
    port.take_back(begun)
    assert table_of(port.state) == table_of(before)
    port.ok(Resume(), WriteFast(CY, Suit.CLUBS))
    assert port.state.phase is Phase.STARVATION


def test_a_take_back_into_the_start_is_back_in_the_lobby() -> None:
    port = sailing()
    started = next(number for number, event in enumerate(port.events, 1) if isinstance(event, Started))
    port.take_back(started + 1)
    assert port.state.phase is Phase.LOBBY
    port.ok(Start("again"))
    assert port.state.phase is Phase.ACTIONS


def test_a_take_back_can_be_taken_back() -> None:
    port = sailing()
    one = len(port.events)
    play_a_day(port)
    two = len(port.events)
    after_day = port.state
    port.take_back(one)
    port.ok(Resume())
    port.take_back(two)
    assert table_of(port.state) == table_of(after_day)
    assert port.refold() == port.state


@given(
    st.lists(
        st.tuples(st.sampled_from(["day", "write", "later", "back"]), st.integers(0, 10_000)), max_size=12
    )
)
def test_whatever_was_taken_back_the_fold_of_the_record_is_the_state(moves: list[tuple[str, int]]) -> None:
    port = sailing()
    begun = len(port.events)
    for kind, number in moves:
        if RULESET.is_over(port.state):
            return
        if port.state.paused_at is not None:
            port.ok(Resume())
        match kind:
            case "later":
                port.later(seconds=number % 400)
            case "write":
                port.send(WriteFast(CREW[number % 3], Suit.HEARTS))
            case "day":
                for who in CREW:
                    port.send(WriteFast(who, Suit.CLUBS))
                for who in CREW:
                    port.send(SayDone(who))
            case _:
                to = begun + number % (len(port.events) - begun + 1)
                stood = port.states[to].at_rest or port.states[to]
                port.take_back(to)
                assert port.state.at_rest is None
                assert table_of(port.state) == table_of(stood)
    assert port.refold() == port.state
    assert RULESET.codec.decode_state(RULESET.codec.encode_state(port.state)) == port.state


def test_a_take_back_is_a_command_the_codec_knows() -> None:
    command: AnyCommand = TakeBack(3)
    assert RULESET.codec.decode_command(RULESET.codec.encode_command(command)) == command


def test_out_of_the_accusations_the_group_is_open_again_at_once_r52() -> None:
    """All may talk of it in the pause. Back into them it is closed, and from one day to another nothing moves."""
    port = sailing()
    shut = replace(port.state, phase=Phase.ACCUSATION)
    event = TakenBack(to=1, past_at=port.now, at=port.now)

    def moved(before: Raft, after: Raft) -> list[str]:
        return [notice.key for notice in RULESET.notices(before, event, after)]

    assert moved(shut, port.state) == ["raft-room-opened"]
    assert moved(replace(shut, phase=Phase.TRIAL), shut) == ["raft-room-closed"]
    assert moved(port.state, port.state) == []
