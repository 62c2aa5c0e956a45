"""The four actions of a day, one file each (R2)."""

from core.raft.actions.attack import Attack
from core.raft.actions.fast import Fast
from core.raft.actions.plan import DrawingPlan, Gain, Plan
from core.raft.actions.scavenge import Scavenge
from core.raft.actions.weapon import MakeWeapon

AnyDrawingPlan = MakeWeapon | Scavenge | Fast
AnyPlan = Attack | AnyDrawingPlan

AFTER_THE_ATTACKS: tuple[type[AnyDrawingPlan], ...] = (MakeWeapon, Scavenge, Fast)
"""The order in which the other actions are resolved (R2)."""

__all__ = [
    "AFTER_THE_ATTACKS",
    "AnyDrawingPlan",
    "AnyPlan",
    "Attack",
    "DrawingPlan",
    "Fast",
    "Gain",
    "MakeWeapon",
    "Plan",
    "Scavenge",
]
