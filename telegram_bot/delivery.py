"""One parcel, one call to Telegram, and what its answer means."""

import logging
from dataclasses import dataclass
from datetime import timedelta

from telegram import Bot
from telegram.error import (
    BadRequest,
    ChatMigrated,
    Forbidden,
    NetworkError,
    RetryAfter,
    TelegramError,
)

from core.service.outbox import CHOICE, Kind, Parcel
from telegram_bot.calls import CALLS, Otherwise
from telegram_bot.render.message import Message
from telegram_bot.request import NotSent, Repeatable

logger = logging.getLogger(__name__)

_DONE_ALREADY = ("message is not modified", "message to delete not found", "message to pin not found")
_CAN_BE_DONE_WITHOUT = frozenset({Kind.RETIRE, Kind.PIN, Kind.DELETE})
"""What Telegram refuses of these, for want of a right or of the message, harms nobody (F64)."""
_SHUT = (
    "chat not found",
    "user is deactivated",
    "bot was kicked",
    "not enough rights to send text messages",  # a closed group in which the bot is no administrator any more
)
THREAD_IS_GONE = "message thread not found"


@dataclass(frozen=True, slots=True)
class Arrived:
    """It is there. `message_id` is `None` for calls that make no message; `more` are the others of an album."""

    message_id: int | None
    more: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Unclear:
    """It left, and the answer is lost: it may have arrived."""

    error: str


@dataclass(frozen=True, slots=True)
class Later:
    """It has not arrived, or may arrive twice without harm: to be tried again after `seconds`. `everywhere`: no call
    gets through."""

    seconds: float
    error: str
    everywhere: bool = False


@dataclass(frozen=True, slots=True)
class Barred:
    """The person has blocked the bot or never pressed Start, or the bot is not in the group or may say nothing there
    (F49, F64)."""

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


@dataclass(frozen=True, slots=True)
class Again:
    """Not there yet: another call is needed, with `parcel`, when its turn has come."""

    parcel: Parcel


def messages_of(parcel: Parcel) -> int:
    """How many messages it makes: an album one a picture, a sticker one more for the name above it."""
    body = parcel.options.get("body") or {}
    match body.get("kind"):
        case "album":
            return len(body["files"])
        case "sticker":
            return 2
        case _:
            return 1


def edited_card(parcel: Parcel) -> str | None:
    """The first message of a card is no edit, and waits for none; nor does a question somebody has just asked for."""
    return parcel.card if parcel.edits is not None and parcel.card != CHOICE else None


async def deliver(bot: Bot, parcel: Parcel, message: Message) -> Fate | Again:
    """Makes the call that `parcel` asks for. Never raises for what Telegram answers."""
    try:
        return await _call(bot, parcel, message)
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
    except Repeatable as error:
        return Later(2.0, error.message)
    except NetworkError as error:
        return Unclear(error.message)
    except TelegramError as error:
        return Hopeless(error.message)
    except Exception as error:  # as where it is written: put aside, and shown on the panel
        logger.exception("parcel %s (%s) cannot be sent", parcel.id, parcel.key)
        return Hopeless(f"cannot be written: {type(error).__name__}")


async def _call(bot: Bot, parcel: Parcel, message: Message) -> Arrived | Again:
    """What may have arrived already leaves a second time only over a line that answers: of two lost answers nobody
    could say what has come."""
    if parcel.is_doubtful:
        await bot.get_chat(parcel.chat_id)
    try:
        sent = await CALLS[parcel.kind](bot, parcel, message)
    except Otherwise as other:
        return Again(other.parcel)
    return Arrived(sent[0], sent[1:]) if isinstance(sent, tuple) else Arrived(sent)


def _seconds(error: RetryAfter) -> float:
    wait = error.retry_after
    return 0.1 + (wait.total_seconds() if isinstance(wait, timedelta) else wait)


def _refused(parcel: Parcel, reason: str) -> Fate:
    lower = reason.lower()
    if any(known in lower for known in _DONE_ALREADY):
        return Arrived(parcel.edits)
    if parcel.kind in _CAN_BE_DONE_WITHOUT or "react" in parcel.options:
        return Arrived(parcel.edits)
    if any(known in lower for known in _SHUT):
        return Barred(reason)
    return Hopeless(reason)
