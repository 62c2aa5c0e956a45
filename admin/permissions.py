"""Who may open which page: every view says so, and no app starts with one that does not."""

from collections.abc import Callable
from enum import Enum
from hmac import compare_digest
from typing import Any, TypeVar

from flask import Flask, abort, current_app, g, redirect, request, url_for
from werkzeug.exceptions import Forbidden
from werkzeug.wrappers import Response

from admin.shipboard import desk
from admin.visitors import visitor
from core.service.authority import may_moderate

View = TypeVar("View", bound=Callable[..., Any])


class BlindToYou(Forbidden):
    """The table is blind to owners until its end, and the visitor is one: he is told so, he sees it in his list."""


class Access(Enum):
    ANYBODY = "anybody"
    SIGNED_IN = "signed in"
    TABLE = "moderator of the table"
    """Appointed to the table, or owner where it is not blind to owners, and not playing there; asked anew at every
    request (F81)."""
    OWNER = "owner"
    GAUGES = "owner, or the holder of the token for measurements"


def needs(access: Access) -> Callable[[View], View]:
    """Marks a view; goes below the route."""

    def mark(view: View) -> View:
        view.access = access  # type: ignore[attr-defined]
        return view

    return mark


def install(app: Flask) -> None:
    app.before_request(check_access)


def check_every_view(app: Flask) -> None:
    """Raises for a view of which nobody has said who may open it."""
    bare = [
        name for name, view in app.view_functions.items() if name != "static" and not hasattr(view, "access")
    ]
    if bare:
        raise RuntimeError(f"nobody has said who may open {', '.join(bare)}")


def check_access() -> Response | None:
    """A table that is not there and one that is not the visitor's look the same."""
    if request.endpoint in (None, "static"):
        return None
    access: Access = getattr(current_app.view_functions[str(request.endpoint)], "access")  # noqa: B009 -- untyped
    who = visitor()
    if access is Access.ANYBODY or (access is Access.GAUGES and _has_gauges_token()):
        return None
    if who is None:
        return _to_sign_in()
    match access:
        case Access.OWNER | Access.GAUGES:
            if not who.account.owner:
                abort(403)
        case Access.TABLE:
            _open_table(int((request.view_args or {})["table_id"]))
        case _:
            pass
    return None


def _open_table(table_id: int) -> None:
    who = visitor()
    assert who is not None
    with desk().read() as books:
        table = books.tables.get(table_id)
        if table is None or not may_moderate(books, who.account.person, table_id):
            raise BlindToYou if table is not None and table.is_blind and who.account.owner else Forbidden
    g.table = table


def _to_sign_in() -> Response:
    if request.method not in ("GET", "HEAD") or "HX-Request" in request.headers:
        abort(401)
    return redirect(url_for("sign_in.ask", next=request.full_path.rstrip("?")))


def _has_gauges_token() -> bool:
    scheme, _, given = request.headers.get("Authorization", "").partition(" ")
    token = str(current_app.extensions["metrics_token"])
    return scheme.lower() == "bearer" and compare_digest(given.strip().encode(), token.encode())
