"""People make groups and channels, bring the bot in and put it out, join, leave and appoint."""

from typing import Any

from ..membership import admit, expel, leave, set_rights, stand
from ..methods.invitations import link_shape, new_link
from ..refusals import Misuse
from ..rights import ADMINISTRATOR_RIGHTS, CHANNEL_RIGHTS, GROUP_RIGHTS, PERMISSIONS
from ..shapes import chat_shape, user_shape
from ..switchboard import Switchboard
from ..world import Chat, ChatType, InviteLink, JoinRequest, Membership, Person, Standing
from .messages import write
from .persons import read_payload
from .registry import Terms, deed

ALL_RIGHTS = frozenset(ADMINISTRATOR_RIGHTS + CHANNEL_RIGHTS + GROUP_RIGHTS)
_SUPERGROUP_OFFSET = -1_000_000_000_000


def read_rights(given: Any) -> set[str] | None:
    """None or an empty list: no administrator; "all": every right; else a list of right names."""
    if given is None or given == []:
        return None
    if given == "all":
        return set(ALL_RIGHTS)
    if not isinstance(given, list) or (unknown := set(given) - ALL_RIGHTS):
        raise Misuse(
            f"no such rights: {', '.join(sorted(map(str, unknown))) if isinstance(given, list) else given}"
        )
    return set(given) | {"can_manage_chat"}


def new_chat(board: Switchboard, kind: ChatType, title: str, **about: Any) -> Chat:
    board.world.last_chat_number += 1
    number = board.world.last_chat_number
    chat_id = -number if kind is ChatType.GROUP else _SUPERGROUP_OFFSET - number
    permissions = {
        name: name not in ("can_change_info", "can_pin_messages", "can_manage_topics") for name in PERMISSIONS
    }
    chat = board.world.chats[chat_id] = Chat(chat_id, kind, title, permissions=permissions, **about)
    return chat


@deed("group")
def create_chat(board: Switchboard, terms: Terms) -> dict[str, Any]:
    """Make a group, supergroup or channel (`type`) of an owner and members; a forum and a username if wished."""
    owner, kind = terms.person("owner"), ChatType(terms.get("type", "group"))
    if kind is ChatType.PRIVATE:
        raise Misuse("a private chat comes into being when a person writes to the bot")
    is_forum = bool(terms.get("is_forum", False))
    if is_forum and kind is not ChatType.SUPERGROUP:
        raise Misuse("only a supergroup can be a forum")
    chat = new_chat(board, kind, terms.need("title"), username=terms.get("username"), is_forum=is_forum)
    now = board.clock.now()
    is_anonymous = bool(terms.get("is_anonymous", False))
    chat.members[owner.id] = Membership(owner.id, Standing.CREATOR, is_anonymous=is_anonymous, joined_at=now)
    for person_id in terms.get("members", []):
        chat.members[board.person(person_id).id] = Membership(person_id, joined_at=now)
    created = {ChatType.GROUP: "group", ChatType.SUPERGROUP: "supergroup", ChatType.CHANNEL: "channel"}[kind]
    author = None if chat.is_broadcast else owner.id
    sender_chat = chat.id if chat.is_broadcast else None
    board.post_service(chat, author, {f"{created}_chat_created": True}, sender_chat_id=sender_chat)
    return chat_shape(board.world, chat)


@deed("add_bot")
def add_bot(board: Switchboard, terms: Terms) -> bool:
    """Bring the bot in, with `rights` as an administrator (channels: always).

    With a `payload`, as by a startgroup link, `/start@bot payload` follows.
    """
    chat, actor = terms.chat(), terms.person("by")
    terms.member(chat, actor)
    rights, payload = read_rights(terms.get("rights")), read_payload(terms)
    member = board.bot_membership(chat)
    if member is not None and member.is_present:
        raise Misuse("the bot is already in the chat")
    if chat.is_broadcast and rights is None:
        raise Misuse("bots are in channels as administrators only: give rights")
    actor.is_known_to_bot = True
    admit(board, chat, board.world.bot.id, actor.id, rights=rights)
    if payload:
        text = f"/start@{board.world.bot.username} {payload}"
        write(board, actor, chat, {"text": text})
    return True


@deed("remove_bot")
def remove_bot(board: Switchboard, terms: Terms) -> bool:
    chat, actor = terms.chat(), terms.person("by")
    member = board.bot_membership(chat)
    if member is None or not member.is_present:
        raise Misuse("the bot is not in the chat")
    expel(board, chat, member, actor.id)
    return True


@deed("set_rights")
def appoint(board: Switchboard, terms: Terms) -> bool:
    """Give `person` (the bot, when absent) these rights; none makes a plain member. `is_anonymous` hides."""
    chat, actor = terms.chat(), terms.person("by")
    person_id = terms.get("person", board.world.bot.id)
    member = chat.member(person_id)
    if member is None or not member.is_present:
        raise Misuse(f"{person_id} is not in chat {chat.id}")
    is_anonymous = bool(terms.get("is_anonymous", False))
    if is_anonymous and chat.type is ChatType.GROUP:
        raise Misuse("only a supergroup has anonymous administrators: migrate the group first")
    member.custom_title = terms.get("custom_title")
    set_rights(board, chat, member, actor.id, read_rights(terms.get("rights")), is_anonymous)
    return True


