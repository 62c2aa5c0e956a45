"""Drains the outbox at Telegram's pace: each reader's story in order, no table starved, nothing lost (F46-F50, F61).

Only what is on its way is held in memory. A parcel is marked after it arrived: a crash between sends it again, at most
one message a chat. Rows are read again for every call, so that what leaves is always the newest state of a card.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial

from telegram import Bot

from core.service import failpoints
from core.service.clock import Clock
from core.service.outbox import Kind, Lane, Parcel
from telegram_bot.delivery import (
    Again,
    Arrived,
    Fate,
    Hopeless,
    Later,
    Moved,
    deliver,
    edited_card,
    messages_of,
)
from telegram_bot.merging import CLOSE, OPEN, Compose, next_message
from telegram_bot.pace import Pace
from telegram_bot.postbag import Postbag
from telegram_bot.render.message import Message
from telegram_bot.room import Done, Room
from telegram_bot.ticking import Ticking

logger = logging.getLogger(__name__)

AT_ONCE = 34
READ_AHEAD = 600
IDLE = 0.5
SHORTEST = 0.01
FORGET_EVERY = 60.0
MINUTE = 60.0


class Courier:
    """`wake` it when the outbox has grown; it also looks by itself."""

    def __init__(self, bot: Bot, postbag: Postbag, clock: Clock, compose: Compose) -> None:
        self._bot = bot
        self._postbag = postbag
        self._clock = clock
        self._compose = compose
        self._room = Room(bot, postbag, compose)
        self._pace = Pace()
        self._ticking = Ticking(clock, self._pace.leapt)
        self._on_the_way: set[int] = set()
        self._fates: list[tuple[Sequence[Parcel], Fate]] = []
        self._one_at_a_time = asyncio.Lock()
        self._deeds: dict[int, asyncio.Task[Done]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._awake = asyncio.Event()
        self._stopping = False
        self._remembers = False
        self._fault: BaseException | None = None

    def wake(self) -> None:
        self._awake.set()

    async def run(self) -> None:
        """Until `stop`. A fault of the program or the database ends it, and nothing is lost; it may be run again."""
        await self._remember()
        forget_at = self._now() + FORGET_EVERY
        while not self._stopping:
            self._awake.clear()
            wait = await self._round()
            if self._now() > forget_at:
                self._pace.forget(self._now())
                forget_at = self._now() + FORGET_EVERY
            await self._sleep(wait)
            if self._fault is not None:
                fault, self._fault = self._fault, None
                raise fault

    async def _remember(self) -> None:
        """Telegram's limits do not begin anew with a process: what the last one has sent counts, and what it may have
        sent unmarked is a second old before anything leaves."""
        if self._remembers:
            return
        calls = await asyncio.to_thread(self._postbag.lately, MINUTE)
        self._pace.recall(calls, self._now())
        self._remembers = True

    def halt(self) -> None:
        """Starts nothing new."""
        self._stopping = True
        self.wake()

    async def stop(self, patience: float = 1.0) -> None:
        """Halts and gives what is on its way `patience` seconds."""
        self.halt()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=patience)
        await self._settle()

    async def _round(self) -> float:
        """Marks what has arrived and starts what may leave; the game seconds after which there may be more to do."""
        await self._settle()
        now = self._now()
        paced = self._pace.paced(now)
        parcels = await asyncio.to_thread(self._postbag.take, READ_AHEAD, [*self._on_the_way, *paced])
        soonest = min(paced.values(), default=now + IDLE)
        self._see_to_rooms(parcels)
        for chat, queue in _by_chat(parcels).items():
            if len(self._on_the_way) >= AT_ONCE:
                break
            soonest = min(soonest, self._start(chat, queue))
        return soonest - self._now()

    def _see_to_rooms(self, parcels: Sequence[Parcel]) -> None:
        """A group is closed or opened as soon as that is known, whatever is still to be said there before it."""
        for parcel in parcels:
            if parcel.key in (CLOSE, OPEN) and parcel.chat_id < 0 and parcel.id not in self._deeds:
                self._deeds[parcel.id] = asyncio.create_task(self._one_deed(parcel))

    async def _one_deed(self, parcel: Parcel) -> Done:
        async with self._one_at_a_time:
            return await self._room.move(parcel)

    def _start(self, chat: int, queue: list[Parcel]) -> float:
        """Starts the first parcel of a chat that may leave, with what can go in one message; else when one may."""
        now = self._now()
        soonest = now + IDLE
        for place, parcel in enumerate(queue):
            urgent = parcel.key in (CLOSE, OPEN)
            ready = self._pace.ready_at(
                chat, edited_card(parcel), now, urgent=urgent, count=messages_of(parcel)
            )
            if ready <= now:
                self._launch(chat, queue[place:], now)
                return soonest
            soonest = min(soonest, ready)
            if parcel.kind is not Kind.CARD:
                break
        return soonest

    def _launch(self, chat: int, queue: list[Parcel], now: float) -> None:
        self._on_the_way.add(chat)
        try:
            batch, message = next_message(queue, self._compose)
        except Exception as error:  # put aside, and shown on the panel: it stops nobody else's mail
            logger.exception("parcel %s (%s) cannot be written", queue[0].id, queue[0].key)
            self._fates.append((queue[:1], Hopeless(f"cannot be written: {type(error).__name__}")))
            self.wake()
            return
        self._pace.leaves(chat, edited_card(batch[0]), now, count=messages_of(batch[0]))
        task = asyncio.create_task(self._carry(chat, batch, message))
        self._tasks.add(task)
        task.add_done_callback(self._landed)

    def _landed(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self._fault = task.exception()
        self.wake()

    async def _carry(self, chat: int, batch: list[Parcel], message: Message) -> None:
        try:
            fate = await self._sent(chat, batch[0], message)
        except BaseException:
            self._on_the_way.discard(chat)
            raise
        failpoints.hit(failpoints.AFTER_SEND)
        self._follow(chat, fate)
        self._fates.append((batch, fate))

    async def _sent(self, chat: int, parcel: Parcel, message: Message) -> Fate:
        """A first call has left already, by the pace; each further one waits its turn and counts anew."""
        count, edits = messages_of(parcel), edited_card(parcel)
        while True:
            try:
                fate = await self._called(parcel, message)
            finally:
                self._pace.arrived(chat, self._now(), count=count, edits=edits)
            if not isinstance(fate, Again):
                return fate
            parcel = fate.parcel
            await self._turn(partial(self._pace.ready_at, chat, None, count=count))
            self._pace.leaves(chat, None, self._now(), count=count)

    async def _called(self, parcel: Parcel, message: Message) -> Fate | Again:
        if (deed := self._deeds.pop(parcel.id, None)) is None:
            return await deliver(self._bot, parcel, message)
        done = await deed
        fate = await self._room.tell(parcel, done)
        if isinstance(fate, Later | Again) and not isinstance(done, Later):
            self._deeds[parcel.id] = deed  # it is done: only the words come again
        return fate

    @asynccontextmanager
    async def beside(self, chat: int) -> AsyncIterator[None]:
        """For a message that does not come out of the outbox: it waits until there is room for it, and counts."""
        await self._turn(self._pace.room_at)
        self._pace.leaves(chat, None, self._now())
        try:
            yield
        finally:
            self._pace.arrived(chat, self._now())

    def _follow(self, chat: int, fate: Fate) -> None:
        if isinstance(fate, Later):
            until = self._now() + fate.seconds
            if fate.everywhere:
                self._pace.hold_all(until)
            else:
                self._pace.hold(chat, until)
        elif not isinstance(fate, Arrived | Moved):
            logger.warning("chat %s: %s", chat, fate)

    async def _settle(self) -> None:
        fates, self._fates = self._fates, []
        if not fates:
            return
        failpoints.hit(failpoints.BEFORE_MARK)
        try:
            await asyncio.to_thread(self._postbag.settle, fates)
        except BaseException:
            self._fates[:0] = fates  # they have happened, and are marked as soon as that works
            raise
        self._on_the_way.difference_update(batch[0].chat_id for batch, _ in fates)

    async def _sleep(self, game_seconds: float) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(self._real(game_seconds)):
                await self._awake.wait()

    async def _turn(self, ready_at: Callable[..., float]) -> None:
        while (left := ready_at(now=self._now()) - self._now()) > 0:
            await asyncio.sleep(self._real(left))

    def _real(self, game_seconds: float) -> float:
        """Seconds on the wall, at most until one looks again anyway."""
        setting = self._clock.setting()
        real = game_seconds / setting.speed if setting.speed > 0 else IDLE
        return min(max(real, SHORTEST), IDLE)

    def _now(self) -> float:
        return self._ticking.now()


def _by_chat(parcels: Sequence[Parcel]) -> dict[int, list[Parcel]]:
    """Chats in the order of their most urgent parcel. Within a chat only chatter is overtaken: what happened is told
    in the order in which it happened (F61)."""
    queues: dict[int, list[Parcel]] = {}
    for parcel in parcels:
        queues.setdefault(parcel.chat_id, []).append(parcel)
    for queue in queues.values():
        queue.sort(key=lambda parcel: (parcel.lane is Lane.CHATTER, parcel.id))
    return queues
