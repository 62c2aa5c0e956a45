"""Which chat or message a call names, and whether the bot may touch it: Telegram's refusals in Telegram's order."""

from typing import Any

from .params import Params
from .refusals import ApiRefusal, bad_request, chat_not_found, forbidden, migrated
from .switchboard import Switchboard
from .world import Chat, ChatType, Membership, Message, Standing

_KIND = {ChatType.GROUP: "group", ChatType.SUPERGROUP: "supergroup", ChatType.CHANNEL: "channel"}
JOIN_REQUEST_SECONDS = 300
_WHAT_IS_SENT = {
    "can_send_messages": "text messages",
    "can_send_photos": "photos",
    "can_send_videos": "videos",
    "can_send_documents": "documents",
    "can_send_audios": "audios",
    "can_send_voice_notes": "voice notes",
    "can_send_video_notes": "video notes",
    "can_send_polls": "polls",
    "can_send_other_messages": "stickers",
}


def find_chat(board: Switchboard, raw: Any) -> Chat:
    """The chat of an id or @username, if the bot has ever met it; "chat not found" otherwise."""
    if raw in (None, ""):
        raise bad_request("chat_id is empty")
    if isinstance(raw, str) and raw.startswith("@"):
        return _chat_by_username(board, raw[1:])
    try:
        chat_id = int(raw)
    except (TypeError, ValueError):
        raise chat_not_found() from None
    person = board.world.persons.get(chat_id)
    if person is not None:
        if not (person.is_known_to_bot or person.has_started):
            raise chat_not_found()
        return board.private_chat(person)
    chat = board.world.chats.get(chat_id)
    if chat is None or chat.member(board.world.bot.id) is None:
        raise chat_not_found()
    return chat


def _chat_by_username(board: Switchboard, username: str) -> Chat:
    for chat in board.world.chats.values():
        if chat.username and chat.username.lower() == username.lower():
            return chat
    raise chat_not_found()


def read_chat(board: Switchboard, params: Params, name: str = "chat_id") -> Chat:
    """A chat the bot may read: a member of it, or once a member of a basic group."""
    chat = find_chat(board, params.raw(name))
    if chat.type in (ChatType.SUPERGROUP, ChatType.CHANNEL):
        _refuse_if_outside(board, chat)
    return chat


def members_chat(board: Switchboard, params: Params) -> Chat:
    """A chat whose member list the bot may read: not an upgraded group, not one it is out of."""
    chat = find_chat(board, params.raw("chat_id"))
    _refuse_if_migrated(chat)
    _refuse_if_outside(board, chat)
    return chat


def write_chat(board: Switchboard, params: Params) -> Chat:
    """A chat the bot may act in: not migrated, not left, not blocked, started by its person."""
    chat = find_chat(board, params.raw("chat_id"))
    _refuse_if_migrated(chat)
    if chat.type is ChatType.PRIVATE:
        _refuse_unreachable_person(board, chat)
    else:
        _refuse_if_outside(board, chat)
    return chat


def _refuse_if_migrated(chat: Chat) -> None:
    if chat.migrated_to is not None:
        raise migrated(chat.migrated_to)


def _refuse_unreachable_person(board: Switchboard, chat: Chat) -> None:
    person = board.world.persons[chat.id]
    if person.is_deactivated:
        raise forbidden("user is deactivated")
    if person.is_bot:
        raise forbidden("bots can't send messages to bots")
    if person.has_blocked:
        raise forbidden("bot was blocked by the user")
    if not person.has_started and not _asks_to_join(board, person.id):
        raise forbidden("bot can't initiate conversation with a user")


def _asks_to_join(board: Switchboard, person_id: int) -> bool:
    """Who has just asked to join a chat may be written to for five minutes."""
    return any(
        request.person_id == person_id and board.clock.now() - request.date <= JOIN_REQUEST_SECONDS
        for chat in board.world.chats.values()
        for request in chat.join_requests.values()
    )


def _refuse_if_outside(board: Switchboard, chat: Chat) -> None:
    if chat.type is ChatType.PRIVATE:
        return
    member = board.bot_membership(chat)
    if member is None or not member.is_present:
        was_kicked = member is not None and member.standing is Standing.KICKED
        how = "was kicked from" if was_kicked else "is not a member of"
        raise forbidden(f"bot {how} the {_KIND[chat.type]} chat")


def require_sending(board: Switchboard, chat: Chat, permission: str = "can_send_messages") -> None:
    """Refuse where the bot, as an ordinary or muted member, may not send this kind of message."""
    if chat.type is ChatType.PRIVATE:
        return
    member = board.bot_membership(chat)
    assert member is not None
    if chat.is_broadcast:
        if not member.may("can_post_messages"):
            raise bad_request("need administrator rights in the channel chat")
        return
    if not may_send(chat, member, permission):
        raise bad_request(f"not enough rights to send {_WHAT_IS_SENT[permission]} to the chat")


def may_send(chat: Chat, member: Membership, permission: str) -> bool:
    """Whether a member may send this kind: administrators always, others by the chat's and their own permissions."""
    if member.is_administrator:
        return True
    if not chat.permissions.get(permission, True):
        return False
    if member.standing is Standing.RESTRICTED:
        return bool((member.permissions or {}).get(permission))
    return True


def require_right(board: Switchboard, chat: Chat, right: str, refusal: str) -> None:
    """Refuse with 400 unless the bot administers the chat with this right."""
    member = board.bot_membership(chat)
    if member is None or not member.may(right):
        raise bad_request(refusal)


def find_message(chat: Chat, params: Params, what: str, name: str = "message_id") -> Message:
    """The live message a call names; "message to edit not found" and the like otherwise."""
    message = chat.live_message(params.integer(name))
    if message is None:
        raise bad_request(f"{what} not found")
    return message


def find_user(board: Switchboard, params: Params) -> int:
    """A user id known to the server; "user not found" otherwise, "invalid user_id specified" when it is none."""
    user_id = params.integer("user_id")
    if user_id <= 0:
        raise bad_request("invalid user_id specified")
    if user_id != board.world.bot.id and user_id not in board.world.persons:
        raise bad_request("user not found")
    return user_id


def supergroup_only(chat: Chat) -> ApiRefusal | None:
    """The refusal for chats that are neither supergroup nor channel; None for those."""
    if chat.type in (ChatType.SUPERGROUP, ChatType.CHANNEL):
        return None
    return bad_request("method is available for supergroup and channel chats only")
