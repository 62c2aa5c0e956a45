"""The menus of commands, registered with Telegram for each kind of chat and each language."""

import logging

from telegram import Bot, BotCommand, BotCommandScopeAllGroupChats, BotCommandScopeAllPrivateChats
from telegram.error import BadRequest, NetworkError, TelegramError

from core.texts import LANGUAGES, Speech, plain
from core.texts.catalogue import DEFAULT_LANGUAGE

logger = logging.getLogger(__name__)

PRIVATE = [
    *("newgame", "role", "crew", "vote", "unvote", "tally", "plank", "order", "unread", "status", "time"),
    *("join", "startgame", "cancelgame", "leave", "rules", "ask", "report", "switch", "settings"),
    *("panel", "bind", "blind", "forget", "help"),
]
GROUP = [
    *("newgame", "join", "startgame", "cancelgame", "players", "status", "tally", "rules", "nextgame"),
    *("follow", "keepout", "letin", "blind", "help"),
]


async def register_commands(bot: Bot) -> None:
    """A menu is a convenience: without one the commands work all the same. Raises `NetworkError` while Telegram cannot
    be reached, and may be called again."""
    for scope, names in (
        (BotCommandScopeAllPrivateChats(), PRIVATE),
        (BotCommandScopeAllGroupChats(), GROUP),
    ):
        for language in LANGUAGES:
            code = None if language == DEFAULT_LANGUAGE else language
            try:
                await bot.set_my_commands(commands(names, language), scope, code)
            except TelegramError as error:
                if isinstance(error, NetworkError) and not isinstance(error, BadRequest):
                    raise
                logger.warning("the menu of commands is not set: %s", error.message)
                return


def commands(names: list[str], language: str) -> list[BotCommand]:
    speech = Speech(language)
    return [BotCommand(name, plain(speech.say(f"command-{name}"))) for name in names]
