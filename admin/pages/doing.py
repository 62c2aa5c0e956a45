"""Everything a moderator does to a game: one door, one queue, and a question first where it is dangerous."""

import hashlib
import secrets
from typing import Any
from urllib.parse import urlsplit

from flask import Blueprint, abort, current_app, g, render_template, request, url_for
from markupsafe import Markup
from werkzeug.wrappers import Response

from admin import acting
from admin.addresses import own_page, page_at
from admin.deeds import Asking, Deed, Errand, Unreadable, Wish, find_deed
from admin.numbers import whole
from admin.permissions import Access, needs
from admin.possible import refusal_now
from admin.reading import fresh, game_pages, look, look_where_secret
from admin.returned import come_back, field_of, keep
from admin.shipboard import desk, now
from admin.telling import Line, story_lines
from admin.visitors import me, zone
from admin.wording import refusal, say
from core.engine.refusal import Refused
from core.service import queries
from core.service.meanwhile import done_meanwhile
from core.service.ports import Books

page = Blueprint("doing", __name__, url_prefix="/tables/<int:table_id>")

NOT_ASKED_AGAIN = ("csrf_token", "sure", "seen", "once", "reason", "back", "form")
LONGEST_REASON = 300
QUESTION = "question"
"""What the form of the question is called, on its own page."""


@page.post("/do/<name>")
@needs(Access.TABLE)
def do(table_id: int, name: str) -> str | Response | tuple[str, int]:
    deed = find_deed(g.table.game, name) or abort(404)
    reason, is_sure = request.form.get("reason", "").strip()[:LONGEST_REASON], "sure" in request.form
    try:
        wish = understood(deed, is_sure=is_sure)
    except Unreadable as unread:
        return again(deed, say(unread.key, **unread.facts), unread.field)
    if isinstance(wish, Refused):
        return again(deed, *words_of(deed, wish))
    if deed.needs_reason and not reason and (not deed.is_dangerous or is_sure):
        return again(deed, say("panel-reason-missing"), "reason")
    if deed.is_dangerous and request.form.get("sure") != "yes":
        return ask_again(deed)
    return perform(deed, wish, reason)


def understood(deed: Deed, *, is_sure: bool) -> Wish | Refused:
    """What the form asks for. Nobody is asked to confirm what the rules would refuse; the worker judges once more."""
    with desk().read() as books:
        asking = asking_of(books)
        wish = deed.ask(asking)
        deed.facts(asking)
        if deed.is_dangerous and not is_sure and not isinstance(wish, Errand):
            return refusal_now(books, asking.table, asking.state, wish) or wish
        return wish


def words_of(deed: Deed, refused: Refused) -> tuple[Markup, str]:
    """Why not, and which field is wrong; where it is none, also what is not done."""
    why, field = refusal(refused, g.table), field_of(refused)
    return why if field else say("panel-refused", deed=say(f"panel-deed-{deed.name}"), why=why), field


def again(deed: Deed, problem: Markup, field: str) -> Response | tuple[str, int]:
    """The form once more, with all that was typed: on the page where it stands, or the question before the deed."""
    if is_question():
        return ask_again(deed, problem, field)
    endpoint, arguments = form_stands_at()
    return come_back(problem, field, endpoint, arguments)


def form_stands_at() -> tuple[str, dict[str, Any]]:
    """A page of this table or of nobody's in particular: those are open to whoever may do the deed."""
    endpoint, arguments = page_at(urlsplit(back()).path)
    access = getattr(current_app.view_functions[endpoint], "access")  # noqa: B009 -- untyped
    if access is Access.SIGNED_IN or (access is Access.TABLE and arguments["table_id"] == g.table.id):
        return endpoint, dict(arguments)
    return "now.show", {"table_id": g.table.id}


def perform(deed: Deed, wish: Wish, reason: str) -> Response | tuple[str, int]:
    given = whole(request.form.get("seen", ""))
    seen = None if given is None else max(0, min(given, g.table.version))
    asked = acting.put(g.table, wish, reason, seen, once())
    refused = asked.outcome.refused if asked.outcome is not None else None
    if refused is not None and refused.code == "changed":
        return ask_again(deed, say("panel-refused-changed"), since=seen)
    if refused is not None and has_fields(deed):
        return again(deed, *words_of(deed, refused))
    return acting.answer(g.table, asked, deed.name, back())


def has_fields(deed: Deed) -> bool:
    """Whether the form that was sent can be mended: the question before a deed shows only some fields."""
    return bool(deed.fields) or not is_question()


def is_question() -> bool:
    """Whether the form that was sent is the question before a deed."""
    return request.form.get("form", QUESTION) == QUESTION


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


def ask_again(
    deed: Deed, problem: Markup | None = None, field: str = "", since: int | None = None
) -> tuple[str, int]:
    """The question before a dangerous deed, and the form again after a wrong word or another moderator's hand: nothing
    that was typed is lost. What it shows of secrets is a look."""
    if problem is not None:
        keep(QUESTION, problem, field)
    with desk().write() as books:
        asking = asking_of(books)
        facts: dict[str, Any] = {
            "deed": deed,
            "table": asking.table,
            "pages": game_pages(asking.table),
            "form": QUESTION,
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
        facts["is_look"] = bool(deed.is_secret or facts["changes"] or facts["pages"].now_is_secret)
        if deed.is_secret or facts["changes"]:
            look(books, asking.table, deed.name)
        elif not books.audit.has_looked(me().person, asking.table.id):
            look_where_secret(books, asking.table, deed.name)
        if "lost" in facts["foreseen"]:
            facts["foreseen"]["lost"] = story_lines(books, asking.table, facts["foreseen"]["lost"])
    status = 409 if since is not None else 422 if problem is not None else 200
    return render_template("ask_again.html", **facts), status


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
