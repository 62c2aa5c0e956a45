"""Scavenge: name a suit; a card of its colour and within your health is food, one of the suit health too (R2.2)."""

from core.raft.actions.plan import DrawingPlan, Gain
from core.raft.cards import Card, Suit, colour_of, colour_of_suit, suit_of, value_of


class Scavenge(DrawingPlan, frozen=True, tag="scavenge"):
    suit: Suit

    def gains(self, card: Card, health: int) -> tuple[Gain, ...]:
        if value_of(card) > health or colour_of(card) is not colour_of_suit(self.suit):
            return ()
        return (Gain.FOOD, Gain.HEALTH) if suit_of(card) is self.suit else (Gain.FOOD,)
