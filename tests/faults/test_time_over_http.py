"""Typed words count by their date, taps by their arrival, whatever polling, stops and clocks do (F06, F35-F38)."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from core.engine.calendar import FastClock
from core.engine.command import MoveDeadline, Pause, Resume
from core.service import people
from core.service.moves import by_moderator
from telegram_bot.rehearsal.server.refusals import QUERY_TOO_OLD
from tests.e2e.crew import Crew
from tests.e2e.crew import set_sail as set_sail_raft
from tests.e2e.fleet import Fleet, set_sail
from tests.e2e.harbour import Harbour

SECOND = timedelta(seconds=1)


class Watch:
    """Moves the clock of a table to exact moments around its close."""

    def __init__(self, sea: Harbour, group: int) -> None:
        self.sea = sea
        self.group = group

    @property
    def table(self) -> Any:
        return self.sea.table(self.group)

    def closes_at(self) -> datetime:
        view = self.sea.view(self.table)
        return datetime.fromisoformat(view.get("closes_at") or view["ends_at"])

    async def be_at(self, moment: datetime, *, speed: float = 1.0) -> None:
        """It is that moment, and time goes slowly on from there, or stands."""
        clock = self.sea.ship.clock
        clock.run_at(speed)
        if moment > clock.now():
            clock.jump_to(moment)
        await asyncio.sleep(0.6)  # the server reads the clock twice a second

    async def go_on(self) -> None:
        self.sea.ship.clock.run_at(20)

    def moderate(self) -> None:
        """With a moderator no stop lengthens a phase by itself."""
        table = self.table
        with self.sea.ship.store.write() as books:
            assert people.appoint(books, table, table.host, None, self.sea.ship.clock.now()) is None

    def order(self, command: Any) -> None:
        cause = by_moderator(self.table.host, "Moll", "a test")
        self.sea.ship.desk().submit(self.table.id, command, cause)

    def closes(self) -> list[datetime]:
        """When each close counted as having happened, in order."""
        with self.sea.ship.store.read() as books:
            return [
                move.at
                for move in books.log.moves(self.table.id)
                if move.command == "deadline_reached"
                and "remind" not in move.body
                and "plank" not in move.body
            ]


@pytest.fixture
async def fleet(sea: Harbour) -> Fleet:
    fleet = await set_sail(sea, clock=FastClock(20, 10), by_hand=False)
    await sea.quiet()
    sea.ship.clock.run_at(1)
    return fleet


def three(fleet: Fleet) -> tuple[list[int], list[str]]:
    """The people of one ship and their aliases; the one in the middle can be lynched and no more."""
    victim = fleet.with_role("vanilla")
    first, last = fleet.mates(victim)
    return [first, victim, last], [fleet.alias(each) for each in (first, victim, last)]


async def test_deadlines_missed_in_a_stop_come_about_in_order_each_at_its_own_time_f35_f36(
    sea: Harbour, fleet: Fleet
) -> None:
    watch = Watch(sea, fleet.group)
    watch.moderate()
    closes = watch.closes_at()
    clock = fleet.state.settings.timetable
    assert isinstance(clock, FastClock)
    night = closes + timedelta(minutes=clock.night_minutes)
    day = night + timedelta(minutes=clock.day_minutes)
    await sea.stop_bot()
    await watch.be_at(day + timedelta(minutes=1))
    await watch.go_on()
    await sea.start_bot()
    await fleet.everybody_sees("☀️ Day 2.")
    await sea.quiet()
    assert watch.closes() == [closes, night, day]
    texts = "\n".join(await sea.texts(fleet.host, fleet.group))
    assert texts.index("Night 1") < texts.index("Day 2") < texts.index("Night 2")


async def test_a_live_close_waits_for_what_polling_brings_late_and_refuses_what_was_typed_after_f06(
    sea: Harbour, fleet: Fleet
) -> None:
    watch = Watch(sea, fleet.group)
    (ann, _, cat), (first, second, _) = three(fleet)
    closes = watch.closes_at()
    await watch.be_at(closes - 3 * SECOND)
    await sea.client.order_fault("answer_late", method="getUpdates", seconds=3.0, times=1)
    await watch.be_at(closes - SECOND)
    await sea.client.say(ann, f"/vote {second}")
    await watch.be_at(whole_second_from(closes))
    await sea.client.say(cat, f"/vote {first}")
    await watch.go_on()
    await sea.sees(cat, f"{second} is lynched")
    await sea.sees(cat, "not the hour")
    assert watch.closes()[-1] == closes


async def test_a_straggler_that_telegram_brings_after_the_close_is_told_so_and_shown_f06(
    sea: Harbour, fleet: Fleet
) -> None:
    watch = Watch(sea, fleet.group)
    (ann, ben, _), (_, second, _) = three(fleet)
    closes = watch.closes_at()
    await watch.be_at(closes + 3 * SECOND)
    await watch.go_on()
    await sea.sees(ann, "🌙 Night 1")
    typed = whole_second_from(closes) - 2 * SECOND
    await sea.client.queue_update(a_vote(ann, second, typed))
    await sea.sees(ann, "Too late")
    with sea.ship.store.read() as books:
        late = books.log.moves(watch.table.id, stragglers=True)
    assert [(move.command, move.at) for move in late] == [("vote", typed)]
    assert await sea.find(ben, f"votes {second}") is None


def whole_second_from(moment: datetime) -> datetime:
    """Telegram dates a message in whole seconds: the first of them that is not before `moment` (Z2.6)."""
    whole = moment.replace(microsecond=0)
    return whole if whole == moment else whole + SECOND


def a_vote(person: int, alias: str, at: datetime) -> dict[str, Any]:
    text = f"/vote {alias}"
    return {
        "update_id": 900_000_000,
        "message": {
            "message_id": 900_000,
            "date": int(at.timestamp()),
            "chat": {"id": person, "type": "private", "first_name": "Ann"},
            "from": {"id": person, "is_bot": False, "first_name": "Ann", "language_code": "en"},
            "text": text,
            "entities": [{"type": "bot_command", "offset": 0, "length": 5}],
        },
    }


async def test_no_old_timer_closes_a_day_that_was_extended_shortened_or_paused_f36_f37(
    sea: Harbour, fleet: Fleet
) -> None:
    watch = Watch(sea, fleet.group)
    closes = watch.closes_at()
    later = closes + timedelta(minutes=5)
    watch.order(MoveDeadline(closes_at=later))
    await sea.until(lambda: _is(watch, later), "the day to be longer")
    await watch.be_at(closes + 4 * SECOND)
    await asyncio.sleep(1.0)
    assert watch.closes() == []
    watch.order(Pause())
    await sea.until(lambda: _has_no_deadline(watch), "the pause")
    paused_at = sea.ship.clock.now()
    await watch.be_at(later + timedelta(minutes=1))
    await asyncio.sleep(1.0)
    assert watch.closes() == []
    watch.order(Resume())
    await sea.until(lambda: _runs(watch), "the day to go on")
    resumed = watch.closes_at()
    left = resumed - sea.ship.clock.now()
    assert abs(left - (later - paused_at)) < 5 * SECOND
    sooner = sea.ship.clock.now() + timedelta(minutes=1)
    watch.order(MoveDeadline(closes_at=sooner))
    await sea.until(lambda: _is(watch, sooner), "the day to be shorter")
    await watch.be_at(sooner)
    await sea.sees(fleet.host, "Night 1", fleet.group)
    assert watch.closes() == [sooner]
    await watch.be_at(min(resumed, sooner + timedelta(minutes=4)))
    await asyncio.sleep(1.0)
    assert watch.closes() == [sooner]


async def _is(watch: Watch, moment: datetime) -> bool:
    return watch.closes_at() == moment


async def _has_no_deadline(watch: Watch) -> bool:
    return watch.table.deadline_at is None


async def _runs(watch: Watch) -> bool:
    return watch.table.deadline_at is not None


@pytest.fixture
async def crew(sea: Harbour) -> Crew:
    crew = await set_sail_raft(sea, "Ann", "Ben", "Cat")
    await sea.quiet()
    sea.ship.clock.run_at(1)
    return crew


async def test_a_tap_counts_by_its_arrival_and_one_too_old_for_its_answer_is_answered_in_writing(
    sea: Harbour, crew: Crew
) -> None:
    """R6: the raft's actions are taps. Ann taps while nobody reads; the day is over when it is read."""
    watch = Watch(sea, crew.group)
    ann, ben = crew.people["Ann"], crew.people["Ben"]
    await crew.press(ben, "Your action", "🙏 Fast and pray")
    await crew.press(ben, "Which suit", "♥")
    await sea.sees(ben, "prays for ♥")
    closes = watch.closes_at()
    await sea.stop_bot()
    await watch.be_at(closes - SECOND)
    sheet = await sea.sees(ann, "Your action, day 1")
    await sea.client.tap(ann, sheet["message_id"], label="🙏 Fast and pray")
    await watch.be_at(closes + timedelta(seconds=200))
    too_old = {"code": 400, "description": QUERY_TOO_OLD}  # by the wall it is a moment
    await sea.client.order_fault("refuse", method="answerCallbackQuery", times=1, **too_old)
    await watch.go_on()
    await sea.start_bot()
    await sea.sees(ann, "Your tap reached me late")
    await sea.sees(ann, "Ben 🙏 fasts and prays for ♥", crew.group)
    story = "\n".join(await sea.texts(ann, crew.group))
    assert "Ann 🙏" not in story
    assert watch.closes()[0] == closes


