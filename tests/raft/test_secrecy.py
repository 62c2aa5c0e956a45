"""Sheets, accusations and decks are secret until their time (R0.5): swap what is secret, compare what is told."""

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from core.engine.command import Command, Start
from core.engine.ids import Seat
from core.engine.notice import Notice, Place
from core.engine.record import replace
from core.engine.ruleset import MODERATOR, ONLOOKER, Viewer
from core.raft import RULESET
from core.raft.cards import Colour, Suit
from core.raft.commands import BlameSomebody, CallColour, MakeOffer, WriteAttack, WriteFast, WriteWeapon
from core.raft.events import DayDeckShuffled
from core.raft.state import Body, Goods, Phase, Raft
from tests.raft.port import ADA, BOB, CY, NOON, Port, boarded, sailing

VIEWERS = [Viewer(seat=BOB), Viewer(seat=CY), ONLOOKER]


def everything_told(before: Raft, commands: Sequence[Command], viewer: Viewer, seed: int = 1) -> bytes:
    """All that reaches one viewer: events, notices, displays and his view after every event."""
    port = Port(seed)
    port.states = [before]
    port.ok(*commands)
    told: list[Any] = []
    for was, event, after in zip(port.states, port.events, port.states[1:], strict=False):
        known = RULESET.audience(was, event)
        if known.public or (viewer.seat is not None and known.includes(viewer.seat)):
            told.append(RULESET.tell(event, viewer))
        told += [notice for notice in RULESET.notices(was, event, after) if reaches(notice, viewer)]
        told += [notice for notice in RULESET.cards(after) if reaches(notice, viewer)]
        told.append(RULESET.view(after, viewer))
    return msgspec.json.encode(told)


def reaches(notice: Notice, viewer: Viewer) -> bool:
    match notice.place:
        case Place.TABLE | Place.BULLETIN:
            return True
        case Place.PRIVATE:
            return viewer.seat is not None and notice.to.includes(viewer.seat)
        case Place.MODERATORS:
            return viewer.moderator


def in_phase(phase: Phase) -> Raft:
    """Ada, Bob and Cy in that phase, an eaten and an uneaten body on the raft, everyone accused."""
    state = sailing().state
    sailors = tuple(replace(sailor, food=2, accused=phase is Phase.TRIAL) for sailor in state.sailors)
    bodies = (Body(0, Seat(-1), eaten=True), Body(1, Seat(-2)))
    return replace(state, phase=phase, sailors=sailors, strangers=("Tom", "Finn"), bodies=bodies, laid=2)


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize(
    ("phase", "one", "other"),
    [
        (Phase.ACTIONS, WriteFast(ADA, Suit.CLUBS), WriteFast(ADA, Suit.HEARTS)),
        (Phase.ACTIONS, WriteFast(ADA, Suit.CLUBS), WriteWeapon(ADA, Colour.RED)),
        (Phase.ACTIONS, WriteAttack(ADA, "Bob"), WriteAttack(ADA, "Cy")),
        (Phase.ACTIONS, WriteAttack(ADA, "Bob"), WriteFast(ADA, Suit.SPADES)),
        (Phase.ACCUSATION, BlameSomebody(ADA, "Bob"), BlameSomebody(ADA, "Finn")),
        (Phase.TRIAL, CallColour(ADA, Colour.RED), CallColour(ADA, Colour.BLACK)),
    ],
)
def test_what_is_written_reaches_nobody_else(
    phase: Phase, one: Command, other: Command, viewer: Viewer
) -> None:
    before = in_phase(phase)
    assert everything_told(before, [one], viewer) == everything_told(before, [other], viewer)
    writer = Viewer(seat=ADA)
    assert everything_told(before, [one], writer) != everything_told(before, [other], writer)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_changed_sheet_looks_like_one_that_was_not_changed(viewer: Viewer) -> None:
    """Not even that it was changed: after the change the others have been told nothing more."""
    before = in_phase(Phase.ACTIONS)
    port = Port()
    port.states = [before]
    port.ok(WriteAttack(ADA, "Bob"))
    written = port.state
    port.ok(WriteAttack(ADA, "Cy"))
    [event] = port.events[1:]
    assert not RULESET.audience(written, event).includes(BOB)
    assert RULESET.notices(written, event, port.state) == ()
    assert RULESET.view(written, viewer) == RULESET.view(port.state, viewer)


