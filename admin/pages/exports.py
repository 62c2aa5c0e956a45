"""What a moderator can take along: the story as JSON, and after the end the record that `core.verify` checks."""

from typing import Any

import msgspec
from flask import Blueprint, Response, abort

from admin.permissions import Access, needs
from admin.reading import fresh, look, story_of
from admin.shipboard import desk
from core.engine.refusal import Refused
from core.export.record import encode_game_record, game_record
from core.service.moves import Entry

page = Blueprint("exports", __name__, url_prefix="/tables/<int:table_id>")

IDS = frozenset({"person", "telegram_id", "chat_id", "bot_id"})
"""Numbers that only name: readers whose numbers end at 53 bits would spoil them (F60)."""


@page.get("/story.json")
@needs(Access.TABLE)
def story(table_id: int) -> Response:
    with desk().write() as books:
        table = fresh(books)
        look(books, table, "story")
        entries = story_of(books, table)
    document = {
        "table": str(table.id),
        "title": table.title,
        "game": table.game,
        "events": [event_of(entry) for entry in entries],
    }
    return download(msgspec.json.format(msgspec.json.encode(document), indent=1), f"story-{table.id}.json")


@page.get("/record.json")
@needs(Access.TABLE)
def record(table_id: int) -> Response:
    """Only after the end: it holds every secret and the seed of the draws."""
    with desk().read() as books:
        found = game_record(books, desk().shelf, fresh(books))
    if isinstance(found, Refused):
        abort(404)
    return download(encode_game_record(found), f"record-{table_id}.json")


def event_of(entry: Entry) -> dict[str, Any]:
    cause = entry.cause
    return {
        "number": entry.number,
        "at": entry.at.isoformat(),
        "name": entry.name,
        "fields": with_named_ids(entry.fields),
        "command": entry.command,
        "cause": with_named_ids(
            {"kind": cause.kind.value, "person": cause.person, "name": cause.name, "reason": cause.reason}
        ),
        "taken_back": entry.taken_back,
    }


def with_named_ids(value: Any) -> Any:
    """The same with every id as a text."""
    match value:
        case dict():
            return {
                name: str(part) if name in IDS and isinstance(part, int) else with_named_ids(part)
                for name, part in value.items()
            }
        case list():
            return [with_named_ids(part) for part in value]
        case _:
            return value


def download(body: bytes, name: str) -> Response:
    response = Response(body, mimetype="application/json")
    response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return response
