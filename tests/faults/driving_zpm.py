"""Drives a day and a night of Zombie Pirate Mafia over HTTP, writing down what was said and done (F41)."""

import asyncio
from dataclasses import dataclass, field
from datetime import timedelta

from core.engine.command import MoveDeadline
from core.mafia.state import Phase
from core.service.moves import by_moderator
from tests.e2e.fleet import Fleet, set_sail
from tests.faults.killable import KillableHarbour
from tests.faults.ledger import Report
from tests.faults.processes import Fate
from tests.faults.tally import AT_LENGTH

SPEED = 6.0 if AT_LENGTH else 20.0
SLOWLY = 1.0 if AT_LENGTH else SPEED
"""The second day must not be over before the last death of the bot."""
LONGER = timedelta(hours=12 if AT_LENGTH else 3)
"""The day must not be over before everybody has talked enough."""
SHORTLY = 10.0
PATIENCE = 120.0
"""Seconds for whatever is waited for while the bot dies again and again."""

WORD = r"\(\w+ \d+\)"
VOTE = r"🗳 (.+?) votes (.+?)\."


@dataclass
class Ship:
    """The people of one ship: the first votes, the others only talk, so that nobody hangs before the close."""

    aboard: list[int]
    aliases: list[str]
    words: list[tuple[int, str]] = field(default_factory=list)
    votes: list[tuple[str, str]] = field(default_factory=list)


class ZpmDriver:
    """The ledger is what the driver typed, in the order in which Telegram took it."""

    def __init__(self, sea: KillableHarbour, fleet: Fleet) -> None:
        self.sea = sea
        self.fleet = fleet
        crew = fleet.crew()
        by_ship: dict[str, list[int]] = {}
        for person, sailor in crew.items():
            by_ship.setdefault(str(sailor.ship), []).append(person)
        self.ships = [Ship(aboard, [crew[one].alias for one in aboard]) for aboard in by_ship.values()]
        self.is_first_day = True
        self.spies = [one for one, sailor in crew.items() if sailor.role in ("spy", "voodoo_doctor")]

    game = "Zombie Pirate Mafia"
    most_kills = 30

    @classmethod
    async def set_sail(cls, sea: KillableHarbour) -> "ZpmDriver":
        return cls(sea, await set_sail(sea, clock="days of 20 min", by_hand=False))

    async def play(self, fate: Fate) -> None:
        """A day of talk and votes, its close, a night, the next day; the bot dies at every stage of it."""
        speed = self.sea.ship.clock.setting().speed
        await self._lengthen()
        await self.fleet.run_at(SPEED)
        await self.sea.endanger(fate)
        points = len(self.sea.fate.points)
        while len(self.sea.fate.points) > points // 3 or self.sea.fate.takes_words():
            await asyncio.gather(*(self._talk(ship) for ship in self.ships))
        await asyncio.gather(*(self._vote(ship) for ship in self.ships if not ship.votes))
        self.is_first_day = False
        await self._everybody_heard_the_last_word()
        await self._pass(Phase.NIGHT, "🌙 Night 1")
        await self._pass(Phase.DAY, "📅 Day 2")
        await self.sea.spare()
        await self.sea.quiet()
        self.sea.ship.clock.run_at(speed)

    async def _lengthen(self) -> None:
        before = self.fleet.table.deadline_at
        assert before is not None
        later = MoveDeadline(closes_at=self.sea.ship.clock.now() + LONGER)
        cause = by_moderator(self.fleet.table.host, "Moll", "a test")
        self.sea.ship.desk().submit(self.fleet.table.id, later, cause)

        async def is_longer() -> bool:
            moved = self.fleet.table.deadline_at
            return moved is not None and moved > before + LONGER / 2

        await self.sea.until(is_longer, "the day to be longer")

    async def _vote(self, ship: Ship) -> None:
        voter, (name, first, second) = ship.aboard[0], ship.aliases
        for chosen in (first, second):
            await self.sea.client.say(voter, f"/vote {chosen}")
            ship.votes.append((name, chosen))

    async def _talk(self, ship: Ship) -> None:
        """A vote now and then, while all are alive; the dead of the first day talk no more."""
        number = len(ship.words)
        if self.is_first_day and number % 4 == 3:
            await self._vote(ship)
        speaker = ship.aboard[number % 2]
        word = f"({ship.aliases[0]} {number})"
        await self.sea.client.say(speaker, word)
        ship.words.append((speaker, word))
        if number % 2:
            await self.sea.sees(ship.aboard[2], word, seconds=PATIENCE)

    async def _everybody_heard_the_last_word(self) -> None:
        for ship in self.ships:
            speaker, word = ship.words[-1]
            for reader in ship.aboard:
                if reader != speaker:
                    await self.sea.sees(reader, word, seconds=PATIENCE)

    async def _pass(self, phase: Phase, opened: str) -> None:
        """Time leaps to a little before each deadline (plank, reminder, close); those then come by themselves. Once the
        phase has opened no time leaps any more, however long its first message takes to arrive."""
        end = asyncio.get_running_loop().time() + PATIENCE
        deadline = self.fleet.table.deadline_at
        while self.fleet.state.phase is not phase:
            assert asyncio.get_running_loop().time() < end, f"no {opened}\n{self.sea.standing()}"
            assert deadline is not None
            left = (deadline - self.sea.ship.clock.now()).total_seconds() - SHORTLY
            await (self.sea.jump(left) if left > 0 else asyncio.sleep(0.1))
            deadline = self.fleet.table.deadline_at
        self.sea.ship.clock.run_at(SLOWLY)
        await asyncio.gather(*(self.sea.sees(one, opened, seconds=PATIENCE) for one in self.fleet.crew()))

    @property
    def commands(self) -> int:
        return sum(len(ship.words) + len(ship.votes) for ship in self.ships)

    async def check(self) -> Report:
        """Phones against the ledger."""
        report = Report(kills=self.sea.fate.kills)
        for ship in self.ships:
            lynched = ship.aliases[2]
            for reader in ship.aboard:
                texts = await self.sea.texts(reader)
                own = [word for speaker, word in ship.words if speaker != reader]
                heard = own if reader not in self.spies else None
                if heard is not None:
                    report.check(reader, "words", texts, heard, WORD)
                    report.check(reader, "votes", texts, ship.votes, VOTE)
                report.check(reader, "close", texts, [lynched], rf"🪢 ({lynched}) is lynched")
                report.check(reader, "nights", texts, ["1"], r"🌙 Night (\d+)")
                report.check(reader, "days", texts, ["1", "2"], r"☀️ Day (\d+)\.")
        return report
