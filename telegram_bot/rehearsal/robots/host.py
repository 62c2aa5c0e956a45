"""How a robot moderates from its phone: by the buttons of /panel one deed a phase, and answers to who asks."""

import re
from dataclasses import dataclass, field

from .phone import Shape, Sheet, text_of
from .robot import Line
from .temper import Temper

PHASE = re.compile(r"\b(Day|Night) (\d+)")
PAUSED = re.compile("⏸ The game is paused|▶️ The game goes on")
DEEDS = ("🔔", "⏰", "⏸", "🔄", "☠️", "⏭")
"""Reminding, lengthening, pausing, a substitute, taking out, closing: each is tried once."""
GO_ON, WRITE, STOP, NONE = "▶️", "✍️ Write a reason", "✋", "No reason"
ANSWER, TAKE_OFF, LINK = "✍️ Answer", "🗑", "🔗"
REASON, REPLY = "It seemed right from where I stand.", "The sea decides, and I count. Play on."


@dataclass(slots=True)
class HostHand:
    """It acts only when everybody else has, so that nobody is hurried. What it pauses it lets go on; it takes nobody
    out: it asks for that, and thinks better of it."""

    temper: Temper
    phase: int = 0
    """Days and nights, counted."""
    asked_in: int = 0
    """The last phase in which it has called for its buttons."""
    done: list[str] = field(default_factory=list)
    under_way: str = ""
    """The deed whose questions it answers now."""
    is_paused: bool = False
    lets_go_on: bool = False
    """It has called for the button that ends a pause."""
    words: list[Line] = field(default_factory=list)
    answered: set[tuple[int, int]] = field(default_factory=set)

    def read(self, message: Shape, *, is_new: bool = True) -> None:
        """Days and nights as they are told, and whether time stands still."""
        text = text_of(message)
        if is_new and PAUSED.match(text):
            self.is_paused = text.startswith("⏸")
        if message["chat"]["type"] != "private":
            self.phase = max(
                [self.phase, *(2 * int(day) + (word == "Night") for word, day in PHASE.findall(text))]
            )
        elif text.startswith("Write the answer"):
            self.words.append(Line(REPLY))
        elif "write the reason now" in text and self.under_way != "☠️":
            self.words.append(Line(REASON))

    def line(self) -> Line | None:
        if self.words:
            return self.words.pop(0)
        wants = self.phase > self.asked_in and len(self.done) < len(DEEDS)
        if self.is_paused and not self.lets_go_on:
            self.lets_go_on = True
            return Line("/panel")
        if wants and not self.is_paused:
            self.asked_in = self.phase
            return Line("/panel")
        return None

    def choose(self, sheet: Sheet) -> str | None:
        place = (sheet.chat, sheet.message)
        if not sheet.is_private or place in self.answered:
            return None
        label = self._label(sheet)
        if label is not None:
            self.answered.add(place)
        return label

    def _label(self, sheet: Sheet) -> str | None:
        if sheet.text.startswith("🧭"):
            return self._deed(sheet)
        if (take_off := sheet.label(TAKE_OFF)) and self.temper.dares(0.5):
            return take_off
        if answer := sheet.label(ANSWER):
            return answer
        if stop := sheet.label(STOP):
            return stop if self.under_way == "☠️" else None
        if write := sheet.label(WRITE):
            return self._reason(sheet, write)
        if not self.under_way:
            return None
        return sheet.label(LINK) or (
            self.temper.one_of(sheet.labels) if self.under_way != "⏰" else sheet.labels[0]
        )

    def _deed(self, sheet: Sheet) -> str | None:
        if go_on := sheet.label(GO_ON):
            self.under_way, self.lets_go_on = GO_ON, False
            return go_on
        deed = next((each for each in DEEDS if each not in self.done), None)
        if deed is None:
            return None
        self.done.append(deed)
        self.under_way = deed
        return sheet.label(deed)

    def _reason(self, sheet: Sheet, write: str) -> str:
        """To give a reason is to say yes: not where somebody is to be taken out."""
        if self.under_way == "☠️" or self.temper.dares(0.3):
            return write
        return self.temper.one_of([label for label in sheet.labels if label != write])
