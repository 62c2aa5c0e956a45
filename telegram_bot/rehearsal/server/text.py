"""Formatted text as Telegram keeps it: UTF-16 offsets, entities from markup or by themselves, limits on length."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from .markup import DATE_FORMAT, parse_html
from .refusals import bad_request

TEXT_LIMIT = 4096
CAPTION_LIMIT = 1024
ENTITIES_LIMIT = 100

_PLAIN_KINDS = [
    "mention",
    "hashtag",
    "cashtag",
    "bot_command",
    "url",
    "email",
    "phone_number",
    "bold",
    "italic",
    "underline",
    "strikethrough",
    "spoiler",
    "blockquote",
    "expandable_blockquote",
    "code",
]
_KINDS = frozenset(_PLAIN_KINDS) | {"pre", "text_link", "text_mention", "custom_emoji", "date_time"}
_DETECTED = (
    (
        "url",
        re.compile(
            r"(?<![\w@/])(?:https?://[^\s<>]+|(?:[a-z0-9-]+\.)+(?:com|org|net|me|io)(?:/[^\s<>]*)?)", re.I
        ),
    ),
    ("email", re.compile(r"(?<![\w.])[\w.+-]+@[\w-]+\.[a-z]{2,}\b", re.I)),
    ("bot_command", re.compile(r"(?<![\w/@<>])/[A-Za-z0-9_]{1,64}(?:@[A-Za-z0-9_]{3,32})?(?![\w/])")),
    ("mention", re.compile(r"(?<![\w@])@[A-Za-z0-9_]{3,32}(?!\w)")),
    ("hashtag", re.compile(r"(?<![\w#])#\w*[^\W\d]\w*")),
)
_HIDES_DETECTION = frozenset({"code", "pre", "text_link", "text_mention", "url", "email", "mention"})
_CONTROL = {code: " " for code in range(32) if code not in (10, 13)} | {13: None}


@dataclass(frozen=True, slots=True)
class FormattedText:
    text: str
    entities: list[dict[str, Any]] = field(default_factory=list)


def utf16_length(text: str) -> int:
    """Length as Telegram counts: characters beyond the basic plane count twice."""
    return len(text) + sum(1 for character in text if ord(character) > 0xFFFF)


def utf16_slice(text: str, offset: int, length: int) -> str:
    """The part at a UTF-16 offset; a cut through the middle of a pair yields a replacement character."""
    units = text.encode("utf-16-le", "surrogatepass")
    return units[offset * 2 : (offset + length) * 2].decode("utf-16-le", "replace")


def format_text(text: str, parse_mode: str | None, entities: list[dict[str, Any]] | None) -> FormattedText:
    """Read a bot's text: markup (HTML only) or given entities, then what Telegram finds by itself; trimmed.

    `parse_mode` wins over entities, as at Telegram. Refuses unknown modes, broken markup and entities of unknown kind.
    """
    if parse_mode:
        if parse_mode.lower() != "html":
            raise bad_request("unsupported parse_mode")
        text, found = parse_html(text)
    else:
        found = [_checked(entity) for entity in entities or []]
    text = text.translate(_CONTROL)
    return _trimmed(text, _clipped(found, utf16_length(text)))


def typed_text(text: str, entities: list[dict[str, Any]] | None = None) -> FormattedText:
    """Read what a person typed: commands, mentions and links become entities as on a phone."""
    return format_text(text, None, entities)


def _checked(entity: Any) -> dict[str, Any]:
    if not isinstance(entity, dict):
        raise bad_request("can't parse MessageEntity: Expected an Object")
    kind, offset, length = entity.get("type"), entity.get("offset"), entity.get("length")
    for name, value in (("offset", offset), ("length", length)):
        if not isinstance(value, int) or isinstance(value, bool):
            raise bad_request(f"can't parse MessageEntity: Can't find field \"{name}\"")
    if kind not in _KINDS:
        raise bad_request("can't parse MessageEntity: Unsupported type specified")
    needed = {
        "text_link": "url",
        "text_mention": "user",
        "custom_emoji": "custom_emoji_id",
        "date_time": "unix_time",
    }
    if (key := needed.get(str(kind))) and key not in entity:
        raise bad_request(f"can't parse MessageEntity: Can't find field \"{key}\"")
    if kind == "text_mention" and not isinstance(entity["user"], dict):
        raise bad_request('can\'t parse MessageEntity: Field "user" must be of type Object')
    if kind == "date_time" and not DATE_FORMAT.fullmatch(entity.get("date_time_format") or ""):
        raise bad_request("can't parse MessageEntity: Invalid date-time format specified")
    extras = ("url", "user", "language", "custom_emoji_id", "unix_time", "date_time_format")
    kept = {key: entity[key] for key in extras if entity.get(key) not in (None, "")}
    return {"type": kind, "offset": offset, "length": length, **kept}


def _clipped(entities: Iterable[dict[str, Any]], total: int) -> list[dict[str, Any]]:
    kept = []
    for entity in entities:
        offset, length = entity["offset"], entity["length"]
        if offset < 0 or length <= 0 or offset >= total:
            continue
        kept.append({**entity, "length": min(length, total - offset)})
    return kept


def _trimmed(text: str, entities: list[dict[str, Any]]) -> FormattedText:
    """Cut white space at both ends and move the entities along; then add what is detected."""
    body = text.rstrip()
    lead = len(body) - len(body.lstrip())
    cut = utf16_length(body[:lead])
    body = body[lead:]
    total = utf16_length(body)
    moved = []
    for entity in entities:
        start = max(entity["offset"] - cut, 0)
        end = min(entity["offset"] + entity["length"] - cut, total)
        if end > start:
            moved.append({**entity, "offset": start, "length": end - start})
    all_entities = moved + _detected(body, moved)
    all_entities.sort(key=lambda entity: (entity["offset"], -entity["length"]))
    return FormattedText(body, all_entities[:ENTITIES_LIMIT])


def _detected(text: str, given: list[dict[str, Any]]) -> list[dict[str, Any]]:
    taken = [(e["offset"], e["offset"] + e["length"]) for e in given if e["type"] in _HIDES_DETECTION]
    same = {(e["type"], e["offset"]) for e in given}
    found = []
    for kind, pattern in _DETECTED:
        for match in pattern.finditer(text):
            start = utf16_length(text[: match.start()])
            end = start + utf16_length(match.group())
            if any(start < stop and begin < end for begin, stop in taken) or (kind, start) in same:
                continue
            taken.append((start, end))
            found.append({"type": kind, "offset": start, "length": end - start})
    return found


def message_text(
    text: str | None, parse_mode: str | None, entities: list[dict[str, Any]] | None
) -> FormattedText:
    """A message's text: refused when missing, blank or over 4,096 UTF-16 units after markup."""
    if not text:
        raise bad_request("message text is empty")
    formatted = format_text(text, parse_mode, entities)
    if not formatted.text:
        raise bad_request("text must be non-empty")
    if utf16_length(formatted.text) > TEXT_LIMIT:
        raise bad_request("message is too long")
    return formatted


def caption_text(
    text: str | None, parse_mode: str | None, entities: list[dict[str, Any]] | None
) -> FormattedText:
    """A caption: may be empty; refused over 1,024 UTF-16 units after markup."""
    formatted = format_text(text or "", parse_mode, entities)
    if utf16_length(formatted.text) > CAPTION_LIMIT:
        raise bad_request("message caption is too long")
    return formatted
