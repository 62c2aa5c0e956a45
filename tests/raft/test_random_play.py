"""Whole games of legal and illegal moves, with what must hold after every event (F21, F27)."""

from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from random import Random
from typing import get_args

import msgspec
from hypothesis import given, settings
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

NAMES = ["Ada", "Bob", "Cy", "Deb", "Eve", "Fay", "Gus", "Zed"]
MOST_MOVES = 400

Make = Callable[[Random, Raft, Seat, str], Command]


def some_goods(dice: Random) -> Goods:
    return Goods(dice.randint(0, 2), dice.randint(0, 1))


def some_moment(dice: Random, state: Raft) -> datetime:
    return (state.opened_at or NOON) + timedelta(minutes=dice.randint(0, 9))


PLAYS: dict[str, Make] = {
    "fast": lambda dice, state, who, name: (
        commands.WriteFast(who, dice.choice(list(Suit)))
        if state.phase is Phase.ACTIONS
        else commands.KeepFood(who)
    ),
    "scavenge": lambda dice, state, who, name: commands.WriteScavenge(who, dice.choice(list(Suit))),
    "weapon": lambda dice, state, who, name: commands.WriteWeapon(who, dice.choice(list(Colour))),
    "attack": lambda dice, state, who, name: commands.WriteAttack(who, name),
    "give": lambda dice, state, who, name: commands.Give(who, name, some_goods(dice)),
    "offer": lambda dice, state, who, name: commands.MakeOffer(who, name, some_goods(dice), some_goods(dice)),
    "accept": lambda dice, state, who, name: commands.AcceptOffer(who, name),
    "refuse": lambda dice, state, who, name: commands.RefuseOffer(who, name),
    "withdraw": lambda dice, state, who, name: commands.WithdrawOffer(who, name),
    "eat": lambda dice, state, who, name: commands.Eat(who, name),
    "feed": lambda dice, state, who, name: commands.HandIn(who),
    "done": lambda dice, state, who, name: commands.SayDone(who),
    "blame": lambda dice, state, who, name: commands.BlameSomebody(who, name),
    "colour": lambda dice, state, who, name: commands.CallColour(who, dice.choice(list(Colour))),
}
MODERATION: list[Make] = [
    lambda dice, state, who, name: Modkill(who),
    lambda dice, state, who, name: Revive(who),
    lambda dice, state, who, name: commands.SetSailor(who, dice.randint(1, 10), dice.randint(0, 3)),
    lambda dice, state, who, name: commands.CancelAction(who),
    lambda dice, state, who, name: Substitute(who, Person(dice.randint(100, 110))),
    lambda dice, state, who, name: Rename(who, name),
    lambda dice, state, who, name: Pause(),
    lambda dice, state, who, name: CloseNow(),
    lambda dice, state, who, name: MoveDeadline(some_moment(dice, state)),
]


def a_move(dice: Random, state: Raft) -> Command:
    """Mostly what a button offers; sometimes anything by anybody, the clock, or the moderator."""
    who, name = Seat(dice.randint(0, len(state.sailors))), dice.choice(NAMES)
    due, kind = RULESET.next_deadline(state), dice.random()
    if due is None:
        return Resume()
    if kind < 0.1:
        return DeadlineReached(due.kind, due.at)
    if kind < 0.15:
        return dice.choice(MODERATION)(dice, state, who, name)
    if kind < 0.3:
        return dice.choice(list(PLAYS.values()))(dice, state, who, name)
    who = dice.choice(still_to_act(state) or living(state))
    offered = RULESET.view(state, Viewer(seat=who))["you"]["options"]
    if not offered:
        return DeadlineReached(due.kind, due.at)
    word = dice.choice(list(offered))
    names = offered[word] if isinstance(offered[word], list) else NAMES
    return PLAYS[word](dice, state, who, dice.choice(names))


@given(crew=st.integers(3, 7), voyage=st.integers(5, 25), seed=st.integers(0, 2**32))
@settings(max_examples=30)
def test_a_game_of_any_moves_keeps_its_rules(crew: int, voyage: int, seed: int) -> None:
    for _ in play(crew, voyage, seed):
        pass


def test_the_games_played_so_reach_everything_that_can_happen() -> None:
    """Otherwise the invariants above would say little."""
    happened = {type(event) for seed in range(40) for event in play(6, 12, seed)}
    assert set(get_args(events.AnyEvent)) - happened <= {events.Left, events.Cancelled}


def play(crew: int, voyage: int, seed: int) -> Iterator[Event]:
    """A game from the lobby on, checked after every event."""
    dice, key, epoch = Random(seed), seed.to_bytes(32, "big"), 0
    state, now = RULESET.initial, NOON
    past = [(state, now)]
    boarding = [Join(Person(100 + at), NAMES[at]) for at in range(crew)]
    waiting: list[Command] = [commands.Configure(Settings(voyage=voyage)), *boarding, Start("h")]
    for _ in range(MOST_MOVES):
        if RULESET.is_over(state):
            return
        if not waiting and dice.random() < 0.02:
            to = dice.randint(crew + 2, len(past) - 1)
            event = TakenBack(to, past[to][1], now)
            state, epoch = RULESET.taken_back(past[to][0], state, event), epoch + 1
            past.append((state, now))
            check_after(state)
            check_at_rest(state)
            yield event
        chance = SeededChance(key, epoch)
        command = waiting.pop(0) if waiting else a_move(dice, state)
        now = max(now, command.at) if isinstance(command, DeadlineReached) else now
        before = RULESET.codec.encode_state(state)
        decided = RULESET.decide(state, command, chance, now)
        assert RULESET.codec.encode_state(state) == before
        if isinstance(decided, Refused):
            continue
        assert decided == RULESET.decide(state, command, chance, now)
        assert RULESET.codec.decode_command(RULESET.codec.encode_command(command)) == command
        for event in decided:
            after = RULESET.evolve(state, event)
            check_event(state, event, after)
            state = after
            past.append((state, now))
            yield event
        check_at_rest(state)


def check_event(before: Raft, event: Event, after: Raft) -> None:
    check_goods(before, event, after)
    check_told(before, event, after)
    row = RULESET.codec.encode_event(event)
    assert RULESET.codec.decode_event(*row) == event
    check_after(after)


def check_after(state: Raft) -> None:
    check_cards(state)
    check_sailors(state)
    assert RULESET.codec.decode_state(RULESET.codec.encode_state(state)) == state


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
    assert state.at_rest is None
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
