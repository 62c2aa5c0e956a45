"""The kinds of notice of this game: to the table, quietly or not, and to sailors in private."""

from typing import Any

from core.engine.audience import Audience
from core.engine.ids import Seat
from core.engine.notice import Notice, Place, Ring
from core.raft.state import Raft

Facts = dict[str, Any]


def table(key: str, facts: Facts, ring: Ring = Ring.SILENT) -> Notice:
    return Notice(key, facts, Place.TABLE, ring=ring)


def loud(key: str, facts: Facts) -> Notice:
    return table(key, facts, Ring.LOUD)


def private(key: str, facts: Facts, to: Audience) -> Notice:
    return Notice(key, facts, Place.PRIVATE, to, Ring.LOUD)


def closes_at(state: Raft) -> str:
    return "" if state.closes_at is None else state.closes_at.isoformat()


def holdings(state: Raft, who: Seat) -> Facts:
    sailor = state.sailors[who]
    return {"health": sailor.health, "food": sailor.food, "weapons": sailor.weapons}
