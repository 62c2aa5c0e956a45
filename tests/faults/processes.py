"""Bot and panel in processes of their own, killed at named points of their work and started again."""

import asyncio
import faulthandler
import multiprocessing
import os
import random
import signal
import socket
import sys
import time
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import SimpleNamespace

from core.service import failpoints

OF_THE_BOT = {
    failpoints.BEFORE_INBOX_COMMIT: 2,
    failpoints.AFTER_INBOX_COMMIT: 2,
    failpoints.AFTER_DECIDE: 3,
    failpoints.AFTER_COMMIT: 3,
    failpoints.AFTER_SEND: 5,
    failpoints.BEFORE_MARK: 3,
}
"""Every point at which the bot can be killed, and how often it is passed at most before it is."""

OF_THE_PANEL = {
    failpoints.BEFORE_INBOX_COMMIT: 3,
    failpoints.AFTER_INBOX_COMMIT: 3,
    failpoints.BEFORE_ANSWER: 3,
}

WEBHOOK = "webhook"
"""Said behind a point: on the way there updates come to the bot by webhook."""
BY_WEBHOOK = {"TELEGRAM_WEBHOOK": "1", "PUBLIC_URL": "https://ship.example"}
PORT = "TEST_WEBHOOK_PORT"
OF_THE_INBOX = frozenset({failpoints.BEFORE_INBOX_COMMIT, failpoints.AFTER_INBOX_COMMIT})

# Modules are loaded once; each start is a fork of that, as quick as it can be.
_FORKS = multiprocessing.get_context("forkserver")
_FORKS.set_forkserver_preload(["telegram_bot.__main__", "admin.__main__"])


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


def sail(environ: dict[str, str], log: str, dice: int) -> None:
    """What the process runs: `python -m telegram_bot` with this environment, and with dice that fall as they fell."""
    from core.service import work
    from telegram_bot import running
    from telegram_bot.__main__ import main

    running.WEBHOOK_PORT = int(environ.get(PORT, "0"))
    work.secrets = SimpleNamespace(token_bytes=lambda size: bytes([dice]) * size)  # type: ignore[assignment]
    _write_to(log, environ)
    sys.exit(main())


def serve(environ: dict[str, str], log: str, dice: int) -> None:
    """`python -m admin`, which throws no dice."""
    from admin.__main__ import main

    _write_to(log, environ)
    sys.exit(main())


def _write_to(log: str, environ: dict[str, str]) -> None:
    written = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    os.dup2(written, 1)
    os.dup2(written, 2)
    os.environ.update(environ)
    faulthandler.register(signal.SIGUSR1)  # where every thread is, for who asks why nothing goes on


@dataclass
class BotProcess:
    """One program on one database, the bot unless another is named; its log is kept over all starts."""

    environ: dict[str, str]
    log: Path
    dice: int = 1
    program: Callable[[dict[str, str], str, int], None] = sail
    process: BaseProcess | None = None
    starts: int = 0

    def start(self, failpoint: str = "") -> None:
        point, _, way = failpoint.partition(" ")
        environ = {**self.environ, "SCUTTLEBUTT_FAILPOINT": point, **(BY_WEBHOOK if way == WEBHOOK else {})}
        self.process = _FORKS.Process(
            target=self.program, args=(environ, str(self.log), self.dice), daemon=True
        )
        self.process.start()
        self.starts += 1

    @property
    def exit_code(self) -> int | None:
        assert self.process is not None
        return self.process.exitcode

    def threads(self) -> str:
        """Where each of them is just now, and what the log says before that."""
        if self.process is not None and self.exit_code is None:
            os.kill(self.process.pid or 0, signal.SIGUSR1)
            time.sleep(0.5)
        return self.log.read_text()[-9000:]

    async def ended(self, seconds: float = 60.0) -> int:
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
    """Where a process is to be killed, one start after another, and where it was."""

    points: list[str]
    kills: list[str] = field(default_factory=list)

    @classmethod
    def of(cls, seed: int, missing: Mapping[str, int], farthest: Mapping[str, int], most: int) -> "Fate":
        """At most so many of the kills that are missing at each point: every point before any comes again, in an
        order and after counts that the seed chooses."""
        dice, points, left = random.Random(seed), list[str](), dict(missing)
        while len(points) < most and any(left.values()):
            for point in dice.sample(sorted(left), len(left)):
                if left[point]:
                    points.append(point)
                    left[point] -= 1
        return cls([f"{point}:{dice.randint(1, farthest[point])}" for point in points[:most]])

    def by_webhook(self) -> "Fate":
        return Fate([f"{point} {WEBHOOK}" for point in self.points])

    def both_ways(self) -> "Fate":
        """Killed once by polling and once by webhook where updates come in, elsewhere by turns."""
        points = list[str]()
        for number, point in enumerate(self.points):
            if point.partition(":")[0] in OF_THE_INBOX:
                points += [point, f"{point} {WEBHOOK}"]
            else:
                points.append(f"{point} {WEBHOOK}" if number % 2 else point)
        return Fate(points)

    def takes_words(self) -> bool:
        """Whether it is still to die where updates come in, for which somebody has to write."""
        return any(point.partition(":")[0] in OF_THE_INBOX for point in self.points)

    def counts(self) -> Counter[str]:
        return Counter(kill.partition(":")[0] for kill in self.kills)


class Watched:
    """Starts a process again whenever it was killed, as the next part of its fate wants it."""

    def __init__(self, process: BotProcess) -> None:
        self.process = process
        self.fate = Fate([])
        self._watch: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.process.start(self._next())
        self._watch = asyncio.create_task(self._start_again())

    async def stop(self) -> None:
        if self._watch is not None:
            self._watch.cancel()
        await self.process.stop()

    async def endanger(self, fate: Fate) -> None:
        """From now on it is killed as `fate` says; before, it runs in peace."""
        await self.stop()
        self.fate = fate
        self.start()

    async def spare(self) -> None:
        """From now on it runs in peace, whatever was still to be."""
        if self.fate.points:
            await self.endanger(Fate([], self.fate.kills))

    def check(self) -> None:
        """Raises when it has ended by itself."""
        if self._watch is not None and self._watch.done() and not self._watch.cancelled():
            self._watch.result()

    def _next(self) -> str:
        return self.fate.points[0] if self.fate.points else ""

    async def _start_again(self) -> None:
        while True:
            if (code := self.process.exit_code) is not None:
                log = self.process.log.read_text()[-3000:]
                assert code == -signal.SIGKILL, f"it ended by itself ({code}):\n{log}"
                assert self.fate.points, f"somebody else has killed it:\n{log}"
                self.fate.kills.append(self.fate.points.pop(0))
                self.process.start(self._next())
            await asyncio.sleep(0.02)
