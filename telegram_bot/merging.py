"""What waits for the same reader goes out as one message: fewer calls, the same words in the same order."""

from collections.abc import Callable, Sequence
from typing import Any

from core.service.outbox import Kind, Parcel
from telegram_bot.render.entities import GAP, TEXT_LIMIT, together, utf16_length
from telegram_bot.render.message import Message

MOST = 12
CLOSE, OPEN = "raft-room-closed", "raft-room-opened"
"""Words that go with a deed: the group is closed or opened (`room`)."""
_PLACES = frozenset({"thread", "topic"})

Compose = Callable[[Parcel], Message]


def next_message(queue: Sequence[Parcel], compose: Compose) -> tuple[list[Parcel], Message]:
    """The first parcel of `queue` with those directly after it that can share its message, and that message."""
    message = compose(queue[0])
    batch, parts = [queue[0]], [message.shown]
    if not _is_plain(queue[0]) or message.rows:
        return batch, message
    length = utf16_length(parts[0].text)
    for parcel in queue[1:MOST]:
        if not _go_together(queue[0], parcel):
            break
        following = compose(parcel)
        length += len(GAP) + utf16_length(following.shown.text)
        if following.rows or length > TEXT_LIMIT:
            break
        batch.append(parcel)
        parts.append(following.shown)
    return batch, Message(message.text, (), together(parts, GAP))


def _go_together(first: Parcel, other: Parcel) -> bool:
    """Posts with posts and news with news, of one table and room, in one language; what rings with what rings.

    What may have arrived already goes again by itself, so that what follows it is not in doubt as well.
    """
    return _is_plain(other) and _sort(first) == _sort(other)


def _sort(parcel: Parcel) -> tuple[Any, ...]:
    return (
        parcel.kind,
        parcel.room,
        parcel.language,
        parcel.silent,
        parcel.table_id,
        _thread(parcel),
        parcel.is_doubtful,
    )


def _thread(parcel: Parcel) -> Any:
    return parcel.options.get("thread")


def _is_plain(parcel: Parcel) -> bool:
    """Buttons, replies, protected words, pictures, deeds, files and cards need a message of their own."""
    if parcel.reply_to is not None or parcel.protect or parcel.key in (CLOSE, OPEN):
        return False
    if parcel.kind is Kind.POST:
        return bool(parcel.options.get("body", {}).get("kind") == "text")
    return parcel.kind is Kind.SAY and parcel.options.keys() <= _PLACES
