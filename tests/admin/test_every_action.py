"""What a sailor of the raft may write a moderator can write for him (R6.3)."""

from typing import get_args

import pytest

from admin.deeds.raft import ACTS
from admin.games.raft_choices import choices
from core.raft.actions import AnyPlan
from core.texts.catalogue import has_message

ACTIONS = [str(plan.__struct_config__.tag) for plan in get_args(AnyPlan)]


@pytest.mark.parametrize("action", ACTIONS)
def test_a_moderator_can_write_every_action(action: str) -> None:
    [(word, _)] = choices({action: ["Bob"]}, "actions")
    assert word in ACTS


@pytest.mark.parametrize("action", ACTIONS)
def test_every_action_has_words_on_the_panel(action: str) -> None:
    [(word, _)] = choices({action: ["Bob"]}, "actions")
    assert has_message(f"panel-raft-act-{word}")
