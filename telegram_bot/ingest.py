"""Reads Telegram's updates: each is in the inbox, on disk, before it is acknowledged (F41, F54, F55)."""

import asyncio
import hmac
import logging
import math
import time
import warnings
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

from aiohttp import web
from telegram import Bot
from telegram.error import Conflict, InvalidToken, RetryAfter, TelegramError
from telegram.warnings import PTBUserWarning

from core.service.clock import Clock, real_now
from core.service.desk import Desk
from core.service.inbox import Incoming, Source
from telegram_bot.reading import storable
from telegram_bot.worker import Worker

logger = logging.getLogger(__name__)

# The library advises its own method; the inbox keeps updates as Telegram wrote them, whatever the library knows of.
warnings.filterwarnings("ignore", "Please use 'Bot.getUpdates'", PTBUserWarning)

BATCH = 100
LONGEST_POLL = 25
MOST_CONFLICTS = 3
REST = 0.25
"""A server that does not wait for updates, as it is asked to, is asked again after so many seconds."""
LATEST = int(datetime(9999, 1, 1, tzinfo=UTC).timestamp())
FARTHEST = timedelta(days=7)
"""Telegram keeps what was typed for a day. A date farther away than this is none: the message counts when it came."""

ALLOWED_UPDATES = (
    "message",
    "edited_message",
    "channel_post",
    "callback_query",
    "my_chat_member",
    "chat_member",
    "chat_join_request",
)
_NEW_MESSAGES = ("message", "channel_post")


def incoming(update: dict[str, Any], bot_id: int, now: datetime) -> Incoming:
    """The inbox row of an update. A new message counts by Telegram's date and is known by chat and message id.

    One of another shape is kept too, without these: whoever reads it later puts it aside.
    """
    update = storable(update)
    found = next((update[kind] for kind in _NEW_MESSAGES if kind in update), None)
    message = found if _is_dated(found) else None
    dated_at = datetime.fromtimestamp(message["date"], UTC) if message else None
    return Incoming(
        source=Source.TELEGRAM,
        bot_id=bot_id,
        body=update,
        received_at=now,
        dated_at=dated_at if dated_at and abs(dated_at - now) < FARTHEST else None,
        update_id=update["update_id"],
        chat_id=message["chat"]["id"] if message else None,
        message_id=message["message_id"] if message else None,
    )


def _is_dated(message: Any) -> bool:
    if not isinstance(message, dict) or not isinstance(message.get("chat"), dict):
        return False
    numbers = (message.get("message_id"), message["chat"].get("id"), message.get("date"))
    return all(_is_whole(number) for number in numbers) and 0 <= message["date"] <= LATEST


def _is_whole(value: Any) -> bool:
    """Whether it is a number for which a column has room."""
    return isinstance(value, int) and abs(value) < 2**63


