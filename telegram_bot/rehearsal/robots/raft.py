"""How a robot plays the raft: by the sheets in its private chat, told apart by what stands on them."""

import re
from dataclasses import dataclass, field

from .phone import Shape, Sheet
from .robot import Line
from .talk import Talk
from .temper import Temper

ENMITY = 2.0
"""A grudge from which on one strikes."""
HEALTH = re.compile(r"❤️ (\d+)")
DAY = re.compile(r"day \d+")


@dataclass(slots=True)
class RaftHand:
    """Chooses a button for a sheet, or none. It reads only the text and the labels in front of it."""

    temper: Temper
    talk: Talk
    health: int = 8
    considered: set[str] = field(default_factory=set)
    """What it has thought about once a day, and then done or not."""

    def read(self, message: Shape, *, is_new: bool = True) -> None:
        self.talk.read(message, is_new=is_new)

    def line(self) -> Line | None:
        return self.talk.waiting.pop() if self.talk.waiting else None

    def choose(self, sheet: Sheet) -> str | None:
        """The label to press, or `None` when there is nothing to do on this sheet."""
        text = sheet.text
        if not sheet.is_private:
            return self._in_the_group(sheet)
        if found := HEALTH.search(text):
            self.health = int(found[1])
        if "Your action" in text:
            return self._action(sheet)
        if "Starvation, day" in text:
            return self._starve(sheet)
        if "Whom do you blame" in text:
            may_name = "named nobody" in text or self._considers("another blame", 0.25)
            return self.temper.worst_of(sheet.labels) if may_name else None
        if "You stand trial" in text:
            may_say = "named one" in text or self._considers("another colour", 0.25)
            return self.temper.one_of(sheet.labels) if may_say else None
        return self._detail(sheet)

    def _considers(self, deed: str, chance: float) -> bool:
        """Whether it does a thing that it thinks about only once."""
        if deed in self.considered:
            return False
        self.considered.add(deed)
        return self.temper.dares(chance)

    def _in_the_group(self, sheet: Sheet) -> str | None:
        """Now and then somebody says there that he is done, instead of on his sheet."""
        done = sheet.label("👍")
        if done is None or "Starvation" not in sheet.text:
            return None
        return done if self._considers(f"done before all, {sheet.text.partition('·')[0]}", 0.15) else None

    def _action(self, sheet: Sheet) -> str | None:
        if "Written:" in sheet.text:
            thinks_again = self._considers(f"another action, {_day(sheet)}", 0.12)
            return self.temper.one_of(sheet.labels) if thinks_again else None
        attack, weapon = sheet.label("Attack"), sheet.label("weapon")
        if attack and self.temper.dares(self._fury()):
            return attack
        if weapon and self.temper.dares(0.25):
            return weapon
        prays = self.temper.dares(0.1 if self.health >= 5 else 0.5)
        wanted = "Fast and pray" if prays else "Scavenge"
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
        day = _day(sheet)
        if accept := sheet.label("✅"):
            return accept if self._considers(f"{accept}, {day}", 0.5) else sheet.label("❌")
        if (back := sheet.label("↩️")) and self._considers(f"to withdraw, {day}", 0.2):
            return back
        if "You are done" in sheet.text:
            return None
        if (feed := sheet.label("🍞")) and self._considers(f"to eat after all, {day}", 0.6):
            return feed
        eat = sheet.label("🍖")
        hungers = self.health <= 4 or self.temper.dares(self.temper.greed)
        if eat and hungers and "no food" in sheet.text and self._considers(f"to eat of the dead, {day}", 1.0):
            return eat
        deals = [label for label in sheet.labels if label[0] in "🎁🤝"]
        if deals and self._considers(f"a deal, {day}", 0.35):
            return self.temper.one_of(deals)
        fast = sheet.label("🙏")
        if (
            fast
            and self.health >= 5
            and "no food" not in sheet.text
            and self._considers(f"to fast, {day}", 0.15)
        ):
            return fast
        return sheet.label("👍")


def _day(sheet: Sheet) -> str:
    """The day that its first line names."""
    found = DAY.search(sheet.text)
    return found[0] if found else ""
