"""What may be carried into a room: an allow-list, for all else could show more than words (secrecy: content)."""

from telegram import Message

from core.engine.refusal import Refused
from core.service.posts import Body
from telegram_bot.turn import Turn

MOST_PICTURES = 4


def body_of(turn: Turn, message: Message) -> Body | Refused:
    """Text, pictures, GIFs and stickers, said by the sailor himself."""
    if message.forward_origin is not None:
        return Refused("forwarded")
    if message.via_bot is not None:
        return Refused("via_bot")
    if message.external_reply is not None:
        return Refused("crosses")
    if message.media_group_id is not None and _is_beyond_album(turn, message.media_group_id):
        return Refused("album")
    entities = tuple(entity.to_dict() for entity in (message.entities or message.caption_entities))
    if message.text is not None:
        return Body(text=message.text, entities=entities)
    file = _file(message)
    if file is None:
        return Refused("content")
    kind, file_id = file
    return Body(kind=kind, text=message.caption or "", entities=entities, files=({"file_id": file_id},))


def _file(message: Message) -> tuple[str, str] | None:
    if message.animation is not None:
        return "animation", message.animation.file_id
    if message.photo:
        return "photo", message.photo[-1].file_id
    if message.sticker is not None:
        return "sticker", message.sticker.file_id
    return None


def _is_beyond_album(turn: Turn, group: str) -> bool:
    """Counts the pictures of an album, which come one by one."""
    modes = turn.account.modes
    count = modes.get("album", {}).get(group, 0) + 1
    turn.change_modes(album={group: count})
    return count > MOST_PICTURES
