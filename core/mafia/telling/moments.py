"""Facts that many notices share: times as ISO texts in UTC, and how the present phase stands."""

from datetime import datetime
from typing import Any

from core.engine.audience import EVERYONE, Audience
from core.engine.ids import Seat
from core.engine.notice import Notice, Place, Ring
from core.mafia.state import Phase, State

Facts = dict[str, Any]


def iso(moment: datetime | None) -> str:
    return "" if moment is None else moment.isoformat()


def ends_at(state: State) -> str:
    return "" if state.clock is None else iso(state.clock.ends_at)


def plank_at(state: State) -> str:
    is_day = state.phase is Phase.DAY and state.clock is not None
    return iso(state.clock.plank_at) if is_day and state.clock is not None else ""


def phase_facts(state: State) -> Facts:
    """In the harbour the day is the one that is to come."""
    return {
        "phase": state.phase.value,
        "day": max(state.day, 1),
        "ends_at": ends_at(state),
        "plank_at": plank_at(state),
    }


def to_all(key: str, facts: Facts) -> Notice:
    """The same words to every seat."""
    return Notice(key, facts, Place.PRIVATE, EVERYONE, Ring.LOUD)


def to_seat(key: str, facts: Facts, seat: Seat, protect: bool = False) -> Notice:
    return Notice(key, facts, Place.PRIVATE, Audience(frozenset({seat})), Ring.LOUD, protect=protect)


def to_table(key: str, facts: Facts) -> Notice:
    return Notice(key, facts, Place.TABLE, ring=Ring.LOUD)
