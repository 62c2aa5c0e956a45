"""Attacks fought out (R3)."""

from typing import Any

import pytest

from core.engine.ids import Seat
from core.raft.actions import Attack
from core.raft.cards import Suit
from core.raft.combat import Combat, combats
from core.raft.commands import WriteAttack, WriteFast
from core.raft.events import CombatsOrdered, Fought
from tests.raft.voyage import Voyage, of, wealth


def attacks(*pairs: tuple[int, int]) -> dict[Seat, Any]:
    return {Seat(attacker): Attack(Seat(target)) for attacker, target in pairs}


def single(attacker: int, target: int) -> Combat:
    return Combat((Seat(attacker),), Seat(target), group=False)


def group(target: int, *attackers: int) -> Combat:
    return Combat(tuple(Seat(each) for each in attackers), Seat(target), group=True)


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ([(0, 1)], [single(0, 1)]),
        ([(0, 1), (1, 0)], [single(0, 1)]),  # R3.3: one combat, the earlier seat attacks
        ([(0, 1), (1, 2), (2, 0)], [single(2, 0), single(0, 1), single(1, 2)]),
        ([(0, 2), (1, 2)], [group(2, 0, 1)]),
        (
            [(0, 1), (1, 0), (2, 1)],
            [group(1, 0, 2), single(1, 0)],
        ),  # R3.7: his own attack is a combat by itself
        ([(0, 3), (1, 3), (3, 0), (2, 0)], [group(0, 2, 3), group(3, 0, 1)]),
        ([(3, 0), (2, 1), (0, 3)], [single(2, 1), single(0, 3)]),
    ],
)
def test_which_combats_a_days_attacks_make(written: list[tuple[int, int]], expected: list[Combat]) -> None:
    assert list(combats(attacks(*written))) == expected


def test_the_lower_side_is_killed_the_target_or_every_attacker() -> None:
    """R3.4."""
    voyage = Voyage(["Ada", "Bob", "Cy", "Deb"], cards=["2C", "2H", "KS", "AD"])
    facts = voyage.take(
        {"act": ["Ada", "attack", "Cy"]}, {"act": ["Bob", "attack", "Cy"]}, {"act": ["Deb", "weapon", "red"]}
    )
    assert facts == []
    facts = voyage.take({"to": "end"})
    assert of(facts, "combat")[0] == {
        "fact": "combat",
        "attackers": ["Ada", "Bob"],
        "target": "Cy",
        "totals": [20, 21],
        "dead": ["Ada", "Bob"],
    }
    assert voyage.bodies() == [["Ada", "body"], ["Bob", "body"]]  # R3.6


def test_whoever_holds_a_weapon_draws_one_more_at_once_and_only_one() -> None:
    """R3.1, R2.3."""
    players = {"Ada": wealth(weapons=3), "Bob": wealth(weapons=1), "Cy": wealth()}
    voyage = Voyage(players, cards=["2C", "3C", "4C", "5C"])
    facts = voyage.take({"act": ["Ada", "attack", "Bob"]}, {"to": "end"})
    assert of(facts, "scores") == [
        {
            "fact": "scores",
            "cards": {"Ada": ["2C", "3C"], "Bob": ["4C", "5C"]},
            "scores": {"Ada": 13, "Bob": 17},
        }
    ]


def test_the_dead_lose_food_and_weapons() -> None:
    """R1.2."""
    players = {"Ada": wealth(food=2, weapons=1), "Bob": wealth(food=1), "Cy": wealth()}
    voyage = Voyage(players, cards=["2C", "3C", "KC"])
    voyage.take({"act": ["Bob", "attack", "Ada"]}, {"to": "end"})
    assert voyage.holds("Ada") == {"health": 0, "food": 0, "weapons": 0, "alive": False}
    assert voyage.holds("Bob") == {"health": 8, "food": 1, "weapons": 0, "alive": True}


def test_two_who_attack_each_other_both_die_of_equal_scores() -> None:
    """R3.3, R3.4."""
    voyage = Voyage(cards=["5C", "5D", "2H"])
    facts = voyage.take(
        {"act": ["Cy", "attack", "Ada"]}, {"act": ["Ada", "attack", "Cy"]}, {"act": ["Bob", "weapon", "red"]}
    )
    assert of(facts, "combat") == [
        {"fact": "combat", "attackers": ["Ada"], "target": "Cy", "totals": [13, 13], "dead": ["Ada", "Cy"]}
    ]
    assert [fact["who"] for fact in of(facts, "died")] == ["Ada", "Cy"]


