"""Drives voyages of the raft over HTTP, writing down what each sailor chose and was answered (F41)."""

import asyncio
import re
from collections.abc import Awaitable, Callable

from tests.e2e.crew import Crew, set_sail
from tests.e2e.harbour import labels, text_of
from tests.faults.killable import KillableHarbour
from tests.faults.ledger import Report
from tests.faults.processes import Fate
from tests.faults.tally import AT_LENGTH

NAMES = ("Ann", "Ben", "Cat", "Deb")
SUITS = "♥♦♣♠"
WRITTEN = re.compile(r"📜 Day (\d+), what was written\n((?:.+\n?)+)")
OVER = "The voyage is over"
SPEED = 8.0 if AT_LENGTH else 30.0
"""A phase of three minutes must not be over while the bot is started anew."""
PATIENCE, FOR_A_KILL = 200.0, 40.0
"""Seconds for a voyage, and for each death on it."""
AGAIN = 6.0
"""Seconds after which a press that was not answered is made again; sooner they would only queue up."""


class RaftDriver:
    """Everybody prays for a suit that changes daily; each day somebody else does nothing, so that the clock closes."""

    def __init__(self, sea: KillableHarbour, crew: Crew) -> None:
        self.sea = sea
        self.crew = crew
        self.chosen: dict[int, dict[str, str]] = {}
        self.tried: dict[int, dict[str, str]] = {}

    game = "The Raft"
    most_kills = 18

    @classmethod
    async def set_sail(cls, sea: KillableHarbour) -> "RaftDriver":
        return cls(sea, await set_sail(sea, *NAMES))

    async def play(self, fate: Fate, *, quiet: bool = True) -> None:
        """Until the ship comes."""
        speed = self.sea.ship.clock.setting().speed
        if fate.points:
            await self.sea.quiet()
            self.sea.ship.clock.run_at(SPEED)
        await self.sea.endanger(fate)
        sailing = asyncio.gather(*(self._sail(name, person) for name, person in self.crew.people.items()))
        try:
            await asyncio.wait_for(sailing, PATIENCE + FOR_A_KILL * len(fate.points))
        except TimeoutError:
            raise AssertionError(f"becalmed: {self.crew.view()}\n{self.sea.standing()}") from None
        self.sea.ship.clock.run_at(speed)
        await self.sea.spare()
        if quiet:
            await self.sea.quiet()

    async def _sail(self, name: str, person: int) -> None:
        day = 1
        while not await self._is_over():
            sheet = f"Your action, day {day}"
            if await self.sea.find(person, sheet) is None:
                await asyncio.sleep(0.05)
                continue
            if NAMES.index(name) != day % len(NAMES):
                await self._choose(name, person, day)
            await self._day_ends(person, day)
            day += 1

    async def _choose(self, name: str, person: int, day: int) -> None:
        """Pressed again until the phone says that it is written: a tap may have died with the bot. A day that is over
        before the phone has said so may have taken it or not."""
        suit = SUITS[(day + NAMES.index(name)) % 4]
        self.tried.setdefault(day, {})[name] = suit
        sheet = f"Your action, day {day}"
        while not await self._says(person, sheet, f"prays for {suit}"):
            if await self._revealed(day):
                return
            await self.crew.press(person, sheet, "🙏 Fast and pray")
            await self._wait(lambda: self._offers(person, "Which suit", suit))
            await self.crew.press(person, "Which suit", suit)
            await self._wait(lambda: self._says(person, sheet, f"prays for {suit}"))
        self.chosen.setdefault(day, {})[name] = suit

    async def _day_ends(self, person: int, day: int) -> None:
        """Done with starvation, except for who was idle: he lets the clock run out."""
        while (
            not await self._is_over() and await self.sea.find(person, f"Your action, day {day + 1}") is None
        ):
            if await self.sea.find(person, f"Starvation, day {day}"):
                await self.crew.press(person, f"Starvation, day {day}", "👍 Done")
                await self._wait(lambda: self._is_next(person, day))
            await asyncio.sleep(0.05)

    async def _wait(self, look: Callable[[], Awaitable[bool]]) -> None:
        """A while, for what a press should bring about."""
        end = asyncio.get_running_loop().time() + AGAIN
        while asyncio.get_running_loop().time() < end and not await look():
            await asyncio.sleep(0.05)

    async def _is_next(self, person: int, day: int) -> bool:
        return await self._is_over() or await self._says(person, f"Your action, day {day + 1}", "")

    async def _offers(self, person: int, words: str, label: str) -> bool:
        message = await self.sea.find(person, words)
        return message is not None and label in labels(message)

    async def _says(self, person: int, words: str, part: str) -> bool:
        message = await self.sea.find(person, words)
        return message is not None and part in text_of(message)

    async def _revealed(self, day: int) -> bool:
        return await self._in_group(f"Day {day}, what was written")

    async def _is_over(self) -> bool:
        return await self._in_group(OVER)

    async def _in_group(self, words: str) -> bool:
        return await self.sea.find(self.crew.people["Ann"], words, self.crew.group) is not None

    @property
    def commands(self) -> int:
        """Acknowledged: their words are on the phone of who gave them."""
        return sum(len(chosen) for chosen in self.chosen.values())

    async def check(self, *, lost_answers: int = 0) -> Report:
        """The group's story against the ledger: each close once and in order, each choice as it was written down."""
        report = Report(kills=self.sea.fate.kills, lost_answers=lost_answers)
        group = self.crew.group or 0
        texts = await self.sea.texts(self.crew.people["Ann"], group)
        days = max(int(day) for day in re.findall(r"📜 Day (\d+)", "\n".join(texts)))
        numbers = [str(day) for day in range(1, days + 1)]
        report.check(group, "reveals", texts, numbers, r"📜 Day (\d+), what was written")
        report.check(group, "mornings", texts, [*numbers, str(days + 1)], r"[☀⛵]️? ?Day (\d+):")
        report.check(group, "starvation", texts, numbers, r"🍞 Day (\d+), starvation")
        report.check(group, "end", texts, [OVER], OVER)
        for day, block in WRITTEN.findall("\n\n".join(texts)):
            prayed = dict(re.findall(r"^(\w+) 🙏 .*? for (.)", block, re.MULTILINE))
            chosen, tried = self.chosen.get(int(day), {}), self.tried.get(int(day), {})
            assert chosen.items() <= prayed.items() <= tried.items(), f"day {day}: {block}, not {chosen}"
        self._check_health(texts)
        return report

    def _check_health(self, texts: list[str]) -> None:
        """Each hungry night cost one health, and cost it once: 8 at the start, as the picture says at the end."""
        nights = dict(re.findall(r"(🍞 Rations\n(?:Fed: .+\n)?Hungry: (.+)\.)", "\n".join(texts)))
        raft = [text for text in texts if text.startswith("🛟 The raft\n")][-1]
        for name, health in re.findall(r"^(\w+): ❤️ (\d+)", raft, re.MULTILINE):
            hungry = sum(f"{name} (" in hungry for hungry in nights.values())
            assert int(health) == 8 - hungry, f"{name}: {raft} after {nights}"
