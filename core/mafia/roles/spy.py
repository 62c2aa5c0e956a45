"""Spies kill one who is none: each on his own ship, from Night 3 by one order; no zombie kills a Spy (Z7.3, Z7.5)."""

from core.engine.ids import Seat
from core.mafia.role import Attack, NightOrder, Role, side_of
from core.mafia.state import CONVERGENCE_DAY, Side, State


def is_no_spy(state: State, who: Seat, target: Seat) -> bool:
    return side_of(state.sailors[target]) is not Side.SPIES


def is_shared(state: State) -> bool:
    return state.day >= CONVERGENCE_DAY


KILL = NightOrder("kill", may_name=is_no_spy, attack=Attack.SPIES, is_shared=is_shared)

SPY = Role(
    "spy",
    rank=12,
    side=Side.SPIES,
    orders=(KILL,),
    immune_to=frozenset({Attack.ZOMBIES}),
    has_power_left=lambda state, who: True,
)
