"""One robot player: it looks at its phone, thinks for a while, presses a button or says a word."""

import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Protocol

from .manners import answer, is_for_anybody
from .phone import Phone, Shape, Sheet, essence_of
from .temper import Temper

LOOK_SECONDS = 1.0
"""Real seconds after which a quiet phone is looked at all the same."""
MOST_TRIES = 3
PATIENCE = 5.0
"""Real seconds for which a pressed button may show no effect before it is pressed again."""

Rest = Callable[[float], Awaitable[None]]
"""Waits for so many seconds of the rehearsal's time."""


@dataclass(frozen=True, slots=True)
class Line:
    """Something to say: in a chat, or in the private chat, in a topic of it."""

    text: str
    chat: int | None = None
    topic: int | None = None


class Hand(Protocol):
    """How one plays a game: from what stands on the phone and from nothing else."""

    def read(self, message: Shape) -> None:
        """Takes notice of a message, new or edited."""

    def line(self) -> Line | None:
        """The next thing to say, if there is one."""

    def choose(self, sheet: Sheet) -> str | None:
        """The label to press on this sheet, or `None` when there is nothing to do on it."""


class Robot:
    def __init__(self, phone: Phone, temper: Temper, rest: Rest, hand: Hand) -> None:
        self.phone = phone
        self._temper = temper
        self._rest = rest
        self._hand = hand
        self._tried: dict[Sheet, int] = {}
        self._pressed_at: dict[int, float] = {}
        self._settled: set[tuple[int, int]] = set()
        self.stands_aside = False
        """A person plays this seat by hand: the robot reads on and does nothing."""
        self.is_content = False
        """It has looked at everything and waits for others, or for the clock."""

    async def live(self) -> None:
        """Plays until it is cancelled."""
        while True:
            arrived = await self.phone.wait(LOOK_SECONDS)
            for message in arrived:
                self._temper.ponder(
                    f"{message['from']['first_name']}: {essence_of(message)}", message["message_id"]
                )
                self._hand.read(message)
            self.is_content = not await self.play_once() and not arrived

    async def play_once(self, hastily: bool = False) -> bool:
        """One line and one press, a courtesy first, else the newest sheet; whether there was anything to do."""
        line = self._hand.line()
        if line is not None and await self._has_thought():
            await self.phone.say(line.text, line.chat, line.topic)
        for sheet in sorted(self.phone.sheets(), key=lambda sheet: not is_for_anybody(sheet)):
            choice = self._choice(sheet) if self._may_try(sheet) else None
            if choice is not None:
                self._tried[sheet] = self._tried.get(sheet, 0) + 1
                if hastily or await self._has_thought():
                    self._pressed_at[sheet.message] = time.monotonic()
                    await self.phone.press(sheet, choice)
                return True
        return line is not None

    def _choice(self, sheet: Sheet) -> str | None:
        """A courtesy is done once; what remains is the game's."""
        self._temper.ponder(f"{sheet.essence} {sheet.labels}", sheet.message)
        place = (sheet.chat, sheet.message)
        if place not in self._settled and (courtesy := answer(self._temper, sheet)):
            self._settled.add(place)
            return courtesy
        return self._hand.choose(sheet)

    async def _has_thought(self) -> bool:
        """Whether, after a moment, the seat is still the robot's to play."""
        if not self.stands_aside:
            await self._rest(self._temper.pause())
        return not self.stands_aside

    def _may_try(self, sheet: Sheet) -> bool:
        """Not for ever: a sheet that looks the same after three presses is left alone. Nor at once again."""
        has_waited = time.monotonic() - self._pressed_at.get(sheet.message, 0.0) > PATIENCE
        return self._tried.get(sheet, 0) < (MOST_TRIES if has_waited else 1)
