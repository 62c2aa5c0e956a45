"""The bot is killed with signal 9 at every named point of its work while games are played over HTTP (F41, F54, F61).

A short form runs with all other tests; `make crash` sets CRASH_KILLS and plays both games on both databases at length.
"""

import os
import sys
from pathlib import Path

import pytest

from tests.faults.driving_raft import RaftDriver
from tests.faults.driving_zpm import ZpmDriver
from tests.faults.killable import Fate, killable_harbour

SPEED = 30.0
SHORT, MOST_A_GAME = 5, 10
KILLS = int(os.environ.get("CRASH_KILLS", SHORT))
AT_LENGTH = KILLS > SHORT
SEED = int(os.environ.get("CRASH_SEED", "41"))

Driver = type[ZpmDriver] | type[RaftDriver]


async def sail(folder: Path, url: str, driver: Driver) -> None:
    """Games one after another until the bot has died as often as it was to."""
    where, left, game = "PostgreSQL" if url else "SQLite", KILLS, 0
    async with killable_harbour(folder, speed=SPEED, database_url=url) as sea:
        while left > 0:
            driven = await driver.set_sail(sea)
            await driven.play(Fate.of(SEED + game, min(left, MOST_A_GAME)))
            report = await driven.check()
            kills = ", ".join(report.kills)
            sys.stdout.write(f"\n{driver.__name__}, {where}: {report} ({kills})\n")
            left, game = left - len(report.kills), game + 1


@pytest.mark.timeout(3600)
async def test_zpm_on_sqlite_loses_nothing_and_counts_nothing_twice_f41(tmp_path: Path) -> None:
    await sail(tmp_path, "", ZpmDriver)


@pytest.mark.timeout(3600)
async def test_the_raft_on_postgresql_loses_nothing_and_counts_nothing_twice_f41(
    tmp_path: Path, postgresql_url: str
) -> None:
    await sail(tmp_path, postgresql_url, RaftDriver)


if AT_LENGTH:

    @pytest.mark.timeout(3600)
    async def test_zpm_on_postgresql_loses_nothing_and_counts_nothing_twice_f41(
        tmp_path: Path, postgresql_url: str
    ) -> None:
        await sail(tmp_path, postgresql_url, ZpmDriver)

    @pytest.mark.timeout(3600)
    async def test_the_raft_on_sqlite_loses_nothing_and_counts_nothing_twice_f41(tmp_path: Path) -> None:
        await sail(tmp_path, "", RaftDriver)
