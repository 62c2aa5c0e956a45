"""A rehearsal server, and a bot in a process of its own that somebody starts again whenever it was killed."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import text

from core.bootstrap import open_ship
from core.config import read_settings
from core.service.outbox import ParcelState
from telegram_bot.rehearsal.client import RehearsalClient
from telegram_bot.rehearsal.server import DEFAULT_TOKEN, start
from telegram_bot.rehearsal.ship_clock import ShipClock
from tests.e2e.harbour import GAMES, PATIENCE, Harbour, under_way
from tests.faults.processes import PORT, BotProcess, Fate, Watched, free_port
from tests.faults.tally import AT_LENGTH

PATIENT = 15.0 if AT_LENGTH else 4.0
"""How much longer than elsewhere one waits where programs are killed and started on a machine with much to do."""

ACTIVITY = """
    SELECT pid, state, wait_event_type, wait_event, pg_blocking_pids(pid), left(query, 80)
    FROM pg_stat_activity WHERE datname = current_database()
"""


class KillableHarbour(Harbour):
    """As `Harbour`, with the bot in a process that somebody starts again whenever it was killed."""

    bot_process: BotProcess
    crew: Watched

    @property
    def fate(self) -> Fate:
        return self.crew.fate

    async def start_bot(self) -> None:
        self.crew = Watched(self.bot_process)
        self.crew.start()

    async def stop_bot(self) -> None:
        await self.crew.stop()

    async def endanger(self, fate: Fate) -> None:
        await self.crew.endanger(fate)

    async def spare(self) -> None:
        await self.crew.spare()

    async def until(self, look: Callable[[], Any], what: str, seconds: float = PATIENCE) -> Any:
        """As in peace, and more patiently; whoever waits in vain is told how everything stands."""
        try:
            return await super().until(look, what, PATIENT * seconds)
        except AssertionError as error:
            raise AssertionError(f"{error}\n{self.standing()}") from None

    def standing(self) -> str:
        """What waits for what, for a game that does not go on."""
        bot_id, now = self.ship.settings.bot_id or 0, self.ship.clock.now()
        with self.ship.store.read() as books:
            held = [(row.id, row.source.value, row.at, until) for row, until in books.inbox.held(bot_id)]
            tables = [table for table in books.tables.all() if table.is_live]
            waiting = [
                (one.id, one.chat_id, one.key, one.attempts, one.not_before, one.error)
                for table in tables
                for one in books.outbox.of_table(table.id, states=(ParcelState.WAITING,), limit=9)
            ]
            next_row, queue = books.inbox.next_new(bot_id), books.inbox.waiting(bot_id)
        deadlines = [(table.id, table.version, table.deadline_kind, table.deadline_at) for table in tables]
        return "\n".join(
            [
                f"it is {now}; killed {self.fate.kills}, to be killed {self.fate.points}",
                f"bot: exit {self.bot_process.exit_code} after {self.bot_process.starts} starts",
                f"tables and deadlines: {deadlines}",
                f"queue of {queue}, next {next_row and (next_row.id, next_row.source, next_row.at)}, held {held}",
                f"mail that waits: {waiting}",
                f"connections: {self._connections()}",
                self.bot_process.threads(),
            ]
        )

    def _connections(self) -> list[Any]:
        """Who waits for whom in PostgreSQL."""
        if self.ship.store.engine.dialect.name != "postgresql":
            return []
        with self.ship.store.engine.connect() as connection:
            return list(connection.execute(text(ACTIVITY)))

    def _fail_with_the_bot(self) -> None:
        self.crew.check()


@asynccontextmanager
async def killable_harbour(
    folder: Path, *, speed: float, database_url: str = "", log_level: str = "INFO"
) -> AsyncIterator[KillableHarbour]:
    """Server in this process, bot in another, one clock for both."""
    environ = {
        "SCUTTLEBUTT_DATA": str(folder / "data"),
        "TELEGRAM_BOT_TOKEN": DEFAULT_TOKEN,
        "DATABASE_URL": database_url,
        "LOG_LEVEL": log_level,
        PORT: str(port := free_port()),
    }
    ship = open_ship(read_settings(environ), GAMES)
    ship.clock.run_at(speed)
    server = await start(clock=ShipClock(ship.clock))
    server.board.webhook.leads_to = f"http://127.0.0.1:{port}/telegram"
    client = RehearsalClient(server.url)
    made = KillableHarbour(ship, server, client)
    made.bot_process = BotProcess({**environ, "TELEGRAM_API_URL": server.url}, folder / "log")
    async with under_way(made):
        yield made
