"""People write, edit, delete, forward and react; a phone refuses what Telegram's own apps would not let them do."""

from typing import Any

from ..access import may_send
from ..refusals import ApiRefusal, Misuse
from ..replies import external_reply, origin_of, read_quote
from ..shapes import chat_shape, user_shape
from ..switchboard import Switchboard
from ..text import TEXT_LIMIT, typed_text, utf16_length
from ..world import ANONYMOUS_ADMINISTRATOR, CHANNEL_AUTHOR, Chat, ChatType, Message, Person, Topic
from .registry import Terms, deed


def write(
    board: Switchboard,
    person: Person,
    chat: Chat,
    content: dict[str, Any],
    permission: str = "can_send_messages",
    **about: Any,
) -> dict[str, Any]:
    """Post as a person; text gets its entities, anonymous administrators and channels hide behind stand-ins."""
    if "text" in content:
        formatted = typed_text(content["text"], content.get("entities"))
        if not formatted.text or utf16_length(formatted.text) > TEXT_LIMIT:
            raise Misuse(f"a text has 1 to {TEXT_LIMIT} characters")
        content = {**content, "text": formatted.text, "entities": name_mentioned(board, formatted.entities)}
        if not formatted.entities:
            del content["entities"]
    check_may_write(board, person, chat, permission)
    sender_id, disguise = disguise_of(board, person, chat, about.pop("as_channel", None))
    message = board.post(chat, sender_id, content, author_id=person.id, **disguise, **about)
    return board.phone_shape(message)


