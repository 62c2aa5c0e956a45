"""Scavenge (R2.2)."""

import pytest

from tests.raft.voyage import Voyage, of, wealth


@pytest.mark.parametrize(
    ("health", "card", "got"),
    [
        (6, "6H", ["food", "health"]),  # the suit, at the very limit
        (6, "7H", []),  # the suit, but higher than his health
        (6, "6D", ["food"]),  # the colour alone
        (6, "7D", []),
        (6, "AS", []),  # the wrong colour, however low
        (1, "AH", ["food", "health"]),
        (9, "9H", ["food", "health"]),
        (10, "10H", ["food"]),  # health has its limit (R0.4)
        (10, "JH", []),  # a knave is eleven (R0.2)
        (10, "JD", []),
    ],
)
def test_what_the_sea_yields(health: int, card: str, got: list[str]) -> None:
    voyage = Voyage({"Ada": wealth(health), "Bob": wealth(), "Cy": wealth()}, cards=[card])
    facts = voyage.take({"act": ["Ada", "scavenge", "hearts"]}, {"to": "end"})
    assert [fact["got"] for fact in of(facts, "drew")] == [got]
    assert voyage.holds("Ada")["food"] == ("food" in got)
    assert voyage.holds("Ada")["health"] == health + ("health" in got)


@pytest.mark.parametrize(
    ("suit", "right", "wrong"), [("spades", "2C", "2H"), ("clubs", "2S", "2D"), ("diamonds", "2H", "2C")]
)
def test_the_suit_settles_the_colour(suit: str, right: str, wrong: str) -> None:
    for card, got in ((right, ["food"]), (wrong, [])):
        voyage = Voyage(cards=[card])
        facts = voyage.take({"act": ["Ada", "scavenge", suit]}, {"to": "end"})
        assert [fact["got"] for fact in of(facts, "drew")] == [got]
