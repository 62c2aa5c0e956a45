"""What each event makes of the state; nothing is judged here."""

from functools import singledispatch
from typing import Any

from core.engine.event import Event
from core.engine.ids import Seat
from core.engine.record import replace
from core.raft.actions import Attack, Gain
from core.raft.events import (
    ActionCancelled,
    ActionDeckShuffled,
    ActionWritten,
    Ate,
    BlamesRevealed,
    BlameWritten,
    BodyDrawn,
    Cancelled,
    CardDrawn,
    ColourCalled,
    CombatsOrdered,
    Configured,
    DayBroke,
    DayDeckShuffled,
    DeadlineMoved,
    Death,
    Died,
    DoneSaid,
    Drew,
    Ended,
    FastSaid,
    FoodHandedIn,
    Fought,
    Gave,
    Joined,
    Left,
    Modkilled,
    Offered,
    OfferRefused,
    OfferWithdrawn,
    Paused,
    PhaseOpened,
    Reminded,
    Renamed,
    Rescued,
    Resumed,
    Revealed,
    Revived,
    SailorSet,
    Scored,
    Started,
    Substituted,
    Traded,
    Tried,
)
from core.raft.state import Body, Goods, Kept, Offer, Phase, Raft, Sailor, uneaten_body


def evolve(state: Raft, event: Event) -> Raft:
    return _record(event, state)


@singledispatch
def _record(event: Event, state: Raft) -> Raft:
    raise TypeError(f"no event of the raft: {event!r}")


def _with(state: Raft, who: Seat, **changes: Any) -> Raft:
    sailors = list(state.sailors)
    sailors[who] = replace(sailors[who], **changes)
    return replace(state, sailors=tuple(sailors))


def _with_all(state: Raft, **changes: Any) -> Raft:
    return replace(state, sailors=tuple(replace(sailor, **changes) for sailor in state.sailors))


# The lobby and the decks


@_record.register
def _(event: Configured, state: Raft) -> Raft:
    return replace(state, settings=event.settings)


@_record.register
def _(event: Joined, state: Raft) -> Raft:
    return replace(state, sailors=(*state.sailors, Sailor(event.name, event.person)))


@_record.register
def _(event: Left, state: Raft) -> Raft:
    return replace(state, sailors=tuple(each for each in state.sailors if each.person != event.person))


@_record.register
def _(event: Started, state: Raft) -> Raft:
    return replace(state, phase=Phase.DAWN, seed_hash=event.seed_hash)


@_record.register
def _(event: DayDeckShuffled, state: Raft) -> Raft:
    return replace(state, day_deck=event.cards, day_deck_stale=False, shuffles=state.shuffles + 1)


@_record.register
def _(event: ActionDeckShuffled, state: Raft) -> Raft:
    discards = () if event.again else state.discards
    shuffles = state.shuffles + 1
    return replace(
        state, action_deck=event.cards, action_deck_stale=False, discards=discards, shuffles=shuffles
    )


@_record.register
def _(event: CardDrawn, state: Raft) -> Raft:
    return replace(state, action_deck=state.action_deck[1:], discards=(*state.discards, event.card))


# The phases


@_record.register
def _(event: DayBroke, state: Raft) -> Raft:
    state = _with_all(state, ate=None)
    return replace(state, day=event.day, day_card=event.card, day_deck=state.day_deck[1:])


@_record.register
def _(event: PhaseOpened, state: Raft) -> Raft:
    """What was said in the phase before is gone; what lies on the raft when Starvation begins may be eaten (R4.2)."""
    state = _with_all(state, plan=None, fasting=False, done=False, blames=None, colour=None)
    bodies = state.bodies
    if event.phase is Phase.STARVATION:
        bodies = tuple(replace(body, fresh=False) for body in bodies)
    return replace(
        state,
        phase=event.phase,
        bodies=bodies,
        offers=(),
        opened_at=event.at,
        closes_at=event.closes_at,
        reminded=False,
    )


@_record.register
def _(event: Reminded, state: Raft) -> Raft:
    return replace(state, reminded=True)


@_record.register
def _(event: Ended, state: Raft) -> Raft:
    return replace(state, phase=Phase.OVER, winners=event.winners, closes_at=None, paused_at=None, offers=())


@_record.register
def _(event: Cancelled, state: Raft) -> Raft:
    return replace(state, phase=Phase.OVER, cancelled=True, closes_at=None, paused_at=None, offers=())


# Actions (R2, R3)


@_record.register
def _(event: ActionWritten, state: Raft) -> Raft:
    return _with(state, event.who, plan=event.plan)


@_record.register
def _(event: ActionCancelled, state: Raft) -> Raft:
    return _with(state, event.who, plan=None)


@_record.register(Revealed)
@_record.register(Scored)
@_record.register(CombatsOrdered)
@_record.register(Fought)
@_record.register(Rescued)
@_record.register(Tried)
def _(event: Event, state: Raft) -> Raft:
    """Told to the table; what comes of it is in the events that follow."""
    return state


@_record.register
def _(event: Drew, state: Raft) -> Raft:
    for draw in event.draws:
        sailor = state.sailors[draw.who]
        state = _with(
            state,
            draw.who,
            food=sailor.food + (Gain.FOOD in draw.got),
            health=sailor.health + (Gain.HEALTH in draw.got),
            weapons=sailor.weapons + (Gain.WEAPON in draw.got),
        )
    return state


# Starvation (R4)


def _hand_over(state: Raft, giver: Seat, to: Seat, what: Goods) -> Raft:
    one = state.sailors[giver]
    state = _with(state, giver, food=one.food - what.food, weapons=one.weapons - what.weapons)
    other = state.sailors[to]
    return _with(state, to, food=other.food + what.food, weapons=other.weapons + what.weapons)


