"""Every table that the visitor may see, with what needs a hand first."""

from dataclasses import dataclass
from datetime import timedelta

from flask import Blueprint, g, render_template, request, url_for
from werkzeug.utils import redirect
from werkzeug.wrappers import Response

from admin.games import GameClock
from admin.pages.opening import join_link
from admin.permissions import Access, needs
from admin.reading import fresh, game_pages
from admin.shipboard import desk, now
from admin.visitors import me
from admin.wording import tell
from core.service import queries
from core.service.accounts import Account
from core.service.authority import may_moderate
from core.service.outbox import ParcelState
from core.service.ports import Books
from core.service.tables import Table

page = Blueprint("tables", __name__)


@dataclass(frozen=True, slots=True)
class Line:
    """One table of the list. `alarms` are keys of sentences."""

    table: Table
    phase: str
    day: int
    clock: GameClock | None
    left: timedelta | None
    seats: int
    alarms: tuple[str, ...]
    may_open: bool
    """Not where it is blind to the visitor."""


@page.get("/")
@needs(Access.ANYBODY)
def home() -> Response:
    return redirect(url_for("tables.all_tables"))


@page.get("/tables")
@needs(Access.SIGNED_IN)
def all_tables() -> str:
    with_archive = "all" in request.args
    with desk().read() as books:
        found = queries.tables_for(books, me().person)
        lines = [line_of(books, table) for table in found if with_archive or not table.archived]
        archived = sum(1 for table in found if table.archived)
        links = {line.table.id: join_link(books, line.table) for line in lines if line.table.is_live}
    lines.sort(
        key=lambda line: (
            not line.table.is_live,
            line.left is None,
            line.left or timedelta(0),
            -line.table.id,
        )
    )
    speed = desk().clock.setting().speed
    return render_template(
        "tables.html", lines=lines, links=links, archived=archived, with_archive=with_archive, speed=speed
    )


@page.post("/tables/<int:table_id>/archive")
@needs(Access.TABLE)
def archive(table_id: int) -> Response:
    """Only what is over: it leaves the list, nothing is deleted. The same button brings it back."""
    with desk().write() as books:
        table = fresh(books)
        if not table.is_live:
            books.tables.change(table.id, archived=not table.archived)
    tell("panel-still-live" if g.table.is_live else "panel-changed", "bad" if g.table.is_live else "done")
    return redirect(url_for("tables.all_tables"), 303)


def line_of(books: Books, table: Table) -> Line:
    pages, state = game_pages(table), desk().state(books, table)
    clock = pages.clock(state) if table.is_live else None
    phase, day = pages.phase(state)
    left = clock.left(now()) if clock is not None else None
    seats = len(books.tables.seated(table.id))
    may_open = may_moderate(books, me().person, table.id)
    return Line(table, phase, day, clock, left, seats, alarms_of(books, table, clock), may_open)


def alarms_of(books: Books, table: Table, clock: GameClock | None) -> tuple[str, ...]:
    """What a moderator should look at: a bot that stands still, a pause, people and messages that are lost."""
    if not table.is_live:
        return ()
    found = []
    if not desk().is_led(table.bot_id):
        found.append("panel-alarm-bot")
    if clock is not None and clock.paused_at is not None:
        found.append("panel-alarm-paused")
    seated: list[Account] = list(books.people.several(books.tables.seated(table.id)).values())
    if any(not account.reachable for account in seated):
        found.append("panel-alarm-unreachable")
    if books.outbox.of_table(table.id, states=(ParcelState.FAILED, ParcelState.UNKNOWN), limit=1):
        found.append("panel-alarm-failed")
    return tuple(found)
