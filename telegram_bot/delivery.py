"""One parcel, one call to Telegram, and what its answer means."""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

from telegram import Bot, ChatPermissions, LinkPreviewOptions
from telegram.error import (
    BadRequest,
    ChatMigrated,
    Forbidden,
    NetworkError,
    RetryAfter,
    TelegramError,
    TimedOut,
)

from core.service.outbox import Kind, Parcel
from telegram_bot.keyboards import keyboard
from telegram_bot.render.entities import Shown, cut
from telegram_bot.render.message import Message
from telegram_bot.request import NotSent

logger = logging.getLogger(__name__)

TOPIC_LIMIT = 128
NO_PREVIEW = LinkPreviewOptions(is_disabled=True)
_DONE_ALREADY = ("message is not modified", "message to delete not found", "message to pin not found")
_CARD_IS_GONE = ("message to edit not found", "message can't be edited")
THREAD_IS_GONE = "message thread not found"
_REPLY_IS_GONE = ("message to be replied not found", "replied message not found")


@dataclass(frozen=True, slots=True)
class Arrived:
    """It is there. `message_id` is `None` for calls that make no message."""

    message_id: int | None


@dataclass(frozen=True, slots=True)
class Unclear:
    """It left, and the answer is lost: it may have arrived."""

    error: str


@dataclass(frozen=True, slots=True)
class Later:
    """It has certainly not arrived and may be tried again after `seconds`; `everywhere`: no call gets through."""

    seconds: float
    error: str
    everywhere: bool = False


@dataclass(frozen=True, slots=True)
class Barred:
    """The person has blocked the bot or never pressed Start, or the bot is not in the group (F49, F64)."""

    error: str


@dataclass(frozen=True, slots=True)
class Moved:
    """The group is a supergroup now (F50)."""

    chat_id: int


@dataclass(frozen=True, slots=True)
class Hopeless:
    """It can never be sent."""

    error: str


Fate = Arrived | Unclear | Later | Barred | Moved | Hopeless


async def deliver(bot: Bot, parcel: Parcel, message: Message) -> Fate:
    """Makes the call that `parcel` asks for. Never raises for what Telegram answers."""
    try:
        return Arrived(await _CALLS[parcel.kind](bot, parcel, message))
    except RetryAfter as error:
        return Later(_seconds(error), "retry_after")
    except ChatMigrated as error:
        return Moved(error.new_chat_id)
    except Forbidden as error:
        return Barred(error.message)
    except BadRequest as error:
        return _refused(parcel, error.message)
    except NotSent as error:
        return Later(2.0, error.message, everywhere=True)
    except TimedOut:
        return Unclear("timed out")
    except NetworkError as error:
        return Unclear(error.message)
    except TelegramError as error:
        return Hopeless(error.message)
    except (LookupError, TypeError, ValueError) as error:
        logger.exception("parcel %s (%s) cannot be sent", parcel.id, parcel.key)
        return Hopeless(f"cannot be written: {type(error).__name__}")


def _seconds(error: RetryAfter) -> float:
    wait = error.retry_after
    return 0.1 + (wait.total_seconds() if isinstance(wait, timedelta) else wait)


def _refused(parcel: Parcel, reason: str) -> Fate:
    lower = reason.lower()
    if any(known in lower for known in _DONE_ALREADY):
        return Arrived(parcel.edits)
    if parcel.kind is Kind.RETIRE:
        return Arrived(parcel.edits)
    if "chat not found" in lower or "user is deactivated" in lower or "bot was kicked" in lower:
        return Barred(reason)
    return Hopeless(reason)


async def _say(bot: Bot, parcel: Parcel, message: Message) -> int | None:
    if "react" in parcel.options:
        await _react(bot, parcel, message)
        return None
    words = message.shown
    try:
        return await _send(bot, parcel, message, words, parcel.reply_to)
    except BadRequest as error:
        if parcel.reply_to and any(known in error.message.lower() for known in _REPLY_IS_GONE):
            return await _send(bot, parcel, message, words, None)
        raise


