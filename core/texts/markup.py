"""A said text taken apart: its characters and the spans that are shown in some way."""

from dataclasses import dataclass
from html.parser import HTMLParser

from markupsafe import Markup


@dataclass(frozen=True, slots=True)
class Span:
    """A part of a text, in characters from `start`; `value` and `form` are a moment's (`time`)."""

    tag: str
    start: int
    length: int
    value: str = ""
    form: str = ""


def take_apart(text: Markup) -> tuple[str, tuple[Span, ...]]:
    """Characters and spans, in the order in which the spans end; an empty span is left out."""
    reader = _Reader()
    reader.feed(str(text))
    reader.close()
    return "".join(reader.parts), tuple(span for span in reader.spans if span.length)


def plain(text: Markup) -> str:
    """The text without its markup, for places that take none: buttons, alerts, file names."""
    return take_apart(text)[0]


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.parts: list[str] = []
        self.spans: list[Span] = []
        self._length = 0
        self._open: list[tuple[str, int, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._open.append((tag, self._length, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.parts.append(data)
        self._length += len(data)

    def handle_endtag(self, tag: str) -> None:
        opened, start, attributes = self._open.pop()
        if opened != tag:
            raise ValueError(f"<{opened}> is closed by </{tag}>")
        value, form = attributes.get("datetime") or "", attributes.get("data-form") or ""
        self.spans.append(Span(tag, start, self._length - start, value, form))
