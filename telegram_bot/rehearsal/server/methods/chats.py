"""getChat, getChatMember and its kin, setChatPermissions, setChatTitle, leaveChat, setMessageReaction."""

from typing import Any

from ..access import find_message, find_user, members_chat, read_chat, require_right, write_chat
from ..membership import leave
from ..params import Params
from ..refusals import bad_request
from ..rights import OTHER_PERMISSIONS, PERMISSIONS, SENDING_PERMISSIONS
from ..shapes import chat_shape, me_shape, member_shape, message_shape
from ..switchboard import Switchboard
from ..world import Chat, ChatType, Membership, Standing
from .registry import method

_GIFTS = {
    "unlimited_gifts": False,
    "limited_gifts": False,
    "unique_gifts": False,
    "premium_subscription": False,
    "gifts_from_channels": False,
}
DESCRIPTION_LIMIT = 255
REACTIONS = frozenset(
    "👍👎❤🔥🥰👏😁🤔🤯😱🤬😢🎉🤩🤮💩🙏👌🕊🤡🥱🥴😍🐳🌚🌭💯🤣⚡🍌🏆💔🤨😐🍓🍾💋🖕😈😴😭🤓👻🙈😇😨🤝✍🤗🫡🎅🎄☃💅🤪🗿🆒💘🙉🦄😘💊🙊😎👾🤷😡"
)


@method("getMe")
def get_me(board: Switchboard, _: Params) -> dict[str, Any]:
    return me_shape(board.world)


@method("getChat")
def get_chat(board: Switchboard, params: Params) -> dict[str, Any]:
    chat = read_chat(board, params)
    shape = chat_shape(board.world, chat) | {"accent_color_id": 1, "max_reaction_count": 11}
    shape["accepted_gift_types"] = dict(_GIFTS)
    if chat.username:
        shape["active_usernames"] = [chat.username]
    if chat.description:
        shape["description"] = chat.description
    if chat.type in (ChatType.GROUP, ChatType.SUPERGROUP):
        shape["permissions"] = permissions_shape(chat.permissions)
    if chat.linked_chat_id:
        shape["linked_chat_id"] = chat.linked_chat_id
    if chat.pinned and (pinned := chat.live_message(chat.pinned[0])):
        shape["pinned_message"] = message_shape(board.world, pinned)
    return shape


def permissions_shape(permissions: dict[str, bool]) -> dict[str, bool]:
    return {name: permissions.get(name, name in SENDING_PERMISSIONS) for name in PERMISSIONS}


def read_permissions(params: Params) -> dict[str, bool]:
    """Permissions of a call; missing ones are off. Without `use_independent_chat_permissions` the media ones imply
    that texts may be sent, and stickers and previews imply the media, as Telegram documents."""
    given = params.json("permissions", "permissions")
    if not isinstance(given, dict):
        raise bad_request(
            "object expected as permissions" if given is not None else "can't parse permissions JSON object"
        )
    wanted = {name: bool(given.get(name)) for name in PERMISSIONS}
    if params.flag("use_independent_chat_permissions"):
        return wanted
    media = SENDING_PERMISSIONS[1:7]
    if any(wanted[name] for name in ("can_send_other_messages", "can_add_web_page_previews")):
        wanted |= dict.fromkeys(media, True)
    if any(wanted[name] for name in (*media, "can_send_polls")):
        wanted["can_send_messages"] = True
    if given.get("can_react_to_messages") is None:
        wanted["can_react_to_messages"] = wanted["can_send_messages"]
    return wanted


@method("setChatPermissions")
def set_chat_permissions(board: Switchboard, params: Params) -> bool:
    wanted = read_permissions(params)
    chat = write_chat(board, params)
    if chat.type not in (ChatType.GROUP, ChatType.SUPERGROUP):
        raise bad_request("can't change chat permissions in the chat")
    require_right(board, chat, "can_restrict_members", "not enough rights to change chat permissions")
    if permissions_shape(chat.permissions) == wanted:
        raise bad_request("CHAT_NOT_MODIFIED")
    chat.permissions = wanted
    board.tell_phones("permissions", chat, {"chat_id": chat.id, "permissions": wanted})
    return True


