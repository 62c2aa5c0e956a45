"""One robot player: it looks at its phone, and says which button it will press next, or what it will say."""

from collections.abc import Coroutine
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol

from .manners import answer, is_for_anybody
from .phone import Phone, Shape, Sheet
from .temper import Temper

MOST_TRIES = 3
PATIENCE = 3
"""Looks for which a pressed button may show no effect before it is pressed again."""
TYPING = 11.0
"""Seconds that it takes to say something: by then everybody has seen that a phase has closed."""


@dataclass(frozen=True, slots=True)
class Line:
    """Something to say: in a chat, or in the private chat, in a topic of it, in reply to something."""

    text: str
    chat: int | None = None
    topic: int | None = None
    reply_to: int | None = None


@dataclass(frozen=True, slots=True)
class Move:
    """What a robot is about to do, and after how many seconds of the rehearsal's time."""

    robot: "Robot"
    after: float
    do: partial[Coroutine[Any, Any, None]]
    line: str = ""
    """The words, of something that is said."""

    @property
    def is_line(self) -> bool:
        return bool(self.line)


class Hand(Protocol):
    """How one plays a game: from what stands on the phone and from nothing else."""

    def read(self, message: Shape, *, is_new: bool = True) -> None:
        """Takes notice of a message, or of an older one that reads otherwise now."""

    def line(self) -> Line | None:
        """The next thing to say, if there is one."""

    def choose(self, sheet: Sheet) -> str | None:
        """The label to press on this sheet, or `None` when there is nothing to do on it."""


class Robot:
    def __init__(self, phone: Phone, temper: Temper, hand: Hand) -> None:
        self.phone = phone
        self._temper = temper
        self._hand = hand
        self._looks = 0
        self._tried: dict[Sheet, int] = {}
        self._pressed: dict[tuple[int, int], tuple[str, int]] = {}
        """What was last pressed under a message that has not changed since, and at which look."""
        self._settled: set[tuple[int, int]] = set()
        self.stands_aside = False
        """A person plays this seat by hand: the robot reads on and does nothing."""

    def look(self) -> bool:
        """Reads what has come; whether there was anything."""
        self._looks += 1
        news = self.phone.look()
        for each in news:
            self._pressed.pop((each.shape["chat"]["id"], each.shape["message_id"]), None)
            self._temper.ponder(f"{each.shape['from']['first_name']}: {each.essence}", each.place)
            self._hand.read(each.shape, is_new=each.is_new)
        return bool(news)

    def moves(self) -> list[Move]:
        """One line and one press at most, by how things stand now."""
        if self.stands_aside:
            return []
        return [move for move in (self._speech(), self._press()) if move is not None]

    def _speech(self) -> Move | None:
        line = self._hand.line()
        if line is None:
            return None
        self._temper.ponder(f"to say: {line.text}", (self._looks, 0))
        terms = {} if line.reply_to is None else {"reply_to": line.reply_to}
        say = partial(self.phone.say, line.text, line.chat, line.topic, **terms)
        return Move(self, TYPING + self._temper.pause(), say, line.text)

    def _press(self) -> Move | None:
        """A courtesy first, else on the newest sheet."""
        for sheet in sorted(self.phone.sheets(), key=lambda sheet: not is_for_anybody(sheet)):
            choice = self._choice(sheet) if self._tried.get(sheet, 0) < MOST_TRIES else None
            if choice is not None and not self._is_in_doubt(sheet, choice):
                self._tried[sheet] = self._tried.get(sheet, 0) + 1
                self._pressed[sheet.chat, sheet.message] = (choice, self._looks)
                return Move(self, self._temper.pause(), partial(self.phone.press, sheet, choice))
        return None

    def _choice(self, sheet: Sheet) -> str | None:
        """A courtesy is done once; what remains is the game's."""
        self._temper.ponder(f"{sheet.essence} {sheet.labels}", (sheet.message, 0))
        place = (sheet.chat, sheet.message)
        if place not in self._settled and (courtesy := answer(self._temper, sheet)):
            self._settled.add(place)
            return courtesy
        return None if is_for_anybody(sheet) else self._hand.choose(sheet)

    def _is_in_doubt(self, sheet: Sheet, choice: str) -> bool:
        """Whether he has just pressed that, and nothing has come of it: the bot may still be at it."""
        before, at = self._pressed.get((sheet.chat, sheet.message), ("", 0))
        return choice == before and self._looks - at <= PATIENCE
