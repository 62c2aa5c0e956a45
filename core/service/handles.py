"""Random ids by which phones name a sailor: each lasts as long as his alias, and tells nothing about his seat."""

import base64
import hmac
import secrets
from collections.abc import Iterable

from core.engine.names import name_key


def new_table_handle() -> str:
    """Eight random characters that stand for a table in links and buttons."""
    return base64.b32encode(secrets.token_bytes(5)).decode().lower()


def handle_of(key: bytes, name: str) -> str:
    """Eight characters for an alias; `key` is the table's own (`TableBook.handle_key`)."""
    digest = hmac.digest(key, name_key(name).encode(), "sha256")
    return base64.b32encode(digest[:5]).decode().lower()


def name_behind(key: bytes, handle: str, names: Iterable[str]) -> str | None:
    """Which of `names` the handle means; `None` for one that is gone or was never there."""
    for name in names:
        if hmac.compare_digest(handle_of(key, name).encode(), handle.encode()):
            return name
    return None
