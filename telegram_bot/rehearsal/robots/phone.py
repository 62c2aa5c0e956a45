"""A robot's phone: the messages that have reached it, the buttons under them, and a finger to press them with."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from telegram_bot.rehearsal.client import RehearsalClient, RehearsalFault

Shape = dict[str, Any]
GAP = "\n\n"


@dataclass(frozen=True, slots=True)
class Sheet:
    """A message of the bot with buttons under it, as it stands now."""

    chat: int
    message: int
    text: str
    labels: tuple[str, ...]
    thread: int | None = None
    essence: str = ""
    """Its words without moments of time, which differ from one rehearsal to the next."""
    carried: tuple[str, ...] = ()
    """What each of its buttons brings back to the bot."""
    since: int = 0
    """The look at which the message was first there: the later, the newer."""

    @property
    def is_private(self) -> bool:
        return self.chat > 0

    def label(self, part: str) -> str | None:
        """The first button that holds these words."""
        return next((each for each in self.labels if part in each), None)

    def data(self, label: str) -> str | None:
        """What the button of this label brings back."""
        return next(
            (data for each, data in zip(self.labels, self.carried, strict=False) if each == label), None
        )


@dataclass(frozen=True, slots=True)
class News:
    """A piece of what has come since the last look: a whole message, or one of those that were merged into it."""

    shape: Shape
    """The message, with this piece of its text."""
    essence: str
    place: tuple[int, int]
    """The message, and which piece of it."""
    is_new: bool
    """Not an older message that reads otherwise now."""


class Phone:
    """One person's phone at the rehearsal server. It keeps what the feed brings, so that looking costs nothing.

    What is looked at is how things stand when all is quiet. In which order messages came, which of them were merged
    and what a card read in between differs from one rehearsal to the next, and is not seen.
    """

    def __init__(self, client: RehearsalClient, person: int, name: str) -> None:
        self._client = client
        self.person = person
        self.name = name
        self._sheets: dict[tuple[int, int], Sheet] = {}
        self._known: dict[tuple[int, int], int] = {}
        self._fresh: dict[tuple[int, int], Shape] = {}
        self._looks = 0

    def take(self, event: Shape) -> None:
        """Something has reached the phone."""
        if event["kind"] in ("message", "edit"):
            message = event["message"]
            self._fresh[message["chat"]["id"], message["message_id"]] = message
        elif event["kind"] == "delete":
            place = (event["chat_id"], event["message_id"])
            self._fresh.pop(place, None)
            self._sheets.pop(place, None)

    def look(self) -> list[News]:
        """What has come, in an order that does not depend on who was first: letters and cards before the rest."""
        self._looks += 1
        found: list[News] = []
        for place, message in self._fresh.items():
            is_new = place not in self._known
            found += pieces(message, is_new)
            self._keep(place, message, self._known.setdefault(place, self._looks))
        self._fresh.clear()
        return sorted(found, key=lambda news: (not is_whole(news.shape), news.essence, news.place))

    def _keep(self, place: tuple[int, int], message: Shape, since: int) -> None:
        """As long as there is something to press under it."""
        self._sheets.pop(place, None)
        if (
            message["is_from_bot"]
            and message.get("reply_markup")
            and (sheet := sheet_of(message, since)).labels
        ):
            self._sheets[place] = sheet

    def sheets(self) -> list[Sheet]:
        """Messages of the bot with buttons, those of the chat with it before those of groups, the newest first."""
        return sorted(
            self._sheets.values(),
            key=lambda sheet: (not sheet.is_private, -sheet.since, sheet.essence, sheet.message),
        )

    def put_away(self) -> None:
        """What an earlier game has left is not looked at again."""
        self._sheets.clear()

    async def press(self, sheet: Sheet, label: str) -> None:
        """Presses a button as it has seen it; if the message has gone meanwhile, nothing happens."""
        with suppress(RehearsalFault):
            data = sheet.data(label)
            await self._client.tap(self.person, sheet.message, data=data, chat=sheet.chat, stale=True)

    async def say(self, text: str, chat: int | None = None, topic: int | None = None, **terms: int) -> None:
        """Says something; where the room is closed nothing is said."""
        with suppress(RehearsalFault):
            await self._client.say(self.person, text, chat, topic=topic, **terms)

    async def follow(self, url: str) -> None:
        await self._client.follow(self.person, url)


def sheet_of(message: Shape, since: int = 0) -> Sheet:
    buttons = list(buttons_of(message))
    return Sheet(
        message["chat"]["id"],
        message["message_id"],
        text_of(message),
        tuple(label for label, _ in buttons),
        thread_of(message),
        essence_of(message),
        tuple(data for _, data in buttons),
        since,
    )


def is_whole(message: Shape) -> bool:
    """Letters, cards and questions have a message of their own, and so have the words of people."""
    return bool(
        message.get("reply_markup") or message.get("has_protected_content") or not message["is_from_bot"]
    )


def pieces(message: Shape, is_new: bool) -> list[News]:
    """What the bot has to tell may go out together; each piece of it is news by itself."""
    place = message["message_id"]
    if is_whole(message) or not is_new:
        return [News(message, essence_of(message), (place, 0), is_new)]
    told = zip(text_of(message).split(GAP), essence_of(message).split(GAP), strict=True)
    return [
        News({**message, "text": text}, essence, (place, number), is_new)
        for number, (text, essence) in enumerate(told)
    ]


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


def buttons_of(message: Shape) -> Iterator[tuple[str, str]]:
    """Label and data of the buttons that can be pressed; those that open a link are left out."""
    for row in (message.get("reply_markup") or {}).get("inline_keyboard", []):
        for button in row:
            if "url" not in button:
                yield button["text"], button["callback_data"]


def link_of(message: Shape, label: str) -> str:
    """The address that the button of this label opens."""
    rows = (message.get("reply_markup") or {}).get("inline_keyboard", [])
    return next((str(each["url"]) for row in rows for each in row if each["text"] == label), "")
