"""People migrate groups, rename them, pin, open topics, and link a channel to its discussion group."""

import copy
from typing import Any

from ..methods.topics import open_topic
from ..refusals import Misuse
from ..shapes import chat_shape
from ..switchboard import Switchboard
from ..world import SERVICE_NOTIFICATIONS, ChatType
from .gatherings import new_chat
from .messages import check_may_write, topic_shape, write
from .registry import Terms, deed


@deed("migrate")
def migrate(board: Switchboard, terms: Terms) -> dict[str, Any]:
    """Turn a group into a supergroup: a new id, counting from 1; the old one only answers where it went."""
    old, actor = terms.chat(), terms.person("by")
    if old.type is not ChatType.GROUP or old.migrated_to is not None:
        raise Misuse("only a basic group can become a supergroup, once")
    new = new_chat(board, ChatType.SUPERGROUP, old.title or "", migrated_from=old.id)
    new.permissions = dict(old.permissions)
    new.members = {key: copy.deepcopy(member) for key, member in old.members.items()}
    board.post_service(old, actor.id, {"migrate_to_chat_id": new.id})
    old.migrated_to = new.id
    board.post_service(new, actor.id, {"migrate_from_chat_id": old.id})
    return chat_shape(board.world, new)


@deed("title")
def change_title(board: Switchboard, terms: Terms) -> bool:
    chat, actor = terms.chat(), terms.person("by")
    chat.title = str(terms.need("title"))
    board.post_service(chat, None if chat.is_broadcast else actor.id, {"new_chat_title": chat.title})
    return True


@deed("pin")
def pin(board: Switchboard, terms: Terms) -> bool:
    """A person pins a message; in a private chat only on his own side as well as the bot's."""
    person, chat = terms.person(), terms.chat()
    message = terms.message(chat)
    if message.message_id in chat.pinned:
        chat.pinned.remove(message.message_id)
    chat.pinned.insert(0, message.message_id)
    board.tell_phones("pin", chat, {"chat_id": chat.id, "message_id": message.message_id})
    board.post_service(chat, person.id, {"pinned_message": message.message_id})
    return True


@deed("unpin")
def unpin(board: Switchboard, terms: Terms) -> bool:
    chat, number = terms.chat(), terms.integer("message")
    if number not in chat.pinned:
        raise Misuse(f"message {number} is not pinned")
    chat.pinned.remove(number)
    board.tell_phones("unpin", chat, {"chat_id": chat.id, "message_id": number})
    return True


@deed("topic")
def create_topic(board: Switchboard, terms: Terms) -> dict[str, Any]:
    """A person opens a topic: in a forum, or in his private chat where the bot lets users do so."""
    person, chat = terms.person(), terms.chat()
    bot = board.world.bot
    if chat.type is ChatType.PRIVATE and not (bot.has_topics and bot.lets_users_create_topics):
        raise Misuse("the bot does not let people make topics in private chats")
    if chat.type is not ChatType.PRIVATE and not chat.is_forum:
        raise Misuse(f"chat {chat.id} has no topics")
    check_may_write(board, person, chat, "can_send_messages")
    return topic_shape(open_topic(board, chat, person.id, str(terms.need("name"))))


@deed("link_channel")
def link_channel(board: Switchboard, terms: Terms) -> bool:
    """Make a supergroup the discussion group of a channel: its posts are forwarded there by 777000."""
    channel, group = terms.chat("channel"), terms.chat()
    if not channel.is_broadcast or group.type is not ChatType.SUPERGROUP:
        raise Misuse("a channel is linked to a supergroup")
    channel.linked_chat_id, group.linked_chat_id = group.id, channel.id
    return True


@deed("post")
def post_in_channel(board: Switchboard, terms: Terms) -> dict[str, Any]:
    """An administrator posts in a channel; a linked group gets it as an automatic forward."""
    person, channel = terms.person(), terms.chat()
    if not channel.is_broadcast:
        raise Misuse(f"chat {channel.id} is no channel")
    shape = write(board, person, channel, {"text": str(terms.need("text"))})
    if channel.linked_chat_id is not None:
        group = board.chat(channel.linked_chat_id)
        origin = {
            "type": "channel",
            "date": shape["date"],
            "chat": chat_shape(board.world, channel),
            "message_id": shape["message_id"],
        }
        content: dict[str, Any] = {key: shape[key] for key in ("text", "entities") if key in shape}
        about: dict[str, Any] = {
            "sender_chat_id": channel.id,
            "forward_origin": origin,
            "is_automatic_forward": True,
        }
        board.post(group, SERVICE_NOTIFICATIONS, content, **about)
    return shape
