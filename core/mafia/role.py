"""What a role declares: its rank (Z5), its side, and its powers, curses and immunities (Z6, Z7)."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum

from core.engine.ids import Seat
from core.engine.story import Story
from core.mafia.legality import Power, anybody, no
from core.mafia.state import Order, Sailor, Side, State


class Attack(Enum):
    """Who kills at night. The value is the mark the body bears: a bite is a bite, whose ever it was (Z7.10)."""

    ASSASSINS = ("assassins", "assassin")
    SPIES = ("spies", "bite")
    ZOMBIES = ("zombies", "bite")

    @property
    def mark(self) -> str:
        return self.value[1]


def another(state: State, who: Seat, target: Seat) -> bool:
    return target != who


def is_spent(state: State, who: Seat) -> bool:
    return state.sailors[who].spent


def each_target(state: State, orders: tuple[Order, ...]) -> Iterable[Seat]:
    """Every order strikes its own target."""
    return [order.target for order in orders]


@dataclass(frozen=True, slots=True)
class NightOrder:
    """One kind of order a role may give (Z7). What is `answer`ed at once is final; the rest is carried out at dawn.

    - `may_name`: which of those here he may name.
    - `attack` with `targets`: the order kills; who of all that the orders name is struck.
    - `stops`: from which attacks the target is saved.
    - `takes_hold`: what it does once the night's deaths are known.
    - `is_shared`: whether all who have this order have one between them (Z7.3).
    """

    kind: str
    may_name: Callable[[State, Seat, Seat], bool] = anybody
    first_night: int = 1
    is_spent: Callable[[State, Seat], bool] = no
    answer: Callable[[Story[State], Seat, str], None] | None = None
    attack: Attack | None = None
    targets: Callable[[State, tuple[Order, ...]], Iterable[Seat]] = each_target
    stops: Callable[[Order], frozenset[Attack]] | None = None
    takes_hold: Callable[[Story[State], Order], None] | None = None
    is_shared: Callable[[State], bool] = lambda state: False


@dataclass(frozen=True, slots=True)
class Role:
    """A declaration. `rank`: 1 is the highest (Z5). `told_as` is what its bearer is told he is (Z1.4).

    - `escape`: on which day he returns if he vanishes instead of dying by lynching or plank (Z6.6), else `None`.
    - `at_departure`: after each death and escape.
    - `at_plank_deadline`, `at_close`, `at_opening`: once for all its bearers.
    - `has_power_left`: whether its bearer can still kill, save or escape (Z10.5).
    """

    name: str
    rank: int
    side: Side = Side.CITIZENS
    told_as: str = ""
    powers: tuple[Power, ...] = ()
    orders: tuple[NightOrder, ...] = ()
    immune_to: frozenset[Attack] = frozenset()
    escape: Callable[[State, Seat], int | None] = lambda state, who: None
    at_departure: Callable[[Story[State], Seat], None] | None = None
    at_plank_deadline: Callable[[Story[State]], None] | None = None
    at_close: Callable[[Story[State]], None] | None = None
    at_opening: Callable[[Story[State]], None] | None = None
    has_power_left: Callable[[State, Seat], bool] = no

    def order(self, kind: str) -> NightOrder | None:
        return next((order for order in self.orders if order.kind == kind), None)


ROLES: dict[str, Role] = {}
"""The roles of Z1.1 by name, in the order of rank; filled by `core.mafia.roles`."""

RISEN: list[Role] = []
"""What a sailor of any role is once he has risen (Z9.2): one entry, filled by `core.mafia.roles`."""


def nature_of(sailor: Sailor) -> Role:
    """What he is now: a zombie has lost his role's rank, powers and immunities (Z9.2)."""
    return RISEN[0] if sailor.zombie else ROLES[sailor.role]


def nature(state: State, seat: Seat) -> Role:
    return nature_of(state.sailors[seat])


def side_of(sailor: Sailor) -> Side:
    """With whom he wins or loses, living or dead (Z10.4)."""
    return nature_of(sailor).side


def is_evil(sailor: Sailor) -> bool:
    """The body decides, whoever speaks through it (Z6.3)."""
    return side_of(sailor) is not Side.CITIZENS


def bearers(state: State, role: Role) -> tuple[Seat, ...]:
    """Who has this role and is not a zombie, in seat order, dead or alive."""
    return tuple(Seat(seat) for seat in state.seats if nature(state, Seat(seat)) is role)


def all_natures() -> tuple[Role, ...]:
    return (*ROLES.values(), *RISEN)
