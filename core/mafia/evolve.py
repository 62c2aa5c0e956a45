"""What each event changes: recorded, never judged."""

from collections.abc import Callable
from typing import Any

from core.engine.event import Event, TakenBack
from core.engine.ids import Seat
from core.engine.names import name_key
from core.engine.record import replace
from core.mafia import events as e
from core.mafia.departures import change, come_back, die, revive, vanish, void_orders
from core.mafia.evolve_table import TABLE_RECORDS
from core.mafia.rooms import before_moment, readers
from core.mafia.state import Ballot, Blood, Fallen, Night, Order, Phase, Possession, State, Trial

Recorder = Callable[[State, Any], State]


def evolve(state: State, event: Event) -> State:
    """`moment` grows as long as what happens is simultaneous, and is empty again with the first event that is not."""
    after = RECORDS[type(event)](state, event)
    if is_simultaneous(event):
        seat = event.who.seat  # type: ignore[attr-defined]
        return replace(after, moment=(*state.moment, (seat, state.sailors[seat])))
    return replace(after, moment=()) if after.moment else after


def is_simultaneous(event: Event) -> bool:
    """Whether what comes next of the same kind happens at the same time: who reads is taken as before all of them."""
    match event:
        case e.NightDeath() | e.Returned():
            return True
        case e.Lynched() | e.Escaped():
            return event.by == "plurality"
        case _:
            return False


def _voted(state: State, event: e.Voted) -> State:
    """The same names again keep their place in the wagon and their time."""
    ballot = Ballot(event.who.seat, event.hand, event.seats, event.at)
    old = next((vote for vote in state.votes if vote.who == ballot.who), None)
    if old is not None and (old.names, old.hand) == (ballot.names, ballot.hand):
        return state
    return replace(state, votes=(*(vote for vote in state.votes if vote is not old), ballot))


def _unvoted(state: State, event: e.Unvoted) -> State:
    return replace(state, votes=tuple(vote for vote in state.votes if vote.who != event.who.seat))


def _lynched(state: State, event: e.Lynched) -> State:
    """By night only the moderator lynches (Z11): then the orders that hang on him go too."""
    seat = event.who.seat
    state = void_orders(state, seat) if state.phase is Phase.NIGHT else state
    return die(_shed(state, event.room, seat, by_lynching=True), seat)


def _escaped(state: State, event: e.Escaped) -> State:
    seat = event.who.seat
    state = void_orders(state, seat) if state.phase is Phase.NIGHT else state
    return vanish(_shed(state, event.room, seat, event.by != "plank"), seat, event.returns_on)


def _shed(state: State, room: str, seat: Seat, by_lynching: bool = False) -> State:
    """A death at the plank, or an escape from it, is no lynching; an escape from a lynching is one (Z3.7)."""
    return replace(state, blood=(*state.blood, Blood(room, seat, by_lynching)))


def _plank_called(state: State, event: e.PlankCalled) -> State:
    state = change(state, event.by.seat, spent=True)
    return replace(state, trials=(*state.trials, Trial(event.by.seat, event.who.seat)))


def _trial_ended(state: State, event: e.TrialEnded) -> State:
    ended = Trial(event.captain.seat, event.who.seat)
    return replace(state, trials=tuple(trial for trial in state.trials if trial != ended))


def _drowned(state: State, event: e.Drowned) -> State:
    return die(_shed(state, event.room, event.who.seat), event.who.seat)


def _order_given(state: State, event: e.OrderGiven) -> State:
    """A zombie's vote for the same target keeps its time (Z7.4), so does every order."""
    order = Order(event.who.seat, event.kind, event.target.seat, event.shared)
    night = replace(state.night, resting=state.night.resting - {order.who})
    if order not in night.orders:
        night = replace(night, orders=(*_without(night, order), order))
    return replace(state, night=night)


def _order_withdrawn(state: State, event: e.OrderWithdrawn) -> State:
    gone = Order(event.who.seat, event.kind, event.who.seat, event.shared)
    return replace(state, night=replace(state.night, orders=_without(state.night, gone)))


def _without(night: Night, order: Order) -> tuple[Order, ...]:
    def is_replaced(old: Order) -> bool:
        return old.kind == order.kind and (old.who == order.who or (old.shared and order.shared))

    return tuple(old for old in night.orders if not is_replaced(old))


def _rested(state: State, event: e.Rested) -> State:
    seat = event.who.seat
    orders = tuple(order for order in state.night.orders if order.who != seat)
    return replace(state, night=replace(state.night, orders=orders, resting=state.night.resting | {seat}))


