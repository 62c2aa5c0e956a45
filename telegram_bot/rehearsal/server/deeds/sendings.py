"""People send every other kind of message, so that refusals of the unwelcome kinds can be tried."""

from typing import Any

from ..media import media_content, store_file
from ..refusals import Misuse
from ..switchboard import Switchboard
from ..text import CAPTION_LIMIT, typed_text, utf16_length
from . import pictures
from .messages import placement, write
from .registry import Terms, deed

_PERMISSION = {
    "photo": "can_send_photos",
    "video": "can_send_videos",
    "document": "can_send_documents",
    "audio": "can_send_audios",
    "voice": "can_send_voice_notes",
    "video_note": "can_send_video_notes",
    "animation": "can_send_other_messages",
    "sticker": "can_send_other_messages",
    "poll": "can_send_polls",
}
_FILE_KINDS = frozenset(_PERMISSION) - {"poll"}
_NAMES = {"photo": "photo.jpg", "document": "letter.pdf", "animation": "wave.mp4", "video": "wave.mp4"}
MOST_IN_ALBUM = 10


def _data(kind: str, serial: int) -> bytes:
    match kind:
        case "photo":
            return pictures.photo(serial)
        case "sticker":
            return pictures.sticker(serial)
        case "animation":
            return pictures.gif(serial)
        case _:
            return f"{kind} {serial}".encode()


def content_of_kind(board: Switchboard, kind: str, terms: Terms) -> dict[str, Any]:
    """The message fields of a kind; files are made up, small and all different."""
    serial = board.world.next_serial()
    if kind in _FILE_KINDS:
        stored = store_file(board, kind, _NAMES.get(kind, f"{kind}.dat"), _data(kind, serial))
        return media_content(stored) | _caption(kind, terms)
    person = terms.person()
    location = {"latitude": 55.6761, "longitude": 12.5683}
    made: dict[str, Any] = {
        "contact": {"phone_number": "+4512345678", "first_name": person.first_name, "user_id": person.id},
        "location": location,
        "venue": {"location": location, "title": "Nyhavn", "address": "Nyhavn 1"},
        "dice": {"emoji": "🎲", "value": serial % 6 + 1},
        "poll": _poll(board, serial),
        "game": {
            "title": "Game",
            "description": "A game",
            "photo": media_content(_photo(board, serial))["photo"],
        },
        "story": {
            "chat": {"id": person.id, "first_name": person.first_name, "type": "private"},
            "id": serial,
        },
        "checklist": {"title": "To do", "tasks": [{"id": 1, "text": "Bail"}]},
        "paid_media": {"star_count": 1, "paid_media": [{"type": "preview", "width": 64, "height": 48}]},
    }
    if kind not in made:
        raise Misuse(f"people cannot send {kind!r}: {', '.join(sorted(_FILE_KINDS | made.keys()))}")
    content = {kind: made[kind]}
    if kind == "venue":
        content["location"] = location
    return content


def _photo(board: Switchboard, serial: int) -> Any:
    return store_file(board, "photo", "photo.jpg", pictures.photo(serial))


def _poll(board: Switchboard, serial: int) -> dict[str, Any]:
    options = [
        {"persistent_id": str(place), "text": text, "voter_count": 0}
        for place, text in enumerate(("Aye", "Nay"))
    ]
    return {
        "id": str(5_000_000_000_000_000_000 + serial),
        "question": "Who steers?",
        "options": options,
        "total_voter_count": 0,
        "is_closed": False,
        "is_anonymous": True,
        "type": "regular",
        "allows_multiple_answers": False,
        "allows_revoting": True,
        "members_only": False,
    }


def _caption(kind: str, terms: Terms) -> dict[str, Any]:
    if not terms.get("caption") or kind in ("sticker", "video_note"):
        return {}
    formatted = typed_text(str(terms.get("caption")), terms.get("entities"))
    if utf16_length(formatted.text) > CAPTION_LIMIT:
        raise Misuse(f"a caption has at most {CAPTION_LIMIT} characters")
    return {
        "caption": formatted.text,
        **({"caption_entities": formatted.entities} if formatted.entities else {}),
    }


@deed("send")
def send(board: Switchboard, terms: Terms) -> dict[str, Any]:
    """Send one message of a `kind` other than text."""
    person, chat, kind = terms.person(), terms.chat(), str(terms.need("kind"))
    about = placement(board, terms, chat)
    content = content_of_kind(board, kind, terms)
    if kind == "sticker" and terms.get("custom_emoji_id"):
        content["sticker"]["custom_emoji_id"] = terms.get("custom_emoji_id")
    return write(board, person, chat, content, _PERMISSION.get(kind, "can_send_other_messages"), **about)


@deed("album")
def send_album(board: Switchboard, terms: Terms) -> list[dict[str, Any]]:
    """Send `count` photos as one album: as many messages, one after another, with one group id."""
    person, chat, count = terms.person(), terms.chat(), terms.get("count", 2)
    if not 2 <= count <= MOST_IN_ALBUM:
        raise Misuse(f"an album has 2 to {MOST_IN_ALBUM} pictures")
    group = str(13_000_000_000_000_000 + board.world.next_serial())
    posted = []
    for place in range(count):
        about = placement(board, terms, chat)
        content = content_of_kind(board, "photo", terms)
        if place:
            content = {"photo": content["photo"]}
        posted.append(write(board, person, chat, content, "can_send_photos", media_group_id=group, **about))
    return posted
