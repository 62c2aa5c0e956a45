"""After the end: the seed for everybody, and the whole record for those who played (and never before: F24).

A group that was left closed is opened, too, if that is possible by now (R5.2).
"""

import logging
from collections.abc import Sequence
from datetime import timedelta
from functools import partial
from typing import Any

from core.engine.chance import seed_hash
from core.engine.refusal import Refused
from core.export.record import encode_game_record, game_record
from core.service.accounts import Account
from core.service.announce import Reader, addressed
from core.service.desk import Desk
from core.service.holders import who_played
from core.service.outbox import Kind, Lane, Outgoing
from core.service.past import Shelf
from core.service.ports import Books
from core.service.tables import Table, TableStatus
from telegram_bot import chronicle
from telegram_bot.callback_data import Press
from telegram_bot.keyboards import press_button
from telegram_bot.reopening import try_again
from telegram_bot.retold import saga_told

logger = logging.getLogger(__name__)

TOLD = "epilogue"
"""In a table's facts: the record has been given out."""

ENDED = (TableStatus.OVER, TableStatus.CANCELLED)
LATELY = timedelta(days=1)
"""Of games called off longer ago nothing is said any more."""


class Epilogue:
    """Looks for games that have ended since it last looked; what was given out is remembered in the table's facts."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._live: set[int] | None = None

    def look(self) -> None:
        """At the first look every table that is over counts, later only those that were live at the last one."""
        bot_id = self._desk.bot_id
        with self._desk.read() as books:
            live = {table.id for table in books.tables.all(bot_id, (TableStatus.LOBBY, TableStatus.RUNNING))}
            if self._live is None:
                ended = {table.id for table in books.tables.all(bot_id, ENDED) if self._is_to_tell(table)}
            else:
                ended = self._live - live
        if self._live is None:
            self._open_groups(None)
        for table_id in sorted(ended):
            self._tell(table_id)
            self._open_groups(table_id)
        self._live = live

    def _is_to_tell(self, table: Table) -> bool:
        """A game that was called off has ended, too."""
        if table.facts.get(TOLD):
            return False
        since = self._desk.clock.now() - LATELY
        return table.status is TableStatus.OVER or (table.last_at is not None and table.last_at > since)

    def _open_groups(self, table_id: int | None) -> None:
        """After a start wherever one is closed, without a word where that fails; at the end of a game with one."""
        with self._desk.write() as books:
            if table_id is None:
                tables = books.tables.all(self._desk.bot_id)
            else:
                tables = [table] if (table := books.tables.get(table_id)) is not None else []
            state_of = partial(self._desk.state, books)
            try_again(books, tables, state_of, aloud=table_id is not None)

    def _tell(self, table_id: int) -> None:
        with self._desk.write() as books:
            table = books.tables.get(table_id)
            if table is None or table.status not in ENDED or table.facts.get(TOLD):
                return
            players = _players(books, self._desk.shelf, table)
            if not players:  # a lobby that was called off
                return
            seed = books.tables.seed(table.id)
            facts: dict[str, Any] = {"seed": seed.hex(), "seed_hash": seed_hash(seed), "table": table.title}
            again = {"buttons": [[press_button("button-again", Press("again", table.handle))]]}
            readers: list[Reader] = (
                [table.chat] if table.chat is not None else _with_host(books, table, players)
            )
            books.outbox.put(
                [_row(table, reader, Kind.SAY, "record-proof", facts, again) for reader in readers]
            )
            if table.game == chronicle.GAME:
                books.outbox.put(self._saga(books, table, players))
            files = ["record-text", "record-file"] if table.game == chronicle.GAME else ["record-file"]
            for key in files:
                books.outbox.put(
                    [_row(table, one, Kind.FILE, key, {"table": table.title}) for one in players]
                )
            books.tables.change(table.id, facts={**table.facts, TOLD: True})

    def _saga(self, books: Books, table: Table, players: Sequence[Account]) -> list[Outgoing]:
        """Who was who, what happened, and the picture of it all: read from the log when it leaves (`completing`)."""
        saga = saga_told(books, self._desk.shelf, table)
        if not saga["lives"]:
            return []
        parts = len(saga["parts"])
        told: list[tuple[str, dict[str, Any], dict[str, Any]]] = [("zpm-saga-who", {}, {})]
        told += [("zpm-saga-days", {"part": part}, {}) for part in range(parts)]
        told.append(("zpm-saga-picture", {}, {"picture": True}))
        return [_row(table, one, Kind.SAY, *what) for what in told for one in players]


def record_file(desk: Desk, books: Books, table_id: int) -> tuple[str, bytes] | None:
    """Name and content of a finished table's record."""
    table = books.tables.get(table_id)
    record = game_record(books, desk.shelf, table) if table is not None else Refused("not_over")
    if table is None or isinstance(record, Refused):
        return None
    return f"{table.game}-{table.handle}.json", encode_game_record(record)


def _players(books: Books, shelf: Shelf, table: Table) -> list[Account]:
    """Also those whose seat somebody else had in the end."""
    played = books.people.several(who_played(books, shelf, table))
    return [account for account in played.values() if account.telegram_id is not None]


def _with_host(books: Books, table: Table, players: Sequence[Account]) -> list[Reader]:
    """At a table by link he opens the same again even if he did not play."""
    host = books.people.get(table.host)
    is_left_out = host is not None and host.telegram_id is not None and host not in players
    return [*players, *([host] if host is not None and is_left_out else [])]


def _row(
    table: Table,
    reader: Reader,
    kind: Kind,
    key: str,
    facts: dict[str, Any],
    options: dict[str, Any] | None = None,
) -> Outgoing:
    return Outgoing(
        **addressed(reader),
        bot_id=table.bot_id,
        kind=kind,
        key=key,
        facts=facts,
        lane=Lane.ANSWER,
        table_id=table.id,
        options=options or {},
    )
