"""Attack (R2.4) and what is written on sheets in general (R2)."""

import pytest

from core.raft.displays import displays
from tests.raft.voyage import Voyage, of, wealth


def test_one_can_attack_only_another_living_sailor() -> None:
    voyage = Voyage(
        {"Ada": wealth(), "Bob": wealth(1), "Cy": wealth()}, bodies=[["Old Tom", "body"]], days=["2C", "3C"]
    )
    assert voyage.refusal({"act": ["Ada", "attack", "Ada"]}) == "bad_target"
    assert voyage.refusal({"act": ["Ada", "attack", "Zed"]}) == "unknown_seat"
    assert voyage.refusal({"act": ["Ada", "attack", "Old Tom"]}) == "unknown_seat"
    voyage.take({"to": "end"}, {"to": "end"})
    assert voyage.holds("Bob")["alive"] is False
    assert voyage.refusal({"act": ["Ada", "attack", "Bob"]}) == "not_in_play"
    assert voyage.refusal({"act": ["Bob", "attack", "Ada"]}) == "not_in_play"
    assert voyage.refusal({"act": ["Zed", "attack", "Ada"]}) == "unknown_seat"


def test_what_is_written_can_be_changed_until_the_last_has_written() -> None:
    voyage = Voyage(cards=["2H"])
    voyage.take(
        {"act": ["Ada", "attack", "Bob"]},
        {"act": ["Bob", "weapon", "red"]},
        {"act": ["Ada", "fast", "spades"]},
        {"act": ["Bob", "fast", "hearts"]},
    )
    facts = voyage.take({"act": ["Cy", "attack", "Cy"]}, {"to": "end"})
    assert facts[0] == {
        "fact": "revealed",
        "actions": {"Ada": ["fast", "spades"], "Bob": ["fast", "hearts"], "Cy": None},
    }


def test_the_reveal_follows_at_once_when_everyone_has_written() -> None:
    voyage = Voyage(cards=["2H", "3H", "4H"])
    assert voyage.take({"act": ["Ada", "fast", "hearts"]}, {"act": ["Cy", "fast", "hearts"]}) == []
    facts = voyage.take({"act": ["Bob", "fast", "hearts"]})
    assert [fact["fact"] for fact in facts] == ["revealed", "drew", "drew", "drew"]
    assert voyage.refusal({"act": ["Ada", "fast", "hearts"]}) == "not_open"


@pytest.mark.parametrize("name", ["bob", " BOB ", "Ｂｏｂ"])
def test_names_are_compared_after_folding_and_told_as_they_are(name: str) -> None:
    """Z7.9."""
    voyage = Voyage(cards=["AH", "KH"])
    facts = voyage.take({"act": ["Ada", "attack", name]}, {"to": "end"})
    assert facts[0]["actions"]["Ada"] == ["attack", "Bob"]
    assert of(facts, "died") == [{"fact": "died", "who": "Ada", "how": "attack"}]


def test_a_sailor_killed_in_an_attack_does_nothing_later() -> None:
    """R2: his scavenging draws no card, so the next in line gets it."""
    voyage = Voyage(cards=["KH", "AH", "2S"])
    facts = voyage.take(
        {"act": ["Ada", "attack", "Bob"]},
        {"act": ["Bob", "scavenge", "hearts"]},
        {"act": ["Cy", "weapon", "black"]},
    )
    assert of(facts, "died", "drew") == [
        {"fact": "died", "who": "Bob", "how": "attack"},
        {"fact": "drew", "who": "Cy", "for": "weapon", "card": "2S", "got": ["weapon"]},
    ]


def test_the_cards_of_a_reveal_are_shown_beside_everybody_until_the_next_day_r05() -> None:
    """Beside the dead, too."""
    voyage = Voyage(cards=["2H", "KS", "4H"], days=["2C", "3C"])
    voyage.take(
        {"act": ["Ada", "attack", "Bob"]},
        {"act": ["Bob", "attack", "Ada"]},
        {"act": ["Cy", "fast", "hearts"]},
    )
    assert drawn_cards(voyage) == {"Ada": ["2H"], "Bob": ["KS"], "Cy": ["4H"]}
    assert voyage.holds("Ada")["alive"] is False
    voyage.take({"to": "end"})
    assert drawn_cards(voyage) == {"Ada": [], "Bob": [], "Cy": []}


def drawn_cards(voyage: Voyage) -> dict[str, list[str]]:
    raft = next(notice for notice in displays(voyage.state) if notice.key == "raft-state")
    return {sailor["name"]: sailor["drew"] for sailor in raft.facts["sailors"]}
