"""The message catalogues: one folder of Fluent files a language, each with every message that English has."""

import re
from collections.abc import Mapping
from functools import cache, partial
from pathlib import Path
from typing import Any

from babel.units import format_unit
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, MessageReference, Resource, VariableReference
from fluent.syntax.visitor import Visitor

FOLDER = Path(__file__).parent
DEFAULT_LANGUAGE = "en"
LANGUAGES = tuple(sorted(folder.name for folder in FOLDER.iterdir() if any(folder.glob("*.ftl"))))


class MissingText(LookupError):
    """No catalogue has this message: a fault of the program, never of the reader."""


def nearest_language(code: str | None) -> str:
    """The language to speak to a phone set to `code` (`de-AT` is answered in `de`); English where there is none."""
    wanted = (code or "").replace("_", "-").split("-")[0].lower()
    return wanted if wanted in LANGUAGES else DEFAULT_LANGUAGE


def format_message(language: str, key: str, arguments: Mapping[str, Any]) -> tuple[str, list[Exception]]:
    """The message as written for `language` and what went wrong filling it: a variable without a fact stays visible
    in the text and is reported, so that a reader still gets the rest."""
    bundle = _bundle(nearest_language(language))
    if not bundle.has_message(key):
        bundle = _bundle(DEFAULT_LANGUAGE)
    if not bundle.has_message(key):
        raise MissingText(key)
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise MissingText(key)
    written, errors = bundle.format_pattern(pattern, dict(arguments))
    return str(written), list(errors)


def has_message(key: str) -> bool:
    return bool(_bundle(DEFAULT_LANGUAGE).has_message(key))


def messages(language: str) -> dict[str, frozenset[str]]:
    """Every key of a language with the facts its text asks for, those of messages it quotes included."""
    entries = (entry for resource in _parsed(language) for entry in resource.body)
    found = {entry.id.name: _asked_for(entry) for entry in entries if isinstance(entry, Message)}
    return {key: frozenset(_facts(found, key)) for key in found}


def _facts(found: Mapping[str, "_Asked"], key: str) -> set[str]:
    asked = found[key]
    return asked.facts.union(*(_facts(found, quoted) for quoted in asked.quoted))


def _asked_for(message: Message) -> "_Asked":
    asked = _Asked()
    asked.visit(message)
    return asked


class _Asked(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.facts: set[str] = set()
        self.quoted: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 -- the visitor's own naming
        self.facts.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802 -- the visitor's own naming
        self.quoted.add(node.id.name)


@cache
def _bundle(language: str) -> FluentBundle:
    functions: dict[str, Any] = {"COUNTDOWN": _countdown, "LENGTH": partial(_length, language)}
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    for source in _sources(language):
        bundle.add_resource(FluentResource(source))
    return bundle


def _countdown(moment: Any) -> str:
    """`COUNTDOWN($closes_at)`: the time left until then, counted down by a phone that can, an hourglass on others."""
    return re.sub(r'data-form="\w*">[^<]*<', 'data-form="r">⏳<', str(moment))


def _length(language: str, minutes: Any) -> str:
    """`LENGTH($minutes)`: `10 hr 29 min`; minutes may have fractions, and what is below zero has its sign before it."""
    if not isinstance(minutes, int | float):
        return str(minutes)
    whole, seconds = divmod(round(abs(minutes) * 60), 60)
    hours, rest = divmod(whole, 60)
    parts = {"day": hours // 24, "hour": hours % 24, "minute": rest, "second": seconds}
    shown = {unit: count for unit, count in parts.items() if count} or {"minute": 0}
    said = (format_unit(count, unit, length="short", locale=language) for unit, count in shown.items())
    return ("−" if minutes < 0 else "") + " ".join(said)


def _parsed(language: str) -> list[Resource]:
    return [FluentParser().parse(source) for source in _sources(language)]


def _sources(language: str) -> list[str]:
    return [path.read_text(encoding="utf-8") for path in sorted((FOLDER / language).glob("*.ftl"))]
