"""What every action has: a word on the sheet, in the reveal and in every language (R2)."""

from typing import get_args

import pytest

from core.raft.actions import AnyPlan
from core.raft.view import options
from core.texts import LANGUAGES, Speech
from tests.raft.port import ADA, sailing

ACTIONS = [str(plan.__struct_config__.tag) for plan in get_args(AnyPlan)]


def test_every_action_is_on_offer_to_a_sailor_who_may_write() -> None:
    assert list(options(sailing().state, ADA)) == ["fast", "scavenge", "weapon", "attack"]
    assert sorted(options(sailing().state, ADA)) == sorted(ACTIONS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("action", ACTIONS)
def test_every_action_is_said_in_every_language(action: str, language: str) -> None:
    say = Speech(language).say
    assert say("raft-action", {"action": action, "call": "Bob"}) != say(
        "raft-action", {"action": "nothing", "call": "Bob"}
    )
