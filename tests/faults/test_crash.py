"""Bot and panel are killed with signal 9 at every named point of their work while games are played over HTTP
(F41, F54, F61).

A short form runs with all other tests; `make crash` asks for twenty kills at each point, of both games, on both
databases.
"""

from collections.abc import Callable
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


def where(url: str) -> str:
    return "PostgreSQL" if url else "SQLite"


async def bot_dies(folder: Path, url: str, driver: Driver, note: Note) -> None:
    """Games one after another until the bot has died often enough at each of its points."""
    tally = Tally("bot", driver.game, where(url), tuple(OF_THE_BOT))
    async with killable_harbour(folder, speed=SPEED, database_url=url) as sea, told_at_once(tally):
        while not tally.is_complete:
            driven = await driver.set_sail(sea)
            await driven.play(Fate.of(SEED + tally.games, tally.missing, OF_THE_BOT, driver.most_kills))
            report = await driven.check()
            tally.add(sea.fate.counts(), report, driven.commands)
    note(PROPERTY, tally.note())


async def panel_dies(folder: Path, url: str, driver: Driver, note: Note) -> None:
    """A moderator whose panel dies again and again, while the bot lives."""
    tally = Tally("panel", driver.game, where(url), tuple(OF_THE_PANEL))
    async with killable_harbour(folder, speed=SPEED, database_url=url) as sea, told_at_once(tally):
        driven = await PanelDriver.set_sail(sea, driver)
        while not tally.is_complete:
            fate = Fate.of(SEED + tally.games, tally.missing, OF_THE_PANEL, driver.most_kills)
            before = driven.commands
            await driven.moderate(fate)
            report = await driven.check()
            tally.add(fate.counts(), report, driven.commands - before)
        await driven.stop()
    note(PROPERTY, tally.note())


@pytest.mark.timeout(LIMIT)
async def test_zpm_on_sqlite_loses_nothing_and_counts_nothing_twice_f41(
    tmp_path: Path, record_property: Note
) -> None:
    await bot_dies(tmp_path, "", ZpmDriver, record_property)


@pytest.mark.timeout(LIMIT)
async def test_a_moderators_word_from_a_dying_panel_counts_once_in_the_raft_on_postgresql_f41(
    tmp_path: Path, postgresql_url: str, record_property: Note
) -> None:
    await panel_dies(tmp_path, postgresql_url, RaftDriver, record_property)


if AT_LENGTH:

    @pytest.mark.timeout(LIMIT)
    async def test_zpm_on_postgresql_loses_nothing_and_counts_nothing_twice_f41(
        tmp_path: Path, postgresql_url: str, record_property: Note
    ) -> None:
        await bot_dies(tmp_path, postgresql_url, ZpmDriver, record_property)

    @pytest.mark.timeout(LIMIT)
    async def test_the_raft_on_sqlite_loses_nothing_and_counts_nothing_twice_f41(
        tmp_path: Path, record_property: Note
    ) -> None:
        await bot_dies(tmp_path, "", RaftDriver, record_property)

    @pytest.mark.timeout(LIMIT)
    async def test_the_raft_on_postgresql_loses_nothing_and_counts_nothing_twice_f41(
        tmp_path: Path, postgresql_url: str, record_property: Note
    ) -> None:
        await bot_dies(tmp_path, postgresql_url, RaftDriver, record_property)

    @pytest.mark.timeout(LIMIT)
    async def test_a_moderators_word_from_a_dying_panel_counts_once_in_the_raft_f41(
        tmp_path: Path, record_property: Note
    ) -> None:
        await panel_dies(tmp_path, "", RaftDriver, record_property)

    @pytest.mark.timeout(LIMIT)
    async def test_a_moderators_word_from_a_dying_panel_counts_once_in_zpm_f41(
        tmp_path: Path, record_property: Note
    ) -> None:
        await panel_dies(tmp_path, "", ZpmDriver, record_property)

    @pytest.mark.timeout(LIMIT)
    async def test_a_moderators_word_from_a_dying_panel_counts_once_in_zpm_on_postgresql_f41(
        tmp_path: Path, postgresql_url: str, record_property: Note
    ) -> None:
        await panel_dies(tmp_path, postgresql_url, ZpmDriver, record_property)
