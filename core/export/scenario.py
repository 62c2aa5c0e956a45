"""`python -m core.export.scenario TABLE`: what was played at a table, as a scenario file on standard output."""

import argparse
import json
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any

from core.bootstrap import open_ship
from core.config import SettingsRefused, read_settings
from core.engine.recording import CannotRecord, Moves
from core.service.games import Games
from core.service.past import decoded
from core.service.ports import Books, UnknownTable
from core.service.tables import Table
from core.storage.engine import is_missing
from core.storage.migrate import DatabaseRefused

RECORDERS = {
    "zombie-pirate-mafia": "core.mafia.scenario_record",
    "raft-of-the-medusa": "core.raft.scenario_record",
}
Record = Callable[[Any, Moves, str], dict[str, Any]]


def scenario_of(books: Books, games: Games, table: Table) -> dict[str, Any]:
    """The file, of a running game too: it holds every secret. Raises `CannotRecord`."""
    ruleset = games[table.game]
    if table.game not in RECORDERS:
        raise CannotRecord(f"the game {table.game}")
    events = [decoded(ruleset, one) for one in books.log.events(table.id)]
    moves = [move for move in books.log.moves(table.id) if move.refused is None]
    if any(move.epoch for move in moves):
        raise CannotRecord("a take-back")
    played = [
        (ruleset.codec.decode_command(move.body), tuple(events[move.first - 1 : move.last])) for move in moves
    ]
    record: Record = import_module(RECORDERS[table.game]).recorded
    return record(ruleset.initial, played, table.title)


def main(arguments: list[str] | None = None) -> int:
    """The exit status: 0 written, 1 it cannot be told as a scenario, 2 there is no such table or database."""
    parser = argparse.ArgumentParser(prog="python -m core.export.scenario", description=__doc__)
    parser.add_argument("table", type=int, help="number of the table, as in the panel's addresses")
    number = parser.parse_args(arguments).table
    try:
        settings = read_settings()
        if is_missing(str(settings.database_url)):
            raise DatabaseRefused("There is no database yet: nothing has been played here.")
        ship = open_ship(settings)
    except (SettingsRefused, DatabaseRefused) as error:
        sys.stderr.write(f"{error}\n")
        return 2
    try:
        with ship.store.read() as books:
            table = books.tables.get(number)
            if table is None:
                raise UnknownTable(f"there is no table {number}")
            document = scenario_of(books, ship.games, table)
    except CannotRecord as reason:
        sys.stderr.write(f"Nothing is saved: {reason}.\n")
        return 1
    except UnknownTable as error:
        sys.stderr.write(f"{error}\n")
        return 2
    finally:
        ship.close()
    sys.stdout.write(json.dumps(document, ensure_ascii=False, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
