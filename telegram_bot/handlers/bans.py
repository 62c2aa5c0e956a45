"""Whom a group keeps out of its games, for some days or for good: by whoever ran its last table (F63)."""

from datetime import timedelta

from telegram import Update, User

from core.service.accounts import NOBODY_IDS
from core.service.tables import Ban
from telegram_bot.handlers.rights import is_in_charge
from telegram_bot.turn import Turn

MOST_DAYS = 3650


async def keepout(update: Update, turn: Turn) -> None:
    """In reply to somebody's message: `/keepout 30` for thirty days, `/keepout` for good."""
    user = _meant(turn)
    if user is None:
        return
    days = (turn.args or [""])[0]
    if days and not (days.isdecimal() and 1 <= int(days) <= MOST_DAYS):
        turn.refuse("bad_days", most=MOST_DAYS)
        return
    account = turn.work.account(user.id, user.full_name, username=user.username)
    until = turn.work.at + timedelta(days=int(days)) if days else None
    turn.work.books.people.ban(Ban(turn.chat_id, account.person, until, turn.account.person, turn.work.at))
    turn.say("kept-out", {"name": account.name, "until_at": until and until.isoformat()})


async def letin(update: Update, turn: Turn) -> None:
    """In reply to somebody's message: he may join again."""
    user = _meant(turn)
    if user is None:
        return
    account = turn.work.account(user.id, user.full_name, username=user.username)
    if not turn.work.books.people.unban(turn.chat_id, account.person):
        turn.refuse("not_kept_out")
    else:
        turn.say("let-in", {"name": account.name})


def _meant(turn: Turn) -> User | None:
    """The person replied to; refuses where there is none, and whoever has no say here: who is kept out himself has
    none, whatever he runs."""
    tables = (
        [] if turn.is_private else turn.work.books.tables.in_chat(turn.bot.bot_id, turn.chat_id, live=False)
    )
    message = turn.update.effective_message
    replied = message.reply_to_message if message else None
    user = replied.from_user if replied else None
    if turn.is_private:
        turn.refuse("group_only")
    elif not tables:
        turn.refuse("no_group_table")
    elif turn.work.books.people.is_banned(turn.chat_id, turn.account.person, turn.work.at):
        turn.refuse("banned")
    elif not is_in_charge(turn, tables[0]):
        turn.refuse("not_host")
    elif user is None or user.is_bot or user.id in (*NOBODY_IDS, turn.account.telegram_id):
        turn.refuse("reply_to_him")
    else:
        return user
    return None
