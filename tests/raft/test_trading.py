"""Gifts and trades (R4.1, F27 to F29)."""

import pytest

from core.engine.ids import Seat
from core.engine.refusal import Refused
from core.raft.commands import AcceptOffer, Give, MakeOffer, RefuseOffer
from core.raft.state import Goods
from tests.raft.voyage import Voyage, wealth


@pytest.fixture
def voyage() -> Voyage:
    """Starvation is open: Ada has 2 food, Bob a weapon, Cy nothing; Dan is dead."""
    players = {"Ada": wealth(food=2), "Bob": wealth(weapons=1), "Cy": wealth(), "Dan": wealth()}
    voyage = Voyage(players)
    voyage.take({"modkill": ["Dan"]}, {"to": "end"})
    return voyage


def goods(voyage: Voyage) -> tuple[int, int]:
    """All food and all weapons on the raft."""
    sailors = voyage.state.sailors
    return sum(each.food for each in sailors), sum(each.weapons for each in sailors)


def test_a_gift_is_at_once_and_of_what_one_holds(voyage: Voyage) -> None:
    assert voyage.take({"give": ["Ada", "Cy", {"food": 2, "weapons": 0}]}) == [
        {"fact": "gave", "from": "Ada", "to": "Cy", "what": {"food": 2}}
    ]
    assert voyage.holds("Cy")["food"] == 2
    assert voyage.refusal({"give": ["Ada", "Cy", {"food": 1}]}) == "not_enough"
    assert voyage.refusal({"give": ["Bob", "Cy", {"food": 1, "weapons": 1}]}) == "not_enough"
    assert goods(voyage) == (2, 1)


@pytest.mark.parametrize(
    ("to", "why"), [("Ada", "bad_target"), ("Dan", "not_in_play"), ("Zed", "unknown_seat")]
)
def test_gifts_and_offers_go_to_another_living_sailor(voyage: Voyage, to: str, why: str) -> None:
    """F29: nobody trades with himself or with the dead; the name is judged before the goods."""
    assert voyage.refusal({"give": ["Ada", to, {"food": 9}]}) == why
    assert voyage.refusal({"offer": ["Ada", to, {"food": 9}, {}]}) == why


def test_a_trade_is_done_when_it_is_accepted(voyage: Voyage) -> None:
    voyage.take({"offer": ["Ada", "Bob", {"food": 2}, {"weapons": 1}]})
    assert voyage.take({"accept": ["Bob", "Ada"]}) == [
        {"fact": "traded", "from": "Ada", "to": "Bob", "gave": {"food": 2}, "got": {"weapons": 1}}
    ]
    assert voyage.holds("Ada") == {**wealth(weapons=1), "alive": True}
    assert voyage.holds("Bob") == {**wealth(food=2), "alive": True}
    assert voyage.refusal({"accept": ["Bob", "Ada"]}) == "bad_call"


def test_an_offer_may_be_against_a_promise_or_ask_for_a_present(voyage: Voyage) -> None:
    voyage.take({"offer": ["Ada", "Cy", {"food": 1}, {}]})
    assert voyage.take({"accept": ["Cy", "Ada"]})[0]["got"] == {}
    voyage.take({"offer": ["Cy", "Bob", {}, {"weapons": 1}]})
    assert voyage.take({"accept": ["Bob", "Cy"]})[0] == {
        "fact": "traded",
        "from": "Cy",
        "to": "Bob",
        "gave": {},
        "got": {"weapons": 1},
    }


def test_one_can_offer_only_what_one_holds_but_ask_for_anything(voyage: Voyage) -> None:
    assert voyage.refusal({"offer": ["Ada", "Bob", {"food": 3}, {}]}) == "not_enough"
    assert voyage.refusal({"offer": ["Ada", "Bob", {"food": 1}, {"weapons": 5}]}) is None
    assert voyage.refusal({"accept": ["Bob", "Ada"]}) == "not_enough"


def test_an_offer_whose_goods_are_gone_fails_and_stays_open(voyage: Voyage) -> None:
    """F28, F29."""
    voyage.take({"offer": ["Ada", "Bob", {"food": 2}, {"weapons": 1}]}, {"give": ["Ada", "Cy", {"food": 1}]})
    assert voyage.refusal({"accept": ["Bob", "Ada"]}) == "not_enough"
    voyage.take({"give": ["Cy", "Ada", {"food": 1}]})
    assert voyage.refusal({"accept": ["Bob", "Ada"]}) is None
    assert goods(voyage) == (2, 1)


