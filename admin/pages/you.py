"""The visitor's own page: his language and zone, and the way out, here or everywhere."""

from flask import Blueprint, render_template, request, url_for
from werkzeug.utils import redirect
from werkzeug.wrappers import Response

from admin.permissions import Access, needs
from admin.returned import come_back
from admin.shipboard import desk
from admin.visitors import me, sign_out
from admin.wording import refusal, say, tell
from core.engine.refusal import Refused
from core.service import people
from core.texts import LANGUAGES

page = Blueprint("you", __name__)

FORM = "you"


@page.get("/you")
@needs(Access.SIGNED_IN)
def show() -> str:
    return render_template("you.html", account=me(), languages=LANGUAGES)


@page.post("/you")
@needs(Access.SIGNED_IN)
def change() -> Response:
    """An unknown zone is refused, and nothing is changed; one that is left empty stays as it is."""
    chosen, zone = request.form.get("language", ""), request.form.get("zone", "").strip()
    if chosen not in (*LANGUAGES, ""):
        return come_back(say("panel-bad-language"), "language", "you.show", {}, FORM)
    with desk().write() as books:
        changed = people.choose_zone(books, me().person, zone) if zone else me()
        if not isinstance(changed, Refused) and chosen:
            people.choose_language(books, me().person, chosen)
    if isinstance(changed, Refused):
        return come_back(refusal(changed), "zone", "you.show", {}, FORM)
    tell("panel-changed")
    return redirect(url_for("you.show"), 303)


@page.post("/sign-out")
@needs(Access.SIGNED_IN)
def leave() -> Response:
    sign_out()
    return redirect(url_for("sign_in.ask"), 303)


@page.post("/sign-out/everywhere")
@needs(Access.SIGNED_IN)
def leave_everywhere() -> Response:
    """Every browser in which he is signed in, this one included."""
    sign_out(everywhere=True)
    return redirect(url_for("sign_in.ask"), 303)
