"""What a refusal says besides its code, and what the lobby and a sailor's own view show (R0 to R6)."""

from typing import Any

import msgspec
import pytest

from core.engine.command import CloseNow, Command, Modkill, Pause, Rename, Revive, Start, Substitute
from core.engine.ids import Person, Seat
from core.engine.notice import Place
from core.engine.refusal import Refused
from core.engine.ruleset import Viewer
from core.raft import RULESET
from core.raft.cards import Colour, Suit
from core.raft.commands import (
    AcceptOffer,
    BlameSomebody,
    CallColour,
    CancelAction,
    Configure,
    Eat,
    Give,
    MakeOffer,
    SetSailor,
    WriteAttack,
    WriteFast,
)
from core.raft.settings import Settings, Sitting
from core.raft.state import Goods
from tests.raft.port import ADA, BOB, CY, Port, boarded, sailing

FOOD = Goods(1, 0)


def starving() -> Port:
    """Starvation, in which Cy is dead."""
    port = sailing("Ada", "Bob", "Cy", "Deb")
    port.ok(CloseNow(), Modkill(CY))
    return port


@pytest.mark.parametrize(
    ("command", "refused"),
    [
        (Give(ADA, "Bob", FOOD), Refused("not_enough", {"name": "Ada", "food": 0, "weapons": 0})),  # R4.1
        (Give(ADA, "Zed", FOOD), Refused("unknown_seat", {"name": "Zed"})),
        (Give(ADA, "cy", FOOD), Refused("not_in_play", {"name": "Cy"})),
        (Give(ADA, "Ada", FOOD), Refused("bad_target", {"name": "Ada"})),
        (Give(ADA, "Bob", Goods(0, 0)), Refused("bad_amount")),
        (Give(CY, "Bob", FOOD), Refused("not_in_play", {"name": "Cy"})),
        (Give(Seat(9), "Bob", FOOD), Refused("unknown_seat")),
        (
            MakeOffer(ADA, "Bob", FOOD, Goods(0, 0)),
            Refused("not_enough", {"name": "Ada", "food": 0, "weapons": 0}),
        ),
        (AcceptOffer(ADA, "Bob"), Refused("bad_call")),
        (Eat(ADA, "Zed"), Refused("unknown_seat", {"name": "Zed"})),  # R4.2
        (Eat(ADA, "Bob"), Refused("bad_target", {"name": "Bob"})),
        (WriteFast(ADA, Suit.CLUBS), Refused("not_open", {"phase": "starvation"})),
        (BlameSomebody(ADA, "Bob"), Refused("not_open", {"phase": "starvation"})),
        (CallColour(ADA, Colour.RED), Refused("not_open", {"phase": "starvation"})),
        (CancelAction(ADA), Refused("not_open", {"phase": "starvation"})),  # R6.3
        (SetSailor(ADA, health=11), Refused("bad_amount", {"least": 1, "most": 10})),  # R6.4
        (SetSailor(ADA, health=0), Refused("bad_amount", {"least": 1, "most": 10})),
        (SetSailor(ADA, food=-1), Refused("bad_amount", {"least": 0})),
        (SetSailor(ADA, weapons=-1), Refused("bad_amount", {"least": 0})),
        (SetSailor(CY, health=1), Refused("not_in_play", {"name": "Cy"})),
        (Modkill(CY), Refused("not_in_play", {"name": "Cy"})),
        (Revive(ADA), Refused("bad_target", {"name": "Ada"})),
        (Substitute(ADA, Person(102)), Refused("already_joined")),
        (Rename(ADA, " "), Refused("bad_name")),
        (Rename(ADA, "BOB"), Refused("name_taken", {"name": "BOB"})),
        (Start("hash"), Refused("already_started")),
    ],
)
def test_a_refusal_says_what_was_wrong(command: Command, refused: Refused) -> None:
    port = starving()
    assert port.send(command) == refused


def test_while_the_game_is_paused_nobody_acts() -> None:
    port = sailing()
    port.ok(Pause())
    assert port.send(WriteAttack(ADA, "Bob")) == Refused("paused")
    assert sailing().send(CancelAction(ADA)) == Refused("nothing_to_undo")


