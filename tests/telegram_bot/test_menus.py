"""The help names whatever the menus offer, in every language."""

import pytest

from core.texts import LANGUAGES, Speech
from telegram_bot.menus import GROUP, PRIVATE


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "menu"), [("help-private", PRIVATE), ("help-group", GROUP)])
def test_the_help_names_every_command_of_the_menu(language: str, key: str, menu: list[str]) -> None:
    told = str(Speech(language).say(key))
    assert [name for name in menu if name != "help" and f"/{name}" not in told] == []
