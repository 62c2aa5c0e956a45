"""What a command costs in a game of 100 and in one of 10,000 events, warm and cold; run it from the project folder.

`python deploy/bench/long_games.py [DATABASE_URL]` prints medians of five runs in milliseconds and their ratios; exit 1
if one is above 1.2. Both games stand in one database and their commands take turns: the same disk, the same noise.
"""

import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from core.bootstrap import open_ship
from core.config import read_settings
from core.engine.command import Command, Join, MoveDeadline, Start
from core.engine.ids import Person, Seat
from core.raft.cards import Suit
from core.raft.commands import WriteFast
from core.service.desk import Desk
from core.service.inbox import Incoming, Source
from core.service.moves import Cause, by_host, by_moderator, by_person
from core.service.people import make_owner, meet
from core.service.tables import Table

BOT = 1
SAILORS = 6
LENGTHS = (100, 10_000)
RUNS = 5
ROUNDS = 40
ALLOWED = 1.2
SUITS = (Suit.HEARTS, Suit.SPADES)


class Bench:
    """One desk with two games on it, a short and a long one."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.updates = 0
        with desk.write() as books:
            now = desk.clock.now()
            self.people = [meet(books, 1000 + n, f"Sailor {n}", now).person for n in range(SAILORS)]
            self.owner = meet(books, 999, "Owner", now).person
            make_owner(books, self.owner, None, now)

    def do(self, table_id: int, steps: list[tuple[Command, Cause]], desk: Desk | None = None) -> float:
        """All steps as one row; the seconds that working on it took."""
        desk = desk or self.desk
        self.updates += 1
        now = desk.clock.now()
        row = Incoming(source=Source.TELEGRAM, bot_id=BOT, body={}, received_at=now, update_id=self.updates)
        desk.receive([row])
        desk.caught_up(now)
        found = desk.next_row()
        assert found is not None
        begin = time.perf_counter()
        with desk.work(found) as work:
            for command, cause in steps:
                work.command(table_id, command, cause)
        return time.perf_counter() - begin

    def game(self, events: int) -> int:
        """A raft on its first day, on which one sailor rewrites his action until there are that many events."""
        with self.desk.write() as books:
            now = self.desk.clock.now()
            row = Incoming(source=Source.TELEGRAM, bot_id=BOT, body={}, received_at=now)
            books.inbox.add([row])
        found = self.desk.next_row()
        assert found is not None
        with self.desk.work(found) as work:
            opened = work.open_table(
                "raft-of-the-medusa",
                self.owner,
                bot_id=BOT,
                chat_id=-1,
                language="en",
                zone="UTC",
                title="bench",
            )
        assert isinstance(opened, Table)
        host = by_host(self.owner)
        steps: list[tuple[Command, Cause]] = [
            (Join(person, f"Sailor {n}"), by_person(person)) for n, person in enumerate(self.people)
        ]
        self.do(opened.id, [*steps, (Start(), host)])
        far = self.desk.clock.now() + timedelta(hours=12)
        self.do(opened.id, [(MoveDeadline(far), by_moderator(self.owner, "Owner"))])
        while (missing := events - self.version(opened.id)) > 0:
            self.do(opened.id, [rewrite(self.people[0], n) for n in range(min(missing, 500))])
        return opened.id

    def version(self, table_id: int) -> int:
        with self.desk.read() as books:
            table = books.tables.get(table_id)
        assert table is not None
        return table.version


def rewrite(person: Person, number: int) -> tuple[Command, Cause]:
    return WriteFast(Seat(0), SUITS[number % 2]), by_person(person)


def measure(bench: Bench, games: list[int], fresh: Iterator[Desk]) -> list[float]:
    """Milliseconds of a command in each game: the median of the runs' means; in a run the games take turns."""
    runs: list[list[float]] = [[] for _ in games]
    for _ in range(RUNS):
        spent = [0.0 for _ in games]
        for number in range(ROUNDS):
            for place, table_id in enumerate(games):
                spent[place] += bench.do(table_id, [rewrite(bench.people[0], number)], next(fresh))
        for place, seconds in enumerate(spent):
            runs[place].append(seconds * 1000 / ROUNDS)
    return [statistics.median(run) for run in runs]


def main(arguments: list[str]) -> int:
    with tempfile.TemporaryDirectory() as folder:
        given = {"DATABASE_URL": arguments[0]} if arguments else {}
        ship = open_ship(read_settings({"SCUTTLEBUTT_DATA": folder, **given}))
        with ship.worker(BOT) as desk:
            bench = Bench(desk)
            games = [bench.game(length) for length in LENGTHS]
            warm = measure(bench, games, iter(lambda: desk, None))
            cold = measure(
                bench, games, iter(lambda: Desk(ship.store, ship.games, ship.clock, bot_id=BOT), None)
            )
        ship.close()
    worst = 0.0
    for name, medians in (("warm", warm), ("cold", cold)):
        ratio = medians[1] / medians[0]
        worst = max(worst, ratio)
        print(
            f"{name}: {medians[0]:.2f} ms at {LENGTHS[0]} events, {medians[1]:.2f} ms at {LENGTHS[1]}, x{ratio:.2f}"
        )
    return 0 if worst <= ALLOWED else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
