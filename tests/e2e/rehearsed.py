"""Whole games of robots at full speed, each played once for all tests that ask about it."""

import asyncio
import hashlib
import json
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from core.engine.recording import CannotRecord
from core.export.scenario import scenario_of
from core.service.tables import Table
from telegram_bot.callback_data import decode_press
from telegram_bot.rehearsal.robots.company import GAMES as REHEARSED
from telegram_bot.rehearsal.robots.company import Company
from telegram_bot.rehearsal.ship_stage import ShipStage
from tests.e2e.harbour import GAMES, Harbour, harbour

QUICK = 60.0


@dataclass(frozen=True)
class Game:
    """How a company plays: `clock` as the lobby's card says it."""

    kind: str
    players: int
    clock: str
    seed: int = 3
    voyage: int | None = None
    hosted: bool = False
    topics: bool = False


@dataclass(frozen=True)
class Played:
    """What is left of it."""

    events: list[dict[str, Any]]
    """The log, without moments of time."""
    story: str
    """What the group has read."""
    said: list[str]
    """What people have said there, in its order."""
    violations: dict[str, int]
    pressed: frozenset[str]
    offered: frozenset[str]
    scenario: dict[str, Any] | str
    """Or why there is none."""
    tables: int


def rehearse(folder: Path, *games: Game) -> list[Played]:
    """All of them at once, in harbours of their own; every table has the dice that belong to the first seed."""

    async def every() -> list[Played]:
        return list(await asyncio.gather(*(_play(folder / str(n), game) for n, game in enumerate(games))))

    with pytest.MonkeyPatch.context() as patch:
        seed = hashlib.shake_256(str(games[0].seed).encode()).digest
        patch.setattr("core.service.work.secrets", SimpleNamespace(token_bytes=seed))
        return asyncio.run(every())


async def _play(folder: Path, game: Game) -> Played:
    async with harbour(folder, speed=QUICK, has_topics=game.topics) as sea:
        company = Company(sea.client, ShipStage(sea.ship, sea.client, leaps=True), seed=game.seed)
        await company.gather(game.players, REHEARSED[game.kind].place, hosted=game.hosted)
        await company.open_table(game.kind, game.voyage, game.clock)
        first = sea.table(company.group)
        await company.play()
        return await _left(sea, company, first)


async def _left(sea: Harbour, company: Company, table: Table) -> Played:
    history = await sea.client.history(company.group)
    calls, world = await sea.client.calls(), sea.server.board.world
    markups = [call["params"].get("reply_markup") for call in calls]
    with sea.ship.store.read() as books:
        events = [json.loads(event.body) for event in books.log.events(table.id)]
        tables = len(books.tables.all())
        try:
            scenario: dict[str, Any] | str = scenario_of(books, GAMES, table)
        except CannotRecord as reason:
            scenario = str(reason)
    return Played(
        [_without_time(event) for event in events],
        "\n".join(str(each.get("text") or "") for each in history if each["is_from_bot"]),
        [f"{each['from']['first_name']}: {each['text']}" for each in history if _is_said(each)],
        (await sea.client.state())["limits"]["violations"],
        frozenset(kind_of(query.data) for query in world.queries.values()),
        frozenset(kind_of(data) for markup in markups for data in _carried(markup)),
        scenario,
        tables,
    )


def _is_said(message: dict[str, Any]) -> bool:
    return not message["is_from_bot"] and bool(message.get("text"))


def _without_time(told: Any) -> Any:
    """Moments, and the numbers by which the inbox knows what was said, differ between two rehearsals."""
    match told:
        case dict():
            return {key: _without_time(value) for key, value in told.items()}
        case list():
            return [_without_time(value) for value in told]
        case str() if len(told) > 18 and told[4:5] == "-" and told[10:11] == "T":
            return "a moment"
    return told


def _carried(markup: Any) -> list[str]:
    rows = (json.loads(markup) if isinstance(markup, str) else markup or {}).get("inline_keyboard", [])
    return [button["callback_data"] for row in rows for button in row if "callback_data" in button]


def kind_of(data: str) -> str:
    press = decode_press(data)
    return press.action if press is not None else data
