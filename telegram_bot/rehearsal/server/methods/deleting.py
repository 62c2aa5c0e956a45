"""deleteMessage and deleteMessages: own messages for 48 hours, others' with the right to."""

from ..access import find_message, write_chat
from ..params import Params
from ..refusals import bad_request
from ..switchboard import Switchboard
from ..world import Chat, ChatType, Message
from .registry import method

DELETABLE_SECONDS = 48 * 3600
MOST_AT_ONCE = 100


def _check(board: Switchboard, chat: Chat, message: Message) -> None:
    """Refuse what is too old, another's without the right, or a group's birth certificate."""
    member = board.bot_membership(chat)
    if member is not None and member.may("can_delete_messages"):
        return
    if {"group_chat_created", "supergroup_chat_created", "channel_chat_created"} & message.content.keys():
        raise bad_request("message can't be deleted")
    is_own = board.world.bot.id in (message.sender_id, message.author_id)
    if not is_own and chat.type is not ChatType.PRIVATE:
        raise bad_request("message can't be deleted")
    if board.clock.now() - message.date > DELETABLE_SECONDS:
        raise bad_request("message can't be deleted for everyone")


@method("deleteMessage")
def delete_message(board: Switchboard, params: Params) -> bool:
    if not params.integer("message_id"):
        raise bad_request("message identifier is not specified")
    chat = write_chat(board, params)
    message = find_message(chat, params, "message to delete")
    _check(board, chat, message)
    board.remove(chat, message)
    return True


@method("deleteMessages")
def delete_messages(board: Switchboard, params: Params) -> bool:
    """Unknown ids are skipped; one that may not be deleted refuses all."""
    ids = params.ids("message_ids", MOST_AT_ONCE)
    chat = write_chat(board, params)
    found = [message for number in ids if (message := chat.live_message(number)) is not None]
    for message in found:
        _check(board, chat, message)
    for message in found:
        board.remove(chat, message)
    return True