class Poller:
    """The own loop: getUpdates, commit, next offset. `nudge` ends a long poll that should come back at once."""

    def __init__(self, bot: Bot, desk: Desk, worker: Worker, clock: Clock) -> None:
        self._bot = bot
        self._desk = desk
        self._worker = worker
        self._clock = clock
        self._offset: int | None = None
        self._poll: asyncio.Task[list[dict[str, Any]]] | None = None
        self._is_long = False
        self._stopping = False
        self._conflicts = 0
        self._has_caught_up = False

    def stop(self) -> None:
        self._stopping = True
        if self._poll is not None:
            self._poll.cancel()

    def nudge(self) -> None:
        """Nothing is lost: what the broken-off request brought was not acknowledged and comes again.

        A poll that does not wait is left alone: broken off at every ring of the alarm, none would ever come back.
        """
        if self._poll is not None and self._is_long:
            self._poll.cancel()

    async def run(self) -> None:
        """Until `stop`. A bad token and a second reader of the same bot end it; other trouble is waited out."""
        while not self._stopping:
            patience = await self._patience()
            self._is_long = patience > 0
            asked_at = time.monotonic()
            self._poll = asyncio.create_task(self._get(patience))
            try:
                updates = await self._poll
            except asyncio.CancelledError:
                if _is_cancelled():
                    raise
                continue
            except InvalidToken:
                raise
            except TelegramError as error:
                self._count_conflict(error)
                await asyncio.sleep(_pause_after(error))
                continue
            self._conflicts = 0
            await self._commit(updates)
            if self._is_long and not updates:
                await asyncio.sleep(asked_at + REST - time.monotonic())

    def _count_conflict(self, error: TelegramError) -> None:
        """One conflict may be the end of a process just replaced; a reader that comes again and again stays (F58)."""
        self._conflicts = self._conflicts + 1 if isinstance(error, Conflict) else 0
        if self._conflicts >= MOST_CONFLICTS:
            raise error

    async def _get(self, seconds: int) -> list[dict[str, Any]]:
        terms = {"timeout": seconds, "limit": BATCH, "allowed_updates": list(ALLOWED_UPDATES)}
        if self._offset is not None:
            terms["offset"] = self._offset
        return list(await self._bot.do_api_request("getUpdates", api_kwargs=terms, read_timeout=seconds + 10))

    async def _commit(self, updates: list[dict[str, Any]]) -> None:
        """What has no number cannot be kept, nor acknowledged by itself: the next that has one takes it along."""
        moment = self._clock.now()
        numbered = [each for each in updates if isinstance(each, dict) and _is_whole(each.get("update_id"))]
        await self._worker.call(_take_in, self._desk, numbered, moment)
        if numbered:
            self._offset = max(each["update_id"] for each in numbered) + 1
        elif updates:
            await asyncio.sleep(1.0)
        self._has_caught_up = self._has_caught_up or len(updates) < BATCH
        self._worker.wake()

    async def _patience(self) -> int:
        """Seconds for which a long poll may wait: no longer than to the next moment at which a deadline may close, and
        not at all after a start, because commands of the panel wait until what is waiting has been read."""
        if not self._has_caught_up:
            return 0
        alarm = await self._worker.call(self._desk.next_alarm)
        if alarm is None:
            return LONGEST_POLL
        left = (self._clock.real_time(alarm) - real_now()).total_seconds()
        if left <= 0:
            await asyncio.sleep(0.05)
            return 0
        return min(LONGEST_POLL, math.ceil(left))


def _take_in(desk: Desk, updates: list[dict[str, Any]], moment: datetime) -> None:
    desk.receive([incoming(update, desk.bot_id, moment) for update in updates])
    if len(updates) < BATCH:
        desk.caught_up(moment)
    desk.ring()


def _is_cancelled() -> bool:
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


def _pause_after(error: TelegramError) -> float:
    match error:
        case Conflict():
            logger.error("another program reads this bot's updates; stop it, or this one")
            return 5.0
        case RetryAfter():
            return 5.0
        case _:
            logger.warning("Telegram cannot be read just now: %s", error.message)
            return 1.0


# -- the other way in


def webhook_app(desk: Desk, worker: Worker, secret: str, clock: Callable[[], datetime]) -> web.Application:
    """Takes updates by POST; without the right secret they are refused and nothing is stored (F77)."""

    async def take(request: web.Request) -> web.Response:
        given = request.headers.get("X-Telegram-Bot-Api-Secret-Token", "")
        if not hmac.compare_digest(given.encode(errors="surrogateescape"), secret.encode()):
            return web.Response(status=403)
        update = await request.json()
        if not isinstance(update, dict) or not _is_whole(update.get("update_id")):
            return web.Response(status=400)
        await worker.call(desk.receive, [incoming(update, desk.bot_id, clock())])
        worker.wake()
        return web.Response()

    app = web.Application(client_max_size=2**20)
    app.router.add_post("/telegram", take)
    return app
