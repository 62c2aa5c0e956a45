"""Windows, deadlines, reminders and the moderator's hand on them (Z2, Z11)."""

from datetime import UTC, date, datetime, timedelta

from core.engine.calendar import Calendar, FastClock, Window, closing, first_day, following_day, plank_lead
from core.engine.command import CloseNow, DeadlineReached, MoveDeadline, Pause, Resume
from core.engine.refusal import Refused
from core.mafia.commands import CallPlank, ChangeTimetable, Execute, Post, Rest, Vote
from core.mafia.events import PlankDeadlinePassed, Reminded, TrialEnded
from core.mafia.options import still_to_act
from core.mafia.ruleset import RULESET
from core.mafia.settings import Settings
from core.mafia.state import Phase, crew_of, home_of
from tests.mafia.port import FAST, NOON, Port, sailing, without_reminders

BY_CALENDAR = Settings(FAST.setup, Calendar())


def due(port: Port) -> tuple[str, str]:
    deadline = RULESET.next_deadline(port.state)
    assert deadline is not None
    return deadline.kind, deadline.at.strftime("%d %H:%M")


def test_a_day_has_its_reminder_its_plank_deadline_and_its_close() -> None:
    port = sailing(BY_CALENDAR)
    assert due(port) == ("open", "05 17:00")  # NOON in UTC is before 10:00 in Los Angeles
    port.later(hours=5)
    assert due(port) == ("reminder", "05 22:00")
    port.later(hours=5)
    assert due(port) == ("plank", "05 22:30")  # Z2.3: 30 minutes before the close
    port.later(minutes=30)
    assert due(port) == ("close", "05 23:00")
    port.later(minutes=30)
    assert due(port) == ("reminder", "06 16:00")
    assert port.state.phase is Phase.NIGHT
    port.later(hours=18)
    assert (port.state.phase, port.state.day) == (Phase.DAY, 2)


def test_the_plank_deadline_of_a_short_day_is_a_quarter_before_the_close() -> None:
    port = sailing(without_reminders())
    assert due(port) == ("plank", "05 12:45")  # Z2.3
    assert plank_lead(timedelta(hours=6)) == timedelta(minutes=30)
    assert plank_lead(timedelta(minutes=4)) == timedelta(minutes=1)


def test_a_deadline_that_is_not_the_next_is_stale() -> None:
    port = sailing(without_reminders())
    deadline = RULESET.next_deadline(port.state)
    assert deadline is not None
    for wrong in (
        DeadlineReached("close", deadline.at),
        DeadlineReached("plank", deadline.at + timedelta(seconds=1)),
    ):
        assert port.send(wrong) == Refused("stale_deadline")
    port.now = deadline.at
    port.ok(DeadlineReached(deadline.kind, deadline.at))
    assert port.send(DeadlineReached(deadline.kind, deadline.at)) == Refused("stale_deadline")  # F37


def test_a_deadline_read_late_takes_effect_at_its_own_time() -> None:
    port = sailing(without_reminders())
    port.now += timedelta(hours=5)  # Z2.6, F35
    for _ in range(2):
        deadline = RULESET.next_deadline(port.state)
        assert deadline is not None
        port.ok(DeadlineReached(deadline.kind, deadline.at))
    assert due(port) == ("open", "05 13:30")


def test_nights_last_their_time_whoever_has_acted() -> None:
    port = sailing(without_reminders())
    port.until(Phase.NIGHT, 1)
    before = RULESET.next_deadline(port.state)
    port.ok(
        *(Rest(seat) for seat in sorted(port.state.night.roster))
    )  # Z2.4, F19: nothing that is done moves the end
    assert still_to_act(port.state) == ()
    assert RULESET.next_deadline(port.state) == before


def test_reminders_come_to_all_alike_and_once() -> None:
    port = sailing()
    port.until(Phase.NIGHT, 1)
    assert len(port.happened(Reminded)) == 1
    assert RULESET.audience(port.state, Reminded()).public


def accused(port: Port) -> None:
    captain = port.who("captain")
    crew = crew_of(port.state, home_of(port.state, captain))
    other = next(seat for seat in crew if seat != captain)
    port.ok(CallPlank(captain, port.name(other)))


def test_a_close_moved_forward_takes_the_plank_deadline_along_and_releases_at_once() -> None:
    port = sailing(without_reminders())
    accused(port)
    port.ok(MoveDeadline(NOON + timedelta(minutes=10)))  # Z2.3: the lead is a quarter of the scheduled hour
    assert due(port) == ("close", "05 12:10")
    assert [event.how for event in port.happened(TrialEnded) if isinstance(event, TrialEnded)] == ["released"]
    assert port.send(Execute(port.who("captain"))) == Refused("bad_call")


def test_moved_back_after_it_passed_what_was_released_stays_so_and_an_unspent_captain_may_call() -> None:
    port = sailing(without_reminders())
    port.later(minutes=50)
    assert due(port) == ("close", "05 13:00")
    port.ok(MoveDeadline(NOON + timedelta(hours=3)))  # Z2.3
    assert due(port) == ("plank", "05 14:45")
    accused(port)
    assert len(port.state.trials) == 1


