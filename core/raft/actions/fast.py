"""Fast and Pray: name a suit; if the card bears it, one food (R2.1)."""

from core.raft.actions.plan import DrawingPlan, Gain
from core.raft.cards import Card, Suit, suit_of


class Fast(DrawingPlan, frozen=True, tag="fast"):
    suit: Suit

    def gains(self, card: Card, health: int) -> tuple[Gain, ...]:
        return (Gain.FOOD,) if suit_of(card) is self.suit else ()
