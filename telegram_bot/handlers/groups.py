"""What happens around the games: the bot comes and goes, groups change their id, people leave or shut the door."""

from telegram import ChatMember, ChatMemberAdministrator, Update

from core.engine.command import Pause, Resume
from core.service import people
from core.service.accounts import NOBODY_IDS
from core.service.moves import Cause, CauseKind
from core.service.people import moderators_of
from core.service.tables import Table, TableStatus
from telegram_bot.games import face_of
from telegram_bot.handlers import channels
from telegram_bot.reopening import kept, say_it_stays_closed, try_again
from telegram_bot.turn import Turn

PAUSED_WITHOUT_GROUP = "paused_without_group"
"""In a table's facts: the bot paused it because it was taken out of the group, and resumes it when it is back."""

_RIGHTS = (
    ("can_restrict_members", "right-restrict", "lost-restrict"),
    ("can_delete_messages", "right-delete", "lost-delete"),
    ("can_pin_messages", "right-pin", "lost-pin"),
)
_OUT = (ChatMember.LEFT, ChatMember.BANNED)


async def own_membership(update: Update, turn: Turn) -> None:
    """`my_chat_member`: somebody blocked the bot or let it in again; a group took it in, out, or changed its rights."""
    change = update.my_chat_member
    assert change is not None
    was_out, is_out = change.old_chat_member.status in _OUT, change.new_chat_member.status in _OUT
    if turn.is_private:
        _private_door(turn, is_out)
    elif change.chat.type == "channel":
        channels.own_standing(turn)
    elif is_out and not was_out:
        _left_group(turn)
    elif was_out and not is_out:
        _entered_group(turn, change.new_chat_member)
    elif not is_out:
        turn.work.books.outbox.revive_chat(turn.bot.bot_id, turn.chat_id, people.UNREACHABLE)
        _tell_rights(turn, change.new_chat_member)
        _open_what_is_closed(turn, change.new_chat_member)


def _private_door(turn: Turn, is_shut: bool) -> None:
    account = turn.work.books.people.by_telegram(turn.chat_id)
    if account is None:
        return
    if is_shut:
        people.went_away(turn.work.books, turn.bot.bot_id, account, turn.work.at)
    else:
        people.came_back(turn.work.books, turn.bot.bot_id, account)


def _left_group(turn: Turn) -> None:
    turn.work.books.outbox.fail_chat(turn.bot.bot_id, turn.chat_id, people.UNREACHABLE)
    for table in turn.work.books.tables.in_chat(turn.bot.bot_id, turn.chat_id):
        pauses = face_of(table).needs_group and table.status is TableStatus.RUNNING
        facts = {"table": table.title, "pauses": pauses}
        for moderator in moderators_of(turn.work.books, table.id):
            turn.say_to(moderator, "moderator-bot-removed", facts, table=table, silent=False)
        if kept(turn.work.books, turn.bot.bot_id, turn.chat_id) is not None:
            say_it_stays_closed(turn.work.books, table)
        if pauses:
            _pause(turn, table)


def _pause(turn: Turn, table: Table) -> None:
    cause = Cause(kind=CauseKind.CLOCK, reason="the bot was taken out of the group")
    turn.work.command(table.id, Pause(), cause)
    if turn.work.refused is None:
        facts = {**turn.work.table(table.id).facts, PAUSED_WITHOUT_GROUP: True}
        turn.work.books.tables.change(table.id, facts=facts)
        _tell_players(turn, table, "bot-gone")
    turn.work.refused = None


def _entered_group(turn: Turn, member: ChatMember) -> None:
    tables = turn.work.books.tables.in_chat(turn.bot.bot_id, turn.chat_id)
    turn.work.books.outbox.revive_chat(turn.bot.bot_id, turn.chat_id, people.UNREACHABLE)
    waiting = [table for table in tables if table.facts.get(PAUSED_WITHOUT_GROUP)]
    for table in waiting:
        facts = {name: fact for name, fact in table.facts.items() if name != PAUSED_WITHOUT_GROUP}
        turn.work.books.tables.change(table.id, facts=facts)
        turn.say("bot-back", {"table": table.title}, table=table, silent=False)
        turn.work.books.outbox.forget_cards(table.id, turn.chat_id)
        turn.work.command(
            table.id, Resume(), Cause(kind=CauseKind.CLOCK, reason="the bot is back in the group")
        )
        turn.work.refused = None
    if not waiting:
        turn.say("welcome-group")
        _tell_rights(turn, member)
    _open_what_is_closed(turn, member)


def _open_what_is_closed(turn: Turn, member: ChatMember) -> None:
    """The group may have been left closed when the bot lost the right to open it (R5.2)."""
    if isinstance(member, ChatMemberAdministrator) and member.can_restrict_members:
        tables = turn.work.books.tables.in_chat(turn.bot.bot_id, turn.chat_id, live=False)
        try_again(turn.work.books, tables, lambda table: turn.work.state(table.id))


def _tell_rights(turn: Turn, member: ChatMember) -> None:
    """What it may not do here, and what that costs."""
    is_admin = isinstance(member, ChatMemberAdministrator)
    lacking = [(right, lost) for name, right, lost in _RIGHTS if not (is_admin and getattr(member, name))]
    if not lacking:
        turn.say("rights-complete")
        return
    turn.say(
        "rights-lacking", {"rights": [right for right, _ in lacking], "lost": [lost for _, lost in lacking]}
    )


def _tell_players(turn: Turn, table: Table, key: str) -> None:
    seated = turn.work.books.tables.seated(table.id)
    for account in turn.work.books.people.several(seated).values():
        if account.telegram_id is not None:
            turn.say_to(account, key, {"table": table.title}, table=table, silent=False)


async def migrated(update: Update, turn: Turn) -> None:
    """The group has become a supergroup: everything that names it names the new id (F50)."""
    message = update.effective_message
    assert message is not None
    old = message.migrate_from_chat_id or turn.chat_id
    new = message.migrate_to_chat_id or turn.chat_id
    turn.work.books.tables.chat_moved(turn.bot.bot_id, old, new)
    for table in turn.work.books.tables.in_chat(turn.bot.bot_id, new):
        turn.work.redraw(table.id)


async def somebody_left(update: Update, turn: Turn) -> None:
    """A player left the group or was removed: he keeps his seat, the moderators are told (F62)."""
    message = update.effective_message
    gone = message.left_chat_member if message else None
    account = turn.work.books.people.by_telegram(gone.id) if gone else None
    table = turn.table_here()
    if account is None or table is None or account.person not in turn.work.books.tables.seated(table.id):
        return
    facts = {"person": account.name, "table": table.title}
    for moderator in moderators_of(turn.work.books, table.id):
        turn.say_to(moderator, "player-left-group", facts, table=table, silent=False)


async def edited(update: Update, turn: Turn) -> None:
    """What was said is said: an edit runs no command and changes nothing; in private its writer is told (F53, F65)."""
    if turn.is_private:
        turn.refuse("edited")


async def nobody(update: Update, turn: Turn) -> None:
    """A channel, an anonymous administrator or a bot speaks: a command gets a word, talk gets none (F52)."""
    if turn.text.startswith("/"):
        turn.refuse_nobody()


async def ignored(update: Update, turn: Turn) -> None:
    """Talk in groups, posts in channels, service messages: not for us."""


def is_nobody(update: Update) -> bool:
    """Whether there is no person behind a message (F51, F52)."""
    message = update.effective_message
    user = update.effective_user
    return user is None or user.is_bot or user.id in NOBODY_IDS or bool(message and message.sender_chat)
