"""The lobby's card says by which calendar a game is played, and from which date on (Z2.5)."""

from datetime import date, time

import msgspec
import pytest

from core.engine.calendar import Calendar
from core.texts import Speech
from telegram_bot.render.raft_cards import pace_shown
from telegram_bot.render.zpm_cards import clock_shown


@pytest.mark.parametrize("shown", [pace_shown, clock_shown])
def test_the_first_date_is_told_where_one_is_set(shown: object) -> None:
    assert callable(shown)
    calendar = Calendar(time(10), time(16), "Europe/Rome", date(2026, 12, 5))
    told = shown(Speech("en"), msgspec.to_builtins(calendar))
    assert told.endswith(" 10:00 to 16:00 (Europe/Rome), from Sat 5 Dec 2026 on")
    assert shown(Speech("de"), msgspec.to_builtins(calendar)).endswith(", ab Sa. 5 Dez. 2026")
    calendar = Calendar(time(10), time(16), "Europe/Rome")
    assert shown(Speech("en"), msgspec.to_builtins(calendar)).endswith("(Europe/Rome)")
