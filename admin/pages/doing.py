"""Everything a moderator does to a game: one door, one queue, and a question first where it is dangerous."""

import hashlib
import secrets
from typing import Any

from flask import Blueprint, abort, g, render_template, request, url_for
from werkzeug.wrappers import Response

from admin import acting
from admin.addresses import own_page
from admin.deeds import Asking, Deed, Unreadable, Wish, find_deed
from admin.numbers import whole
from admin.permissions import Access, needs
from admin.reading import fresh, game_pages, look, look_where_secret
from admin.shipboard import desk, now
from admin.telling import Line, story_lines
from admin.visitors import me, zone
from admin.wording import refusal, say
from core.engine.refusal import Refused
from core.service import queries
from core.service.meanwhile import done_meanwhile
from core.service.ports import Books

page = Blueprint("doing", __name__, url_prefix="/tables/<int:table_id>")

NOT_ASKED_AGAIN = ("csrf_token", "sure", "seen", "once", "reason", "back")
LONGEST_REASON = 300


@page.post("/do/<name>")
@needs(Access.TABLE)
def do(table_id: int, name: str) -> str | Response | tuple[str, int]:
    deed = find_deed(g.table.game, name) or abort(404)
    reason = request.form.get("reason", "").strip()[:LONGEST_REASON]
    with desk().read() as books:
        asking = asking_of(books)
        try:
            wish = deed.ask(asking)
            deed.facts(asking)
        except Unreadable as unread:
            return ask_again(deed, problem=say(unread.key, **unread.facts))
    if deed.needs_reason and not reason and (not deed.is_dangerous or "sure" in request.form):
        return ask_again(deed, problem=say("panel-reason-missing"))
    if deed.is_dangerous and request.form.get("sure") != "yes":
        return ask_again(deed)
    return perform(deed, wish, reason)


def perform(deed: Deed, wish: Wish, reason: str) -> Response | tuple[str, int]:
    given = whole(request.form.get("seen", ""))
    seen = None if given is None else max(0, min(given, g.table.version))
    asked = acting.put(g.table, wish, reason, seen, once())
    refused = asked.outcome.refused if asked.outcome is not None else None
    if refused is not None and refused.code == "changed":
        return ask_again(deed, problem=say("panel-refused-changed"), since=seen)
    return acting.answer(g.table, asked, deed.name, back())


@page.app_template_global("form_mark")
def fresh_mark() -> str:
    """What makes one form of one page different from every other."""
    return secrets.token_urlsafe(9)


def once() -> str:
    """The same form sent again unchanged, by a reload or because the answer was lost, is one wish; a form without a
    mark is always a new one."""
    if not request.form.get("once"):
        return ""
    typed = repr((request.path, sorted(request.form.items(multi=True))))
    return hashlib.sha256(typed.encode()).hexdigest()[:40]


def ask_again(deed: Deed, problem: str = "", since: int | None = None) -> tuple[str, int]:
    """The question before a dangerous deed, and the form again after a wrong word or another moderator's hand: nothing
    that was typed is lost. What it shows of secrets is a look."""
    with desk().write() as books:
        asking = asking_of(books)
        facts: dict[str, Any] = {
            "deed": deed,
            "table": asking.table,
            "pages": game_pages(asking.table),
            "problem": problem,
            "changes": [] if since is None else changes_since(books, since),
            "reason": request.form.get("reason", ""),
            "given": [(n, v) for n, v in request.form.items(multi=True) if n not in NOT_ASKED_AGAIN],
            "back": back(),
        }
        try:
            facts["sure"] = say(f"panel-sure-{deed.name}", **deed.facts(asking)) if deed.is_dangerous else ""
            facts["foreseen"] = deed.foresee(asking)
            facts["can"] = True
        except Unreadable:
            facts |= {"sure": "", "foreseen": {}, "can": False}
        if deed.is_secret or facts["changes"]:
            look(books, asking.table, deed.name)
        elif not books.audit.has_looked(me().person, asking.table.id):
            look_where_secret(books, asking.table, deed.name)
        if "lost" in facts["foreseen"]:
            facts["foreseen"]["lost"] = story_lines(books, asking.table, facts["foreseen"]["lost"])
    return render_template("ask_again.html", **facts), 409 if since is not None else 422 if problem else 200


def changes_since(books: Books, seen: int) -> list[Line]:
    """What other hands have done since the page was drawn."""
    table = fresh(books)
    moves = done_meanwhile(books, desk().ruleset(table), table, seen, me().person)
    numbers = {number for move in moves for number in range(move.first, move.last + 1)}
    entries = queries.story(books, desk().ruleset(table), table, after=seen)
    return story_lines(books, table, [entry for entry in entries if entry.number in numbers])


def asking_of(books: Books) -> Asking:
    table = fresh(books)
    state = desk().state(books, table)
    names = game_pages(table).names(state)
    return Asking(table, state, request.form, request.form.getlist, names, now(), zone(), desk(), books)


def back() -> str:
    """The page from which it was asked, never a foreign one (F75)."""
    wanted = request.form.get("back") or request.args.get("back")
    return own_page(wanted) if wanted else url_for("now.show", table_id=g.table.id)


@page.get("/queue/<int:row>")
@needs(Access.TABLE)
def queued(table_id: int, row: int) -> str | Response:
    """A command that waits, because its bot is not running or has much to do; it is not lost."""
    name = request.args.get("deed", "")
    deed = find_deed(g.table.game, name) or abort(404)
    outcome = desk().outcome(row)
    with desk().read() as books:
        found = books.inbox.get(row)
    if outcome is None or found is None or found.table_id != g.table.id:
        abort(404)
    pages = game_pages(g.table)
    template = "queued_state.html" if "HX-Request" in request.headers else "queued.html"
    why = refusal(outcome.refused, g.table) if isinstance(outcome.refused, Refused) else ""
    return render_template(
        template,
        table=g.table,
        pages=pages,
        deed=deed,
        row=row,
        outcome=outcome,
        why=why,
        back=back(),
        led=desk().is_led(g.table.bot_id),
    )
