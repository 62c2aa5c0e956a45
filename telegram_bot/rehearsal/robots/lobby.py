"""How a robot lays a table: it opens it, sets it up, calls the roll and begins, by the buttons of the lobby."""

import asyncio
from random import Random

from telegram_bot.rehearsal.client import RehearsalClient

from .phone import Phone, Shape, Sheet, buttons_of, link_of, sheet_of, text_of

PATIENCE = 60.0
BEGUN = ("Cast off.", "Anchors aweigh")


class Lobby:
    """The table that a host opens in a group."""

    def __init__(self, client: RehearsalClient, host: Phone, group: int, label: str) -> None:
        self._client = client
        self._host = host
        self._group = group
        self._label = label
        self._opened = 0
        """Its card: an older one belongs to an older table."""

    async def open(self) -> None:
        """Not without a look at the rules."""
        await self._host.say("/rules")
        await self._client.say(self._host.person, "/newgame", self._group)
        choice = await self._shown("Which game", self._label)
        await self._press(choice, self._label)
        await self.find()

    async def open_again(self) -> None:
        """With the same settings, by the button under the end of the last game."""
        end = await self._shown("", "🔁 Same again")
        self._opened = int(end["message_id"])
        await self._press(end, "🔁 Same again")
        await self.find()

    async def find(self) -> None:
        self._opened = int((await self._shown(self._label, "Join"))["message_id"]) - 1

    async def link(self) -> str:
        """By which one comes aboard."""
        return link_of(await self._card(), "Join")

    async def turn(self, label: str, wanted: str, most: int = 12) -> None:
        """Presses a button of the card until the card, or the button, shows what is wanted.

        The card follows a press when the group's limits let it; until then it is not pressed again.
        """
        for _ in range(most):
            card = sheet_of(await self._card())
            if wanted in card.text or any(wanted in each for each in card.labels):
                return
            await self._host.press(card, next(each for each in card.labels if label in each))
            async with asyncio.timeout(PATIENCE):
                while _settings(sheet_of(await self._card())) == _settings(card):
                    await asyncio.sleep(0.1)

    async def announce(self, dice: Random) -> None:
        """Half of the hosts say when they mean to begin, and then do not wait for it: all are there."""
        if dice.random() < 0.5:
            await self._press(await self._card(), "📅 Start time")
            await self._press(await self._shown("to begin?", "in 15 min"), "in 15 min")
            await self._shown("is to begin at")

    async def call_the_roll(self) -> None:
        await self._press(await self._card(), "📣 Roll-call")
        await self._shown("Roll-call.")

    async def give_up(self, phone: Phone) -> None:
        """One who is asked whether he is there says that he is not."""
        for sheet in phone.sheets():
            if cannot := sheet.label("🚪 I cannot"):
                await phone.press(sheet, cannot)
                return

    async def begin(self) -> None:
        """Casts off; where the head count asks for a house set-up, by the button that offers it."""
        await self._press(await self._card(), "Cast off")
        pressed: set[int] = set()
        async with asyncio.timeout(PATIENCE):
            while True:
                for sheet in await self._later():
                    if any(words in sheet.text for words in BEGUN):
                        return
                    house = sheet.label("Play as")
                    if house and sheet.message not in pressed:
                        pressed.add(sheet.message)
                        await self._host.press(sheet, house)
                        await self._press(await self._card(), "Cast off")
                await asyncio.sleep(0.1)

    async def _later(self) -> list[Sheet]:
        messages = await self._client.messages(self._host.person, self._group)
        return [sheet_of(each) for each in messages if each["message_id"] > self._opened]

    async def _card(self) -> Shape:
        return await self._shown("Aboard", "Cast off")

    async def _press(self, message: Shape, label: str) -> None:
        await self._host.press(sheet_of(message), label)

    async def _shown(self, words: str, label: str = "") -> Shape:
        """The newest message of the group with these words and a button of this label, once it is there."""
        async with asyncio.timeout(PATIENCE):
            while True:
                messages = await self._client.messages(self._host.person, self._group)
                for message in reversed(messages):
                    labels = [each for each, _ in buttons_of(message)] + ["Join"] * bool(
                        link_of(message, "Join")
                    )
                    is_ours = message["message_id"] > self._opened
                    if is_ours and words in text_of(message) and (not label or label in labels):
                        return message
                await asyncio.sleep(0.05)


def _settings(lobby: Sheet) -> tuple[list[str], tuple[str, ...]]:
    """What a lobby card says of the game, whoever is aboard."""
    return [line for line in lobby.text.splitlines() if "Aboard" not in line], lobby.labels
