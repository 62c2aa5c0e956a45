"""Nothing tells: two games that differ in what a viewer may not know give him the same, byte for byte and in count.

What he may know of an event is measured by the facts that the scenario player would print for him; everything else that
reaches him (answers, notices, cards, views) may then not differ either.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from core.engine.audience import NOBODY
from core.engine.command import Command, DeadlineReached, Substitute
from core.engine.event import Event
from core.engine.ids import Person, Seat
from core.engine.notice import Notice, Place, Ring
from core.engine.record import replace
from core.engine.refusal import Refused
from core.engine.ruleset import ONLOOKER, Viewer
from core.mafia import commands as c
from core.mafia.audience import hidden_fields
from core.mafia.cards import day_card, night_sheet
from core.mafia.events import (
    Converged,
    Dealt,
    Drowned,
    Escaped,
    Lynched,
    Modkilled,
    MutineerDied,
    NightDeath,
    TrialEnded,
)
from core.mafia.role import ROLES
from core.mafia.ruleset import RULESET
from core.mafia.scenario_facts import fact_of
from core.mafia.setup import house_setup
from core.mafia.state import CABIN, LOCKER, Phase, Side, State, home_of
from tests.mafia.crews import command_of
from tests.mafia.port import FAST, Port, boarded, sailing

DEATHS = (Drowned, Escaped, Lynched, Modkilled, MutineerDied, NightDeath, TrialEnded)

GAMES = 1000
MOVES = 22

TABLES = [
    sailing(replace(FAST, setup=house_setup(number), remind_minutes=0), seed=number)
    for number in (9, 11, 13, 17)
]


class Twin:
    """One of two games, and all that reaches the viewer in it."""

    def __init__(self, dealt: Port, seat: Seat | None, roles: dict[Seat, str]) -> None:
        self.port = Port(seed=1)
        self.seat = seat
        self.viewer = ONLOOKER if seat is None else Viewer(seat=seat)
        at = next(number for number, event in enumerate(dealt.events) if isinstance(event, Dealt))
        self.port.states = [dealt.states[at]]
        self.port.now = dealt.now
        for event in dealt.events[at:]:
            self._record(_with_roles(event, roles))

    def _record(self, event: Event) -> None:
        self.port.record(event, RULESET.evolve(self.port.state, event))

    def give(self, command: Command, looks: bool = False) -> tuple[bytes, bytes]:
        """The facts of the command that are the viewer's, and everything that reaches him because of it."""
        since = len(self.port.events)
        if isinstance(command, DeadlineReached):
            self.port.now = max(self.port.now, command.at)
        refused = self.port.send(command)
        steps = list(
            zip(
                self.port.states[since:],
                self.port.events[since:],
                self.port.states[since + 1 :],
                strict=False,
            )
        )
        facts = [known for was, event, _ in steps for known in self._fact(was, event)]
        told: list[Any] = [refused.code if refused and self._is_his(command) else None]
        for was, event, now in steps:
            told += [RULESET.tell(event, self.viewer)] if self._may_know(was, event) else []
            told += [self._arrived(each) for each in RULESET.notices(was, event, now) if self._reaches(each)]
        if looks:
            told += [*map(self._arrived, self._cards()), RULESET.view(self.port.state, self.viewer)]
        return msgspec.json.encode(facts), msgspec.json.encode(told)

    def _is_his(self, command: Command) -> bool:
        return self.seat is not None and getattr(command, "who", None) == self.seat

    def _may_know(self, before: State, event: Event) -> bool:
        known = RULESET.audience(before, event)
        return known.public or (self.seat is not None and self.seat in known.seats)

    def _fact(self, before: State, event: Event) -> Iterator[dict[str, Any]]:
        """From Day 3 the table hears of deaths and escapes in the Meeting; whoever rises learns it, and his fellows."""
        fact = fact_of(before, event)
        if fact is not None and (
            self._may_know(before, event) or (before.converged and isinstance(event, DEATHS))
        ):
            hidden = hidden_fields(event, self.seat)
            yield {key: value for key, value in fact.items() if key not in hidden}
        if isinstance(event, Converged) and self.seat in {risen.who.seat for risen in event.zombies}:
            yield msgspec.to_builtins(event)

    def _reaches(self, notice: Notice) -> bool:
        if notice.place in (Place.TABLE, Place.BULLETIN):
            return True
        return notice.place is Place.PRIVATE and self.seat is not None and notice.to.includes(self.seat)

    def _arrived(self, notice: Notice) -> Notice:
        """As it reaches a phone: to whom else it goes, and whose phones ring, cannot be seen there."""
        ring = Ring.SILENT if self.seat in notice.hushed else notice.ring
        return replace(notice, to=NOBODY, ring=ring, hushed=frozenset())

    def _cards(self) -> list[Notice]:
        if self.seat is None:
            return []
        match self.port.state.phase:
            case Phase.DAY:
                return [day_card(self.port.state, self.seat)]
            case Phase.NIGHT:
                return [night_sheet(self.port.state, self.seat)]
            case _:
                return []


def _with_roles(event: Event, roles: dict[Seat, str]) -> Event:
    if not isinstance(event, Dealt):
        return event
    berths = tuple(
        replace(berth, role=roles.get(Seat(seat), berth.role)) for seat, berth in enumerate(event.berths)
    )
    return replace(event, berths=berths)


