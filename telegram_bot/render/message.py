"""What a phone is to show, before it has Telegram's form."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from markupsafe import Markup

from core.texts import Speech
from telegram_bot.callback_data import Press
from telegram_bot.keyboards import Button, Rows, label


@dataclass(frozen=True, slots=True)
class Scene:
    """To whom something is shown: in which words, of which table, by which bot."""

    speech: Speech
    table: str
    bot_username: str

    def button(self, key: str, action: str, stamp: str, *arguments: str, **facts: Any) -> Button:
        return Button(label(self.speech, key, **facts), Press(action, self.table, stamp, arguments))

    def start_link(self, payload: str) -> str:
        return f"https://t.me/{self.bot_username}?start={payload}"


@dataclass(frozen=True, slots=True)
class Message:
    """Words and buttons; a keyboard of no rows takes an edited card's buttons away."""

    text: Markup
    rows: Rows = field(default_factory=tuple)


Renderer = Callable[[Scene, dict[str, Any]], Message]
"""One per key that is more than its words."""


def joined(parts: list[Markup], gap: str = "\n") -> Markup:
    return Markup(gap).join(part for part in parts if part)
