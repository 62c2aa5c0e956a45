"""Questions that wait for a text: what is said in a room, or may be meant for one, is never taken for their answer."""

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any

from telegram import Message

from core.service.outbox import Kind
from core.service.tables import Table
from telegram_bot.handlers.spoken_to import talks_at
from telegram_bot.handlers.zpm_deck import Deck
from telegram_bot.handlers.zpm_voices import voices
from telegram_bot.topics import ORDERS
from telegram_bot.turn import Turn

QUESTION = "question"
"""The card of the question that is open at a table."""
ASKED = "asked"
"""In an account's modes: when he was last asked something that he has not yet put aside by talking on."""
REASONING = "reasoning"
"""In an account's modes: what is to be done once the reason is written, and since when he was asked for it."""
ANSWERING = "answering"
"""In an account's modes: table and person to whom his answer goes, and since when he was asked for it."""
WAITING = (REASONING, ANSWERING)
"""What a text may be the answer to: only what was asked last still waits for one."""
PATIENCE = timedelta(minutes=10)
"""A text that comes later is talk again, but in reply to the question."""


def ask(
    turn: Turn,
    table: Table,
    key: str,
    facts: Mapping[str, Any] | None = None,
    *,
    modes: Mapping[str, Any],
    buttons: Sequence[Sequence[Mapping[str, Any]]] = (),
) -> None:
    """A new message, so that it can be replied to; `modes` are what the account remembers of it."""
    turn.change_modes(**{**dict.fromkeys(WAITING), **modes})
    has_been_asked(turn)
    turn.work.books.outbox.retire_card(table.id, turn.account.telegram_id or 0, QUESTION)
    turn.tell(key, facts, table=table, kind=Kind.CARD, card=QUESTION, buttons=buttons)


def close(turn: Turn, table: Table, key: str, facts: Mapping[str, Any]) -> None:
    """The question says in its own place what has become of it."""
    turn.tell(key, facts, table=table, kind=Kind.CARD, card=QUESTION)


def has_been_asked(turn: Turn) -> None:
    turn.change_modes(**{ASKED: turn.work.at.isoformat()})


def put_aside(turn: Turn) -> None:
    """He has answered, or said that he talks: he is not asked at every word whether it is an answer."""
    turn.change_modes(**{ASKED: None})


def is_answer(turn: Turn, table: Table, since: datetime | None, card: str = QUESTION) -> bool:
    """In reply to the question at any time. Else for some minutes after `since`, outside the rooms, and while there is
    no room for which he may have typed it."""
    message = turn.update.effective_message
    if isinstance(message, Message) and message.reply_to_message is not None:
        shown = (turn.chat_id, card, message.reply_to_message.message_id)
        if shown in turn.work.books.outbox.cards_shown(table.id):
            return True
    if since is not None and turn.work.at - since >= PATIENCE:
        return False
    if turn.place is not None:
        return turn.place.code == ORDERS
    return not _may_be_talk(turn, table)


def may_be_meant(turn: Turn) -> bool:
    """Whether what he says may be the answer to something that he was asked just now."""
    asked = turn.account.modes.get(ASKED)
    return isinstance(asked, str) and turn.work.at - datetime.fromisoformat(asked) < PATIENCE


def _may_be_talk(turn: Turn, about: Table) -> bool:
    """In one thread: he plays where rooms are, or at the table that asks he could speak."""
    here = turn.my_table()
    if here is None or not talks_at(turn, here) or turn.speaks_in_topics(here):
        return False
    seat = turn.work.seat_of(here.id, turn.account.person)
    return here.id != about.id or (seat is not None and bool(voices(Deck(turn, here, seat))))
