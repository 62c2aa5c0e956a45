"""A company of robots: accounts in one group, who open a table, join it, start it and play it to the end."""

import asyncio
from collections.abc import Sequence

from telegram_bot.rehearsal.client import RehearsalClient

from .phone import Phone, Shape, text_of
from .robot import Robot
from .temper import temper_of

NAMES = (
    "Marcel",
    "Emmanuelle",
    "Pascal",
    "Odette",
    "Lucien",
    "Margaux",
    "Théodore",
    "Sidonie",
    "Armand",
    "Colette",
    "Bastien",
    "Noémie",
    "Gaspard",
    "Hortense",
    "Sylvain",
    "Aurore",
    "Fabrice",
    "Delphine",
    "Octave",
    "Célestine",
)
RAFT = "The Raft of the Medusa"
PATIENCE = 60.0


class Company:
    """The robots of one table and the group they sit in."""

    def __init__(self, client: RehearsalClient, seed: int = 1) -> None:
        self._client = client
        self._seed = seed
        self._speed = 1.0
        self.group = 0
        self.robots: list[Robot] = []

    async def gather(self, size: int, title: str) -> None:
        """Makes `size` people who have pressed Start, and a group of theirs with the bot as administrator."""
        people = []
        for name in NAMES[:size]:
            person = await self._client.create_person(name, language_code="en")
            await self._client.start(person)
            people.append(person)
        self.group = await self._client.create_group(people[0], title, tuple(people[1:]), kind="supergroup")
        await self._client.add_bot(self.group, people[0], "all")
        self.robots = [
            Robot(Phone(self._client, person, name), temper_of(self._seed, name), self._rest)
            for person, name in zip(people, NAMES, strict=False)
        ]

    async def open_table(self, game: str = RAFT, voyage: int | None = None) -> None:
        """The first opens the game in the group; all take a place through the lobby's link; the first starts it.

        `voyage`: the number of cards that the lobby's button is pressed up to (R0.6).
        """
        host = self.robots[0].phone
        await self._client.say(host.person, "/newgame", self.group)
        choice = await self._shown(host, "Which game", game)
        await self._client.tap(host.person, choice["message_id"], label=game, chat=self.group)
        lobby = await self._shown(host, game, "Join")
        url = next(button["url"] for button in buttons_of(lobby) if button["text"] == "Join")
        for robot in self.robots:
            await self._client.follow(robot.phone.person, url)
            await self._shown(robot.phone, "You are aboard", chat=robot.phone.person)
        if voyage is not None:
            await self._shorten(host, voyage)
        await self._client.say(host.person, "/startgame", self.group)
        await self._shown(host, "Cast off.")

    async def _shorten(self, host: Phone, voyage: int) -> None:
        """Presses the button that shows the length of the voyage until it shows `voyage`."""
        wanted = f"Voyage: {voyage} cards"
        for _ in range(12):
            lobby = await self._shown(host, RAFT, "Join")
            shown = next(
                button["text"] for button in buttons_of(lobby) if button["text"].startswith("Voyage:")
            )
            if shown.startswith(wanted):
                return
            await self._client.tap(host.person, lobby["message_id"], label=shown, chat=self.group)
            await asyncio.sleep(0.5)

    def stand_aside(self, person: int, by_hand: bool) -> bool:
        """Leaves a seat to a person at the phones page, or takes it back; False if no robot sits there."""
        found = [robot for robot in self.robots if robot.phone.person == person]
        for robot in found:
            robot.stands_aside = by_hand
        return bool(found)

    def by_hand(self) -> list[int]:
        return [robot.phone.person for robot in self.robots if robot.stands_aside]

    async def play(self) -> None:
        """All robots play until this is cancelled; rehearsal time follows the server's speed."""
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._watch_speed())
            for robot in self.robots:
                tasks.create_task(robot.live())

    async def _watch_speed(self) -> None:
        while True:
            self._speed = float((await self._client.state())["speed"])
            await asyncio.sleep(1.0)

    async def _rest(self, seconds: float) -> None:
        """While time stands still, so do the robots."""
        while self._speed == 0:
            await asyncio.sleep(0.2)
        await asyncio.sleep(seconds / self._speed)

    async def _shown(self, phone: Phone, words: str, label: str = "", chat: int | None = None) -> Shape:
        """The newest message with these words, and a button of this label, once the phone shows it."""
        place = self.group if chat is None else chat
        async with asyncio.timeout(PATIENCE):
            while True:
                for message in reversed(await self._client.messages(phone.person, place)):
                    labels = [button["text"] for button in buttons_of(message)]
                    if words in text_of(message) and (not label or label in labels):
                        return message
                await asyncio.sleep(0.1)


def buttons_of(message: Shape) -> Sequence[Shape]:
    rows = (message.get("reply_markup") or {}).get("inline_keyboard", [])
    return [button for row in rows for button in row]
