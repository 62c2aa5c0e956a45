"""Every event of pirates is recorded where it is declared, every command has its judge, and the panel tells of each."""

from typing import get_args

import pytest

from core.engine.command import TakeBack
from core.engine.event import TakenBack
from core.mafia.commands import MafiaCommand
from core.mafia.decide import HANDLERS
from core.mafia.events import MafiaEvent
from core.mafia.events_table import TableEvent
from core.mafia.evolve import RECORDS
from core.mafia.evolve_table import TABLE_RECORDS
from core.texts.catalogue import LANGUAGES, messages

EVENTS = set(get_args(MafiaEvent))


def test_every_event_has_its_record_in_the_file_that_answers_to_its_own() -> None:
    assert set(TABLE_RECORDS) == set(get_args(TableEvent))
    assert set(RECORDS) == EVENTS


def test_every_command_has_its_judge_but_the_take_back_which_no_game_judges() -> None:
    assert set(HANDLERS) == set(get_args(MafiaCommand)) - {TakeBack}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_words_in_the_panels_story(language: str) -> None:
    """A take-back has the same in both games."""
    tags = {str(event.__struct_config__.tag) for event in EVENTS - {TakenBack}}
    assert {f"panel-zpm-event-{tag}" for tag in tags} <= set(messages(language))
