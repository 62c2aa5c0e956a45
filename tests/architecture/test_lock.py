"""The lock: every package at one version, by its hash, from whichever index this machine uses."""

import re

import pytest

from tests.architecture.test_layout import ROOT

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
