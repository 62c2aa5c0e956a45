"""Buttons as meanings, and as Telegram's inline keyboards."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from telegram import InlineKeyboardButton, InlineKeyboardMarkup

from core.texts import Speech, plain
from telegram_bot.callback_data import Press, encode_press

LABEL_LIMIT = 40


@dataclass(frozen=True, slots=True)
class Button:
    """A label in the reader's words, and what it does: carries `data` back, or opens an address."""

    label: str
    data: str | None = None
    url: str | None = None


Rows = Sequence[Sequence[Button]]


def keyboard(rows: Rows) -> InlineKeyboardMarkup | None:
    """Telegram's form; `None` when there is no button at all."""
    lines = [
        [InlineKeyboardButton(each.label, callback_data=each.data, url=each.url) for each in row]
        for row in rows
    ]
    return InlineKeyboardMarkup(lines) if any(lines) else None


def in_rows(buttons: Sequence[Button], width: int = 2) -> list[list[Button]]:
    return [list(buttons[start : start + width]) for start in range(0, len(buttons), width)]


def press_button(key: str, press: Press, **facts: Any) -> dict[str, Any]:
    """A button as it waits in the outbox: its words are chosen when it leaves, in the reader's language."""
    return {"key": key, "facts": facts, "data": encode_press(press)}


def url_button(key: str, url: str, **facts: Any) -> dict[str, Any]:
    return {"key": key, "facts": facts, "url": url}


def waiting_rows(rows: Sequence[Sequence[Mapping[str, Any]]], speech: Speech) -> Rows:
    """Buttons that waited in the outbox, in the reader's words."""
    return [
        [
            Button(label(speech, button["key"], button["facts"]), button.get("data"), button.get("url"))
            for button in row
        ]
        for row in rows
    ]


def label(speech: Speech, key: str, facts: Mapping[str, Any]) -> str:
    """A button's words: plain text (F45), cut so that a phone can show two beside each other."""
    words = plain(speech.say(key, facts))
    return words if len(words) <= LABEL_LIMIT else words[: LABEL_LIMIT - 1] + "…"
