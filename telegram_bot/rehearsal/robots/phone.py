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
    essence: str = ""
    """Its words without moments of time, which differ from one rehearsal to the next."""

    @property
    def is_private(self) -> bool:
        return self.chat > 0

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
        self._sheets: dict[tuple[int, int], Sheet] = {}

    async def wait(self, seconds: float) -> list[Shape]:
        """The messages, new or edited, that have reached the phone since it was last looked at."""
        self._cursor, events = await self._client.feed(self._cursor, self.person, wait=seconds)
        arrived = []
        for event in events:
            if event["kind"] in ("message", "edit"):
                self._keep(event["message"])
                arrived.append(event["message"])
            elif event["kind"] == "delete":
                self._sheets.pop((event["chat_id"], event["message_id"]), None)
        return arrived

    def _keep(self, message: Shape) -> None:
        """As long as there is something to press under it."""
        place = (message["chat"]["id"], message["message_id"])
        self._sheets.pop(place, None)
        if message["is_from_bot"] and message.get("reply_markup") and (sheet := sheet_of(message)).labels:
            self._sheets[place] = sheet

    def sheets(self) -> list[Sheet]:
        """Messages of the bot with buttons, those of the chat with it before those of groups, the newest first."""
        return sorted(self._sheets.values(), key=lambda sheet: (not sheet.is_private, -sheet.message))

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
        essence_of(message),
    )


def text_of(message: Shape) -> str:
    return str(message.get("text") or message.get("caption") or "")


def essence_of(message: Shape) -> str:
    """The text without its moments of time; their places count UTF-16 units."""
    units = text_of(message).encode("utf-16-le")
    moments = [each for each in entities_of(message) if each["type"] == "date_time"]
    for each in sorted(moments, key=lambda each: -int(each["offset"])):
        start, end = 2 * each["offset"], 2 * (each["offset"] + each["length"])
        units = units[:start] + units[end:]
    return units.decode("utf-16-le")


def entities_of(message: Shape) -> list[Shape]:
    return list(message.get("entities") or message.get("caption_entities") or ())


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
