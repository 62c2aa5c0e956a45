"""A bot in a process of its own, killed at the named points of its work and started again, one rehearsal server."""

import asyncio
import multiprocessing
import os
import random
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import SimpleNamespace

from core.bootstrap import open_ship
from core.config import read_settings
from core.service import failpoints
from telegram_bot.rehearsal.client import RehearsalClient
from telegram_bot.rehearsal.server import DEFAULT_TOKEN, start
from telegram_bot.rehearsal.ship_clock import ShipClock
from tests.e2e.harbour import GAMES, Harbour

FARTHEST = {
    failpoints.AFTER_INBOX_COMMIT: 4,
    failpoints.AFTER_DECIDE: 4,
    failpoints.AFTER_COMMIT: 6,
    failpoints.AFTER_SEND: 9,
    failpoints.BEFORE_MARK: 5,
}
"""Every point of the program at which it can be killed, and how often it is passed at most before it is."""

# Modules are loaded once; each start is a fork of that, as quick as it can be.
_FORKS = multiprocessing.get_context("forkserver")
_FORKS.set_forkserver_preload(["telegram_bot.__main__"])


def sail(environ: dict[str, str], log: str, dice: int) -> None:
    """What the process runs: `python -m telegram_bot` with this environment, and with dice that fall as they fell."""
    from core.service import work
    from telegram_bot.__main__ import main

    work.secrets = SimpleNamespace(token_bytes=lambda size: bytes([dice]) * size)  # type: ignore[assignment]
    written = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    os.dup2(written, 1)
    os.dup2(written, 2)
    os.environ.update(environ)
    sys.exit(main())


@dataclass
class BotProcess:
    """One bot on one database; its log is kept over all starts."""

    environ: dict[str, str]
    log: Path
    dice: int = 1
    process: BaseProcess | None = None
    starts: int = 0

    def start(self, failpoint: str = "") -> None:
        environ = {**self.environ, "SCUTTLEBUTT_FAILPOINT": failpoint}
        self.process = _FORKS.Process(target=sail, args=(environ, str(self.log), self.dice), daemon=True)
        self.process.start()
        self.starts += 1

    @property
    def exit_code(self) -> int | None:
        assert self.process is not None
        return self.process.exitcode

    async def ended(self, seconds: float = 30.0) -> int:
        """Waits until it has ended; how."""
        async with asyncio.timeout(seconds):
            while self.exit_code is None:
                await asyncio.sleep(0.02)
        return self.exit_code

    async def stop(self) -> None:
        """As a supervisor does; one who has hardly been started simply goes."""
        assert self.process is not None
        if self.exit_code is None:
            self.process.terminate()
        assert await self.ended() in (0, -signal.SIGTERM), self.log.read_text()[-3000:]


@dataclass
class Fate:
    """Where the bot is to be killed, one start after another, and where it was."""

    points: list[str]
    kills: list[str] = field(default_factory=list)

    @classmethod
    def of(cls, seed: int, times: int) -> "Fate":
        """Every point before any comes again, in an order and after counts that the seed chooses."""
        dice, points = random.Random(seed), list[str]()
        while len(points) < times:
            points += dice.sample(sorted(FARTHEST), len(FARTHEST))
        return cls([f"{point}:{dice.randint(1, FARTHEST[point])}" for point in points[:times]])


class KillableHarbour(Harbour):
    """As `Harbour`, with the bot in a process that somebody starts again whenever it was killed."""

    bot_process: BotProcess
    fate: Fate
    _supervisor: asyncio.Task[None]

    async def start_bot(self) -> None:
        self.bot_process.start()
        self._supervisor = asyncio.create_task(self._supervise())

    async def stop_bot(self) -> None:
        self._supervisor.cancel()
        await self.bot_process.stop()

    async def endanger(self, fate: Fate) -> None:
        """From now on it is killed as `fate` says; before, it runs in peace."""
        self._supervisor.cancel()
        await self.bot_process.stop()
        self.fate = fate
        self.bot_process.start(self._next())
        self._supervisor = asyncio.create_task(self._supervise())

    async def spare(self) -> None:
        """From now on it runs in peace, whatever was still to be."""
        await self.endanger(Fate([], self.fate.kills))

    async def survives(self) -> None:
        """Until every kill that was to be has been, and the last start goes on in peace."""

        async def is_over() -> bool:
            return not self.fate.points and self.bot_process.exit_code is None

        await self.until(is_over, f"the last of the kills after {self.fate.kills}", 120.0)

    def _next(self) -> str:
        return self.fate.points[0] if self.fate.points else ""

    async def _supervise(self) -> None:
        while True:
            if self.bot_process.exit_code is not None:
                code, log = self.bot_process.exit_code, self.bot_process.log
                assert code == -signal.SIGKILL, f"it ended by itself ({code}):\n{log.read_text()[-3000:]}"
                self.fate.kills.append(self.fate.points.pop(0))
                self.bot_process.start(self._next())
            await asyncio.sleep(0.02)

    def _fail_with_the_bot(self) -> None:
        if self._supervisor.done() and not self._supervisor.cancelled():
            self._supervisor.result()


@asynccontextmanager
async def killable_harbour(
    folder: Path, *, speed: float, database_url: str = "", log_level: str = "INFO"
) -> AsyncIterator[KillableHarbour]:
    """Server in this process, bot in another, one clock for both."""
    environ = {
        "SCUTTLEBUTT_DATA": str(folder / "data"),
        "TELEGRAM_BOT_TOKEN": DEFAULT_TOKEN,
        "DATABASE_URL": database_url,
        "LOG_LEVEL": log_level,
    }
    ship = open_ship(read_settings(environ), GAMES)
    ship.clock.run_at(speed)
    server = await start(clock=ShipClock(ship.clock))
    client = RehearsalClient(server.url)
    made = KillableHarbour(ship, server, client)
    made.fate = Fate([])
    made.bot_process = BotProcess({**environ, "TELEGRAM_API_URL": server.url}, folder / "log")
    await made.start_bot()
    try:
        yield made
    finally:
        await made.stop_bot()
        await client.close()
        await server.stop()
        ship.close()
