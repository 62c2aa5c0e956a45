"""Make a Weapon: name a colour; if the card has it, one weapon (R2.3)."""

from core.raft.actions.plan import DrawingPlan, Gain
from core.raft.cards import Card, Colour, colour_of


class MakeWeapon(DrawingPlan, frozen=True, tag="weapon"):
    colour: Colour

    def gains(self, card: Card, health: int) -> tuple[Gain, ...]:
        return (Gain.WEAPON,) if colour_of(card) is self.colour else ()
