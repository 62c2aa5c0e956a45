"""Text with Telegram's entities: offsets in UTF-16 units, no parse mode, so that no name can break a message (F44)."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from markupsafe import Markup
from telegram import MessageEntity

from core.texts.markup import Span, take_apart

TEXT_LIMIT = 4096
CAPTION_LIMIT = 1024
QUOTED_LIMIT = 80
GAP = "\n\n"
"""Between what goes out as one message."""
_KINDS = {
    "b": MessageEntity.BOLD,
    "i": MessageEntity.ITALIC,
    "s": MessageEntity.STRIKETHROUGH,
    "code": MessageEntity.CODE,
    "blockquote": MessageEntity.BLOCKQUOTE,
    "time": MessageEntity.DATE_TIME,
}


@dataclass(frozen=True, slots=True)
class Shown:
    """What goes into `text` and `entities` of a message."""

    text: str
    entities: tuple[MessageEntity, ...] = ()


def shown(text: Markup, limit: int = TEXT_LIMIT) -> Shown:
    """A said text for Telegram; cut at `limit` UTF-16 units, entities beyond the cut dropped."""
    characters, spans = take_apart(text)
    characters = characters.rstrip()
    if utf16_length(characters) > limit:
        characters = cut(characters, limit - 1) + "…"
    offsets = _offsets(characters)
    entities = (_entity(span, offsets) for span in spans if span.start + span.length < len(offsets))
    return Shown(characters, tuple(sorted(entities, key=lambda entity: (entity.offset, -entity.length))))


def together(parts: Sequence[Shown], gap: str) -> Shown:
    """Several texts as one, each with its entities."""
    texts, entities, start = [], [], 0
    for part in parts:
        entities += [_moved(entity, start) for entity in part.entities]
        texts.append(part.text)
        start += utf16_length(part.text) + utf16_length(gap)
    return Shown(gap.join(texts), tuple(entities))


def _moved(entity: MessageEntity, by: int) -> MessageEntity:
    return MessageEntity.de_json({**entity.to_dict(), "offset": entity.offset + by})


def utf16_length(text: str) -> int:
    """Length as Telegram counts it: an emoji counts twice."""
    return len(text) + sum(character > "\uffff" for character in text)


def cut(text: str, units: int) -> str:
    """The longest beginning of `text` that has at most `units` UTF-16 units."""
    while utf16_length(text) > units:
        text = text[: len(text) - max(1, (utf16_length(text) - units) // 2)]
    return text


def quoted(text: str) -> str:
    """What somebody typed, as it is quoted back to him: its beginning, where it is long."""
    return text if utf16_length(text) <= QUOTED_LIMIT else cut(text, QUOTED_LIMIT - 1) + "…"


def _entity(span: Span, offsets: list[int]) -> MessageEntity:
    start = offsets[span.start]
    length = offsets[span.start + span.length] - start
    if span.tag != "time":
        return MessageEntity(_KINDS[span.tag], start, length)
    moment = datetime.fromisoformat(span.value)
    return MessageEntity(_KINDS[span.tag], start, length, unix_time=moment, date_time_format=span.form)


def _offsets(text: str) -> list[int]:
    """Before each character, and after the last, how many UTF-16 units there are."""
    offsets = [0]
    for character in text:
        offsets.append(offsets[-1] + (2 if character > "\uffff" else 1))
    return offsets
