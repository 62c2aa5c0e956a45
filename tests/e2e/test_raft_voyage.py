"""A whole voyage over HTTP, from /newgame in a group to the verdict."""

import asyncio
from typing import Any

import pytest

from tests.e2e.harbour import Harbour, labels

NAMES = ("Ann", "Ben", "Cat", "Deb")


class Crew:
    """People who press whatever button is open to them."""

    def __init__(self, sea: Harbour, group: int, people: dict[str, int]) -> None:
        self.sea = sea
        self.group = group
        self.people = people

    def person(self, name: str) -> int:
        return self.people[name]

    async def play_until_over(self) -> None:
        while not self.over():
            await asyncio.gather(*(self._press(name) for name in self.people))
            await asyncio.sleep(0.05)

    def over(self) -> bool:
        return self.view()["phase"] == "over"

    def view(self) -> dict[str, Any]:
        return self.sea.view(self.sea.table(self.group))

    async def _press(self, name: str) -> None:
        """One press, if this one is still awaited."""
        view = self.view()
        if name not in view["still_to_act"]:
            return
        person = self.people[name]
        match view["phase"]:
            case "actions":
                await self._choose(person, "Your action", "🙏 Fast and pray", "Which suit", "♥")
            case "starvation":
                await self._eat_or_be_done(person, view)
            case "accusation":
                await self._tap_first(person, "Whom do you blame")
            case "trial":
                await self._tap_first(person, "You stand trial")

    async def _choose(self, person: int, sheet: str, first: str, question: str, second: str) -> None:
        await self._tap(person, sheet, first)
        await self._tap(person, question, second)

    async def _eat_or_be_done(self, person: int, view: dict[str, Any]) -> None:
        await self._tap(person, "Starvation, day", "👍 Done")

    async def _tap_first(self, person: int, words: str) -> None:
        message = await self.sea._find(person, words, None)
        if message is not None and labels(message):
            await self._tap(person, words, labels(message)[0])

    async def _tap(self, person: int, words: str, label: str) -> None:
        """A phase may close between the look and the press."""
        for _ in range(40):
            message = await self.sea._find(person, words, None)
            if message is not None and label in labels(message):
                await self.sea.client.tap(person, message["message_id"], label=label)
                await asyncio.sleep(0.1)
                return
            await asyncio.sleep(0.05)


async def set_sail(sea: Harbour, *names: str, rights: str | None = "all") -> Crew:
    """A table opened in a group, joined through the link and started."""
    people = dict(zip(names, await sea.people(*names), strict=True))
    first, *others = people.values()
    group = await sea.group(first, *others, rights=rights)
    await sea.client.say(first, "/newgame", group)
    await sea.tap(first, "Which game", "The Raft of the Medusa", group)
    payload = await sea.link(first, "The Raft of the Medusa", "Join", group)
    for person in people.values():
        await sea.client.start(person, payload)
        await sea.sees(person, "You are aboard")
    while sea.view(sea.table(group))["settings"]["voyage"] != 5:
        shown = sea.view(sea.table(group))["settings"]["voyage"]
        await sea.tap(first, "The Raft of the Medusa", f"Voyage: {shown} cards ⟳", group)
    await sea.client.say(first, "/startgame", group)
    await sea.sees(first, "Cast off.", group)
    return Crew(sea, group, people)


@pytest.mark.timeout(170)
async def test_a_voyage_of_six_cards_is_played_from_newgame_to_the_end(sea: Harbour) -> None:
    crew = await set_sail(sea, *NAMES)
    await asyncio.wait_for(crew.play_until_over(), 150)
    await sea.quiet()
    told = "\n".join(await sea.texts(crew.person("Ann"), crew.group))
    assert told.index("Cast off.") < told.index("Day 1") < told.index("What the cards say")
    assert (
        told.index("What the cards say") < told.index("Day 1, starvation") < told.index("The voyage is over.")
    )
    assert "The seed of all draws" in told
    files = [each for each in await sea.client.messages(crew.person("Ann")) if each.get("document")]
    assert [file["document"]["file_name"].split("-")[0] for file in files] == ["raft"]
    print(told)
