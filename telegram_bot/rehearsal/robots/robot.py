"""One robot player: it looks at its phone, thinks for a while, presses a button or says a word."""

from collections.abc import Awaitable, Callable

from .phone import Phone, Sheet, text_of
from .raft import RaftHand
from .talk import Talk
from .temper import Temper

LOOK_SECONDS = 2.0
"""Real seconds after which a quiet phone is looked at all the same."""

Rest = Callable[[float], Awaitable[None]]
"""Waits for so many seconds of the rehearsal's time."""


class Robot:
    def __init__(self, phone: Phone, temper: Temper, rest: Rest) -> None:
        self.phone = phone
        self._temper = temper
        self._rest = rest
        self._hand = RaftHand(temper)
        self._talk = Talk(temper, phone.name)
        self._tried: dict[tuple[int, int, str], int] = {}
        self.stands_aside = False
        """A person plays this seat by hand: the robot reads on and does nothing."""

    async def live(self) -> None:
        """Plays until it is cancelled."""
        while True:
            for message in await self.phone.wait(LOOK_SECONDS):
                await self._read(message)
            if not self.stands_aside:
                await self._play()

    async def _read(self, message: dict[str, object]) -> None:
        chat = message["chat"]
        if not message["is_from_bot"] or not isinstance(chat, dict) or chat["type"] == "private":
            return
        text = text_of(message)
        self._talk.hear(text)
        line = self._talk.answer(text) if "edit_date" not in message else None
        if line is not None and not self.stands_aside:
            await self._rest(self._temper.pause())
            await self.phone.say(line, chat["id"])

    async def _play(self) -> None:
        """Goes through the sheets, the newest first, until one of them wants something of it."""
        for sheet in await self.phone.sheets():
            choice = self._hand.choose(sheet) if self._may_try(sheet) else None
            if choice is None:
                continue
            await self._rest(self._temper.pause())
            if not self.stands_aside:
                await self.phone.press(sheet, choice)
            return

    def _may_try(self, sheet: Sheet) -> bool:
        """Not for ever: a sheet that looks the same after three presses is left alone."""
        key = (sheet.chat, sheet.message, sheet.text)
        self._tried[key] = self._tried.get(key, 0) + 1
        return self._tried[key] <= 3
