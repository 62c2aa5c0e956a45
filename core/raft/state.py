"""How things stand on the raft: a record that the events fold into, and the questions the rules ask of it."""

from datetime import datetime
from enum import Enum

from core.engine.ids import Person, Seat
from core.engine.names import same_name
from core.engine.record import Record
from core.raft.actions import AnyPlan
from core.raft.cards import Card, Colour
from core.raft.settings import Settings

FULL_HEALTH = 8
MOST_HEALTH = 10
"""R0.4."""


class Phase(Enum):
    """Where the game stands. New Day takes no time: its card is drawn and the next phase opens (R1)."""

    LOBBY = "lobby"
    DAWN = "dawn"
    """By post: the game has started and waits for its first day to open (R6.2)."""
    ACTIONS = "actions"
    STARVATION = "starvation"
    ACCUSATION = "accusation"
    TRIAL = "trial"
    OVER = "over"


class Goods(Record, frozen=True):
    """What can change hands (R4.1)."""

    food: int = 0
    weapons: int = 0

    def is_nothing(self) -> bool:
        return not self.food and not self.weapons


class Kept(Record, frozen=True):
    """What a sailor had when he died: what he has again if the moderator brings him back (R6.4)."""

    health: int
    food: int
    weapons: int


class Sailor(Record, frozen=True):
    """A seat: what it holds (R0.4) and what it has said today.

    `plan`, `fasting`, `done`, `blames` and `colour` are sayings of the present phase; `ate` (the number of a body)
    and `drew` (his cards of the reveal) hold until the next day, whatever becomes of him; `accused` holds from the
    accusations on (R5.3).
    """

    name: str
    person: Person | None = None
    health: int = FULL_HEALTH
    food: int = 0
    weapons: int = 0
    alive: bool = True
    kept: Kept | None = None
    plan: AnyPlan | None = None
    ate: int | None = None
    drew: tuple[Card, ...] = ()
    fasting: bool = False
    done: bool = False
    blames: Seat | None = None
    accused: bool = False
    colour: Colour | None = None


class Body(Record, frozen=True):
    """A body on the raft. `number` counts the bodies as they were laid; a sailor brought back can leave a second one.

    `who` is his seat, below 0 for `Raft.strangers`. `fresh`: laid since the last Starvation began, so not yet to be
    eaten (R4.2, R4.5, R6.4).
    """

    number: int
    who: Seat
    eaten: bool = False
    fresh: bool = False


class Offer(Record, frozen=True):
    """An open offer, at most one for each ordered pair (R4.1). `wants` nothing: against a promise in words."""

    giver: Seat
    to: Seat
    gives: Goods
    wants: Goods


class Raft(Record, frozen=True):
    """The whole game. The order of the decks is known to nobody at the table and in no view.

    `deck_stale`: after a take-back what is left of a deck is shuffled again before its next card is drawn.
    `at_rest`: while a phase is being closed, how things stood before that; nothing can be asked of the state between.
    `shuffles` counts the shuffles of both decks; a draw's purpose is unique by it.
    """

    settings: Settings = Settings()
    sailors: tuple[Sailor, ...] = ()
    strangers: tuple[str, ...] = ()
    phase: Phase = Phase.LOBBY
    day: int = 0
    day_card: Card | None = None
    day_deck: tuple[Card, ...] = ()
    action_deck: tuple[Card, ...] = ()
    discards: tuple[Card, ...] = ()
    day_deck_stale: bool = False
    action_deck_stale: bool = False
    shuffles: int = 0
    bodies: tuple[Body, ...] = ()
    laid: int = 0
    offers: tuple[Offer, ...] = ()
    opened_at: datetime | None = None
    closes_at: datetime | None = None
    reminded: bool = False
    paused_at: datetime | None = None
    winners: tuple[Seat, ...] = ()
    cancelled: bool = False
    seed_hash: str = ""
    at_rest: "Raft | None" = None


def seats(state: Raft) -> range:
    return range(len(state.sailors))


def living(state: Raft) -> tuple[Seat, ...]:
    """The survivors, in seat order."""
    return tuple(Seat(seat) for seat in seats(state) if state.sailors[seat].alive)


def on_trial(state: Raft) -> tuple[Seat, ...]:
    """The accused: the survivors whom somebody has blamed (R5.3), in seat order."""
    return tuple(seat for seat in living(state) if state.sailors[seat].accused)


def name_of(state: Raft, who: Seat) -> str:
    """The name of a sailor, or of a stranger's body."""
    return state.sailors[who].name if who >= 0 else state.strangers[-1 - who]


def names_of(state: Raft, those: tuple[Seat, ...]) -> list[str]:
    return [name_of(state, who) for who in those]


def find_sailor(state: Raft, name: str) -> Seat | None:
    """The seat that bears the name, living or dead (Z7.9)."""
    return next((Seat(seat) for seat in seats(state) if same_name(state.sailors[seat].name, name)), None)


def find_anybody(state: Raft, name: str) -> Seat | None:
    """The sailor or the stranger's body of that name."""
    strangers = (Seat(-1 - index) for index, other in enumerate(state.strangers) if same_name(other, name))
    return next(strangers, None) if (seat := find_sailor(state, name)) is None else seat


def edible_body(state: Raft, who: Seat) -> Body | None:
    """The body of `who` of which one may eat today (R4.2)."""
    return next(
        (body for body in state.bodies if body.who == who and not body.eaten and not body.fresh), None
    )


def uneaten_body(state: Raft, who: Seat) -> Body | None:
    return next((body for body in state.bodies if body.who == who and not body.eaten), None)


def body_numbered(state: Raft, number: int) -> Body:
    return next(body for body in state.bodies if body.number == number)


def eaters_of(state: Raft, body: Body) -> tuple[Seat, ...]:
    """Who ate of it today, in seat order, dead or alive (R4.4, R6.4)."""
    return tuple(Seat(seat) for seat in seats(state) if state.sailors[seat].ate == body.number)


def open_offer(state: Raft, giver: Seat, to: Seat) -> Offer | None:
    return next((offer for offer in state.offers if (offer.giver, offer.to) == (giver, to)), None)
