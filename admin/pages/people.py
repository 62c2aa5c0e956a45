"""Who sits where: reached or not, last seen, how talkative; a reminder, and a link for a substitute (Z11)."""

from flask import Blueprint, abort, render_template, url_for
from werkzeug.utils import redirect
from werkzeug.wrappers import Response

from admin.pages.now import transaction
from admin.permissions import Access, needs
from admin.reading import fresh, game_pages, look_where_secret
from admin.shipboard import desk, now
from admin.visitors import me
from admin.wording import tell
from core.service import links, queries
from core.service.links import LinkKind
from core.service.looks import AuditLine
from core.service.tables import TableStatus

page = Blueprint("people", __name__, url_prefix="/tables/<int:table_id>/people")


@page.get("")
@needs(Access.TABLE)
def show(table_id: int) -> str:
    with transaction() as books:
        table = fresh(books)
        look_where_secret(books, table, "people")
        pages, state = game_pages(table), desk().state(books, table)
        sitters = queries.people(books, table, now())
        moderators = books.people.moderators(table.id)
        accounts = books.people.several([one.person for one in moderators] + [table.host])
        waiting = pages.still_to_act(state) if table.is_live else []
    return render_template(
        "table/people.html",
        table=table,
        pages=pages,
        names=pages.names(state),
        sitters=sitters,
        moderators=moderators,
        accounts=accounts,
        waiting=waiting,
    )


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
        if table.status is not TableStatus.RUNNING:
            tell("panel-over", "bad")
            return redirect(url_for("people.show", table_id=table.id), 303)
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
        "table/invited.html", table=table, pages=pages, name=names[seat], address=address, clock=clock
    )
