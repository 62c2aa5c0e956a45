"""Telegram's HTML dialect read into text and entities, refused where Telegram refuses it."""

import html
import re
from dataclasses import dataclass
from typing import Any

from .refusals import bad_request

_SIMPLE = {
    "b": "bold",
    "strong": "bold",
    "i": "italic",
    "em": "italic",
    "u": "underline",
    "ins": "underline",
    "s": "strikethrough",
    "strike": "strikethrough",
    "del": "strikethrough",
    "tg-spoiler": "spoiler",
    "code": "code",
    "pre": "pre",
}
_KNOWN = frozenset(_SIMPLE) | {"a", "blockquote", "span", "tg-emoji", "tg-time"}
_PLAIN = re.compile(r"&?[^<&]*")
_NAME = re.compile(r"[^\s>]*")
_ATTRIBUTE = re.compile(r"([a-zA-Z-]+)(?:\s*=\s*(?:\"([^\"]*)\"|'([^']*)'|([^\s\"'>]+)))?")
DATE_FORMAT = re.compile(r"r|w?[dD]?[tT]?")
_REFERENCE = re.compile(r"&(?:#\d+|#x[0-9a-fA-F]+|lt|gt|amp|quot);")


@dataclass(slots=True)
class _OpenTag:
    name: str
    offset: int
    entity: dict[str, Any]


def parse_html(markup: str) -> tuple[str, list[dict[str, Any]]]:
    """Text and entities of Telegram's HTML; raises "can't parse entities" with the byte offset of the fault."""
    reader = _Reader(markup)
    while reader.place < len(markup):
        reader.step()
    if reader.stack:
        raise _fault(f'Can\'t find end tag corresponding to start tag "{reader.stack[-1].name}"')
    return "".join(reader.out), sorted(
        reader.entities, key=lambda entity: (entity["offset"], -entity["length"])
    )


class _Reader:
    def __init__(self, markup: str) -> None:
        self.markup = markup
        self.place = 0
        self.length = 0
        self.out: list[str] = []
        self.stack: list[_OpenTag] = []
        self.entities: list[dict[str, Any]] = []

    def step(self) -> None:
        character = self.markup[self.place]
        if character == "<":
            self._tag()
        elif character == "&" and (found := _REFERENCE.match(self.markup, self.place)):
            self._emit(html.unescape(found.group()))
            self.place = found.end()
        else:
            plain = _PLAIN.match(self.markup, self.place)
            assert plain is not None
            self._emit(plain.group())
            self.place = plain.end()

    def _emit(self, text: str) -> None:
        self.out.append(text)
        self.length += sum(2 if ord(character) > 0xFFFF else 1 for character in text)

    def _tag(self) -> None:
        start = self.place
        at = len(self.markup[:start].encode())
        name = _NAME.match(self.markup, start + 1)
        assert name is not None
        if name.end() == len(self.markup):
            raise _fault(f"Unclosed start tag at byte offset {at}")
        if not name.group().startswith("/"):
            self._check_known(name.group().lower(), at)
        end = self.markup.find(">", name.end())
        if end < 0:
            raise _fault(f"Unclosed start tag at byte offset {at}")
        self.place = end + 1
        if name.group().startswith("/"):
            self._close(name.group()[1:].lower(), at)
            return
        found = _ATTRIBUTE.findall(self.markup[name.end() : end])
        attributes = {m[0].lower(): html.unescape(m[1] or m[2] or m[3]) for m in found}
        tag = name.group().lower()
        self.stack.append(_OpenTag(tag, self.length, self._entity(tag, attributes, at)))

    def _check_known(self, name: str, at: int) -> None:
        if name not in _KNOWN:
            raise _fault(f'Unsupported start tag "{name}" at byte offset {at}')

    def _entity(self, name: str, attributes: dict[str, str], at: int) -> dict[str, Any]:
        if name == "code" and self.stack and self.stack[-1].name == "pre":
            if (language := attributes.get("class", "")).startswith("language-"):
                self.stack[-1].entity["language"] = language.removeprefix("language-")
            return {}
        if name in _SIMPLE:
            return {"type": _SIMPLE[name]}
        if name == "a":
            return {"type": "text_link", "url": attributes.get("href", "")}
        if name == "blockquote":
            return {"type": "expandable_blockquote" if "expandable" in attributes else "blockquote"}
        if name == "span":
            if attributes.get("class") != "tg-spoiler":
                raise _fault(f'Tag "span" must have class "tg-spoiler" at byte offset {at}')
            return {"type": "spoiler"}
        if name == "tg-emoji":
            return {"type": "custom_emoji", "custom_emoji_id": attributes.get("emoji-id", "")}
        return _date_time(attributes, at)

    def _close(self, name: str, at: int) -> None:
        if not self.stack:
            raise _fault(f"Unexpected end tag at byte offset {at}")
        opened = self.stack.pop()
        if name and name != opened.name:
            raise _fault(
                f'Unmatched end tag at byte offset {at}, expected "</{opened.name}>", found "</{name}>"'
            )
        length = self.length - opened.offset
        entity = opened.entity
        if entity.get("type") == "text_link":
            text = "".join(self.out).encode("utf-16-le")[opened.offset * 2 :].decode("utf-16-le")
            entity = _link(entity["url"] or text)
        if length > 0 and entity:
            self.entities.append({**entity, "offset": opened.offset, "length": length})


def _link(address: str) -> dict[str, Any]:
    """A link entity; an address that Telegram would not take leaves plain text."""
    if address.startswith("tg://user?id=") and address.removeprefix("tg://user?id=").isdigit():
        return {"type": "text_mention", "user": {"id": int(address.removeprefix("tg://user?id="))}}
    if re.match(r"(https?|tg|mailto|tel):|[\w-]+(\.[\w-]+)+", address):
        return {"type": "text_link", "url": address}
    return {}


def _date_time(attributes: dict[str, str], at: int) -> dict[str, Any]:
    unix = attributes.get("unix", "")
    if not unix.lstrip("-").isdigit():
        raise _fault(f'Tag "tg-time" must have a valid "unix" attribute at byte offset {at}')
    entity: dict[str, Any] = {"type": "date_time", "unix_time": int(unix)}
    if not DATE_FORMAT.fullmatch(attributes.get("format", "")):
        raise _fault(f'Tag "tg-time" must have a valid "format" attribute at byte offset {at}')
    if attributes.get("format"):
        entity["date_time_format"] = attributes["format"]
    return entity


def _fault(what: str) -> Exception:
    return bad_request(f"can't parse entities: {what}")
