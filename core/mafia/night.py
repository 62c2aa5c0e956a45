"""The one order in which a night is resolved: kills, possessions, convergence, the end, the new day (Z7, Z10.3)."""

from collections.abc import Iterator
from datetime import datetime

from core.engine.ids import Seat
from core.engine.story import Story
from core.mafia.convergence import converge
from core.mafia.events import NightDeath
from core.mafia.faces import face
from core.mafia.possession import is_shielded
from core.mafia.role import Attack, NightOrder, Role, all_natures, nature
from core.mafia.schedule import begin_day
from core.mafia.state import CONVERGENCE_DAY, Order, State, home_of
from core.mafia.victory import check_end
from core.mafia.voting import departed


def end_night(story: Story[State], now: datetime) -> None:
    """The order of a dawn (Z10.3). After a take-back into its middle, what still stands is not done a second time."""
    is_eve = story.state.day == CONVERGENCE_DAY - 1
    if not (is_eve and story.state.converged):
        carry_out(story)
        if is_eve:
            converge(story)
    if not check_end(story):
        open_day(story, now)


def carry_out(story: Story[State]) -> None:
    """All orders at the same time: one who dies tonight still acts tonight."""
    orders = story.state.night.orders
    for seat, marks in sorted(deaths(story.state).items()):
        story.tell(NightDeath(home_of(story.state, seat), face(story.state, seat), marks))
        departed(story, seat)
    for order in sorted(orders, key=lambda order: (order.target, order.who)):
        kind = kind_of(story.state, order)
        if kind.takes_hold is not None and not kind.is_spent(story.state, order.who):
            kind.takes_hold(story, order)


def open_day(story: Story[State], now: datetime) -> None:
    """Who has escaped returns first (Z10.3)."""
    for role in all_natures():
        if role.at_opening is not None:
            role.at_opening(story)
    begin_day(story, now)


def deaths(state: State) -> dict[Seat, tuple[str, ...]]:
    """Who dies tonight, with the mark of every kind that would have killed him alone (Z7.10).

    A kill that is blocked leaves no trace (Z7.6).
    """
    marks: dict[Seat, set[str]] = {}
    for attack, target in strikes(state):
        if attack not in stopped(state, target) and state.sailors[target].is_living:
            marks.setdefault(target, set()).add(attack.mark)
    return {seat: tuple(sorted(each)) for seat, each in marks.items()}


def strikes(state: State) -> Iterator[tuple[Attack, Seat]]:
    """Every kill that is ordered, blocked or not, with its target."""
    for role in all_natures():
        for kind in role.orders:
            if kind.attack is not None:
                for target in kind.targets(state, _orders(state, role, kind)):
                    yield kind.attack, target


def stopped(state: State, target: Seat) -> frozenset[Attack]:
    """The attacks that cannot kill him tonight: his nature, a save, yesterday's possession (Z7.1, Z7.5, Z8.4)."""
    attacks = nature(state, target).immune_to
    if is_shielded(state, target):
        attacks |= {Attack.SPIES}
    for order in state.night.orders:
        stops = kind_of(state, order).stops
        if order.target == target and stops is not None:
            attacks |= stops(order)
    return attacks


def kind_of(state: State, order: Order) -> NightOrder:
    kind = nature(state, order.who).order(order.kind)
    assert kind is not None
    return kind


def _orders(state: State, role: Role, kind: NightOrder) -> tuple[Order, ...]:
    return tuple(
        order for order in state.night.orders if order.kind == kind.kind and nature(state, order.who) is role
    )
