"""`python -m telegram_bot`: the bot of TELEGRAM_BOT_TOKEN, until SIGINT or SIGTERM."""

import asyncio
import logging
import os
import signal
import sys

from telegram.error import Conflict, InvalidToken

from core.bootstrap import Ship, open_ship
from core.config import SettingsRefused, read_settings
from core.service.ports import LeaseLost
from core.storage.lease import LeaseTaken
from core.storage.migrate import DatabaseRefused
from telegram_bot.logs import set_up_logs
from telegram_bot.running import RunningBot
from telegram_bot.turn import BotIdentity

logger = logging.getLogger("telegram_bot")


def main() -> int:
    """The exit status: 0 stopped on purpose, 1 cannot go on, 2 settings are wrong."""
    set_up_logs(os.environ.get("LOG_LEVEL", "INFO"), os.environ.get("TELEGRAM_BOT_TOKEN", ""))
    try:
        settings = read_settings()
    except SettingsRefused as error:
        print(error, file=sys.stderr)
        return 2
    if settings.token is None:
        print(
            "TELEGRAM_BOT_TOKEN is missing: BotFather gives one. `make run` without it rehearses.",
            file=sys.stderr,
        )
        return 2
    try:
        ship = open_ship(settings)
    except DatabaseRefused as error:
        print(error, file=sys.stderr)
        return 1
    try:
        return _sail(ship)
    finally:
        ship.close()


def _sail(ship: Ship) -> int:
    try:
        with ship.worker(ship.settings.bot_id or 0, wait=_can_stand_by(ship)) as desk:
            asyncio.run(_run(RunningBot(ship, desk, lambda identity: _greet_owner(ship, identity))))
    except LeaseTaken:
        logger.error(
            "another process already runs this bot on this database: one is enough, so this one stops"
        )
        return 1
    except LeaseLost as error:
        logger.error("%s; this one stops", error)
        return 1
    except Conflict:
        logger.error("another program reads this bot's updates: one is enough, so this one stops")
        return 1
    except InvalidToken:
        logger.error("Telegram does not know TELEGRAM_BOT_TOKEN: copy it again from BotFather")
        return 1
    return 0


def _greet_owner(ship: Ship, identity: BotIdentity) -> None:
    """As long as nobody owns the ship, each start prints a link that makes its user the owner: once, for a day."""
    if link := ship.owner_link():
        address = identity.start_link(f"own_{link}")
        print(f"Nobody owns this ship yet. Open this in Telegram to become its owner: {address}", flush=True)


def _can_stand_by(ship: Ship) -> bool:
    """On PostgreSQL a second process waits until the first is gone; on SQLite it stops (F58)."""
    return not str(ship.settings.database_url).startswith("sqlite")


async def _run(bot: RunningBot) -> None:
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, bot.stop)
    await bot.run()


if __name__ == "__main__":
    sys.exit(main())
