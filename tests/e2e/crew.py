"""People at a raft who press whatever button is open to them."""

import asyncio
from contextlib import suppress
from typing import Any

from core.raft.commands import Configure
from core.raft.settings import Settings
from core.service.moves import by_person
from telegram_bot.rehearsal.client import RehearsalFault
from tests.e2e.harbour import Harbour, labels


class Crew:
    """Everybody fasts and prays, hands in what he has, and blames and calls whatever comes first."""

    def __init__(self, sea: Harbour, group: int | None, people: dict[str, int]) -> None:
        self.sea = sea
        self.group = group
        self.people = people

    def view(self) -> dict[str, Any]:
        return self.sea.view(self.sea.table(self.group))

    @property
    def phase(self) -> str:
        return str(self.view()["phase"])

    async def play(self, until: str = "over", seconds: float = 120.0) -> None:
        """Everybody plays on until the game stands in this phase."""
        await asyncio.wait_for(self._play(until), seconds)

    async def _play(self, until: str) -> None:
        while self.phase not in (until, "over"):
            await asyncio.gather(*(self._press(name, until) for name in self.people))
            await asyncio.sleep(0.05)

    async def _press(self, name: str, until: str) -> None:
        """One press, if this one is still awaited."""
        view = self.view()
        if name not in view["still_to_act"] or view["phase"] == until:
            return
        person = self.people[name]
        match view["phase"]:
            case "actions":
                await self.act(name, person, view)
            case "starvation":
                await self.starve(name, person, view)
            case "accusation":
                await self.press_first(person, "Whom do you blame")
            case "trial":
                await self.press_first(person, "You stand trial")

    async def act(self, name: str, person: int, view: dict[str, Any]) -> None:
        await self.press(person, "Your action", "🙏 Fast and pray")
        await self.press(person, "Which suit", "♥")

    async def starve(self, name: str, person: int, view: dict[str, Any]) -> None:
        await self.press(person, "Starvation, day", "👍 Done")

    async def press_first(self, person: int, words: str) -> None:
        message = await self.sea.find(person, words)
        if message is not None and labels(message):
            await self.press(person, words, labels(message)[0])

    async def press(self, person: int, words: str, label: str) -> None:
        """A phase may close between the look and the press: then nothing is pressed."""
        for _ in range(40):
            message = await self.sea.find(person, words)
            if message is not None and label in labels(message):
                with suppress(RehearsalFault):  # the keyboard has changed meanwhile
                    await self.sea.client.tap(person, message["message_id"], label=label)
                    await asyncio.sleep(0.1)
                    return
            await asyncio.sleep(0.05)


class Cannibals(Crew):
    """All attack the last of them on the first day, and all eat of him."""

    @property
    def victim(self) -> str:
        return list(self.people)[-1]

    async def act(self, name: str, person: int, view: dict[str, Any]) -> None:
        if view["day"] > 1 or name == self.victim:
            await super().act(name, person, view)
            return
        await self.press(person, "Your action", "⚔️ Attack")
        await self.press(person, "Whom do you attack", self.victim)

    async def starve(self, name: str, person: int, view: dict[str, Any]) -> None:
        """Whoever has eaten holds a food; only then he is done."""
        food = next(sailor["food"] for sailor in view["sailors"] if sailor["name"] == name)
        if view["day"] == 1 and not food:
            await self.press(person, "Starvation, day", "🍖 Eat")
            await self.press(person, "Of whom do you eat", self.victim)
        else:
            await super().starve(name, person, view)


async def open_lobby(
    sea: Harbour, *names: str, rights: str | None = "all", voyage: int = 5
) -> tuple[int, dict[str, int]]:
    """A table opened in a group by the first, joined by all through the link."""
    people = dict(zip(names, await sea.people(*names), strict=True))
    first, *others = people.values()
    group = await sea.group(first, *others, rights=rights)
    await sea.client.say(first, "/newgame", group)
    await sea.tap(first, "Which game", "The Raft of the Medusa", group)
    payload = await sea.link(first, "The Raft of the Medusa", "Join", group)
    for person in people.values():
        await sea.client.start(person, payload)
        await sea.sees(person, "You are aboard")
    await set_voyage(sea, group, voyage)
    return group, people


async def set_voyage(sea: Harbour, group: int, voyage: int) -> None:
    """As the host's button does it, at once."""
    table = sea.table(group)
    sea.ship.desk().submit(table.id, Configure(settings=Settings(voyage=voyage)), by_person(table.host))

    async def is_set() -> bool:
        return bool(sea.view(table)["settings"]["voyage"] == voyage)

    await sea.until(is_set, f"a voyage of {voyage} cards")


async def set_sail(sea: Harbour, *names: str, kind: type[Crew] = Crew, rights: str | None = "all") -> Crew:
    """As `open_lobby`, and started."""
    group, people = await open_lobby(sea, *names, rights=rights)
    first = next(iter(people.values()))
    await sea.client.say(first, "/startgame", group)
    await sea.sees(first, "Cast off.", group)
    return kind(sea, group, people)
