"""A robot's phone: the messages that have reached it, the buttons under them, and a finger to press them with."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from telegram_bot.rehearsal.client import RehearsalClient, RehearsalFault

Shape = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Sheet:
    """A message of the bot with buttons under it, as it stands now."""

    chat: int
    message: int
    text: str
    labels: tuple[str, ...]
    thread: int | None = None
    edited: int = 0

    def label(self, part: str) -> str | None:
        """The first button that holds these words."""
        return next((each for each in self.labels if part in each), None)


class Phone:
    """One person's phone at the rehearsal server. It keeps what the feed brings, so that looking costs nothing."""

    def __init__(self, client: RehearsalClient, person: int, name: str) -> None:
        self._client = client
        self.person = person
        self.name = name
        self._cursor = 0
        self._shown: dict[tuple[int, int], Shape] = {}

    async def wait(self, seconds: float) -> list[Shape]:
        """The messages, new or edited, that have reached the phone since it was last looked at."""
        self._cursor, events = await self._client.feed(self._cursor, self.person, wait=seconds)
        arrived = []
        for event in events:
            if event["kind"] in ("message", "edit"):
                message = event["message"]
                self._shown[(message["chat"]["id"], message["message_id"])] = message
                arrived.append(message)
            elif event["kind"] == "delete":
                self._shown.pop((event["chat_id"], event["message_id"]), None)
        return arrived

    def sheets(self, chat: int | None = None) -> list[Sheet]:
        """Messages with buttons in the chat with the bot (or in a group), the newest first."""
        place = self.person if chat is None else chat
        found = [
            sheet_of(message)
            for (where, _), message in self._shown.items()
            if where == place and message["is_from_bot"] and message.get("reply_markup")
        ]
        return sorted((sheet for sheet in found if sheet.labels), key=lambda sheet: -sheet.message)

    async def press(self, sheet: Sheet, label: str) -> None:
        """Presses a button; if it has gone meanwhile, nothing happens."""
        with suppress(RehearsalFault):
            await self._client.tap(self.person, sheet.message, label=label, chat=sheet.chat)

    async def say(self, text: str, chat: int | None = None, topic: int | None = None) -> None:
        """Says something; where the room is closed nothing is said."""
        with suppress(RehearsalFault):
            await self._client.say(self.person, text, chat, topic=topic)

    async def follow(self, url: str) -> None:
        await self._client.follow(self.person, url)


def sheet_of(message: Shape) -> Sheet:
    return Sheet(
        message["chat"]["id"],
        message["message_id"],
        text_of(message),
        tuple(labels_of(message)),
        thread_of(message),
        message.get("edit_date") or 0,
    )


def text_of(message: Shape) -> str:
    return str(message.get("text") or message.get("caption") or "")


def thread_of(message: Shape) -> int | None:
    """The topic in which a message stands, if there are topics."""
    thread = message.get("message_thread_id")
    return int(thread) if thread is not None else None


def labels_of(message: Shape) -> Iterator[str]:
    """The labels of buttons that can be pressed; those that open a link are left out."""
    for row in (message.get("reply_markup") or {}).get("inline_keyboard", []):
        for button in row:
            if "url" not in button:
                yield button["text"]