@method("getChatMember")
def get_chat_member(board: Switchboard, params: Params) -> dict[str, Any]:
    chat = members_chat(board, params)
    user_id = find_user(board, params)
    if chat.type is ChatType.PRIVATE:
        if user_id not in (chat.id, board.world.bot.id):
            raise bad_request("user not found")
        return {"user": board.user(user_id), "status": "member"}
    member = chat.member(user_id) or Membership(user_id, Standing.LEFT)
    return member_shape(board.world, chat, member)


@method("getChatMemberCount")
def get_chat_member_count(board: Switchboard, params: Params) -> int:
    chat = members_chat(board, params)
    if chat.type is ChatType.PRIVATE:
        return 2
    return sum(member.is_present for member in chat.members.values())


@method("getChatAdministrators")
def get_chat_administrators(board: Switchboard, params: Params) -> list[dict[str, Any]]:
    """Administrators but other bots; the owner first."""
    chat = members_chat(board, params)
    if chat.type is ChatType.PRIVATE:
        raise bad_request("there are no administrators in the private chat")
    found = [
        member for member in chat.members.values() if member.is_administrator and _is_listed(board, member)
    ]
    found.sort(key=lambda member: member.standing is not Standing.CREATOR)
    return [member_shape(board.world, chat, member) for member in found]


def _is_listed(board: Switchboard, member: Membership) -> bool:
    person = board.world.persons.get(member.person_id)
    return person is None or not person.is_bot


@method("setChatTitle")
def set_chat_title(board: Switchboard, params: Params) -> bool:
    title = params.text("title").strip()
    if not 1 <= len(title) <= 128:
        raise bad_request("chat title is empty" if not title else "chat title is too long")
    chat = _changeable(board, params, "not enough rights to change chat title")
    if title == chat.title:
        raise bad_request("chat title is not modified")
    chat.title = title
    board.post_service(chat, board.world.bot.id, {"new_chat_title": title})
    return True


@method("setChatDescription")
def set_chat_description(board: Switchboard, params: Params) -> bool:
    if len(params.text("description")) > DESCRIPTION_LIMIT:
        raise bad_request("chat description is too long")
    chat = _changeable(board, params, "not enough rights to set chat description")
    if (chat.description or "") == params.text("description"):
        raise bad_request("chat description is not modified")
    chat.description = params.text("description") or None
    return True


def _changeable(board: Switchboard, params: Params, refusal: str) -> Chat:
    chat = write_chat(board, params)
    if chat.type is ChatType.PRIVATE:
        raise bad_request("can't change private chat title" if "title" in refusal else refusal)
    member = board.bot_membership(chat)
    assert member is not None
    by_permission = not member.is_administrator and chat.permissions.get(OTHER_PERMISSIONS[1], False)
    if not (member.may("can_change_info") or by_permission):
        raise bad_request(refusal)
    return chat


@method("leaveChat")
def leave_chat(board: Switchboard, params: Params) -> bool:
    chat = write_chat(board, params)
    if chat.type is ChatType.PRIVATE:
        raise bad_request("can't leave private chats")
    member = board.bot_membership(chat)
    assert member is not None
    leave(board, chat, member, board.world.bot.id)
    return True


@method("setMessageReaction")
def set_message_reaction(board: Switchboard, params: Params) -> bool:
    """One emoji of Telegram's list, or none to take it back; custom ones are not for bots."""
    wanted = params.json("reaction", "reaction types") or []
    if not isinstance(wanted, list):
        raise bad_request("expected an Array of ReactionType")
    chat = write_chat(board, params)
    message = find_message(chat, params, "message to react")
    emoji = [
        str(item.get("emoji", ""))
        for item in wanted
        if isinstance(item, dict) and item.get("type") == "emoji"
    ]
    if (
        len(wanted) > 1
        or len(emoji) != len(wanted)
        or not set("".join(emoji)) <= REACTIONS | {"\ufe0f", "\u200d"}
    ):
        raise bad_request("REACTION_INVALID")
    message.reactions[board.world.bot.id] = [{"type": "emoji", "emoji": one} for one in emoji]
    body = {"chat_id": chat.id, "message_id": message.message_id, "reaction": emoji}
    board.tell_phones("reaction", chat, body)
    return True
