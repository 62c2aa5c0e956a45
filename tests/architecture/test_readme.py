"""README.md says where each rule is: what it names is there, and no module of the rules is left out."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.test_layout import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")
TABLES = README.split("### Where is the rule…")[1].split("## Recipes")[0]
GAMES = ("mafia", "raft")
COLUMN = {"mafia": 1, "raft": 2}
"""Where a game stands in the table of both."""


def table(first: str) -> list[list[str]]:
    """The rows, as cells, of the table whose first cell begins so."""
    lines = TABLES[TABLES.index(f"| {first}") :].split("\n\n")[0].splitlines()
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def named(cells: list[str], suffix: str = ".py") -> Iterator[str]:
    for cell in cells:
        yield from (word for word in re.findall(r"`([^` ]+)`", cell) if word.endswith(suffix))


def files(game: str) -> set[Path]:
    """What the tables name for a game; `<role>` stands for any."""
    rules = [
        row[1] for row in table({"mafia": "Zombie Pirate Mafia", "raft": "The Raft of the Medusa"}[game])
    ]
    shared = [row[COLUMN[game]] for row in table("both games")]
    found = set()
    for name in named([*rules, *shared]):
        folder = ROOT if name.startswith(("core/", "admin/")) else ROOT / "core" / game
        paths = set(folder.glob(re.sub(r"<\w+>", "*", name)))
        assert paths, f"{name} is not there"
        found |= paths
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_module_of_the_rules_is_in_the_tables(game: str) -> None:
    package = ROOT / "core" / game
    modules = {path for path in package.rglob("*.py") if path.name != "__init__.py"}
    told = {path for path in modules if path.parent.name == "telling"}  # named as a folder
    assert {str(path.relative_to(package)) for path in modules - told - files(game)} == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_test_in_the_tables_is_there(game: str) -> None:
    rows = table({"mafia": "Zombie Pirate Mafia", "raft": "The Raft of the Medusa"}[game])
    words = re.findall(r"`(tests/[\w/]+\.py|test_\w+)`", " ".join(row[2] for row in rows))
    paths = [ROOT / (word if "/" in word else f"tests/{game}/{word}.py") for word in words]
    assert [str(path) for path in paths if not path.exists()] == []


def test_every_place_of_a_concern_is_there() -> None:
    """A name without a folder lies beside the one before it."""
    missing, folder = [], ROOT
    for cell in (row[1] for row in table("concern")):
        for word in re.findall(r"`([^` ]+)`", cell):
            path = (
                ROOT if word.startswith(("core/", "admin/", "telegram_bot/", "deploy/")) else folder
            ) / word
            folder = path.parent
            if "<" not in word and not path.exists():
                missing.append(word)
    assert missing == []
