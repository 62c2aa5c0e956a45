"""The combats that the chance of a raft scenario may put in order (R3.5)."""

import pytest

from core.engine.scenario import InvalidScenario
from core.raft.scenario import play


def named(order: list[str]) -> dict[str, object]:
    return {
        "setup": {"players": ["Ada", "Bob", "Cy > Co"]},
        "chance": {"day_deck": ["2C"], "combat_order": order},
        "steps": [],
    }


@pytest.mark.parametrize("order", [["Ada"], ["Ada>Bob", "Bob>Ada"], ["Cy > Co"], ["Cy > Co>Ada"]])
def test_a_combat_bears_the_name_of_its_target_or_of_both(order: list[str]) -> None:
    assert play(named(order), None).facts == [{"step": -1, "fact": "day", "day": 1, "card": "2C"}]


@pytest.mark.parametrize("name", ["Zed", "Ada>Zed", "Zed>Ada", "Ada>", ">", "Ada>Bob>Ada", "Ada>Ada"])
def test_a_name_that_no_combat_can_have_makes_the_file_invalid(name: str) -> None:
    with pytest.raises(InvalidScenario, match="names no combat of players"):
        play(named(["Ada>Bob", name]), None)
