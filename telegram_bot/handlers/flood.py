"""One who types faster than can be worked on holds nobody up: the rest is not posted, nor answered, and he is told."""

from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from datetime import datetime, timedelta
from typing import Any

from telegram import Message, Update

from core.engine.refusal import Refused
from core.service.inbox import Outcome, Row, RowState
from core.service.outbox import Kind
from telegram_bot.refusing import refusal_key
from telegram_bot.turn import Turn

MOST = 20
WITHIN = timedelta(seconds=10)
"""A message is carried unless so many of the same person, commands among them, lie in so long a time before it."""

FLOOD = "flood"
"""In an account's modes: the first message of his last flood that was not carried, how many were not, and the time of
the last. Also the card that tells him so."""

DEEDS = frozenset({"vote", "unvote", "plank", "order"})
"""Commands that are never dropped."""

_WORDS = ("text", "photo", "animation", "sticker", "document", "video", "voice", "audio", "video_note")


def stems(turn: Turn, message: Message) -> bool:
    """Whether this message comes too fast. What waits behind it too fast is done with at once.

    Times are those at which he typed: what was typed slowly and comes at once after a stop is carried. Deeds and taps
    are never among what is dropped.
    """
    inbox, chat = turn.work.books.inbox, turn.chat_id
    times = deque(inbox.times_before(turn.bot.bot_id, chat, message.message_id, MOST), MOST)
    if not _is_full(times, turn.work.at):
        return False
    count, last = 1, turn.work.at
    times.append(last)
    for row in inbox.open_in(turn.bot.bot_id, chat):
        if row.id <= turn.work.row.id:
            continue
        if _is_full(times, row.at) and _is_words(row):
            inbox.finish(Outcome(row_id=row.id, state=RowState.DONE, refused=Refused("too_fast")))
            count, last = count + 1, row.at
        times.append(row.at)
    _tell(turn, message.message_id, count, last)
    return True


def _is_full(times: deque[datetime], at: datetime) -> bool:
    return len(times) == MOST and at - times[0] < WITHIN


def _is_words(row: Row) -> bool:
    """Or a question; not of an album, whose pictures are read together."""
    message = row.body.get("message")
    if not isinstance(message, Mapping) or "media_group_id" in message:
        return False
    return any(kind in message for kind in _WORDS) and not is_deed(str(message.get("text", "")))


def is_deed(text: str) -> bool:
    if not text.startswith("/"):
        return False
    word, _, _ = text.split()[0].removeprefix("/").partition("@")
    return word.lower() in DEEDS


def unless_too_fast(handle: Callable[[Update, Turn], Awaitable[None]]) -> Callable[..., Awaitable[None]]:
    """A command that is answered unless it comes too fast; in a group several people may type at once."""

    async def run(update: Update, turn: Turn) -> None:
        message = update.effective_message
        if not (turn.is_private and isinstance(message, Message) and stems(turn, message)):
            await handle(update, turn)

    return run


def _tell(turn: Turn, message_id: int, count: int, last: datetime) -> None:
    """One answer a flood, to its first message, however long it goes on."""
    earlier: list[Any] = turn.account.modes.get(FLOOD) or [0, 0, ""]
    first, before, ended = earlier
    if not ended or turn.work.at - datetime.fromisoformat(ended) >= WITHIN:
        turn.work.books.outbox.retire_card(0, turn.chat_id, FLOOD)
        first, before = message_id, 0
    turn.change_modes(**{FLOOD: [first, before + count, last.isoformat()]})
    facts = {"count": before + count, "most": MOST, "seconds": int(WITHIN.total_seconds())}
    turn.work.refused = Refused("too_fast", facts)
    turn.say(refusal_key("too_fast"), facts, kind=Kind.CARD, card=FLOOD, reply_to=first)
