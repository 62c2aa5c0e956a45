"""What each event makes of the state: recorded, never judged."""

from collections.abc import Callable, Mapping
from typing import Any

from core.engine.event import Event
from core.engine.record import replace
from core.raft import events
from core.raft.actions import Attack, Gain
from core.raft.changes import buried, handed_over, with_body_of, with_every_sailor, with_sailor, without_offer
from core.raft.state import Kept, Offer, Phase, Raft, Sailor, uneaten_body


def evolve(state: Raft, event: Event) -> Raft:
    """While a phase is being closed the state before that is kept: a take-back cannot stand halfway through."""
    after = RECORDS[type(event)](state, event)
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


def _only_told(state: Raft, event: Event) -> Raft:
    """Told to the table; what comes of it is in the events that follow."""
    return state


def _action_deck_shuffled(state: Raft, event: events.ActionDeckShuffled) -> Raft:
    discards = () if event.again else state.discards
    shuffles = state.shuffles + 1
    return replace(
        state, action_deck=event.cards, action_deck_stale=False, discards=discards, shuffles=shuffles
    )


def _day_broke(state: Raft, event: events.DayBroke) -> Raft:
    state = with_every_sailor(state, ate=None, drew=())
    return replace(state, day=event.day, day_card=event.card, day_deck=state.day_deck[1:])


def _phase_opened(state: Raft, event: events.PhaseOpened) -> Raft:
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


def _deadline_moved(state: Raft, event: events.DeadlineMoved) -> Raft:
    """While the game is paused what is left of the phase is counted from then on."""
    return replace(
        state, closes_at=event.closes_at, paused_at=event.at if state.paused_at is not None else None
    )


def _resumed(state: Raft, event: events.Resumed) -> Raft:
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


def _drew(state: Raft, event: events.Drew) -> Raft:
    for draw in event.draws:
        sailor = state.sailors[draw.who]
        state = with_sailor(
            state,
            draw.who,
            food=sailor.food + (Gain.FOOD in draw.got),
            health=sailor.health + (Gain.HEALTH in draw.got),
            weapons=sailor.weapons + (Gain.WEAPON in draw.got),
            drew=(*sailor.drew, draw.card),
        )
    return state


def _scored(state: Raft, event: events.Scored) -> Raft:
    for who, cards in event.cards:
        state = with_sailor(state, who, drew=(*state.sailors[who].drew, *cards))
    return state


def _offered(state: Raft, event: events.Offered) -> Raft:
    offer = Offer(event.who, event.to, event.gives, event.wants)
    state = without_offer(state, event.who, event.to)
    return replace(state, offers=(*state.offers, offer))


def _offer_gone(state: Raft, event: events.OfferWithdrawn | events.OfferRefused) -> Raft:
    return without_offer(state, event.who, event.to)


def _traded(state: Raft, event: events.Traded) -> Raft:
    state = without_offer(state, event.who, event.to)
    return handed_over(handed_over(state, event.who, event.to, event.gave), event.to, event.who, event.got)


def _food_handed_in(state: Raft, event: events.FoodHandedIn) -> Raft:
    for ration in event.rations:
        food = state.sailors[ration.who].food - ration.fed
        state = with_sailor(state, ration.who, food=food, health=ration.health)
    return state


def _body_drawn(state: Raft, event: events.BodyDrawn) -> Raft:
    if not event.eaten:
        return state
    bodies = (replace(body, eaten=True) if body.number == event.body else body for body in state.bodies)
    return replace(state, bodies=tuple(bodies))


def _died(state: Raft, event: events.Died) -> Raft:
    state = buried(state, event.who)
    return state if event.how is events.Death.HANGED else with_body_of(state, event.who)


def _blames_revealed(state: Raft, event: events.BlamesRevealed) -> Raft:
    blamed = {blamed for _, blamed in event.blames}
    sailors = (replace(each, accused=seat in blamed) for seat, each in enumerate(state.sailors))
    return replace(state, sailors=tuple(sailors))


def _modkilled(state: Raft, event: events.Modkilled) -> Raft:
    """Attacks on him are void (R6.4)."""
    state = with_body_of(buried(state, event.who), event.who)
    sailors = tuple(
        replace(each, plan=None) if isinstance(each.plan, Attack) and each.plan.target == event.who else each
        for each in state.sailors
    )
    return replace(state, sailors=sailors)