@pytest.mark.parametrize(
    ("settings", "refused"),
    [
        (Settings(voyage=4), Refused("bad_voyage", {"least": 5, "most": 52})),  # R0.6
        (Settings(voyage=53), Refused("bad_voyage", {"least": 5, "most": 52})),
        (Settings(pace=Sitting(actions=0)), Refused("bad_minutes", {"least": 1, "most": 1440})),  # R6.1
        (Settings(pace=Sitting(trial=1441)), Refused("bad_minutes", {"least": 1, "most": 1440})),
    ],
)
def test_settings_out_of_bounds_are_told_their_bounds(settings: Settings, refused: Refused) -> None:
    assert Port().send(Configure(settings)) == refused


def test_too_few_or_too_many_are_told_how_many_may_sail() -> None:
    port = boarded("Ada", "Bob")
    assert port.send(Start("hash")) == Refused("wrong_count", {"count": 2, "fewest": 3, "most": 20})  # R0.1


def test_the_lobby_shows_who_is_aboard_and_what_is_set() -> None:
    port = boarded("Ada", "Bob", settings=Settings(voyage=9))
    [lobby] = RULESET.cards(port.state)
    assert (lobby.key, lobby.place, lobby.card, lobby.to.seats) == (
        "raft-lobby",
        Place.TABLE,
        "lobby",
        frozenset(),
    )
    assert lobby.facts == {
        "sailors": ["Ada", "Bob"],
        "count": 2,
        "fewest": 3,
        "most": 20,
        "voyage": 9,
        "pace": {"type": "sitting", "actions": 3, "starvation": 3, "accusation": 2, "trial": 1},
    }


def test_what_everybody_sees_of_a_day() -> None:
    port = sailing("Ada", "Bob", "Cy")
    port.ok(WriteFast(BOB, Suit.CLUBS))
    state = port.state
    fresh: dict[str, Any] = {
        "health": 8,
        "food": 0,
        "weapons": 0,
        "alive": True,
        "fasting": False,
        "accused": False,
    }
    assert RULESET.view(state, Viewer()) == {
        "phase": "actions",
        "day": 1,
        "day_card": state.day_card,
        "opened_at": "2026-07-05T12:00:00+00:00",
        "closes_at": "2026-07-05T12:03:00+00:00",
        "paused": False,
        "sailors": [
            {"seat": 0, "name": "Ada", **fresh, "acted": False},
            {"seat": 1, "name": "Bob", **fresh, "acted": True},
            {"seat": 2, "name": "Cy", **fresh, "acted": False},
        ],
        "bodies": [],
        "still_to_act": ["Ada", "Cy"],
        "day_cards_left": 52,
        "winners": [],
        "cancelled": False,
        "seed_hash": "hash",
        "settings": msgspec.to_builtins(state.settings),
    }  # R0.5


def own(port: Port, seat: Seat) -> dict[str, Any]:
    mine: dict[str, Any] = RULESET.view(port.state, Viewer(seat=seat))["you"]
    return mine


def test_what_a_sailor_may_do_is_shown_to_him_with_the_names_he_may_take() -> None:
    port = sailing("Ada", "Bob", "Cy")
    assert own(port, ADA)["options"] == {
        "fast": True,
        "scavenge": True,
        "weapon": True,
        "attack": ["Bob", "Cy"],
    }  # R2
    port = starving()
    assert own(port, ADA)["options"] == {
        "offer": ["Bob", "Deb"],
        "fast": True,
        "done": True,
    }  # R4; Cy's body can be eaten from tomorrow on, R6.4
    port.ok(SetSailor(ADA, food=1), MakeOffer(ADA, "Bob", FOOD, Goods(0, 0)))
    assert own(port, ADA)["options"]["withdraw"] == ["Bob"]
    assert own(port, ADA)["options"]["give"] == ["Bob", "Deb"]
    assert {word: own(port, BOB)["options"][word] for word in ("accept", "refuse")} == {
        "accept": ["Ada"],
        "refuse": ["Ada"],
    }
    assert own(port, BOB)["offers_in"] == [
        {"from": "Ada", "to": "Bob", "gives": {"food": 1}, "wants": {}, "ready": True}
    ]
