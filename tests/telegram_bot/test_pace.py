"""How fast the bot writes (F46-F48): 30 a second in all, one a second to a person, 20 a minute to a group."""

import heapq
import itertools
import math
import random
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace

import pytest

from core.engine.record import replace
from core.service.clock import REAL
from telegram_bot import ticking
from telegram_bot.pace import Pace
from telegram_bot.rehearsal.server.limits import Limits, LimitSettings, Window
from telegram_bot.rehearsal.server.world import ChatType
from telegram_bot.ticking import Ticking

GROUP = -100
PERSON = 7


def send_as_fast_as_allowed(
    pace: Pace, chat: int, count: int, cards: tuple[str | None, ...] = (None,)
) -> list[float]:
    now, left = 1000.0, []
    for turn in range(count):
        card = cards[turn % len(cards)]
        now = max(now, pace.ready_at(chat, card, now))
        pace.leaves(chat, card, now)
        pace.arrived(chat, now, edits=card)
        left.append(now)
    return left


def test_a_person_gets_one_message_a_second_f48() -> None:
    assert send_as_fast_as_allowed(Pace(), PERSON, 4) == [1000.0, 1001.0, 1002.0, 1003.0]


def test_an_album_counts_as_so_many_messages_before_and_after_it_f48() -> None:
    pace = Pace()
    pace.leaves(PERSON, None, 1000.0)
    assert pace.ready_at(PERSON, None, 1000.0, count=4) == 1004.0
    pace.leaves(PERSON, None, 1004.0, count=4)
    pace.arrived(PERSON, 1004.5, count=4)
    assert pace.ready_at(PERSON, None, 1004.5) == 1008.5
    pace = Pace()
    for _ in range(4):
        pace.leaves(GROUP, None, 1000.0, count=4)
    assert pace.ready_at(GROUP, None, 1001.0, count=2) <= 1001.0
    assert pace.ready_at(GROUP, None, 1001.0, count=4) == 1060.0
    pace = Pace()
    for person in range(1, 29):
        pace.leaves(person, None, 1000.0)
        pace.arrived(person, 1000.0)
    assert pace.ready_at(100, None, 1000.0, count=2) <= 1000.0
    assert pace.ready_at(100, None, 1000.0, count=3) == 1001.0


def test_a_group_gets_eighteen_messages_in_any_minute_and_two_are_kept_for_what_cannot_wait_f48() -> None:
    pace = Pace()
    left = send_as_fast_as_allowed(pace, GROUP, 45)
    assert all(sum(at <= other < at + 60 for other in left) <= 18 for at in left)
    assert left[18] == left[0] + 60
    assert pace.ready_at(GROUP, None, left[-1] + 1, urgent=True) <= left[-1] + 1


def test_the_cards_of_a_group_are_edited_at_most_six_times_a_minute_together_f46() -> None:
    left = send_as_fast_as_allowed(Pace(), GROUP, 8, cards=("day", "raft"))
    assert [b - a for a, b in itertools.pairwise(left)] == [10.0] * 7


def test_a_card_in_private_is_edited_at_most_every_three_seconds() -> None:
    left = send_as_fast_as_allowed(Pace(), PERSON, 3, cards=("sheet",))
    assert left == [1000.0, 1003.0, 1006.0]


def test_edits_are_counted_from_their_answers_so_that_a_slow_line_puts_no_seventh_into_a_minute_f46() -> None:
    pace = Pace()
    pace.leaves(GROUP, "day", 1000.0)
    pace.arrived(GROUP, 1004.0, edits="day")
    assert pace.ready_at(GROUP, "raft", 1004.0) == 1014.0
    pace.leaves(PERSON, "sheet", 1000.0)
    pace.arrived(PERSON, 1002.5, edits="sheet")
    assert pace.ready_at(PERSON, "sheet", 1002.5) == 1005.5


def test_thirty_messages_a_second_leave_in_all_f48() -> None:
    pace, now, left = Pace(), 1000.0, []
    for person in range(1, 100):
        now = max(now, pace.ready_at(person, None, now))
        pace.leaves(person, None, now)
        pace.arrived(person, now)
        left.append(now)
    assert left[29] == 1000.0
    assert all(sum(at <= other < at + 1 for other in left) <= 30 for at in left)


