"""sendPhoto and its kin, and sendMediaGroup: files by upload or by id, albums of 2 to 10."""

from typing import Any

from ..keyboards import read_markup
from ..media import ALBUM_KINDS, caption_fields, media_content, read_file, read_input_media
from ..params import Params
from ..refusals import bad_request
from ..shapes import message_shape
from ..switchboard import Switchboard
from .registry import Method, method
from .sending import Envelope, address, deliver

_PERMISSION = {
    "photo": "can_send_photos",
    "animation": "can_send_other_messages",
    "sticker": "can_send_other_messages",
    "document": "can_send_documents",
    "video": "can_send_videos",
    "audio": "can_send_audios",
    "voice": "can_send_voice_notes",
    "video_note": "can_send_video_notes",
}
_WITHOUT_CAPTION = frozenset({"sticker", "video_note"})


def _sender(kind: str) -> Method:
    def send(board: Switchboard, params: Params) -> dict[str, Any]:
        read_markup(params.raw("reply_markup"))
        envelope = address(board, params, _PERMISSION[kind])
        caption = {}
        if kind not in _WITHOUT_CAPTION:
            entities = params.entities("caption_entities")
            caption = caption_fields(params.texts("caption", "parse_mode") | {"caption_entities": entities})
            if params.flag("show_caption_above_media"):
                caption["show_caption_above_media"] = True
        content = media_content(read_file(board, params, kind, params.raw(kind))) | caption
        if params.flag("has_spoiler") and kind in ("photo", "video", "animation"):
            content["has_media_spoiler"] = True
        board.limits.charge(envelope.chat)
        return message_shape(board.world, deliver(board, envelope, content))

    return send


for _kind, _name in (
    ("photo", "sendPhoto"),
    ("animation", "sendAnimation"),
    ("sticker", "sendSticker"),
    ("document", "sendDocument"),
    ("video", "sendVideo"),
    ("audio", "sendAudio"),
    ("voice", "sendVoice"),
    ("video_note", "sendVideoNote"),
):
    method(_name)(_sender(_kind))


@method("sendMediaGroup")
def send_media_group(board: Switchboard, params: Params) -> list[dict[str, Any]]:
    """An album counts as many messages as it has; documents and audio do not mix with other kinds."""
    album = params.json("media", "media")
    if not isinstance(album, list) or not all(isinstance(item, dict) for item in album):
        raise bad_request("expected an Array of InputMedia")
    if not 2 <= len(album) <= 10:
        raise bad_request(
            "there must be from 2 to 10 items in the media group" if album else "media not found"
        )
    kinds = {item.get("type") for item in album}
    if not kinds <= ALBUM_KINDS or (len(kinds) > 1 and kinds & {"document", "audio"}):
        raise bad_request("can't use the media of the specified type in the album")
    envelope = address(
        board, Params({**params.values, "reply_markup": None}, params.files), _album_permission(kinds)
    )
    contents = [read_input_media(board, params, item) for item in album]
    board.limits.charge(envelope.chat, len(contents))
    return _deliver_album(board, envelope, contents)


def _album_permission(kinds: set[Any]) -> str:
    return _PERMISSION[min(str(kind) for kind in kinds)]


def _deliver_album(
    board: Switchboard, envelope: Envelope, contents: list[dict[str, Any]]
) -> list[dict[str, Any]]:
    group = str(13_000_000_000_000_000 + board.world.next_serial())
    posted = [deliver(board, envelope, content, media_group_id=group) for content in contents]
    return [message_shape(board.world, message) for message in posted]
