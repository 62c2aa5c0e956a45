"""What each event makes of the state; nothing is judged here."""

from functools import singledispatch

from core.engine.event import Event
from core.engine.record import replace
from core.raft import events
from core.raft.actions import Attack, Gain
from core.raft.changes import buried, handed_over, with_body_of, with_every_sailor, with_sailor, without_offer
from core.raft.state import Kept, Offer, Phase, Raft, Sailor, uneaten_body


def evolve(state: Raft, event: Event) -> Raft:
    """While a phase is being closed the state before that is kept: a take-back cannot stand halfway through."""
    after = _record(event, state)
    if isinstance(event, SETTLING):
        return replace(after, at_rest=None)
    if isinstance(event, UNSETTLING) and state.at_rest is None:
        return replace(after, at_rest=state)
    return after


UNSETTLING = (
    events.Started,
    events.DayBroke,
    events.Revealed,
    events.FoodHandedIn,
    events.BlamesRevealed,
    events.CardDrawn,
)
SETTLING = (events.PhaseOpened, events.Ended, events.Cancelled)


@singledispatch
def _record(event: Event, state: Raft) -> Raft:
    raise TypeError(f"no event of the raft: {event!r}")


# The lobby and the decks


@_record.register
def _(event: events.Configured, state: Raft) -> Raft:
    return replace(state, settings=event.settings)


@_record.register
def _(event: events.Joined, state: Raft) -> Raft:
    return replace(state, sailors=(*state.sailors, Sailor(event.name, event.person)))


@_record.register
def _(event: events.Left, state: Raft) -> Raft:
    return replace(state, sailors=tuple(each for each in state.sailors if each.person != event.person))


@_record.register
def _(event: events.Started, state: Raft) -> Raft:
    return replace(state, phase=Phase.DAWN, seed_hash=event.seed_hash)


@_record.register
def _(event: events.DayDeckShuffled, state: Raft) -> Raft:
    return replace(state, day_deck=event.cards, day_deck_stale=False, shuffles=state.shuffles + 1)


@_record.register
def _(event: events.ActionDeckShuffled, state: Raft) -> Raft:
    discards = () if event.again else state.discards
    shuffles = state.shuffles + 1
    return replace(
        state, action_deck=event.cards, action_deck_stale=False, discards=discards, shuffles=shuffles
    )


@_record.register
def _(event: events.CardDrawn, state: Raft) -> Raft:
    return replace(state, action_deck=state.action_deck[1:], discards=(*state.discards, event.card))


# The phases


@_record.register
def _(event: events.DayBroke, state: Raft) -> Raft:
    state = with_every_sailor(state, ate=None)
    return replace(state, day=event.day, day_card=event.card, day_deck=state.day_deck[1:])


@_record.register
def _(event: events.PhaseOpened, state: Raft) -> Raft:
    """What was said in the phase before is gone; what lies on the raft when Starvation begins may be eaten (R4.2)."""
    state = with_every_sailor(state, plan=None, fasting=False, done=False, blames=None, colour=None)
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
def _(event: events.Reminded, state: Raft) -> Raft:
    return replace(state, reminded=True)


@_record.register
def _(event: events.Ended, state: Raft) -> Raft:
    return replace(state, phase=Phase.OVER, winners=event.winners, closes_at=None, paused_at=None, offers=())


@_record.register
def _(event: events.Cancelled, state: Raft) -> Raft:
    return replace(state, phase=Phase.OVER, cancelled=True, closes_at=None, paused_at=None, offers=())


# Actions (R2, R3)


@_record.register
def _(event: events.ActionWritten, state: Raft) -> Raft:
    return with_sailor(state, event.who, plan=event.plan)


@_record.register
def _(event: events.ActionCancelled, state: Raft) -> Raft:
    return with_sailor(state, event.who, plan=None)


@_record.register(events.Revealed)
@_record.register(events.Scored)
@_record.register(events.CombatsOrdered)
@_record.register(events.Fought)
@_record.register(events.Rescued)
@_record.register(events.Tried)
def _(event: Event, state: Raft) -> Raft:
    """Told to the table; what comes of it is in the events that follow."""
    return state


@_record.register
def _(event: events.Drew, state: Raft) -> Raft:
    for draw in event.draws:
        sailor = state.sailors[draw.who]
        state = with_sailor(
            state,
            draw.who,
            food=sailor.food + (Gain.FOOD in draw.got),
            health=sailor.health + (Gain.HEALTH in draw.got),
            weapons=sailor.weapons + (Gain.WEAPON in draw.got),
        )
    return state


