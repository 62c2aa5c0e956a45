"""Each Assassin may kill one other sailor a night, and nothing saves his victim but sleeplessness (Z7.2)."""

from core.mafia.role import Attack, NightOrder, Role, another

ASSASSIN = Role(
    "assassin",
    rank=3,
    orders=(NightOrder("kill", may_name=another, attack=Attack.ASSASSINS),),
    has_power_left=lambda state, who: True,
)
