"""World to JSON: users, chats, members and messages with exactly the fields that the Bot API gives them."""

from typing import Any

from . import world as w
from .rights import ADMINISTRATOR_RIGHTS, CHANNEL_RIGHTS, GROUP_RIGHTS, PERMISSIONS
from .world import Chat, ChatType, Membership, Message, Person, Standing, World

_STANDINS = {
    w.ANONYMOUS_ADMINISTRATOR: {
        "id": w.ANONYMOUS_ADMINISTRATOR,
        "is_bot": True,
        "first_name": "Group",
        "username": "GroupAnonymousBot",
    },
    w.CHANNEL_AUTHOR: {
        "id": w.CHANNEL_AUTHOR,
        "is_bot": True,
        "first_name": "Channel",
        "username": "Channel_Bot",
    },
    w.SERVICE_NOTIFICATIONS: {"id": w.SERVICE_NOTIFICATIONS, "is_bot": False, "first_name": "Telegram"},
}


def person_shape(person: Person) -> dict[str, Any]:
    shape: dict[str, Any] = {"id": person.id, "is_bot": person.is_bot, "first_name": person.first_name}
    for name in ("last_name", "username", "language_code"):
        if value := getattr(person, name):
            shape[name] = value
    return shape


def bot_shape(world: World) -> dict[str, Any]:
    bot = world.bot
    return {"id": bot.id, "is_bot": True, "first_name": bot.first_name, "username": bot.username}


def me_shape(world: World) -> dict[str, Any]:
    """What getMe answers: the only place where the abilities of the bot are told."""
    bot = world.bot
    return {
        **bot_shape(world),
        "can_join_groups": True,
        "can_read_all_group_messages": bot.reads_everything,
        "supports_inline_queries": False,
        "can_connect_to_business": False,
        "has_main_web_app": False,
        "has_topics_enabled": bot.has_topics,
        "allows_users_to_create_topics": bot.lets_users_create_topics,
        "can_manage_bots": False,
        "supports_guest_queries": False,
    }


def user_shape(world: World, user_id: int) -> dict[str, Any]:
    """A user by id: the bot, one of Telegram's stand-ins, or a person."""
    if user_id == world.bot.id:
        return bot_shape(world)
    if user_id in _STANDINS:
        return dict(_STANDINS[user_id])
    return person_shape(world.persons[user_id])


def chat_shape(world: World, chat: Chat) -> dict[str, Any]:
    if chat.type is ChatType.PRIVATE:
        person = world.persons[chat.id]
        shape: dict[str, Any] = {"id": chat.id, "first_name": person.first_name}
        for name in ("last_name", "username"):
            if value := getattr(person, name):
                shape[name] = value
        return {**shape, "type": "private"}
    shape = {"id": chat.id, "title": chat.title, "type": str(chat.type)}
    if chat.username:
        shape["username"] = chat.username
    if chat.is_forum:
        shape["is_forum"] = True
    return shape


def rights_shape(chat: Chat, rights: set[str]) -> dict[str, bool]:
    """An administrator's rights as named booleans; only those that exist in this type of chat."""
    names = list(ADMINISTRATOR_RIGHTS)
    names += CHANNEL_RIGHTS if chat.is_broadcast else GROUP_RIGHTS
    if chat.type is ChatType.GROUP:
        names.remove("can_manage_topics")
    return {name: name in rights or name == "can_manage_chat" for name in names}


def member_shape(world: World, chat: Chat, member: Membership) -> dict[str, Any]:
    user = user_shape(world, member.person_id)
    shape: dict[str, Any] = {"user": user, "status": str(member.standing)}
    match member.standing:
        case Standing.CREATOR:
            shape["is_anonymous"] = member.is_anonymous
        case Standing.ADMINISTRATOR:
            shape |= {"can_be_edited": False, "is_anonymous": member.is_anonymous}
            shape |= rights_shape(chat, member.rights)
        case Standing.RESTRICTED:
            shape |= {"is_member": member.is_in_chat, "until_date": member.until_date}
            shape |= {name: bool((member.permissions or {}).get(name)) for name in PERMISSIONS}
        case Standing.KICKED:
            shape["until_date"] = member.until_date
        case Standing.MEMBER | Standing.LEFT:
            pass
    if member.custom_title and member.is_administrator:
        shape["custom_title"] = member.custom_title
    return shape


def message_shape(world: World, message: Message, *, nested: bool = False) -> dict[str, Any]:
    """A message as the bot gets it; inside another message its own reply is left out, as Telegram does."""
    chat = world.chats[message.chat_id]
    shape: dict[str, Any] = {"message_id": message.message_id}
    if message.sender_id is not None:
        shape["from"] = user_shape(world, message.sender_id)
    if message.sender_chat_id is not None:
        shape["sender_chat"] = chat_shape(world, world.chats[message.sender_chat_id])
    shape |= {"date": int(message.date), "chat": chat_shape(world, chat)}
    shape |= _topic_fields(chat, message)
    shape |= _origin_fields(message)
    if not nested:
        shape |= _reply_fields(world, chat, message)
    if message.edit_date:
        shape["edit_date"] = message.edit_date
    if message.is_protected:
        shape["has_protected_content"] = True
    shape |= message.content
    if isinstance(pinned := message.content.get("pinned_message"), int):
        shape["pinned_message"] = maybe_inaccessible(world, chat, pinned, nested=True)
    if message.reply_markup and "inline_keyboard" in message.reply_markup:
        shape["reply_markup"] = message.reply_markup
    return shape


def maybe_inaccessible(world: World, chat: Chat, message_id: int, *, nested: bool = False) -> dict[str, Any]:
    """The message, or the dateless husk that Telegram gives of a deleted one."""
    message = chat.live_message(message_id)
    if message is None:
        return {"chat": chat_shape(world, chat), "message_id": message_id, "date": 0}
    return message_shape(world, message, nested=nested)


def _topic_fields(chat: Chat, message: Message) -> dict[str, Any]:
    if message.thread_id is None:
        return {}
    fields: dict[str, Any] = {"message_thread_id": message.thread_id}
    if chat.is_forum or chat.type is ChatType.PRIVATE:
        fields["is_topic_message"] = True
    return fields


def _origin_fields(message: Message) -> dict[str, Any]:
    fields: dict[str, Any] = {}
    if message.forward_origin:
        fields["forward_origin"] = message.forward_origin
    if message.is_automatic_forward:
        fields["is_automatic_forward"] = True
    if message.media_group_id:
        fields["media_group_id"] = message.media_group_id
    if message.author_signature:
        fields["author_signature"] = message.author_signature
    return fields


def _reply_fields(world: World, chat: Chat, message: Message) -> dict[str, Any]:
    fields: dict[str, Any] = {}
    target = chat.live_message(message.reply_to) if message.reply_to is not None else None
    if (
        target is None
        and message.thread_id is not None
        and message.reply_to is None
        and not message.is_service
    ):
        target = chat.live_message(message.thread_id)
    if target is not None:
        fields["reply_to_message"] = message_shape(world, target, nested=True)
    if message.external_reply:
        fields["external_reply"] = message.external_reply
    if message.quote:
        fields["quote"] = message.quote
    return fields
