"""The state of a game at its present or any earlier event, from a cache and snapshots: never from a long log."""

from collections import OrderedDict
from functools import partial
from threading import Lock
from typing import Any

from core.engine.event import Event
from core.engine.fold import step
from core.engine.ruleset import Ruleset
from core.service.games import Games
from core.service.moves import Recorded, Snapshot
from core.service.ports import Books
from core.service.tables import Table

SNAPSHOT_EVERY = 50
"""Events between two snapshots: what a cold start replays at most."""

CACHED_GAMES = 256


class Shelf:
    """States by (game, version): committed ones only; they are frozen, and a panel's threads share them."""

    def __init__(self, games: Games) -> None:
        self._games = games
        self._states: OrderedDict[int, tuple[int, Any]] = OrderedDict()
        self._mutex = Lock()

    def ruleset(self, table: Table) -> Ruleset[Any]:
        return self._games[table.game]

    def game(self, name: str) -> Ruleset[Any]:
        return self._games[name]

    def knows(self, game: str) -> bool:
        return game in self._games

    def present(self, books: Books, table: Table) -> Any:
        """The state after the table's last event."""
        state = self.at(books, table, table.version)
        self.keep(table.id, table.version, state)
        return state

    def at(self, books: Books, table: Table, number: int) -> Any:
        """The state after event `number`, what had been taken back by then skipped."""
        with self._mutex:
            cached = self._states.get(table.id)
        if cached is not None and cached[0] == number:
            return cached[1]
        ruleset = self.ruleset(table)
        snapshot = books.log.snapshot(table.id, number)
        state, version = ruleset.initial, 0
        if snapshot is not None:
            state, version = ruleset.codec.decode_state(snapshot.state), snapshot.version
        for recorded in books.log.events(table.id, version, number):
            state = step(ruleset, state, decoded(ruleset, recorded), partial(self.at, books, table))
        return state

    def keep(self, table_id: int, version: int, state: Any) -> None:
        with self._mutex:
            self._states[table_id] = (version, state)
            self._states.move_to_end(table_id)
            while len(self._states) > CACHED_GAMES:
                self._states.popitem(last=False)

    def drop(self) -> None:
        with self._mutex:
            self._states.clear()


def decoded(ruleset: Ruleset[Any], recorded: Recorded) -> Event:
    return ruleset.codec.decode_event(recorded.name, recorded.version, recorded.body)


def keep_snapshot(
    books: Books, ruleset: Ruleset[Any], table_id: int, before: int, after: int, state: Any, *, always: bool
) -> None:
    """Writes a snapshot when the log has passed the next round number, or `always` (a take-back)."""
    if always or before // SNAPSHOT_EVERY != after // SNAPSHOT_EVERY:
        books.log.keep_snapshot(table_id, Snapshot(after, ruleset.codec.encode_state(state)))
