"""banChatMember, unbanChatMember, restrictChatMember, promoteChatMember: what an administrating bot does to members."""

from ..access import find_user, require_right, supergroup_only, write_chat
from ..membership import expel, stand
from ..params import Params
from ..refusals import bad_request
from ..rights import ADMINISTRATOR_RIGHTS, CHANNEL_RIGHTS, GROUP_RIGHTS, PERMISSIONS
from ..shapes import member_shape
from ..switchboard import Switchboard
from ..world import Chat, ChatType, Membership, Standing
from .chats import read_permissions
from .registry import method

_NO_RIGHT = "not enough rights to restrict/unrestrict chat member"


def _target(board: Switchboard, params: Params) -> tuple[Chat, Membership]:
    chat = write_chat(board, params)
    if chat.type is ChatType.PRIVATE:
        raise bad_request("can't restrict members in private chats")
    require_right(board, chat, "can_restrict_members", _NO_RIGHT)
    user_id = find_user(board, params)
    if user_id == board.world.bot.id:
        raise bad_request("can't restrict self")
    member = chat.member(user_id) or Membership(user_id, Standing.LEFT)
    if member.standing is Standing.CREATOR:
        raise bad_request("can't remove chat owner")
    if member.standing is Standing.ADMINISTRATOR:
        raise bad_request("user is an administrator of the chat")
    return chat, member


@method("banChatMember")
def ban_chat_member(board: Switchboard, params: Params) -> bool:
    chat, member = _target(board, params)
    expel(board, chat, member, board.world.bot.id, until_date=params.integer("until_date"))
    return True


@method("unbanChatMember")
def unban_chat_member(board: Switchboard, params: Params) -> bool:
    """Also removes a member who is present, unless `only_if_banned`."""
    chat = write_chat(board, params)
    if (refusal := supergroup_only(chat)) is not None:
        raise refusal
    chat, member = _target(board, params)
    if params.flag("only_if_banned") and member.standing is not Standing.KICKED:
        return True
    if member.standing is Standing.KICKED or member.is_present:
        stand(board, chat, member, Standing.LEFT, board.world.bot.id)
    return True


@method("restrictChatMember")
def restrict_chat_member(board: Switchboard, params: Params) -> bool:
    chat = write_chat(board, params)
    if chat.type is not ChatType.SUPERGROUP:
        raise bad_request("method is available only for supergroups")
    permissions = read_permissions(params)
    chat, member = _target(board, params)
    old = member_shape(board.world, chat, member)
    is_in_chat = member.is_present
    is_free = all(permissions[name] for name in PERMISSIONS[:10])
    member.standing = Standing.MEMBER if is_free and is_in_chat else Standing.RESTRICTED
    member.is_in_chat = is_in_chat
    member.permissions = None if is_free else permissions
    member.until_date = params.integer("until_date")
    chat.members[member.person_id] = member
    board.change_member(chat, board.world.bot.id, old, member)
    return True


@method("promoteChatMember")
def promote_chat_member(board: Switchboard, params: Params) -> bool:
    """Grants no right that the bot itself lacks; all rights off makes a plain member again."""
    chat = write_chat(board, params)
    require_right(board, chat, "can_promote_members", "not enough rights to promote/demote chat member")
    user_id = find_user(board, params)
    member = chat.member(user_id)
    if member is None or not member.is_present:
        raise bad_request("USER_NOT_PARTICIPANT")
    if member.standing is Standing.CREATOR:
        raise bad_request("can't remove chat owner")
    wanted = {name for name in (*ADMINISTRATOR_RIGHTS, *CHANNEL_RIGHTS, *GROUP_RIGHTS) if params.flag(name)}
    own = board.bot_membership(chat)
    if own is None or not all(own.may(name) for name in wanted):
        raise bad_request("RIGHT_FORBIDDEN")
    old = member_shape(board.world, chat, member)
    member.rights = wanted
    member.is_anonymous = params.flag("is_anonymous")
    member.standing = Standing.ADMINISTRATOR if wanted or member.is_anonymous else Standing.MEMBER
    board.change_member(chat, board.world.bot.id, old, member)
    return True
