"""Fast and Pray (R2.1)."""

import pytest

from tests.raft.voyage import Voyage, of


@pytest.mark.parametrize(
    ("card", "got"), [("AH", ["food"]), ("KH", ["food"]), ("AD", []), ("AC", []), ("AS", [])]
)
def test_a_prayer_is_heard_when_the_card_bears_the_suit_whatever_its_value(card: str, got: list[str]) -> None:
    voyage = Voyage(cards=[card])
    facts = voyage.take({"act": ["Ada", "fast", "hearts"]}, {"to": "end"})
    assert of(facts, "drew") == [{"fact": "drew", "who": "Ada", "for": "fast", "card": card, "got": got}]
    assert voyage.holds("Ada") == {"health": 8, "food": len(got), "weapons": 0, "alive": True}


def test_those_who_pray_draw_in_seat_order_each_his_own_card() -> None:
    """R0.5."""
    voyage = Voyage(cards=["2H", "3S", "4D"])
    facts = voyage.take(
        {"act": ["Cy", "fast", "diamonds"]},
        {"act": ["Bob", "fast", "clubs"]},
        {"act": ["Ada", "fast", "hearts"]},
    )
    assert [(fact["who"], fact["card"]) for fact in of(facts, "drew")] == [
        ("Ada", "2H"),
        ("Bob", "3S"),
        ("Cy", "4D"),
    ]
