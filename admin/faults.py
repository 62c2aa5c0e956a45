"""Errors as people see them: a sentence and a short number; the log has the rest, and no secret is in either (F78)."""

import logging
import secrets

from flask import Flask, abort, render_template, request, url_for
from flask_limiter import RateLimitExceeded
from flask_wtf.csrf import CSRFError
from sqlalchemy.exc import DataError
from werkzeug.exceptions import HTTPException
from werkzeug.wrappers import Response

from admin.permissions import BlindToYou

log = logging.getLogger(__name__)

SAID = frozenset({400, 401, 403, 404, 405, 413, 429})
"""Codes with a sentence of their own: `panel-error-CODE`."""

NAMED = {CSRFError: "csrf", BlindToYou: "blind"}
"""Errors with a sentence of their own: `panel-error-NAME`."""


def install(app: Flask) -> None:
    app.before_request(refuse_unreadable)
    app.register_error_handler(HTTPException, refuse)
    app.register_error_handler(OverflowError, not_there)
    app.register_error_handler(DataError, not_there)
    app.register_error_handler(Exception, break_down)


def refuse_unreadable() -> None:
    """No person types a zero character, and no text of the database holds one."""
    if any("\x00" in value for _, value in request.values.items(multi=True)):
        abort(400)


def refuse(error: HTTPException) -> Response:
    """Expected: a wrong address, no right, a stale form. An open page that may no longer be seen is led away (F81)."""
    code = error.code or 500
    key = NAMED.get(type(error)) or (str(code) if code in SAID else "other")
    number = secrets.token_hex(4)
    log.info("refused %s: %s at %s", number, code, request.endpoint)
    response = page(key, code, number)
    if isinstance(error, RateLimitExceeded):
        response.headers["Retry-After"] = "60"
    if code in (401, 403) and "HX-Request" in request.headers:
        response.headers["HX-Redirect"] = url_for("tables.all_tables")
    if code == 405 and error.get_response().headers.get("Allow"):
        response.headers["Allow"] = error.get_response().headers["Allow"]
    return response


def not_there(error: Exception) -> Response:
    """A number that no row can have, or a character that no text of the database can hold: nothing is called so."""
    return page("404", 404, secrets.token_hex(4))


def break_down(error: Exception) -> Response:
    """A fault of the program; the address is not logged, because it can hold a one-time link."""
    number = secrets.token_hex(4)
    log.error("error %s at %s", number, request.endpoint, exc_info=error)
    return page("500", 500, number)


def page(key: str, code: int, number: str) -> Response:
    return Response(
        render_template("error.html", key=f"panel-error-{key}", number=number), code, mimetype="text/html"
    )
