"""How a robot plays the raft: by the sheets in its private chat, told apart by what stands on them."""

import re
from dataclasses import dataclass

from .phone import Shape, Sheet
from .robot import Line
from .talk import Talk
from .temper import Temper

ENMITY = 2.0
"""A grudge from which on one strikes."""
HEALTH = re.compile(r"❤️ (\d+)")


@dataclass(slots=True)
class RaftHand:
    """Chooses a button for a sheet, or none. It reads only the text and the labels in front of it."""

    temper: Temper
    talk: Talk
    health: int = 8
    has_offered: str = ""
    has_eaten: str = ""

    def read(self, message: Shape) -> None:
        self.talk.read(message)

    def line(self) -> Line | None:
        return self.talk.waiting.pop() if self.talk.waiting else None

    def choose(self, sheet: Sheet) -> str | None:
        """The label to press, or `None` when there is nothing to do on this sheet."""
        if found := HEALTH.search(sheet.text):
            self.health = int(found[1])
        text = sheet.text
        if "Your action" in text:
            return self._action(sheet)
        if "Starvation, day" in text:
            return self._starve(sheet)
        if "Whom do you blame" in text and "named nobody" in text:
            return self.temper.worst_of(sheet.labels)
        if "You stand trial" in text and "named none" in text:
            return self.temper.one_of(sheet.labels)
        return self._detail(sheet)

    def _action(self, sheet: Sheet) -> str | None:
        if "Written:" in sheet.text:
            return None
        attack, weapon = sheet.label("Attack"), sheet.label("weapon")
        if attack and self.temper.dares(self._fury()):
            return attack
        if weapon and self.temper.dares(0.25):
            return weapon
        wanted = "Scavenge" if self.health >= 5 or self.temper.dares(0.5) else "Fast and pray"
        return sheet.label(wanted) or sheet.labels[0]

    def _fury(self) -> float:
        """How likely a blow is: few strike first, most strike back, and the false strike whom they have traded with."""
        has_enemy = any(grudge >= ENMITY for grudge in self.temper.grudges.values())
        return 0.05 + 0.15 * self.temper.boldness + (0.3 if has_enemy else 0.0)

    def _detail(self, sheet: Sheet) -> str | None:
        """The second question of a sheet: which suit, whom, how much."""
        asked = sheet.text.strip()
        if not sheet.labels or not asked.endswith("?"):
            return None
        if asked.startswith("Whom do you attack"):
            return self.temper.worst_of(sheet.labels)
        return self.temper.one_of(sheet.labels)

    def _starve(self, sheet: Sheet) -> str | None:
        day = sheet.text.partition(",")[2].partition(",")[0]
        if accept := sheet.label("✅"):
            return accept if self.temper.dares(0.5) else sheet.label("❌")
        if "You are done" in sheet.text:
            return None
        eat = sheet.label("🍖")
        if eat and "no food" in sheet.text and self.has_eaten != day:
            self.has_eaten = day
            if self.health <= 4 or self.temper.dares(self.temper.greed):
                return eat
        deal = sheet.label("🎁") or sheet.label("🤝")
        if deal and self.has_offered != day:
            self.has_offered = day
            if self.temper.dares(0.35):
                return self.temper.one_of([each for each in sheet.labels if each[0] in "🎁🤝"])
        return sheet.label("👍")
