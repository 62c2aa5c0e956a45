"""`python -m core.scenario FILE...` plays scenario files through the real rules and prints what happened."""

import argparse
import difflib
import json
import os
import sys
from collections.abc import Callable
from enum import IntEnum
from importlib import import_module
from pathlib import Path
from typing import Any

from core.command_line import OneLineParser
from core.engine.scenario import (
    InvalidScenario,
    Played,
    read_list,
    read_number,
    read_object,
    read_text,
    read_texts,
)

Play = Callable[[dict[str, Any], str | None], Played]

GAMES = {"zombie-pirate-mafia": "core.mafia.scenario", "raft-of-the-medusa": "core.raft.scenario"}

KEYS = ("game", "title", "rules", "setup", "chance", "steps", "expect")


class Exit(IntEnum):
    AS_EXPECTED = 0
    DIFFERS = 1
    INVALID = 2


def main(arguments: list[str] | None = None) -> Exit:
    """Plays every file named; the highest of their exit codes is the answer."""
    options = _parser().parse_args(arguments)
    if options.viewer is not None and options.state:
        _parser().error("--state shows everything and cannot go with --as")
    return max(_play_file(path, options) for path in options.files)


def _parser() -> argparse.ArgumentParser:
    parser = OneLineParser(prog="python -m core.scenario", description=__doc__)
    parser.add_argument("files", nargs="+", metavar="FILE", help="a scenario, JSON in UTF-8")
    parser.add_argument("--as", dest="viewer", metavar="NAME", help="print only what this sailor may know")
    parser.add_argument("--state", action="store_true", help="print how things stand at the end")
    return parser


def _play_file(path: str, options: argparse.Namespace) -> Exit:
    try:
        document = read_document(path)
        play: Play = import_module(GAMES[document["game"]]).play
        played = play(document, options.viewer)
    except InvalidScenario as invalid:
        print(f"{path}: {invalid}", file=sys.stderr)
        return Exit.INVALID
    lines = [*played.facts, {"state": played.state}] if options.state else played.facts
    for line in lines:
        print(_line({"file": path, **line} if len(options.files) > 1 else line))
    if options.viewer is not None or "expect" not in document:
        return Exit.AS_EXPECTED
    return _compare(path, document["expect"], played.facts)


def _compare(path: str, expected: list[dict[str, Any]], facts: list[dict[str, Any]]) -> Exit:
    """Equal as JSON: the order of keys is nothing, `1`, `1.0` and `true` are three values."""
    wanted, got = [_line(_in_order(fact)) for fact in expected], [_line(_in_order(fact)) for fact in facts]
    if wanted == got:
        return Exit.AS_EXPECTED
    for line in difflib.unified_diff(wanted, got, f"{path} (expect)", f"{path} (played)", lineterm=""):
        print(line, file=sys.stderr)
    return Exit.DIFFERS


def _in_order(value: Any) -> Any:
    match value:
        case dict():
            first = {key: value[key] for key in ("step", "fact") if key in value}
            return first | {key: _in_order(value[key]) for key in sorted(value) if key not in first}
        case list():
            return [_in_order(each) for each in value]
        case _:
            return value


def _line(value: dict[str, Any]) -> str:
    return json.dumps(value, ensure_ascii=False)


def read_document(path: str) -> dict[str, Any]:
    """The file's outer format, checked; `setup`, `chance` and each step are left to the game named in it."""
    document = read_object(_read_json(path), "", KEYS, needed=("game", "setup", "steps"))
    game = read_text(document["game"], "game")
    if game not in GAMES:
        raise InvalidScenario("game", f"{game!r} is not one of {', '.join(GAMES)}")
    read_text(document.get("title", ""), "title")
    read_texts(document.get("rules", []), "rules")
    read_object(document["setup"], "setup")
    read_object(document.setdefault("chance", {}), "chance")
    for index, step in enumerate(read_list(document["steps"], "steps")):
        read_object(step, f"steps[{index}]")
    for index, fact in enumerate(read_list(document.get("expect", []), "expect")):
        place = f"expect[{index}]"
        read_object(fact, place, needed=("step", "fact"))
        read_number(fact["step"], f"{place}.step")
        read_text(fact["fact"], f"{place}.fact")
    return document


class _Flaw:
    """Stands in the document where it cannot be right, until its place is known."""

    def __init__(self, what: str) -> None:
        self.what = what


def _read_json(path: str) -> Any:
    try:
        text = Path(path).read_bytes().decode("utf-8")
        document = json.loads(text, object_pairs_hook=_object, parse_constant=_constant)
        _refuse_flaws(document, "")
    except OSError as error:
        raise InvalidScenario("", f"cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise InvalidScenario(f"byte {error.start}", "not UTF-8") from error
    except json.JSONDecodeError as error:
        raise InvalidScenario(
            f"line {error.lineno} column {error.colno}", f"not JSON: {error.msg}"
        ) from error
    except RecursionError as error:
        raise InvalidScenario("", "nested too deeply") from error
    except InvalidScenario:
        raise
    except ValueError as error:
        raise InvalidScenario("", "holds a number of thousands of digits") from error
    return document


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any] | _Flaw:
    seen: dict[str, Any] = {}
    for key, value in pairs:
        if key in seen:
            return _Flaw(f"the key {key!r} stands here twice")
        seen[key] = value
    return seen


def _constant(name: str) -> _Flaw:
    return _Flaw(f"{name} is no number in JSON")


def _refuse_flaws(value: Any, place: str) -> None:
    match value:
        case _Flaw():
            raise InvalidScenario(place, value.what)
        case str() if not value.isascii() and any("\ud800" <= char <= "\udfff" for char in value):
            raise InvalidScenario(place, "half a character (a lone surrogate)")
        case list():
            for index, each in enumerate(value):
                _refuse_flaws(each, f"{place}[{index}]")
        case dict():
            for key, each in value.items():
                _refuse_flaws(key, place)
                _refuse_flaws(each, f"{place}.{key}" if place else key)
        case _:
            pass


if __name__ == "__main__":
    sys.stdout.reconfigure(encoding="utf-8", errors="surrogateescape")  # type: ignore[union-attr]
    try:
        code = main()
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = Exit.AS_EXPECTED
    sys.exit(code)
