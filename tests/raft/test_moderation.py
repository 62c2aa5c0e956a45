"""The moderator (R6.3, R6.4)."""

import pytest

from core.engine.chance import SeededChance
from core.engine.command import CloseNow, Modkill, Pause, Rename, Resume, Revive, Substitute
from core.engine.ids import Person, Seat
from core.engine.refusal import Refused
from core.engine.ruleset import Viewer
from core.raft import RULESET
from core.raft.cards import Suit
from core.raft.commands import CancelAction, SetSailor, WriteAttack, WriteFast
from core.raft.phases import would_happen
from core.raft.state import Phase
from tests.raft.port import ADA, BOB, CY, boarded, sailing
from tests.raft.voyage import Voyage, of, wealth


def test_a_modkill_voids_his_action_and_the_attacks_on_him() -> None:
    """R6.4: Ada, who attacked him, has not written, so the phase waits for her."""
    voyage = Voyage(["Ada", "Bob", "Cy", "Deb"], cards=["2H", "3H", "4H"])
    voyage.take(
        {"act": ["Ada", "attack", "Bob"]}, {"act": ["Bob", "attack", "Cy"]}, {"act": ["Cy", "fast", "hearts"]}
    )
    assert voyage.take({"modkill": ["Bob"]}, {"act": ["Deb", "fast", "hearts"]}) == []
    facts = voyage.take({"to": "end"})
    assert facts[0]["actions"] == {"Ada": None, "Cy": ["fast", "hearts"], "Deb": ["fast", "hearts"]}
    assert of(facts, "scores", "combat") == []
    assert voyage.bodies() == [["Bob", "body"]]


def test_the_phase_closes_if_all_others_have_acted() -> None:
    """R6.4."""
    voyage = Voyage(cards=["2H", "3H"])
    voyage.take({"act": ["Ada", "fast", "hearts"]}, {"act": ["Bob", "fast", "hearts"]})
    facts = voyage.take({"modkill": ["Cy"]})
    assert [fact["fact"] for fact in facts] == ["modkilled", "revealed", "drew", "drew"]
    voyage.take({"done": ["Ada"]})
    facts = voyage.take({"modkill": ["Bob"]})
    assert [fact["fact"] for fact in facts] == ["modkilled", "fed", "day"]


def test_the_body_of_a_modkill_can_be_eaten_from_the_next_starvation_on() -> None:
    """R6.4."""
    voyage = Voyage(["Ada", "Bob", "Cy", "Deb"])
    voyage.take({"modkill": ["Bob"]}, {"to": "end"})
    assert voyage.refusal({"eat": ["Ada", "Bob"]}) is None
    voyage.take({"modkill": ["Cy"]})
    assert voyage.refusal({"eat": ["Deb", "Cy"]}) == "bad_target"
    voyage.take({"to": "end"}, {"to": "end"})
    assert voyage.refusal({"eat": ["Deb", "Cy"]}) is None


def test_who_is_brought_back_has_what_he_had_and_his_body_is_taken_away() -> None:
    """R6.4: no card is drawn for it, what was eaten of it is eaten."""
    voyage = Voyage({"Ada": wealth(), "Bob": wealth(5, 2, 1), "Cy": wealth()}, cards=["2S"])
    voyage.take({"modkill": ["Bob"]}, {"to": "end"}, {"eat": ["Ada", "Bob"]})
    assert voyage.take({"revive": ["Bob"]}) == [{"fact": "revived", "who": "Bob"}]
    assert voyage.holds("Bob") == {**wealth(5, 2, 1), "alive": True}
    assert voyage.bodies() == []
    assert voyage.refusal({"eat": ["Ada", "Bob"]}) == "power_spent"
    assert voyage.holds("Ada")["food"] == 1
    assert of(voyage.take({"to": "end"}), "body_drawn") == []


def test_who_starved_comes_back_with_one_health() -> None:
    """R6.4."""
    voyage = Voyage({"Ada": wealth(1, 1), "Bob": wealth(), "Cy": wealth()})
    voyage.take({"to": "end"}, {"fast": ["Ada"]}, {"to": "end"}, {"revive": ["Ada"]})
    assert voyage.holds("Ada") == {**wealth(1, 1), "alive": True}


def test_a_body_that_is_eaten_up_stays_when_its_sailor_is_brought_back() -> None:
    """R6.4: and he can leave a second one."""
    voyage = Voyage(cards=["2S", "3H"])
    voyage.take(
        {"modkill": ["Bob"]}, {"to": "end"}, {"eat": ["Ada", "Bob"]}, {"to": "end"}, {"revive": ["Bob"]}
    )
    assert voyage.bodies() == [["Bob", "eaten"]]
    voyage.take({"to": "end"})
    assert voyage.refusal({"eat": ["Cy", "Bob"]}) == "bad_target"
    voyage.take({"to": "end"}, {"modkill": ["Bob"]}, {"to": "end"})
    assert voyage.bodies() == [["Bob", "eaten"], ["Bob", "body"]]
    voyage.take({"eat": ["Cy", "Bob"]})
    facts = voyage.take({"to": "end"})
    assert of(facts, "body_drawn") == [{"fact": "body_drawn", "body": "Bob", "cards": ["3H"], "eaten": False}]


