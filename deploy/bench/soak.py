"""Twenty canonical tables on simulated time, for four weeks and with faults on: does the bot's memory grow?

`python deploy/bench/soak.py [--tables 20] [--days 28] [--warm-up 14]` from the project folder prints the bot's memory
over the days and, after the warm-up, its slope with the slope's noise; exit 1 if it is clearly above zero or a limit of
Telegram's was exceeded. The bot is a process of its own and plays over HTTP; a script, not robots, sits at the phones.

On two cores, 23 minutes: 20,160 messages typed, 167,694 calls, 4,976 faults, no limit exceeded. 144 MB on
the first morning, 149 after a week, 149.5 after two, 149.6 at the end: +0.003 MB a day after the warm-up, noise 0.003.
Before the terms of memory in the service's unit and the few connections of `core.storage.engine` it was 164 after two
weeks and +0.26 a day, though no more was alive from day to day.
"""

import argparse
import asyncio
import math
import os
import re
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

from core.bootstrap import Ship, open_ship
from core.config import read_settings
from core.mafia.setup import CANONICAL
from deploy.bench._company import Company, seat_company
from telegram_bot.rehearsal.client import RehearsalClient
from telegram_bot.rehearsal.server import DEFAULT_TOKEN, RehearsalServer, start
from telegram_bot.rehearsal.ship_clock import ShipClock

SPEED = 60.0
ROUNDS = 4
BETWEEN = timedelta(minutes=70)
AT_ONCE = 12
PATIENCE = 900.0
"""Seconds of real time for everything of one round to arrive."""
TROUBLES: tuple[dict[str, Any], ...] = (
    {"kind": "refuse", "code": 500, "rate": 0.005},
    {"kind": "refuse", "code": 502, "rate": 0.005},
    {"kind": "refuse", "code": 429, "retry_after": 3, "rate": 0.01},
    {"kind": "cut_before", "rate": 0.002},
    {"kind": "cut_after", "rate": 0.002},
)
UPDATES = ("double_update", "twin_update", "swap_updates")
UNIT = Path(__file__).parents[1] / "systemd" / "scuttlebutt-bot.service"
"""The bot's memory is measured under the terms on which it is started where it works for others."""
CLEARLY = 3.0
"""A slope is clearly above zero if it is more than so many of its standard errors."""


@dataclass
class Soak:
    """The bot's process, the phones, and what has been measured."""

    ship: Ship
    server: RehearsalServer
    client: RehearsalClient
    companies: list[Company] = field(default_factory=list)
    samples: list[tuple[float, float]] = field(default_factory=list)
    bot: asyncio.subprocess.Process | None = None
    said: int = 0

    # -- before the week

    async def assemble(self, tables: int) -> None:
        """Everybody has pressed Start, is aboard and has his letter; the days begin tomorrow at ten."""
        with self.ship.worker(self.ship.settings.bot_id or 0) as desk:
            for number in range(tables):
                people = [await self._person(f"Sailor {number} {seat}") for seat in range(CANONICAL.sailors)]
                self.companies.append(seat_company(desk, f"Fleet {number}", people))

    async def _person(self, name: str) -> int:
        person = await self.client.create_person(name, language_code="en")
        await self.client.start(person)
        return person

    async def make_trouble(self) -> None:
        for trouble in TROUBLES:
            for method in ("sendMessage", "editMessageText"):
                await self.client.order_fault(**trouble, method=method, times=None)
        for kind in UPDATES:
            await self.client.order_fault(kind, method="message", times=None, rate=0.02)

    # -- the week

    async def play_day(self, day: int) -> None:
        """From the opening to the next one, with talk and votes in between."""
        await self._leap_to(self._next_deadline() + timedelta(minutes=1))
        for number in range(ROUNDS):
            await self._round(day, number)
            self._measure(day - 1 + number / (ROUNDS + 1))
            await self._leap_to(self.ship.clock.now() + BETWEEN)
        await self._leap_to(self._next_deadline() + timedelta(minutes=1))
        self._measure(day - 1 + ROUNDS / (ROUNDS + 1))

    def _next_deadline(self) -> Any:
        with self.ship.store.read() as books:
            found = books.tables.next_deadline(self.ship.settings.bot_id or 0)
        assert found is not None, "no game is running any more"
        return found

    async def _leap_to(self, moment: Any) -> None:
        """Deadlines on the way come about one after another, as they would."""
        while (first := self._next_deadline() + timedelta(seconds=5)) < moment:
            await self._be_at(first)
        await self._be_at(moment)

    async def _be_at(self, moment: Any) -> None:
        if moment > self.ship.clock.now():
            self.ship.clock.jump_to(moment)
        await asyncio.sleep(0.6)
        await self.quiet()

    async def _round(self, day: int, number: int) -> None:
        """On every ship two talk, and one votes and thinks better of it before the close."""
        doing = [self._talk(ship, day, number) for company in self.companies for ship in company.ships()]
        doing += [self._vote(company, number) for company in self.companies]
        for place in range(0, len(doing), AT_ONCE):
            await asyncio.gather(*doing[place : place + AT_ONCE])
        await self.quiet()

    async def _talk(self, ship: list[int], day: int, number: int) -> None:
        for offset in (0, 1):
            speaker = ship[(day + number + offset) % len(ship)]
            await self.client.say(speaker, f"Day {day}, word {number}: who of you smells of voodoo today?")
            self.said += 1

    async def _vote(self, company: Company, number: int) -> None:
        for ship in company.ships():
            whom = company.crew[ship[(number + 1) % len(ship)]].alias
            await self.client.say(ship[number % len(ship)], f"/vote {whom}" if number % 2 == 0 else "/unvote")
            self.said += 1

    async def quiet(self) -> None:
        """Until all is read and everything has left."""
        bot_id, end = self.ship.settings.bot_id or 0, time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self.bot is not None and self.bot.returncode is not None:
                raise SystemExit(f"the bot has ended by itself ({self.bot.returncode})")
            with self.ship.store.read() as books:
                waits = books.inbox.waiting(bot_id) + books.outbox.waiting(bot_id)
            if waits == 0 and (await self.client.state())["pending_updates"] == 0:
                return
            await asyncio.sleep(0.2)
        raise SystemExit("what was to leave has not left: the bot is stuck, or this machine too slow")

    async def exceeded(self) -> dict[str, int]:
        """How often the server has counted more than Telegram allows."""
        found: dict[str, int] = (await self.client.state())["limits"]["violations"]
        return found

    async def counts(self) -> str:
        faults = await self.client.request("GET", "/faults")
        with self.ship.store.read() as books:
            doubtful = len(books.outbox.failed(10_000))
        return (
            f"{self.said} messages typed, {len(self.server.board.ledger)} calls, "
            f"{sum(fault['struck'] for fault in faults)} faults, "
            f"{doubtful} messages in doubt or given up, limits exceeded {await self.exceeded()}"
        )

    def _measure(self, day: float) -> None:
        assert self.bot is not None
        pages = int(Path(f"/proc/{self.bot.pid}/statm").read_text().split()[1])
        megabytes = pages * os.sysconf("SC_PAGE_SIZE") / 2**20
        self.samples.append((day, megabytes))
        sys.stdout.write(f"day {day + 1:5.2f}: {megabytes:7.1f} MB\n")
        sys.stdout.flush()


