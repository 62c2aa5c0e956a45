"""Signing in by a one-time link: opening it shows a button, pressing the button spends it (F63)."""

from flask import Blueprint, render_template, request, session
from werkzeug.utils import redirect
from werkzeug.wrappers import Response

from admin.addresses import own_page
from admin.extensions import SIGN_IN_LIMIT, limiter
from admin.permissions import Access, needs
from admin.shipboard import desk, now
from admin.visitors import open_session, remember, sign_in, visitor
from admin.wording import refusal
from core.engine.refusal import Refused
from core.service import links

page = Blueprint("sign_in", __name__)


@page.get("/sign-in")
@needs(Access.ANYBODY)
def ask() -> str | Response:
    """Where to get a link. The page that was wanted is remembered for when it is spent."""
    wanted = own_page(request.args.get("next"))
    if visitor() is not None:
        return redirect(wanted)
    session["next"] = wanted
    return render_template("sign_in.html")


@page.get("/sign-in/<token>")
@limiter.limit(SIGN_IN_LIMIT)
@needs(Access.ANYBODY)
def open_link(token: str) -> str | tuple[str, int]:
    """Spends nothing: a messenger's preview opens pages too."""
    with desk().read() as books:
        link = links.peek(books, token, now())
        account = books.people.get(link.person) if isinstance(link, links.Link) and link.person else None
    if isinstance(link, Refused):
        return render_template("sign_in.html", why=refusal(link)), 410
    return render_template("sign_in_link.html", token=token, account=account)


@page.post("/sign-in/<token>")
@limiter.limit(SIGN_IN_LIMIT)
@needs(Access.ANYBODY)
def spend_link(token: str) -> Response | tuple[str, int]:
    with desk().write() as books:
        link = links.spend(books, token, now())
        person = link if isinstance(link, Refused) else sign_in(books, link)
        new = None if isinstance(person, Refused) else open_session(books, person)
    if isinstance(person, Refused) or new is None:
        return render_template(
            "sign_in.html", why=refusal(person) if isinstance(person, Refused) else ""
        ), 410
    wanted = own_page(session.get("next"))
    remember(new)
    return redirect(wanted, 303)
