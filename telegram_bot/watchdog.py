"""Looks after the ship itself, and tells the owners when clock, mail, database or disk are in trouble (F42)."""

import asyncio
import logging
from collections.abc import Callable, Mapping
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any

from telegram import Bot
from telegram.error import TelegramError

from core.service.accounts import Account
from core.service.alarms import SILENT_AFTER, free_space, is_nearly_full, is_undelivered
from core.service.clock import real_now
from core.service.desk import Desk
from core.service.people import moderators_of
from core.service.tables import TableStatus
from core.storage.engine import DATABASE_TROUBLE
from core.texts import Speech, plain

logger = logging.getLogger(__name__)

EVERY = 15.0
PATIENCE = 10.0
"""Seconds of real time."""

CLOCK, MAIL, DATABASE, DISK = (
    "moderator-clock-silent",
    "watch-undelivered",
    "watch-database",
    "watch-disk",
)

Troubles = Mapping[str, Mapping[str, Any]]


class Watchdog:
    """Each trouble is told once, and again only after it was over.

    It writes to people directly, because the way through the database may be what is broken; whom to tell it has read
    while all was well. `silence` says for how many seconds no deadline has been looked at; `beside` lets a message
    leave when the courier has room for it.
    """

    def __init__(
        self,
        bot: Bot,
        desk: Desk,
        bot_id: int,
        data: Path,
        silence: Callable[[], float],
        beside: Callable[[int], AbstractAsyncContextManager[None]],
    ) -> None:
        self._bot = bot
        self._desk = desk
        self._bot_id = bot_id
        self._data = data
        self._silence = silence
        self._beside = beside
        self._owners: list[Account] = []
        self._moderators: list[Account] = []
        self._database_works = True
        self._noticed: set[str] = set()
        self._told: set[str] = set()

    def database_works(self, works: bool) -> None:
        """Whoever has tried to write says how it went."""
        self._database_works = works

    async def run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            await self.look()

    async def look(self) -> None:
        troubles = await self._troubles()
        for key in troubles.keys() - self._noticed:
            logger.error("trouble: %s %s", key, dict(troubles[key]))
        self._noticed = set(troubles)
        for key in troubles.keys() - self._told:
            if await self._tell(key, troubles[key]):
                self._told.add(key)
        self._told &= troubles.keys()

    async def _troubles(self) -> Troubles:
        found: dict[str, dict[str, Any]] = {}
        try:
            async with asyncio.timeout(PATIENCE):
                found |= await asyncio.to_thread(self._late_mail)
            can_read = True
        except (*DATABASE_TROUBLE, TimeoutError):
            can_read = False
        if not (can_read and self._database_works):
            found[DATABASE] = {}
        if (quiet := self._silence()) >= SILENT_AFTER.total_seconds():
            found[CLOCK] = {"minutes": int(quiet // 60)}
        if is_nearly_full(free := free_space(self._data)):
            found[DISK] = {"megabytes": free // 2**20}
        return found

    def _late_mail(self) -> dict[str, dict[str, Any]]:
        """Also reads anew who is to be told."""
        with self._desk.read() as books:
            self._owners = books.people.owners()
            running = books.tables.all(self._bot_id, (TableStatus.RUNNING,))
            moderators = {one.person: one for table in running for one in moderators_of(books, table.id)}
            self._moderators = list(moderators.values())
            oldest, count = books.outbox.oldest_waiting(self._bot_id), books.outbox.waiting(self._bot_id)
        moment = real_now()
        if oldest is None or not is_undelivered(oldest, moment):
            return {}
        return {MAIL: {"count": count, "minutes": int((moment - oldest).total_seconds() // 60)}}

    async def _tell(self, key: str, facts: Mapping[str, Any]) -> bool:
        """Whether anybody has heard of it. A clock that stands is the moderators' affair too."""
        readers = {one.telegram_id: one for one in self._owners}
        if key == CLOCK:
            readers |= {one.telegram_id: one for one in self._moderators}
        heard = [await self._told_to(one, key, facts) for chat, one in readers.items() if chat is not None]
        return any(heard)

    async def _told_to(self, account: Account, key: str, facts: Mapping[str, Any]) -> bool:
        words = plain(Speech(account.language).say(key, facts))
        chat = account.telegram_id or 0
        try:
            async with self._beside(chat):
                await self._bot.send_message(chat, words)
        except TelegramError as error:
            logger.warning("person %s could not be told: %s", account.person, error.message)
            return False
        return True
