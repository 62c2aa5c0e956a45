"""What is asked before the start ends with the lobby."""

from core.service.outbox import OF_LOBBY
from telegram_bot import roll, start_time
from telegram_bot.handlers import lobby, zpm_lobby
from telegram_bot.handlers import start_time as asked_start


def test_every_card_that_a_lobby_asks_with_is_among_those_that_end_with_it() -> None:
    asked = {roll.ROLL, roll.QUESTION, start_time.HOUR, asked_start.CARD, lobby.HOUSE, zpm_lobby.ALIASES}
    assert asked == OF_LOBBY
