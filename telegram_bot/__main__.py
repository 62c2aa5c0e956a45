"""`python -m telegram_bot`: the bot of TELEGRAM_BOT_TOKEN, until SIGINT or SIGTERM."""

import asyncio
import logging
import signal
import sys

from telegram.error import BadRequest, Conflict, InvalidToken

from core.bootstrap import Ship, sail
from core.config import TELEGRAM
from core.service.clock import REAL
from core.service.ports import LeaseLost
from core.storage.lease import LeaseTaken
from telegram_bot.running import CannotListen, RunningBot

logger = logging.getLogger("telegram_bot")


NO_TOKEN = "TELEGRAM_BOT_TOKEN is missing: BotFather gives one. `make run` without it rehearses."


def main() -> int:
    """The exit status: 0 stopped on purpose, 1 cannot go on, 2 settings are wrong."""
    return sail(_sail, needs_token=NO_TOKEN)


def _sail(ship: Ship) -> int:
    if ship.settings.api_url == TELEGRAM and ship.store.clock_setting() != REAL:
        logger.error(
            "a rehearsal has turned the clock of this database: use another one, with DATABASE_URL or SCUTTLEBUTT_DATA"
        )
        return 1
    try:
        with ship.worker(ship.settings.bot_id or 0, wait=_can_stand_by(ship)) as desk:
            asyncio.run(_run(RunningBot(ship, desk, lambda identity: ship.greet_owner())))
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
    except CannotListen as error:
        logger.error("Telegram's updates cannot be taken at %s, port %d (%s): set WEBHOOK_HOST", *error.args)
        return 1
    except BadRequest as error:
        logger.error("Telegram does not take what the bot says at its start: %s", error.message)
        return 1
    except InvalidToken:
        logger.error("Telegram does not know TELEGRAM_BOT_TOKEN: copy it again from BotFather")
        return 1
    return 0


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
