"""A table as it stands: phase, countdown, who is where and who has acted; it follows the game within two seconds."""

from contextlib import AbstractContextManager
from datetime import timedelta
from typing import Any

from flask import Blueprint, g, render_template, request
from werkzeug.wrappers import Response

from admin.games import GameClock, GamePages
from admin.pages.opening import join_link
from admin.pages.tables import alarms_of
from admin.permissions import Access, needs
from admin.possible import can, refusal_now
from admin.reading import fresh, game_pages, look, look_where_secret, moderators_view
from admin.shipboard import desk, now
from admin.telling import would_happen
from admin.visitors import me
from admin.wording import for_field, word
from core.engine.command import CloseNow, Start
from core.engine.ids import Seat
from core.engine.ruleset import ONLOOKER, Viewer
from core.service.ports import Books
from core.service.tables import Table, TableStatus

MOVES = (-15, -5, 5, 15, 60)
"""Minutes by which the close moves at a touch."""

page = Blueprint("now", __name__, url_prefix="/tables/<int:table_id>")


@page.get("")
@needs(Access.TABLE)
def show(table_id: int) -> str:
    with transaction() as books:
        facts = now_of(books, look_again=True)
    return render_template("table/now.html", **facts)


@page.get("/live")
@needs(Access.TABLE)
def live(table_id: int) -> str | Response:
    """The moving part of the page; nothing (204) while the reader `have` what there is."""
    led = desk().is_led(g.table.bot_id)
    with desk().read() as books:
        table = fresh(books)
        clock = clock_of(table, desk().state(books, table))
    if request.args.get("have") == mark_of(g.table, clock, led=led):
        return Response(status=204)
    with transaction() as books:
        facts = now_of(books, look_again=False)
    return render_template("table/live.html", **facts)


def transaction() -> AbstractContextManager[Books]:
    """Pages that are a look write it down; the others need not wait for the bot's turn to write."""
    return desk().write() if game_pages(g.table).now_is_secret else desk().read()


def clock_of(table: Table, state: Any) -> GameClock | None:
    return game_pages(table).clock(state) if table.is_live else None


def moves_of(clock: GameClock | None) -> tuple[int, ...]:
    """Not those that would put the close into the past."""
    if clock is None:
        return ()
    return tuple(minutes for minutes in MOVES if clock.left(now()) > timedelta(minutes=-minutes))


def mark_of(table: Table, clock: GameClock | None, *, led: bool) -> str:
    """What a page shows besides time that runs by itself."""
    return f"{table.version}.{int(led)}.{len(moves_of(clock))}"


def now_of(books: Books, *, look_again: bool) -> dict[str, Any]:
    """What the page shows. Where that is secret it is a look: recorded at each opening, and not at each glance."""
    table = fresh(books)
    pages, state = game_pages(table), desk().state(books, table)
    is_secret = pages.now_is_secret and table.status is not TableStatus.LOBBY
    if is_secret and (look_again or not books.audit.has_looked(me().person, table.id)):
        look(books, table, "now")
    clock, led = clock_of(table, state), desk().is_led(table.bot_id)
    may = can(books, table, state, close_now=CloseNow()) if clock is not None else frozenset()
    phase, day = pages.phase(state)
    return {
        "table": table,
        "pages": pages,
        "view": moderators_view(books, table) if is_secret else desk().view(books, table, ONLOOKER),
        "clock": clock,
        "left": clock.left(now()) if clock is not None else None,
        "speed": desk().clock.setting().speed,
        "phase": phase,
        "day": day,
        "waiting": pages.still_to_act(state) if table.is_live else [],
        "alarms": alarms_of(books, table, clock),
        "rooms": rooms_of(pages, state),
        "can": may,
        "moves": moves_of(clock),
        "closes_here": "" if clock is None else for_field(clock.closes_at),
        "lacks": refusal_now(books, table, state, Start()) if table.status is TableStatus.LOBBY else None,
        "mark": mark_of(table, clock, led=led),
        "seats": len(books.tables.seated(table.id)),
        "link": join_link(books, table),
    }


def rooms_of(pages: GamePages, state: Any) -> list[tuple[str, str]]:
    """To whom the moderator can speak; empty where there is nobody but all."""
    rooms = [(room, pages.call(room)) for room in pages.rooms(state)]
    return [("", word("panel-say-to-all")), *rooms] if rooms else []


@page.get("/secrets")
@needs(Access.TABLE)
def secrets(table_id: int) -> str:
    """On request, and recorded: what has been written so far, and what would come of it if the phase closed now."""
    with desk().write() as books:
        table = fresh(books)
        look(books, table, "orders")
        pages, state = game_pages(table), desk().state(books, table)
        would = would_happen(books, table, state)
        facts = {"table": table, "pages": pages, "view": moderators_view(books, table), "would": would}
        facts |= {"phase": pages.phase(state)[0], "day": pages.phase(state)[1]}
    return render_template("table/secrets.html", **facts)


@page.get("/seats/<int:seat>")
@needs(Access.TABLE)
def show_seat(table_id: int, seat: int) -> str | tuple[str, int]:
    """One sailor, and all that can be done for him and to him. What he is offered only two may know: it is a look."""
    with desk().write() as books:
        facts = now_of(books, look_again=True)
        table, pages = facts["table"], facts["pages"]
        if table.status is TableStatus.LOBBY:
            look_where_secret(books, table, "people")
        state = desk().state(books, table)
        names = pages.names(state)
        if seat >= len(names):
            return render_template("error.html", key="panel-error-404", number=""), 404
        own = desk().view(books, table, Viewer(seat=Seat(seat))).get("you", {})
        offers = [*own.get("offers_in", ()), *own.get("offers_out", ())] if table.is_live else []
        if offers:
            look(books, table, "offers")
        holder = next((p for p, s in books.tables.seated(table.id).items() if s == seat), None)
        facts |= {
            "seat": seat,
            "name": names[seat],
            "names": names,
            "offers": offers,
            "choices": choices_of(pages, own.get("options", {}), state) if table.is_live else [],
            "can": can(books, table, state, **pages.remedies(Seat(seat))) if table.is_live else frozenset(),
            "account": None if holder is None else books.people.get(holder),
        }
    return render_template("table/seat.html", **facts)


def choices_of(
    pages: GamePages, options: dict[str, Any], state: Any
) -> list[tuple[str, list[tuple[str, str]]]]:
    """What can be done for a seat, and what each act may name: as it is sent, and as it is called."""
    return [
        (what, [(call, pages.call(call)) for call in calls]) for what, calls in pages.choices(options, state)
    ]