def test_a_deadline_cannot_be_moved_into_the_past() -> None:
    port = sailing()
    assert port.send(MoveDeadline(NOON)) == Refused("deadline_past")


def test_closed_now_a_day_first_has_its_plank_deadline() -> None:
    port = sailing(without_reminders())
    accused(port)
    port.ok(CloseNow())
    assert port.state.phase is Phase.NIGHT
    assert len(port.happened(PlankDeadlinePassed)) == len(port.happened(TrialEnded)) == 1
    assert due(port) == ("open", "05 12:30")


def test_a_night_closed_now_opens_a_longer_day_by_the_calendar() -> None:
    port = sailing(BY_CALENDAR)
    port.until(Phase.NIGHT, 1)
    port.now += timedelta(hours=2)
    port.ok(CloseNow())
    clock = port.state.clock
    assert clock is not None
    assert (port.state.day, clock.ends_at.isoformat()) == (2, "2026-07-06T23:00:00+00:00")
    assert clock.plank_at == clock.ends_at - timedelta(minutes=30)


def test_paused_nothing_is_due_and_nobody_acts_and_afterwards_as_much_is_left() -> None:
    port = sailing(without_reminders())
    port.later(minutes=20)
    port.ok(Pause())
    assert RULESET.next_deadline(port.state) is None
    assert port.send(Post(port.who("captain"), "x")) == Refused("paused")
    assert port.send(Vote(port.who("captain"), ("x",))) == Refused("paused")
    port.now += timedelta(hours=7)
    port.ok(Pause(), Resume())
    assert due(port) == ("plank", "05 19:45")
    assert port.send(Resume()) == Refused("not_paused")


def test_moved_while_paused_what_is_to_be_left_counts_from_now() -> None:
    port = sailing(without_reminders())
    port.later(minutes=20)
    port.ok(Pause())
    port.now += timedelta(hours=1)
    port.ok(MoveDeadline(port.now + timedelta(minutes=30)))
    port.now += timedelta(hours=1)
    port.ok(Resume())
    assert due(port) == ("plank", "05 14:35")  # close in 30 minutes, the plank a quarter of the hour before


def test_closing_now_ends_a_pause() -> None:
    port = sailing(without_reminders())
    port.ok(Pause())
    port.now += timedelta(hours=1)
    port.ok(CloseNow())
    assert due(port) == ("open", "05 13:30")


def test_another_timetable_holds_from_the_coming_day_on() -> None:
    port = sailing(without_reminders())
    port.ok(ChangeTimetable(FastClock(20, 10), 0, 0))
    assert due(port) == ("plank", "05 12:45")
    port.until(Phase.NIGHT, 1)
    assert due(port) == ("open", "05 13:10")
    assert port.send(ChangeTimetable(FastClock(0, 10), 0, 0)) == Refused(
        "bad_minutes", {"least": "0.1", "most": 10080}
    )
    port.ok(ChangeTimetable(Calendar(), 0, 0))
    assert due(port) == ("open", "05 17:00")


def test_a_skipped_weekday_lengthens_the_night() -> None:
    weekdays = Calendar(weekdays=frozenset({0, 2}))  # Monday and Wednesday
    monday = first_day(weekdays, datetime(2026, 7, 5, 12, tzinfo=UTC))
    wednesday = following_day(weekdays, monday, monday.closes)
    assert (monday.date, wednesday.date) == (date(2026, 7, 6), date(2026, 7, 8))  # Z2.5


def test_a_day_held_open_past_the_next_window_is_followed_by_the_one_after() -> None:
    calendar = Calendar()
    monday = first_day(calendar, datetime(2026, 7, 6, 12, tzinfo=UTC))
    assert following_day(calendar, monday, monday.opens + timedelta(hours=30)).date == date(2026, 7, 8)
    early = following_day(calendar, monday, monday.opens + timedelta(hours=1))
    assert early.date == date(2026, 7, 7)  # closed early, still not twice on one date


def test_opened_late_a_day_still_closes_on_time_and_after_that_it_has_its_length() -> None:
    opens = datetime(2026, 7, 6, 17, tzinfo=UTC)
    scheduled = Window(date(2026, 7, 6), opens, opens + timedelta(hours=6))
    late, too_late = opens + timedelta(hours=2), opens + timedelta(hours=7)
    assert closing(Calendar(), scheduled, late) == scheduled.closes
    assert closing(Calendar(), scheduled, too_late) == too_late + timedelta(hours=6)
    assert closing(FastClock(), scheduled, late) == late + timedelta(hours=6)


def test_across_the_change_of_clocks_the_night_is_an_hour_longer_and_the_day_is_not() -> None:
    calendar = Calendar()  # Z2.2, F31
    saturday = first_day(calendar, datetime(2026, 10, 31, 12, tzinfo=UTC))
    sunday = following_day(calendar, saturday, saturday.closes)
    assert saturday.length == sunday.length == timedelta(hours=6)
    assert sunday.opens - saturday.closes == timedelta(hours=19)
