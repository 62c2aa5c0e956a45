"""One bot, running: reader, decider, courier and clock around the desk that leads its token."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from datetime import timedelta
from functools import partial
from typing import Any

from aiohttp import web
from telegram.error import BadRequest, InvalidToken, NetworkError, TelegramError
from telegram.ext import Application

from core.bootstrap import Ship
from core.service.accounts import Bot as BotAccount
from core.service.clock import real_now
from core.service.desk import Desk
from core.service.forgetting import drop_idle_traces
from core.storage.backup import back_up, last_backup
from core.storage.engine import DATABASE_TROUBLE
from telegram_bot.application import build_application
from telegram_bot.bot_identity import BotIdentity
from telegram_bot.clock import HOUR, AlarmClock
from telegram_bot.courier import Courier
from telegram_bot.expiry import call_off_old_lobbies
from telegram_bot.ingest import ALLOWED_UPDATES, Poller, webhook_app
from telegram_bot.menus import register_commands
from telegram_bot.postbag import Postbag
from telegram_bot.render.compose import Composer
from telegram_bot.render.renderers import RENDERERS
from telegram_bot.start_time import look_at_the_hours
from telegram_bot.watchdog import Watchdog
from telegram_bot.worker import Worker

logger = logging.getLogger(__name__)

WEBHOOK_PORT = 8443
OVERDUE = 1.0
BACKUP_EVERY = timedelta(days=1)
TROUBLE_PAUSE = 2.0
PATIENCE = 1.0
"""Seconds after which what was told to end is told again."""
CHANNELS_SECONDS = 300.0
"""Between two looks at the channels that carry rooms."""
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 30.0
"""Seconds between two tries to reach Telegram at the start."""


class CannotListen(Exception):
    """Where updates are to be brought somebody else listens, or there is no such address: host, port and why."""


async def ended(tasks: set[asyncio.Task[Any]]) -> None:
    """Until all have ended, however. `asyncio.wait_for` of Python 3.11, in a library say, may lose a cancellation: then
    it is asked for again."""
    while tasks:
        for task in tasks:
            task.cancel()
        done, tasks = await asyncio.wait(tasks, timeout=PATIENCE)
        for task in done:
            if not task.cancelled():
                task.exception()


class RunningBot:
    """Made for one desk that leads; `run` until `stop`. The first part that fails stops all others and is raised."""

    def __init__(self, ship: Ship, desk: Desk, on_board: Callable[[BotIdentity], None] | None = None) -> None:
        self._ship = ship
        self._on_board = on_board
        self._desk = desk
        self._stopped = asyncio.Event()
        token = ship.settings.token
        if token is None:
            raise ValueError("a bot needs a token")
        self._application: Application = build_application(str(token), ship.settings.api_url)

    def stop(self) -> None:
        self._stopped.set()

    async def run(self) -> None:
        try:
            await self._patiently(self._application.initialize)
            if self._stopped.is_set():
                return
            identity = self._introduce()
            if self._on_board is not None:
                self._on_board(identity)
            postbag = Postbag(
                self._ship.desk(),
                self._desk.bot_id,
                has_topics=identity.has_topics,
                check_lead=self._desk.check_lead,
            )
            compose = Composer(RENDERERS, postbag.keys, identity.username)
            courier = Courier(self._application.bot, postbag, self._ship.clock, compose)
            worker = Worker(self._desk, self._application, identity, courier.wake)
            await self._run_all(identity, courier, worker)
        finally:
            await self._application.shutdown()
            await self._application.bot.shutdown()

    async def _patiently(self, call: Callable[[], Awaitable[Any]]) -> None:
        """Until Telegram can be reached, or the bot is stopped: a machine may be up before its network is."""
        pause = FIRST_PAUSE
        while not self._stopped.is_set():
            try:
                await call()
                return
            except BadRequest:
                raise
            except NetworkError as error:
                logger.warning("Telegram cannot be reached (%s), next try in %.0f s", error, pause)
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._stopped.wait()
            pause = min(2 * pause, LONGEST_PAUSE)

    def _introduce(self) -> BotIdentity:
        me, settings = self._application.bot.bot, self._ship.settings
        with self._desk.write() as books:
            books.people.keep_bot(BotAccount(bot_id=me.id, username=me.username or "", name=me.first_name))
        logger.info("this is @%s", me.username)
        local = f"http://127.0.0.1:{settings.panel_port}"
        return BotIdentity(
            me.id,
            me.username or "",
            settings.public_url or local,
            is_public=settings.public_url is not None,
            has_topics=bool(me.has_topics_enabled),
        )

    async def _run_all(self, identity: BotIdentity, courier: Courier, worker: Worker) -> None:
        poller = Poller(self._application.bot, self._desk, worker, self._ship.clock)
        alarm = AlarmClock(
            self._ship.clock,
            lambda: worker.call(self._desk.next_alarm),
            lambda: self._ring(worker, poller),
        )
        self._watchdog = Watchdog(
            self._application.bot,
            self._ship.desk(),
            identity.bot_id,
            self._ship.settings.data,
            alarm.silence,
            courier.beside,
        )
        await self._patiently(self._choose_way_in)
        alarm.start()
        alarm.every(HOUR, lambda: self._clean(worker), "clean")
        way_in = partial(self._take_updates, worker) if self._ship.settings.webhook else poller.run
        at_work = (worker.run, courier.run, way_in, lambda: self._watch_channels(worker))
        steady = [self._through_trouble(part) for part in at_work]
        menus = self._patiently(partial(register_commands, self._application.bot))
        parts = [*steady, alarm.sweep(), self._watchdog.run(), menus]
        try:
            await self._until_stopped(parts, worker.stop, poller.stop, courier.halt)
        finally:
            alarm.stop()
            await courier.stop()

    async def _until_stopped(
        self, parts: list[Coroutine[Any, Any, None]], *stops: Callable[[], None]
    ) -> None:
        tasks = {asyncio.create_task(part) for part in parts}
        waiting = asyncio.create_task(self._stopped.wait())
        try:
            while not waiting.done():
                done, _ = await asyncio.wait({*tasks, waiting}, return_when=asyncio.FIRST_COMPLETED)
                for task in done - {waiting}:
                    tasks.discard(task)
                    task.result()
        finally:
            for stop in stops:
                stop()
            await ended({*tasks, waiting})

    async def _through_trouble(self, part: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """A database that is full, read-only or away for a while ends nothing: the part is run again where it was."""
        while not self._stopped.is_set():
            try:
                await part()
                return
            except DATABASE_TROUBLE as error:
                logger.error("the database does not work: %s", type(error.orig).__name__)
                self._watchdog.database_works(False)
                await asyncio.sleep(TROUBLE_PAUSE)

    # -- the clock's errands

    async def _ring(self, worker: Worker, poller: Poller) -> None:
        """Puts due deadlines into the queue; a long poll that outlasts one is broken off, so that it can close."""
        try:
            await worker.call(self._desk.ring)
            await worker.call(look_at_the_hours, self._desk)
        except DATABASE_TROUBLE:
            self._watchdog.database_works(False)
            raise
        self._watchdog.database_works(True)
        worker.wake()
        alarm = await worker.call(self._desk.next_alarm)
        if alarm is not None and alarm + timedelta(seconds=OVERDUE) < self._ship.clock.now():
            poller.nudge()

    async def _clean(self, worker: Worker) -> None:
        """A backup first, beside the worker, which goes on meanwhile. It is due by the age of the last one, so that one
        is made however often the bot is started."""
        last = await asyncio.to_thread(last_backup, self._ship.settings)
        if last is not None and real_now() - last < BACKUP_EVERY:
            return
        made = await asyncio.to_thread(back_up, self._ship.settings)
        logger.info("backup %s", made.name)
        await worker.call(clean, self._desk)

    async def _watch_channels(self, worker: Worker) -> None:
        while True:
            await worker.look_at_channels()
            await asyncio.sleep(CHANNELS_SECONDS)

    # -- the way in

    async def _choose_way_in(self) -> None:
        settings, bot = self._ship.settings, self._application.bot
        if not settings.webhook:
            try:
                await bot.delete_webhook(drop_pending_updates=False)
            except BadRequest as error:
                logger.warning("a webhook, if there is one, cannot be taken away: %s", error.message)
            return
        await bot.set_webhook(
            f"{settings.public_url}/telegram",
            secret_token=str(self._ship.webhook_secret()),
            allowed_updates=list(ALLOWED_UPDATES),
        )

    async def _look_for_pending(self, worker: Worker) -> None:
        """Deadlines wait while Telegram cannot be asked; whatever it brings by itself is taken all the same."""
        moment = self._ship.clock.now()
        try:
            info = await self._application.bot.get_webhook_info()
        except InvalidToken:
            raise
        except TelegramError as error:
            logger.warning("Telegram cannot be asked for what waits: %s", error.message)
            return
        if info.pending_update_count == 0:
            await worker.call(self._desk.caught_up, moment)

    async def _take_updates(self, worker: Worker) -> None:
        """Webhook mode: Telegram brings the updates; nothing earlier can come in once it has none waiting."""
        app = webhook_app(self._desk, worker, str(self._ship.webhook_secret()), self._ship.clock.now)
        runner = web.AppRunner(app, access_log=None)
        await runner.setup()
        host = self._ship.settings.webhook_host
        try:
            await web.TCPSite(runner, host, WEBHOOK_PORT).start()
        except OSError as error:
            reason = str(error.strerror).rpartition(": ")[2]
            raise CannotListen(host, WEBHOOK_PORT, reason) from error
        try:
            while True:
                await self._look_for_pending(worker)
                await asyncio.sleep(1.0)
        finally:
            await runner.cleanup()


def clean(desk: Desk) -> None:
    """Deletes what nobody will ask for any more: spent links, rows done, messages sent at tables that are over, what is
    kept of people who were forgotten once nothing needs it.

    Each by the clock that has dated it: sessions and messages bear the wall's time, links and rows the ship's.
    """
    now, wall = desk.clock.now(), real_now()
    call_off_old_lobbies(desk)
    with desk.write() as books:
        drop_idle_traces(books, now)
        books.links.clean(now - timedelta(days=7), sessions_before=wall - timedelta(days=7))
        books.inbox.clean(now - timedelta(days=30))
        books.outbox.clean(wall - timedelta(days=90))
