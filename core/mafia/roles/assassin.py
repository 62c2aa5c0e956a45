"""Each of the two Assassins may kill one other sailor a night; only an Insomniac survives it (Z7.2, Z7.5)."""

from core.mafia.role import Attack, NightOrder, Role, another

ASSASSIN = Role(
    "assassin",
    rank=3,
    orders=(NightOrder("kill", may_name=another, attack=Attack.ASSASSINS),),
    has_power_left=lambda state, who: True,
)
