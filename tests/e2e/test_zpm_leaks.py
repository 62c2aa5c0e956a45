"""The same game twice with hidden things swapped: every other phone shows the same, to the letter (secrecy, F24)."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from core.engine.calendar import Calendar, Timetable
from core.engine.chance import Chance
from core.mafia.phases import lobby
from core.mafia.settings import SetUp
from core.mafia.state import Phase, Sailor, Side
from tests.e2e.fleet import CABIN, LOCKER, LONG, NAMES, SPIES, Fleet, set_sail
from tests.e2e.harbour import Harbour, harbour, labels, text_of

Deal = tuple[tuple[int, ...], tuple[str, ...]]
Pair = tuple[int, int]
"""Two seats of one ship."""
Streams = dict[int, list[str]]

_TIME = re.compile(r"\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d\d:\d\d")


@dataclass(frozen=True)
class Twins:
    """A game and its twin, in which `role` has changed places with one of `others` of his ship, and the Medicine Man
    saves somebody else. `victim` is lynched on Day 1: no part of the swap."""

    names: Sequence[str]
    clock: Timetable
    role: str
    others: Sequence[str]
    victim: str
    topics: bool = False


SEVENTEEN = tuple(f"Sailor {letter}" for letter in "ABCDEFGHIJKLMNOPQ")
QUIET = ("captain", "medicine_man", "assassin", "vanilla", "insomniac")
GAMES = {
    "house set-up, a Spy": Twins(NAMES, LONG, "spy", QUIET, "mutineer"),
    "fast, the Captain, in topics": Twins(
        (*NAMES, "Joe", "Kit"), LONG, "captain", QUIET[2:], "mutineer", topics=True
    ),
    "canonical, by post, the Insomniac": Twins(
        SEVENTEEN, Calendar(), "insomniac", ("captain", "vanilla", "drunk", "pea_brain"), "necrophiliac"
    ),
}


def pair_of(deal: Deal, first: str, others: Sequence[str]) -> Pair:
    """Who has the role `first`, and one of `others` who sails on the same ship."""
    sizes, roles = deal
    here = roles.index(first)
    ships = [range(sum(sizes[:place]), sum(sizes[: place + 1])) for place in range(len(sizes))]
    ship = next(ship for ship in ships if here in ship)
    return here, next(seat for seat in ship if roles[seat] in others)


def swapped(deal: Deal, pair: Pair) -> Deal:
    roles, (here, there) = list(deal[1]), pair
    roles[here], roles[there] = roles[there], roles[here]
    return deal[0], tuple(roles)


async def everything_on(sea: Harbour, person: int, chat: int | None = None) -> str:
    """Words, buttons and protection, in order, without the times; where messages were parted does not count."""
    messages = await sea.client.messages(person, chat)
    shown = [
        f"{text_of(each)}\n\n{labels(each)}{each.get('has_protected_content', False)}"
        if labels(each) or each.get("has_protected_content")
        else text_of(each)
        for each in messages
        if each["is_from_bot"]
    ]
    return _TIME.sub("TIME", "\n\n".join(shown))


class Watch:
    """What each kind of viewer has seen, after each step: every seat, living or dead, the group, and an onlooker."""

    def __init__(self, fleet: Fleet, onlooker: int) -> None:
        self.fleet = fleet
        self.onlooker = onlooker
        self.streams: Streams = {person: [] for person in (*fleet.people.values(), onlooker, fleet.group)}

    async def look(self) -> None:
        sea = self.fleet.sea
        await sea.quiet()
        for person in (*self.fleet.people.values(), self.onlooker):
            self.streams[person].append(await everything_on(sea, person))
        self.streams[self.fleet.group].append(await everything_on(sea, self.fleet.host, self.fleet.group))


async def play(fleet: Fleet, watch: Watch, twins: Twins, pair: Pair, is_twin: bool) -> None:
    """From Day 1 to the victory of the Citizens. Who does something because of his role has it in both games."""
    sea = fleet.sea
    persons, victim = list(fleet.crew()), fleet.with_role(twins.victim)
    for person in persons[::3]:
        await fleet.say(person, f"Good day from {fleet.alias(person)}", fleet.sailor(person).ship)
    await watch.look()
    await sea.client.say(persons[0], f"/vote {fleet.alias(persons[0])}")
    for person in persons:
        await sea.client.say(person, "/tally")
    await sea.client.say(persons[0], "/unvote")
    await lynch(fleet, victim, fleet.mates(victim))
    await fleet.close()
    await night(fleet, twins, is_twin)
    for _ in range(3):
        await watch.look()
        await fleet.close()
    for person in persons:
        await sea.client.say(person, "/crew")
    for target in condemned(fleet, twins, pair):
        await watch.look()
        await lynch(fleet, target, [person for person in fleet.present() if person != target])
        if fleet.state.phase is not Phase.OVER:
            await fleet.close()
            await fleet.close()
    assert fleet.state.winner == Side.CITIZENS.value
    for person in persons:
        await sea.sees(person, "The whole record")
    await watch.look()


async def lynch(fleet: Fleet, target: int, voters: Sequence[int]) -> None:
    """What the card shows when a vote decides is seen before that vote is given."""
    alias, half = fleet.alias(target), len(voters) // 2
    for number, voter in enumerate(voters):
        if number >= half:
            await fleet.sea.quiet()
            if not fleet.sailor(target).is_present:
                break
        await fleet.sea.client.say(voter, f"/vote {alias}")
    await fleet.sea.sees(target, f"{alias} is lynched")
    await fleet.sea.quiet()


def condemned(fleet: Fleet, twins: Twins, pair: Pair) -> list[int]:
    """A day a head, from the Meeting on: the swapped if one of them is a Spy, then all the evil, zombies last, so that
    the Citizens win on the same day in both games (Z10.1)."""
    crew = fleet.crew()
    zombies = [person for person in fleet.present() if crew[person].zombie]
    spies = [person for person in fleet.present() if crew[person].role in SPIES and not crew[person].zombie]
    assert zombies, "somebody has risen (Z9.1)"
    swapped = [list(crew)[seat] for seat in pair] if twins.role in SPIES else []
    return [*swapped, *(person for person in spies if person not in swapped), *zombies]


async def night(fleet: Fleet, twins: Twins, is_twin: bool) -> None:
    """The dead talk, the Spies too unless one is swapped; some rest, and the Medicine Man saves one or another."""
    sea, medicine = fleet.sea, fleet.with_role("medicine_man")
    await fleet.say(fleet.with_role(twins.victim), "How cold it is", LOCKER)
    if twins.role not in SPIES:
        await fleet.say(fleet.with_role("spy"), "Whom do we kill?", CABIN)
        await sea.sees(fleet.with_role("voodoo_doctor"), "Whom do we kill?")
    await sea.quiet()
    saves = "medicine_man" not in (twins.role, *twins.others)
    for person in fleet.present()[::2]:
        if person != medicine or not saves:
            await sea.tap(person, "🌙 Night 1", "💤 Nothing tonight")
    if saves:
        mates = [each for each in fleet.mates(medicine) if fleet.sailor(each).is_present]
        await sea.client.say(medicine, f"/order save {fleet.alias(mates[is_twin])}")


async def voyage(
    folder: Path, patch: pytest.MonkeyPatch, twins: Twins, is_twin: bool
) -> tuple[Streams, dict[int, Sailor]]:
    """The streams, and who each person was."""
    deal = lobby.deal_roles
    pairs: list[Pair] = []

    def dealt(setup: SetUp, chance: Chance) -> Deal:
        found = deal(setup, chance)
        pairs.append(pair_of(found, twins.role, twins.others))
        return swapped(found, pairs[-1]) if is_twin else found

    with patch.context() as patched:
        patched.setattr("core.mafia.phases.lobby.deal_roles", dealt)
        async with harbour(folder, speed=100.0, has_topics=twins.topics) as sea:
            fleet = await set_sail(sea, twins.names, clock=twins.clock, by_hand=False)
            (onlooker,) = await sea.people("Olga")
            await sea.client.join(onlooker, fleet.group)
            await sea.client.say(onlooker, "/follow", fleet.group)
            watch = Watch(fleet, onlooker)
            await play(fleet, watch, twins, pairs[-1], is_twin)
            return watch.streams, fleet.crew()


@pytest.mark.parametrize("game", GAMES)
async def test_no_other_phone_tells_what_was_swapped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: Callable[[int], None], game: str
) -> None:
    seed(3)
    twins = GAMES[game]
    told, crew = await voyage(tmp_path / "one", monkeypatch, twins, False)
    other_told, other_crew = await voyage(tmp_path / "two", monkeypatch, twins, True)
    roles = {person: sailor.role for person, sailor in crew.items()}
    changed = {person for person in roles if roles[person] != other_crew[person].role}
    assert len(changed) == 2
    if "medicine_man" not in (twins.role, *twins.others):
        changed |= {person for person in roles if roles[person] == "medicine_man"}
    knowing = changed | {person for person in roles if twins.role == "spy" and roles[person] in SPIES}
    names = [name for person in changed for name in crew[person].aliases]
    for viewer in told.keys() - knowing:
        *during, end = zip(told[viewer], other_told[viewer], strict=True)
        for one, other in during:
            assert one.split("\n\n") == other.split("\n\n")
        assert without(names, end[0]) == without(names, end[1])
    for viewer in changed:
        assert told[viewer][:-1] != other_told[viewer][:-1]


def without(names: Sequence[str], words: str) -> list[str]:
    """The lines of a reveal that are not of these sailors."""
    return [line for line in words.split("\n") if not any(name in line for name in names)]
