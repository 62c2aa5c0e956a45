"""Albums: Telegram brings their pictures one by one; they are read together, once all of them are in.

Nothing waits in memory: each picture is a row of the inbox, put aside until all that was sent in its second is there.
"""

from collections.abc import Sequence
from typing import Any

from telegram import Message, Update

from core.service.inbox import Outcome, Row, RowState
from telegram_bot.turn import Turn


def gathered(turn: Turn) -> Sequence[Message]:
    """The message, or all of the album that it is of, in order: the other pictures are done with it.

    What the same person sends after an album waits for it, so that it is not heard first.
    """
    message = turn.update.effective_message
    if message is None:
        return ()
    inbox = turn.work.books.inbox
    so_far = inbox.open_in(turn.bot.bot_id, turn.chat_id, upto=turn.work.row.id)
    if any(_album_of(row) is not None for row in so_far):
        turn.work.wait_until_read()
    if message.media_group_id is None:
        return (message,)
    waiting = inbox.open_in(turn.bot.bot_id, turn.chat_id)
    album = [row for row in waiting if _album_of(row) == message.media_group_id]
    for row in album:
        if row.id != turn.work.row.id:
            inbox.finish(Outcome(row_id=row.id, state=RowState.DONE))
    read = [_message_of(turn, row) for row in album]
    return sorted((each for each in read if each is not None), key=lambda each: each.message_id)


def _album_of(row: Row) -> Any:
    message = row.body.get("message")
    return message.get("media_group_id") if isinstance(message, dict) else None


def _message_of(turn: Turn, row: Row) -> Message | None:
    update = Update.de_json(row.body, turn.update.get_bot())
    return update.effective_message
