"""The Medicine Man saves one sailor a night from Spies and Zombies, himself only from Spies (Z7.1)."""

from core.mafia.role import Attack, NightOrder, Role
from core.mafia.state import Order


def stopped_attacks(order: Order) -> frozenset[Attack]:
    """Never an Assassin's (Z7.1)."""
    if order.target == order.who:
        return frozenset({Attack.SPIES})
    return frozenset({Attack.SPIES, Attack.ZOMBIES})


MEDICINE_MAN = Role(
    "medicine_man",
    rank=2,
    orders=(NightOrder("save", stops=stopped_attacks),),
    has_power_left=lambda state, who: True,
)
