"""How a table is set up, and what of it can still be changed: before the start all, afterwards the calendar."""

from datetime import UTC, datetime
from typing import Any

import msgspec
from flask import Blueprint, render_template

from admin.permissions import Access, needs
from admin.reading import fresh, game_pages
from admin.shipboard import desk
from core.engine.calendar import Calendar, OddTime, odd_times

page = Blueprint("settings", __name__, url_prefix="/tables/<int:table_id>/settings")


@page.get("")
@needs(Access.TABLE)
def show(table_id: int) -> str:
    with desk().read() as books:
        table = fresh(books)
        pages, state = game_pages(table), desk().state(books, table)
        settings: dict[str, Any] = desk().ruleset(table).settings(state)
        host = books.people.get(table.host)
    return render_template(
        "table/settings.html",
        table=table,
        pages=pages,
        settings=settings,
        host=host,
        phase=pages.phase(state)[0],
        odd_times=[odd for each in settings.values() for odd in _odd_times(each)],
    )


def _odd_times(setting: Any) -> tuple[OddTime, ...]:
    """What a change of clocks does to the windows of a calendar within a year."""
    if not isinstance(setting, dict) or setting.get("type") != "calendar":
        return ()
    return odd_times(msgspec.convert(setting, Calendar), datetime.now(UTC).date())