async def _send(bot: Bot, parcel: Parcel, message: Message, words: Shown, reply_to: int | None) -> int:
    sent = await bot.send_message(
        parcel.chat_id,
        words.text,
        entities=words.entities,
        reply_markup=keyboard(message.rows),
        disable_notification=parcel.silent,
        protect_content=parcel.protect,
        link_preview_options=NO_PREVIEW,
        reply_to_message_id=reply_to,
        message_thread_id=_thread(parcel),
    )
    return sent.message_id


def _thread(parcel: Parcel) -> int | None:
    """The topic it goes into; an answer given outside all topics stays there."""
    return parcel.options.get("thread") or None


async def _card(bot: Bot, parcel: Parcel, message: Message) -> int | None:
    """Edits the message that shows the card; sends it anew where somebody has deleted that message."""
    if parcel.edits is None:
        return await _say(bot, parcel, message)
    words = message.shown
    try:
        await bot.edit_message_text(
            words.text,
            parcel.chat_id,
            parcel.edits,
            entities=words.entities,
            reply_markup=keyboard(message.rows),
            link_preview_options=NO_PREVIEW,
        )
    except BadRequest as error:
        if any(known in error.message.lower() for known in _CARD_IS_GONE):
            return await _say(bot, parcel, message)
        raise
    return parcel.edits


async def _retire(bot: Bot, parcel: Parcel, message: Message) -> int | None:
    await bot.edit_message_reply_markup(parcel.chat_id, parcel.edits, reply_markup=None)
    return parcel.edits


async def _delete(bot: Bot, parcel: Parcel, message: Message) -> None:
    await bot.delete_message(parcel.chat_id, int(parcel.edits or 0))


async def _pin(bot: Bot, parcel: Parcel, message: Message) -> int | None:
    await bot.pin_chat_message(parcel.chat_id, int(parcel.edits or 0), disable_notification=True)
    return parcel.edits


async def _permissions(bot: Bot, parcel: Parcel, message: Message) -> None:
    permissions = ChatPermissions.de_json(parcel.options["permissions"], bot)
    await bot.set_chat_permissions(parcel.chat_id, permissions, use_independent_chat_permissions=True)


async def _file(bot: Bot, parcel: Parcel, message: Message) -> int:
    words = message.shown
    sent = await bot.send_document(
        parcel.chat_id,
        parcel.options["content"],
        caption=words.text,
        caption_entities=words.entities,
        filename=parcel.options["file_name"],
        disable_notification=parcel.silent,
    )
    return sent.message_id


async def _react(bot: Bot, parcel: Parcel, message: Message) -> None:
    """A receipt: the writer's own message bears a sign, and no message is spent on it."""
    await bot.set_message_reaction(parcel.chat_id, int(parcel.edits or 0), parcel.options["react"])


async def _post(bot: Bot, parcel: Parcel, message: Message) -> int | None:
    """A copy of what was said in a room: words, or a picture with its words."""
    body = parcel.options["body"]
    if body["kind"] == "text":
        return await _say(bot, parcel, message)
    words, file_id = message.shown, body["files"][0]["file_id"]
    how: dict[str, Any] = {"disable_notification": parcel.silent, "message_thread_id": _thread(parcel)}
    if body["kind"] == "sticker":
        await _say(bot, parcel, message)
        return (await bot.send_sticker(parcel.chat_id, file_id, **how)).message_id
    how |= {
        "caption": words.text,
        "caption_entities": words.entities,
        "reply_to_message_id": parcel.reply_to,
    }
    if body["kind"] == "animation":
        return (await bot.send_animation(parcel.chat_id, file_id, **how)).message_id
    return (await bot.send_photo(parcel.chat_id, file_id, **how)).message_id


async def _topic(bot: Bot, parcel: Parcel, message: Message) -> int:
    """A topic is known by its thread, which has the number of the message that opens it."""
    topic = await bot.create_forum_topic(parcel.chat_id, cut(message.shown.text, TOPIC_LIMIT))
    return topic.message_thread_id


_CALLS: dict[Kind, Callable[[Bot, Parcel, Message], Awaitable[int | None]]] = {
    Kind.SAY: _say,
    Kind.CARD: _card,
    Kind.RETIRE: _retire,
    Kind.DELETE: _delete,
    Kind.PIN: _pin,
    Kind.PERMISSIONS: _permissions,
    Kind.FILE: _file,
    Kind.POST: _post,
    Kind.TOPIC: _topic,
}
