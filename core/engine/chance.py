"""Chance is handed in: every draw has a purpose, and the same seed, epoch and purpose give the same draw.

A purpose is a short text unique within a game and epoch, like `deal` or `reshuffle/3`. The epoch counts the take-backs,
so that cards that people have seen are not dealt again.
"""

import hashlib
import hmac
from collections.abc import Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")

SEED_BYTES = 32


class Chance(Protocol):
    """Where draws come from."""

    def integer(self, purpose: str, low: int, high: int) -> int:
        """A uniform number from `low` to `high`, both included."""
        ...

    def shuffled(self, purpose: str, items: Sequence[T]) -> tuple[T, ...]:
        """All of `items` in uniformly random order."""
        ...


class SeededChance:
    """Draws from a 256-bit seed: anyone who has the seed can make every draw again (`python -m core.verify`)."""

    def __init__(self, seed: bytes, epoch: int = 0) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self._seed = seed
        self._epoch = epoch

    def integer(self, purpose: str, low: int, high: int) -> int:
        return low + _Stream(self._seed, self._epoch, purpose).below(high - low + 1)

    def shuffled(self, purpose: str, items: Sequence[T]) -> tuple[T, ...]:
        stream = _Stream(self._seed, self._epoch, purpose)
        pile = list(items)
        for last in range(len(pile) - 1, 0, -1):
            other = stream.below(last + 1)
            pile[last], pile[other] = pile[other], pile[last]
        return tuple(pile)


class _Stream:
    """An endless run of bytes for one purpose: HMAC-SHA256 of seed over epoch, purpose and a block number."""

    def __init__(self, seed: bytes, epoch: int, purpose: str) -> None:
        self._seed = seed
        self._label = f"{epoch}/{purpose}/"
        self._block = 0

    def below(self, bound: int) -> int:
        """A uniform number from 0 to bound - 1; blocks that would favour small numbers are thrown away."""
        limit = (1 << 256) - (1 << 256) % bound
        while True:
            label = f"{self._label}{self._block}".encode()
            self._block += 1
            number = int.from_bytes(hmac.digest(self._seed, label, hashlib.sha256))
            if number < limit:
                return number % bound


def seed_hash(seed: bytes) -> str:
    """What is published when the game starts (SHA-256, hex); the seed itself is published at the end."""
    return hashlib.sha256(seed).hexdigest()
