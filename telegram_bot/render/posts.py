"""Copies of what people say in rooms: the alias above, their words below, nothing in it that leads to an account."""

import re
from typing import Any

from telegram import MessageEntity

from core.service.outbox import Parcel
from core.texts import LANGUAGES, Speech
from telegram_bot.render.entities import CAPTION_LIMIT, TEXT_LIMIT, Shown, shown, together, utf16_length
from telegram_bot.render.message import Message, Scene
from telegram_bot.render.zpm import room_shown

_QUOTES = frozenset({MessageEntity.BLOCKQUOTE, MessageEntity.EXPANDABLE_BLOCKQUOTE})
ALLOWED = _QUOTES | frozenset(
    {
        MessageEntity.BOLD,
        MessageEntity.ITALIC,
        MessageEntity.UNDERLINE,
        MessageEntity.STRIKETHROUGH,
        MessageEntity.SPOILER,
        MessageEntity.CODE,
        MessageEntity.PRE,
    }
)
"""Plain formatting. Links, mentions and custom emoji would show more than words."""

_DEAD = (
    (re.compile(r"(?<![\w@])@(?=\w)"), "\uff20"),
    (re.compile(r"(?<![\w/])/(?=[A-Za-z])"), "\u2215"),
    (re.compile(r"\b(t|telegram)\.(?=(?:me|dog)\b)", re.IGNORECASE), "\\1\u2024"),
    (re.compile(r"\btg:(?=//)", re.IGNORECASE), "tg\u2236"),
)
"""Mentions, commands and addresses that lead to accounts; each sign is exchanged for one of the same length."""
_NEWLINE = "\n"


def said_by(scene: Scene, parcel: Parcel) -> Message:
    """A copy for one reader. A post whose body was taken away raises `LookupError`: it is not sent."""
    body = parcel.options.get("body")
    if body is None:
        raise LookupError("the post has been removed")
    return written(scene, parcel.facts, body)


def written(scene: Scene, facts: dict[str, Any], body: dict[str, Any]) -> Message:
    """The alias above, the words below."""
    header = header_of(scene, facts)
    words = words_of(body)
    parts = [shown(header), words] if words.text else [shown(header)]
    return Message(header, (), together(parts, _NEWLINE))


def header_of(scene: Scene, facts: dict[str, Any]) -> Any:
    said = {"alias": facts["alias"], "room": room_shown(scene.speech, facts["room"])}
    return scene.speech.say("post", said)


def longest_header(alias: str, room: str) -> int:
    """In UTF-16 units, in whatever language a reader may have."""
    said = []
    for language in LANGUAGES:
        speech = Speech(language)
        said.append(speech.say("post", {"alias": alias, "room": room_shown(speech, room)}))
    return max(utf16_length(shown(header).text) for header in said)


def words_of(body: dict[str, Any]) -> Shown:
    """The words with plain formatting; what Telegram would make clickable looks the same and is not.

    More than one line stands in a quote: posts and news go together in one message, and what he typed could look like
    the next of them, said by another or by the bot.
    """
    text = body["text"]
    for pattern, instead in _DEAD:
        text = pattern.sub(instead, text)
    carried = [MessageEntity.de_json(entity) for entity in body["entities"] if entity["type"] in ALLOWED]
    if len(text.splitlines()) > 1:
        inside = [entity for entity in carried if entity.type not in _QUOTES]
        carried = [MessageEntity(MessageEntity.BLOCKQUOTE, 0, utf16_length(text)), *inside]
    return Shown(text, tuple(carried))


def room_for_words(header_length: int, kind: str) -> int:
    """How many UTF-16 units a post may have with the alias above it."""
    return (TEXT_LIMIT if kind == "text" else CAPTION_LIMIT) - header_length - utf16_length(_NEWLINE)
