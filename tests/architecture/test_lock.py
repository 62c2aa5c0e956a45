"""The lock: every package at one version, by its hash, from whichever index this machine uses."""

import ast
import re
import sys
import tomllib
from importlib.metadata import packages_distributions

import pytest

from core import VERSION
from tests.architecture.test_layout import PACKAGES, ROOT, modules, parse

LOCKS = ("requirements.txt", "requirements-dev.txt", "requirements-mutants.txt")


def normal(name: str) -> str:
    """A package's name as indexes compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def pins(lock: str) -> dict[str, str]:
    """Each package of a lock file with its version."""
    text = (ROOT / lock).read_text(encoding="utf-8")
    found = re.findall(r"^([\w.-]+)==([^\s;]+)", text, re.MULTILINE)
    return {normal(name): version for name, version in found}


@pytest.mark.parametrize("lock", LOCKS)
def test_the_lock_names_no_address(lock: str) -> None:
    text = (ROOT / lock).read_text(encoding="utf-8")
    assert "://" not in text
    assert not re.search(r"^-", text, re.MULTILINE), "an option in a lock belongs to one machine"


@pytest.mark.parametrize("lock", LOCKS)
def test_every_locked_package_has_a_hash(lock: str) -> None:
    text = (ROOT / lock).read_text(encoding="utf-8")
    entries = re.findall(r"^[\w.-]+==(?:.*\\\n)*.*$", text, re.MULTILINE)
    assert len(entries) == len(pins(lock)) > 0
    assert [entry.split()[0] for entry in entries if "--hash=sha256:" not in entry] == []


def test_tests_run_on_what_is_shipped() -> None:
    shipped, tested = pins("requirements.txt"), pins("requirements-dev.txt")
    assert {name: tested.get(name) for name in shipped} == shipped


@pytest.mark.parametrize("lock", LOCKS)
def test_the_lock_holds_all_that_is_wanted(lock: str) -> None:
    wanted = (ROOT / lock).with_suffix(".in").read_text(encoding="utf-8")
    names = re.findall(r"^\w[\w.-]*", wanted, re.MULTILINE)
    assert {normal(name) for name in names} - pins(lock).keys() == set()


def imports(*folders: str) -> set[str]:
    """The top-level names that the code of these folders imports, the standard library's and its own left out."""
    found: set[str] = set()
    for node in (node for module in modules(*folders) for node in ast.walk(parse(module))):
        match node:
            case ast.Import(names=names):
                found.update(name.name.partition(".")[0] for name in names)
            case ast.ImportFrom(module=str(name), level=0):
                found.add(name.partition(".")[0])
    return found - sys.stdlib_module_names - {*PACKAGES, "tests", "deploy"}


@pytest.mark.parametrize(("folders", "lock"), [(PACKAGES, LOCKS[0]), (("tests", "deploy"), LOCKS[1])])
def test_everything_imported_is_in_the_lock(folders: tuple[str, ...], lock: str) -> None:
    bringers = packages_distributions()
    locked = pins(lock).keys()
    strange = {
        name
        for name in imports(*folders)
        if not locked & {normal(bringer) for bringer in bringers.get(name, ())}
    }
    assert strange == set()


def test_the_program_calls_itself_by_its_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["version"] == VERSION
