"""How long robots take for whole games at full speed, over HTTP; run it from the project folder.

`python deploy/bench/rehearsal_speed.py` plays a raft of 8 from lobby to verdict and the canonical week of 17 from lobby
to reveal, and prints their seconds. As a machine's speed is its own affair, each is also given in answers: between the
games the bot is asked /help over and over, and a game costs so many times what one answer does. Exit 1 if a game takes
longer than it may.
"""

import asyncio
import logging
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from core.bootstrap import Ship, open_ship
from core.config import read_settings
from telegram_bot.rehearsal.client import RehearsalClient
from telegram_bot.rehearsal.robots.company import GAMES, Company
from telegram_bot.rehearsal.seeded_bot import load_the_dice
from telegram_bot.rehearsal.server import DEFAULT_TOKEN, start
from telegram_bot.rehearsal.ship_clock import ShipClock
from telegram_bot.rehearsal.ship_stage import ShipStage
from telegram_bot.running import RunningBot

SPEED = 100.0
SEED = 5
ASKED = 30
PLAYED = (("raft", 8, "15 min for actions", 60.0), ("zpm", 17, "by post", 180.0))
"""A game, its players, its clock as the lobby says it, and the seconds that it may take."""


@asynccontextmanager
async def rehearsal(folder: Path) -> AsyncIterator[tuple[Ship, RehearsalClient]]:
    """Server and bot in one process, on a clock that runs fast for both."""
    environ = {"SCUTTLEBUTT_DATA": str(folder), "TELEGRAM_BOT_TOKEN": DEFAULT_TOKEN}
    ship = open_ship(read_settings(environ))
    ship.clock.run_at(SPEED)
    server = await start(clock=ShipClock(ship.clock))
    server.board.world.bot.has_topics = True
    ship = open_ship(read_settings({**environ, "TELEGRAM_API_URL": server.url}))
    client = RehearsalClient(server.url)
    with ship.worker(ship.settings.bot_id or 0) as desk:
        bot = RunningBot(ship, desk)
        running = asyncio.create_task(bot.run())
        try:
            yield ship, client
        finally:
            bot.stop()
            await running
            await client.close()
            await server.stop()
            ship.close()


async def answer_seconds(client: RehearsalClient, person: int) -> float:
    """The median from a question to its answer."""
    found = []
    for _ in range(ASKED):
        cursor = int((await client.state())["cursor"])
        began = time.perf_counter()
        await client.say(person, "/help")
        await client.wait_for_message(person, "/settings", since=cursor)
        found.append(time.perf_counter() - began)
    return statistics.median(found)


async def game_seconds(ship: Ship, client: RehearsalClient, game: str, players: int, clock: str) -> float:
    company = Company(client, ShipStage(ship, client, leaps=True), seed=SEED)
    await company.gather(players, GAMES[game].place, hosted=GAMES[game].is_hosted)
    began = time.perf_counter()
    await company.open_table(game, clock=clock)
    await company.play()
    return time.perf_counter() - began


async def measure(folder: Path) -> int:
    async with rehearsal(folder) as (ship, client):
        person = await client.create_person("Asker", language_code="en")
        await client.start(person)
        references, taken = [await answer_seconds(client, person)], []
        for game, players, clock, _ in PLAYED:
            taken.append(await game_seconds(ship, client, game, players, clock))
            references.append(await answer_seconds(client, person))
    print(
        f"one answer: {', '.join(f'{each * 1000:.0f}' for each in references)} ms, before, between and after"
    )
    for number, (game, players, _, most) in enumerate(PLAYED):
        answer = (references[number] + references[number + 1]) / 2
        print(
            f"{game} of {players}: {taken[number]:.1f} s (at most {most:.0f}), x{taken[number] / answer:.0f} an answer"
        )
    return 0 if all(seconds <= most for seconds, (*_, most) in zip(taken, PLAYED, strict=True)) else 1


def main() -> int:
    logging.basicConfig(level=logging.WARNING)
    load_the_dice(str(SEED))
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(measure(Path(folder)))


if __name__ == "__main__":
    sys.exit(main())
