"""At night neither Spies nor Assassins can kill the Insomniac (Z7.5)."""

from core.mafia.role import Attack, Role

INSOMNIAC = Role("insomniac", rank=7, immune_to=frozenset({Attack.SPIES, Attack.ASSASSINS}))
