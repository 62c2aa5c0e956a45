"""Each zombie votes alone for one bite a night; of his former role only the rank is left, for ties (Z7.4, Z9.2)."""

from collections import Counter

from core.engine.ids import Seat
from core.mafia.role import ROLES, Attack, NightOrder, Role, side_of
from core.mafia.state import Order, Side, State


def is_no_zombie(state: State, who: Seat, target: Seat) -> bool:
    return side_of(state.sailors[target]) is not Side.ZOMBIES


def bitten(state: State, orders: tuple[Order, ...]) -> list[Seat]:
    """The target with most votes; of tied ones, the one named by the lowest former rank, then by the earliest vote."""
    votes = Counter(order.target for order in orders)
    most = max(votes.values(), default=0)
    tied = [order for order in orders if votes[order.target] == most]
    lowest = max((former_rank(state, order.who) for order in tied), default=0)
    return [order.target for order in tied if former_rank(state, order.who) == lowest][:1]


def former_rank(state: State, seat: Seat) -> int:
    return ROLES[state.sailors[seat].role].rank


ZOMBIE = Role(
    "zombie",
    rank=13,
    side=Side.ZOMBIES,
    orders=(NightOrder("kill", may_name=is_no_zombie, attack=Attack.ZOMBIES, targets=bitten),),
    has_power_left=lambda state, who: True,
)
