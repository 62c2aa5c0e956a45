"""Whom a group keeps out of its games, for some days or for good: by whoever ran its last table (F63)."""

from datetime import timedelta

from telegram import Update, User

from core.engine.command import Leave
from core.service import reserves
from core.service.accounts import NOBODY_IDS, Account
from core.service.moves import Cause, CauseKind
from core.service.tables import Ban, TableStatus
from telegram_bot.handlers import rollcall
from telegram_bot.handlers.rights import is_in_charge
from telegram_bot.turn import Turn

MOST_DAYS = 3650
KEPT_OUT = Cause(kind=CauseKind.CLOCK, reason="kept out of the games of the group")
"""Why somebody leaves a lobby who does not want to."""


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
    facts = {"name": account.name, "until_at": until and until.isoformat()}
    turn.say("kept-out", {**facts, "now": _takes_off(turn, account)})


def _takes_off(turn: Turn, account: Account) -> str:
    """Out of the group's lobby, and out of the line before it; what becomes of it. In a game that runs nothing is
    changed, and what is said of it tells nobody whether he plays there."""
    table = turn.table_here()
    if table is None:
        return "none"
    reserves.step_out(turn.work.books, table, account.person)
    if table.status is TableStatus.RUNNING:
        return "running"
    if account.person not in turn.work.books.tables.seated(table.id):
        return "none"
    turn.work.command(table.id, Leave(person=account.person), KEPT_OUT)
    if account.telegram_id is not None:
        turn.say_to(account, "put-off", {"table": table.title}, table=table, silent=False)
    rollcall.strike_off(turn, table, account)
    return "lobby"


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