# Starvation (R4)


@_record.register
def _(event: events.Gave, state: Raft) -> Raft:
    return handed_over(state, event.who, event.to, event.what)


@_record.register
def _(event: events.Offered, state: Raft) -> Raft:
    offer = Offer(event.who, event.to, event.gives, event.wants)
    state = without_offer(state, event.who, event.to)
    return replace(state, offers=(*state.offers, offer))


@_record.register
def _(event: events.OfferWithdrawn | events.OfferRefused, state: Raft) -> Raft:
    return without_offer(state, event.who, event.to)


@_record.register
def _(event: events.Traded, state: Raft) -> Raft:
    state = without_offer(state, event.who, event.to)
    return handed_over(handed_over(state, event.who, event.to, event.gave), event.to, event.who, event.got)


@_record.register
def _(event: events.Ate, state: Raft) -> Raft:
    return with_sailor(state, event.who, ate=event.body, food=state.sailors[event.who].food + 1)


@_record.register
def _(event: events.FastSaid, state: Raft) -> Raft:
    return with_sailor(state, event.who, fasting=event.fasting)


@_record.register
def _(event: events.DoneSaid, state: Raft) -> Raft:
    return with_sailor(state, event.who, done=True)


@_record.register
def _(event: events.FoodHandedIn, state: Raft) -> Raft:
    for ration in event.rations:
        food = state.sailors[ration.who].food - ration.fed
        state = with_sailor(state, ration.who, food=food, health=ration.health)
    return state


@_record.register
def _(event: events.BodyDrawn, state: Raft) -> Raft:
    if not event.eaten:
        return state
    bodies = (replace(body, eaten=True) if body.number == event.body else body for body in state.bodies)
    return replace(state, bodies=tuple(bodies))


@_record.register
def _(event: events.Died, state: Raft) -> Raft:
    state = buried(state, event.who)
    return state if event.how is events.Death.HANGED else with_body_of(state, event.who)


# Rescue and trial (R5)


@_record.register
def _(event: events.BlameWritten, state: Raft) -> Raft:
    return with_sailor(state, event.who, blames=event.blames)


@_record.register
def _(event: events.BlamesRevealed, state: Raft) -> Raft:
    blamed = {blamed for _, blamed in event.blames}
    sailors = (replace(each, accused=seat in blamed) for seat, each in enumerate(state.sailors))
    return replace(state, sailors=tuple(sailors))


@_record.register
def _(event: events.ColourCalled, state: Raft) -> Raft:
    return with_sailor(state, event.who, colour=event.colour)


# The moderator (R6.3, R6.4) and the clock (R6)


@_record.register
def _(event: events.Modkilled, state: Raft) -> Raft:
    """Attacks on him are void (R6.4)."""
    state = with_body_of(buried(state, event.who), event.who)
    sailors = tuple(
        replace(each, plan=None) if isinstance(each.plan, Attack) and each.plan.target == event.who else each
        for each in state.sailors
    )
    return replace(state, sailors=sailors)


@_record.register
def _(event: events.Revived, state: Raft) -> Raft:
    """A body that is eaten up stays where it is (R6.4)."""
    kept = state.sailors[event.who].kept or Kept(1, 0, 0)
    state = with_sailor(
        state, event.who, alive=True, kept=None, health=kept.health, food=kept.food, weapons=kept.weapons
    )
    body = uneaten_body(state, event.who)
    return replace(state, bodies=tuple(each for each in state.bodies if each is not body))


@_record.register
def _(event: events.SailorSet, state: Raft) -> Raft:
    given = {"health": event.health, "food": event.food, "weapons": event.weapons}
    return with_sailor(
        state, event.who, **{what: number for what, number in given.items() if number is not None}
    )


@_record.register
def _(event: events.Substituted, state: Raft) -> Raft:
    return with_sailor(state, event.who, person=event.person)


@_record.register
def _(event: events.Renamed, state: Raft) -> Raft:
    return with_sailor(state, event.who, name=event.name)


@_record.register
def _(event: events.DeadlineMoved, state: Raft) -> Raft:
    """While the game is paused what is left of the phase is counted from then on."""
    return replace(
        state, closes_at=event.closes_at, paused_at=event.at if state.paused_at is not None else None
    )


@_record.register
def _(event: events.Paused, state: Raft) -> Raft:
    return replace(state, paused_at=event.at)


@_record.register
def _(event: events.Resumed, state: Raft) -> Raft:
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


RECORDS = frozenset(_record.registry) - {object}
"""The events that change or pass through the state."""
