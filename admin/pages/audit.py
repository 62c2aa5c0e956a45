"""The audit: what was done outside the games, and who looked at which secrets; page by page, the newest first."""

from typing import Any

from flask import Blueprint, render_template
from markupsafe import Markup
from sqlalchemy import select

from admin.extensions import db
from admin.permissions import Access, needs
from admin.reading import name_finder
from admin.shipboard import desk
from admin.wording import say
from core.service.looks import SEAT
from core.storage.schema import AuditRow, LookRow
from core.texts.catalogue import has_message

page = Blueprint("audit", __name__, url_prefix="/owner/audit")

LINES = 50


@page.get("")
@needs(Access.OWNER)
def show() -> str:
    lines = db.paginate(select(AuditRow).order_by(AuditRow.id.desc()), per_page=LINES)
    with desk().read() as books:
        person = name_finder(books)
        tables = {table.id: table for table in books.tables.all()}
        found = [
            (line, _name(line.person, person), _name(line.facts.get("person"), person)) for line in lines
        ]
    return render_template("owner/audit.html", pages=lines, lines=found, tables=tables)


@page.get("/looks")
@needs(Access.OWNER)
def looks() -> str:
    lines = db.paginate(select(LookRow).order_by(LookRow.id.desc()), per_page=LINES)
    with desk().read() as books:
        person = name_finder(books)
        tables = {table.id: table for table in books.tables.all()}
        found = [(line, _name(line.person, person), _looked_at(line.what)) for line in lines]
    return render_template("owner/looks.html", pages=lines, lines=found, tables=tables)


def _name(number: Any, person: Any) -> str:
    return "–" if number is None else person(number)


def _looked_at(what: str) -> Markup:
    """A page or a list; or the question before a deed, which shows more than the page it stands on."""
    deed = f"panel-deed-{what}"
    if has_message(deed):
        return say("panel-look-before", deed=say(deed))
    return say("panel-look", what="seat" if what.startswith(SEAT) else what)
