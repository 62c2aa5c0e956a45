"""Forum topics, in forum supergroups and in private chats of a bot that has topics; those cannot be closed."""

from typing import Any

from ..access import write_chat
from ..params import Params
from ..refusals import bad_request
from ..switchboard import Switchboard
from ..world import GENERAL_TOPIC, Chat, ChatType, Topic
from .registry import method

NAME_LIMIT = 128
ICON_COLORS = (0x6FB9F0, 0xFFD67E, 0xCB86DB, 0x8EEE98, 0xFF93B2, 0xFB6F5F)


def _forum(board: Switchboard, params: Params) -> Chat:
    """A chat that has topics: a forum, or a private chat if the bot has topics there."""
    chat = write_chat(board, params)
    if not (chat.is_forum or (chat.type is ChatType.PRIVATE and board.world.bot.has_topics)):
        raise bad_request("the chat is not a forum")
    return chat


def _check_right(board: Switchboard, chat: Chat, topic: Topic | None, deed: str) -> None:
    if chat.type is ChatType.PRIVATE:
        return
    member = board.bot_membership(chat)
    is_own = topic is not None and topic.creator_id == board.world.bot.id
    if member is None or not (member.may("can_manage_topics") or is_own):
        raise bad_request(
            f"not enough rights to {deed} the topic" if topic else "not enough rights to create a topic"
        )


def _topic(chat: Chat, params: Params) -> Topic:
    topic = chat.topics.get(params.integer("message_thread_id"))
    if topic is None or topic.thread_id == GENERAL_TOPIC:
        raise bad_request("message thread not found")
    return topic


def _name(params: Params) -> str:
    name = params.text("name").strip()
    if not name or len(name) > NAME_LIMIT:
        raise bad_request("TOPIC_TITLE_EMPTY" if not name else "TOPIC_NAME_TOO_LONG")
    return name


@method("createForumTopic")
def create_forum_topic(board: Switchboard, params: Params) -> dict[str, Any]:
    """The topic's id is the id of its opening service message."""
    chat = _forum(board, params)
    _check_right(board, chat, None, "create")
    name = _name(params)
    color = params.integer("icon_color", ICON_COLORS[0])
    if color not in ICON_COLORS:
        raise bad_request("TOPIC_ICON_COLOR_INVALID")
    board.limits.charge(chat)
    topic = open_topic(board, chat, board.world.bot.id, name, color)
    return {"message_thread_id": topic.thread_id, "name": name, "icon_color": color}


def open_topic(
    board: Switchboard, chat: Chat, creator_id: int, name: str, color: int = ICON_COLORS[0]
) -> Topic:
    message = board.post_service(
        chat, creator_id, {"forum_topic_created": {"name": name, "icon_color": color}}
    )
    message.thread_id = message.message_id
    topic = Topic(message.message_id, name, color, creator_id=creator_id)
    chat.topics[topic.thread_id] = topic
    board.tell_phones("topic", chat, {"chat_id": chat.id, "message_thread_id": topic.thread_id, "name": name})
    return topic


@method("editForumTopic")
def edit_forum_topic(board: Switchboard, params: Params) -> bool:
    chat = _forum(board, params)
    topic = _topic(chat, params)
    _check_right(board, chat, topic, "edit")
    name = _name(params) if params.has("name") else topic.name
    if name == topic.name:
        raise bad_request("TOPIC_NOT_MODIFIED")
    topic.name = name
    board.post_service(
        chat, board.world.bot.id, {"forum_topic_edited": {"name": name}}, thread_id=topic.thread_id
    )
    board.tell_phones("topic", chat, {"chat_id": chat.id, "message_thread_id": topic.thread_id, "name": name})
    return True


def _set_closed(board: Switchboard, params: Params, is_closed: bool) -> bool:
    chat = write_chat(board, params)
    if chat.type is ChatType.PRIVATE or not chat.is_forum:
        raise bad_request("the chat is not a forum")
    topic = _topic(chat, params)
    _check_right(board, chat, topic, "close" if is_closed else "reopen")
    if topic.is_closed == is_closed:
        raise bad_request("TOPIC_NOT_MODIFIED")
    topic.is_closed = is_closed
    content: dict[str, Any] = {"forum_topic_closed": {}} if is_closed else {"forum_topic_reopened": {}}
    board.post_service(chat, board.world.bot.id, content, thread_id=topic.thread_id)
    return True


@method("closeForumTopic")
def close_forum_topic(board: Switchboard, params: Params) -> bool:
    """Refused in private chats: topics there have no closed state."""
    return _set_closed(board, params, True)


@method("reopenForumTopic")
def reopen_forum_topic(board: Switchboard, params: Params) -> bool:
    return _set_closed(board, params, False)


@method("deleteForumTopic")
def delete_forum_topic(board: Switchboard, params: Params) -> bool:
    """The topic goes with all its messages."""
    chat = _forum(board, params)
    topic = _topic(chat, params)
    if chat.type is not ChatType.PRIVATE:
        member = board.bot_membership(chat)
        if member is None or not member.may("can_delete_messages"):
            raise bad_request("not enough rights to delete the topic")
    del chat.topics[topic.thread_id]
    for message in list(chat.messages.values()):
        if message.deleted_at is None and message.thread_id == topic.thread_id:
            board.remove(chat, message)
    return True
