"""A company of robots: accounts in one group, who lay a table, play it to the end, and lay it once more."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random

from telegram_bot.rehearsal.client import RehearsalClient

from .gossip import Gossip
from .host import HostHand
from .lobby import Lobby
from .phone import Phone
from .raft import RaftHand
from .robot import Hand, Move, Robot
from .sailor import SailorHand
from .stage import Stage
from .talk import Talk
from .temper import Temper, temper_of
from .whims import Whims

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
HOST = "Philippe"
"""Who opens a table at which he does not play."""
LOOK_SECONDS = 1.0
"""Real seconds after which quiet phones are looked at all the same."""
END = "🔁 Same again"


@dataclass(frozen=True, slots=True)
class Game:
    """A game as a host finds it: the label of its button, for how many it is rehearsed, and who sits in the seats."""

    label: str
    place: str
    fewest: int
    most: int
    hand: Callable[[Temper, str], Hand]
    is_hosted: bool
    """By somebody who does not play, and moderates; else by the first of the players."""
    sizes: tuple[int, ...] = ()
    """Set-ups that a button of the lobby has; those between them are offered when it is to begin."""


GAMES = {
    "raft": Game(
        "The Raft of the Medusa",
        "The Méduse",
        3,
        20,
        lambda temper, name: RaftHand(temper, Talk(temper, name)),
        is_hosted=False,
    ),
    "zpm": Game(
        "Zombie Pirate Mafia",
        "Port Royal",
        9,
        21,
        lambda temper, name: SailorHand(temper, Gossip(temper), whims=Whims(temper)),
        is_hosted=True,
        sizes=(9, 11, 13, 15, 17, 21),
    ),
}


class Company:
    """The robots of one table and the group they sit in.

    They act in turns: when all is quiet everybody looks at his phone and makes up his mind, then each does it in his
    time. So what they do depends on the seed and on nothing else, and a rehearsal repeats.
    """

    def __init__(
        self,
        client: RehearsalClient,
        stage: Stage,
        seed: int = 1,
        talks: bool = True,
        names: Sequence[str] = NAMES,
    ) -> None:
        """`names`: the first so many of them come."""
        self._client = client
        self._names = names
        self._stage = stage
        self._seed = seed
        self._talks = talks
        self._cursor = 0
        self._phones: list[Phone] = []
        self._host_phone: Phone | None = None
        self._lobby: Lobby | None = None
        self._game = ""
        self._has_moved = False
        self.title = ""
        self.group = 0
        self.players: list[Robot] = []
        self.host: Robot | None = None
        """Who moderates and does not play, if there is such a one."""

    @property
    def robots(self) -> list[Robot]:
        return [*self.players, *([self.host] if self.host is not None else [])]

    # -- laying a table

    async def gather(self, size: int, title: str, kind: str = "supergroup", *, hosted: bool = False) -> None:
        """Makes people who have pressed Start, and a group of theirs with the bot as administrator.

        `hosted`: one more, who opens the table and does not play.
        """
        self.title = title
        self._phones = [await self._newcomer(name) for name in self._names[:size]]
        self._host_phone = await self._newcomer(HOST) if hosted else None
        people = [*([self._host_phone] if self._host_phone else []), *self._phones]
        first, *others = [phone.person for phone in people]
        self.group = await self._client.create_group(first, title, tuple(others), kind=kind)
        await self._client.add_bot(self.group, first, "all")

    async def _newcomer(self, name: str) -> Phone:
        person = await self._client.create_person(name, language_code="en")
        await self._client.start(person)
        return Phone(self._client, person, name)

    async def open_table(self, game: str = "raft", voyage: int | None = None, clock: str = "") -> None:
        """The host opens the game in the group, all take a place through the lobby's link, and it begins.

        `voyage`: the number of cards that the raft's lobby button is pressed up to (R0.6). `clock`: words that the
        lobby card shows when its clock is as wished.
        """
        self._game = game
        host = self._host_phone or self._phones[0]
        dice = Random(f"{self._seed}/lobby")
        self._lobby = Lobby(self._client, host, self.group, GAMES[game].label)
        self._sit_down()
        await self._lobby.open()
        if voyage is not None:
            await self._lobby.turn("Voyage:", f"Voyage: {voyage} cards")
        if game == "zpm":
            await self._set_up()
            await self._lobby.turn("Posts a day", "Posts a day: 3")
        if clock or game == "zpm":
            await self._lobby.turn("Clock ⟳", clock or "days of 3 min", 8)
        await self._come_aboard(dice)
        await self._lobby.begin()

    async def _set_up(self) -> None:
        """Half of the hosts hope for more than there are, and take at the start what is offered then."""
        number = len(self._phones)
        hopes = Random(f"{self._seed}/set-up").random() < 0.5
        sizes = [each for each in GAMES[self._game].sizes if each >= number + hopes]
        await self._laid.turn("sailors ⟳", f"{min(sizes, default=number)} sailors")

    def _sit_down(self) -> None:
        """With nothing in mind of an earlier game."""
        hand = GAMES[self._game].hand
        self.players = [self._robot(phone, partial(_named, hand, phone.name)) for phone in self._phones]
        self.host = self._robot(self._host_phone, HostHand) if self._host_phone is not None else None

    def _robot(self, phone: Phone, hand: Callable[[Temper], Hand]) -> Robot:
        temper = temper_of(self._seed, phone.name, self._talks)
        phone.put_away()
        return Robot(phone, temper, hand(temper))

    async def _come_aboard(self, dice: Random) -> None:
        """In half of the companies somebody who is asked says that he cannot come, and comes all the same."""
        lobby = self._laid
        await self._board(self.players)
        await lobby.announce(dice)
        await lobby.call_the_roll()
        await self._stage.lull(strictly=False)
        await self._receive()
        late = dice.choice(self.players)
        if dice.random() < 0.5 and not late.stands_aside:
            late.look()
            await lobby.give_up(late.phone)
            await self._board([late])
        await self._settle()

    async def _board(self, robots: Sequence[Robot]) -> None:
        """Through the link, in this order, so that the same seed seats the same people alike."""
        url = await self._laid.link()
        for robot in robots:
            await robot.phone.follow(url)
        await self._settle()

    async def _settle(self) -> None:
        """Until everybody has answered what he is asked in the lobby."""
        while await self.turn(hastily=True):
            pass

    @property
    def _laid(self) -> Lobby:
        if self._lobby is None:
            raise RuntimeError("no table has been laid")
        return self._lobby

    # -- playing

    async def play(self, encores: int = 0) -> None:
        """Until the game is over. Then it is laid once more by *Same again*, all come aboard, and as many games as
        `encores` are played; the last table is left to whoever wants to begin."""
        await self._play_to_the_end()
        for _ in range(encores):
            await self._lay_again()
            await self._laid.begin()
            await self._play_to_the_end()
        if not encores:
            await self._lay_again()
            await self._stage.lull()

    async def _lay_again(self) -> None:
        self._sit_down()
        await self._laid.open_again()
        await self._board(self.players)

    async def _play_to_the_end(self) -> None:
        while await self.turn() or not self._is_over:
            if self._has_moved:
                continue
            self._stage.let_go()
            if not (self._stage.leaps and self._stage.leap()):
                await self._receive(LOOK_SECONDS)

    @property
    def _is_over(self) -> bool:
        return any(sheet.label(END) for sheet in self.players[0].phone.sheets())

    async def turn(self, *, hastily: bool = False) -> bool:
        """One turn of everybody, when all is quiet; whether anybody had anything to do or to read.

        Who moderates acts when nobody else does.
        """
        await self._stage.lull(strictly=not hastily)
        await self._receive()
        has_read = [robot.look() for robot in self.robots]
        moves = [move for robot in self.players for move in robot.moves()]
        if not moves and not any(has_read) and self.host is not None:
            moves = self.host.moves()
        if moves:
            self._stage.hold()
        for is_line in (False, True):
            await self._act([move for move in moves if move.is_line is is_line], hastily)
        self._has_moved = bool(moves) or any(has_read)
        return self._has_moved

    async def _act(self, moves: list[Move], hastily: bool) -> None:
        """Each in his own time, unless a person has taken his seat meanwhile, or somebody has just said the same."""
        waited, said = 0.0, set[str]()
        for move in sorted(moves, key=lambda move: move.after):
            if not hastily:
                await self._stage.rest(move.after - waited)
                waited = move.after
            is_worn = move.is_line and move.line in said
            if not move.robot.stands_aside and not is_worn:
                await move.do()
            if not move.line.startswith("/"):  # a command is no talk
                said.add(move.line)

    async def _receive(self, wait: float = 0.0) -> None:
        """Brings what has reached the phones to them; waits so many real seconds for the first of it."""
        self._cursor, events = await self._client.feed(self._cursor, wait=wait)
        phones = {robot.phone.person: robot.phone for robot in self.robots}
        for event in events:
            for person in event["people"]:
                if person in phones:
                    phones[person].take(event)

    # -- people at the phones page

    def stand_aside(self, person: int, by_hand: bool) -> bool:
        """Leaves a seat to a person at the phones page, or takes it back; False if no robot sits there."""
        found = [robot for robot in self.robots if robot.phone.person == person]
        for robot in found:
            robot.stands_aside = by_hand
        return bool(found)

    def by_hand(self) -> list[int]:
        return [robot.phone.person for robot in self.robots if robot.stands_aside]


def _named(hand: Callable[[Temper, str], Hand], name: str, temper: Temper) -> Hand:
    return hand(temper, name)
