"""The time of the system is one stored row: real by default, scaled or jumped in a rehearsal, never running back."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from core.service.clock import REAL, Clock, ClockSetting
from tests.service.harbour import Harbour, Wall, harbour_on

START = datetime(2026, 3, 28, 12, tzinfo=UTC)


def stored(wall: Wall) -> Clock:
    row = [REAL]
    return Clock(lambda: row[0], lambda setting: row.__setitem__(0, setting), wall)


def test_by_default_it_is_as_late_as_on_the_wall() -> None:
    wall = Wall(START)
    assert stored(wall).now() == START


def test_a_faster_clock_goes_on_from_where_it_was() -> None:
    wall = Wall(START)
    clock = stored(wall)
    clock.run_at(60)
    wall.now += timedelta(minutes=1)
    assert clock.now() == START + timedelta(hours=1)
    assert clock.real_time(START + timedelta(hours=2)) == START + timedelta(minutes=2)
    clock.run_at(1)
    wall.now += timedelta(minutes=1)
    assert clock.now() == START + timedelta(hours=1, minutes=1)


def test_a_jump_lands_at_its_moment_and_never_in_the_past() -> None:
    wall = Wall(START)
    clock = stored(wall)
    clock.jump(timedelta(days=1))
    assert clock.now() == START + timedelta(days=1)
    with pytest.raises(ValueError, match="does not run backwards"):
        clock.jump_to(START)
    with pytest.raises(ValueError, match="does not run backwards"):
        clock.run_at(-1)


def test_a_clock_that_stands_still_rings_no_alarm() -> None:
    wall = Wall(START)
    clock = stored(wall)
    clock.run_at(0)
    wall.now += timedelta(hours=5)
    assert clock.now() == START
    assert clock.real_time(START + timedelta(seconds=1)) > START + timedelta(days=36000)


def test_real_time_cannot_be_set() -> None:
    with pytest.raises(ValueError, match="real time"):
        Clock().run_at(2)


def test_every_process_reads_the_same_row(database_url: str, tmp_path: Path) -> None:
    with harbour_on(database_url, tmp_path / "data") as harbour:
        store = harbour.ship.store
        assert store.clock_setting() == REAL
        harbour.ship.clock.jump(timedelta(days=3))
        other = Clock(store.clock_setting, store.set_clock, harbour.wall)
        assert other.now() == harbour.ship.clock.now() == harbour.wall.now + timedelta(days=3)
        assert isinstance(store.clock_setting(), ClockSetting)


def test_a_jump_over_a_close_closes_the_day(harbour: Harbour) -> None:
    table = harbour.game()
    harbour.ship.clock.jump(timedelta(hours=6, seconds=2))
    harbour.desk.caught_up(harbour.ship.clock.now())
    while harbour.desk.ring():
        harbour.drain()
    assert harbour.state(table).day == 2
