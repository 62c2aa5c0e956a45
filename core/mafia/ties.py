"""Which of several suspects with equal votes is lynched: the ranks of those who voted decide (Z4, Z5)."""

from collections.abc import Mapping

from core.engine.ids import Seat
from core.mafia.role import nature
from core.mafia.state import State


def side_strength(state: State, side: tuple[Seat, ...]) -> tuple[int, ...]:
    """The voters' ranks (Z5), best first: the smaller tuple is the higher side (Z4.1)."""
    return tuple(sorted(nature(state, seat).rank for seat in side))


def highest_sides(state: State, sides: Mapping[Seat, tuple[Seat, ...]]) -> tuple[Seat, ...]:
    """The suspects with the highest side, in seat order; several if those sides are equal all the way (Z4.2)."""
    best = min(side_strength(state, side) for side in sides.values())
    return tuple(sorted(seat for seat, side in sides.items() if side_strength(state, side) == best))
