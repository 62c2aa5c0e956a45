"""Two names of one scenario must be told apart (Z7.9); otherwise the file is no scenario."""

import json
from pathlib import Path
from typing import Any

import pytest

from core.scenario import Exit, main

FILE = {"game": "zombie-pirate-mafia", "steps": [{"post": ["Ann", "Ahoy"]}]}
ALBATROSS = {"Ann": "captain", "Ben": "spy"}


def play(folder: Path, setup: dict[str, Any], chance: dict[str, Any]) -> Exit:
    path = folder / "names.json"
    path.write_text(json.dumps(FILE | {"setup": setup, "chance": chance}))
    return Exit(main([str(path)]))


@pytest.mark.parametrize(
    ("setup", "chance"),
    [
        ({"ships": {"Albatross": ALBATROSS, "Dolphin": {"Ann": "vanilla"}}}, {}),
        ({"ships": {"Albatross": ALBATROSS, "Dolphin": {" ANN": "vanilla"}}}, {}),
        ({"ships": {"Albatross": ALBATROSS}}, {"aliases": ["Zed", "Ann"]}),
        ({"ships": {"Albatross": ALBATROSS}}, {"aliases": ["Zed", "Zed"]}),
        ({"ships": {"Albatross": ALBATROSS}}, {"crew": "Albatross"}),
        ({"ships": {"Albatross": ALBATROSS}}, {"crew": "Meeting"}),
        ({"meeting": ALBATROSS, "dead": {"Ann": "vanilla"}}, {}),
    ],
)
def test_a_name_given_twice_is_refused_with_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], setup: dict[str, Any], chance: dict[str, Any]
) -> None:
    assert play(tmp_path, setup, chance) is Exit.INVALID
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    assert "are equal" in printed.err


def test_the_same_sailors_with_names_of_their_own_are_played(tmp_path: Path) -> None:
    setup = {"ships": {"Albatross": ALBATROSS, "Dolphin": {"Dan": "vanilla"}}}
    assert play(tmp_path, setup, {"aliases": ["Zed"], "crew": "Fancy"}) is Exit.AS_EXPECTED
