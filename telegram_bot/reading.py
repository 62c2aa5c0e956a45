"""An update as it can be kept, and as the library reads it, whatever a server writes or leaves out."""

import re
from collections.abc import Mapping
from datetime import datetime
from typing import Any

MESSAGES = ("message", "edited_message", "channel_post", "edited_channel_post")
_UNFIT = re.compile("[\x00\ud800-\udfff]")
_COMMAND = re.compile(r"/[A-Za-z0-9_]{1,64}(?:@\w{1,32})?(?!\S)")


def storable(value: Any) -> Any:
    """The same with a replacement for each character that no database keeps: NUL, and half of a pair in UTF-16.

    Neither more nor fewer characters, so that entities stay where they are.
    """
    match value:
        case str():
            return _UNFIT.sub("\ufffd", value)
        case list():
            return [storable(each) for each in value]
        case dict():
            return {storable(name): storable(each) for name, each in value.items()}
        case _:
            return value


def readable(update: Mapping[str, Any], received_at: datetime) -> dict[str, Any]:
    """The same update with what is missing filled in; what is there stays as it was written."""
    found = {name: _whole(value) if isinstance(value, dict) else value for name, value in update.items()}
    for kind in MESSAGES:
        if isinstance(found.get(kind), dict):
            found[kind] = _message(found[kind], received_at)
    if isinstance(query := found.get("callback_query"), dict):
        found["callback_query"] = {"chat_instance": "", **query}
        if isinstance(query.get("message"), dict):
            found["callback_query"]["message"] = _message(query["message"], received_at)
    return found


def _message(message: Mapping[str, Any], received_at: datetime) -> dict[str, Any]:
    found = {"date": int(received_at.timestamp()), **_whole(message)}
    text = found.get("text")
    command = _COMMAND.match(text) if isinstance(text, str) and not found.get("entities") else None
    if command is not None:
        found["entities"] = [{"type": "bot_command", "offset": 0, "length": command.end()}]
    return found


def _whole(thing: Mapping[str, Any]) -> dict[str, Any]:
    found = dict(thing)
    if isinstance(person := found.get("from"), dict):
        found["from"] = {"is_bot": False, "first_name": "", **person}
    if isinstance(chat := found.get("chat"), dict):
        found["chat"] = {"type": _type_of(chat.get("id")), **chat}
    return found


def _type_of(chat: Any) -> str:
    """Telegram numbers people up from 1, basic groups down from -1 and all others down from -1000000000000."""
    if not isinstance(chat, int) or chat > 0:
        return "private"
    return "supergroup" if chat < -(10**12) else "group"
