"""The clock (R6.1, R6.2)."""

from datetime import UTC, date, datetime, time, timedelta

import pytest

from core.engine.calendar import Calendar
from core.engine.command import CloseNow, DeadlineReached, MoveDeadline, Pause, Resume
from core.engine.deadline import Deadline
from core.engine.record import replace
from core.engine.refusal import Refused
from core.raft import RULESET
from core.raft.cards import Colour, Suit
from core.raft.commands import BlameSomebody, CallColour, SayDone, WriteFast
from core.raft.events import Reminded
from core.raft.settings import Settings, Sitting
from core.raft.state import Body, Phase, Raft
from tests.raft.port import ADA, BOB, CY, NOON, Port, sailing

BY_POST = Settings(pace=Calendar(time(10), time(16), "Europe/Copenhagen"))


def minutes(number: float) -> timedelta:
    return timedelta(minutes=number)


def in_trouble(settings: Settings | None = None) -> Port:
    """A game whose next card is the Joker, with an eaten body on the raft."""
    port = sailing(settings=settings)
    deck = sorted(port.state.day_deck, key=lambda card: card != "JK")
    body = Body(0, ADA, eaten=True)
    port.states[-1] = replace(port.state, day_deck=tuple(deck), bodies=(body,), laid=1)
    return port


def test_the_phases_of_a_sitting_have_their_lengths() -> None:
    """R6.1."""
    port = in_trouble(Settings(pace=Sitting(actions=5, starvation=4, accusation=3, trial=2)))
    lengths = []
    for _ in range(4):
        assert port.state.closes_at is not None
        assert port.state.opened_at is not None
        lengths.append((port.state.phase, port.state.closes_at - port.state.opened_at))
        port.later(seconds=lengths[-1][1].total_seconds())
    assert lengths == [
        (Phase.ACTIONS, minutes(5)),
        (Phase.STARVATION, minutes(4)),
        (Phase.ACCUSATION, minutes(3)),
        (Phase.TRIAL, minutes(2)),
    ]
    assert port.state.phase is Phase.OVER


def test_halfway_through_those_who_have_not_acted_are_reminded_once() -> None:
    """R6.1."""
    port = sailing()
    port.ok(WriteFast(BOB, Suit.CLUBS))
    assert RULESET.next_deadline(port.state) == Deadline("remind", NOON + minutes(1.5))
    port.later(minutes=2)
    assert port.events[-1] == Reminded((ADA, CY))
    assert RULESET.next_deadline(port.state) == Deadline("close", NOON + minutes(3))


def test_a_phase_ends_early_when_everyone_has_acted() -> None:
    """R6.1."""
    port = sailing()
    port.now += minutes(1)
    port.ok(*(WriteFast(who, Suit.CLUBS) for who in (ADA, BOB, CY)))
    assert (port.state.phase, port.state.opened_at) == (Phase.STARVATION, NOON + minutes(1))
    assert port.state.closes_at == NOON + minutes(4)
    port.ok(*(SayDone(who) for who in (ADA, BOB, CY)))
    assert (port.state.phase, port.state.day) == (Phase.ACTIONS, 2)


def test_only_the_next_deadline_is_taken_and_at_its_own_time() -> None:
    port = sailing()
    stale = Refused("stale_deadline")
    assert port.send(DeadlineReached("close", NOON + minutes(3))) == stale
    assert port.send(DeadlineReached("remind", NOON)) == stale
    port.now += minutes(10)
    port.ok(DeadlineReached("remind", NOON + minutes(1.5)), DeadlineReached("close", NOON + minutes(3)))
    assert port.state.opened_at == NOON + minutes(3)
    assert port.send(DeadlineReached("close", NOON + minutes(3))) == stale


def test_a_deadline_can_be_moved_but_not_into_the_past() -> None:
    port = sailing()
    port.ok(MoveDeadline(NOON + minutes(20)))
    assert RULESET.next_deadline(port.state) == Deadline("remind", NOON + minutes(10))
    assert port.send(MoveDeadline(NOON)) == Refused("deadline_past")
    port.later(minutes=12)
    port.ok(MoveDeadline(NOON + minutes(13)))
    port.later(minutes=1)
    assert port.state.phase is Phase.STARVATION


