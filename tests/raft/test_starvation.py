"""Starvation: eating and hunger (R4.2 to R4.5)."""

from tests.raft.voyage import Voyage, of, wealth


def test_whoever_holds_food_hands_it_in_and_everyone_else_loses_one_health() -> None:
    """R4.3."""
    voyage = Voyage({"Ada": wealth(food=2), "Bob": wealth(3), "Cy": wealth(food=1)})
    voyage.to_starvation()
    facts = voyage.take({"to": "end"})
    assert facts == [
        {"fact": "fed", "who": "Ada", "health": 8},
        {"fact": "hungry", "who": "Bob", "health": 2},
        {"fact": "fed", "who": "Cy", "health": 8},
        {"fact": "day", "day": 2, "card": "3C"},
    ]
    assert (voyage.holds("Ada")["food"], voyage.holds("Cy")["food"]) == (1, 0)


def test_a_fast_keeps_the_food_unless_it_is_taken_back_and_lasts_one_day() -> None:
    """R4.3."""
    voyage = Voyage({"Ada": wealth(food=1), "Bob": wealth(food=1), "Cy": wealth()})
    voyage.to_starvation()
    voyage.take({"fast": ["Ada"]}, {"fast": ["Ada"]}, {"fast": ["Bob"]}, {"feed": ["Bob"]}, {"feed": ["Cy"]})
    facts = voyage.take({"to": "end"})
    assert [(fact["fact"], fact["who"]) for fact in facts[:3]] == [
        ("hungry", "Ada"),
        ("fed", "Bob"),
        ("hungry", "Cy"),
    ]
    voyage.to_starvation()
    assert voyage.take({"to": "end"})[0] == {"fact": "fed", "who": "Ada", "health": 7}


def test_starvation_ends_when_all_survivors_are_done_and_done_forbids_nothing() -> None:
    """R4, R4.1."""
    voyage = Voyage({"Ada": wealth(food=1), "Bob": wealth(), "Cy": wealth()})
    voyage.to_starvation()
    assert voyage.take({"done": ["Ada"]}, {"done": ["Ada"]}, {"done": ["Bob"]}) == []
    assert voyage.take({"give": ["Ada", "Bob", {"food": 1}]}) == [
        {"fact": "gave", "from": "Ada", "to": "Bob", "what": {"food": 1}}
    ]
    facts = voyage.take({"done": ["Cy"]})
    assert [fact["fact"] for fact in facts] == ["hungry", "fed", "hungry", "day"]


def test_a_sailor_eats_once_a_day_and_has_the_food_at_once() -> None:
    """R4.2."""
    voyage = Voyage(bodies=[["Old Tom", "body"], ["Finn", "eaten"]], cards=["2H", "3H"])
    voyage.to_starvation()
    assert voyage.take({"eat": ["Ada", "old tom"]}) == [{"fact": "ate", "who": "Ada", "body": "Old Tom"}]
    assert voyage.holds("Ada")["food"] == 1
    assert voyage.refusal({"eat": ["Ada", "Old Tom"]}) == "power_spent"
    assert voyage.refusal({"eat": ["Ada", "Nobody"]}) == "power_spent"
    voyage.take({"to": "end"}, {"to": "end"})
    assert voyage.refusal({"eat": ["Ada", "Old Tom"]}) is None


def test_only_an_uneaten_body_can_be_eaten_of() -> None:
    """R4.2."""
    voyage = Voyage(bodies=[["Old Tom", "body"], ["Finn", "eaten"]])
    assert voyage.refusal({"eat": ["Ada", "Old Tom"]}) == "not_open"
    voyage.to_starvation()
    assert voyage.refusal({"eat": ["Ada", "Finn"]}) == "bad_target"
    assert voyage.refusal({"eat": ["Ada", "Bob"]}) == "bad_target"
    assert voyage.refusal({"eat": ["Ada", "Ada"]}) == "bad_target"
    assert voyage.refusal({"eat": ["Ada", "Zed"]}) == "unknown_seat"
    assert voyage.refusal({"eat": ["Old Tom", "Finn"]}) == "unknown_seat"


def test_whoever_died_in_the_days_attacks_can_be_eaten_the_same_day() -> None:
    """R3.6, R4.2."""
    voyage = Voyage(cards=["KC", "AC"])
    voyage.take({"act": ["Ada", "attack", "Bob"]}, {"to": "end"})
    assert voyage.take({"eat": ["Ada", "Bob"]}) == [{"fact": "ate", "who": "Ada", "body": "Bob"}]
    assert voyage.refusal({"eat": ["Bob", "Bob"]}) == "not_in_play"


def test_whoever_dies_of_hunger_can_be_eaten_from_the_next_day_on() -> None:
    """R4.5."""
    voyage = Voyage({"Ada": wealth(), "Bob": wealth(1), "Cy": wealth()})
    voyage.to_starvation()
    facts = voyage.take({"to": "end"})
    assert [fact["fact"] for fact in facts] == ["hungry", "hungry", "hungry", "died", "day"]
    assert voyage.bodies() == [["Bob", "body"]]
    assert voyage.to_starvation()[0]["actions"] == {"Ada": None, "Cy": None}
    assert voyage.refusal({"eat": ["Ada", "Bob"]}) is None


def test_a_card_is_drawn_for_everyone_who_ate_also_for_one_dying_of_hunger() -> None:
    """R4.4: all cards are drawn, though the first is black already."""
    players = {"Ada": wealth(), "Bob": wealth(1), "Cy": wealth(food=2)}
    voyage = Voyage(players, bodies=[["Finn", "body"], ["Old Tom", "body"]], cards=["2S", "3H", "4H"])
    voyage.to_starvation()
    voyage.take(
        {"eat": ["Cy", "Old Tom"]}, {"eat": ["Bob", "Finn"]}, {"fast": ["Bob"]}, {"eat": ["Ada", "Finn"]}
    )
    facts = voyage.take({"to": "end"})
    assert facts[3:] == [
        {"fact": "body_drawn", "body": "Finn", "cards": ["2S", "3H"], "eaten": True},
        {"fact": "body_drawn", "body": "Old Tom", "cards": ["4H"], "eaten": False},
        {"fact": "died", "who": "Bob", "how": "hunger"},
        {"fact": "day", "day": 2, "card": "3C"},
    ]
    assert voyage.bodies() == [["Finn", "eaten"], ["Old Tom", "body"], ["Bob", "body"]]


def test_when_hunger_takes_the_last_of_them_nobody_wins() -> None:
    """R1.3, R4.5."""
    voyage = Voyage({"Ada": wealth(1), "Bob": wealth(1), "Cy": wealth(1)})
    voyage.to_starvation()
    facts = voyage.take({"to": "end"})
    assert of(facts, "died", "day", "ended") == [
        {"fact": "died", "who": "Ada", "how": "hunger"},
        {"fact": "died", "who": "Bob", "how": "hunger"},
        {"fact": "died", "who": "Cy", "how": "hunger"},
        {"fact": "ended", "winners": []},
    ]


def test_a_single_survivor_sails_on_alone() -> None:
    """R1.3."""
    voyage = Voyage({"Ada": wealth(1), "Bob": wealth(1), "Cy": wealth(3)}, cards=["2H"])
    voyage.take({"to": "end"}, {"to": "end"})
    assert voyage.take({"act": ["Cy", "fast", "hearts"]})[0] == {
        "fact": "revealed",
        "actions": {"Cy": ["fast", "hearts"]},
    }
