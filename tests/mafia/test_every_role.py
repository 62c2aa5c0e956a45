"""What every role has: a rank, a test of its own, and its name and letter in every language (Z1.1, Z5)."""

from pathlib import Path

import pytest

from core.mafia.role import ROLES
from core.texts import LANGUAGES, Speech

ANOTHER = "a role nobody has heard of"


@pytest.mark.parametrize("name", ROLES)
def test_every_role_has_a_test_of_its_own(name: str) -> None:
    assert Path(__file__).with_name(f"test_{name}.py").is_file()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ROLES)
def test_every_role_has_a_name_and_a_letter_in_every_language(name: str, language: str) -> None:
    speech = Speech(language)
    assert speech.say("zpm-role", {"role": name}) != speech.say("zpm-role", {"role": ANOTHER})
    told = {"role": ROLES[name].told_as or name}  # Z1.4
    assert speech.say("zpm-role-text", told) != speech.say("zpm-role-text", {"role": ANOTHER})
