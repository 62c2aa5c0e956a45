"""The bot of a rehearsal as a process of its own, so that it can be killed and started again."""

import asyncio
import logging
import sys

logger = logging.getLogger("rehearsal")

PATIENCE = 1.0
"""Seconds for an orderly stop: what is cut off then is done again at the next start."""


class BotProcess:
    """`python -m telegram_bot` with this process's environment and output."""

    def __init__(self, *command: str) -> None:
        self._command = command or (sys.executable, "-m", "telegram_bot")
        self._process: asyncio.subprocess.Process | None = None
        self._watch: asyncio.Task[None] | None = None

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.returncode is None

    async def start(self) -> None:
        """Does nothing while it runs."""
        if self.is_running:
            return
        self._process = await asyncio.create_subprocess_exec(*self._command)
        self._watch = asyncio.create_task(self._tell_of_end(self._process))

    async def kill(self) -> None:
        """At once and without a warning, as when a machine loses its power."""
        if self._process is not None and self.is_running:
            self._forget_watch()
            self._process.kill()
            await self._process.wait()

    async def stop(self) -> None:
        """In order, or after a second without."""
        if self._process is None or not self.is_running:
            return
        self._forget_watch()
        self._process.terminate()
        try:
            async with asyncio.timeout(PATIENCE):
                await self._process.wait()
        except TimeoutError:
            await self.kill()

    def _forget_watch(self) -> None:
        if self._watch is not None:
            self._watch.cancel()

    async def _tell_of_end(self, process: asyncio.subprocess.Process) -> None:
        status = await process.wait()
        logger.warning("the bot has stopped by itself (status %d)", status)
