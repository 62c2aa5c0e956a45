"""Who would rise and why, under which names, and the moderator's choice until Day 3 opens (Z9.1, Z9.5)."""

from flask import Blueprint, abort, render_template

from admin.permissions import Access, needs
from admin.reading import fresh, game_pages, look, moderators_view
from admin.shipboard import desk

page = Blueprint("zombies", __name__, url_prefix="/tables/<int:table_id>/zombies")


@page.get("")
@needs(Access.TABLE)
def show(table_id: int) -> str:
    with desk().write() as books:
        table = fresh(books)
        pages, state = game_pages(table), desk().state(books, table)
        if not any(endpoint == "zombies.show" for endpoint, _ in pages.tabs):
            abort(404)
        look(books, table, "zombies")
        rising = moderators_view(books, table)["secrets"]["rising"]
    return render_template(
        "table/zombies.html", table=table, pages=pages, rising=rising, names=pages.names(state)
    )
