"""Bot and panel are killed with signal 9 at every named point of their work while games are played over HTTP
(F41, F54, F61).

A short form runs with all other tests; `make crash` asks for twenty kills at each point, of both games, on both
databases, and by both ways in: an update whose POST was not answered with 200 comes again, as one that no poll took.
"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.faults.driving_panel import PanelDriver
from tests.faults.driving_raft import RaftDriver
from tests.faults.driving_zpm import ZpmDriver
from tests.faults.killable import killable_harbour
from tests.faults.processes import OF_THE_BOT, OF_THE_PANEL, Fate
from tests.faults.tally import AT_LENGTH, EACH, PROPERTY, SEED, Tally, told_at_once

LIMIT = 600 + 170 * EACH

Driver = type[ZpmDriver] | type[RaftDriver]
Note = Callable[[str, object], None]

SPEED = 30.0


@dataclass(frozen=True)
class Voyage:
    """Who dies in which game on which database, and how updates come to the bot."""

    driver: Driver
    database: str
    way: str = "polling"
    killed: str = "bot"
    in_short: bool = False
    """Whether it is sailed with all other tests; then, if the bot dies, by both ways in at once."""

    def __str__(self) -> str:
        how = f"the panel dies, {self.driver.game}" if self.killed == "panel" else self.driver.game
        return f"{how} on {self.database}" + (f" by {self.way}" if self.killed == "bot" else "")

    @property
    def is_by_webhook(self) -> bool:
        return self.way == "webhook" or not AT_LENGTH

    def fate(self, tally: Tally) -> Fate:
        points = OF_THE_BOT if self.killed == "bot" else OF_THE_PANEL
        fate = Fate.of(SEED + tally.games, tally.missing, points, self.driver.most_kills)
        if self.killed == "bot" and not AT_LENGTH:
            return fate.both_ways()
        return fate.by_webhook() if self.way == "webhook" else fate

    def tally(self) -> Tally:
        points = OF_THE_BOT if self.killed == "bot" else OF_THE_PANEL
        way = " by webhook" if self.way == "webhook" else ""
        return Tally(self.killed, self.driver.game, self.database + way, tuple(points))


VOYAGES = [
    Voyage(ZpmDriver, "SQLite", in_short=True),
    Voyage(ZpmDriver, "SQLite", "webhook"),
    Voyage(ZpmDriver, "PostgreSQL"),
    Voyage(RaftDriver, "SQLite"),
    Voyage(RaftDriver, "PostgreSQL"),
    Voyage(RaftDriver, "PostgreSQL", "webhook"),
    Voyage(RaftDriver, "SQLite", killed="panel"),
    Voyage(RaftDriver, "PostgreSQL", killed="panel", in_short=True),
    Voyage(ZpmDriver, "SQLite", killed="panel"),
    Voyage(ZpmDriver, "PostgreSQL", killed="panel"),
]


@pytest.mark.timeout(LIMIT)
@pytest.mark.parametrize("voyage", [each for each in VOYAGES if AT_LENGTH or each.in_short], ids=str)
async def test_whoever_dies_nothing_acknowledged_is_lost_and_nothing_counts_twice_f41(
    voyage: Voyage, tmp_path: Path, request: pytest.FixtureRequest, record_property: Note
) -> None:
    url: str = request.getfixturevalue("postgresql_url") if voyage.database == "PostgreSQL" else ""
    dies = bot_dies if voyage.killed == "bot" else panel_dies
    record_property(PROPERTY, (await dies(tmp_path, url, voyage)).note())


async def bot_dies(folder: Path, url: str, voyage: Voyage) -> Tally:
    """Games one after another until the bot has died often enough at each of its points."""
    tally = voyage.tally()
    async with killable_harbour(folder, speed=SPEED, database_url=url) as sea, told_at_once(tally):
        while not tally.is_complete:
            driven = await voyage.driver.set_sail(sea)
            await driven.play(voyage.fate(tally))
            report = await driven.check()
            tally.add(sea.fate.counts(), report, driven.commands)
        assert (sea.server.board.webhook.delivered > 0) == voyage.is_by_webhook
    return tally


async def panel_dies(folder: Path, url: str, voyage: Voyage) -> Tally:
    """A moderator whose panel dies again and again, while the bot lives."""
    tally = voyage.tally()
    async with killable_harbour(folder, speed=SPEED, database_url=url) as sea, told_at_once(tally):
        driven = await PanelDriver.set_sail(sea, voyage.driver)
        while not tally.is_complete:
            fate = voyage.fate(tally)
            before = driven.commands
            await driven.moderate(fate)
            report = await driven.check()
            tally.add(fate.counts(), report, driven.commands - before)
        await driven.stop()
    return tally
