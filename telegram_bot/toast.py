"""The answer to the press of a button: what flashes up on the phone of whoever pressed it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Toast:
    """It leaves directly after the commit. An alert has to be clicked away."""

    query_id: str
    key: str | None
    facts: Mapping[str, Any]
    language: str
    alert: bool = False
    url: str | None = None
    chat_id: int | None = None
    """The private chat of who pressed: a refusal that comes too late for the button is said there."""