def slope_of(samples: list[tuple[float, float]]) -> tuple[float, float]:
    """Megabytes a day, and the standard error of that. Memory moves in steps and stays, so a sample is not news of its
    own: the error is widened by how much each rest is like the one before (an autoregression of the first order)."""
    days, memory = [day for day, _ in samples], [megabytes for _, megabytes in samples]
    slope, intercept = statistics.linear_regression(days, memory)
    rests = [found - (intercept + slope * day) for day, found in samples]
    spread = sum((day - statistics.mean(days)) ** 2 for day in days)
    likeness = statistics.correlation(rests[:-1], rests[1:]) if max(rests) - min(rests) > 1e-6 else 0.0
    widened = math.sqrt((1 + max(0.0, likeness)) / (1 - likeness))
    return slope, widened * math.sqrt(sum(rest**2 for rest in rests) / (len(samples) - 2) / spread)


def verdict(soak: Soak, warm_up: float) -> int:
    kept = [sample for sample in soak.samples if sample[0] >= warm_up]
    slope, noise = slope_of(kept)
    level = statistics.mean(megabytes for _, megabytes in kept)
    grows = slope > CLEARLY * noise
    sys.stdout.write(
        f"after {warm_up:g} days: {level:.1f} MB, slope {slope:+.4f} MB a day, noise {noise:.4f} "
        f"({len(kept)} samples): {'it grows' if grows else 'it does not grow'}\n"
    )
    return 1 if grows else 0


async def run(tables: int, days: int, warm_up: float, folder: Path) -> int:
    environ = {"SCUTTLEBUTT_DATA": str(folder), "TELEGRAM_BOT_TOKEN": DEFAULT_TOKEN, "LOG_LEVEL": "ERROR"}
    ship = open_ship(read_settings(environ))
    ship.clock.run_at(SPEED)
    server = await start(clock=ShipClock(ship.clock))
    begun = time.monotonic()
    async with RehearsalClient(server.url) as client:
        soak = Soak(ship, server, client)
        await soak.assemble(tables)
        bot = await bot_on(folder, {**environ, "TELEGRAM_API_URL": server.url})
        soak.bot = bot
        try:
            await soak.quiet()
            await soak.make_trouble()
            for day in range(1, days + 1):
                await soak.play_day(day)
        finally:
            if bot.returncode is None:
                bot.terminate()
            else:
                sys.stderr.write((folder / "log").read_text()[-3000:])
            await bot.wait()
        sys.stdout.write(
            f"{tables} tables, {days} days, {time.monotonic() - begun:.0f} s: {await soak.counts()}\n"
        )
        exceeded = any((await soak.exceeded()).values())
    await server.stop()
    ship.close()
    return 1 if exceeded else verdict(soak, warm_up)


async def bot_on(folder: Path, environ: dict[str, str]) -> asyncio.subprocess.Process:
    with (folder / "log").open("wb") as log:
        return await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "telegram_bot",
            env={**os.environ, **terms_of_memory(), **environ},
            stdout=log,
            stderr=log,
        )


def terms_of_memory() -> dict[str, str]:
    """What the service's unit says to the C library about memory."""
    return dict(re.findall(r"^Environment=(MALLOC_\w+)=(\S+)$", UNIT.read_text(), re.MULTILINE))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--days", type=int, default=28)
    parser.add_argument("--warm-up", type=float, default=14)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(run(given.tables, given.days, given.warm_up, Path(folder)))


if __name__ == "__main__":
    sys.exit(main())
