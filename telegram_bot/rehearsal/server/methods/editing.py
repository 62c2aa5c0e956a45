"""editMessageText, editMessageCaption, editMessageMedia and editMessageReplyMarkup: only what differs is an edit."""

from typing import Any

from ..access import find_message, write_chat
from ..keyboards import read_inline_markup
from ..media import MEDIA_KINDS, read_input_media
from ..params import Params
from ..refusals import NOT_MODIFIED, bad_request
from ..shapes import message_shape
from ..switchboard import Switchboard
from ..text import caption_text, message_text
from ..world import Chat, Message
from .registry import method
from .sending import as_kept, read_preview


def _editable(board: Switchboard, params: Params) -> tuple[Chat, Message]:
    """The bot's own message, or any post of a channel where it may edit."""
    if params.has("inline_message_id"):
        raise bad_request("MESSAGE_ID_INVALID")
    chat = write_chat(board, params)
    message = find_message(chat, params, "message to edit")
    member = board.bot_membership(chat)
    in_own_channel = chat.is_broadcast and member is not None and member.may("can_edit_messages")
    is_own = message.author_id == board.world.bot.id
    if message.is_service or message.forward_origin or not (is_own or in_own_channel):
        raise bad_request("message can't be edited")
    return chat, message


def _edit(
    board: Switchboard, chat: Chat, message: Message, content: dict[str, Any], markup: dict[str, Any] | None
) -> dict[str, Any]:
    """Put in the new content; the old one goes into the history. Refuses an edit that changes nothing."""
    board.limits.charge(chat)
    content = as_kept(board, content)
    if content == message.content and markup == message.reply_markup:
        raise bad_request(NOT_MODIFIED)
    message.history.append(
        {"at": board.clock.now(), "content": message.content, "reply_markup": message.reply_markup}
    )
    if content != message.content:
        message.edit_date = board.now
    message.content, message.reply_markup = content, markup
    board.note_edit(chat, message)
    return message_shape(board.world, message)


@method("editMessageText")
def edit_message_text(board: Switchboard, params: Params) -> dict[str, Any]:
    formatted = message_text(params.text("text"), params.text("parse_mode"), params.entities("entities"))
    markup = read_inline_markup(params.raw("reply_markup"))
    chat, message = _editable(board, params)
    if "text" not in message.content:
        raise bad_request("there is no text in the message to edit")
    content: dict[str, Any] = {"text": formatted.text}
    if formatted.entities:
        content["entities"] = formatted.entities
    if preview := read_preview(params):
        content["link_preview_options"] = preview
    return _edit(board, chat, message, content, markup)


@method("editMessageCaption")
def edit_message_caption(board: Switchboard, params: Params) -> dict[str, Any]:
    entities = params.entities("caption_entities")
    formatted = caption_text(params.text("caption"), params.text("parse_mode"), entities)
    markup = read_inline_markup(params.raw("reply_markup"))
    chat, message = _editable(board, params)
    if not MEDIA_KINDS & message.content.keys() or "sticker" in message.content:
        raise bad_request("there is no caption in the message to edit")
    dropped = ("caption", "caption_entities", "show_caption_above_media")
    content = {key: value for key, value in message.content.items() if key not in dropped}
    if formatted.text:
        content["caption"] = formatted.text
        if formatted.entities:
            content["caption_entities"] = formatted.entities
    if params.flag("show_caption_above_media"):
        content["show_caption_above_media"] = True
    return _edit(board, chat, message, content, markup)


@method("editMessageMedia")
def edit_message_media(board: Switchboard, params: Params) -> dict[str, Any]:
    given = params.json("media", "input media")
    if not isinstance(given, dict):
        raise bad_request("can't parse input media JSON object")
    markup = read_inline_markup(params.raw("reply_markup"))
    chat, message = _editable(board, params)
    if not {"text", *MEDIA_KINDS} & message.content.keys() or "sticker" in message.content:
        raise bad_request("message can't be edited")
    return _edit(board, chat, message, read_input_media(board, params, given), markup)


@method("editMessageReplyMarkup")
def edit_message_reply_markup(board: Switchboard, params: Params) -> dict[str, Any]:
    markup = read_inline_markup(params.raw("reply_markup"))
    chat, message = _editable(board, params)
    return _edit(board, chat, message, message.content, markup)
