"""Invite links and join requests: who may come in, and by whose leave."""

from typing import Any

from ..access import find_user, require_right, write_chat
from ..membership import admit
from ..params import Params
from ..refusals import bad_request
from ..switchboard import Switchboard
from ..world import Chat, ChatType, InviteLink
from .registry import method

_NO_RIGHT = "not enough rights to manage chat invite link"
LINK_NAME_LIMIT = 32
MOST_MEMBERS = 99_999


def link_shape(board: Switchboard, chat: Chat, link: InviteLink) -> dict[str, Any]:
    shape: dict[str, Any] = {
        "invite_link": link.url,
        "creator": board.user(link.creator_id),
        "creates_join_request": link.creates_join_request,
        "is_primary": link.is_primary,
        "is_revoked": link.is_revoked,
    }
    for name in ("name", "expire_date", "member_limit"):
        if value := getattr(link, name):
            shape[name] = value
    waiting = sum(request.invite_link == link.url for request in chat.join_requests.values())
    if link.creates_join_request and waiting:
        shape["pending_join_request_count"] = waiting
    return shape


def new_link(board: Switchboard, chat: Chat, creator_id: int, **terms: Any) -> InviteLink:
    url = f"https://t.me/+rehearsal{board.world.next_serial():08d}"
    link = chat.invite_links[url] = InviteLink(url, creator_id, **terms)
    return link


def _chat(board: Switchboard, params: Params) -> Chat:
    chat = write_chat(board, params)
    if chat.type is ChatType.PRIVATE:
        raise bad_request("chat invite links can't be used in private chats")
    require_right(board, chat, "can_invite_users", _NO_RIGHT)
    return chat


@method("createChatInviteLink")
def create_chat_invite_link(board: Switchboard, params: Params) -> dict[str, Any]:
    chat = _chat(board, params)
    asks, limit = params.flag("creates_join_request"), params.integer("member_limit")
    if asks and limit:
        raise bad_request("member limit can't be specified for links requiring administrator approval")
    if not 0 <= limit <= MOST_MEMBERS:
        raise bad_request("USAGE_LIMIT_INVALID")
    if len(params.text("name")) > LINK_NAME_LIMIT:
        raise bad_request("invite link name is too long")
    if (expires := params.integer("expire_date")) and expires <= board.now:
        raise bad_request("EXPIRE_DATE_INVALID")
    terms = {
        "name": params.text("name") or None,
        "expire_date": expires or None,
        "member_limit": limit or None,
    }
    link = new_link(board, chat, board.world.bot.id, creates_join_request=asks, **terms)
    return link_shape(board, chat, link)


@method("exportChatInviteLink")
def export_chat_invite_link(board: Switchboard, params: Params) -> str:
    """Makes a new primary link; the bot's old one is revoked."""
    chat = _chat(board, params)
    for link in chat.invite_links.values():
        if link.is_primary and link.creator_id == board.world.bot.id:
            link.is_revoked = True
    return new_link(board, chat, board.world.bot.id, is_primary=True).url


@method("revokeChatInviteLink")
def revoke_chat_invite_link(board: Switchboard, params: Params) -> dict[str, Any]:
    chat = _chat(board, params)
    link = chat.invite_links.get(params.text("invite_link"))
    if link is None:
        raise bad_request("INVITE_HASH_EXPIRED")
    link.is_revoked = True
    return link_shape(board, chat, link)


def _take_request(board: Switchboard, params: Params) -> tuple[Chat, int]:
    chat = _chat(board, params)
    user_id = find_user(board, params)
    member = chat.member(user_id)
    if member is not None and member.is_present:
        raise bad_request("USER_ALREADY_PARTICIPANT")
    if chat.join_requests.pop(user_id, None) is None:
        raise bad_request("HIDE_REQUESTER_MISSING")
    return chat, user_id


@method("approveChatJoinRequest")
def approve_chat_join_request(board: Switchboard, params: Params) -> bool:
    chat, user_id = _take_request(board, params)
    admit(board, chat, user_id, board.world.bot.id, via_join_request=True)
    return True


@method("declineChatJoinRequest")
def decline_chat_join_request(board: Switchboard, params: Params) -> bool:
    chat, user_id = _take_request(board, params)
    board.feed.add("join_declined", frozenset({user_id}), {"chat_id": chat.id})
    return True
