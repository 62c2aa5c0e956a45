"""How the code is laid out: what lies where, how long a piece may be, and which names are not used."""

import ast
import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGES = ("core", "telegram_bot", "admin")
TOP_LEVEL = {
    "pyproject.toml", "README.md", "Makefile", "Procfile", "CHANGELOG.md", "LICENSE",
    "requirements.in", "requirements.txt", "requirements-dev.in", "requirements-dev.txt",
    "requirements-mutants.in", "requirements-mutants.txt",
    "telegram_bot", "admin", "core", "tests", "deploy",
}  # fmt: skip
LEFT_BY_USE = {"data", "mutants", "__pycache__"}  # git ignores them

LONGEST_MODULE = 400
LONGEST_FUNCTION = 40
LONGEST_ROLE = 90

VAGUE_MODULES = {"utils", "util", "helpers", "helper", "common", "misc"}
VAGUE_CLASSES = re.compile(r"(Manager|Helper|Util|Utils|Base|Impl)$")
# Names that come with a library: SQLAlchemy's declarative base, Python's context managers.
NAMES_OF_OTHERS = {"Base"}

Function = ast.FunctionDef | ast.AsyncFunctionDef


def modules(*folders: str) -> list[Path]:
    """The Python files of these top-level folders, by their path from the project's root."""
    found = chain.from_iterable((ROOT / folder).rglob("*.py") for folder in folders)
    return sorted(path.relative_to(ROOT) for path in found)


def parse(module: Path) -> ast.Module:
    return ast.parse((ROOT / module).read_text(encoding="utf-8"))


def length(module: Path, *, blank: bool = True) -> int:
    """How many lines a module has, with or without its blank ones."""
    lines = (ROOT / module).read_text(encoding="utf-8").splitlines()
    return sum(1 for line in lines if blank or line.strip())


def is_migration(module: Path) -> bool:
    """A migration is a table of tables: its length is the schema's."""
    return "versions" in module.parts


def functions(tree: ast.Module) -> Iterator[tuple[str, int]]:
    """Every function's name and its length in lines, its docstring not counted."""
    for node in ast.walk(tree):
        if isinstance(node, Function):
            first = node.body[0]
            prose = (first.end_lineno or 0) - first.lineno + 1 if ast.get_docstring(node) else 0
            yield node.name, (node.end_lineno or 0) - node.lineno + 1 - prose


def test_nothing_else_lies_at_the_top_level() -> None:
    there = {path.name for path in ROOT.iterdir() if not path.name.startswith(".")}
    assert there - LEFT_BY_USE <= TOP_LEVEL


def test_no_module_is_longer_than_four_hundred_lines() -> None:
    written = (module for module in modules(*PACKAGES, "deploy", "tests") if not is_migration(module))
    lengths = {str(module): length(module) for module in written}
    assert {name: lines for name, lines in lengths.items() if lines > LONGEST_MODULE} == {}


def test_no_function_is_longer_than_forty_lines() -> None:
    lengths = {
        f"{module}:{name}": lines
        for module in modules(*PACKAGES)
        for name, lines in functions(parse(module))
        if not is_migration(module)
    }
    assert {name: lines for name, lines in lengths.items() if lines > LONGEST_FUNCTION} == {}


def test_a_role_fits_on_one_page() -> None:
    roles = {str(module): length(module, blank=False) for module in modules("core/mafia/roles")}
    assert {name: lines for name, lines in roles.items() if lines > LONGEST_ROLE} == {}


def test_no_module_is_named_for_nothing_in_particular() -> None:
    vague = [
        str(module)
        for module in modules(*PACKAGES, "deploy", "tests")
        if VAGUE_MODULES & {part.removesuffix(".py") for part in module.parts}
    ]
    assert vague == []


def test_no_class_is_named_for_nothing_in_particular() -> None:
    vague = [
        f"{module}:{node.name}"
        for module in modules(*PACKAGES)
        for node in ast.walk(parse(module))
        if isinstance(node, ast.ClassDef)
        and VAGUE_CLASSES.search(node.name)
        and node.name not in NAMES_OF_OTHERS
    ]
    assert vague == []


@pytest.mark.parametrize("package", PACKAGES)
def test_every_module_begins_by_saying_what_it_is(package: str) -> None:
    silent = [str(module) for module in modules(package) if not ast.get_docstring(parse(module))]
    assert silent == []


def test_nothing_is_left_to_be_written() -> None:
    unwritten = [
        str(module)
        for module in modules(*PACKAGES, "deploy", "tests")
        for node in ast.walk(parse(module))
        if isinstance(node, ast.Raise) and "NotImplementedError" in ast.unparse(node)
    ]
    assert unwritten == []