def test_what_he_said_in_that_phase_is_gone_but_what_he_ate_is_eaten() -> None:
    """R6.4."""
    voyage = Voyage(
        {"Ada": wealth(food=1), "Bob": wealth(), "Cy": wealth()}, bodies=[["Finn", "body"]], cards=["2S"]
    )
    voyage.take({"to": "end"}, {"fast": ["Ada"]}, {"eat": ["Ada", "Finn"]}, {"done": ["Ada"]})
    voyage.take({"modkill": ["Ada"]}, {"revive": ["Ada"]}, {"done": ["Bob"]})
    assert voyage.refusal({"eat": ["Ada", "Finn"]}) == "power_spent"
    assert voyage.take({"done": ["Cy"]}) == []  # Ada is not done any more
    facts = voyage.take({"done": ["Ada"]})
    assert facts[:4] == [
        {"fact": "fed", "who": "Ada", "health": 8},
        {"fact": "hungry", "who": "Bob", "health": 7},
        {"fact": "hungry", "who": "Cy", "health": 7},
        {"fact": "body_drawn", "body": "Finn", "cards": ["2S"], "eaten": True},
    ]


def test_a_card_is_drawn_for_what_a_modkilled_sailor_ate_that_day() -> None:
    """R4.4, R6.4: it is eaten."""
    voyage = Voyage(bodies=[["Finn", "body"]], cards=["2S"])
    voyage.take({"to": "end"}, {"eat": ["Ada", "Finn"]}, {"modkill": ["Ada"]})
    assert of(voyage.take({"to": "end"}), "body_drawn")[0]["cards"] == ["2S"]


def test_accusations_of_a_modkilled_sailor_stand() -> None:
    """R6.4: his own is void; he is dead and stands no trial, unless he is brought back."""
    voyage = Voyage(["Ada", "Bob", "Cy"], days=["JK"], bodies=[["Tom", "eaten"]], cards=["2H", "3H"])
    voyage.take({"blame": ["Ada", "Bob"]}, {"blame": ["Bob", "Cy"]})
    facts = voyage.take({"modkill": ["Bob"]}, {"blame": ["Cy", "Bob"]})
    assert facts == [
        {"fact": "blamed", "by": "Ada", "who": "Bob"},
        {"fact": "blamed", "by": "Cy", "who": "Bob"},
        {"fact": "ended", "winners": ["Ada", "Cy"]},
    ]


def test_a_modkill_in_the_trial_spares_the_accused_the_sentence() -> None:
    voyage = Voyage(["Ada", "Bob", "Cy"], days=["JK"], bodies=[["Tom", "eaten"]], cards=["2H", "3H"])
    voyage.take({"to": "end"}, {"colour": ["Ada", "red"]}, {"colour": ["Bob", "red"]})
    facts = voyage.take({"modkill": ["Cy"]})
    assert [fact["fact"] for fact in facts] == ["modkilled", "tried", "tried", "ended"]
    assert facts[-1]["winners"] == ["Ada", "Bob"]


def test_who_is_brought_back_in_the_trial_stands_it() -> None:
    """R6.4: the accusations of him stand; the colour he called is gone."""
    voyage = Voyage(["Ada", "Bob", "Cy"], days=["JK"], bodies=[["Tom", "eaten"]], cards=["2H", "3H", "4H"])
    voyage.take({"to": "end"}, {"colour": ["Ada", "black"]}, {"modkill": ["Ada"]}, {"revive": ["Ada"]})
    voyage.take({"colour": ["Bob", "red"]}, {"colour": ["Cy", "red"]})
    facts = voyage.take({"colour": ["Ada", "red"]})
    assert [fact["who"] for fact in of(facts, "tried")] == ["Ada", "Bob", "Cy"]


def test_killing_the_last_ends_the_game() -> None:
    """R1.3."""
    voyage = Voyage()
    facts = voyage.take({"modkill": ["Ada"]}, {"modkill": ["Bob"]}, {"modkill": ["Cy"]})
    assert facts == [{"fact": "modkilled", "who": "Cy"}, {"fact": "ended", "winners": []}]
    for step in ({"revive": ["Cy"]}, {"set": ["Cy", {"food": 1}]}, {"modkill": ["Zed"]}):
        assert voyage.refusal(step) == "game_over"


