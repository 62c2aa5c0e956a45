"""Buttons as meanings, and as Telegram's inline keyboards."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from telegram import InlineKeyboardButton, InlineKeyboardMarkup

from core.texts import Speech, plain
from telegram_bot.callback_data import Press, encode_press

ROW = 2
LABEL_LIMIT = 40


@dataclass(frozen=True, slots=True)
class Button:
    """A label in the reader's words, and what it does: a press, or an address that it opens."""

    label: str
    press: Press | None = None
    url: str | None = None


Rows = Sequence[Sequence[Button]]


def keyboard(rows: Rows) -> InlineKeyboardMarkup | None:
    """Telegram's form; `None` when there is no button at all."""
    lines = [[_button(button) for button in row] for row in rows if row]
    return InlineKeyboardMarkup(lines) if lines else None


def in_rows(buttons: Sequence[Button], width: int = ROW) -> list[list[Button]]:
    return [list(buttons[start : start + width]) for start in range(0, len(buttons), width)]


def press_button(key: str, press: Press, **facts: Any) -> dict[str, Any]:
    """A button as it waits in the outbox: its words are chosen when it leaves, in the reader's language."""
    return {"key": key, "facts": facts, "data": encode_press(press)}


def url_button(key: str, url: str, **facts: Any) -> dict[str, Any]:
    return {"key": key, "facts": facts, "url": url}


def waiting_buttons(rows: Sequence[Sequence[dict[str, Any]]], speech: Speech) -> InlineKeyboardMarkup | None:
    """The keyboard of buttons that waited in the outbox."""
    lines = [[_waiting(button, speech) for button in row] for row in rows]
    return InlineKeyboardMarkup(lines) if lines else None


def label(speech: Speech, key: str, **facts: Any) -> str:
    """A button's words: plain text (F45), cut so that a phone can show two beside each other."""
    words = plain(speech.say(key, facts))
    return words if len(words) <= LABEL_LIMIT else words[: LABEL_LIMIT - 1] + "…"


def _waiting(button: dict[str, Any], speech: Speech) -> InlineKeyboardButton:
    words = label(speech, button["key"], **button["facts"])
    return InlineKeyboardButton(words, callback_data=button.get("data"), url=button.get("url"))


def _button(button: Button) -> InlineKeyboardButton:
    data = encode_press(button.press) if button.press else None
    return InlineKeyboardButton(button.label, callback_data=data, url=button.url)
