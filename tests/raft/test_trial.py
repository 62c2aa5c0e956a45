"""Rescue, accusations and trial (R5)."""

import pytest

from tests.raft.voyage import Voyage, of, wealth

EATEN = [["Old Tom", "eaten"]]


def rescued(**more: object) -> Voyage:
    """Ada, Bob, Cy and Deb, with Old Tom eaten up, in the hour of the accusations."""
    players = ["Ada", "Bob", "Cy", "Deb"]
    return Voyage(players, days=["JK"], **{"bodies": EATEN, "cards": ["2H", "3S"], **more})  # type: ignore[arg-type]


def test_with_no_eaten_body_every_survivor_wins_at_once() -> None:
    """R5.1."""
    voyage = Voyage({"Ada": wealth(1), "Bob": wealth(), "Cy": wealth()}, days=["2C", "JK"])
    facts = voyage.take({"to": "end"}, {"to": "end"})
    assert facts[-3:] == [
        {"fact": "day", "day": 2, "card": "JK"},
        {"fact": "rescued", "trial": False},
        {"fact": "ended", "winners": ["Bob", "Cy"]},
    ]


def test_an_eaten_body_brings_them_to_trial() -> None:
    """R5.2."""
    voyage = rescued()
    assert voyage.facts == [{"fact": "day", "day": 1, "card": "JK"}, {"fact": "rescued", "trial": True}]
    assert voyage.refusal({"act": ["Ada", "fast", "hearts"]}) == "not_open"
    assert voyage.refusal({"colour": ["Ada", "red"]}) == "not_open"


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Bob", None),
        ("Finn", None),
        ("Ada", "bad_target"),  # not oneself
        ("Old Tom", "bad_target"),  # eaten up
        ("Zed", "unknown_seat"),
    ],
)
def test_one_may_blame_another_survivor_or_the_dead_whose_body_is_uneaten(name: str, why: str | None) -> None:
    voyage = rescued(bodies=[*EATEN, ["Finn", "body"]])
    assert voyage.refusal({"blame": ["Ada", name]}) == why


def test_the_silent_have_blamed_themselves() -> None:
    """R5.2, R5.3: an accusation can be changed until the last is in; whoever is named often is tried once."""
    voyage = rescued(colours={"Cy": "red"})
    voyage.take({"blame": ["Ada", "Cy"]}, {"blame": ["Bob", "Cy"]}, {"blame": ["Ada", "Deb"]})
    facts = voyage.take({"to": "end"})
    assert facts == [
        {"fact": "blamed", "by": "Ada", "who": "Deb"},
        {"fact": "blamed", "by": "Bob", "who": "Cy"},
        {"fact": "blamed", "by": "Cy", "who": "Cy"},
        {"fact": "blamed", "by": "Deb", "who": "Deb"},
    ]
    voyage.take({"colour": ["Deb", "red"]})
    facts = voyage.take({"to": "end"})
    assert facts == [
        {"fact": "tried", "who": "Cy", "colour": "red", "card": "2H", "free": True},
        {"fact": "tried", "who": "Deb", "colour": "red", "card": "3S", "free": False},
        {"fact": "died", "who": "Deb", "how": "hanged"},
        {"fact": "ended", "winners": ["Ada", "Bob", "Cy"]},
    ]


def test_the_hanged_leave_no_body() -> None:
    """R1.2."""
    voyage = rescued(cards=["2S"], bodies=[*EATEN, ["Finn", "body"]])
    voyage.take(*({"blame": [by, "Bob"]} for by in ("Ada", "Cy", "Deb")), {"blame": ["Bob", "Finn"]})
    facts = voyage.take({"colour": ["Bob", "red"]})
    assert of(facts, "died", "ended") == [
        {"fact": "died", "who": "Bob", "how": "hanged"},
        {"fact": "ended", "winners": ["Ada", "Cy", "Deb"]},
    ]
    assert voyage.bodies() == [["Old Tom", "eaten"], ["Finn", "body"]]
    assert voyage.holds("Bob") == {**wealth(0), "alive": False}


def test_if_only_the_dead_are_blamed_nobody_stands_trial() -> None:
    """R5.3."""
    voyage = rescued(bodies=[*EATEN, ["Finn", "body"]])
    facts = voyage.take(*({"blame": [by, "Finn"]} for by in ("Ada", "Bob", "Cy", "Deb")))
    assert [fact["fact"] for fact in facts] == ["blamed"] * 4 + ["ended"]
    assert facts[-1]["winners"] == ["Ada", "Bob", "Cy", "Deb"]


def test_only_the_accused_call_a_colour_and_may_change_it() -> None:
    """R5.4."""
    voyage = rescued()
    voyage.take(
        {"blame": ["Ada", "Bob"]},
        {"blame": ["Bob", "Ada"]},
        {"blame": ["Cy", "Ada"]},
        {"blame": ["Deb", "Ada"]},
    )
    assert voyage.refusal({"colour": ["Cy", "red"]}) == "no_such_power"
    assert voyage.refusal({"blame": ["Cy", "Ada"]}) == "not_open"
    voyage.take({"colour": ["Ada", "black"]}, {"colour": ["Ada", "red"]})
    facts = voyage.take({"colour": ["Bob", "black"]})
    assert [fact["colour"] for fact in of(facts, "tried")] == ["red", "black"]


def test_when_all_are_hanged_nobody_wins() -> None:
    """R5.5."""
    voyage = rescued(cards=["2S", "3S", "4S", "5S"])
    voyage.take({"to": "end"}, *({"colour": [name, "red"]} for name in ("Ada", "Bob", "Cy")))
    facts = voyage.take({"colour": ["Deb", "red"]})
    assert facts[-1] == {"fact": "ended", "winners": []}


def test_a_silent_accused_gets_either_colour_from_the_dice() -> None:
    """R5.4."""
    colours = set()
    for rng in range(30):
        voyage = rescued(rng=rng)
        colours |= {fact["colour"] for fact in of(voyage.take({"to": "end"}, {"to": "end"}), "tried")}
    assert colours == {"red", "black"}
