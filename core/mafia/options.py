"""What a seat may do now and whom it may name, asked of the same rights that judge commands: the buttons."""

from typing import Any

from core.engine.codec import command_name
from core.engine.ids import Seat
from core.mafia.commands import GiveOrder, Speak, WithdrawOrder
from core.mafia.decide import POWERS
from core.mafia.faces import aliases
from core.mafia.legality import Right, nobody, refusal, targets
from core.mafia.phases.night import order_kind, order_right, withdrawal_right
from core.mafia.private_rooms import open_rooms_of
from core.mafia.role import nature
from core.mafia.state import State, is_paused


def options(state: State, seat: Seat) -> dict[str, Any]:
    """Command words, each with the names it may take (`True`: it takes none); what he may not do is not there.

    `order` and `withdraw` go by the kind of order, `speak` lists private rooms. `visit` takes any name.
    """
    if is_paused(state):
        return {}
    found: dict[str, Any] = {}
    for power in POWERS:
        if refusal(state, seat, power.right) is None:
            found[command_name(power.command)] = named(state, seat, power.right)
    orders = {kind: named(state, seat, right) for kind, right in open_orders(state, seat).items()}
    if orders:
        found[command_name(GiveOrder)] = orders
    withdrawable = _withdrawable(state, seat)
    if withdrawable:
        found[command_name(WithdrawOrder)] = withdrawable
    rooms = list(open_rooms_of(state, seat))
    if rooms:
        found[command_name(Speak)] = rooms
    return found


def named(state: State, seat: Seat, right: Right) -> list[str] | bool:
    return True if right.here is nobody else aliases(state, targets(state, seat, right))


def open_orders(state: State, seat: Seat) -> dict[str, Right]:
    """The orders he can give tonight, with or without one given already."""
    rights = {order.kind: order_right(state, seat, order.kind) for order in nature(state, seat).orders}
    return {kind: right for kind, right in rights.items() if refusal(state, seat, right) is None}


def _withdrawable(state: State, seat: Seat) -> list[str]:
    kinds = [order.kind for order in nature(state, seat).orders if order_kind(state, seat, order.kind)]
    return [kind for kind in kinds if refusal(state, seat, withdrawal_right(state, seat, kind)) is None]


def still_to_act(state: State) -> tuple[Seat, ...]:
    """Who could give an order tonight, has given none and has not said that he does nothing, in seat order."""
    night = state.night
    ordered = {order.who for order in night.orders} | night.answered | night.resting
    return tuple(
        Seat(seat)
        for seat in state.seats
        if seat not in ordered and open_orders(state, Seat(seat)) and not _fellow_acted(state, Seat(seat))
    )


def _fellow_acted(state: State, seat: Seat) -> bool:
    """Where an order is shared, one of those who share it is enough (Z7.3)."""
    shared = {order.kind for order in state.night.orders if order.shared}
    mine = [order for order in nature(state, seat).orders if order.is_shared(state)]
    return any(order.kind in shared for order in mine)
