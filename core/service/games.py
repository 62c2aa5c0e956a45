"""The games that this program knows, by name."""

import importlib
from collections.abc import Mapping
from functools import cache
from typing import Any

from core.engine.ruleset import Ruleset

Games = Mapping[str, Ruleset[Any]]

PACKAGES = ("core.mafia", "core.raft")


@cache
def known_games() -> Games:
    """Every registered game: a new one adds its package here, and its renderer and texts."""
    rulesets = [importlib.import_module(package).RULESET for package in PACKAGES]
    return {ruleset.name: ruleset for ruleset in rulesets}