def test_a_paused_game_takes_nothing_and_keeps_what_was_left() -> None:
    port = sailing()
    port.later(minutes=2)
    port.ok(Pause())
    assert RULESET.next_deadline(port.state) is None
    paused = Refused("paused")
    assert port.send(WriteFast(ADA, Suit.CLUBS)) == paused
    assert port.send(CloseNow()) == paused
    assert port.send(Pause()) == paused
    port.later(hours=5)
    port.ok(Resume())
    assert port.send(Resume()) == Refused("not_paused")
    assert RULESET.next_deadline(port.state) == Deadline("close", port.now + minutes(1))


def test_a_deadline_moved_while_paused_is_counted_from_then() -> None:
    port = sailing()
    port.ok(Pause())
    port.later(hours=1)
    port.ok(MoveDeadline(port.now + minutes(7)))
    port.later(hours=1)
    port.ok(Resume())
    assert port.state.closes_at == port.now + minutes(7)


def test_close_now_closes_with_everything_it_brings() -> None:
    port = sailing()
    port.ok(CloseNow())
    assert port.state.phase is Phase.STARVATION
    port.ok(CloseNow())
    assert (port.state.phase, port.state.day) == (Phase.ACTIONS, 2)
    assert [sailor.health for sailor in port.state.sailors] == [7, 7, 7]


def test_by_post_the_first_day_breaks_at_the_next_opening() -> None:
    """R6.2: noon UTC is 14:00 in Copenhagen, within a window that is open already."""
    port = sailing(settings=BY_POST)
    opening = datetime(2026, 7, 6, 8, tzinfo=UTC)
    assert port.state.phase is Phase.DAWN
    assert RULESET.next_deadline(port.state) == Deadline("close", opening)
    assert port.send(WriteFast(ADA, Suit.CLUBS)) == Refused("not_open", {"phase": "dawn"})
    port.later(days=1)
    assert (port.state.phase, port.state.day, port.state.opened_at) == (Phase.ACTIONS, 1, opening)


def test_by_post_one_day_is_played_in_a_window_and_the_night_after_it() -> None:
    """R6.2: actions due at the close, Starvation open until the next opening."""
    port = sailing(settings=BY_POST)
    port.later(days=1)
    assert port.state.closes_at == datetime(2026, 7, 6, 14, tzinfo=UTC)
    port.ok(*(WriteFast(who, Suit.CLUBS) for who in (ADA, BOB, CY)))
    assert port.state.phase is Phase.STARVATION  # actions may end early
    assert port.state.closes_at == datetime(2026, 7, 7, 8, tzinfo=UTC)
    port.ok(*(SayDone(who) for who in (ADA, BOB, CY)))
    assert port.state.phase is Phase.STARVATION  # Starvation may not
    reminders = len(port.events)
    port.later(hours=13)
    assert port.events[reminders:] == [Reminded(())]
    assert RULESET.notices(port.state, Reminded(()), port.state) == ()
    port.later(hours=11)
    assert (port.state.phase, port.state.day) == (Phase.ACTIONS, 2)
    assert port.state.opened_at == datetime(2026, 7, 7, 8, tzinfo=UTC)


def test_by_post_a_phase_that_opens_on_the_stroke_closes_at_the_next_one() -> None:
    """R6.2: what ends at an opening or at a close is due at the following one."""
    port = sailing(settings=BY_POST)
    due = RULESET.next_deadline(port.state)
    assert due is not None
    port.now = due.at
    port.ok(DeadlineReached(due.kind, due.at), *(WriteFast(who, Suit.CLUBS) for who in (ADA, BOB, CY)))
    assert port.state.phase is Phase.STARVATION
    assert port.state.closes_at == datetime(2026, 7, 7, 8, tzinfo=UTC)
    port.later(hours=6)
    port.ok(CloseNow())
    assert port.state.opened_at == datetime(2026, 7, 6, 14, tzinfo=UTC)
    assert port.state.closes_at == datetime(2026, 7, 7, 14, tzinfo=UTC)