async def test_a_machine_whose_clock_is_set_back_in_a_day_loses_no_vote_and_no_close_and_doubles_none(
    sea: Harbour, fleet: Fleet, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A minute earlier all of a sudden, by day and again by night; Telegram's own clock goes on as it should."""
    watch = Watch(sea, fleet.group)
    (ann, ben, cat), (_, second, third) = three(fleet)
    clock, back = sea.ship.clock, SetBack(sea.ship.clock._real)
    clock.run_at(20)
    monkeypatch.setattr(clock, "_real", back.now)
    await sea.client.say(ann, f"/vote {second}")
    await sea.sees(cat, f"votes {second}")
    before = clock.now()
    back.by += 3 * SECOND
    assert clock.now() < before
    for voter in (ann, ben):
        await sea.client.say(voter, f"/vote {third}")
    await sea.sees(cat, f"{fleet.alias(ben)} votes {third}")
    closes = []
    for opened in ("Night 1", "Day 2"):
        closes.append(datetime.fromtimestamp(sea.server.board.clock.now(), UTC) + 60 * SECOND)
        watch.order(MoveDeadline(closes_at=closes[-1]))
        await fleet.everybody_sees(opened)
        back.by += 3 * SECOND
    assert watch.closes() == closes
    await sea.sees(ann, f"{third} is lynched")
    texts = await sea.texts(ann)
    assert sum("is lynched" in text for text in texts) == 1
    with sea.ship.store.read() as books:
        moves = books.log.moves(watch.table.id)
    assert [move.at for move in moves] == sorted(move.at for move in moves)


@dataclass
class SetBack:
    """A machine's clock that somebody sets back."""

    real: Callable[[], datetime]
    by: timedelta = timedelta(0)

    def now(self) -> datetime:
        return self.real() - self.by
