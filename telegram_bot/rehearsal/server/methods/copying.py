"""copyMessage(s) and forwardMessage(s): with and without the name of who wrote it, never of protected content."""

from typing import Any

from ..access import find_chat, find_message, read_chat
from ..media import MEDIA_KINDS, caption_fields
from ..params import Params
from ..refusals import bad_request
from ..replies import origin_of
from ..shapes import message_shape
from ..switchboard import Switchboard
from ..world import Chat, Message
from .registry import method
from .sending import Envelope, address, deliver

MOST_AT_ONCE = 100
_CARRIED = frozenset(
    {"text", "entities", "link_preview_options", "caption", "caption_entities", "contact", "location"}
)
_CARRIED |= MEDIA_KINDS | {"has_media_spoiler", "show_caption_above_media", "dice", "poll", "venue"}


def _copied(message: Message) -> dict[str, Any]:
    return {key: value for key, value in message.content.items() if key in _CARRIED}


def _check(message: Message, verb: str) -> None:
    if message.is_service or message.is_protected:
        raise bad_request(f"message can't be {verb}")


@method("copyMessage")
def copy_message(board: Switchboard, params: Params) -> dict[str, int]:
    source = read_chat(board, params, "from_chat_id")
    message = find_message(source, params, "message to copy")
    _check(message, "copied")
    envelope = address(board, params)
    content = _copied(message)
    if params.raw("caption") is not None and MEDIA_KINDS & content.keys():
        for name in ("caption", "caption_entities"):
            content.pop(name, None)
        entities = {"caption_entities": params.entities("caption_entities")}
        content |= caption_fields(params.texts("caption", "parse_mode") | entities)
    board.limits.charge(envelope.chat)
    return {"message_id": deliver(board, envelope, content).message_id}


@method("forwardMessage")
def forward_message(board: Switchboard, params: Params) -> dict[str, Any]:
    source = read_chat(board, params, "from_chat_id")
    message = find_message(source, params, "message to forward")
    _check(message, "forwarded")
    envelope = address(board, _without_markup(params))
    board.limits.charge(envelope.chat)
    posted = deliver(board, envelope, _copied(message), forward_origin=origin_of(board, message))
    return message_shape(board.world, posted)


@method("copyMessages")
def copy_messages(board: Switchboard, params: Params) -> list[dict[str, int]]:
    envelope, messages = _several(board, params, "copy")
    return [{"message_id": deliver(board, envelope, _copied(message)).message_id} for message in messages]


@method("forwardMessages")
def forward_messages(board: Switchboard, params: Params) -> list[dict[str, int]]:
    envelope, messages = _several(board, params, "forward")
    posted = [
        deliver(board, envelope, _copied(message), forward_origin=origin_of(board, message))
        for message in messages
    ]
    return [{"message_id": message.message_id} for message in posted]


def _several(board: Switchboard, params: Params, verb: str) -> tuple[Envelope, list[Message]]:
    """Unknown, service and protected messages are skipped; none left is refused."""
    ids = params.ids("message_ids", MOST_AT_ONCE)
    if ids != sorted(set(ids)):
        raise bad_request("message identifiers must be in a strictly increasing order")
    source: Chat = find_chat(board, params.raw("from_chat_id"))
    found = [source.live_message(number) for number in ids]
    messages = [m for m in found if m is not None and not (m.is_service or m.is_protected)]
    if not messages:
        raise bad_request(f"there are no messages to {verb}")
    envelope = address(board, _without_markup(params))
    board.limits.charge(envelope.chat, len(messages))
    return envelope, messages


def _without_markup(params: Params) -> Params:
    return Params({**params.values, "reply_markup": None}, params.files)
