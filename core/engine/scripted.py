"""Chance that follows a script: what a scenario says the dice say; its `rng` number draws the rest."""

import hashlib
from collections.abc import Mapping, Sequence
from typing import TypeVar

from core.engine.chance import SeededChance

T = TypeVar("T")


class ScriptedChance:
    """Draws as scripted, by purpose; a script for `orders` serves `orders/day/4` too, if that has none.

    - `numbers`: what an `integer` is.
    - `piles`: what a `shuffled` is, whole, whatever was to be shuffled.
    - `first`: which items come first in a `shuffled`; the unlisted ones follow in the order given.
    """

    def __init__(
        self,
        rng: int = 0,
        numbers: Mapping[str, int] | None = None,
        piles: Mapping[str, Sequence[object]] | None = None,
        first: Mapping[str, Sequence[object]] | None = None,
    ) -> None:
        self._dice = SeededChance(hashlib.sha256(str(rng).encode()).digest())
        self._numbers = dict(numbers or {})
        self._piles = dict(piles or {})
        self._first = dict(first or {})

    def integer(self, purpose: str, low: int, high: int) -> int:
        scripted = _script(self._numbers, purpose)
        return self._dice.integer(purpose, low, high) if scripted is None else scripted

    def shuffled(self, purpose: str, items: Sequence[T]) -> tuple[T, ...]:
        pile = _script(self._piles, purpose)
        if pile is not None:
            return tuple(pile)  # type: ignore[arg-type]
        first = _script(self._first, purpose)
        if first is None:
            return self._dice.shuffled(purpose, items)
        rank = {item: place for place, item in reversed(list(enumerate(first)))}
        return tuple(sorted(items, key=lambda item: rank.get(item, len(rank) + len(first))))


S = TypeVar("S")


def _script(scripts: Mapping[str, S], purpose: str) -> S | None:
    """The script for `purpose`, or for the part of it before a slash, the longest first."""
    while purpose not in scripts and "/" in purpose:
        purpose = purpose.rpartition("/")[0]
    return scripts.get(purpose)
