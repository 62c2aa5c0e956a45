"""What makes one robot differ from another: how bold, how talkative, how patient, and whom it bears a grudge."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeVar

T = TypeVar("T")


@dataclass(slots=True)
class Temper:
    """All of a robot's choices come from `dice`, so that the same seed and name make the same robot."""

    dice: random.Random
    boldness: float
    talk: float
    greed: float
    grudges: dict[str, float] = field(default_factory=dict)

    def resent(self, name: str, by: float) -> None:
        """Thinks worse of somebody (better, with a negative number)."""
        self.grudges[name] = self.grudges.get(name, 0.0) + by

    def worst_of(self, names: Sequence[str]) -> str:
        """Whom of these it likes least; among strangers, anybody."""
        return max(names, key=lambda name: (self.grudges.get(name, 0.0), self.dice.random()))

    def dares(self, chance: float) -> bool:
        return self.dice.random() < chance

    def one_of(self, things: Sequence[T]) -> T:
        return self.dice.choice(things)

    def pause(self) -> float:
        """Seconds of the rehearsal before the next move: people think."""
        return self.dice.uniform(2.0, 9.0)


def temper_of(seed: int, name: str) -> Temper:
    dice = random.Random(f"{seed}/{name}")
    return Temper(dice, boldness=dice.random(), talk=dice.uniform(0.15, 0.7), greed=dice.random())