def _without_offer(state: Raft, giver: Seat, to: Seat) -> Raft:
    return replace(state, offers=tuple(each for each in state.offers if (each.giver, each.to) != (giver, to)))


@_record.register
def _(event: Gave, state: Raft) -> Raft:
    return _hand_over(state, event.who, event.to, event.what)


@_record.register
def _(event: Offered, state: Raft) -> Raft:
    offer = Offer(event.who, event.to, event.gives, event.wants)
    state = _without_offer(state, event.who, event.to)
    return replace(state, offers=(*state.offers, offer))


@_record.register
def _(event: OfferWithdrawn | OfferRefused, state: Raft) -> Raft:
    return _without_offer(state, event.who, event.to)


@_record.register
def _(event: Traded, state: Raft) -> Raft:
    state = _without_offer(state, event.who, event.to)
    return _hand_over(_hand_over(state, event.who, event.to, event.gave), event.to, event.who, event.got)


@_record.register
def _(event: Ate, state: Raft) -> Raft:
    return _with(state, event.who, ate=event.body, food=state.sailors[event.who].food + 1)


@_record.register
def _(event: FastSaid, state: Raft) -> Raft:
    return _with(state, event.who, fasting=event.fasting)


@_record.register
def _(event: DoneSaid, state: Raft) -> Raft:
    return _with(state, event.who, done=True)


@_record.register
def _(event: FoodHandedIn, state: Raft) -> Raft:
    for ration in event.rations:
        food = state.sailors[ration.who].food - ration.fed
        state = _with(state, ration.who, food=food, health=ration.health)
    return state


@_record.register
def _(event: BodyDrawn, state: Raft) -> Raft:
    if not event.eaten:
        return state
    bodies = (replace(body, eaten=True) if body.number == event.body else body for body in state.bodies)
    return replace(state, bodies=tuple(bodies))


@_record.register
def _(event: Died, state: Raft) -> Raft:
    state = _buried(state, event.who)
    return state if event.how is Death.HANGED else _with_body(state, event.who)


def _buried(state: Raft, who: Seat) -> Raft:
    """His food and weapons go with him (R1.2), and so does all he has said, but not what he has eaten (R6.4)."""
    sailor = state.sailors[who]
    gone = Sailor(
        sailor.name,
        sailor.person,
        health=0,
        alive=False,
        kept=Kept(max(sailor.health, 1), sailor.food, sailor.weapons),
        ate=sailor.ate,
        accused=sailor.accused,
    )
    sailors = tuple(gone if seat == who else each for seat, each in enumerate(state.sailors))
    return replace(state, sailors=sailors)


def _with_body(state: Raft, who: Seat) -> Raft:
    body = Body(state.laid, who, fresh=True)
    return replace(state, bodies=(*state.bodies, body), laid=state.laid + 1)


# Rescue and trial (R5)


@_record.register
def _(event: BlameWritten, state: Raft) -> Raft:
    return _with(state, event.who, blames=event.blames)


@_record.register
def _(event: BlamesRevealed, state: Raft) -> Raft:
    blamed = {blamed for _, blamed in event.blames}
    sailors = (replace(each, accused=seat in blamed) for seat, each in enumerate(state.sailors))
    return replace(state, sailors=tuple(sailors))


@_record.register
def _(event: ColourCalled, state: Raft) -> Raft:
    return _with(state, event.who, colour=event.colour)


# The moderator (R6.3, R6.4) and the clock (R6)


@_record.register
def _(event: Modkilled, state: Raft) -> Raft:
    """Attacks on him and offers by him or to him are void (R6.4)."""
    state = _with_body(_buried(state, event.who), event.who)
    sailors = tuple(
        replace(each, plan=None) if isinstance(each.plan, Attack) and each.plan.target == event.who else each
        for each in state.sailors
    )
    offers = tuple(each for each in state.offers if event.who not in (each.giver, each.to))
    return replace(state, sailors=sailors, offers=offers)


@_record.register
def _(event: Revived, state: Raft) -> Raft:
    """A body that is eaten up stays where it is (R6.4)."""
    kept = state.sailors[event.who].kept or Kept(1, 0, 0)
    state = _with(
        state, event.who, alive=True, kept=None, health=kept.health, food=kept.food, weapons=kept.weapons
    )
    body = uneaten_body(state, event.who)
    return replace(state, bodies=tuple(each for each in state.bodies if each is not body))


@_record.register
def _(event: SailorSet, state: Raft) -> Raft:
    given = {"health": event.health, "food": event.food, "weapons": event.weapons}
    return _with(state, event.who, **{what: number for what, number in given.items() if number is not None})


@_record.register
def _(event: Substituted, state: Raft) -> Raft:
    return _with(state, event.who, person=event.person)


@_record.register
def _(event: Renamed, state: Raft) -> Raft:
    return _with(state, event.who, name=event.name)


@_record.register
def _(event: DeadlineMoved, state: Raft) -> Raft:
    """While the game is paused what is left of the phase is counted from then on."""
    return replace(
        state, closes_at=event.closes_at, paused_at=event.at if state.paused_at is not None else None
    )


@_record.register
def _(event: Paused, state: Raft) -> Raft:
    return replace(state, paused_at=event.at)


@_record.register
def _(event: Resumed, state: Raft) -> Raft:
    """The phase has as much time left as when the clock stopped."""
    if state.paused_at is None or state.closes_at is None or state.opened_at is None:
        return replace(state, paused_at=None)
    pause = event.at - state.paused_at
    return replace(
        state,
        paused_at=None,
        opened_at=state.opened_at + pause,
        closes_at=state.closes_at + pause,
    )
