"""Everything the raft says has a text in every language."""

import re
from pathlib import Path
from typing import get_args

import pytest

from core import raft
from core.engine.event import TakenBack
from core.raft.displays import DISPLAYS
from core.raft.events import AnyEvent
from core.raft.notices import NOTICES
from core.texts.catalogue import LANGUAGES, messages

SOURCES = sorted(Path(raft.__file__).parent.rglob("*.py"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_notice_and_every_display_has_a_text(language: str) -> None:
    assert {*NOTICES, *DISPLAYS} <= set(messages(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_text(language: str) -> None:
    codes = {code for path in SOURCES for code in re.findall(r'Refused\(\s*"(\w+)"', path.read_text("utf-8"))}
    assert len(codes) > 20
    assert {f"refused-{code}" for code in codes} <= set(messages(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_words_in_the_panels_story(language: str) -> None:
    """A take-back has the same in both games."""
    tags = {str(event.__struct_config__.tag) for event in set(get_args(AnyEvent)) - {TakenBack}}
    assert {f"panel-raft-event-{tag}" for tag in tags} <= set(messages(language))
