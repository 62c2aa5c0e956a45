"""Coming and going in chats: who is in, who was put out, what the others and the bot get to see of it."""

from typing import Any

from .shapes import member_shape
from .switchboard import Switchboard
from .world import Chat, Membership, Standing


def admit(
    board: Switchboard,
    chat: Chat,
    person_id: int,
    actor_id: int,
    *,
    rights: set[str] | None = None,
    **about: Any,
) -> Membership:
    """Let somebody in, as an administrator when rights are given; groups get a service message, channels none."""
    member = chat.member(person_id) or Membership(person_id, Standing.LEFT)
    old = member_shape(board.world, chat, member)
    keeps_restriction = member.standing is Standing.RESTRICTED and rights is None
    if not keeps_restriction:
        member.standing = Standing.MEMBER if rights is None else Standing.ADMINISTRATOR
    member.rights = set(rights or ())
    member.is_in_chat = True
    member.joined_at = board.clock.now()
    chat.members[person_id] = member
    chat.join_requests.pop(person_id, None)
    board.change_member(chat, actor_id, old, member, **about)
    if not chat.is_broadcast:
        author = person_id if about.get("via_join_request") else actor_id
        board.post_service(chat, author, {"new_chat_members": [board.user(person_id)]})
    board.feed.add("joined", frozenset({person_id} & board.world.persons.keys()), {"chat_id": chat.id})
    return member


def leave(board: Switchboard, chat: Chat, member: Membership, actor_id: int) -> None:
    """Somebody goes by himself."""
    _depart(board, chat, member, Standing.LEFT, actor_id)


def expel(board: Switchboard, chat: Chat, member: Membership, actor_id: int, until_date: int = 0) -> None:
    """Somebody is banned; who was not there is only kept out, without a word in the chat."""
    if member.is_present:
        _depart(board, chat, member, Standing.KICKED, actor_id, until_date)
    else:
        stand(board, chat, member, Standing.KICKED, actor_id, until_date)


def stand(
    board: Switchboard, chat: Chat, member: Membership, standing: Standing, actor_id: int, until_date: int = 0
) -> None:
    """Change a standing and tell the bot; nothing is said in the chat."""
    old = member_shape(board.world, chat, member)
    member.standing = standing
    member.until_date = until_date
    member.is_in_chat = standing not in (Standing.LEFT, Standing.KICKED)
    chat.members[member.person_id] = member
    board.change_member(chat, actor_id, old, member)


def set_rights(
    board: Switchboard,
    chat: Chat,
    member: Membership,
    actor_id: int,
    rights: set[str] | None,
    is_anonymous: bool,
) -> None:
    """Make somebody an administrator with these rights, or a plain member with None."""
    old = member_shape(board.world, chat, member)
    if member.standing is not Standing.CREATOR:
        member.standing = Standing.MEMBER if rights is None else Standing.ADMINISTRATOR
    member.rights = set(rights or ())
    member.is_anonymous = is_anonymous
    board.change_member(chat, actor_id, old, member)


def _depart(
    board: Switchboard, chat: Chat, member: Membership, standing: Standing, actor_id: int, until_date: int = 0
) -> None:
    board.feed.add(
        "left",
        frozenset({member.person_id} & board.world.persons.keys()),
        {"chat_id": chat.id, "how": str(standing)},
    )
    if not chat.is_broadcast:
        board.post_service(chat, actor_id, {"left_chat_member": board.user(member.person_id)})
    stand(board, chat, member, standing, actor_id, until_date)
