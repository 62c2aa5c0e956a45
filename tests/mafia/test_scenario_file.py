"""Which files are no scenario of this game (scenario format)."""

from typing import Any

import pytest

from core.engine.scenario import InvalidScenario
from core.mafia.scenario import play

SHIPS: dict[str, Any] = {"ships": {"Albatross": {"Ann": "captain", "Ben": "spy"}}}


def refused(
    setup: dict[str, Any], steps: list[Any] | None = None, chance: dict[str, Any] | None = None
) -> str:
    with pytest.raises(InvalidScenario) as invalid:
        play({"setup": setup, "steps": steps or [], "chance": chance or {}}, None)
    text = str(invalid.value)
    assert "\n" not in text
    return text


@pytest.mark.parametrize(
    "setup",
    [
        {},
        {"ships": {}},
        {"ships": {name: {} for name in "ABCD"}},
        {"ships": {"Albatross": {"Ann": "admiral"}}},
        {"ships": {"Albatross": {"Ann": {"zombie": "captain"}}}},
        {"ships": {"Meeting": {"Ann": "captain"}}},
        {"ships": {"meeting ": {"Ann": "captain"}}},
        {"ships": {"Albatross": {"Ann": "captain"}, "albatross": {"Ben": "spy"}}},
        {"ships": {"Albatross": {"Ann": "captain", "ann": "spy"}}},
        {"ships": {"Albatross": ["Ann"]}},
        {"ships": {"Albatross": {"Ann": "captain"}}, "dead": {}},
        {"ships": {}, "meeting": {}},
        {"meeting": {"Ann": {"zombie": "captain", "role": "spy"}}},
        {"meeting": {"Ann": {}}},
        {"meeting": {"Ann": "zombie"}},
        {"meeting": {"Ann": "spy"}, "dead": {"Ann": "vanilla"}},
        {"dead": {"Ann": "vanilla"}},
        {"meeting": {" ": "vanilla"}},
    ],
)
def test_setups_that_are_none(setup: dict[str, Any]) -> None:
    assert refused(setup).startswith("setup")


@pytest.mark.parametrize(
    "step",
    [
        {"shout": ["Ann"]},
        {"vote": ["Ann"]},
        {"vote": "Ann"},
        {"vote": ["Ann", 1]},
        {"unvote": ["Ann", "Ben"]},
        {"vote_as": ["Ann"]},
        {"plank": ["Ann", "Ben", "Ben"]},
        {"execute": []},
        {"order": ["Ann", "dance"]},
        {"order": ["Ann", "kill"]},
        {"order": ["Ann", "stars", "Ben"]},
        {"order": ["Ann", "visit"]},
        {"withdraw": ["Ann", "stars"]},
        {"withdraw": ["Ann", "visit"]},
        {"to": "dawn"},
        {"to": ["close"]},
        {"vote": ["Ann", "Ben"], "to": "close"},
        {},
    ],
)
def test_steps_that_are_none(step: dict[str, Any]) -> None:
    assert refused(SHIPS, [{"to": "plank"}, step]).startswith("steps[1]")


@pytest.mark.parametrize(
    "chance",
    [
        {"zombies": 0},
        {"zombies": 2.0},
        {"dice": 6},
        {"zombie_order": ["Nobody"]},
        {"zombie_order": "Ann"},
        {"crew_order": ["Dolphin"]},
        {"crew_order": ["Esmeralda"]},
        {"aliases": ["Uma", "uma"]},
        {"aliases": ["ANN"]},
        {"crew": "Albatross"},
        {"crew": 7},
        {"rng": "x"},
    ],
)
def test_chance_that_is_none(chance: dict[str, Any]) -> None:
    assert "chance" in refused(SHIPS, chance=chance)


def test_an_invalid_last_step_leaves_nothing_of_the_file_to_print() -> None:
    refused(SHIPS, [{"vote": ["Ann", "Ben"]}, {"order": ["Ann", "dance"]}])


def test_more_new_names_than_zombies_are_not_used() -> None:
    chance = {"zombies": 1, "aliases": ["Uma", "Vic"], "crew": "Esmeralda"}
    steps = [{"vote": ["Ben", "Ann"]}, {"vote": ["Ann", "Ann"]}, {"to": "open"}, {"to": "open"}]
    played = play({"setup": SHIPS, "steps": steps, "chance": chance}, None)
    assert played.state == {
        "Uma": {"status": "present", "room": "Meeting", "role": "captain", "zombie": True},
        "Ben": {"status": "present", "room": "Meeting", "role": "spy", "zombie": False},
    }


def test_how_things_stand_is_told_in_seat_order() -> None:
    setup = {
        "meeting": {"Zoe": "escape_artist", "Ann": "spy", "Cat": "vanilla", "Ben": "vanilla"},
        "dead": {"Max": "drunk"},
    }
    steps = [{"vote": [name, "Zoe"]} for name in ("Ann", "Ben", "Cat")]
    played = play({"setup": setup, "steps": steps, "chance": {}}, None)
    assert list(played.state) == ["Zoe", "Ann", "Cat", "Ben", "Max"]
    assert played.state["Zoe"] == {"status": "away", "room": None, "role": "escape_artist", "zombie": False}
    assert played.state["Max"] == {"status": "dead", "room": None, "role": "drunk", "zombie": False}
