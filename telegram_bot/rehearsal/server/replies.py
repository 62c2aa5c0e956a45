"""What a message answers: a message here, one elsewhere, and the part of it that is quoted."""

from dataclasses import dataclass
from typing import Any

from .access import find_chat
from .params import Params
from .refusals import ApiRefusal, bad_request
from .shapes import chat_shape, user_shape
from .switchboard import Switchboard
from .text import format_text, utf16_length, utf16_slice
from .world import Chat, ChatType, Message

QUOTE_LIMIT = 1024


@dataclass(frozen=True, slots=True)
class Reply:
    message_id: int | None = None
    external: dict[str, Any] | None = None
    quote: dict[str, Any] | None = None
    thread_id: int | None = None


def read_reply(board: Switchboard, params: Params, chat: Chat, thread_id: int | None) -> Reply:
    """The reply of a call; an unknown target is refused unless the call allows sending without it."""
    given = params.json("reply_parameters", "reply parameters")
    if given is None:
        if not params.has("reply_to_message_id"):
            return Reply()
        given = {
            "message_id": params.integer("reply_to_message_id"),
            "allow_sending_without_reply": params.flag("allow_sending_without_reply"),
        }
    if not isinstance(given, dict):
        raise bad_request("object expected as reply parameters")
    try:
        message_id = int(given.get("message_id") or 0)
        given["quote_position"] = int(given.get("quote_position") or 0)
    except (TypeError, ValueError):
        raise bad_request("can't parse reply parameters JSON object") from None
    if message_id <= 0:
        return Reply()
    target_chat = chat if given.get("chat_id") in (None, "") else find_chat(board, given["chat_id"])
    target = target_chat.live_message(message_id)
    if target is None:
        if given.get("allow_sending_without_reply"):
            return Reply()
        raise bad_request("message to be replied not found")
    quote = read_quote(target, given)
    if target_chat is not chat or (thread_id is not None and thread_id != target.thread_id):
        return Reply(external=external_reply(board, target), quote=quote)
    return Reply(target.message_id, None, quote, target.thread_id)


def read_quote(target: Message, given: dict[str, Any]) -> dict[str, Any] | None:
    """The quoted part, which must stand word for word in the message, at `quote_position` or anywhere."""
    if not given.get("quote"):
        return None
    wanted = format_text(str(given["quote"]), given.get("quote_parse_mode"), given.get("quote_entities"))
    text = str(target.content.get("text") or target.content.get("caption") or "")
    length = utf16_length(wanted.text)
    if not wanted.text or length > QUOTE_LIMIT:
        raise _invalid_quote()
    position = int(given.get("quote_position") or 0)
    if utf16_slice(text, position, length) != wanted.text:
        place = text.find(wanted.text)
        if place < 0:
            raise _invalid_quote()
        position = utf16_length(text[:place])
    quote: dict[str, Any] = {"text": wanted.text, "position": position, "is_manual": True}
    kept = ("bold", "italic", "underline", "strikethrough", "spoiler", "custom_emoji", "date_time")
    if entities := [entity for entity in wanted.entities if entity["type"] in kept]:
        quote["entities"] = entities
    return quote


def external_reply(board: Switchboard, target: Message) -> dict[str, Any]:
    """What another chat or topic gets to see of the message that is answered."""
    chat = board.world.chats[target.chat_id]
    info: dict[str, Any] = {"origin": origin_of(board, target)}
    if chat.type in (ChatType.SUPERGROUP, ChatType.CHANNEL):
        info |= {"chat": chat_shape(board.world, chat), "message_id": target.message_id}
    for kind in ("animation", "audio", "document", "photo", "sticker", "video", "video_note", "voice"):
        if kind in target.content:
            info[kind] = target.content[kind]
    return info


def origin_of(board: Switchboard, message: Message) -> dict[str, Any]:
    """Who wrote a message, as a forward of it tells."""
    if message.forward_origin is not None:
        return message.forward_origin
    date = int(message.date)
    if message.sender_chat_id is not None:
        source = board.world.chats[message.sender_chat_id]
        shape = chat_shape(board.world, source)
        if source.is_broadcast:
            origin = {"type": "channel", "date": date, "chat": shape, "message_id": message.message_id}
        else:
            origin = {"type": "chat", "date": date, "sender_chat": shape}
        if message.author_signature:
            origin["author_signature"] = message.author_signature
        return origin
    assert message.sender_id is not None
    return {"type": "user", "date": date, "sender_user": user_shape(board.world, message.sender_id)}


def _invalid_quote() -> ApiRefusal:
    return bad_request("QUOTE_TEXT_INVALID")
