"""Whole games of legal and illegal moves, with what must hold after every event (F21, F27)."""

from datetime import timedelta
from typing import get_args

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from core.engine.chance import SeededChance
from core.engine.command import (
    CloseNow,
    Command,
    DeadlineReached,
    Join,
    Modkill,
    MoveDeadline,
    Pause,
    Rename,
    Resume,
    Revive,
    Start,
    Substitute,
    TakeBack,
)
from core.engine.event import Event, TakenBack
from core.engine.ids import Person, Seat
from core.engine.notice import Place
from core.engine.refusal import Refused
from core.engine.ruleset import MODERATOR, ONLOOKER, Viewer
from core.raft import RULESET, commands, events
from core.raft.cards import ACTION_CARDS, Colour, Suit
from core.raft.decide import JUDGES
from core.raft.displays import DISPLAYS
from core.raft.evolve import RECORDS
from core.raft.legality import still_to_act
from core.raft.notices import NOTICES
from core.raft.settings import Settings
from core.raft.state import Goods, Phase, Raft, living, seats
from tests.raft.port import NOON

NAMES = ["Ada", "Bob", "Cy", "Deb", "Eve", "Zed"]

seat = st.integers(0, 5).map(Seat)
name = st.sampled_from(NAMES)
goods = st.builds(Goods, st.integers(0, 2), st.integers(0, 2))
suit, colour = st.sampled_from(Suit), st.sampled_from(Colour)

plays = st.one_of(
    st.builds(commands.WriteFast, seat, suit),
    st.builds(commands.WriteScavenge, seat, suit),
    st.builds(commands.WriteWeapon, seat, colour),
    st.builds(commands.WriteAttack, seat, name),
    st.builds(commands.Give, seat, name, goods),
    st.builds(commands.MakeOffer, seat, name, goods, goods),
    st.builds(commands.AcceptOffer, seat, name),
    st.builds(commands.RefuseOffer, seat, name),
    st.builds(commands.WithdrawOffer, seat, name),
    st.builds(commands.Eat, seat, name),
    st.builds(commands.KeepFood, seat),
    st.builds(commands.HandIn, seat),
    st.builds(commands.SayDone, seat),
    st.builds(commands.BlameSomebody, seat, name),
    st.builds(commands.CallColour, seat, colour),
)
moderation = st.one_of(
    st.builds(Modkill, seat),
    st.builds(Revive, seat),
    st.builds(commands.SetSailor, seat, st.integers(1, 10), st.integers(0, 3), st.none()),
    st.builds(commands.CancelAction, seat),
    st.builds(Substitute, seat, st.integers(100, 110).map(Person)),
    st.builds(Rename, seat, name),
    st.builds(Pause),
    st.builds(Resume),
    st.builds(CloseNow),
    st.builds(MoveDeadline, st.integers(0, 200).map(lambda minutes: NOON + timedelta(minutes=minutes))),
)
clock = st.builds(DeadlineReached, st.just("next"), st.just(NOON))
moves = st.one_of(plays, plays, clock, clock, moderation)


@given(
    crew=st.integers(3, 5),
    voyage=st.integers(5, 12),
    seed=st.integers(0, 2**32),
    sent=st.lists(moves, max_size=120),
)
def test_a_game_of_any_moves_keeps_its_rules(crew: int, voyage: int, seed: int, sent: list[Command]) -> None:
    chance = SeededChance(seed.to_bytes(32, "big"))
    state, now = RULESET.initial, NOON
    boarding: list[Command] = [Join(Person(100 + at), NAMES[at]) for at in range(crew)]
    boarding = [commands.Configure(Settings(voyage=voyage)), *boarding, Start("h")]
    for command in [*boarding, *sent]:
        if isinstance(command, DeadlineReached):
            due = RULESET.next_deadline(state)
            if due is None:
                continue
            command, now = DeadlineReached(due.kind, due.at), max(now, due.at)
        before = RULESET.codec.encode_state(state)
        decided = RULESET.decide(state, command, chance, now)
        assert RULESET.codec.encode_state(state) == before
        if isinstance(decided, Refused):
            continue
        assert decided == RULESET.decide(state, command, chance, now)
        for event in decided:
            after = RULESET.evolve(state, event)
            check_event(state, event, after)
            state = after
        check_at_rest(state)


