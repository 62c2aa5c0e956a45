"""What happens on the raft. Stored names never change."""

from datetime import datetime
from enum import Enum

from core.engine.event import Event, TakenBack
from core.engine.ids import Person, Seat
from core.engine.record import Record
from core.raft.actions import AnyPlan, Gain
from core.raft.cards import Card, Colour
from core.raft.combat import Combat
from core.raft.settings import Settings
from core.raft.state import Goods, Phase


class Configured(Event, frozen=True, tag="configured"):
    settings: Settings


class Joined(Event, frozen=True, tag="joined"):
    person: Person
    name: str


class Left(Event, frozen=True, tag="left"):
    person: Person


class Started(Event, frozen=True, tag="started"):
    """`few`: there are fewer than six of them, which is played and warned of (R0.1)."""

    sailors: int
    few: bool
    seed_hash: str


class DayDeckShuffled(Event, frozen=True, tag="day_deck_shuffled"):
    """Top first. Secret for good: it says when rescue comes."""

    cards: tuple[Card, ...]


class ActionDeckShuffled(Event, frozen=True, tag="action_deck_shuffled"):
    """Top first, secret. `again`: made of the discards, which are then none (R0.3)."""

    cards: tuple[Card, ...]
    again: bool


class DayBroke(Event, frozen=True, tag="day_broke"):
    """R1.1."""

    day: int
    card: Card


class PhaseOpened(Event, frozen=True, tag="phase_opened"):
    phase: Phase
    at: datetime
    closes_at: datetime


class Reminded(Event, frozen=True, tag="reminded"):
    """Half of the phase is over; these have not acted (R6.1)."""

    those: tuple[Seat, ...]


class ActionWritten(Event, frozen=True, tag="action_written"):
    who: Seat
    plan: AnyPlan


class ActionCancelled(Event, frozen=True, tag="action_cancelled"):
    who: Seat


class Revealed(Event, frozen=True, tag="revealed"):
    """What every survivor had written, in seat order (R2)."""

    plans: tuple[tuple[Seat, AnyPlan | None], ...]


class CardDrawn(Event, frozen=True, tag="card_drawn"):
    """The top of the Action deck, a discard at once (R0.3); what it was for is in the event that follows."""

    card: Card


class Scored(Event, frozen=True, tag="scored"):
    """The cards and the score of everyone involved in an attack, in seat order (R3.1)."""

    cards: tuple[tuple[Seat, tuple[Card, ...]], ...]
    scores: tuple[tuple[Seat, int], ...]


class CombatsOrdered(Event, frozen=True, tag="combats_ordered"):
    """What the dice say where their order was open (R3.5): all combats of the day, first to last."""

    combats: tuple[Combat, ...]


class Fought(Event, frozen=True, tag="fought"):
    """R3.4: `totals` of the attackers and of the target, and who is killed, in seat order."""

    attackers: tuple[Seat, ...]
    target: Seat
    totals: tuple[int, int]
    dead: tuple[Seat, ...]


class Draw(Record, frozen=True):
    """The card of one sailor's action, and what he really gained."""

    who: Seat
    plan: AnyPlan
    card: Card
    got: tuple[Gain, ...]


class Drew(Event, frozen=True, tag="drew"):
    """What all weapon makers, scavengers and those who pray have drawn, in that order (R2.1 to R2.3)."""

    draws: tuple[Draw, ...]


class Gave(Event, frozen=True, tag="gave"):
    """R4.1."""

    who: Seat
    to: Seat
    what: Goods


class Offered(Event, frozen=True, tag="offered"):
    who: Seat
    to: Seat
    gives: Goods
    wants: Goods


class OfferWithdrawn(Event, frozen=True, tag="offer_withdrawn"):
    who: Seat
    to: Seat


class OfferRefused(Event, frozen=True, tag="offer_refused"):
    """`to` refuses what `who` offered."""

    who: Seat
    to: Seat


class Traded(Event, frozen=True, tag="traded"):
    """`to` has accepted what `who` offered."""

    who: Seat
    to: Seat
    gave: Goods
    got: Goods


