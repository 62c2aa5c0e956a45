"""A look at a channel before the row about it is decided: handlers wait for nothing, so the worker looks first."""

from dataclasses import dataclass
from typing import Any

from telegram import Bot, ChatMemberAdministrator

from telegram_bot.callback_data import decode_press

NEEDED = {
    "can_post_messages": "right-post",
    "can_invite_users": "right-invite",
    "can_delete_messages": "right-delete",
    "can_restrict_members": "right-ban",
}
"""What the bot must be allowed in a room's channel, and how it is called."""


@dataclass(frozen=True, slots=True)
class Looked:
    """A channel as Telegram shows it to the bot; `lacking` are keys of rights."""

    title: str
    is_public: bool
    has_discussion: bool
    lacking: tuple[str, ...]


def channel_in_question(update: dict[str, Any]) -> int | None:
    """The channel that a change of the bot's standing, or the last press of /bind, is about."""
    change, query = update.get("my_chat_member"), update.get("callback_query")
    if (
        isinstance(change, dict)
        and isinstance(change.get("chat"), dict)
        and change["chat"].get("type") == "channel"
    ):
        return change["chat"].get("id")
    press = decode_press(str(query.get("data") or "")) if isinstance(query, dict) else None
    if press is None or press.action != "bind" or len(press.arguments) != 2:
        return None
    channel = press.arguments[0]
    return int(channel) if channel.removeprefix("-").isdecimal() else None


async def look_at(bot: Bot, channel: int) -> Looked:
    """Raises `TelegramError` where the bot sees nothing."""
    chat = await bot.get_chat(channel)
    me = await bot.get_chat_member(channel, bot.id)
    return Looked(
        title=chat.title or str(channel),
        is_public=bool(chat.username or chat.active_usernames),
        has_discussion=chat.linked_chat_id is not None,
        lacking=lacking(me),
    )


def lacking(member: Any) -> tuple[str, ...]:
    if not isinstance(member, ChatMemberAdministrator):
        return tuple(NEEDED.values())
    return tuple(word for right, word in NEEDED.items() if not getattr(member, right))
