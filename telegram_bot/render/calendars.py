"""A calendar of days in the words of every game's lobby (Z2.5, R6.2)."""

from collections.abc import Mapping
from datetime import date
from typing import Any


def calendar_facts(calendar: Mapping[str, Any]) -> dict[str, Any]:
    """Minutes are told and no seconds; `first` is `None` where a game begins with the next window."""
    first = calendar.get("first")
    return {
        "opens": calendar["opens"][:5],
        "closes": calendar["closes"][:5],
        "zone": calendar["zone"],
        "first": None if first is None else date.fromisoformat(first),
    }