def test_what_is_not_answered_yet_may_still_arrive_with_what_leaves_now_f48() -> None:
    pace = Pace()
    for person in range(1, 31):
        pace.leaves(person, None, 1000.0)
    assert pace.ready_at(100, None, 1005.0) == math.inf
    pace.arrived(7, 1005.2)
    assert pace.ready_at(100, None, 1005.2) == 1006.2


@pytest.mark.parametrize(("shortest", "longest"), [(0.001, 0.01), (0.1, 0.3), (0.05, 2.0)])
def test_however_the_line_delays_and_bunches_calls_no_window_of_telegrams_is_overfull_f48(
    shortest: float, longest: float
) -> None:
    """People and groups, words and edits; each call takes its time there and back, and Telegram counts on its side."""
    line = Line(shortest, longest)
    line.run(70.0)
    report = line.server.report()
    assert report["violations"] == {"overall": 0, "private": 0, "group": 0}
    assert report["peak"]["overall"] > 20
    assert line.left > 70 * 30 / (1 + longest) * 0.9


class Line:
    """A sender that always has something to say, as fast as the pace lets it, and a server that counts what comes."""

    def __init__(self, shortest: float, longest: float) -> None:
        self.pace, self.left = Pace(), 0
        self.now = 1000.0
        windows = LimitSettings(private=Window(1, 1.0), enforced=False)
        self.server = Limits(SimpleNamespace(now=lambda: self.now), windows)  # type: ignore[arg-type]
        self._dice = random.Random(1)
        self._delay = lambda: self._dice.uniform(shortest, longest) / 2
        self._comes: list[tuple[float, int, Callable[[], None]]] = []
        self._busy: set[int] = set()

    def run(self, seconds: float) -> None:
        end, count = 1000.0 + seconds, itertools.count()
        while self.now < end:
            for chat in (-1, -2, -3, *range(1, 90)):
                if self.pace.room_at(self.now) > self.now:
                    break
                card = self._dice.choice([None, None, "card"])
                if chat not in self._busy and self.pace.ready_at(chat, card, self.now) <= self.now:
                    self._leave(chat, card, count)
            soon = self.now + 0.02
            while self._comes and self._comes[0][0] <= soon:
                self.now, _, happens = heapq.heappop(self._comes)
                happens()
            self.now = soon

    def _leave(self, chat: int, card: str | None, count: Iterator[int]) -> None:
        self.pace.leaves(chat, card, self.now)
        self.left += 1
        self._busy.add(chat)
        there = self.now + self._delay()
        kind = ChatType.PRIVATE if chat > 0 else ChatType.SUPERGROUP
        counted = SimpleNamespace(id=chat, type=kind)
        heapq.heappush(self._comes, (there, next(count), lambda: self.server.charge(counted)))  # type: ignore[arg-type]
        heapq.heappush(self._comes, (there + self._delay(), next(count), lambda: self._answered(chat)))

    def _answered(self, chat: int) -> None:
        self.pace.arrived(chat, self.now)
        self._busy.discard(chat)


def test_a_chat_that_must_wait_holds_no_other_f47() -> None:
    pace = Pace()
    pace.hold(PERSON, 1035.0)
    assert pace.ready_at(PERSON, None, 1000.0) == 1035.0
    assert pace.ready_at(8, None, 1000.0) == 1000.0
    assert pace.paced(1000.0) == {PERSON: 1035.0}


def test_what_limits_nothing_any_more_is_forgotten() -> None:
    pace = Pace()
    for person in range(1, 50):
        pace.leaves(person, "card", 1000.0)
        pace.arrived(person, 1000.0)
    pace.hold(3, 1010.0)
    pace.forget(2000.0)
    assert pace.paced(1000.0) == {}


def test_an_answer_that_takes_longer_than_chats_are_remembered_counts_all_the_same_f48() -> None:
    pace = Pace()
    pace.leaves(PERSON, None, 1000.0)
    pace.forget(2000.0)
    pace.arrived(PERSON, 2000.5)
    pace.forget(2001.0)
    assert pace.ready_at(PERSON, None, 2001.0) == 2001.5


