"""sendMessage, sendChatAction, and what every sending method shares: thread, reply, quote, keyboard, flags."""

from dataclasses import dataclass
from typing import Any

from ..access import require_sending, write_chat
from ..keyboards import read_markup
from ..params import Params
from ..refusals import bad_request
from ..replies import Reply, read_reply
from ..shapes import message_shape
from ..switchboard import Switchboard
from ..text import message_text
from ..world import GENERAL_TOPIC, Chat, ChatType, Message
from .registry import method

_ACTIONS = frozenset(
    [
        "typing",
        "upload_photo",
        "record_video",
        "upload_video",
        "record_voice",
        "upload_voice",
        "upload_document",
        "choose_sticker",
        "find_location",
        "record_video_note",
        "upload_video_note",
        "record_audio",
        "upload_audio",
    ]
)


@dataclass(frozen=True, slots=True)
class Envelope:
    """Where a message goes and how: all that is not its content."""

    chat: Chat
    thread_id: int | None
    reply: Reply
    markup: dict[str, Any] | None
    is_silent: bool
    is_protected: bool

    def about(self) -> dict[str, Any]:
        return {
            "thread_id": self.thread_id,
            "reply_to": self.reply.message_id,
            "external_reply": self.reply.external,
            "quote": self.reply.quote,
            "reply_markup": self.markup,
            "is_silent": self.is_silent,
            "is_protected": self.is_protected,
        }


def address(board: Switchboard, params: Params, permission: str = "can_send_messages") -> Envelope:
    """Check everything around the content; the first thing that Telegram would refuse is refused."""
    markup = read_markup(params.raw("reply_markup"))
    chat = write_chat(board, params)
    thread_id = check_thread(board, chat, params.integer("message_thread_id"))
    reply = read_reply(board, params, chat, thread_id)
    if thread_id is None and reply.thread_id is not None:
        thread_id = reply.thread_id
    require_sending(board, chat, permission)
    if markup is not None and chat.is_broadcast and "inline_keyboard" not in markup:
        markup = None
    return Envelope(
        chat, thread_id, reply, markup, params.flag("disable_notification"), params.flag("protect_content")
    )


def check_thread(board: Switchboard, chat: Chat, thread_id: int) -> int | None:
    """The topic to write into; threads outside forums are ignored, unknown ones refused, closed ones too."""
    if thread_id <= 0 or not (chat.is_forum or chat.type is ChatType.PRIVATE):
        return None
    topic = chat.topics.get(thread_id)
    if topic is None or thread_id == GENERAL_TOPIC:
        raise bad_request("message thread not found")
    member = board.bot_membership(chat)
    if topic.is_closed and member is not None and not member.may("can_manage_topics"):
        raise bad_request("TOPIC_CLOSED")
    return thread_id


def deliver(board: Switchboard, envelope: Envelope, content: dict[str, Any], **about: Any) -> Message:
    """Post as the bot, within the limits; in a channel the author is the channel."""
    chat, content = envelope.chat, as_kept(board, content)
    about["author_id"] = sender_id = board.world.bot.id
    if chat.is_broadcast:
        about["sender_chat_id"] = chat.id
        return board.post(chat, None, content, **envelope.about(), **about)
    return board.post(chat, sender_id, content, **envelope.about(), **about)


@method("sendMessage")
def send_message(board: Switchboard, params: Params) -> dict[str, Any]:
    formatted = message_text(params.text("text"), params.text("parse_mode"), params.entities("entities"))
    envelope = address(board, params)
    content: dict[str, Any] = {"text": formatted.text}
    if formatted.entities:
        content["entities"] = formatted.entities
    if preview := read_preview(params):
        content["link_preview_options"] = preview
    board.limits.charge(envelope.chat)
    return message_shape(board.world, deliver(board, envelope, content))


def as_kept(board: Switchboard, content: dict[str, Any]) -> dict[str, Any]:
    """Content as Telegram keeps it: whom the bot never met and custom emoji, which few bots have, become plain text."""
    kept = dict(content)
    for name in ("entities", "caption_entities"):
        if entities := _known(board, kept.pop(name, [])):
            kept[name] = entities
    return kept


def _known(board: Switchboard, entities: list[dict[str, Any]]) -> list[dict[str, Any]]:
    kept = []
    for entity in entities:
        if entity["type"] == "custom_emoji":
            continue
        if entity["type"] == "text_mention":
            person = board.world.persons.get(entity["user"].get("id", 0))
            if person is None or not person.is_known_to_bot:
                continue
            entity = {**entity, "user": board.user(person.id)}
        kept.append(entity)
    return kept


def read_preview(params: Params) -> dict[str, Any] | None:
    options = params.json("link_preview_options", "link preview options")
    if options is None:
        return {"is_disabled": True} if params.flag("disable_web_page_preview") else None
    if not isinstance(options, dict):
        raise bad_request("object expected as link preview options")
    names = ("is_disabled", "url", "prefer_small_media", "prefer_large_media", "show_above_text")
    return {name: options[name] for name in names if options.get(name)} or None


@method("sendChatAction")
def send_chat_action(board: Switchboard, params: Params) -> bool:
    if params.text("action") not in _ACTIONS:
        raise bad_request("wrong parameter action in request")
    chat = write_chat(board, params)
    thread_id = check_thread(board, chat, params.integer("message_thread_id"))
    body = {"chat_id": chat.id, "action": params.text("action"), "message_thread_id": thread_id}
    board.tell_phones("action", chat, body)
    return True
