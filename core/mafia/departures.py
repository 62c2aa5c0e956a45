"""How a sailor leaves play and comes back, whatever the cause; what hangs on him goes (Z3.2, Z6.6, Z11.0)."""

from typing import Any

from core.engine.ids import Seat
from core.engine.record import replace
from core.mafia.state import MEETING, State, Status, home_of, room_of


def change(state: State, seat: Seat, **fields: Any) -> State:
    """The state with some fields of one sailor changed."""
    sailors = list(state.sailors)
    sailors[seat] = replace(sailors[seat], **fields)
    return replace(state, sailors=tuple(sailors))


def die(state: State, seat: Seat, by_moderator: bool = False) -> State:
    """He goes on reading the room he left (Z11.1). His orders stand: who dies at night still acts that night (Z7)."""
    left = room_of(state, seat) or state.sailors[seat].left
    state = change(state, seat, status=Status.DEAD, left=left, modkilled=by_moderator)
    return _let_go(state, seat)


def vanish(state: State, seat: Seat, returns_on: int) -> State:
    """Away until the day `returns_on` opens (Z6.6)."""
    state = change(state, seat, status=Status.AWAY, left=room_of(state, seat), returns_on=returns_on)
    return _let_go(state, seat)


def come_back(state: State, seat: Seat) -> State:
    return change(state, seat, status=Status.PRESENT, left=None, returns_on=None)


def revive(state: State, seat: Seat) -> State:
    """As he was: still away until the day on which he would have returned; his votes and orders stay gone (Z11.0)."""
    returns_on = state.sailors[seat].returns_on
    if returns_on is not None and state.day < returns_on:
        return change(state, seat, status=Status.AWAY, modkilled=False)
    return change(state, seat, status=Status.PRESENT, left=None, returns_on=None, modkilled=False)


def _let_go(state: State, seat: Seat) -> State:
    """His own vote goes, and the one he pretended as Doctor; his victim stays silent for the day (Z8.5)."""
    votes = tuple(vote for vote in state.votes if seat not in (vote.who, vote.hand))
    possessions = tuple(
        replace(each, broken=True) if each.doctor == seat and each.day == state.day else each
        for each in state.possessions
    )
    return replace(state, votes=votes, possessions=possessions)


def void_orders(state: State, seat: Seat) -> State:
    """His own and those that name him fall away, and nothing is spent: the moderator has killed him (Z7.7, Z11.0)."""
    orders = tuple(order for order in state.night.orders if seat not in (order.who, order.target))
    return replace(state, night=replace(state.night, orders=orders))


def place_of(state: State, seat: Seat) -> str:
    """For which room it counts when the moderator kills or revives this sailor (Z6.7).

    For the room he left, if he is away or dead; from Day 3 on for the Meeting.
    """
    return MEETING if state.converged else state.sailors[seat].left or home_of(state, seat)
