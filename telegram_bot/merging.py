"""What waits for the same reader goes out as one message: fewer calls, the same words in the same order."""

from collections.abc import Callable, Sequence

from core.service.outbox import Kind, Parcel
from telegram_bot.render.entities import TEXT_LIMIT, shown, utf16_length
from telegram_bot.render.message import Message, joined

MOST = 12
CLOSE, OPEN = "raft-room-closed", "raft-room-opened"
"""Words that go with a deed: the group is closed or opened (`room`)."""
_GAP = "\n\n"

Compose = Callable[[Parcel], Message]


def next_message(queue: Sequence[Parcel], compose: Compose) -> tuple[list[Parcel], Message]:
    """The first parcel of `queue` with those directly after it that can share its message, and that message."""
    message = compose(queue[0])
    batch, texts = [queue[0]], [message.text]
    if not _is_plain(queue[0]) or message.rows:
        return batch, message
    length = utf16_length(shown(message.text).text)
    for parcel in queue[1:MOST]:
        if not _go_together(queue[0], parcel):
            break
        following = compose(parcel)
        length += len(_GAP) + utf16_length(shown(following.text).text)
        if following.rows or length > TEXT_LIMIT:
            break
        batch.append(parcel)
        texts.append(following.text)
    return batch, Message(joined(texts, _GAP))


def _go_together(first: Parcel, other: Parcel) -> bool:
    return _is_plain(other) and (first.room, first.language, first.table_id) == (
        other.room,
        other.language,
        other.table_id,
    )


def _is_plain(parcel: Parcel) -> bool:
    """Buttons, replies, protected words, deeds, files and cards need a message of their own."""
    return (
        parcel.kind is Kind.SAY
        and not parcel.options
        and parcel.reply_to is None
        and not parcel.protect
        and parcel.key not in (CLOSE, OPEN)
    )
