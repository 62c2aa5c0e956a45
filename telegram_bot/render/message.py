"""What a phone is to show, before it has Telegram's form."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from markupsafe import Markup

from core.service.handles import handle_of
from core.texts import Speech
from telegram_bot.callback_data import Press, encode_press
from telegram_bot.keyboards import Button, Rows, label
from telegram_bot.render.entities import CAPTION_LIMIT, TEXT_LIMIT, Shown, shown, together

FATE = "fate"
"""Among the facts of a lobby's card that is over: what its table has become since."""


@dataclass(frozen=True, slots=True)
class TableKeys:
    """By what buttons name a table and its sailors: nothing in it tells a seat."""

    handle: str = ""
    key: bytes = b""


@dataclass(frozen=True, slots=True)
class Scene:
    """To whom something is shown: in which words, of which table, by which bot."""

    speech: Speech
    table: TableKeys
    bot_username: str

    def button(self, key: str, action: str, stamp: str, *arguments: str, **facts: Any) -> Button:
        """A button of this table; `stamp` is the phase it belongs to."""
        data = encode_press(Press(action, self.table.handle, stamp, arguments))
        return Button(label(self.speech, key, facts), data)

    def link(self, key: str, payload: str, **facts: Any) -> Button:
        """A button that opens the private chat with the bot."""
        return Button(label(self.speech, key, facts), url=self.start_link(payload))

    def handle(self, name: str) -> str:
        """How a button names a sailor."""
        return handle_of(self.table.key, name)

    def start_link(self, payload: str) -> str:
        return f"https://t.me/{self.bot_username}?start={payload}"


@dataclass(frozen=True, slots=True)
class Message:
    """Words and buttons; a keyboard of no rows takes an edited card's buttons away.

    `as_written` stands in place of `text` where people's own formatting is carried over.
    """

    text: Markup
    rows: Rows = field(default_factory=tuple)
    as_written: Shown | None = None
    picture: bytes | None = None

    @property
    def shown(self) -> Shown:
        limit = TEXT_LIMIT if self.picture is None else CAPTION_LIMIT
        return self.as_written or shown(self.text, limit)


Renderer = Callable[[Scene, dict[str, Any]], Message]
"""One per key that is more than its words."""


def as_it_stood(card: Renderer, **over: Any) -> Renderer:
    """A card's last words: what it said last, but for facts that are `over`, and nothing to tap."""
    return lambda scene, facts: replace(card(scene, {**facts, **over}), rows=())


def joined(parts: list[Markup]) -> Markup:
    """A line each; the empty ones are left out."""
    return Markup("\n").join(part for part in parts if part)


def labelled(message: Message, label: Markup) -> Message:
    """The same message with a line above it."""
    as_written = message.as_written and together([shown(label), message.as_written], "\n")
    return replace(message, text=joined([label, message.text]), as_written=as_written)
