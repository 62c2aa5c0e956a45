"""`python -m telegram_bot.rehearsal`: a Bot API server of its own, the phones of a table, and robots who play."""

import argparse
import asyncio
import os
import signal
import sys
import time
from urllib.parse import urlsplit

from core.bootstrap import Ship, sail
from core.command_line import OneLineParser
from core.config import SettingsRefused
from telegram_bot.rehearsal.berth import phones_port, wanted_seed, welcome
from telegram_bot.rehearsal.bot_process import BotProcess
from telegram_bot.rehearsal.client import RehearsalClient
from telegram_bot.rehearsal.director import Director
from telegram_bot.rehearsal.phones import serve_phones
from telegram_bot.rehearsal.robots.company import GAMES
from telegram_bot.rehearsal.server import Switchboard, build_board, start
from telegram_bot.rehearsal.ship_clock import ShipClock

FASTEST = 200
"""Seconds of the rehearsal per second, beyond which no machine keeps up."""


def _arguments() -> argparse.Namespace:
    parser = OneLineParser(prog="python -m telegram_bot.rehearsal", description=__doc__)
    parser.add_argument("--phones", type=int, help="port of the phones page (also PHONES_PORT)")
    parser.add_argument(
        "--host",
        default=os.environ.get("PHONES_HOST") or "127.0.0.1",
        help="0.0.0.0 shows the phones to everybody in the same network, for a look on a real phone",
    )
    parser.add_argument("--game", choices=("raft", "zpm"), default="raft", help="what the first table plays")
    parser.add_argument("--players", type=int, default=6, help="robots at the first table")
    parser.add_argument("--speed", type=float, default=1.0, help="seconds of the rehearsal per second")
    parser.add_argument(
        "--seed",
        type=int,
        help="the same seed makes the same robots and the same cards (also REHEARSAL_SEED); else one is drawn",
    )
    parser.add_argument("--one-thread", action="store_true", help="the bot has no topics in private chats")
    arguments = parser.parse_args()
    game = GAMES[arguments.game]
    if not game.fewest <= arguments.players <= game.most:
        parser.error(f"that game is rehearsed by {game.fewest} to {game.most} people")
    try:
        if arguments.phones is None:
            arguments.phones = phones_port(os.environ)
        if arguments.seed is None:
            arguments.seed = wanted_seed(os.environ)
    except SettingsRefused as refused:
        parser.error(str(refused))
    if arguments.seed is None:
        arguments.seed = int(time.time()) % 100_000
    if not 0 <= arguments.speed <= FASTEST:
        parser.error(f"the speed is a number from 0 to {FASTEST}")
    return arguments


def _board(ship: Ship, has_topics: bool) -> Switchboard:
    """A new world. Its numbers begin where those of an earlier rehearsal on the same database cannot have come."""
    board = build_board(str(ship.settings.token), ShipClock(ship.clock))
    world, moment = board.world, int(time.time())
    world.bot.has_topics = has_topics
    world.last_person_id += moment
    world.last_chat_number += moment
    board.updates.load({"next_id": moment, "allowed": None, "waiting": []})
    return board


async def _rehearse(ship: Ship, arguments: argparse.Namespace) -> None:
    told = _told_to_stop()
    ship.clock.run_at(arguments.speed)
    place = urlsplit(ship.settings.api_url)
    board = _board(ship, has_topics=not arguments.one_thread)
    server = await start(host=place.hostname or "127.0.0.1", port=place.port or 80, board=board)
    bot = BotProcess(sys.executable, "-m", "telegram_bot.rehearsal.seeded_bot", str(arguments.seed))
    client = RehearsalClient(server.url)
    director = Director(ship, client, bot, arguments.seed, first=(arguments.game, arguments.players))
    phones = await serve_phones(server.url, arguments.phones, director, arguments.host)
    print("\n".join(welcome(arguments.host, arguments.phones, arguments.seed)), flush=True)
    try:
        await bot.start()
        await told.wait()
    finally:
        director.close()
        await bot.stop()
        await phones.cleanup()
        await client.close()
        await server.stop()


def _told_to_stop() -> asyncio.Event:
    told = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, told.set)
    return told


NO_TOKEN = "A rehearsal needs any token in TELEGRAM_BOT_TOKEN, as 1:rehearsal."
REAL_BOT = (
    "This database belongs to @{username}, and a rehearsal would turn its clock: "
    "set neither DATABASE_URL nor SCUTTLEBUTT_DATA."
)


def main() -> int:
    """The exit status: 0 stopped on purpose, 1 cannot go on or would harm, 2 settings are wrong."""
    arguments = _arguments()
    return sail(lambda ship: _run(ship, arguments), needs_token=NO_TOKEN, level="WARNING")


def _run(ship: Ship, arguments: argparse.Namespace) -> int:
    with ship.store.read() as books:
        others = [bot for bot in books.people.bots() if bot.bot_id != ship.settings.bot_id]
    if others:
        print(REAL_BOT.format(username=others[0].username), file=sys.stderr)
        return 1
    try:
        asyncio.run(_rehearse(ship, arguments))
    except OSError as error:
        print(
            f"The rehearsal cannot listen at PHONES_HOST={arguments.host}: {error.strerror}.", file=sys.stderr
        )
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
