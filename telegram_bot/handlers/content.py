"""What may be carried into a room: an allow-list, for all else could show more than words (secrecy: content)."""

import re
from collections.abc import Sequence

from telegram import Message

from core.engine.names import is_blank
from core.engine.refusal import Refused
from core.service.posts import Body, Post
from telegram_bot.bound import copy_read_by
from telegram_bot.render.entities import Shown, together
from telegram_bot.turn import Turn

MOST_PICTURES = 4
_COMMAND = re.compile(r"\s*/[a-z]", re.IGNORECASE)
"""Under a picture nobody obeys it, and it may hold what only the bot or the moderator is to read."""
_REFUSED = (
    "voice",
    "video_note",
    "video",
    "audio",
    "document",
    "contact",
    "venue",
    "location",
    "poll",
    "dice",
    "game",
    "story",
)


def body_of(messages: Sequence[Message]) -> Body | Refused:
    """Text, a picture, a GIF or a sticker, said by the sailor himself; or a small album, with all that is under it.

    An album is refused whole, for the first reason there is.
    """
    if len(messages) > MOST_PICTURES:
        return Refused("album", {"count": len(messages), "most": MOST_PICTURES})
    bodies: list[Body] = []
    for message in messages:
        body = _body(message)
        if isinstance(body, Refused):
            return body
        bodies.append(body)
    if len(bodies) == 1:
        return bodies[0]
    words = together([_words(message) for message in messages if message.caption], "\n")
    return Body(
        kind="album",
        text=words.text,
        entities=tuple(entity.to_dict() for entity in words.entities),
        files=tuple(file for body in bodies for file in body.files),
    )


def answered(turn: Turn, message: Message) -> Post | None:
    """The post that he replies to, in this chat or in a channel where he reads a room."""
    here, elsewhere, books = message.reply_to_message, message.external_reply, turn.work.books
    if here is not None:
        return _pointed_at(message, books.posts.by_message(turn.chat_id, here.message_id))
    if elsewhere is None or elsewhere.chat is None or elsewhere.message_id is None:
        return None
    found = books.posts.by_message(elsewhere.chat.id, elsewhere.message_id)
    return _pointed_at(message, [post for post in found if has_before_him(turn, post)])


def has_before_him(turn: Turn, post: Post) -> bool:
    return copy_read_by(turn.work.books, turn.work.table(post.table_id), post, turn.account) is not None


def _pointed_at(message: Message, posts: Sequence[Post]) -> Post | None:
    """Of several posts in one message that which he quotes, else the last."""
    quoted = message.quote.text if message.quote is not None else ""
    fitting = [post for post in posts if post.body is not None and quoted in post.body.text]
    return next(iter((fitting or list(posts))[-1:]), None)


def _body(message: Message) -> Body | Refused:
    if message.forward_origin is not None:
        return Refused("forwarded")
    if message.via_bot is not None:
        return Refused("via_bot")
    if _COMMAND.match(message.caption or ""):
        return Refused("captioned_command")
    words = _words(message)
    entities = tuple(entity.to_dict() for entity in words.entities)
    if message.text is not None:
        return Refused("empty_text") if is_blank(words.text) else Body(text=words.text, entities=entities)
    file = _file(message)
    if file is None:
        return Refused("content", {"kind": _kind(message)})
    kind, file_id = file
    return Body(kind=kind, text=words.text, entities=entities, files=({"file_id": file_id},))


def _kind(message: Message) -> str:
    """By which word it is refused."""
    return next((kind for kind in _REFUSED if getattr(message, kind)), "other")


def _words(message: Message) -> Shown:
    return Shown(message.text or message.caption or "", message.entities or message.caption_entities)


def _file(message: Message) -> tuple[str, str] | None:
    if message.animation is not None:
        return "animation", message.animation.file_id
    if message.photo:
        return "photo", message.photo[-1].file_id
    if message.sticker is not None:
        return "sticker", message.sticker.file_id
    return None