def test_a_group_left_with_one_attacker_is_still_fought_before_single_combats() -> None:
    """R3.5: Cy falls to Deb and Eve first; Ada is then alone against Bob."""
    voyage = Voyage(
        ["Ada", "Bob", "Cy", "Deb", "Eve"],
        cards=["KC", "2C", "3C", "4C", "5C"],
        combat_order=["Cy", "Bob", "Bob>Deb"],
    )
    facts = voyage.take(
        {"act": ["Ada", "attack", "Bob"]},
        {"act": ["Cy", "attack", "Bob"]},
        {"act": ["Deb", "attack", "Cy"]},
        {"act": ["Eve", "attack", "Cy"]},
        {"act": ["Bob", "attack", "Deb"]},
    )
    assert [(fact["attackers"], fact["target"], fact["dead"]) for fact in of(facts, "combat")] == [
        (["Deb", "Eve"], "Cy", ["Cy"]),
        (["Ada"], "Bob", ["Bob"]),
    ]


def test_a_combat_without_its_target_does_not_happen() -> None:
    """R3.5: Bob dies to Ada, so Cy finds nobody."""
    voyage = Voyage(
        ["Ada", "Bob", "Cy", "Deb"],
        cards=["KC", "2C", "3C", "4C"],
        combat_order=["Ada>Bob", "Bob>Cy", "Cy>Deb"],
    )
    facts = voyage.take(
        {"act": ["Ada", "attack", "Bob"]},
        {"act": ["Bob", "attack", "Cy"]},
        {"act": ["Cy", "attack", "Deb"]},
        {"act": ["Deb", "fast", "hearts"]},
    )
    assert [(fact["attackers"], fact["target"]) for fact in of(facts, "combat")] == [
        (["Ada"], "Bob"),
        (["Cy"], "Deb"),
    ]


def test_unlisted_combats_follow_in_seat_order_of_the_target() -> None:
    voyage = Voyage(["Ada", "Bob", "Cy", "Deb"], cards=["5C", "5D", "5H", "5S"], combat_order=["Bob>Cy"])
    facts = voyage.take(
        {"act": ["Ada", "attack", "Bob"]},
        {"act": ["Bob", "attack", "Cy"]},
        {"act": ["Cy", "attack", "Deb"]},
        {"act": ["Deb", "attack", "Ada"]},
    )
    assert [(fact["attackers"], fact["target"]) for fact in of(facts, "combat")] == [
        (["Bob"], "Cy"),
        (["Deb"], "Ada"),
    ]


def test_when_nobody_is_left_after_the_fights_the_game_ends_and_nobody_wins() -> None:
    """R1.3."""
    voyage = Voyage({"Ada": wealth(), "Bob": wealth(), "Cy": wealth(1)}, cards=["5C", "5D", "2H", "5S", "6S"])
    voyage.take({"to": "end"}, {"to": "end"})
    assert voyage.holds("Cy")["alive"] is False
    facts = voyage.take({"act": ["Ada", "attack", "Bob"]}, {"act": ["Bob", "attack", "Ada"]})
    assert facts[-1] == {"fact": "ended", "winners": []}
    assert voyage.refusal({"modkill": ["Ada"]}) == "game_over"
    assert voyage.refusal({"to": "end"}) == "game_over"


def test_the_order_of_combats_is_drawn_only_where_it_is_open() -> None:
    """R3.5: one group and one single combat need no dice."""
    voyage = Voyage(["Ada", "Bob", "Cy", "Deb"], cards=["AC", "AD", "AH", "KS", "2S"])
    voyage.to_starvation()
    voyage.take(*({"done": [name]} for name in ("Ada", "Bob", "Cy", "Deb")))
    for seat, target in enumerate(("Bob", "Deb", "Bob")):
        voyage.command(WriteAttack(Seat(seat), target))
    events = voyage.command(WriteFast(Seat(3), Suit.CLUBS))
    assert isinstance(events, tuple)
    assert not any(isinstance(event, CombatsOrdered) for event in events)
    assert len([event for event in events if isinstance(event, Fought)]) == 1


def test_every_order_of_combats_can_be_drawn() -> None:
    """R3.5: in a ring of three whoever is attacked first decides who dies."""
    orders = set()
    for rng in range(40):
        voyage = Voyage(["Ada", "Bob", "Cy"], cards=["5C", "5D", "5H"], rng=rng)
        facts = voyage.take(
            {"act": ["Ada", "attack", "Bob"]},
            {"act": ["Bob", "attack", "Cy"]},
            {"act": ["Cy", "attack", "Ada"]},
        )
        orders.add(of(facts, "combat")[0]["target"])
    assert orders == {"Ada", "Bob", "Cy"}
