"""What a person's phone shows: chats, their messages in order as they stand now, pins and topics."""

from typing import Any

from .access import may_send
from .deeds.messages import topic_shape
from .refusals import Misuse
from .shapes import chat_shape
from .switchboard import Switchboard
from .world import Chat, ChatType, Message, Person


def chats_of(board: Switchboard, person: Person) -> list[dict[str, Any]]:
    """The person's chats, the one with the newest message first."""
    shown = [chat for chat in board.world.chats.values() if _shows(board, person, chat)]
    shown.sort(key=lambda chat: next(reversed(chat.messages.values())).date, reverse=True)
    return [_chat_summary(board, person, chat) for chat in shown]


def _shows(board: Switchboard, person: Person, chat: Chat) -> bool:
    return chat.migrated_to is None and person.id in board.phones_in(chat) and bool(chat.messages)


def _chat_summary(board: Switchboard, person: Person, chat: Chat) -> dict[str, Any]:
    messages = _visible(chat, person)
    member = chat.member(person.id)
    may_write = chat.type is ChatType.PRIVATE or (
        member is not None
        and (
            member.may("can_post_messages")
            if chat.is_broadcast
            else may_send(chat, member, "can_send_messages")
        )
    )
    return {
        "chat": chat_shape(board.world, chat),
        "pinned": [number for number in chat.pinned if chat.live_message(number)],
        "topics": [topic_shape(topic) for topic in chat.topics.values()],
        "may_write": may_write,
        "count": len(messages),
        "last": board.phone_shape(messages[-1]) if messages else None,
    }


def _visible(chat: Chat, person: Person) -> list[Message]:
    """Live messages in order; who joined a basic group later does not see what was said before."""
    member = chat.member(person.id)
    since = member.joined_at if member is not None and chat.type is ChatType.GROUP else 0.0
    live = [m for m in chat.messages.values() if m.deleted_at is None and m.date >= since]
    return sorted(live, key=lambda message: message.message_id)


def messages_of(
    board: Switchboard, person: Person, chat: Chat, topic: int | None = None
) -> list[dict[str, Any]]:
    """The messages of one chat, or of one topic of it, oldest first."""
    if person.id not in board.phones_in(chat):
        raise Misuse(f"{person.first_name} ({person.id}) does not see chat {chat.id}")
    shown = _visible(chat, person)
    return [board.phone_shape(message) for message in shown if topic is None or message.thread_id == topic]


def history_of(board: Switchboard, chat: Chat) -> list[dict[str, Any]]:
    """Everything ever posted in a chat, deleted and edited too: for tests, no phone shows this."""
    return [
        board.phone_shape(message)
        | {"edits": message.history, "deleted_at": message.deleted_at, "author_id": message.author_id}
        for message in sorted(chat.messages.values(), key=lambda message: message.message_id)
    ]


def menu_of(board: Switchboard, person: Person, chat: Chat) -> list[dict[str, Any]]:
    """The commands that the phone offers: the narrowest scope that has any, in the person's language if there."""
    member = chat.member(person.id)
    is_administrator = member is not None and member.is_administrator
    scopes = [f"chat_member|{chat.id}|{person.id}"] if chat.type is not ChatType.PRIVATE else []
    if is_administrator:
        scopes.append(f"chat_administrators|{chat.id}")
    scopes.append(f"chat|{chat.id}")
    if chat.type is ChatType.PRIVATE:
        scopes.append("all_private_chats")
    else:
        scopes += ["all_chat_administrators"] if is_administrator else []
        scopes.append("all_group_chats")
    scopes.append("default")
    language = (person.language_code or "")[:2]
    for scope in scopes:
        for key in (f"{scope}|{language}", f"{scope}|"):
            if commands := board.world.bot.commands.get(key):
                return commands
    return []