def _stars_read(state: State, event: e.StarsRead) -> State:
    return change(_answered(state, event.to), event.to.seat, spent=True)


def _answered(state: State, face: e.Face) -> State:
    night = state.night
    return replace(
        state,
        night=replace(night, answered=night.answered | {face.seat}, resting=night.resting - {face.seat}),
    )


def _night_death(state: State, event: e.NightDeath) -> State:
    told_to = readers(before_moment(state), event.room)
    fallen = Fallen(event.who.alias, event.room, event.marks, told_to)
    return die(replace(state, fallen=(*state.fallen, fallen)), event.who.seat)


def _possessed(state: State, event: e.Possessed) -> State:
    state = change(state, event.by.seat, spent=True)
    possession = Possession(event.by.seat, event.who.seat, state.day + 1)
    return replace(state, possessions=(*state.possessions, possession))


def _zombies_drawn(state: State, event: e.ZombiesDrawn) -> State:
    return replace(state, rising=event.rising)


def _rising(state: State, **fields: Any) -> State:
    assert state.rising is not None
    return replace(state, rising=replace(state.rising, **fields))


def _zombie_named(state: State, event: e.ZombieNamed) -> State:
    assert state.rising is not None
    return _rising(state, named={**state.rising.named, event.seat: event.name})


def _converged(state: State, event: e.Converged) -> State:
    for risen in event.zombies:
        sailor = state.sailors[risen.who.seat]
        state = change(
            come_back(state, risen.who.seat),
            risen.who.seat,
            zombie=True,
            spent=False,
            aliases=(*sailor.aliases, risen.alias),
            handle=risen.handle,
        )
    used = {name_key(risen.alias) for risen in event.zombies} | {name_key(ship) for ship, _ in event.crews}
    return replace(
        state, converged=True, rising=None, crews=event.introduced, used_names=state.used_names | used
    )


def _modkilled(state: State, event: e.Modkilled) -> State:
    seat = event.who.seat
    if state.phase is Phase.NIGHT:
        return die(void_orders(state, seat), seat, by_moderator=True)
    return die(_shed(state, event.room, seat), seat, by_moderator=True)


def _lynching_cancelled(state: State, event: e.LynchingCancelled) -> State:
    seat = event.who.seat
    votes = tuple(
        replace(vote, names=tuple(name for name in vote.names if name != seat)) for vote in state.votes
    )
    return replace(
        come_back(state, seat),
        votes=tuple(vote for vote in votes if vote.names),
        blood=tuple(blood for blood in state.blood if blood.who != seat or not blood.by_lynching),
    )


def _renamed(state: State, event: e.Renamed) -> State:
    seat = event.who.seat
    state = change(state, seat, aliases=(*state.sailors[seat].aliases, event.alias), handle=event.handle)
    return replace(
        state, used_names=state.used_names | {name_key(event.alias)}, renamings=state.renamings + 1
    )


def _taken_back(state: State, event: TakenBack) -> State:
    raise AssertionError("a take-back is folded by the engine")


RECORDS: dict[type[Event], Recorder] = {
    **TABLE_RECORDS,
    e.Voted: _voted,
    e.Unvoted: _unvoted,
    e.Lynched: _lynched,
    e.Escaped: _escaped,
    e.Returned: lambda state, event: come_back(state, event.who.seat),
    e.PlankCalled: _plank_called,
    e.TrialEnded: _trial_ended,
    e.Drowned: _drowned,
    e.CaptainTold: lambda state, event: state,
    e.MutineerDied: lambda state, event: die(_shed(state, event.room, event.who.seat), event.who.seat),
    e.Posted: lambda state, event: state,
    e.OrderGiven: _order_given,
    e.OrderWithdrawn: _order_withdrawn,
    e.Rested: _rested,
    e.StarsRead: _stars_read,
    e.BodySought: lambda state, event: _answered(state, event.to),
    e.NightDeath: _night_death,
    e.Possessed: _possessed,
    e.PossessionFailed: lambda state, event: change(state, event.by.seat, spent=True),
    e.ZombiesDrawn: _zombies_drawn,
    e.ZombiesChosen: lambda state, event: _rising(state, chosen=event.seats),
    e.ZombieNamed: _zombie_named,
    e.Converged: _converged,
    e.Modkilled: _modkilled,
    e.Revived: lambda state, event: revive(state, event.who.seat),
    e.LynchingCancelled: _lynching_cancelled,
    e.Renamed: _renamed,
    e.Ended: lambda state, event: replace(state, phase=Phase.OVER, winner=event.winner),
    TakenBack: _taken_back,
}
