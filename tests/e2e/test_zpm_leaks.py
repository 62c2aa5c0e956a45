"""The same game twice with two hidden roles swapped: every other phone shows the same, to the letter (secrecy, F24)."""

import re
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from core.engine.chance import Chance
from core.mafia.phases import lobby
from core.mafia.state import SetUp
from tests.e2e.fleet import SPIES, Fleet, set_sail
from tests.e2e.harbour import Harbour, harbour, labels, text_of

Deal = tuple[tuple[int, ...], tuple[str, ...]]
Stream = list[str]

_TIME = re.compile(r"\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d\d:\d\d")


def swapped(deal: Deal, first: str, others: Sequence[str]) -> Deal:
    """`first` changes places with one of `others` who sails on the same ship."""
    sizes, roles = deal[0], list(deal[1])
    here = roles.index(first)
    start = 0
    for size in sizes:
        if start <= here < start + size:
            there = next(seat for seat in range(start, start + size) if roles[seat] in others)
            roles[here], roles[there] = roles[there], roles[here]
        start += size
    return sizes, tuple(roles)


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


async def play(fleet: Fleet) -> dict[int, Stream]:
    """Inputs that depend on no role: talk, votes, questions, rest; what each phone shows after each of them."""
    sea, streams = fleet.sea, {person: Stream() for person in (*fleet.people.values(), fleet.group)}

    async def look() -> None:
        await sea.quiet()
        for person in fleet.people.values():
            streams[person].append(await everything_on(sea, person))
        streams[fleet.group].append(await everything_on(sea, fleet.host, fleet.group))

    await look()
    persons = list(fleet.crew())
    for person in persons:
        await sea.client.say(person, f"Good day from {fleet.alias(person)}")
    await look()
    await sea.client.say(persons[0], f"/vote {fleet.alias(persons[1])}")
    for person in persons:
        await sea.client.say(person, "/tally")
        await sea.client.say(person, "/crew")
    await look()
    await sea.client.say(persons[0], "/unvote")
    await look()
    for _ in range(2):
        await fleet.close()
        await look()
        for person in fleet.present():
            await sea.tap(person, "🌙 Night", "💤 Nothing tonight")
        await look()
        await fleet.close()
        await look()
    return streams


async def voyage(
    folder: Path, patch: pytest.MonkeyPatch, change: Callable[[Deal], Deal]
) -> tuple[dict[int, Stream], dict[int, str]]:
    """The streams, and the role of each person."""
    deal = lobby.deal_roles

    def dealt(setup: SetUp, chance: Chance) -> Deal:
        return change(deal(setup, chance))

    with patch.context() as patched:
        patched.setattr("core.mafia.phases.lobby.deal_roles", dealt)
        async with harbour(folder) as sea:
            fleet = await set_sail(sea)
            return await play(fleet), {person: sailor.role for person, sailor in fleet.crew().items()}


@pytest.mark.parametrize("first", ["spy", "captain"])
async def test_no_other_phone_tells_who_was_swapped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: Callable[[int], None], first: str
) -> None:
    seed(3)
    quiet_roles = ("captain", "medicine_man", "assassin", "escape_artist", "vanilla", "insomniac")
    others = [role for role in quiet_roles if role != first]
    told, roles = await voyage(tmp_path / "one", monkeypatch, lambda deal: deal)
    other_told, other_roles = await voyage(
        tmp_path / "two", monkeypatch, lambda deal: swapped(deal, first, others)
    )
    changed = {person for person in roles if roles[person] != other_roles[person]}
    assert len(changed) == 2
    knowing = changed | ({person for person in roles if roles[person] in SPIES} if first == "spy" else set())
    for viewer in told.keys() - knowing:
        for one, other in zip(told[viewer], other_told[viewer], strict=True):
            assert one.split("\n\n") == other.split("\n\n")
    for viewer in changed:
        assert told[viewer] != other_told[viewer]