def test_a_slow_line_does_not_push_two_messages_together_f48() -> None:
    pace = Pace()
    pace.leaves(PERSON, None, 1000.0)
    pace.arrived(PERSON, 1000.9)
    assert pace.ready_at(PERSON, None, 1000.9) == 1001.9


def test_a_leap_of_a_rehearsals_time_frees_nothing_that_the_server_may_have_counted_after_it_f48() -> None:
    """The server may have seen the leap half a second (here 30 of the old seconds) earlier."""
    pace = Pace()
    for person in range(1, 31):
        pace.leaves(person, None, 1000.0)
        pace.arrived(person, 1000.0)
    pace.leapt(1020.0, 9000.0, 30.0)
    assert pace.ready_at(100, None, 9000.0) == 9001.0
    pace.leapt(9040.0, 20_000.0, 30.0)
    assert pace.ready_at(100, None, 20_000.0) <= 20_000.0


def test_a_time_that_is_set_back_makes_no_chat_wait_for_what_it_showed_before() -> None:
    pace = Pace()
    pace.leaves(5, "card", 10_000.0)
    pace.arrived(5, 10_000.0)
    pace.hold(6, 10_060.0)
    pace.leapt(10_030.0, 6_400.0, 0.5)
    assert pace.ready_at(6, None, 6_400.0) == 6_430.0
    assert pace.ready_at(5, "card", 6_400.0) == 6_403.0
    assert pace.paced(6_401.0) == {6: 6_430.0}


class Machine:
    """Its wall clock can be put forward or back; its seconds go on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.wall, self.seconds = datetime(2026, 11, 1, 12, tzinfo=UTC), 100.0
        monkeypatch.setattr(ticking, "real_now", lambda: self.wall)
        monkeypatch.setattr(ticking, "time", SimpleNamespace(monotonic=lambda: self.seconds))
        self.setting = REAL
        self.leaps: list[tuple[float, float, float]] = []
        clock = SimpleNamespace(setting=lambda: self.setting)
        self.ticking = Ticking(clock, lambda *leap: self.leaps.append(leap))  # type: ignore[arg-type]

    def pass_by(self, seconds: float) -> None:
        self.wall += timedelta(seconds=seconds)
        self.seconds += seconds


@pytest.mark.parametrize("step", [3600.0, -3600.0])
def test_a_machine_whose_clock_is_put_right_neither_forgets_what_it_sent_nor_waits_f48(
    monkeypatch: pytest.MonkeyPatch, step: float
) -> None:
    machine = Machine(monkeypatch)
    before = machine.ticking.now()
    machine.wall += timedelta(seconds=step)
    machine.pass_by(0.5)
    assert machine.ticking.now() == before + 0.5
    assert machine.leaps == []


def test_a_leap_of_the_ships_time_is_told_with_how_long_others_may_have_known_of_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    machine = Machine(monkeypatch)
    before = machine.ticking.now()
    machine.setting = replace(REAL, anchor_game=REAL.anchor_game + timedelta(hours=1))
    assert machine.ticking.now() == before + 3600
    machine.setting = replace(machine.setting, anchor_real=machine.wall, anchor_game=machine.wall, speed=60.0)
    machine.pass_by(1.0)
    assert machine.ticking.now() == before + 60
    assert machine.leaps == [(before, before + 3600, 0.5), (before + 3601, before + 60, 0.5)]


def test_what_an_earlier_process_has_sent_counts_and_nothing_leaves_in_the_first_second_f48() -> None:
    pace = Pace()
    pace.recall([(GROUP, 950.0 + 2 * number) for number in range(18)] + [(PERSON, 999.8)], 1000.0)
    assert pace.ready_at(8, None, 1000.0) == 1001.0
    assert pace.ready_at(PERSON, None, 1000.0) == 1001.0
    assert pace.ready_at(GROUP, None, 1001.0) == 1010.0
    assert pace.ready_at(GROUP, None, 1001.0, urgent=True) <= 1001.0
    assert (
        pace.ready_at(GROUP, "day", 1001.0, urgent=True) == 1010.0
    )  # the last may have been an edit, just now
    assert pace.ready_at(PERSON, "sheet", 1001.0) == 1003.0
