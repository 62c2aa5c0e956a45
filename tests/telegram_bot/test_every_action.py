"""What a sailor of the raft may write he finds on his sheet, and each button leads to a command (R2)."""

from typing import get_args

import pytest

from core.raft.actions import AnyDrawingPlan, AnyPlan
from core.texts import LANGUAGES, Speech
from telegram_bot.callback_data import decode_press
from telegram_bot.handlers.raft import CALLED, PRESSES
from telegram_bot.render.message import Scene, TableKeys
from telegram_bot.render.renderers import RENDERERS

ACTIONS = [str(plan.__struct_config__.tag) for plan in get_args(AnyPlan)]
SHEET = {
    "day": 1,
    "action": "",
    "call": "",
    "targets": ["Bob"],
    "paused": False,
    "closes_at": "2026-11-29T12:03:00+00:00",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_a_button_on_the_sheet_r2(language: str) -> None:
    scene = Scene(Speech(language), TableKeys("abcd2345", b"k" * 16), "scuttlebutt_bot")
    buttons = [button for row in RENDERERS["raft-action-sheet"](scene, SHEET).rows for button in row]
    pressed = [decode_press(button.data or "") for button in buttons]
    found = [press.arguments for press in pressed if press is not None and press.action == "raft-plan"]
    assert sorted(found) == sorted((action,) for action in ACTIONS)
    assert len({button.label for button in buttons}) == len(buttons)


def test_every_action_asks_what_it_needs_and_has_its_command_r2() -> None:
    assert set(CALLED) == {str(plan.__struct_config__.tag) for plan in get_args(AnyDrawingPlan)}
    assert {f"raft-{action}" for action in ACTIONS} <= set(PRESSES)