def test_the_writer_and_the_moderator_see_what_is_written() -> None:
    port = sailing()
    port.ok(WriteAttack(ADA, "Bob"))
    assert RULESET.view(port.state, Viewer(seat=ADA))["you"]["action"] == ["attack", "Bob"]
    assert RULESET.view(port.state, MODERATOR)["secrets"][0]["action"] == ["attack", "Bob"]
    assert RULESET.tell(port.events[-1], MODERATOR) == {
        "type": "action_written",
        "who": 0,
        "plan": {"action": "attack", "target": 1},
    }


def test_that_somebody_has_acted_is_public() -> None:
    """Secrecy, signals: on the raft it is."""
    port = sailing()
    port.ok(WriteFast(BOB, Suit.CLUBS))
    assert RULESET.view(port.state, ONLOOKER)["still_to_act"] == ["Ada", "Cy"]
    [day] = [notice for notice in RULESET.cards(port.state) if notice.key == "raft-day-card"]
    assert (day.facts["acted"], day.facts["waiting"]) == (["Bob"], ["Ada", "Cy"])


def test_an_offer_is_for_the_two_it_is_between() -> None:
    before = in_phase(Phase.STARVATION)
    one, other = MakeOffer(ADA, "Bob", Goods(food=1), Goods()), MakeOffer(ADA, "Bob", Goods(food=2), Goods())
    for viewer in (Viewer(seat=CY), ONLOOKER):
        assert everything_told(before, [one], viewer) == everything_told(before, [other], viewer)
    for viewer in (Viewer(seat=ADA), Viewer(seat=BOB)):
        assert everything_told(before, [one], viewer) != everything_told(before, [other], viewer)


@pytest.mark.parametrize("viewer", [Viewer(seat=ADA), *VIEWERS, MODERATOR])
def test_the_order_of_the_decks_reaches_nobody_not_even_the_moderator(viewer: Viewer) -> None:
    state = boarded("Ada", "Bob", "Cy").state
    seeds = {}
    for seed in range(1, 200):
        port = Port(seed)
        port.states = [state]
        port.ok(Start("h"))
        seeds.setdefault(port.state.day_card, []).append(seed)
        if len(seeds[port.state.day_card]) == 2 and port.state.phase is Phase.ACTIONS:
            one, other = seeds[port.state.day_card]
            told = everything_told(state, [Start("h")], viewer, one)
            assert told == everything_told(state, [Start("h")], viewer, other)
            return
    raise AssertionError("no two seeds have the same first card")


def test_where_the_joker_lies_is_told_in_no_audience() -> None:
    port = sailing()
    [shuffled] = [event for event in port.events if isinstance(event, DayDeckShuffled)]
    audience = RULESET.audience(port.state, shuffled)
    assert not audience.public
    assert not audience.seats
    assert "cards" not in (RULESET.tell(shuffled, MODERATOR) or {})


def test_no_phone_but_the_moderators_panel_learns_an_account() -> None:
    port = sailing()
    for viewer in VIEWERS:
        told = [RULESET.tell(event, viewer) for event in port.events]
        assert b"person" not in msgspec.json.encode([told, RULESET.view(port.state, viewer)])
    assert b'"person":101' in msgspec.json.encode(RULESET.view(port.state, MODERATOR))


def test_secret_sheets_are_protected_from_forwarding() -> None:
    for phase in (Phase.ACTIONS, Phase.ACCUSATION, Phase.TRIAL):
        sheets = [notice for notice in RULESET.cards(in_phase(phase)) if notice.place is Place.PRIVATE]
        assert len(sheets) == 3
        assert all(sheet.protect and len(sheet.to.seats) == 1 for sheet in sheets)


def test_every_time_is_in_utc() -> None:
    """F34."""
    assert sailing().state.opened_at == NOON
    assert RULESET.view(sailing().state, ONLOOKER)["opened_at"] == "2026-07-05T12:00:00+00:00"
