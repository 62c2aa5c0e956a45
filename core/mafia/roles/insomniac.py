"""The Insomniac lies awake: neither Spies nor Assassins can kill him at night (Z7.5)."""

from core.mafia.role import Attack, Role

INSOMNIAC = Role("insomniac", rank=7, immune_to=frozenset({Attack.SPIES, Attack.ASSASSINS}))