def check_event(before: Raft, event: Event, after: Raft) -> None:
    check_cards(after)
    check_sailors(after)
    check_goods(before, event, after)
    check_told(before, event, after)
    row = RULESET.codec.encode_event(event)
    assert RULESET.codec.decode_event(*row) == event
    assert RULESET.codec.decode_state(RULESET.codec.encode_state(after)) == after


def check_cards(state: Raft) -> None:
    """R0.3: no card is lost or doubled."""
    if state.action_deck or state.discards:
        assert sorted(state.action_deck + state.discards) == sorted(ACTION_CARDS)
    assert len(set(state.day_deck)) == len(state.day_deck)


def check_sailors(state: Raft) -> None:
    """R0.4, R1.2."""
    for sailor in state.sailors:
        assert 0 <= sailor.health <= 10
        assert sailor.food >= 0
        assert sailor.weapons >= 0
        if not sailor.alive:
            assert (sailor.health, sailor.food, sailor.weapons, sailor.plan) == (0, 0, 0, None)
    assert len({body.number for body in state.bodies}) == len(state.bodies)
    for offer in state.offers:
        assert {offer.giver, offer.to} <= set(living(state))
        assert offer.giver != offer.to
    assert len({(offer.giver, offer.to) for offer in state.offers}) == len(state.offers)


def check_goods(before: Raft, event: Event, after: Raft) -> None:
    """F27, F28: what is on the raft changes only as the event says."""
    food = sum(sailor.food for sailor in after.sailors) - sum(sailor.food for sailor in before.sailors)
    weapons = sum(sailor.weapons for sailor in after.sailors) - sum(
        sailor.weapons for sailor in before.sailors
    )
    assert (food, weapons) == stated_change(before, event, after)


def stated_change(before: Raft, event: Event, after: Raft) -> tuple[int, int]:
    match event:
        case events.Drew(draws=draws):
            gains = [gain.value for draw in draws for gain in draw.got]
            return gains.count("food"), gains.count("weapon")
        case events.Ate():
            return 1, 0
        case events.FoodHandedIn(rations=rations):
            return -sum(ration.fed for ration in rations), 0
        case events.Died(who=who) | events.Modkilled(who=who):
            lost = before.sailors[who]
            return -lost.food, -lost.weapons
        case events.Revived(who=who):
            had = after.sailors[who]
            return had.food, had.weapons
        case events.SailorSet(who=who):
            one, other = before.sailors[who], after.sailors[who]
            return other.food - one.food, other.weapons - one.weapons
        case _:
            return 0, 0


def check_told(before: Raft, event: Event, after: Raft) -> None:
    """Every notice has a text with exactly these facts, and is plain JSON."""
    for notice in RULESET.notices(before, event, after):
        assert set(notice.facts) == NOTICES[notice.key], notice.key
        assert (notice.place is Place.PRIVATE) == bool(notice.to.seats), notice.key
        msgspec.json.encode(notice.facts)
    for display in RULESET.cards(after):
        assert display.card is not None
        assert set(display.facts) == DISPLAYS[display.key], display.key
        msgspec.json.encode(display.facts)
    names = [display.card for display in RULESET.cards(after) if display.place is Place.TABLE]
    assert len(set(names)) == len(names)
    for viewer in (ONLOOKER, MODERATOR, *(Viewer(seat=Seat(each)) for each in seats(after))):
        msgspec.json.encode([RULESET.tell(event, viewer), RULESET.view(after, viewer)])


def check_at_rest(state: Raft) -> None:
    """Between commands the game waits for somebody, for the clock, for the moderator, or is over."""
    match state.phase:
        case Phase.LOBBY | Phase.OVER:
            assert RULESET.next_deadline(state) is None
        case _:
            assert living(state)
            assert (RULESET.next_deadline(state) is None) == (state.paused_at is not None)
            assert still_to_act(state) or state.paused_at is not None


def test_every_event_and_every_command_is_known_everywhere() -> None:
    """A new event needs its record, a new command its judge."""
    for event in set(get_args(events.AnyEvent)) - {TakenBack}:
        assert event in RECORDS, event
    assert set(get_args(commands.AnyCommand)) - {TakeBack} == set(JUDGES)
