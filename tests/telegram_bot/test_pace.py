"""How fast the bot writes (F46-F48): 30 a second in all, one a second to a person, 20 a minute to a group."""

import itertools

from telegram_bot.pace import Pace

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
        left.append(now)
    return left


def test_a_person_gets_one_message_a_second_f48() -> None:
    assert send_as_fast_as_allowed(Pace(), PERSON, 4) == [1000.0, 1001.0, 1002.0, 1003.0]


def test_an_album_counts_as_so_many_messages_before_and_after_it_f48() -> None:
    pace = Pace()
    pace.leaves(PERSON, None, 1000.0)
    assert pace.ready_at(PERSON, None, 1000.0, count=4) == 1004.0
    pace.leaves(PERSON, None, 1004.0, count=4)
    pace.arrived(PERSON, 1004.5)
    assert pace.ready_at(PERSON, None, 1004.5) == 1008.5
    pace = Pace()
    for _ in range(4):
        pace.leaves(GROUP, None, 1000.0, count=4)
    assert pace.ready_at(GROUP, None, 1001.0, count=2) <= 1001.0
    assert pace.ready_at(GROUP, None, 1001.0, count=4) == 1060.0


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


def test_thirty_messages_a_second_leave_in_all_f48() -> None:
    pace, now, left = Pace(), 1000.0, []
    for person in range(1, 100):
        now = max(now, pace.ready_at(person, None, now))
        pace.leaves(person, None, now)
        left.append(now)
    assert all(sum(at <= other < at + 1 for other in left) <= 30 for at in left)


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
    pace.hold(3, 1010.0)
    pace.forget(2000.0)
    assert pace.paced(1000.0) == {}


def test_a_slow_line_does_not_push_two_messages_together_f48() -> None:
    pace = Pace()
    pace.leaves(PERSON, None, 1000.0)
    pace.arrived(PERSON, 1000.9)
    assert pace.ready_at(PERSON, None, 1000.9) == 1001.9


def test_a_clock_that_is_set_back_makes_no_chat_wait_for_the_time_it_showed_before() -> None:
    pace = Pace()
    pace.leaves(5, "card", 10_000.0)
    pace.hold(6, 10_060.0)
    assert pace.ready_at(6, None, 10_000.0) == 10_060.0
    assert pace.ready_at(5, "card", 6_400.0) <= 6_400.0
    assert pace.ready_at(6, None, 6_400.0) <= 6_400.0
    assert pace.paced(6_400.0) == {}


def test_what_an_earlier_process_has_sent_counts_and_nothing_leaves_in_the_first_second_f48() -> None:
    pace = Pace()
    pace.recall([(GROUP, 950.0 + 2 * number) for number in range(18)] + [(PERSON, 999.8)], 1000.0)
    assert pace.ready_at(8, None, 1000.0) == 1001.0
    assert pace.ready_at(PERSON, None, 1000.0) == 1001.0
    assert pace.ready_at(GROUP, None, 1001.0) == 1010.0
    assert pace.ready_at(GROUP, None, 1001.0, urgent=True) <= 1001.0
