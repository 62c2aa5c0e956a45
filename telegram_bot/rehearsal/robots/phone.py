"""A robot's phone: the chats that it shows, the buttons under them, and a finger to press them with."""

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

    def label(self, part: str) -> str | None:
        """The first button that holds these words."""
        return next((each for each in self.labels if part in each), None)


class Phone:
    """One person's phone at the rehearsal server."""

    def __init__(self, client: RehearsalClient, person: int, name: str) -> None:
        self._client = client
        self.person = person
        self.name = name
        self._cursor = 0

    async def wait(self, seconds: float) -> list[Shape]:
        """The messages, new or edited, that have reached the phone since it was last looked at."""
        self._cursor, events = await self._client.feed(self._cursor, self.person, wait=seconds)
        return [event["message"] for event in events if event["kind"] in ("message", "edit")]

    async def sheets(self, chat: int | None = None) -> list[Sheet]:
        """Messages with buttons in the chat with the bot (or in a group), the newest first."""
        messages = await self._client.messages(self.person, chat)
        found = [
            Sheet(message["chat"]["id"], message["message_id"], text_of(message), tuple(labels_of(message)))
            for message in messages
            if message["is_from_bot"]
        ]
        return [sheet for sheet in reversed(found) if sheet.labels]

    async def press(self, sheet: Sheet, label: str) -> None:
        """Presses a button; if it has gone meanwhile, nothing happens."""
        with suppress(RehearsalFault):
            await self._client.tap(self.person, sheet.message, label=label, chat=sheet.chat)

    async def say(self, text: str, chat: int | None = None) -> None:
        """Says something; where the room is closed nothing is said."""
        with suppress(RehearsalFault):
            await self._client.say(self.person, text, chat)

    async def groups(self) -> list[int]:
        """The groups on the phone in which one may write."""
        chats = await self._client.chats(self.person)
        return [
            each["chat"]["id"] for each in chats if each["chat"]["type"] != "private" and each["may_write"]
        ]


def text_of(message: Shape) -> str:
    return str(message.get("text") or message.get("caption") or "")


def labels_of(message: Shape) -> Iterator[str]:
    """The labels of buttons that can be pressed; those that open a link are left out."""
    for row in (message.get("reply_markup") or {}).get("inline_keyboard", []):
        for button in row:
            if "url" not in button:
                yield button["text"]
