"""The one decider of a bot token: takes rows from the inbox in order, in a thread of its own, one transaction each."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, TypeVar

from telegram import Bot, Update
from telegram.error import BadRequest, TelegramError
from telegram.ext import Application

from core.service.announce import addressed
from core.service.desk import Desk
from core.service.inbox import Outcome, Row, RowState, Source
from core.service.outbox import Kind, Outgoing
from core.texts import Speech, plain
from telegram_bot import bound
from telegram_bot.bot_identity import BotIdentity
from telegram_bot.epilogue import Epilogue
from telegram_bot.gangway import Gangway
from telegram_bot.looking import InQuestion, Looked, in_question, look_again, look_at
from telegram_bot.reading import readable
from telegram_bot.refusing import refusal_key
from telegram_bot.render.entities import cut
from telegram_bot.silence import Silence
from telegram_bot.toast import Toast
from telegram_bot.turn import NotFromAPerson, Turn

logger = logging.getLogger(__name__)
T = TypeVar("T")

ROWS_AT_ONCE = 40
"""After so many rows the thread lets the reader commit what has come in meanwhile."""

IDLE = 1.0
ALERT_LIMIT = 200
LOOK_SECONDS = 5.0


class Worker:
    """All calls of the leading desk are made in one thread: `call` it from the event loop."""

    def __init__(
        self, desk: Desk, application: Application, identity: BotIdentity, after: Callable[[], None]
    ) -> None:
        self._desk = desk
        self._application = application
        self._bot: Bot = application.bot
        self._identity = identity
        self._after = after
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="decider")
        self._awake = asyncio.Event()
        self._stopping = False
        self._epilogue = Epilogue(desk)
        self._gangway = Gangway(desk)
        self._silence = Silence(desk)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._answers: set[asyncio.Task[None]] = set()

    async def call(self, function: Callable[..., T], *arguments: Any) -> T:
        """Runs a method of the desk in the decider's thread."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, function, *arguments)

    def wake(self) -> None:
        self._awake.set()

    def stop(self) -> None:
        self._stopping = True
        self.wake()

    async def run(self) -> None:
        """Until `stop`. A lost lease ends it with `LeaseLost`."""
        self._loop = asyncio.get_running_loop()
        while not self._stopping:
            self._awake.clear()
            done, toasts = await self.call(self._some_rows)
            if done:
                self._after()
            for toast in toasts:
                self._answer(toast)
            if done < ROWS_AT_ONCE:
                await self._wait()
        self._thread.shutdown(wait=True)

    async def _wait(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(IDLE):
                await self._awake.wait()

    def _some_rows(self) -> tuple[int, list[Toast]]:
        toasts: list[Toast] = []
        for done in range(ROWS_AT_ONCE):
            row = self._desk.next_row()
            if row is None or self._stopping:
                self._gangway.look()
                self._silence.look()
                self._epilogue.look()
                return done, toasts
            toast = self._work_on(row)
            if toast is not None:
                toasts.append(toast)
        return ROWS_AT_ONCE, toasts

    def _work_on(self, row: Row) -> Toast | None:
        if row.source is not Source.TELEGRAM:
            self._desk.run(row)
            return None
        turn: Turn | None = None
        looked = self._look_at(in_question(row.body))
        with self._desk.work(row) as work:
            update = Update.de_json(readable(row.body, row.received_at), self._bot)
            turn = Turn(update, work, self._identity)
            turn.looked = looked
            _finish(self._translate(update, turn))
        if turn is None or turn.update.callback_query is None:
            return None
        return _toast(turn, self._desk.outcome(row.id))

    def _look_at(self, about: InQuestion | None) -> Looked | None:
        """Asked in the event loop while this thread waits; no transaction is open."""
        if about is None or self._loop is None:
            return None
        with self._desk.read() as books:
            accounts = bound.may_be_inside(books, self._desk.bot_id, about)
        asked = [each.telegram_id for each in accounts if each.telegram_id]
        look = self._seen(about.channel, look_at(self._bot, about.channel, asked))
        try:
            return asyncio.run_coroutine_threadsafe(look, self._loop).result(LOOK_SECONDS)
        except TimeoutError:
            return None

    async def _seen(self, channel: int, look: Awaitable[Looked]) -> Looked | None:
        try:
            return await look
        except TelegramError as error:
            logger.info("channel %s cannot be seen: %s", channel, error)
            return None

    async def look_at_channels(self) -> None:
        """Telegram does not tell that a room's channel has got a discussion group or become public; nor, when he sits
        down, that a substitute is its administrator."""
        for channel in await self.call(self._gangway.channels):
            looked = await self._seen(channel, look_again(self._bot, channel))
            why = None if looked is None else await self.call(self._gangway.unfit, channel, looked)
            if why is not None:
                await self.call(self._gangway.lose, channel, why)
                self._after()

    async def _translate(self, update: Update, turn: Turn) -> None:
        """The first handler that wants the update gets it, as the library dispatches; faults roll the row back."""
        for group in self._application.handlers.values():
            for handler in group:
                found = handler.check_update(update)
                if found is None or found is False:
                    continue
                try:
                    await handler.handle_update(update, self._application, found, turn)
                except NotFromAPerson:
                    turn.refuse_nobody()
                return

    def _answer(self, toast: Toast) -> None:
        task = asyncio.create_task(self._send_answer(toast))
        self._answers.add(task)
        task.add_done_callback(self._answers.discard)

    async def _send_answer(self, toast: Toast) -> None:
        """Telegram takes an answer only for a while. A refusal that comes too late for that is written instead."""
        text = None
        if toast.key is not None:
            text = cut(plain(Speech(toast.language).say(toast.key, toast.facts)), ALERT_LIMIT)
        try:
            await self._bot.answer_callback_query(
                toast.query_id, text=text, show_alert=toast.alert, url=toast.url
            )
        except TelegramError as error:
            logger.info("an answer to a button came too late: %s", error.message)
            if isinstance(error, BadRequest) and toast.alert and toast.chat_id is not None:
                await self.call(_write, self._desk, toast)
                self._after()


def _write(desk: Desk, toast: Toast) -> None:
    """The answer to a press that waited while nobody was there to take it."""
    with desk.write() as books:
        account = books.people.by_telegram(toast.chat_id or 0)
        if account is None or toast.key is None:
            return
        said: tuple[tuple[str, Mapping[str, Any]], ...] = (("tap-late", {}), (toast.key, toast.facts))
        books.outbox.put(
            [
                Outgoing(**addressed(account), bot_id=desk.bot_id, kind=Kind.SAY, key=key, facts=dict(facts))
                for key, facts in said
            ]
        )


def _toast(turn: Turn, outcome: Outcome | None) -> Toast | None:
    """What a press is answered with: what the handler wants, or that it failed; nothing while it waits."""
    query = turn.update.callback_query
    if query is None or outcome is None or not outcome.is_settled:
        return None
    if outcome.state is RowState.FAILED:
        facts = {"error": outcome.error_id or ""}
        return Toast(query.id, refusal_key("broken"), facts, "en", alert=True)
    return turn.toast or Toast(query.id, None, {}, "en")


def _finish(coroutine: Coroutine[Any, Any, None]) -> None:
    """Runs a handler to its end: it may wait for nothing, because a transaction is open."""
    try:
        coroutine.send(None)
    except StopIteration:
        return
    coroutine.close()
    raise RuntimeError("a handler waited for something while its transaction was open")
