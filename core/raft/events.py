"""What happens on the raft. Stored names never change."""

from enum import Enum

from core.engine.event import Event, TakenBack
from core.engine.ids import Seat
from core.engine.record import Record
from core.raft.actions import AnyPlan, Gain
from core.raft.cards import Card, Colour
from core.raft.combat import Combat
from core.raft.events_table import Cancelled as Cancelled
from core.raft.events_table import Configured as Configured
from core.raft.events_table import DeadlineMoved as DeadlineMoved
from core.raft.events_table import Joined as Joined
from core.raft.events_table import Left as Left
from core.raft.events_table import Paused as Paused
from core.raft.events_table import PhaseOpened as PhaseOpened
from core.raft.events_table import Reminded as Reminded
from core.raft.events_table import Renamed as Renamed
from core.raft.events_table import Resumed as Resumed
from core.raft.events_table import Started as Started
from core.raft.events_table import Substituted as Substituted
from core.raft.events_table import TableEvent
from core.raft.state import Goods

# The decks and the day (R0, R1)


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


# Actions and attacks (R2, R3)


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


# Trade, eating and hunger (R4)


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


# Death, rescue and trial (R1.2, R5)


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


# The moderator (R6)


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


AnyEvent = (
    TableEvent
    | DayDeckShuffled
    | ActionDeckShuffled
    | DayBroke
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
    | Modkilled
    | Revived
    | SailorSet
    | TakenBack
)
