"""What makes one robot differ from another: how bold, how talkative, how patient, and whom it bears a grudge."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeVar

T = TypeVar("T")


@dataclass(slots=True)
class Temper:
    """All of a robot's choices come from its dice, so that the same seed and name make the same robot."""

    seed: str
    boldness: float
    talk: float
    """Of one that keeps quiet 0."""
    greed: float
    grudges: dict[str, float] = field(default_factory=dict)
    pondered: dict[str, list[object]] = field(default_factory=dict)
    matter: tuple[str, object] = ("", 0)
    rolled: random.Random | None = None

    @property
    def manner(self) -> str:
        """What most marks how it talks; nothing marks some."""
        if self.greed > 0.7:
            return "greedy"
        return "bold" if self.boldness > 0.6 else "meek" if self.boldness < 0.4 else ""

    def ponder(self, about: str, place: object) -> None:
        """From here on the dice fall by what lies before it, and at how many places the same has stood before.

        So they do not depend on how often or when it looks, and a rehearsal repeats though all players act at once.
        """
        self.matter, self.rolled = (about, place), None

    @property
    def dice(self) -> random.Random:
        """Taken in hand only when needed: most of what is looked at asks for nothing."""
        if self.rolled is None:
            about, place = self.matter
            occasions = self.pondered.setdefault(about, [])
            if place not in occasions:
                occasions.append(place)
            self.rolled = random.Random(f"{self.seed}/{about}/{occasions.index(place)}")
        return self.rolled

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


def temper_of(seed: int, name: str, talks: bool = True) -> Temper:
    own = f"{seed}/{name}"
    dice = random.Random(own)
    boldness, talk, greed = dice.random(), dice.uniform(0.15, 0.7), dice.random()
    return Temper(own, boldness, talk if talks else 0.0, greed)
