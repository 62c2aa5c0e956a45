"""The games that this program knows: every package under `core` that has a `ruleset` module, the engine aside."""

import pkgutil
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import core
from core.engine.ruleset import Ruleset

Games = Mapping[str, Ruleset[Any]]


@cache
def known_games() -> Games:
    """By name, as in scenarios. A new game is a new package whose `ruleset` module has a `RULESET`."""
    packages = sorted(found.name for found in pkgutil.iter_modules(core.__path__) if found.ispkg)
    games = [name for name in packages if name != "engine" and _has_ruleset(name)]
    rulesets: list[Ruleset[Any]] = [import_module(f"core.{name}.ruleset").RULESET for name in games]
    return {ruleset.name: ruleset for ruleset in rulesets}


def _has_ruleset(package: str) -> bool:
    """Looked up without importing the package: only games are imported here."""
    folders = [str(Path(folder, package)) for folder in core.__path__]
    return any(found.name == "ruleset" for found in pkgutil.iter_modules(folders))