def name_mentioned(board: Switchboard, entities: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Entities with the whole account in mentions of people who have no username."""
    return [
        {**entity, "user": board.user(board.person(entity["user"]["id"]).id)}
        if entity["type"] == "text_mention"
        else entity
        for entity in entities
    ]


def check_may_write(board: Switchboard, person: Person, chat: Chat, permission: str) -> None:
    """Refuse what the app would not send; a message to the bot counts as pressing Start."""
    if chat.type is ChatType.PRIVATE:
        if chat.id != person.id:
            raise Misuse(f"{person.first_name} cannot write into another person's chat with the bot")
        if person.has_blocked:
            raise Misuse(f"{person.first_name} has blocked the bot and must unblock it first")
        person.has_started = person.is_known_to_bot = True
        return
    if chat.migrated_to is not None:
        raise Misuse(f"chat {chat.id} became the supergroup {chat.migrated_to}")
    member = chat.member(person.id)
    if member is None or not member.is_present:
        raise Misuse(f"{person.first_name} ({person.id}) is not in chat {chat.id}")
    may = member.may("can_post_messages") if chat.is_broadcast else may_send(chat, member, permission)
    if not may:
        raise Misuse(f"{person.first_name} ({person.id}) may not send this in chat {chat.id}")


def disguise_of(
    board: Switchboard, person: Person, chat: Chat, as_channel: int | None
) -> tuple[int | None, dict[str, Any]]:
    """Who appears as sender: nobody in channels, a stand-in for anonymous administrators and for channels."""
    if chat.is_broadcast:
        return None, {"sender_chat_id": chat.id}
    if as_channel is not None:
        return CHANNEL_AUTHOR, {"sender_chat_id": board.chat(as_channel).id}
    member = chat.member(person.id)
    if member is not None and member.is_anonymous and member.is_administrator:
        return ANONYMOUS_ADMINISTRATOR, {"sender_chat_id": chat.id, "author_signature": member.custom_title}
    return person.id, {}


def placement(board: Switchboard, terms: Terms, chat: Chat) -> dict[str, Any]:
    """Topic, reply and quote of a person's message; a reply goes into the topic of what it answers."""
    about: dict[str, Any] = {}
    topic = terms.get("topic")
    if topic is not None:
        if topic not in chat.topics:
            raise Misuse(f"there is no topic {topic} in chat {chat.id}")
        about["thread_id"] = topic
    if terms.get("reply_to") is not None:
        source = terms.chat("reply_chat") if terms.get("reply_chat") is not None else chat
        target = terms.message(source, "reply_to")
        about |= _reply(board, terms, chat, source, target, topic)
    if terms.get("as_channel") is not None:
        about["as_channel"] = terms.integer("as_channel")
    return about


def _reply(
    board: Switchboard, terms: Terms, chat: Chat, source: Chat, target: Message, topic: int | None
) -> dict[str, Any]:
    try:
        quote = read_quote(
            target, {"quote": terms.get("quote"), "quote_position": terms.get("quote_position")}
        )
    except ApiRefusal:
        raise Misuse("the quote is not part of the message") from None
    if source is not chat or (topic is not None and topic != target.thread_id):
        return {"external_reply": external_reply(board, target), "quote": quote}
    about: dict[str, Any] = {"reply_to": target.message_id, "quote": quote}
    if target.thread_id is not None:
        about["thread_id"] = target.thread_id
    return about


@deed("say")
def say(board: Switchboard, terms: Terms) -> dict[str, Any]:
    """Send text; commands, mentions and links get their entities, formatting ones may be given."""
    person, chat = terms.person(), terms.chat()
    content: dict[str, Any] = {"text": str(terms.need("text"))}
    if terms.get("entities"):
        content["entities"] = terms.get("entities")
    if terms.get("via_bot") is not None:
        content["via_bot"] = user_shape(board.world, terms.integer("via_bot"))
    return write(board, person, chat, content, **placement(board, terms, chat))


@deed("edit")
def edit(board: Switchboard, terms: Terms) -> dict[str, Any]:
    """Change one's own text or caption; `text` may be the same, which still reaches the bot as an edit."""
    person, chat = terms.person(), terms.chat()
    message = terms.message(chat)
    if message.author_id != person.id or message.is_service:
        raise Misuse(f"{person.first_name} did not write message {message.message_id}")
    formatted = typed_text(str(terms.need("text")), terms.get("entities"))
    key, entities_key = ("text", "entities") if "text" in message.content else ("caption", "caption_entities")
    message.history.append({"at": board.clock.now(), "content": message.content, "reply_markup": None})
    content = {name: value for name, value in message.content.items() if name != entities_key}
    content[key] = formatted.text
    if formatted.entities:
        content[entities_key] = formatted.entities
    message.content, message.edit_date = content, board.now
    board.note_edit(chat, message)
    return board.phone_shape(message)


@deed("delete")
def delete(board: Switchboard, terms: Terms) -> bool:
    """Take back one's own message (an administrator: any); the bot is not told, as at Telegram."""
    person, chat = terms.person(), terms.chat()
    message = terms.message(chat)
    member = chat.member(person.id)
    may = chat.type is ChatType.PRIVATE or (member is not None and member.may("can_delete_messages"))
    if not (may or message.author_id == person.id):
        raise Misuse(f"{person.first_name} may not delete message {message.message_id}")
    board.remove(chat, message)
    return True


@deed("forward")
def forward(board: Switchboard, terms: Terms) -> dict[str, Any]:
    """Forward a message that the person can see; `origin_name` shows a name without an account behind it."""
    person, chat = terms.person(), terms.chat()
    source = terms.chat("from_chat")
    if person.id not in board.phones_in(source):
        raise Misuse(f"{person.first_name} does not see chat {source.id}")
    message = terms.message(source)
    if message.is_protected or message.is_service:
        raise Misuse(f"message {message.message_id} cannot be forwarded")
    origin = origin_of(board, message)
    if terms.get("origin_name"):
        origin = {
            "type": "hidden_user",
            "date": int(message.date),
            "sender_user_name": terms.get("origin_name"),
        }
    check_may_write(board, person, chat, "can_send_messages")
    sender_id, disguise = disguise_of(board, person, chat, None)
    posted = board.post(
        chat, sender_id, dict(message.content), author_id=person.id, forward_origin=origin, **disguise,
        **placement(board, terms, chat),
    )  # fmt: skip
    return board.phone_shape(posted)


@deed("react")
def react(board: Switchboard, terms: Terms) -> bool:
    """Set a person's reaction; the bot hears of it where it administers and asked for it, and in private chats."""
    person, chat = terms.person(), terms.chat()
    message = terms.message(chat)
    old = message.reactions.get(person.id, [])
    new = [{"type": "emoji", "emoji": emoji} for emoji in terms.get("emoji", [])]
    message.reactions[person.id] = new
    member = board.bot_membership(chat)
    if chat.type is ChatType.PRIVATE or (member is not None and member.is_administrator):
        board.queue(
            "message_reaction",
            {
                "chat": chat_shape(board.world, chat),
                "message_id": message.message_id,
                "user": board.user(person.id),
                "date": board.now,
                "old_reaction": old,
                "new_reaction": new,
            },
        )
    return True


def topic_shape(topic: Topic) -> dict[str, Any]:
    return {"message_thread_id": topic.thread_id, "name": topic.name, "is_closed": topic.is_closed}
