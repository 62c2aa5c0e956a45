"""A table as it stands: phase, countdown, who is where and who has acted; it follows the game within two seconds."""

from contextlib import AbstractContextManager
from typing import Any

from flask import Blueprint, g, render_template, request
from markupsafe import Markup
from werkzeug.wrappers import Response

from admin.pages.opening import join_link
from admin.pages.tables import alarms_of
from admin.permissions import Access, needs
from admin.reading import fresh, game_pages, look, look_where_secret, moderators_view
from admin.shipboard import desk, now
from admin.telling import told_events
from admin.visitors import me
from core.engine.chance import SeededChance
from core.engine.ids import Seat
from core.engine.refusal import Refused
from core.engine.ruleset import ONLOOKER, Viewer
from core.service.ports import Books
from core.service.tables import Table, TableStatus

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
    if request.args.get("have") == mark_of(g.table, led):
        return Response(status=204)
    with transaction() as books:
        facts = now_of(books, look_again=False)
    return render_template("table/live.html", **facts)


def transaction() -> AbstractContextManager[Books]:
    """Pages that are a look write it down; the others need not wait for the bot's turn to write."""
    return desk().write() if game_pages(g.table).now_is_secret else desk().read()


def mark_of(table: Table, led: bool) -> str:
    return f"{table.version}.{int(led)}"


def now_of(books: Books, *, look_again: bool) -> dict[str, Any]:
    """What the page shows. Where that is secret it is a look: recorded at each opening, and not at each glance."""
    table = fresh(books)
    pages, state = game_pages(table), desk().state(books, table)
    is_secret = pages.now_is_secret and table.status is not TableStatus.LOBBY
    if is_secret and (look_again or not books.audit.has_looked(me().person, table.id)):
        look(books, table, "now")
    clock, led = pages.clock(state) if table.is_live else None, desk().is_led(table.bot_id)
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
        "rooms": pages.rooms(state),
        "mark": mark_of(table, led),
        "seats": len(books.tables.seated(table.id)),
        "link": join_link(books, table),
    }


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


def would_happen(books: Books, table: Table, state: Any) -> list[Markup] | Refused:
    """What a close would bring about now, as sentences, or why nothing. Nothing of it is recorded.

    The rules are asked with the table's own chance: if the phase is closed, the same happens.
    """
    chance = SeededChance(books.tables.seed(table.id), table.epoch)
    foreseen = game_pages(table).foresee(state, chance, now())
    return foreseen if isinstance(foreseen, Refused) else told_events(books, table, foreseen, now())


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
            "choices": pages.choices(own.get("options", {}), state) if table.is_live else [],
            "account": None if holder is None else books.people.get(holder),
        }
    return render_template("table/seat.html", **facts)
