"""How a robot plays Zombie Pirate Mafia: by its day card, its night sheet, and the questions that follow a tap."""

import re
from dataclasses import dataclass, field

from .gossip import Gossip
from .phone import Shape, Sheet, text_of, thread_of
from .robot import Line
from .temper import Temper
from .whims import Whims

DAY = re.compile(r"^📅 Day (\d+), ")
NIGHT = re.compile(r"^🌙 Night (\d+) ")
LOOKS = ("👥 Crew", "🎭 My role", "📖 Rules")
ENOUGH = "✔️ Enough"
ORDERS = ("✨", "⚰️", "🪆", "🔪", "💊")
"""Rare powers first: who holds one uses it on some night, else his ordinary one."""


@dataclass(slots=True)
class SailorHand:
    """Chooses a button for a sheet, or none; remembers what it has asked for, so that it answers each question once."""

    temper: Temper
    gossip: Gossip
    phase: str = ""
    votes_left: int = 0
    asked: str = ""
    """The word of the question that the last tap has led to."""
    answered: set[Sheet] = field(default_factory=set)
    entered: str = ""
    """The phase in which he has gone through a door of his card."""
    unsettled: str = ""
    """The night in which he has thought about withdrawing his order."""
    has_ordered: bool = False
    looked: set[str] = field(default_factory=set)
    """What he has looked at for curiosity, each thing once."""
    grave: Line | None = None
    whims: Whims | None = None
    due: str = ""
    """The day on which he has not yet thought of a whim."""

    def read(self, message: Shape, *, is_new: bool = True) -> None:
        self.gossip.read(message, is_new=is_new)
        if text_of(message).startswith("Whose grave") and self.asked and self.gossip.crew:
            self.asked = ""
            self.grave = Line(self.temper.one_of(self.gossip.crew), topic=thread_of(message))

    def line(self) -> Line | None:
        line, self.grave = self.grave, None
        return line or self.gossip.next_line() or self._whim()

    def _whim(self) -> Line | None:
        day, self.due = self.due, ""
        if self.whims is None or not day:
            return None
        return self.whims.line(day, self.gossip.room, self.gossip.last_post)

    def choose(self, sheet: Sheet) -> str | None:
        """The label to press, or `None` when there is nothing to do on this sheet."""
        if found := DAY.match(sheet.text):
            return self._by_day(sheet, f"day {found[1]}")
        if found := NIGHT.match(sheet.text):
            return self._by_night(sheet, f"night {found[1]}")
        if "Choose your name" in sheet.text:
            return self._alias(sheet)
        return self._answer(sheet)

    def _alias(self, sheet: Sheet) -> str | None:
        if sheet in self.answered:
            return None
        others = sheet.label("Other names")
        if others and self.temper.dares(0.2):
            return others
        return self._once(sheet, self.temper.one_of([label for label in sheet.labels if label != others]))

    def _turn_to(self, phase: str) -> None:
        if phase != self.phase:
            self.phase, self.asked, self.has_ordered, self.grave = phase, "", False, None
            self.due = phase if phase.startswith("day") else ""
            self.votes_left = 1 + self.temper.dice.randrange(2)

    def _door(self, sheet: Sheet) -> str | None:
        """Once in a phase he may look into the cabin or the locker."""
        door = sheet.label("🚪")
        if door is None or self.entered == self.phase:
            return None
        self.entered = self.phase
        return door if self.temper.dares(0.7) else None

    # -- by day

    def _by_day(self, sheet: Sheet, phase: str) -> str | None:
        if not self._is_new(phase):
            return None
        self._turn_to(phase)
        if door := self._door(sheet):
            return door
        if sheet.label("⚓ Execute"):
            return self._judge(sheet)
        if self.asked:
            return None
        if (plank := sheet.label("🌊")) and self.temper.dares(0.2):
            return self._ask(plank)
        if (puppet := sheet.label("🎭 Vote as")) and self.temper.dares(0.3):
            return self._ask(puppet)
        if (takes_back := sheet.label("✖️ Unvote as")) and self.temper.dares(0.25):
            return takes_back
        return self._look(sheet) or self._vote(sheet)

    def _look(self, sheet: Sheet) -> str | None:
        fresh = [label for label in LOOKS if label in sheet.labels and label not in self.looked]
        if not fresh or not self.temper.dares(0.1):
            return None
        self.looked.add(wanted := self.temper.one_of(fresh))
        return wanted

    def _judge(self, sheet: Sheet) -> str | None:
        accused = next(iter(re.findall(r"On the plank: ([^,]+?), until", sheet.text)), "")
        is_doomed = self.temper.grudges.get(accused, 0.0) > 0.5 or self.temper.dares(self.temper.boldness)
        return sheet.label("⚓ Execute" if is_doomed else "🕊 Release")

    def _vote(self, sheet: Sheet) -> str | None:
        vote, unvote = sheet.label("🗳"), sheet.label("✖️ Unvote")
        if vote is None or self.votes_left <= 0:
            return None
        if "You vote for nobody" in sheet.text:
            return self._ask(vote)
        if self.temper.dares(0.12) and unvote is not None and " as " not in unvote:
            self.votes_left -= 1
            return unvote
        mine = next(iter(re.findall(r"You vote ([^.\n]+?)(?:, then .+)?\.", sheet.text)), "")
        best = self._leader()
        if best and best != mine and self.temper.dares(0.25):
            return self._ask(vote)
        return None

    def _leader(self) -> str | None:
        """Whom most want to hang, if he would not mind."""
        wagons = {
            name: votes
            for name, votes in self.gossip.wagons.items()
            if name != self.gossip.alias and name not in self.gossip.fellows and votes > 1
        }
        return max(wagons, key=lambda name: wagons[name], default=None)

    # -- by night

    def _by_night(self, sheet: Sheet, phase: str) -> str | None:
        if not self._is_new(phase):
            return None
        self._turn_to(phase)
        if door := self._door(sheet):
            return door
        withdraw, rest = sheet.label("↩️"), sheet.label("💤")
        if self.has_ordered or withdraw:
            return withdraw if withdraw and self._once_a_night() and self.temper.dares(0.08) else None
        if "do nothing tonight" in sheet.text:
            return None
        orders = [label for sign in ORDERS for label in sheet.labels if label.startswith(sign)]
        if not orders:
            return None
        self.has_ordered = True
        if rest and self.temper.dares(0.08):
            return rest
        wanted = next((label for label in orders if label[0] not in "✨⚰🪆" or self.temper.dares(0.4)), None)
        return self._ask(wanted) if wanted else rest

    def _once_a_night(self) -> bool:
        is_first = self.unsettled != self.phase
        self.unsettled = self.phase
        return is_first

    def _is_new(self, phase: str) -> bool:
        """A card of an earlier phase may still stand on the phone with its buttons."""
        return not self.phase or _order(phase) >= _order(self.phase)

    # -- the questions after a tap

    def _ask(self, label: str) -> str:
        self.asked = label
        return label

    def _answer(self, sheet: Sheet) -> str | None:
        if not self.asked or sheet in self.answered:
            return None
        if "Who next" in sheet.text:
            return self._next(sheet)
        if not sheet.text.startswith("Whom "):
            return None
        return self._once(sheet, self._name(sheet))

    def _next(self, sheet: Sheet) -> str | None:
        """Mostly one name is enough."""
        names = [label for label in sheet.labels if label != ENOUGH]
        if names and self.temper.dares(0.25):
            return self._once(sheet, self.temper.worst_of(self.gossip.suspects(names)))
        self.asked = ""
        return self._once(sheet, ENOUGH) if ENOUGH in sheet.labels else None

    def _name(self, sheet: Sheet) -> str:
        """Whom it concerns: one to save, or one to be rid of."""
        if "save" in sheet.text:
            self.asked = ""
            mine = [label for label in sheet.labels if label == self.gossip.alias]
            return mine[0] if mine and self.temper.dares(0.5) else self.temper.one_of(sheet.labels)
        suspects = self.gossip.suspects(sheet.labels)
        leader = self._leader()
        if "vote" not in sheet.text:
            self.asked = ""
            return self.temper.worst_of(suspects)
        self.votes_left -= 1
        follows = leader in suspects and self.temper.dares(0.5)
        name = leader if follows and leader else self.temper.worst_of(suspects)
        self.gossip.accuse(name)
        return name

    def _once(self, sheet: Sheet, label: str) -> str:
        self.answered.add(sheet)
        return label


def _order(phase: str) -> int:
    """Day 1, night 1, day 2 …"""
    word, _, number = phase.partition(" ")
    return 2 * int(number) + (word == "night")