def test_a_new_offer_replaces_the_one_between_the_same_two_and_no_other(voyage: Voyage) -> None:
    voyage.take(
        {"offer": ["Ada", "Bob", {"food": 2}, {"weapons": 1}]},
        {"offer": ["Ada", "Cy", {"food": 1}, {}]},
        {"offer": ["Bob", "Ada", {"weapons": 1}, {"food": 1}]},
        {"offer": ["Ada", "Bob", {"food": 1}, {"weapons": 1}]},
    )
    assert len(voyage.state.offers) == 3
    assert voyage.take({"accept": ["Bob", "Ada"]})[0]["gave"] == {"food": 1}
    assert voyage.refusal({"accept": ["Ada", "Bob"]}) == "not_enough"


@pytest.mark.parametrize("answer", [AcceptOffer, RefuseOffer])
def test_an_answer_to_an_offer_that_was_replaced_meanwhile_is_no_answer_to_the_new_one_f29(
    voyage: Voyage, answer: type[AcceptOffer | RefuseOffer]
) -> None:
    """The button under the old offer may be tapped before the new one is on the phone."""
    bob, shown = Seat(1), (Goods(food=2), Goods(weapons=1))
    voyage.take({"offer": ["Ada", "Bob", {"food": 2}, {"weapons": 1}]})
    voyage.take({"offer": ["Ada", "Bob", {}, {"weapons": 1}]})
    assert voyage.command(answer(bob, "Ada", shown)) == Refused("offer_changed", {"name": "Ada"})
    assert voyage.command(answer(bob, "Zed", shown)) == Refused("bad_call")
    voyage.take({"offer": ["Ada", "Bob", {"food": 2}, {"weapons": 1}]})
    assert not isinstance(voyage.command(answer(bob, "Ada", shown)), Refused)


def test_an_offer_ends_refused_or_withdrawn_or_with_the_phase(voyage: Voyage) -> None:
    for word, names in (("refuse", ["Bob", "Ada"]), ("withdraw", ["Ada", "Bob"])):
        voyage.take({"offer": ["Ada", "Bob", {"food": 1}, {}]})
        assert voyage.refusal({word: names}) is None
        assert voyage.refusal({word: names}) == "bad_call"
        assert voyage.refusal({"accept": ["Bob", "Ada"]}) == "bad_call"
    voyage.take({"offer": ["Ada", "Bob", {"food": 1}, {}]}, {"to": "end"}, {"to": "end"})
    assert voyage.refusal({"accept": ["Bob", "Ada"]}) == "bad_call"


@pytest.mark.parametrize("word", ["accept", "refuse", "withdraw"])
@pytest.mark.parametrize("name", ["Zed", "Dan", "Ada"])
def test_without_an_offer_it_is_a_bad_call_whoever_is_named(voyage: Voyage, word: str, name: str) -> None:
    assert voyage.refusal({word: ["Ada", name]}) == "bad_call"


def test_offers_to_and_by_a_modkilled_sailor_are_void(voyage: Voyage) -> None:
    """R6.4."""
    voyage.take(
        {"offer": ["Ada", "Bob", {"food": 1}, {}]},
        {"offer": ["Bob", "Cy", {"weapons": 1}, {}]},
        {"modkill": ["Bob"]},
        {"revive": ["Bob"]},
    )
    assert voyage.refusal({"accept": ["Bob", "Ada"]}) == "bad_call"
    assert voyage.refusal({"accept": ["Cy", "Bob"]}) == "bad_call"


@pytest.mark.parametrize("what", [Goods(), Goods(food=-1), Goods(food=2, weapons=-1)])
def test_less_than_something_cannot_change_hands(voyage: Voyage, what: Goods) -> None:
    """F27."""
    refused = Refused("bad_amount")
    assert voyage.command(Give(Seat(0), "Cy", what)) == refused
    assert voyage.command(MakeOffer(Seat(0), "Cy", what, Goods())) == refused


def test_trading_waits_for_starvation() -> None:
    voyage = Voyage({"Ada": wealth(food=1), "Bob": wealth(), "Cy": wealth()})
    for step in (
        {"give": ["Ada", "Bob", {"food": 1}]},
        {"offer": ["Ada", "Bob", {"food": 1}, {}]},
        {"accept": ["Bob", "Ada"]},
        {"fast": ["Ada"]},
        {"feed": ["Ada"]},
        {"done": ["Ada"]},
    ):
        assert voyage.refusal(step) == "not_open"
