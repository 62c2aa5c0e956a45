"""Files and the messages made of them: uploads, file ids, the shape of each kind, what is refused."""

import hashlib
import io
from typing import Any

from PIL import Image, UnidentifiedImageError

from .params import Params, Upload
from .refusals import bad_request
from .switchboard import Switchboard
from .text import caption_text
from .world import StoredFile

MEDIA_KINDS = frozenset(
    {"photo", "animation", "video", "audio", "voice", "video_note", "document", "sticker"}
)
ALBUM_KINDS = frozenset({"photo", "video", "audio", "document"})
PHOTO_BYTES = 10 * 1024 * 1024
PHOTO_SIDES = 10_000
PHOTO_RATIO = 20
FOLDERS = {
    "photo": "photos",
    "animation": "animations",
    "video": "videos",
    "sticker": "stickers",
    "voice": "voice",
}
_MIME = {
    "photo": "image/jpeg",
    "animation": "video/mp4",
    "video": "video/mp4",
    "video_note": "video/mp4",
    "audio": "audio/mpeg",
    "voice": "audio/ogg",
    "sticker": "image/webp",
    "document": "application/octet-stream",
}


def store_file(board: Switchboard, kind: str, name: str, data: bytes, mime_type: str = "") -> StoredFile:
    """Keep a file and give it an id; refuses an empty one, and a photo that is no picture or too odd in shape."""
    if not data:
        raise bad_request("file must be non-empty")
    unique = hashlib.sha256(data + kind.encode()).hexdigest()[:16]
    file_id = f"{kind.replace('_', '').upper()}-{board.world.next_serial()}-{unique}"
    mime = mime_type if kind == "document" and mime_type else _MIME[kind]
    shape = {"file_id": file_id, "file_unique_id": unique, "file_size": len(data)}
    stored = StoredFile(file_id, unique, kind, name, mime, data, shape | _measures(kind, data, name, mime))
    board.world.files[file_id] = stored
    return stored


def _measures(kind: str, data: bytes, name: str, mime: str) -> dict[str, Any]:
    match kind:
        case "photo":
            width, height = _picture_size(data)
            return {"width": width, "height": height}
        case "animation" | "video":
            return {"width": 320, "height": 240, "duration": 3, "file_name": name, "mime_type": mime}
        case "sticker":
            return {"type": "regular", "width": 512, "height": 512, "is_animated": False, "is_video": False}
        case "voice" | "audio":
            return {"duration": 3, "mime_type": mime}
        case "video_note":
            return {"length": 240, "duration": 3}
        case _:
            return {"file_name": name, "mime_type": mime}


def _picture_size(data: bytes) -> tuple[int, int]:
    if len(data) > PHOTO_BYTES:
        raise bad_request("file is too big")
    try:
        with Image.open(io.BytesIO(data)) as picture:
            width, height = picture.size
    except (UnidentifiedImageError, OSError, ValueError):
        raise bad_request("IMAGE_PROCESS_FAILED") from None
    if width + height > PHOTO_SIDES or max(width, height) > PHOTO_RATIO * min(width, height):
        raise bad_request("PHOTO_INVALID_DIMENSIONS")
    return width, height


def media_content(stored: StoredFile) -> dict[str, Any]:
    """The message fields of a file: a photo is a list of sizes, an animation shows as a document too."""
    match stored.kind:
        case "photo":
            return {"photo": [stored.shape]}
        case "animation":
            names = ("file_id", "file_unique_id", "file_size", "file_name", "mime_type")
            return {"animation": stored.shape, "document": {name: stored.shape[name] for name in names}}
        case kind:
            return {kind: stored.shape}


def read_file(board: Switchboard, params: Params, kind: str, given: Any) -> StoredFile:
    """The file of a call: an upload (under the field's name or attach://), or the id of one known to the server."""
    if isinstance(given, str) and given.startswith("attach://"):
        return _stored(board, kind, params.files.get(given.removeprefix("attach://")))
    if given is None or given == "":
        return _stored(board, kind, params.files.get(kind))
    if str(given).startswith(("http://", "https://")):
        raise bad_request("failed to get HTTP URL content")
    stored = board.world.files.get(str(given))
    if stored is None:
        raise bad_request("wrong remote file identifier specified: Wrong padding in the string")
    if stored.kind != kind:
        raise bad_request("type of file mismatch")
    return stored


def _stored(board: Switchboard, kind: str, upload: Upload | None) -> StoredFile:
    if upload is None:
        raise bad_request(f"there is no {kind.replace('_', ' ')} in the request")
    return store_file(board, kind, upload.filename, upload.data, upload.content_type)


def caption_fields(given: dict[str, Any]) -> dict[str, Any]:
    """Caption, its entities and its place from a call's or an InputMedia's fields."""
    for name, kind in (("caption", str), ("parse_mode", str), ("caption_entities", list)):
        if not isinstance(given.get(name), kind | None):
            raise bad_request(f'field "{name}" must be of type {"Array" if kind is list else "String"}')
    formatted = caption_text(given.get("caption"), given.get("parse_mode"), given.get("caption_entities"))
    fields: dict[str, Any] = {}
    if formatted.text:
        fields["caption"] = formatted.text
    if formatted.entities:
        fields["caption_entities"] = formatted.entities
    if given.get("show_caption_above_media") in (True, "true", "True"):
        fields["show_caption_above_media"] = True
    return fields


def read_input_media(board: Switchboard, params: Params, given: dict[str, Any]) -> dict[str, Any]:
    """The message fields of one InputMedia object; its type must be one that can be edited in or sent in albums."""
    kind = str(given.get("type"))
    if kind not in ALBUM_KINDS | {"animation"}:
        raise bad_request(f'can\'t parse InputMedia: type "{kind}" is unsupported')
    if not given.get("media"):
        raise bad_request("can't parse InputMedia: media not found")
    content = media_content(read_file(board, params, kind, given["media"])) | caption_fields(given)
    if given.get("has_spoiler") and kind in ("photo", "video", "animation"):
        content["has_media_spoiler"] = True
    return content
