"""Make a Weapon (R2.3)."""

import pytest

from tests.raft.voyage import Voyage, of, wealth


@pytest.mark.parametrize(("card", "got"), [("2C", ["weapon"]), ("KS", ["weapon"]), ("2H", []), ("KD", [])])
def test_the_right_colour_makes_a_weapon(card: str, got: list[str]) -> None:
    voyage = Voyage(cards=[card])
    facts = voyage.take({"act": ["Bob", "weapon", "black"]}, {"to": "end"})
    assert of(facts, "drew") == [{"fact": "drew", "who": "Bob", "for": "weapon", "card": card, "got": got}]
    assert voyage.holds("Bob")["weapons"] == len(got)


def test_several_weapons_may_be_held() -> None:
    voyage = Voyage({"Ada": wealth(weapons=2), "Bob": wealth(), "Cy": wealth()}, cards=["2D"])
    voyage.take({"act": ["Ada", "weapon", "red"]}, {"to": "end"})
    assert voyage.holds("Ada")["weapons"] == 3