def test_whom_the_moderator_can_kill_bring_back_and_set() -> None:
    voyage = Voyage(bodies=[["Tom", "body"]])
    for name in ("Zed", "Tom"):
        assert voyage.refusal({"modkill": [name]}) == "unknown_seat"
        assert voyage.refusal({"revive": [name]}) == "unknown_seat"
        assert voyage.refusal({"set": [name, {"food": 1}]}) == "unknown_seat"
    assert voyage.refusal({"revive": ["Ada"]}) == "bad_target"
    voyage.take({"modkill": ["Ada"]})
    assert voyage.refusal({"modkill": ["Ada"]}) == "not_in_play"
    assert voyage.refusal({"set": ["Ada", {"food": 1}]}) == "not_in_play"


def test_setting_tells_what_was_set() -> None:
    voyage = Voyage()
    assert voyage.take({"set": ["Ada", {"weapons": 2, "health": 10}]}) == [
        {"fact": "set", "who": "Ada", "health": 10, "weapons": 2}
    ]
    assert voyage.holds("Ada") == {**wealth(10, 0, 2), "alive": True}


@pytest.mark.parametrize(
    "command",
    [
        SetSailor(ADA, health=0),
        SetSailor(ADA, health=11),
        SetSailor(ADA, food=-1),
        SetSailor(ADA, weapons=-1),
    ],
)
def test_numbers_out_of_range_are_not_set(command: SetSailor) -> None:
    """R6.4."""
    refused = sailing().send(command)
    assert refused is not None
    assert refused.code == "bad_amount"


def test_an_action_can_be_cancelled_until_it_is_revealed() -> None:
    """R6.3: and changed, by writing for him."""
    port = sailing()
    assert port.send(CancelAction(ADA)) == Refused("nothing_to_undo")
    port.ok(WriteFast(ADA, Suit.CLUBS), WriteAttack(ADA, "Bob"), CancelAction(ADA))
    assert port.state.sailors[ADA].plan is None
    port.ok(CloseNow())
    assert port.send(CancelAction(ADA)) == Refused("not_open", {"phase": "starvation"})


def test_a_substitute_takes_over_everything_the_seat_has() -> None:
    """F03."""
    port = sailing()
    port.ok(WriteFast(ADA, Suit.CLUBS), SetSailor(ADA, food=3))
    before = port.state.sailors[ADA]
    port.ok(Substitute(ADA, Person(900)))
    after = port.state.sailors[ADA]
    assert (after.person, after.name, after.plan, after.food) == (900, "Ada", before.plan, 3)
    assert RULESET.seating(port.state) == {900: ADA, 102: BOB, 103: CY}
    assert port.send(Substitute(BOB, Person(900))) == Refused("already_joined")
    assert port.send(Substitute(Seat(7), Person(901))) == Refused("unknown_seat")


def test_a_renamed_sailor_is_attacked_under_his_new_name() -> None:
    """F07."""
    port = sailing()
    port.ok(WriteAttack(BOB, "Ada"), Rename(ADA, "Adela"))
    assert RULESET.view(port.state, Viewer(seat=BOB))["you"]["action"] == ["attack", "Adela"]
    assert port.send(WriteAttack(CY, "Ada")) == Refused("unknown_seat", {"name": "Ada"})
    assert port.send(Rename(BOB, "Cy")) == Refused("name_taken", {"name": "Cy"})
    assert port.send(Rename(BOB, "")) == Refused("bad_name")
    port.ok(Rename(BOB, "BOB"))


def test_in_a_lobby_nobody_is_killed() -> None:
    port = boarded("Ada", "Bob", "Cy")
    for command in (Modkill(ADA), Revive(ADA), SetSailor(ADA, food=1)):
        assert port.send(command) == Refused("not_open", {"phase": "lobby"})


def test_a_phase_that_is_complete_closes_when_the_game_goes_on() -> None:
    port = sailing()
    port.ok(WriteFast(ADA, Suit.CLUBS), WriteFast(BOB, Suit.CLUBS), Pause(), Modkill(CY))
    assert port.state.phase is Phase.ACTIONS
    port.ok(Resume())
    assert port.state.phase is Phase.STARVATION


def test_what_would_happen_is_told_and_does_not_happen() -> None:
    """R6.3."""
    port = sailing()
    port.ok(WriteAttack(ADA, "Bob"))
    before = port.state
    foreseen = would_happen(port.state, SeededChance((1).to_bytes(32, "big")), port.now)
    assert port.state is before
    count = len(port.events)
    port.ok(CloseNow())
    assert tuple(port.events[count:]) == foreseen
    assert would_happen(boarded("Ada").state, SeededChance(bytes(32)), port.now) == Refused(
        "not_open", {"phase": "lobby"}
    )