def test_by_post_a_day_that_breaks_after_midnight_ends_with_the_window_of_the_evening() -> None:
    """R6.2: the window is still open from the date before."""
    port = sailing(settings=Settings(pace=Calendar(time(20), time(2), "UTC")))
    port.later(hours=12)
    port.ok(CloseNow(), CloseNow())
    assert (port.state.phase, port.state.day) == (Phase.ACTIONS, 2)
    assert port.state.opened_at == datetime(2026, 7, 6, tzinfo=UTC)
    assert port.state.closes_at == datetime(2026, 7, 6, 2, tzinfo=UTC)


@pytest.mark.parametrize(("settings", "closed"), [(Settings(), True), (BY_POST, False)])
def test_the_room_is_closed_for_the_accusations_of_a_sitting(settings: Settings, closed: bool) -> None:
    """R5.2: nobody confers for two minutes; by post the group stays open."""
    port = in_trouble(settings)
    while port.state.phase is not Phase.OVER:
        port.later(hours=1)
    told = [
        notice.key
        for before, event, after in zip(port.states, port.events, port.states[1:], strict=False)
        for notice in RULESET.notices(before, event, after)
    ]
    assert [key for key in told if "room" in key] == ["raft-room-closed", "raft-room-opened"] * closed


def test_by_post_accusations_are_due_at_the_close_and_the_trial_is_at_the_next_opening() -> None:
    """R6.2."""
    port = in_trouble(BY_POST)
    port.later(days=1)
    assert port.state.phase is Phase.ACCUSATION
    assert port.state.closes_at == datetime(2026, 7, 6, 14, tzinfo=UTC)
    port.later(hours=3)
    assert port.state.phase is Phase.TRIAL
    assert port.state.closes_at == datetime(2026, 7, 7, 8, tzinfo=UTC)
    port.ok(*(CallColour(who, Colour.RED) for who in (ADA, BOB, CY)))
    assert port.state.phase is Phase.OVER


def test_accusations_end_early_when_the_last_is_in() -> None:
    """R5.2."""
    port = in_trouble()
    port.later(minutes=6)
    port.ok(BlameSomebody(ADA, "Bob"), BlameSomebody(BOB, "Ada"), BlameSomebody(CY, "Ada"))
    assert port.state.phase is Phase.TRIAL


@pytest.mark.parametrize(
    ("start", "closes", "opens"),
    [
        # clocks go back on 25 October 2026 in Copenhagen
        (datetime(2026, 10, 24, 7, tzinfo=UTC), datetime(2026, 10, 24, 14, tzinfo=UTC), "2026-10-25T09:00"),
        # and forward on 28 March 2027
        (datetime(2027, 3, 27, 7, tzinfo=UTC), datetime(2027, 3, 27, 15, tzinfo=UTC), "2027-03-28T08:00"),
    ],
)
def test_windows_are_local_time_across_a_change_of_clocks(
    start: datetime, closes: datetime, opens: str
) -> None:
    """R6.2, F31."""
    port = sailing(settings=BY_POST, now=start)
    port.later(hours=3)
    assert port.state.closes_at == closes
    port.later(hours=7)
    assert port.state.closes_at == datetime.fromisoformat(f"{opens}:00+00:00")


def test_days_of_the_week_that_are_not_played_lengthen_starvation() -> None:
    """R6.2, Z2.5: Mondays and Thursdays from the 9th."""
    calendar = Calendar(time(20), time(2), "UTC", date(2026, 7, 9), frozenset({0, 3}))
    port = sailing(settings=Settings(pace=calendar))
    assert RULESET.next_deadline(port.state) == Deadline("close", datetime(2026, 7, 9, 20, tzinfo=UTC))
    port.later(days=4, hours=12)
    assert port.state.closes_at == datetime(2026, 7, 10, 2, tzinfo=UTC)  # a window over midnight
    port.later(hours=4)
    assert port.state.closes_at == datetime(2026, 7, 13, 20, tzinfo=UTC)


def test_a_lobby_has_no_deadline() -> None:
    assert RULESET.next_deadline(Raft()) is None
    assert Port().send(Pause()) == Refused("not_open", {"phase": "lobby"})
