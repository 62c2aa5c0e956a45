"""What comes to a phone unasked is the same for every seat: kind, number, order, size (secrecy: signals)."""

from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from core.mafia.state import Status
from tests.e2e.fleet import CABIN, LOCKER, Fleet, at_sea
from tests.e2e.harbour import Harbour, harbour

HEARD = ("sendMessage", "sendPhoto", "sendDocument", "createForumTopic", "pinChatMessage")
"""Calls that put something on a phone; edits make no sound."""
SIZE_CLASS = 3
"""The longest message of a kind has less than so many times the length of the shortest."""


@pytest.fixture
async def sea(tmp_path: Path, seed: Callable[[int], None]) -> AsyncIterator[Harbour]:
    """With dice by which the Doctor sails with the Captain and the Escape Artist, and the Mutineer elsewhere."""
    seed(3)
    async with harbour(tmp_path, has_topics=True, speed=60.0) as made:
        yield made


class Ears:
    """Hears what came to each phone since it was last asked."""

    def __init__(self, fleet: Fleet) -> None:
        self.fleet = fleet
        self.since = 0

    async def forget(self) -> None:
        await self.fleet.sea.quiet()
        self.since = max(call["number"] for call in await self.fleet.sea.client.calls())

    async def all_alike(self) -> list[str]:
        """The methods by which something came to every phone; fails where one phone differs from another."""
        await self.fleet.sea.quiet()
        heard = defaultdict(list)
        for call in await self.fleet.sea.client.calls(self.since):
            if call["method"] in HEARD and call["code"] == 200:
                heard[call["chat_id"]].append(call)
        phones = [heard[seat] for seat in self.fleet.crew()]
        assert all(shapes(phone) == shapes(phones[0]) for phone in phones), [shapes(each) for each in phones]
        for alike in zip(*phones, strict=True):
            sizes = [len(call["params"].get("text", "")) for call in alike]
            assert max(sizes) <= SIZE_CLASS * min(sizes), [call["params"]["text"] for call in alike]
        await self.forget()
        return [call["method"] for call in phones[0]]


def shapes(calls: list[dict]) -> list[tuple[str, bool, bool, bool]]:
    """Kind, sound, protection and buttons of each."""
    flags = ("disable_notification", "protect_content", "reply_markup")
    return [(call["method"], *(bool(call["params"].get(flag)) for flag in flags)) for call in calls]


async def lynch(fleet: Fleet, victim: int) -> None:
    """Everybody of his room votes for him, himself too."""
    name = fleet.alias(victim)
    for person in (*fleet.mates(victim), victim):
        await fleet.sea.client.say(person, f"/vote {name}")
    await fleet.sea.sees(victim, f"{name} is lynched")


SHEET_AND_COUNT = ["sendMessage", "sendMessage"]
"""The night's sheet, and how often one has spoken (Z11.3)."""


async def dusk(fleet: Fleet, ears: Ears, day: int) -> list[str]:
    await fleet.close()
    await fleet.everybody_sees(f"💬 Day {day}:")
    return await ears.all_alike()


async def test_no_phone_sounds_more_often_or_otherwise_than_another(sea: Harbour) -> None:
    """With a dead Mutineer, an escaped Artist, plotting Spies and a possessed Captain among them."""
    fleet = await at_sea(sea)
    ears = Ears(fleet)
    doctor, spy, captain = (fleet.with_role(each) for each in ("voodoo_doctor", "spy", "captain"))
    artist, dead = fleet.with_role("escape_artist"), fleet.with_role("mutineer")
    assert (await ears.all_alike()).count("createForumTopic") == 2
    await lynch(fleet, dead)
    await ears.forget()
    assert await dusk(fleet, ears, 1) == SHEET_AND_COUNT
    await fleet.say(dead, "Hello?", LOCKER)
    await fleet.say(doctor, "It is me", CABIN)
    await sea.sees(spy, "It is me")
    await sea.tap(doctor, "🌙 Night 1", "🪆 Possess")
    await sea.tap(doctor, "Whom do you possess", fleet.alias(captain))
    await ears.forget()
    await fleet.close()
    assert await ears.all_alike() == ["sendMessage", "sendMessage", "pinChatMessage"]
    assert f"As {fleet.alias(captain)} (today)" not in await fleet.titles(doctor)
    await sea.client.say(doctor, f"/vote {fleet.alias(artist)}")
    await sea.client.say(artist, f"/vote {fleet.alias(artist)}")
    await sea.sees(artist, "the noose is empty")
    await ears.forget()
    assert await dusk(fleet, ears, 2) == SHEET_AND_COUNT
    await fleet.close()
    assert fleet.sailor(artist).status is Status.AWAY
    letters_dawn_and_card = [
        "sendMessage",
        "sendMessage",
        "createForumTopic",
        "sendMessage",
        "pinChatMessage",
    ]
    assert await ears.all_alike() == letters_dawn_and_card
    assert await dusk(fleet, ears, 3) == SHEET_AND_COUNT
