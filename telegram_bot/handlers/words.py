"""Whatever is no command and no button in the private chat: a name that was asked for, or talk in a room."""

from telegram import Update

from core.raft.state import Raft
from core.raft.telling.course import room_is_closed
from core.service.tables import Table, TableStatus
from telegram_bot.games import face_of, prefix
from telegram_bot.handlers import (
    bridge,
    moderating,
    outage,
    reasons,
    reminding,
    substitutes,
    zpm_deck,
    zpm_talk,
    zpm_typed,
)
from telegram_bot.handlers.albums import gathered
from telegram_bot.handlers.flood import stems
from telegram_bot.handlers.joining import join_as, name_asked
from telegram_bot.handlers.moderating import answer_asked, answer_with
from telegram_bot.handlers.rights import is_in_charge
from telegram_bot.render.entities import TEXT_LIMIT, utf16_length
from telegram_bot.turn import Turn

REASONED = {
    **bridge.PRESSES,
    **reminding.PRESSES,
    **substitutes.PRESSES,
    **outage.PRESSES,
    **moderating.PRESSES,
}
"""What may wait for a reason that is written."""


async def said(update: Update, turn: Turn) -> None:
    messages = gathered(turn)
    if messages and stems(turn, messages[0]):
        return
    length = utf16_length(turn.text)
    table = turn.my_table()
    if length > TEXT_LIMIT:
        turn.refuse("too_long", length=length, most=TEXT_LIMIT)
    elif (wish := reasons.awaited(turn)) is not None and wish.action in REASONED:
        await reasons.written(update, turn, wish, REASONED)
    elif (asked := answer_asked(turn)) is not None:
        answer_with(turn, *asked)
    elif (lobby := name_asked(turn)) is not None:
        join_as(turn, lobby, turn.text.strip())
    elif turn.text and (night := zpm_typed.grave_asked(turn)) is not None:
        zpm_typed.grave(turn, night)
    elif table is None or table.game != zpm_deck.GAME or table.status is not TableStatus.RUNNING:
        turn.refuse(_why_not(turn, table), prefix(table))
    elif turn.work.seat_of(table.id, turn.account.person) is None and is_in_charge(turn, table):
        turn.refuse("runs_it", "zpm")
    else:
        zpm_talk.talk(turn, table, messages)


def _why_not(turn: Turn, table: Table | None) -> str:
    """Talk is for the group; a table by link has none, and rooms are for those who sit in them."""
    if table is None:
        return "nobody_hears"
    is_raft = not face_of(table).has_aliases
    if is_raft and table.chat_id is None:
        return "no_talk_here"
    state = turn.work.state(table.id)
    return "room_closed" if isinstance(state, Raft) and room_is_closed(state) else "not_understood"
