"""The record of a finished game as one JSON document: every command, every event, the seed of all draws (F24)."""

from typing import Any

import msgspec

from core.engine.chance import seed_hash
from core.engine.record import Record
from core.engine.refusal import Refused
from core.engine.ruleset import ONLOOKER
from core.service.holders import who_played
from core.service.moves import Move, Recorded
from core.service.past import Shelf
from core.service.ports import Books
from core.service.tables import Table, TableStatus

FORMAT = "scuttlebutt-game/1"


class EventLine(Record, frozen=True):
    """An event as stored: number, name, version of its shape, fields."""

    number: int
    name: str
    version: int
    fields: dict[str, Any]


class MoveLine(Record, frozen=True, kw_only=True):
    """A command and what it brought about. `at` is the time it counted by, `by` who sent it."""

    number: int
    at: str
    by: str
    command: dict[str, Any]
    epoch: int
    events: tuple[EventLine, ...]
    person: int | None = None
    name: str = ""
    reason: str = ""


class GameRecord(Record, frozen=True, kw_only=True):
    """A finished game. `seed_hash` was published at the start; draws follow from `seed` (hex), epoch and purpose."""

    format: str
    game: str
    title: str
    seed_hash: str
    seed: str
    people: dict[str, str]
    """Shown names by number; one who has asked to be forgotten has none."""
    moves: tuple[MoveLine, ...]
    end: dict[str, Any]
    """How things stood at the end, as everybody may see it."""


def game_record(books: Books, shelf: Shelf, table: Table) -> GameRecord | Refused:
    """The whole record; `not_over` before the end, because it holds every secret and the seed."""
    if table.status not in (TableStatus.OVER, TableStatus.CANCELLED):
        return Refused("not_over")
    seed = books.tables.seed(table.id)
    events = books.log.events(table.id)
    moves = [move for move in books.log.moves(table.id) if move.refused is None]
    ruleset = shelf.ruleset(table)
    persons = {*ruleset.seating(shelf.present(books, table)), *who_played(books, shelf, table)}
    persons |= {move.cause.person for move in moves if move.cause.person is not None}
    accounts = books.people.several(sorted(persons))
    return GameRecord(
        format=FORMAT,
        game=table.game,
        title=table.title,
        seed_hash=seed_hash(seed),
        seed=seed.hex(),
        people={str(person): account.name for person, account in accounts.items()},
        moves=tuple(_line(move, events) for move in moves),
        end=ruleset.view(shelf.present(books, table), ONLOOKER),
    )


def encode_game_record(record: GameRecord) -> bytes:
    """Indented JSON, for people and for `python -m core.verify`."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1)


def decode_game_record(text: bytes) -> GameRecord:
    """Raises `ValueError` saying what the file is instead, or what in it is wrong and where."""
    match msgspec.json.decode(text):
        case {"format": found} if found == FORMAT:
            return msgspec.json.decode(text, type=GameRecord)
        case {"format": found}:
            raise ValueError(f"format is {found!r}, this program reads {FORMAT!r}")
        case {"steps": _}:
            raise ValueError("this is a scenario: play it with `python -m core.scenario`")
        case _:
            raise ValueError(f'this is no record of a finished game: one begins with "format": "{FORMAT}"')


def _line(move: Move, events: list[Recorded]) -> MoveLine:
    return MoveLine(
        number=move.number,
        at=move.at.isoformat(),
        by=move.cause.kind.value,
        command=msgspec.json.decode(move.body),
        epoch=move.epoch,
        events=tuple(
            EventLine(one.number, one.name, one.version, msgspec.json.decode(one.body))
            for one in events[move.first - 1 : move.last]
        ),
        person=move.cause.person,
        name=move.cause.name,
        reason=move.cause.reason,
    )