def _revived(state: Raft, event: events.Revived) -> Raft:
    """A body that is eaten up stays where it is (R6.4)."""
    kept = state.sailors[event.who].kept or Kept(1, 0, 0)
    state = with_sailor(
        state, event.who, alive=True, kept=None, health=kept.health, food=kept.food, weapons=kept.weapons
    )
    body = uneaten_body(state, event.who)
    return replace(state, bodies=tuple(each for each in state.bodies if each is not body))


def _sailor_set(state: Raft, event: events.SailorSet) -> Raft:
    given = {"health": event.health, "food": event.food, "weapons": event.weapons}
    return with_sailor(
        state, event.who, **{what: number for what, number in given.items() if number is not None}
    )


RECORDS: Mapping[type[Event], Callable[[Raft, Any], Raft]] = {
    # The lobby and the decks (R0)
    events.Configured: lambda state, event: replace(state, settings=event.settings),
    events.Joined: lambda state, event: replace(
        state, sailors=(*state.sailors, Sailor(event.name, event.person))
    ),
    events.Left: lambda state, event: replace(
        state, sailors=tuple(each for each in state.sailors if each.person != event.person)
    ),
    events.Started: lambda state, event: replace(state, phase=Phase.DAWN, seed_hash=event.seed_hash),
    events.DayDeckShuffled: lambda state, event: replace(
        state, day_deck=event.cards, day_deck_stale=False, shuffles=state.shuffles + 1
    ),
    events.ActionDeckShuffled: _action_deck_shuffled,
    events.CardDrawn: lambda state, event: replace(
        state, action_deck=state.action_deck[1:], discards=(*state.discards, event.card)
    ),
    # The phases (R1, R6)
    events.DayBroke: _day_broke,
    events.PhaseOpened: _phase_opened,
    events.Reminded: lambda state, event: replace(state, reminded=True),
    events.DeadlineMoved: _deadline_moved,
    events.Paused: lambda state, event: replace(state, paused_at=event.at),
    events.Resumed: _resumed,
    events.Ended: lambda state, event: replace(
        state, phase=Phase.OVER, winners=event.winners, closes_at=None, paused_at=None, offers=()
    ),
    events.Cancelled: lambda state, event: replace(
        state, phase=Phase.OVER, cancelled=True, closes_at=None, paused_at=None, offers=()
    ),
    # Actions (R2, R3)
    events.ActionWritten: lambda state, event: with_sailor(state, event.who, plan=event.plan),
    events.ActionCancelled: lambda state, event: with_sailor(state, event.who, plan=None),
    events.Revealed: _only_told,
    events.Scored: _scored,
    events.CombatsOrdered: _only_told,
    events.Fought: _only_told,
    events.Drew: _drew,
    # Starvation (R4)
    events.Gave: lambda state, event: handed_over(state, event.who, event.to, event.what),
    events.Offered: _offered,
    events.OfferWithdrawn: _offer_gone,
    events.OfferRefused: _offer_gone,
    events.Traded: _traded,
    events.Ate: lambda state, event: with_sailor(
        state, event.who, ate=event.body, food=state.sailors[event.who].food + 1
    ),
    events.FastSaid: lambda state, event: with_sailor(state, event.who, fasting=event.fasting),
    events.DoneSaid: lambda state, event: with_sailor(state, event.who, done=True),
    events.FoodHandedIn: _food_handed_in,
    events.BodyDrawn: _body_drawn,
    events.Died: _died,
    # Rescue and trial (R5)
    events.Rescued: _only_told,
    events.BlameWritten: lambda state, event: with_sailor(state, event.who, blames=event.blames),
    events.BlamesRevealed: _blames_revealed,
    events.ColourCalled: lambda state, event: with_sailor(state, event.who, colour=event.colour),
    events.Tried: _only_told,
    # The moderator (R6.3, R6.4)
    events.Modkilled: _modkilled,
    events.Revived: _revived,
    events.SailorSet: _sailor_set,
    events.Substituted: lambda state, event: with_sailor(state, event.who, person=event.person),
    events.Renamed: lambda state, event: with_sailor(state, event.who, name=event.name),
}
