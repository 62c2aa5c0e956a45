"""What can be asked for on the raft, besides the commands that every game knows."""

from typing import ClassVar

from core.engine.command import Authority, Command, CommonCommand, ModeratorCommand, SeatCommand
from core.engine.ids import Seat
from core.raft.cards import Colour, Suit
from core.raft.settings import Settings
from core.raft.state import Goods


class Configure(Command, frozen=True, tag="configure"):
    """The host sets the voyage and the clock before the start (R0.6, R6)."""

    authority: ClassVar[Authority] = Authority.HOST
    settings: Settings


class WriteFast(SeatCommand, frozen=True, tag="write_fast"):
    """R2.1."""

    suit: Suit


class WriteScavenge(SeatCommand, frozen=True, tag="write_scavenge"):
    """R2.2: the suit settles the colour."""

    suit: Suit


class WriteWeapon(SeatCommand, frozen=True, tag="write_weapon"):
    """R2.3."""

    colour: Colour


class WriteAttack(SeatCommand, frozen=True, tag="write_attack"):
    """R2.4: another living sailor, by name."""

    target: str


class Give(SeatCommand, frozen=True, tag="give"):
    """R4.1: at once."""

    to: str
    what: Goods


class MakeOffer(SeatCommand, frozen=True, tag="make_offer"):
    """R4.1: replaces the open offer of the same two; `wants` nothing: against a promise in words."""

    to: str
    gives: Goods
    wants: Goods


class AcceptOffer(SeatCommand, frozen=True, tag="accept_offer"):
    """`who` accepts what `giver` offers him. When somebody no longer has his part of it the offer stays open.

    `shown` is what was given and wanted in the offer that he answers: another one is not accepted unseen. `None`: the
    open one, whatever it is.
    """

    giver: str
    shown: tuple[Goods, Goods] | None = None


class RefuseOffer(SeatCommand, frozen=True, tag="refuse_offer"):
    """`shown` as in `AcceptOffer`."""

    giver: str
    shown: tuple[Goods, Goods] | None = None


class WithdrawOffer(SeatCommand, frozen=True, tag="withdraw_offer"):
    to: str


class Eat(SeatCommand, frozen=True, tag="eat"):
    """R4.2: once a day, of one body by its name."""

    body: str


class KeepFood(SeatCommand, frozen=True, tag="keep_food"):
    """R4.3: he will fast, and hands in nothing."""


class HandIn(SeatCommand, frozen=True, tag="hand_in"):
    """R4.3: he takes his fast back."""


class SayDone(SeatCommand, frozen=True, tag="say_done"):
    """R4: Starvation need not wait for him; it forbids him nothing."""


class BlameSomebody(SeatCommand, frozen=True, tag="blame_somebody"):
    """R5.2: another survivor, or a dead sailor whose body is uneaten."""

    name: str


class CallColour(SeatCommand, frozen=True, tag="call_colour"):
    """R5.4."""

    colour: Colour


class CancelAction(ModeratorCommand, frozen=True, tag="cancel_action"):
    """R6.3: his sheet is blank again. To change it the moderator writes for him."""

    who: Seat


class SetSailor(ModeratorCommand, frozen=True, tag="set_sailor"):
    """R6.4: health from 1 to 10, food and weapons from 0; what is `None` stays."""

    who: Seat
    health: int | None = None
    food: int | None = None
    weapons: int | None = None


AnyCommand = (
    CommonCommand
    | Configure
    | WriteFast
    | WriteScavenge
    | WriteWeapon
    | WriteAttack
    | Give
    | MakeOffer
    | AcceptOffer
    | RefuseOffer
    | WithdrawOffer
    | Eat
    | KeepFood
    | HandIn
    | SayDone
    | BlameSomebody
    | CallColour
    | CancelAction
    | SetSailor
)