class Ate(Event, frozen=True, tag="ate"):
    """R4.2. `body` is the body's number."""

    who: Seat
    body: int


class FastSaid(Event, frozen=True, tag="fast_said"):
    """He will fast today, or will not after all (R4.3)."""

    who: Seat
    fasting: bool


class DoneSaid(Event, frozen=True, tag="done_said"):
    who: Seat


class Ration(Record, frozen=True):
    """Whether one sailor has handed in a food, and his health after it."""

    who: Seat
    fed: bool
    health: int


class FoodHandedIn(Event, frozen=True, tag="food_handed_in"):
    """Every survivor, in seat order (R4.3)."""

    rations: tuple[Ration, ...]


class BodyDrawn(Event, frozen=True, tag="body_drawn"):
    """R4.4: the cards of those who ate of it today, in seat order."""

    body: int
    cards: tuple[Card, ...]
    eaten: bool


class Death(Enum):
    ATTACK = "attack"
    HUNGER = "hunger"
    HANGED = "hanged"


class Died(Event, frozen=True, tag="died"):
    """Leaves a body, unless he was hanged (R1.2, R3.6)."""

    who: Seat
    how: Death


class Rescued(Event, frozen=True, tag="rescued"):
    """R5.1, R5.2."""

    trial: bool


class BlameWritten(Event, frozen=True, tag="blame_written"):
    """R5.2."""

    who: Seat
    blames: Seat


class BlamesRevealed(Event, frozen=True, tag="blames_revealed"):
    """Whom every survivor blames, in seat order; the silent themselves (R5.3)."""

    blames: tuple[tuple[Seat, Seat], ...]


class ColourCalled(Event, frozen=True, tag="colour_called"):
    """R5.4."""

    who: Seat
    colour: Colour


class Tried(Event, frozen=True, tag="tried"):
    """R5.4."""

    who: Seat
    colour: Colour
    card: Card
    free: bool


class Ended(Event, frozen=True, tag="ended"):
    """R1.3, R5.1, R5.5: whoever lives wins."""

    winners: tuple[Seat, ...]


class Cancelled(Event, frozen=True, tag="cancelled"):
    """The table was called off; nobody wins."""


class Modkilled(Event, frozen=True, tag="modkilled"):
    """R6.4."""

    who: Seat


class Revived(Event, frozen=True, tag="revived"):
    """R6.4."""

    who: Seat


class SailorSet(Event, frozen=True, tag="sailor_set"):
    """R6.4: what is `None` stayed."""

    who: Seat
    health: int | None
    food: int | None
    weapons: int | None


class Substituted(Event, frozen=True, tag="substituted"):
    who: Seat
    person: Person


class Renamed(Event, frozen=True, tag="renamed"):
    who: Seat
    name: str


class DeadlineMoved(Event, frozen=True, tag="deadline_moved"):
    closes_at: datetime
    at: datetime


class Paused(Event, frozen=True, tag="paused"):
    at: datetime


class Resumed(Event, frozen=True, tag="resumed"):
    at: datetime


AnyEvent = (
    Configured
    | Joined
    | Left
    | Started
    | DayDeckShuffled
    | ActionDeckShuffled
    | DayBroke
    | PhaseOpened
    | Reminded
    | ActionWritten
    | ActionCancelled
    | Revealed
    | CardDrawn
    | Scored
    | CombatsOrdered
    | Fought
    | Drew
    | Gave
    | Offered
    | OfferWithdrawn
    | OfferRefused
    | Traded
    | Ate
    | FastSaid
    | DoneSaid
    | FoodHandedIn
    | BodyDrawn
    | Died
    | Rescued
    | BlameWritten
    | BlamesRevealed
    | ColourCalled
    | Tried
    | Ended
    | Cancelled
    | Modkilled
    | Revived
    | SailorSet
    | Substituted
    | Renamed
    | DeadlineMoved
    | Paused
    | Resumed
    | TakenBack
)
