"""A whole bot against a rehearsal server over HTTP, one clock for both, and people at their phones."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from telegram import Bot

from core.bootstrap import Ship, open_ship
from core.config import read_settings
from core.service.games import known_games
from core.service.tables import Table
from telegram_bot.rehearsal.client import RehearsalClient
from telegram_bot.rehearsal.server import DEFAULT_TOKEN, RehearsalServer, start
from telegram_bot.rehearsal.ship_clock import ShipClock
from telegram_bot.running import RunningBot

GAMES = known_games()
PATIENCE = 30.0
H = TypeVar("H", bound="Harbour")


class Harbour:
    """What a test holds: the ship (rules and store), the server, its phones, and the running bot."""

    def __init__(self, ship: Ship, server: RehearsalServer, client: RehearsalClient) -> None:
        self.ship = ship
        self.server = server
        self.client = client
        self.bot: RunningBot | None = None
        self._running: asyncio.Task[None] | None = None
        self._leading: Any = None
        self.cursor = 0

    # -- the bot

    async def start_bot(self) -> None:
        self._leading = self.ship.worker(self.ship.settings.bot_id or 0)
        desk = self._leading.__enter__()
        self.bot = RunningBot(self.ship, desk)
        self._running = asyncio.create_task(self.bot.run())

    async def stop_bot(self) -> None:
        if self.bot is None or self._running is None:
            return
        self.bot.stop()
        try:
            await asyncio.wait_for(self._running, PATIENCE)
        finally:
            self._leading.__exit__(None, None, None)
            self.bot = None

    # -- people

    async def people(self, *names: str, language: str = "en") -> list[int]:
        """Accounts that have pressed Start."""
        found = []
        for name in names:
            person = await self.client.create_person(name, language_code=language)
            await self.client.start(person)
            found.append(person)
        for person in found:
            await self.sees(person, "Scuttlebutt")
        return found

    async def group(
        self, owner: int, *members: int, rights: str | None = "all", kind: str = "supergroup"
    ) -> int:
        chat = await self.client.create_group(owner, "The Méduse", members, kind=kind)
        await self.client.add_bot(chat, owner, rights)
        return chat

    # -- phones

    async def sees(
        self, person: int, words: str, chat: int | None = None, seconds: float = PATIENCE
    ) -> dict[str, Any]:
        """The newest message of the bot on this phone that holds `words`, once it is there."""
        return await self.until(lambda: self.find(person, words, chat), f"{person} to see {words!r}", seconds)

    async def find(self, person: int, words: str, chat: int | None = None) -> dict[str, Any] | None:
        messages = await self.client.messages(person, chat)
        fitting = [each for each in messages if each["is_from_bot"] and words in text_of(each)]
        return fitting[-1] if fitting else None

    async def texts(self, person: int, chat: int | None = None) -> list[str]:
        """What the bot has said here, oldest first."""
        return [text_of(each) for each in await self.client.messages(person, chat) if each["is_from_bot"]]

    async def tap(self, person: int, words: str, label: str, chat: int | None = None) -> str:
        """Taps a button under the newest message that holds `words`; what the bot answers."""
        message = await self.until(
            lambda: self._with_button(person, words, label, chat), f"{label!r} under {words!r} for {person}"
        )
        tapped = await self.client.tap(person, message["message_id"], label=label, chat=chat)
        return await self.answer(tapped["query_id"])

    async def _with_button(
        self, person: int, words: str, label: str, chat: int | None
    ) -> dict[str, Any] | None:
        message = await self.find(person, words, chat)
        return message if message is not None and label in labels(message) else None

    async def answer(self, query_id: str) -> str:
        found = await self.until(lambda: self.client.answer_to(query_id), f"an answer to {query_id}")
        return str(found.get("text") or "")

    async def link(self, person: int, words: str, label: str, chat: int | None = None) -> str:
        """The payload of the deep link behind a button."""
        message = await self.until(
            lambda: self._with_button(person, words, label, chat), f"{label!r} under {words!r} for {person}"
        )
        url = next(
            b["url"] for row in message["reply_markup"]["inline_keyboard"] for b in row if b["text"] == label
        )
        return payload(url)

    async def permissions(self, chat: int) -> dict[str, bool]:
        """What members may do in a group now."""
        chats = await self.client.request("GET", "/chats")
        return dict(next(each["permissions"] for each in chats if each["chat"]["id"] == chat))

    async def bot_call(self, method: str, **terms: Any) -> Any:
        """A call of the bot's own, as if a person had done on his phone what only a bot's call does here."""
        async with Bot(DEFAULT_TOKEN, base_url=f"{self.server.url}/bot") as bot:
            return await getattr(bot, method)(**terms)

    async def document(self, person: int, ending: str = "") -> bytes:
        """The newest file that the bot sent to this phone, of those whose names end so."""
        messages = await self.client.messages(person)
        documents = [message["document"] for message in messages if message.get("document")]
        sent = [each for each in documents if each["file_name"].endswith(ending)]
        files = self.server.board.world.files
        return next(file.data for file in files.values() if file.unique_id == sent[-1]["file_unique_id"])

    async def until(self, look: Callable[[], Any], what: str, seconds: float = PATIENCE) -> Any:
        """Waits (real time) until `look` finds something."""
        end = asyncio.get_running_loop().time() + seconds
        while asyncio.get_running_loop().time() < end:
            found = await look()
            if found:
                return found
            self._fail_with_the_bot()
            await asyncio.sleep(0.03)
        raise AssertionError(f"waited in vain for {what}")

    def _fail_with_the_bot(self) -> None:
        if self._running is not None and self._running.done() and not self._running.cancelled():
            error = self._running.exception()
            if error is not None:
                raise AssertionError("the bot has stopped") from error

    # -- games

    def table(self, chat: int | None = None) -> Table:
        """The newest table, of a group if one is named."""
        with self.ship.store.read() as books:
            tables = [table for table in books.tables.all() if chat is None or table.chat_id == chat]
        return max(tables, key=lambda table: table.id)

    def view(self, table: Table) -> dict[str, Any]:
        desk = self.ship.desk()
        with desk.read() as books:
            fresh = books.tables.get(table.id)
            assert fresh is not None
            return desk.view(books, fresh)

    async def jump(self, seconds: float) -> None:
        """Time leaps for everybody; other processes read the clock twice a second."""
        self.server.board.clock.set(jump=seconds)
        await asyncio.sleep(0.6)

    async def quiet(self) -> None:
        """Until every update is worked on and everything that may leave has left."""

        async def nothing_waits() -> bool:
            with self.ship.store.read() as books:
                bot_id = self.ship.settings.bot_id or 0
                waits = books.inbox.waiting(bot_id) + books.outbox.waiting(bot_id)
            state = await self.client.state()
            return waits == 0 and state["pending_updates"] == 0

        await self.until(nothing_waits, "quiet", 20.0)


def text_of(message: dict[str, Any]) -> str:
    return str(message.get("text") or message.get("caption") or "")


def labels(message: dict[str, Any]) -> list[str]:
    rows = (message.get("reply_markup") or {}).get("inline_keyboard", [])
    return [button["text"] for row in rows for button in row]


def payload(url: str) -> str:
    found = re.search(r"[?&]start=([\w-]+)", url)
    assert found is not None, url
    return found[1]


@asynccontextmanager
async def harbour(
    folder: Path, *, speed: float = 10.0, database_url: str = "", has_topics: bool = False
) -> AsyncIterator[Harbour]:
    """Server, ship and bot, all up; time runs `speed` times as fast for all of them."""
    environ = {
        "SCUTTLEBUTT_DATA": str(folder),
        "TELEGRAM_BOT_TOKEN": DEFAULT_TOKEN,
        "DATABASE_URL": database_url,
    }
    ship = open_ship(read_settings(environ), GAMES)
    ship.clock.run_at(speed)
    server = await start(clock=ShipClock(ship.clock))
    server.board.world.bot.has_topics = has_topics
    ship = open_ship(read_settings({**environ, "TELEGRAM_API_URL": server.url}), GAMES)
    client = RehearsalClient(server.url)
    async with under_way(Harbour(ship, server, client)) as made:
        yield made


@asynccontextmanager
async def under_way(made: H) -> AsyncIterator[H]:
    """Its bot runs; at the end all is stopped."""
    await made.start_bot()
    try:
        yield made
    finally:
        await made.stop_bot()
        await made.client.close()
        await made.server.stop()
        made.ship.close()
