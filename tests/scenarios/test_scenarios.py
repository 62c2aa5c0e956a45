"""Every scenario file beside this one is played through the real rules and says exactly what it expects."""

import json
import re
from pathlib import Path

import pytest

from core.scenario import Exit, main

FILES = sorted(Path(__file__).parent.glob("*.json"))
RULE = re.compile(r"[ZR]\d+(\.\d+)?")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_scenario_is_played_as_it_expects(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    outcome = main([str(path)])
    printed = capsys.readouterr()
    assert (outcome, printed.err) == (Exit.AS_EXPECTED, "")
    assert [json.loads(line) for line in printed.out.splitlines()] == json.loads(path.read_text())["expect"]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_scenario_says_which_rule_it_shows(path: Path) -> None:
    rules = json.loads(path.read_text())["rules"]
    assert rules
    assert [rule for rule in rules if not RULE.fullmatch(rule)] == []
