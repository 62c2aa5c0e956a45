"""The cards (R0.2, R0.3, R0.6)."""

import pytest

from core.engine.chance import SeededChance
from core.raft.cards import ACTION_CARDS, DAY_CARDS, JOKER, Card, colour_of, suit_of, value_of
from core.raft.decks import DeckUsedUp
from tests.raft.voyage import Voyage, of, wealth


def test_the_decks_are_fifty_two_cards_and_the_day_deck_has_one_joker() -> None:
    assert len(ACTION_CARDS) == len(set(ACTION_CARDS)) == 52
    assert set(DAY_CARDS) == {*ACTION_CARDS, JOKER}
    assert len(DAY_CARDS) == 53


@pytest.mark.parametrize(
    ("card", "value", "suit", "colour"),
    [
        ("AH", 1, "hearts", "red"),
        ("10D", 10, "diamonds", "red"),
        ("JC", 11, "clubs", "black"),
        ("QS", 12, "spades", "black"),
        ("KH", 13, "hearts", "red"),
    ],
)
def test_values_suits_and_colours(card: str, value: int, suit: str, colour: str) -> None:
    assert value_of(Card(card)) == value
    assert suit_of(Card(card)).value == suit
    assert colour_of(Card(card)).value == colour


def test_when_the_deck_is_empty_the_discards_are_the_next_also_in_the_middle_of_an_attack() -> None:
    """R0.3: with a deck of one card every draw is that card."""
    voyage = Voyage({"Ada": wealth(weapons=1), "Bob": wealth(5), "Cy": wealth()}, cards=["4H"])
    facts = voyage.take({"act": ["Ada", "attack", "Bob"]}, {"to": "end"})
    assert of(facts, "scores")[0]["cards"] == {"Ada": ["4H", "4H"], "Bob": ["4H"]}
    assert of(facts, "scores")[0]["scores"] == {"Ada": 16, "Bob": 9}


def test_scripted_reshuffles_are_whole_decks_and_their_cards_the_discards_after_them() -> None:
    voyage = Voyage(["Ada", "Bob", "Cy"], cards=["2H"], reshuffles=[["3S"], ["4D"]])
    facts = voyage.take(*({"act": [name, "weapon", "red"]} for name in ("Ada", "Bob", "Cy")))
    assert [fact["card"] for fact in of(facts, "drew")] == ["2H", "3S", "4D"]
    voyage.take({"to": "end"})
    facts = voyage.take(*({"act": [name, "weapon", "red"]} for name in ("Ada", "Bob", "Cy")))
    assert [fact["card"] for fact in of(facts, "drew")] == ["4D", "4D", "4D"]


def test_the_day_deck_is_never_reshuffled() -> None:
    voyage = Voyage(days=["2C"])
    voyage.to_starvation()
    with pytest.raises(DeckUsedUp):
        voyage.take({"to": "end"})


def test_whole_decks_are_drawn_down_without_a_double() -> None:
    """R0.3: 52 draws, every card once, then again."""
    voyage = Voyage(["Ada", "Bob", "Cy", "Deb"], cards=None, days=DAY_CARDS[:40], rng=7)
    drawn = []
    for _ in range(26):
        facts = voyage.take(*({"act": [name, "weapon", "red"]} for name in ("Ada", "Bob", "Cy", "Deb")))
        drawn += [fact["card"] for fact in of(facts, "drew")]
        voyage.take(*({"set": [name, {"food": 1}]} for name in ("Ada", "Bob", "Cy", "Deb")), {"to": "end"})
    assert sorted(drawn[:52]) == sorted(ACTION_CARDS)
    assert sorted(drawn[52:]) == sorted(ACTION_CARDS)
    assert drawn[:52] != drawn[52:]


def test_seeds_differ_and_a_seed_repeats_itself() -> None:
    decks = {
        seed: SeededChance(bytes([seed]) * 32).shuffled("action_deck", ACTION_CARDS) for seed in range(5)
    }
    assert len(set(decks.values())) == 5
    assert decks[3] == SeededChance(bytes([3]) * 32).shuffled("action_deck", ACTION_CARDS)
