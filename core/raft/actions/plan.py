"""What a sailor may write on his sheet, and what a drawn card brings him (R2)."""

from enum import Enum

from core.engine.record import Record
from core.raft.cards import Card


class Gain(Enum):
    FOOD = "food"
    HEALTH = "health"
    WEAPON = "weapon"


class Plan(Record, frozen=True, tag_field="action", tag=str.lower):
    """One written action."""


class DrawingPlan(Plan, frozen=True, tag=str.lower):
    """An action decided by one card."""

    def gains(self, card: Card, health: int) -> tuple[Gain, ...]:
        """What `card` brings a sailor of that health, before any limit to what he can take."""
        raise AssertionError(f"{type(self).__name__} says nothing about {card} at health {health}")
