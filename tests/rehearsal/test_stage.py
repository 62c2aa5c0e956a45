"""Time is held while robots act, and goes again as fast as it was set last, by whomever."""

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest

from core.bootstrap import Ship, open_ship
from core.config import read_settings
from telegram_bot.rehearsal.client import RehearsalClient
from telegram_bot.rehearsal.ship_stage import ENOUGH, ShipStage

FAST = 200.0


@pytest.fixture
def ship(tmp_path: Path) -> Iterator[Ship]:
    ship = open_ship(read_settings({"SCUTTLEBUTT_DATA": str(tmp_path), "TELEGRAM_BOT_TOKEN": "1:rehearsal"}))
    ship.clock.run_at(FAST)
    yield ship
    ship.close()


@pytest.fixture
def stage(ship: Ship, monkeypatch: pytest.MonkeyPatch) -> ShipStage:
    """The next close is always four minutes away: little more than a second at full speed."""
    stage = ShipStage(ship, RehearsalClient("http://127.0.0.1:1"))
    monkeypatch.setattr(stage, "_deadline", lambda: ship.clock.now() + timedelta(minutes=4))
    return stage


def test_a_phase_that_would_end_too_soon_lasts_until_robots_have_acted(ship: Ship, stage: ShipStage) -> None:
    stage.hold()
    assert ship.clock.setting().speed == pytest.approx(240 / ENOUGH, rel=0.01)
    assert stage.wish() == FAST, "what the director's bar shows"
    stage.let_go()
    assert ship.clock.setting().speed == FAST


def test_time_is_held_again_and_again_and_then_goes_as_fast_as_before(ship: Ship, stage: ShipStage) -> None:
    for _ in range(3):
        stage.hold()
    stage.let_go()
    assert ship.clock.setting().speed == FAST


@pytest.mark.parametrize("speed", [0.0, 1.0, 4.0, 20.0, 60.0])
def test_a_speed_set_while_time_is_held_stays_whatever_robots_do(
    ship: Ship, stage: ShipStage, speed: float
) -> None:
    """At none of these would the phase end before robots have acted."""
    stage.hold()
    ship.clock.run_at(speed)
    stage.hold()
    assert ship.clock.setting().speed == stage.wish() == speed
    stage.let_go()
    assert ship.clock.setting().speed == speed


def test_the_speed_of_real_time_stays_when_time_was_held_at_it(
    ship: Ship, stage: ShipStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stage, "_deadline", lambda: ship.clock.now() + timedelta(seconds=1))
    stage.hold()
    assert ship.clock.setting().speed == pytest.approx(1.0)
    ship.clock.run_at(1.0)
    stage.let_go()
    assert ship.clock.setting().speed == 1.0


def test_a_greater_speed_set_while_time_is_held_is_the_one_that_comes_back(
    ship: Ship, stage: ShipStage
) -> None:
    stage.hold()
    ship.clock.run_at(2 * FAST)
    stage.hold()
    assert ship.clock.setting().speed == pytest.approx(240 / ENOUGH, rel=0.01)
    stage.let_go()
    assert ship.clock.setting().speed == 2 * FAST
