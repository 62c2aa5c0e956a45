"""A look at a channel before the row about it is decided: handlers wait for nothing, so the worker looks first."""

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from telegram import Bot, ChatMember, ChatMemberAdministrator
from telegram.error import BadRequest

from telegram_bot.callback_data import decode_press

OFFICERS = (ChatMember.OWNER, ChatMember.ADMINISTRATOR)
IN = (ChatMember.MEMBER, ChatMember.RESTRICTED)

NEEDED = {
    "can_post_messages": "right-post",
    "can_invite_users": "right-invite",
    "can_delete_messages": "right-delete",
    "can_restrict_members": "right-ban",
}
"""What the bot must be allowed in a room's channel, and how it is called."""


@dataclass(frozen=True, slots=True)
class Looked:
    """A channel as Telegram shows it to the bot; `lacking` are keys of rights. Where the bot has every right, `inside`
    are those who can be put out, of the accounts asked about, and `officers` its owner and administrators."""

    title: str
    is_public: bool
    has_discussion: bool
    lacking: tuple[str, ...]
    inside: frozenset[int] = frozenset()
    officers: frozenset[int] = frozenset()

    @property
    def unfit(self) -> str | None:
        """What keeps it from being a room, the worst first: in a discussion group members see each other."""
        if self.is_public:
            return "public"
        if self.has_discussion:
            return "linked"
        return "lacking" if self.lacking else None


@dataclass(frozen=True, slots=True)
class InQuestion:
    """A channel that an update is about, and the handle of the table of which it is to carry a room, if it is."""

    channel: int
    table: str = ""


def in_question(update: dict[str, Any]) -> InQuestion | None:
    """What a change of the bot's standing, or the last press of /bind, is about."""
    change, query = update.get("my_chat_member"), update.get("callback_query")
    if (
        isinstance(change, dict)
        and isinstance(change.get("chat"), dict)
        and change["chat"].get("type") == "channel"
    ):
        return InQuestion(int(change["chat"].get("id") or 0))
    press = decode_press(str(query.get("data") or "")) if isinstance(query, dict) else None
    if press is None or press.action != "bind" or len(press.arguments) != 2:
        return None
    channel = press.arguments[0]
    return InQuestion(int(channel), press.table) if channel.removeprefix("-").isdecimal() else None


async def look_at(bot: Bot, channel: int, accounts: Iterable[int] = ()) -> Looked:
    """Raises `TelegramError` where the bot sees nothing. Officers are looked for among `accounts`."""
    chat = await bot.get_chat(channel)
    lacks = lacking(await bot.get_chat_member(channel, bot.id))
    asked = [] if lacks else list(accounts)
    standings = await asyncio.gather(*(_standing(bot, channel, account) for account in asked))
    found = list(zip(asked, standings, strict=True))
    return Looked(
        title=chat.title or str(channel),
        is_public=bool(chat.username or chat.active_usernames),
        has_discussion=chat.linked_chat_id is not None,
        lacking=lacks,
        inside=frozenset(account for account, standing in found if standing in IN),
        officers=frozenset(account for account, standing in found if standing in OFFICERS),
    )


async def look_again(bot: Bot, channel: int) -> Looked:
    """As often as it may be done: all officers by one question, and nobody else."""
    looked = await look_at(bot, channel)
    officers = () if looked.lacking else await bot.get_chat_administrators(channel)
    return replace(looked, officers=frozenset(member.user.id for member in officers))


async def _standing(bot: Bot, channel: int, account: int) -> str:
    """Of one who has never been there Telegram may know nothing."""
    try:
        return (await bot.get_chat_member(channel, account)).status
    except BadRequest:
        return ChatMember.LEFT


def lacking(member: Any) -> tuple[str, ...]:
    if not isinstance(member, ChatMemberAdministrator):
        return tuple(NEEDED.values())
    return tuple(word for right, word in NEEDED.items() if not getattr(member, right))
