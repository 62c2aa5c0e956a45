"""`python -m telegram_bot.rehearsal`: a Bot API server of its own, the phones of a table, and robots who play."""

import argparse
import asyncio
import logging
import signal
import sys
from urllib.parse import urlsplit

from core.bootstrap import Ship, open_ship
from core.config import SettingsRefused, read_settings
from core.storage.migrate import DatabaseRefused
from telegram_bot.rehearsal.client import RehearsalClient
from telegram_bot.rehearsal.phones import serve_phones
from telegram_bot.rehearsal.robots.company import Company
from telegram_bot.rehearsal.server import build_board, start
from telegram_bot.rehearsal.ship_clock import ShipClock

logger = logging.getLogger("rehearsal")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m telegram_bot.rehearsal", description=__doc__)
    parser.add_argument("--phones", type=int, default=8082, help="port of the phones page")
    parser.add_argument("--players", type=int, default=6, help="robots at the first table, 3 to 20")
    parser.add_argument("--speed", type=float, default=4.0, help="seconds of the rehearsal per second")
    parser.add_argument("--seed", type=int, default=1, help="the same seed makes the same robots")
    return parser.parse_args()


async def _rehearse(ship: Ship, arguments: argparse.Namespace) -> None:
    ship.clock.run_at(arguments.speed)
    place = urlsplit(ship.settings.api_url)
    board = build_board(str(ship.settings.token), ShipClock(ship.clock))
    server = await start(host=place.hostname or "127.0.0.1", port=place.port or 8081, board=board)
    client = RehearsalClient(server.url)
    company = Company(client, arguments.seed)
    phones = await serve_phones(server.url, arguments.phones, company)
    print(f"The phones of the table:  http://127.0.0.1:{arguments.phones}/")
    print(f"The Bot API of the rehearsal:  {server.url}", flush=True)
    playing = asyncio.create_task(_play(company, arguments.players))
    playing.add_done_callback(_report)
    try:
        await _told_to_stop()
    finally:
        playing.cancel()
        await phones.cleanup()
        await client.close()
        await server.stop()


async def _play(company: Company, players: int) -> None:
    await company.gather(players, "The Méduse")
    await company.open_table()
    await company.play()


def _report(playing: asyncio.Task[None]) -> None:
    if not playing.cancelled() and (error := playing.exception()) is not None:
        logger.error("the robots have stopped: %s", error, exc_info=error)


async def _told_to_stop() -> None:
    told = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, told.set)
    await told.wait()


def main() -> int:
    """The exit status: 0 stopped on purpose, 1 cannot go on, 2 settings are wrong."""
    arguments = _arguments()
    try:
        settings = read_settings()
        if settings.token is None:
            raise SettingsRefused("A rehearsal needs any token in TELEGRAM_BOT_TOKEN, as 1:rehearsal.")
        ship = open_ship(settings)
    except SettingsRefused as error:
        print(error, file=sys.stderr)
        return 2
    except DatabaseRefused as error:
        print(error, file=sys.stderr)
        return 1
    try:
        asyncio.run(_rehearse(ship, arguments))
    finally:
        ship.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
