"""What can be asked for in a game of Zombie Pirate Mafia; the engine's common commands are added at the end."""

from typing import ClassVar

from core.engine.calendar import Timetable
from core.engine.command import Authority, Command, CommonCommand, ModeratorCommand, SeatCommand
from core.engine.ids import Person, Seat
from core.mafia.settings import Settings

# The lobby


class OfferAliases(Command, frozen=True, tag="offer_aliases"):
    """A person asks for aliases to choose from; asked again, for others."""

    authority: ClassVar[Authority] = Authority.ANYONE
    person: Person


class Configure(Command, frozen=True, tag="configure"):
    """The host chooses set-up, calendar and the rest before the start."""

    authority: ClassVar[Authority] = Authority.HOST
    settings: Settings


# The day


class Vote(SeatCommand, frozen=True, tag="vote"):
    """Z3.1, Z3.2: the vote counts for the first of `names` that is present."""

    names: tuple[str, ...]


class Unvote(SeatCommand, frozen=True, tag="unvote"):
    """Z3.1."""


class VoteAs(SeatCommand, frozen=True, tag="vote_as"):
    """Z8.2: `who` is the Doctor."""

    names: tuple[str, ...]


class UnvoteAs(SeatCommand, frozen=True, tag="unvote_as"):
    """Z8.2."""


class CallPlank(SeatCommand, frozen=True, tag="plank"):
    """Z6.1."""

    target: str


class Execute(SeatCommand, frozen=True, tag="execute"):
    """Z6.2."""


class Release(SeatCommand, frozen=True, tag="release"):
    """Z6.2."""


class Post(SeatCommand, frozen=True, tag="post"):
    """Z11.2: `content` refers to what was said; the rules do not look at it."""

    content: str


class PostAs(SeatCommand, frozen=True, tag="post_as"):
    """Z8.1: `who` is the Doctor."""

    content: str


class Speak(SeatCommand, frozen=True, tag="speak"):
    """In a private room: the Spies' cabin (Z1.5) or the locker of the dead (Z11.1)."""

    room: str
    content: str


# The night


class GiveOrder(SeatCommand, frozen=True, tag="order"):
    """Z7: `kind` is `save`, `kill`, `possess`, `stars` or `visit`; `stars` has no target."""

    kind: str
    target: str = ""


class WithdrawOrder(SeatCommand, frozen=True, tag="withdraw"):
    """Z7: not for what was answered at once."""

    kind: str


class Rest(SeatCommand, frozen=True, tag="rest"):
    """`I do nothing tonight`: an answer, which any later order replaces."""


# The moderator (Z11); to move or cancel a vote or an order he acts for the seat by its own commands


class CancelLynching(ModeratorCommand, frozen=True, tag="cancel_lynching"):
    """Moves or cancels a result: today's lynching of `who` has not been; if `instead` is named, he is lynched."""

    who: Seat
    instead: str = ""


class ChooseZombies(ModeratorCommand, frozen=True, tag="choose_zombies"):
    """Z9.5: who will rise, by alias; no names: as drawn. Until Day 3 opens."""

    names: tuple[str, ...]


class RedrawZombies(ModeratorCommand, frozen=True, tag="redraw_zombies"):
    """Z9.5: number, order among equals and new names are drawn anew. Until Day 3 opens."""


class NameZombie(ModeratorCommand, frozen=True, tag="name_zombie"):
    """Z9.5: the new name `who` will have if he rises. Until Day 3 opens; later `rename`."""

    who: Seat
    name: str


class EndGame(ModeratorCommand, frozen=True, tag="end_game"):
    """Z10.5: `winner` is `citizens`, `spies`, `zombies` or `draw`."""

    winner: str


class ChangeTimetable(ModeratorCommand, frozen=True, tag="change_timetable"):
    """While the game runs: for the coming days; the present phase is moved by `move_deadline`."""

    timetable: Timetable
    remind_minutes: float
    required_posts: int


MafiaCommand = (
    CommonCommand
    | OfferAliases
    | Configure
    | Vote
    | Unvote
    | VoteAs
    | UnvoteAs
    | CallPlank
    | Execute
    | Release
    | Post
    | PostAs
    | Speak
    | GiveOrder
    | WithdrawOrder
    | Rest
    | CancelLynching
    | ChooseZombies
    | RedrawZombies
    | NameZombie
    | EndGame
    | ChangeTimetable
)
