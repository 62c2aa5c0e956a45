"""Where a person may be sent after what he asked for: only to pages of this panel (F75)."""

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from flask import url_for
from flask.globals import request_ctx
from werkzeug.exceptions import HTTPException
from werkzeug.routing import RequestRedirect

LONGEST = 500
"""It is kept in the cookie meanwhile."""


def own_page(wanted: str | None) -> str:
    """`wanted` if it is the path of a page here that can be opened, else the first page.

    Browsers forgive a lot (`//evil`, `/\\evil`, a tab inside): whatever is not plainly a path here is dropped.
    """
    home = url_for("tables.all_tables")
    if (
        not wanted
        or len(wanted) > LONGEST
        or not wanted.isprintable()
        or "\\" in wanted
        or not wanted.startswith("/")
    ):
        return home
    parts = urlsplit(wanted)
    if parts.scheme or parts.netloc or wanted.startswith("//"):
        return home
    try:
        page_at(parts.path)
    except (HTTPException, RequestRedirect):
        return home
    return wanted


def page_at(path: str) -> tuple[str, Mapping[str, Any]]:
    """Endpoint and arguments of a page here. Raises what werkzeug raises where there is none."""
    adapter = request_ctx.url_adapter
    assert adapter is not None
    found: tuple[str, Mapping[str, Any]] = adapter.match(path, method="GET")
    return found
