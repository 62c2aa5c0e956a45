"""Deadlines are applied at their own time, once, and never before what was sent earlier has been read."""

from datetime import timedelta

from core.engine.command import CloseNow, Pause, Resume
from core.engine.ids import Seat
from core.engine.refusal import Refused
from core.service.inbox import RowState
from core.service.moves import Accepted, by_moderator, by_person
from core.service.outbox import ParcelState
from core.service.tables import Table
from core.service.watermark import GRACE
from tests.service.dinghy import DAY, Vote
from tests.service.harbour import BOT, NOON, Harbour, Wall, harbour_on

CLOSE = NOON + DAY
SECOND = timedelta(seconds=1)


def days(harbour: Harbour, table_id: int) -> list[int]:
    with harbour.desk.read() as books:
        names = [one.name for one in books.log.events(table_id)]
    return [number for number, name in enumerate(names, 1) if name == "day_opened"]


def test_a_day_closes_by_itself_two_seconds_after_its_time_and_at_its_time(harbour: Harbour) -> None:
    table = harbour.game()
    harbour.wall.now = CLOSE + SECOND
    harbour.run()
    assert harbour.state(table).day == 1
    harbour.wait(seconds=1)
    assert harbour.state(table).day == 2
    assert harbour.state(table).closes_at == CLOSE + DAY
    with harbour.desk.read() as books:
        move = books.log.last_move(table.id)
    assert move is not None
    assert (move.command, move.at) == ("deadline_reached", CLOSE)


def test_what_had_come_in_by_a_moment_is_told_from_what_counts_by_it(harbour: Harbour) -> None:
    """The bot was away at the close: whoever wrote just after it knew of none yet (secrecy: rooms)."""
    table = harbour.game()
    open_day = harbour.table(table).version
    harbour.wall.now = CLOSE + timedelta(minutes=20)
    harbour.run()
    closed = harbour.table(table).version
    with harbour.desk.read() as books:
        assert books.log.reached(table.id, NOON - DAY) == 0
        assert books.log.reached(table.id, CLOSE + timedelta(minutes=19)) == open_day
        assert books.log.reached(table.id, CLOSE + timedelta(minutes=20)) == closed > open_day
    with harbour.desk.write() as books:
        books.inbox.clean(CLOSE + DAY)
        assert books.log.reached(table.id, NOON) == closed, "of what came in long ago no row is left"


def test_without_news_from_the_reader_no_deadline_is_applied(harbour: Harbour) -> None:
    table = harbour.game()
    harbour.wall.now = CLOSE + timedelta(hours=1)
    assert harbour.desk.ring() == 0
    assert harbour.state(table).day == 1


def test_a_vote_of_the_last_second_counts_and_one_at_the_close_does_not(harbour: Harbour) -> None:
    """F06: the day ends at 18:00:00; 17:59:59 is in it, 18:00:00 is the next day."""
    table = harbour.game()
    harbour.wall.now = CLOSE + timedelta(seconds=1)
    assert isinstance(harbour.vote(table, "Ann", "Ben", dated=CLOSE - SECOND), Accepted)
    row = harbour.row(dated=CLOSE)
    with harbour.desk.work(row) as work:
        work.command(
            table.id,
            Vote(work.seat_of(table.id, harbour.people["Ben"]) or 0, "Cat"),
            by_person(harbour.people["Ben"]),
        )
    held = harbour.desk.outcome(row.id)
    assert held is not None
    assert held.state is RowState.HELD
    assert harbour.state(table).votes == {0: "Ben"}
    harbour.wall.now = CLOSE + GRACE
    harbour.desk.caught_up(harbour.wall.now)
    again = harbour.desk.next_row()
    assert again is not None
    assert again.id == row.id
    with harbour.desk.work(again) as work:
        work.command(
            table.id,
            Vote(work.seat_of(table.id, harbour.people["Ben"]) or 0, "Cat"),
            by_person(harbour.people["Ben"]),
        )
    state = harbour.state(table)
    assert (state.day, state.votes) == (2, {1: "Cat"})


def test_a_straggler_is_refused_and_kept_for_the_moderator(harbour: Harbour) -> None:
    """F06: sent before the close, read after it was applied."""
    table = harbour.game()
    harbour.wall.now = CLOSE + GRACE
    harbour.run()
    assert harbour.vote(table, "Ann", "Ben", dated=CLOSE - SECOND) == Refused("too_late")
    assert harbour.state(table).votes == {}
    with harbour.desk.read() as books:
        late = books.log.moves(table.id, stragglers=True)
    assert [(one.command, one.refused, one.at) for one in late] == [("vote", "too_late", CLOSE - SECOND)]


def test_after_a_stop_the_waiting_votes_are_read_before_the_close(harbour: Harbour) -> None:
    """A tap counts by its arrival, and does not close the day over the head of a vote typed in time and read later."""
    table = harbour.game()
    ann, ben = harbour.people["Ann"], harbour.people["Ben"]
    harbour.wall.now = CLOSE + timedelta(minutes=20)
    tap = harbour.row()
    typed = harbour.row(dated=CLOSE - SECOND)
    harbour.desk.caught_up(harbour.wall.now)
    for row, (person, whom) in ((tap, (ben, "Cat")), (typed, (ann, "Ben"))):
        with harbour.desk.work(row) as work:
            seat = work.seat_of(table.id, person)
            assert seat is not None
            work.command(table.id, Vote(seat, whom), by_person(person))
    assert harbour.state(table).votes == {0: "Ben"}
    assert harbour.state(table).day == 1
    row = harbour.desk.next_row()
    assert row is not None
    assert row.id == tap.id
    with harbour.desk.work(row) as work:
        work.command(table.id, Vote(Seat(1), "Cat"), by_person(ben))
    assert harbour.state(table).day == 2
    assert harbour.state(table).votes == {1: "Cat"}


