"""The stage on which robots act is the ship’s: it sees when all is quiet, and holds time while they act, or leaps."""

import asyncio
import time
from datetime import datetime, timedelta

from core.bootstrap import Ship
from core.service.outbox import Kind
from core.service.ports import Books
from core.service.watermark import GRACE
from telegram_bot.rehearsal.client import RehearsalClient
from telegram_bot.rehearsal.robots.stage import Stage

LOOK_SECONDS, SURE_SECONDS = 0.05, 0.01
"""Real seconds between two looks whether all is quiet; when it seems so a second look makes sure."""
PATIENCE = 60.0
"""Real seconds after which robots go on although it is not quiet: somebody's phone may never be reached."""
TOO_SOON, LONG_ENOUGH, ENOUGH = 3.0, 5.0, 6.0
"""Real seconds in which a phase would end before robots have acted; that are no danger; for how long it then lasts."""
A_TRIFLE = 1e-6
"""A speed at which time is held is none that somebody sets: what is set by hand meanwhile stays."""
BEARABLE = 10.0
"""Up to this speed a phase that is missed was missed by people too: time is left alone."""
MOST = 50
MOMENT = timedelta(milliseconds=200)


class ShipStage(Stage):
    """For all tables of a rehearsal. `leaps`: where nobody has anything to do time leaps to the next close."""

    def __init__(self, ship: Ship, client: RehearsalClient, *, leaps: bool = False) -> None:
        self._ship = ship
        self._client = client
        self._bot_id = ship.settings.bot_id or 0
        self._wished: float | None = None
        self._held_at = 0.0
        self.leaps = leaps

    # -- quiet

    async def lull(self, *, strictly: bool = True) -> None:
        """Until every update is worked on, everything that may leave has left, and no close is due.

        Not `strictly`, cards of groups may still wait for their next edit, which takes ten seconds at Telegram.
        """
        end, calm = time.monotonic() + PATIENCE, 0
        while calm < 2 and time.monotonic() < end:
            calm = calm + 1 if await self._is_quiet(strictly) else 0
            await asyncio.sleep(SURE_SECONDS if calm else LOOK_SECONDS)

    async def _is_quiet(self, strictly: bool) -> bool:
        """In the order in which everything goes, so that nothing slips by."""
        if (await self._client.state())["pending_updates"]:
            return False
        with self._ship.store.read() as books:
            if books.inbox.waiting(self._bot_id) or self._is_being_sent(books, strictly):
                return False
            deadline = books.tables.next_deadline(self._bot_id)
        return deadline is None or deadline > self._ship.clock.now()

    def _is_being_sent(self, books: Books, strictly: bool) -> bool:
        if books.outbox.oldest_waiting(self._bot_id) is None:
            return False
        if strictly:
            return True
        leaving = books.outbox.take(self._bot_id, self._ship.clock.now(), MOST, per_chat=MOST, busy=())
        return any(
            parcel.edits is None or parcel.kind is not Kind.CARD or parcel.chat_id > 0 for parcel in leaving
        )

    # -- time

    async def rest(self, seconds: float) -> None:
        """So many seconds of the rehearsal; while time stands still, so do the robots."""
        while (speed := self._ship.clock.setting().speed) == 0:
            await asyncio.sleep(0.1)
        await asyncio.sleep(max(0.0, seconds) / speed)

    def hold(self) -> None:
        """Somebody is about to act: a phase that would end first lasts longer, because time goes slower."""
        left, speed = self._left(), self.wish()
        if left is None or left > LONG_ENOUGH * speed:
            self.let_go()
        elif speed > BEARABLE and left < TOO_SOON * self._ship.clock.setting().speed:
            self._wished, self._held_at = speed, max(1.0, left / ENOUGH) + A_TRIFLE
            self._ship.clock.run_at(self._held_at)

    def let_go(self) -> None:
        """Time goes again as fast as it was to go; if somebody has set it meanwhile, it stays so."""
        if self.wish() != self._ship.clock.setting().speed:
            self._ship.clock.run_at(self.wish())
        self._wished = None

    def wish(self) -> float:
        """How fast time is to go: what was set last, by whomever, but never what it is held at."""
        speed = self._ship.clock.setting().speed
        return self._wished if self._wished is not None and speed == self._held_at else speed

    def leap(self) -> bool:
        """To just after the next close of any table, when it can be applied; whether there was one to come."""
        deadline = self._deadline()
        if deadline is None:
            return False
        moment = deadline + GRACE + MOMENT
        if moment > self._ship.clock.now():
            self._ship.clock.jump_to(moment)
        return True

    def _left(self) -> float | None:
        deadline = self._deadline()
        return None if deadline is None else (deadline - self._ship.clock.now()).total_seconds()

    def _deadline(self) -> datetime | None:
        with self._ship.store.read() as books:
            return books.tables.next_deadline(self._bot_id)
