"""What every order of the night has: a word in scenario files, buttons, and its words in every language (Z7)."""

import pytest

from core.mafia.role import all_natures
from core.mafia.scenario_steps import ORDERS, WITHDRAWN
from core.texts import LANGUAGES, Speech
from core.texts.catalogue import has_message

KINDS = sorted({order.kind for role in all_natures() for order in role.orders})
CARRIED_OUT = sorted({order.kind for role in all_natures() for order in role.orders if order.answer is None})
"""The others are answered at once."""

FACTS = {"name": "Bob", "ends_at": "2026-07-05T12:00:00+00:00"}


def test_every_order_has_its_word_in_scenario_files() -> None:
    assert sorted(ORDERS) == KINDS
    assert sorted(WITHDRAWN) == CARRIED_OUT


@pytest.mark.parametrize("kind", KINDS)
def test_every_order_has_its_buttons(kind: str) -> None:
    assert has_message(f"button-zpm-{kind}")
    assert has_message(f"panel-zpm-act-order-{kind}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("key", "fact", "kinds"),
    [
        ("zpm-order", "kind", KINDS),
        ("zpm-order-given", "kind", CARRIED_OUT),
        ("zpm-choice", "ask", [kind for kind in KINDS if ORDERS.get(kind) != 2]),
    ],
)
def test_every_order_is_told_apart_from_the_others(
    key: str, fact: str, kinds: list[str], language: str
) -> None:
    told = {kind: str(Speech(language).say(key, FACTS | {fact: kind})) for kind in kinds}
    assert len(set(told.values())) == len(kinds), told
