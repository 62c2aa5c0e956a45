"""What was killed where, how often, and what came of it: one line a game and database, a table at the end."""

import os
import sys
from collections import Counter
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass, field
from typing import Any

from tests.faults.ledger import Report

EACH = int(os.environ.get("CRASH_KILLS", "1"))
"""Kills at each point, of each game, on each database; `make crash` asks for 20."""
AT_LENGTH = EACH > 1
SEED = int(os.environ.get("CRASH_SEED", "41"))
PROPERTY = "crash"


@dataclass
class Tally:
    """Of one process that is killed, in one game on one database."""

    killed: str
    game: str
    database: str
    points: tuple[str, ...]
    kills: Counter[str] = field(default_factory=Counter)
    games: int = 0
    messages: int = 0
    doubles: int = 0
    commands: int = 0
    """Acknowledged, each found once."""

    @property
    def missing(self) -> dict[str, int]:
        return {point: max(0, EACH - self.kills[point]) for point in self.points}

    @property
    def is_complete(self) -> bool:
        return not any(self.missing.values())

    def add(self, kills: Counter[str], report: Report, commands: int) -> None:
        self.kills += kills
        self.games += 1
        self.messages += report.expected
        self.doubles += report.doubles
        self.commands += commands
        if AT_LENGTH:
            place = f"{self.game} on {self.database}, game {self.games}"
            sys.stderr.write(f"{place}: {report}; the {self.killed} was killed {dict(self.kills)}\n")

    def note(self) -> dict[str, Any]:
        return asdict(self) | {"kills": dict(self.kills), "points": list(self.points)}


@asynccontextmanager
async def told_at_once(tally: Tally) -> AsyncIterator[None]:
    """Why a run has stopped, without waiting for the others."""
    try:
        yield
    except Exception as error:
        if AT_LENGTH:
            sys.stderr.write(
                f"{tally.game} on {tally.database} has stopped after {dict(tally.kills)}: {error}\n"
            )
        raise


def table(notes: Iterable[Mapping[str, Any]]) -> list[str]:
    """A line of kills for each note, under the names of the points."""
    lines = []
    for killed in ("bot", "panel"):
        found = [note for note in notes if note["killed"] == killed]
        if not found:
            continue
        points = found[0]["points"]
        lines.append(
            f"{'killed: the ' + killed:<42}"
            + "".join(f"{point:>21}" for point in points)
            + f"{'games':>7}{'commands':>10}{'messages':>10}{'lost':>6}{'twice':>7}"
        )
        for note in found:
            counts = "".join(f"{note['kills'].get(point, 0):>21}" for point in points)
            rest = f"{note['games']:>7}{note['commands']:>10}{note['messages']:>10}{0:>6}{note['doubles']:>7}"
            lines.append(f"{note['game'] + ', ' + note['database']:<42}" + counts + rest)
    return lines
