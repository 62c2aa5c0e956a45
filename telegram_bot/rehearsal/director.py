"""The director of a rehearsal: opens tables for robots, moves time to the next close, kills the bot and starts it."""

import asyncio
import logging
from typing import Any

from core.bootstrap import Ship
from core.engine.recording import CannotRecord
from core.export.scenario import scenario_of
from core.service.tables import TableStatus
from telegram_bot.rehearsal.bot_process import BotProcess
from telegram_bot.rehearsal.client import RehearsalClient, RehearsalFault
from telegram_bot.rehearsal.phones import CannotBeDone
from telegram_bot.rehearsal.robots.company import GAMES, NAMES, Company
from telegram_bot.rehearsal.ship_stage import ShipStage

logger = logging.getLogger("rehearsal")

MOST_TABLES = 4
"""Tables of robots at once: more than that no machine shows at full speed."""


class Director:
    """What the bar over the phones asks for, one method a button."""

    def __init__(
        self,
        ship: Ship,
        client: RehearsalClient,
        bot: BotProcess,
        seed: int = 1,
        first: tuple[str, int] | None = None,
    ) -> None:
        """`first`: the game and size of the table that is laid as soon as somebody looks."""
        self._ship = ship
        self._client = client
        self._bot = bot
        self._seed = seed
        self._stage = ShipStage(ship, client)
        self._first = first
        self._named: list[str] = []
        self._tables: list[tuple[Company, asyncio.Task[None]]] = []

    # -- seats

    def stand_aside(self, person: int, by_hand: bool) -> bool:
        """Leaves a seat to a person at the phones page, or takes it back; False if no robot sits there."""
        return any(company.stand_aside(person, by_hand) for company, _ in self._tables)

    def by_hand(self) -> list[int]:
        return [person for company, _ in self._tables for person in company.by_hand()]

    def welcome(self) -> None:
        """Somebody looks at the phones: the first table is laid now, so that he misses nothing."""
        if self._first is not None:
            first, self._first = self._first, None
            self.open(*first)

    # -- the bar

    def shape(self) -> dict[str, Any]:
        """What the bar shows."""
        return {
            "bot": self._bot.is_running,
            "speed": self._stage.wish(),
            "games": {word: {"fewest": game.fewest, "most": game.most} for word, game in GAMES.items()},
            "tables": [
                {
                    "title": company.title,
                    "group": company.group,
                    "people": [each.phone.person for each in company.robots],
                }
                for company, _ in self._tables
            ],
        }

    async def do(self, deed: str, terms: dict[str, Any]) -> Any:
        """Raises `CannotBeDone`; unknown deeds are refused with the list of those there are."""
        match deed:
            case "open":
                return self.open(
                    str(terms.get("game", "")),
                    terms.get("size"),
                    terms.get("kind", "supergroup"),
                    terms.get("talks", True) is not False,
                )
            case "next":
                return self.jump_to_next_close()
            case "kill":
                return await self._bot.kill()
            case "restart":
                await self._bot.kill()
                return await self._bot.start()
            case "save":
                return self.scenario(terms.get("table"))
            case _:
                raise CannotBeDone(f"There is no {deed}: open, next, kill, restart or save.")

    def open(self, game: str, size: Any, kind: Any = "supergroup", talks: bool = True) -> None:
        """A new table with new people; they come aboard, start and play by themselves.

        Those who do not talk say nothing in private rooms either, which a scenario file has no word for.
        """
        if game not in GAMES:
            raise CannotBeDone(f"A game is one of {', '.join(GAMES)}.")
        fewest, most = GAMES[game].fewest, GAMES[game].most
        if not isinstance(size, int) or not fewest <= size <= most:
            raise CannotBeDone(f"That game is rehearsed by {fewest} to {most} people.")
        if kind not in ("group", "supergroup"):
            raise CannotBeDone("A table is opened in a group or in a supergroup.")
        if len(self._running()) >= MOST_TABLES:
            raise CannotBeDone(f"{MOST_TABLES} tables are playing: wait until one of them is over.")
        names = self._names(size)
        company = Company(self._client, self._stage, self._seed + len(self._tables), talks, names)
        playing = asyncio.create_task(_play(company, game, size, _title(game, len(self._tables)), kind))
        playing.add_done_callback(_report)
        self._tables.append((company, playing))

    def _names(self, size: int) -> list[str]:
        """Those that nobody bears yet, before others: whose phone it is shall be seen at a glance."""
        names = sorted(NAMES, key=self._named.count)[:size]
        self._named += names
        return names

    def jump_to_next_close(self) -> None:
        """Time leaps to just after the next deadline of any table, when it can be applied."""
        if not self._stage.leap():
            raise CannotBeDone("No table runs against the clock just now.")

    def scenario(self, number: Any) -> dict[str, Any]:
        """What has been played at one of the tables so far, as a scenario file: it tells everything."""
        if not isinstance(number, int) or not 0 <= number < len(self._tables):
            raise CannotBeDone("There is no such table.")
        company, _ = self._tables[number]
        with self._ship.store.read() as books:
            found = [
                table
                for table in books.tables.all()
                if table.title.endswith(company.title) and table.status is not TableStatus.LOBBY
            ]
            if not found:
                raise CannotBeDone("Nothing has been played there yet.")
            try:
                return scenario_of(books, self._ship.games, max(found, key=lambda table: table.id))
            except CannotRecord as reason:
                raise CannotBeDone(f"Nothing is saved: {reason}.") from reason

    def close(self) -> None:
        for _, playing in self._tables:
            playing.cancel()

    def _running(self) -> list[Company]:
        return [company for company, playing in self._tables if not playing.done()]


def _title(game: str, tables: int) -> str:
    return f"{GAMES[game].place} {tables + 1}" if tables else GAMES[game].place


async def _play(company: Company, game: str, size: int, title: str, kind: str) -> None:
    await company.gather(size, title, kind, hosted=GAMES[game].is_hosted)
    await company.open_table(game)
    await company.play(encores=1)


def _report(playing: asyncio.Task[None]) -> None:
    if playing.cancelled() or (error := playing.exception()) is None:
        return
    if isinstance(error, (RehearsalFault, TimeoutError)):
        logger.error("the robots of a table have given up: %s", error or "the bot did not answer")
    else:
        logger.error("the robots of a table have stopped", exc_info=error)
