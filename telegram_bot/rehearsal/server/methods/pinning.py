"""pinChatMessage, unpinChatMessage, unpinAllChatMessages: the newest pin is first; a pin leaves a service message."""

from ..access import find_message, write_chat
from ..params import Params
from ..refusals import bad_request
from ..switchboard import Switchboard
from ..world import Chat, ChatType
from .registry import method


def _check_right(board: Switchboard, chat: Chat) -> None:
    if chat.type is ChatType.PRIVATE:
        return
    member = board.bot_membership(chat)
    assert member is not None
    right = "can_edit_messages" if chat.is_broadcast else "can_pin_messages"
    by_permission = (
        not chat.is_broadcast and not member.is_administrator and chat.permissions.get(right, False)
    )
    if not (member.may(right) or by_permission):
        raise bad_request("not enough rights to manage pinned messages in the chat")


@method("pinChatMessage")
def pin_chat_message(board: Switchboard, params: Params) -> bool:
    chat = write_chat(board, params)
    message = find_message(chat, params, "message to pin")
    _check_right(board, chat)
    if message.is_service:
        raise bad_request("message can't be pinned")
    if message.message_id in chat.pinned:
        chat.pinned.remove(message.message_id)
    chat.pinned.insert(0, message.message_id)
    board.tell_phones("pin", chat, {"chat_id": chat.id, "message_id": message.message_id})
    board.post_service(
        chat,
        None if chat.is_broadcast else board.world.bot.id,
        {"pinned_message": message.message_id},
        sender_chat_id=chat.id if chat.is_broadcast else None,
        is_silent=params.flag("disable_notification"),
        thread_id=message.thread_id,
    )
    return True


@method("unpinChatMessage")
def unpin_chat_message(board: Switchboard, params: Params) -> bool:
    """Without a message id the newest pin goes; a message that is not pinned is no error, as at Telegram."""
    chat = write_chat(board, params)
    _check_right(board, chat)
    if params.has("message_id"):
        number = find_message(chat, params, "message to unpin").message_id
    elif chat.pinned:
        number = chat.pinned[0]
    else:
        raise bad_request("message to unpin not found")
    if number in chat.pinned:
        chat.pinned.remove(number)
        board.tell_phones("unpin", chat, {"chat_id": chat.id, "message_id": number})
    return True


@method("unpinAllChatMessages")
def unpin_all_chat_messages(board: Switchboard, params: Params) -> bool:
    chat = write_chat(board, params)
    _check_right(board, chat)
    _unpin(board, chat, list(chat.pinned))
    return True


@method("unpinAllForumTopicMessages")
def unpin_all_forum_topic_messages(board: Switchboard, params: Params) -> bool:
    chat = write_chat(board, params)
    thread_id = params.integer("message_thread_id")
    if thread_id not in chat.topics:
        raise bad_request("message thread not found")
    _check_right(board, chat)
    _unpin(board, chat, [number for number in chat.pinned if chat.messages[number].thread_id == thread_id])
    return True


def _unpin(board: Switchboard, chat: Chat, numbers: list[int]) -> None:
    for number in numbers:
        chat.pinned.remove(number)
        board.tell_phones("unpin", chat, {"chat_id": chat.id, "message_id": number})
