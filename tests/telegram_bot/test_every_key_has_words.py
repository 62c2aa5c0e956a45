"""Whatever the program can say has words: notices, cards, refusals, and every key a handler names."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from core.mafia.cards import CARDS as ZPM_CARDS
from core.mafia.notices import NOTICES as ZPM_NOTICES
from core.raft.displays import DISPLAYS
from core.raft.notices import NOTICES as RAFT_NOTICES
from core.texts.catalogue import has_message, messages
from telegram_bot.render.renderers import RENDERERS

ROOT = Path(__file__).parents[2]
SAYING = {
    "say": 0,
    "tell": 0,
    "answer": 0,
    "say_to": 1,
    "press_button": 0,
    "url_button": 0,
    "button": 0,
    "link": 0,
}
OF_OTHERS = ("core/scenario.py", "core/raft/scenario", "core/mafia/scenario")


def calls(folder: str) -> Iterator[ast.Call]:
    for path in sorted((ROOT / folder).rglob("*.py")):
        name = path.relative_to(ROOT).as_posix()
        if "/rehearsal/" not in name and not name.startswith(OF_OTHERS):
            yield from (
                node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call)
            )


def called(call: ast.Call) -> str:
    match call.func:
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name
        case _:
            return ""


def literal(call: ast.Call, place: int) -> str | None:
    found = call.args[place] if len(call.args) > place else None
    return found.value if isinstance(found, ast.Constant) and isinstance(found.value, str) else None


@pytest.mark.parametrize("told", [RAFT_NOTICES, DISPLAYS, ZPM_NOTICES, ZPM_CARDS])
def test_every_notice_and_card_of_the_rules_has_words_and_only_facts_it_gets(told: dict[str, Any]) -> None:
    english = messages("en")
    for key, facts in told.items():
        assert has_message(key), key
        if key not in RENDERERS:
            assert english[key] <= facts, key


def test_every_key_that_a_handler_names_has_words() -> None:
    named = {
        key
        for call in calls("telegram_bot")
        if called(call) in SAYING and (key := literal(call, SAYING[called(call)]))
    }
    assert len(named) > 80
    assert {key for key in named if not has_message(key)} == set()


def test_what_a_handler_says_is_given_every_fact_that_its_text_asks_for_f22() -> None:
    """Where key and facts stand in the call itself."""
    asked, lacking, seen = messages("en"), {}, 0
    for call in calls("telegram_bot"):
        name = called(call)
        key = literal(call, SAYING[name]) if name in ("say", "tell", "answer", "say_to") else None
        facts = given(call, SAYING[name] + 1) if key is not None else None
        if key in asked and key not in RENDERERS and facts is not None:
            seen += 1
            lacking |= {key: missing} if (missing := asked[key] - facts) else {}
    assert seen > 60
    assert lacking == {}


def given(call: ast.Call, place: int) -> set[str] | None:
    """The names of the facts written there; `None` where they are put together elsewhere."""
    if len(call.args) <= place:
        return set()
    match call.args[place]:
        case ast.Dict(keys=keys) if all(isinstance(key, ast.Constant) for key in keys):
            return {str(key.value) for key in keys if isinstance(key, ast.Constant)}
        case _:
            return None


def test_every_refusal_has_a_sentence() -> None:
    codes = {code for call in calls("core") if called(call) == "Refused" and (code := literal(call, 0))}
    codes |= {
        code for call in calls("telegram_bot") if called(call) == "Refused" and (code := literal(call, 0))
    }
    codes |= {
        code for call in calls("telegram_bot") if called(call) == "refuse" and (code := literal(call, 0))
    }
    assert len(codes) > 60
    lacking = {
        code
        for code in codes
        if not any(has_message(f"{game}refused-{code}") for game in ("", "raft-", "zpm-", "panel-"))
    }
    assert lacking == set()