@deed("permissions")
def set_permissions(board: Switchboard, terms: Terms) -> bool:
    """An administrator changes what members may do; what is not named stays."""
    chat = terms.chat()
    wanted = terms.need("permissions")
    if not isinstance(wanted, dict):
        raise Misuse("the term 'permissions' must name permissions that are on or off")
    if unknown := wanted.keys() - set(PERMISSIONS):
        raise Misuse(f"no such permissions: {', '.join(sorted(unknown))}")
    chat.permissions |= wanted
    board.tell_phones("permissions", chat, {"chat_id": chat.id, "permissions": dict(chat.permissions)})
    return True


@deed("restrict")
def restrict(board: Switchboard, terms: Terms) -> bool:
    """An administrator mutes a member, or the bot when no person is named."""
    chat, actor = terms.chat(), terms.person("by")
    member = chat.member(terms.get("person", board.world.bot.id))
    if member is None:
        raise Misuse("there is no such member")
    member.permissions = dict.fromkeys(PERMISSIONS, False) | terms.get("permissions", {})
    stand(board, chat, member, Standing.RESTRICTED, actor.id)
    member.is_in_chat = True
    return True


@deed("join")
def join(board: Switchboard, terms: Terms) -> dict[str, Any]:
    """Come in, by a link if one is named; where the link asks for leave a request is made instead."""
    person, chat = terms.person(), terms.chat()
    old = chat.member(person.id)
    if old is not None and old.is_present:
        raise Misuse(f"{person.first_name} is already in the chat")
    if old is not None and old.standing is Standing.KICKED:
        raise Misuse(f"{person.first_name} is banned from the chat")
    link = _link(board, chat, terms)
    if link is not None and link.creates_join_request:
        return _request(board, chat, person, link)
    about: dict[str, Any] = {"invite_link": link_shape(board, chat, link)} if link else {}
    admit(board, chat, person.id, person.id, **about)
    if link is not None:
        link.uses += 1
    return {"joined": True}


def _link(board: Switchboard, chat: Chat, terms: Terms) -> InviteLink | None:
    if terms.get("link") is None:
        return None
    link = chat.invite_links.get(terms.get("link"))
    is_spent = link is not None and link.member_limit is not None and link.uses >= link.member_limit
    is_expired = link is not None and link.expire_date is not None and link.expire_date <= board.now
    if link is None or link.is_revoked or is_spent or is_expired:
        raise Misuse("the link is unknown, revoked, spent or expired")
    return link


def _request(board: Switchboard, chat: Chat, person: Person, link: InviteLink) -> dict[str, Any]:
    chat.join_requests[person.id] = JoinRequest(person.id, board.now, link.url)
    member = board.bot_membership(chat)
    if member is not None and member.may("can_invite_users"):
        person.is_known_to_bot = True
        board.queue(
            "chat_join_request",
            {
                "chat": chat_shape(board.world, chat),
                "from": user_shape(board.world, person.id),
                "user_chat_id": person.id,
                "date": board.now,
                "invite_link": link_shape(board, chat, link),
            },
        )
    return {"joined": False}


@deed("invite_link")
def make_link(board: Switchboard, terms: Terms) -> dict[str, Any]:
    """An administrator makes a link; `asks` makes it one that asks for leave."""
    chat, actor = terms.chat(), terms.person("by")
    link = new_link(board, chat, actor.id, creates_join_request=bool(terms.get("asks", False)))
    return link_shape(board, chat, link)


@deed("add")
def add_member(board: Switchboard, terms: Terms) -> bool:
    """A member brings another person in."""
    chat, actor, person = terms.chat(), terms.person("by"), terms.person()
    terms.member(chat, actor)
    admit(board, chat, person.id, actor.id)
    return True


@deed("leave")
def leave_chat(board: Switchboard, terms: Terms) -> bool:
    person, chat = terms.person(), terms.chat()
    leave(board, chat, terms.member(chat, person), person.id)
    return True


@deed("remove")
def remove_member(board: Switchboard, terms: Terms) -> bool:
    """An administrator puts a person out; he is banned until `unban`."""
    chat, actor, person = terms.chat(), terms.person("by"), terms.person()
    expel(board, chat, terms.member(chat, person), actor.id)
    return True


@deed("unban")
def unban(board: Switchboard, terms: Terms) -> bool:
    chat, actor, person = terms.chat(), terms.person("by"), terms.person()
    member = chat.member(person.id)
    if member is not None and member.standing is Standing.KICKED:
        stand(board, chat, member, Standing.LEFT, actor.id)
    return True
