"""A company of robots: accounts in one group, who open a table, join it, start it and play it to the end."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from telegram_bot.rehearsal.client import RehearsalClient

from .gossip import Gossip
from .phone import Phone, Shape, Sheet, sheet_of, text_of
from .raft import RaftHand
from .robot import Hand, Robot
from .sailor import SailorHand
from .talk import Talk
from .temper import Temper, temper_of

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
    "Isidore",
)
PATIENCE = 60.0


@dataclass(frozen=True, slots=True)
class Game:
    """A game as a host finds it: the label of its button, for how many it is rehearsed, and who sits in the seats."""

    label: str
    place: str
    fewest: int
    most: int
    hand: Callable[[Temper, str], Hand]


GAMES = {
    "raft": Game(
        "The Raft of the Medusa",
        "The Méduse",
        3,
        20,
        lambda temper, name: RaftHand(temper, Talk(temper, name)),
    ),
    "zpm": Game(
        "Zombie Pirate Mafia",
        "Port Royal",
        9,
        21,
        lambda temper, name: SailorHand(temper, Gossip(temper)),
    ),
}


class Company:
    """The robots of one table and the group they sit in."""

    def __init__(self, client: RehearsalClient, seed: int = 1, talks: bool = True) -> None:
        self._client = client
        self._seed = seed
        self._talks = talks
        self._speed = 1.0
        self._people: list[int] = []
        self.title = ""
        self.group = 0
        self.robots: list[Robot] = []

    async def gather(self, size: int, title: str, kind: str = "supergroup") -> None:
        """Makes `size` people who have pressed Start, and a group of theirs with the bot as administrator."""
        self.title = title
        self._speed = float((await self._client.state())["speed"])
        for name in NAMES[:size]:
            person = await self._client.create_person(name, language_code="en")
            await self._client.start(person)
            self._people.append(person)
        first, *others = self._people
        self.group = await self._client.create_group(first, title, tuple(others), kind=kind)
        await self._client.add_bot(self.group, first, "all")

    async def open_table(self, game: str = "raft", voyage: int | None = None, clock: str = "") -> None:
        """The first opens the game in the group; all take a place through the lobby's link; the first starts it.

        `voyage`: the number of cards that the raft's lobby button is pressed up to (R0.6). `clock`: words that the
        pirates' lobby card shows when its clock is as wished.
        """
        played = GAMES[game]
        self.robots = [
            self._robot(person, name, played) for person, name in zip(self._people, NAMES, strict=False)
        ]
        host = self.robots[0].phone
        await self._client.say(host.person, "/newgame", self.group)
        choice = await self._shown(host, "Which game", played.label)
        await self._client.tap(host.person, choice["message_id"], label=played.label, chat=self.group)
        lobby = await self._shown(host, played.label, "Join")
        url = next(button["url"] for button in buttons_of(lobby) if button["text"] == "Join")
        for robot in self.robots:  # in this order, so that the same seed seats the same people alike
            await self._board(robot, url)
        if voyage is not None:
            await self._turn(host, "Voyage:", f"Voyage: {voyage} cards")
        if game == "zpm":
            await self._turn(host, "Clock ⟳", clock or "days of 3 min", 8)
        await self._start(host)

    def _robot(self, person: int, name: str, game: Game) -> Robot:
        temper = temper_of(self._seed, name, self._talks)
        return Robot(Phone(self._client, person, name), temper, self._rest, game.hand(temper, name))

    async def _board(self, robot: Robot, url: str) -> None:
        """Through the link; where there are names to choose from, the robot's hand chooses."""
        phone = robot.phone
        await phone.follow(url)
        async with asyncio.timeout(PATIENCE):
            while True:
                for message in await phone.wait(1.0):
                    if "You are aboard" in text_of(message):
                        return
                await robot.play_once(hastily=True)

    async def _turn(self, host: Phone, label: str, wanted: str, most: int = 12) -> None:
        """Presses a button of the lobby card until the card, or the button, shows what is wanted.

        The card follows a press when the group's limits let it; until then it is not pressed again.
        """
        for _ in range(most):
            lobby = sheet_of(await self._shown(host, "Aboard"))
            if wanted in lobby.text or any(wanted in each for each in lobby.labels):
                return
            await host.press(lobby, next(each for each in lobby.labels if label in each))
            async with asyncio.timeout(PATIENCE):
                while _settings(sheet_of(await self._shown(host, "Aboard"))) == _settings(lobby):
                    await asyncio.sleep(0.1)

    async def _start(self, host: Phone) -> None:
        """Casts off; where the head count asks for a house set-up, by the button that offers it."""
        await self._client.say(host.person, "/startgame", self.group)
        pressed: set[int] = set()
        async with asyncio.timeout(PATIENCE):
            while True:
                messages = await self._client.messages(host.person, self.group)
                for sheet in [sheet_of(each) for each in messages[-8:]]:
                    if "Cast off." in sheet.text or "Anchors aweigh" in sheet.text:
                        return
                    house = sheet.label("Play as")
                    if house and sheet.message not in pressed:
                        pressed.add(sheet.message)
                        await host.press(sheet, house)
                        await self._client.say(host.person, "/startgame", self.group)
                await asyncio.sleep(0.2)

    @property
    def is_content(self) -> bool:
        """Nobody has anything to do until the clock moves on."""
        return all(robot.is_content or robot.stands_aside for robot in self.robots)

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


def _settings(lobby: Sheet) -> tuple[list[str], tuple[str, ...]]:
    """What a lobby card says of the game, whoever is aboard."""
    return [line for line in lobby.text.splitlines() if "Aboard" not in line], lobby.labels


def buttons_of(message: Shape) -> Sequence[Shape]:
    rows = (message.get("reply_markup") or {}).get("inline_keyboard", [])
    return [button for row in rows for button in row]
