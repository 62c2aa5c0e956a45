"""Who sits where: reached or not, last seen, how talkative; a reminder, and a link for a substitute (Z11)."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from flask import Blueprint, abort, render_template, url_for
from werkzeug.utils import redirect
from werkzeug.wrappers import Response

from admin.permissions import Access, needs
from admin.possible import refusal_now
from admin.reading import fresh, game_pages, look, look_where_secret
from admin.shipboard import desk, now
from admin.visitors import me
from admin.wording import tell
from core.engine.command import Modkill
from core.engine.ids import Seat
from core.service import links, queries
from core.service.links import LinkKind
from core.service.looks import AuditLine
from core.service.ports import Books
from core.service.tables import Table, TableStatus

page = Blueprint("people", __name__, url_prefix="/tables/<int:table_id>/people")

ASKED = ("ask-received", "report-received")
"""What the bot tells moderators of `/ask`."""
COMPARED = 2000
NEWEST = 20


@dataclass(frozen=True, slots=True)
class Line:
    """What somebody has sent to the moderators: a line, or with `post` a report of what `alias` has said."""

    at: datetime
    name: str
    text: str
    alias: str
    post: str
    seat: int | None
    """Who can be answered; `None` if nobody is called so any more."""


def asked(books: Books, table: Table, names: tuple[str, ...]) -> list[Line]:
    """The newest first, each once, however many moderators it went to."""
    found: dict[tuple[str, str, str], Line] = {}
    for parcel in books.outbox.of_table(table.id, limit=COMPARED):
        if parcel.key not in ASKED:
            continue
        facts = {name: str(parcel.facts.get(name) or "") for name in ("name", "text", "alias", "post")}
        seat = names.index(facts["name"]) if facts["name"] in names else None
        key = (facts["name"], facts["text"], parcel.made_at.isoformat(timespec="minutes"))
        found.setdefault(key, Line(parcel.made_at, seat=seat, **facts))
    return list(found.values())[:NEWEST]


@page.get("")
@needs(Access.TABLE)
def show(table_id: int) -> str:
    with desk().write() as books:
        table = fresh(books)
        look_where_secret(books, table, "people")
        pages, state = game_pages(table), desk().state(books, table)
        sitters = queries.people(books, table, now())
        moderators = books.people.moderators(table.id)
        accounts = books.people.several([one.person for one in moderators] + [table.host])
        waiting = pages.still_to_act(state) if table.is_live else []
        to_remind = living_of(books, table, state) if can_be_waited_for(table, state) else frozenset()
        lines = asked(books, table, pages.names(state))
        if lines:
            look(books, table, "lines")
    return render_template(
        "table/people.html",
        table=table,
        pages=pages,
        names=pages.names(state),
        sitters=sitters,
        moderators=moderators,
        accounts=accounts,
        waiting=waiting,
        to_remind=to_remind,
        lines=lines,
    )


def can_be_waited_for(table: Table, state: Any) -> bool:
    """Nobody is, in a game that is paused."""
    clock = game_pages(table).clock(state)
    return table.status is TableStatus.RUNNING and (clock is None or clock.paused_at is None)


def living_of(books: Books, table: Table, state: Any) -> frozenset[int]:
    """Whom the game can still wait for: those who could still die."""
    seats = range(len(game_pages(table).names(state)))
    return frozenset(seat for seat in seats if refusal_now(books, table, state, Modkill(Seat(seat))) is None)


@page.post("/<int:seat>/substitute")
@needs(Access.TABLE)
def invite(table_id: int, seat: int) -> str | Response:
    """A link that puts whoever presses it first into the seat; a new one ends the earlier ones."""
    with desk().write() as books:
        table = fresh(books)
        pages, state = game_pages(table), desk().state(books, table)
        names = pages.names(state)
        if seat >= len(names):
            abort(404)
        look_where_secret(books, table, "people")
        if table.status is not TableStatus.RUNNING:
            tell("panel-over", "bad")
            return redirect(url_for("people.show", table_id=table.id), 303)
        has_earlier = books.links.revoke(table_id=table.id, seat=seat) > 0
        token = links.issue(
            books, LinkKind.SUBSTITUTE, now(), table_id=table.id, seat=seat, made_by=me().person
        )
        bot = books.people.bot(table.bot_id)
        note = AuditLine(
            person=me().person, what="invited", at=now(), table_id=table.id, facts={"seat": seat}
        )
        books.audit.note(note)
    address = f"https://t.me/{bot.username}?start=seat_{token}" if bot is not None else f"/start seat_{token}"
    clock = pages.clock(state)
    return render_template(
        "table/invited.html",
        table=table,
        pages=pages,
        name=names[seat],
        address=address,
        clock=clock,
        has_earlier=has_earlier,
    )
