"""Two pictures of a game: the votes of a day over time (ZPM), and health over the days (raft), with their numbers."""

from datetime import datetime
from typing import Any

from flask import Blueprint, abort, render_template, request

from admin.drawing import Chart, draw
from admin.permissions import Access, needs
from admin.reading import fresh, game_pages, look
from admin.shipboard import desk
from admin.wording import plain_moment
from core.engine.ids import Seat
from core.mafia.state import Phase, home_of, rooms
from core.mafia.state import State as Mafia
from core.mafia.tally import tally
from core.raft.state import Raft
from core.service.ports import Books
from core.service.queries import steps
from core.service.tables import Table

page = Blueprint("charts", __name__, url_prefix="/tables/<int:table_id>/charts")


@page.get("/health")
@needs(Access.TABLE)
def health(table_id: int) -> str:
    """Health lies open on the raft: no look."""
    with desk().read() as books:
        table = fresh(books)
        _only_for(table, "charts.health")
        chart = health_chart(books, table)
    pages = game_pages(table)
    return render_template(
        "table/chart.html",
        table=table,
        pages=pages,
        chart=chart,
        title="panel-health-chart",
        options=None,
        is_look=False,
    )


def health_chart(books: Books, table: Table) -> Chart:
    """As each day ended, the present one as it stands; the dead have no health."""
    days: dict[int, Raft] = {}
    for step in steps(books, desk().shelf, table):
        state: Raft = step.after
        if state.day:
            days = {day: kept for day, kept in days.items() if day <= state.day}
            days[state.day] = state
    if not days:
        return draw((), {})
    last = days[max(days)]
    series = {
        sailor.name: [_health(days[day], seat) for day in sorted(days)]
        for seat, sailor in enumerate(last.sailors)
    }
    return draw([str(day) for day in sorted(days)], series)


def _health(state: Raft, seat: int) -> int | None:
    sailor = state.sailors[seat]
    return sailor.health if sailor.alive else None


@page.get("/votes")
@needs(Access.TABLE)
def votes(table_id: int) -> str:
    """The wagons of one room on one day; on Days 1 and 2 a secret of the ship, and so a look."""
    with desk().write() as books:
        table = fresh(books)
        _only_for(table, "charts.votes")
        look(books, table, "votes")
        past = [(step.at, step.after) for step in steps(books, desk().shelf, table)]
    by_day: dict[int, list[tuple[datetime, Mafia]]] = {}
    for at, state in past:
        if state.phase is Phase.DAY:
            by_day.setdefault(state.day, []).append((at, state))
    options: dict[str, Any] | None = None
    chart = draw((), {})
    if by_day:
        day = request.args.get("day", max(by_day), type=int)
        day = day if day in by_day else max(by_day)
        there = rooms(by_day[day][-1][1])
        room = request.args.get("room", there[0])
        room = room if room in there else there[0]
        options = {"days": sorted(by_day), "day": day, "rooms": there, "room": room}
        chart = votes_chart(by_day[day], room)
    return render_template(
        "table/chart.html",
        table=table,
        pages=game_pages(table),
        chart=chart,
        title="panel-votes",
        options=options,
        is_look=True,
    )


def votes_chart(day: list[tuple[datetime, Mafia]], room: str) -> Chart:
    """One column for each event that changed the wagons of the room."""
    columns: list[str] = []
    counts: list[dict[str, int]] = []
    for at, state in day:
        now = {wagon["name"]: len(wagon["votes"]) for wagon in tally(state, room)["wagons"]}
        if now != (counts[-1] if counts else {}):
            columns.append(plain_moment(at, "HH:mm"))
            counts.append(now)
    aboard = [
        sailor.alias
        for seat, sailor in enumerate(day[-1][1].sailors)
        if home_of(day[-1][1], Seat(seat)) == room
    ]
    voted = [name for name in aboard if any(name in count for count in counts)]
    return draw(columns, {name: [count.get(name, 0) for count in counts] for name in voted}, steps=True)


def _only_for(table: Table, endpoint: str) -> None:
    if not any(endpoint == tab for tab, _ in game_pages(table).tabs):
        abort(404)
