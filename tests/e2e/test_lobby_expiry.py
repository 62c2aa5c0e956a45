"""A lobby does not stay open for ever."""

from datetime import timedelta

from telegram_bot.expiry import LOBBY_LASTS, call_off_old_lobbies
from tests.e2e.crew import open_lobby
from tests.e2e.harbour import Harbour


async def test_a_lobby_that_nobody_starts_is_called_off_after_a_week_with_a_word(sea: Harbour) -> None:
    group, people = await open_lobby(sea, "Ann", "Ben")
    desk = sea.ship.desk()
    desk.bot_id = sea.ship.settings.bot_id or 0
    assert call_off_old_lobbies(desk) == 0
    await sea.jump((LOBBY_LASTS + timedelta(hours=1)).total_seconds())
    assert call_off_old_lobbies(desk) == 1
    await sea.sees(people["Ben"], "Nobody has started", group)
    await sea.sees(people["Ben"], "The voyage is called off", group)
    await sea.client.say(people["Ben"], "/newgame", group)
    await sea.sees(people["Ben"], "Which game", group)
