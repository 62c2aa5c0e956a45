"""Buttons, refusals and `still to act` come from one source of legality."""

from itertools import product

import pytest

from core.engine.command import Modkill
from core.engine.ids import Seat
from core.engine.ruleset import Viewer
from core.raft import RULESET
from core.raft.cards import Colour, Suit
from core.raft.commands import (
    AcceptOffer,
    BlameSomebody,
    CallColour,
    Eat,
    Give,
    HandIn,
    KeepFood,
    MakeOffer,
    RefuseOffer,
    SayDone,
    WithdrawOffer,
    WriteAttack,
    WriteFast,
)
from core.raft.state import Goods, Phase, Raft
from tests.raft.port import Port
from tests.raft.test_secrecy import in_phase

NAMES = ["Ada", "Bob", "Cy", "Tom", "Finn", "Zed"]


def with_one_dead(phase: Phase) -> Raft:
    port = Port()
    port.states = [in_phase(phase)]
    if phase is Phase.STARVATION:
        port.ok(MakeOffer(Seat(0), "Bob", Goods(food=1), Goods()))
        port.ok(MakeOffer(Seat(1), "Ada", Goods(food=1), Goods(weapons=1)))
    port.ok(Modkill(Seat(2)))
    return port.state


def accepted(state: Raft, command: object) -> bool:
    port = Port()
    port.states = [state]
    return port.send(command) is None  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("phase", "who"),
    list(product([Phase.ACTIONS, Phase.STARVATION, Phase.ACCUSATION, Phase.TRIAL], [0, 1, 2])),
)
def test_a_button_is_shown_exactly_when_its_press_is_accepted(phase: Phase, who: int) -> None:
    state, seat = with_one_dead(phase), Seat(who)
    options = RULESET.view(state, Viewer(seat=seat))["you"]["options"]
    by_name = {
        "attack": lambda name: WriteAttack(seat, name),
        "give": lambda name: Give(seat, name, Goods(food=1)),
        "offer": lambda name: MakeOffer(seat, name, Goods(food=1), Goods()),
        "eat": lambda name: Eat(seat, name),
        "blame": lambda name: BlameSomebody(seat, name),
        "accept": lambda name: AcceptOffer(seat, name),
        "refuse": lambda name: RefuseOffer(seat, name),
        "withdraw": lambda name: WithdrawOffer(seat, name),
    }
    for word, command in by_name.items():
        assert sorted(options.get(word, [])) == sorted(
            name for name in NAMES if accepted(state, command(name))
        ), word
    alone = {
        "fast": WriteFast(seat, Suit.CLUBS) if phase is Phase.ACTIONS else KeepFood(seat),
        "done": SayDone(seat),
        "colour": CallColour(seat, Colour.RED),
    }
    for word, press in alone.items():
        assert (word in options) is accepted(state, press), word


def test_the_fast_button_becomes_one_to_take_it_back() -> None:
    port = Port()
    port.states = [in_phase(Phase.STARVATION)]
    port.ok(KeepFood(Seat(0)))
    options = RULESET.view(port.state, Viewer(seat=Seat(0)))["you"]["options"]
    assert "feed" in options
    assert "fast" not in options
    port.ok(HandIn(Seat(0)))
    assert "fast" in RULESET.view(port.state, Viewer(seat=Seat(0)))["you"]["options"]