def test_a_long_stop_closes_every_day_once_each_at_its_own_time(harbour: Harbour) -> None:
    """F35, F37: ringing twice, or with the bells of another worker in the queue, closes nothing twice."""
    table = harbour.game()
    harbour.wall.now = NOON + 3 * DAY + timedelta(hours=1)
    harbour.desk.caught_up(harbour.wall.now)
    assert harbour.desk.ring() == 1
    assert harbour.desk.ring() == 0
    harbour.run()
    with harbour.desk.read() as books:
        closes = [
            one.at
            for one in books.log.moves(table.id)
            if "close" in one.body and one.command == "deadline_reached"
        ]
    assert closes == [NOON + DAY, NOON + 2 * DAY, NOON + 3 * DAY]
    assert harbour.state(table).day == 4


def test_a_reminder_makes_nobody_a_straggler(harbour: Harbour) -> None:
    table = harbour.game()
    harbour.wall.now = CLOSE - timedelta(hours=1) + GRACE
    harbour.run()
    assert harbour.state(table).reminded
    assert isinstance(harbour.vote(table, "Ann", "Ben", dated=CLOSE - timedelta(hours=1) - SECOND), Accepted)
    with harbour.desk.read() as books:
        move = books.log.last_move(table.id)
    assert move is not None
    assert move.at == CLOSE - timedelta(hours=1)


def said(harbour: Harbour, table: Table, key: str) -> list[ParcelState]:
    with harbour.desk.read() as books:
        return [parcel.state for parcel in books.outbox.of_table(table.id)[::-1] if parcel.key == key]


def test_a_reminder_that_has_not_left_by_the_close_is_not_sent_and_one_of_a_phase_that_lasts_is(
    harbour: Harbour,
) -> None:
    """After a stop that reached over three days only the reminder of the day that still lasts is of use."""
    table = harbour.game()
    harbour.wall.now = NOON + 3 * DAY - timedelta(minutes=30)
    harbour.run()
    assert harbour.state(table).day == 3
    gone, waits = ParcelState.CANCELLED, ParcelState.WAITING
    assert said(harbour, table, "dinghy-reminder") == [gone, gone, waits]
    assert set(said(harbour, table, "dinghy-day")) == {waits}


def test_of_a_pause_that_is_over_nobody_is_told_any_more(harbour: Harbour) -> None:
    """As when the bot was put out of the group meanwhile, or a stop of the bot was given back (F42)."""
    table = harbour.game()
    harbour.moderator(table)
    chat = harbour.table(table).chat
    assert chat is not None
    assert harbour.moderate(table, Pause()).refused is None
    with harbour.work() as work:
        for key in ("dinghy-paused", "dinghy-day"):
            work.say(chat, key, {}, table=table)
    assert harbour.moderate(table, Resume()).refused is None
    assert said(harbour, table, "dinghy-paused") == [ParcelState.CANCELLED]
    assert set(said(harbour, table, "dinghy-day")) == {ParcelState.WAITING}


def test_a_moderators_word_to_those_who_have_not_acted_goes_with_the_phase_that_he_closes(
    harbour: Harbour,
) -> None:
    table = harbour.game()
    moderator = harbour.moderator(table)
    cause = by_moderator(moderator, "Moll", "a test")
    harbour.desk.submit_errand(table.id, "prod", {"seats": [0]}, cause)
    harbour.run()
    assert said(harbour, table, "prod") == [ParcelState.WAITING]
    harbour.moderate(table, CloseNow())
    assert said(harbour, table, "prod") == [ParcelState.CANCELLED]


def test_a_pause_keeps_what_was_left_of_the_day(harbour: Harbour) -> None:
    table = harbour.game()
    harbour.moderator(table)
    harbour.wait(hours=1)
    harbour.moderate(table, Pause())
    assert harbour.table(table).deadline_at is None
    harbour.wait(hours=48)
    assert harbour.state(table).day == 1
    harbour.moderate(table, Resume())
    assert harbour.state(table).closes_at == CLOSE + timedelta(hours=48)


def test_what_was_sent_before_the_moderator_closed_the_day_is_too_late(harbour: Harbour) -> None:
    table = harbour.game()
    harbour.moderator(table)
    harbour.wait(hours=1)
    assert harbour.moderate(table, CloseNow()).refused is None
    assert harbour.vote(table, "Ann", "Ben", dated=harbour.now() - SECOND) == Refused("too_late")


def test_all_deadlines_are_there_again_after_a_restart(database_url: str, tmp_path: object) -> None:
    """F36, F38: killed in the middle of a day, the next process goes on with it, and nobody has to do anything."""
    from pathlib import Path

    wall = Wall()
    data = Path(str(tmp_path)) / "data"
    with harbour_on(database_url, data, wall) as first:
        table = first.game()
        first.vote(table, "Ann", "Ben")
        alarm = first.desk.next_alarm()
    wall.now += timedelta(hours=2)
    with harbour_on(database_url, data, wall) as second:
        second.updates = 1000
        second.people = first.people
        assert second.desk.next_alarm() == alarm
        assert second.state(table).votes == {0: "Ben"}
        second.vote(table, "Ben", "Cat")
        assert second.state(table).votes == {0: "Ben", 1: "Cat"}
        with second.desk.read() as books:
            assert [one.id for one in books.tables.due(BOT, CLOSE)] == [table.id]


def test_the_alarm_rings_two_seconds_after_the_next_deadline(harbour: Harbour) -> None:
    assert harbour.desk.next_alarm() is None
    harbour.game()
    assert harbour.desk.next_alarm() == CLOSE - timedelta(hours=1) + GRACE