def swapped(state: State, random: Random, seat: Seat | None) -> dict[Seat, str]:
    """Two others with their roles exchanged; of a Spy's fellow he would know, so Spies keep theirs then."""
    keep = {seat} if seat is not None else set()
    if seat is not None and _is_spy(state, seat):
        keep |= {other for other in map(Seat, state.seats) if _is_spy(state, other)}
    one, other = random.sample([each for each in map(Seat, state.seats) if each not in keep], 2)
    return {one: state.sailors[other].role, other: state.sailors[one].role}


def _is_spy(state: State, seat: Seat) -> bool:
    return ROLES[state.sailors[seat].role].side is Side.SPIES


def hidden_move(state: State, random: Random, seat: Seat | None) -> Command | None:
    """Something that only one of the two games has: talk, votes, refused deeds that do not concern the viewer."""
    others = [each for each in map(Seat, state.seats) if each != seat]
    who = random.choice(others)
    moves: list[Command] = [
        Substitute(who, Person(5000 + random.randrange(1000))),
        c.Speak(who, random.choice((CABIN, LOCKER)), "whisper"),
        c.Rest(who),
        c.CallPlank(who, "Nobody"),
        c.GiveOrder(who, "kill", "Nobody"),
        c.WithdrawOrder(who, "kill"),
    ]
    if not state.converged and seat is not None and state.sailors[who].ship != state.sailors[seat].ship:
        moves += [c.Post(who, "elsewhere"), c.Unvote(who)]
    return random.choice(moves)


def compare(number: int) -> int:
    """Plays a pair of games; how many commands long they stayed twins."""
    random = Random(number)
    dealt = TABLES[number % len(TABLES)]
    first = dealt.state
    seat = None if number % 10 == 0 else Seat(random.randrange(len(first.sailors)))
    roles = swapped(first, random, seat) if number % 3 else {}
    one, other = Twin(dealt, seat, {}), Twin(dealt, seat, roles)
    for move in range(MOVES):
        command = next_command(one.port.state, random)
        hidden = hidden_move(other.port.state, random, seat)
        if hidden is not None:
            facts, _ = other.give(hidden)
            if facts != b"[]":  # it was his business after all (a fellow Spy's ship)
                return move
        looks = move % 3 == 0 or isinstance(command, DeadlineReached)
        (facts, told), (other_facts, other_told) = one.give(command, looks), other.give(command, looks)
        if facts != other_facts or _went_apart(one, other):
            return move
        assert told == other_told, (number, move, seat, command)
    return MOVES


def next_command(state: State, random: Random) -> Command:
    """Every fourth time the clock goes on, so that the pair comes to the later days."""
    due = RULESET.next_deadline(state)
    if due is not None and random.randrange(4) == 0:
        return DeadlineReached(due.kind, due.at)
    command = command_of(state, [random.randrange(10_000) for _ in range(4)])
    return c.Rest(Seat(0)) if isinstance(command, Substitute) else command


def _went_apart(one: Twin, other: Twin) -> bool:
    """The games differ in what the viewer may know: by the deadline their phase, at the end everything (Z1.6)."""
    return one.port.state.phase is Phase.OVER or any(
        getattr(one.port.state, name) != getattr(other.port.state, name)
        for name in ("phase", "day", "winner")
    )


@pytest.mark.parametrize("part", range(10))
def test_what_a_viewer_may_not_know_changes_nothing_of_what_he_gets(part: int) -> None:
    lengths = [compare(number) for number in range(part * GAMES // 10, (part + 1) * GAMES // 10)]
    assert (
        sum(lengths) / len(lengths) > MOVES / 3
    )  # the pairs stay together long enough to be worth comparing


def test_two_lobbies_with_other_people_aboard_offer_the_same_names_and_refuse_in_the_same_words() -> None:
    one, other = boarded(people=2), boarded(people=2)
    other.ok(c.OfferAliases(Person(900)))
    for port in (one, other):
        port.ok(c.OfferAliases(Person(800)))
    mine = [next(offer for offer in port.state.offers if offer.person == 800) for port in (one, other)]
    answers = [port.send(c.OfferAliases(Person(101))) for port in (one, other)]
    assert answers == [Refused("already_joined")] * 2
    assert len(mine[0].names) == len(mine[1].names)


def test_a_zombie_has_nothing_in_common_with_the_sailor_he_was() -> None:
    port = sailing(replace(FAST, remind_minutes=0))
    port.until(Phase.DAY, 2)
    for room in port.state.ships:
        crew = [seat for seat in map(Seat, port.state.seats) if home_of(port.state, seat) == room]
        port.ok(c.Vote(crew[0], (port.name(crew[1]),)))
    before = port.state
    port.until(Phase.DAY, 3)
    risen = [seat for seat in map(Seat, port.state.seats) if port.state.sailors[seat].zombie]
    assert risen
    for seat in risen:
        assert port.state.sailors[seat].handle != before.sailors[seat].handle  # secrecy: handles
        for viewer in [ONLOOKER, *(Viewer(seat=Seat(other)) for other in port.state.seats if other != seat)]:
            seen = msgspec.json.encode(RULESET.view(port.state, viewer)).decode()
            assert f'"{before.sailors[seat].alias}"' not in seen
            assert before.sailors[seat].handle not in seen
