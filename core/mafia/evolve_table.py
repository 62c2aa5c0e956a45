"""What the events around a game change: lobby, deal, clock and seats (Z1, Z2); nothing of it is judged."""

from collections.abc import Callable
from typing import Any

from core.engine.event import Event
from core.engine.names import name_key
from core.engine.record import replace
from core.mafia import events_table as e
from core.mafia.departures import change
from core.mafia.state import Clock, Night, Offer, Phase, Sailor, State, present


def _aliases_offered(state: State, event: e.AliasesOffered) -> State:
    old = next((offer for offer in state.offers if offer.person == event.person), Offer(event.person))
    return _offer(state, replace(old, names=event.names, draws=old.draws + 1))


def _joined(state: State, event: e.Joined) -> State:
    """He goes to the end of the list: the order of joining is the order of those aboard."""
    old = next(offer for offer in state.offers if offer.person == event.person)
    others = tuple(offer for offer in state.offers if offer is not old)
    return replace(state, offers=(*others, replace(old, alias=event.alias)))


def _left(state: State, event: e.Left) -> State:
    old = next(offer for offer in state.offers if offer.person == event.person)
    return _offer(state, replace(old, alias=None))


def _offer(state: State, offer: Offer) -> State:
    """One entry a person, in its place; a new one at the end."""
    if all(old.person != offer.person for old in state.offers):
        return replace(state, offers=(*state.offers, offer))
    return replace(state, offers=tuple(offer if old.person == offer.person else old for old in state.offers))


def _dealt(state: State, event: e.Dealt) -> State:
    sailors = tuple(
        Sailor(berth.person, (berth.alias,), berth.handle, berth.role, berth.ship) for berth in event.berths
    )
    names = {name_key(berth.alias) for berth in event.berths} | {name_key(ship) for ship in event.ships}
    return replace(
        state,
        phase=Phase.HARBOUR,
        offers=(),
        sailors=sailors,
        ships=event.ships,
        seed_hash=event.seed_hash,
        clock=Clock(event.first_day, event.first_day.opens),
        used_names=state.used_names | names,
    )


def _day_opened(state: State, event: e.DayOpened) -> State:
    assert state.clock is not None
    clock = replace(
        state.clock,
        window=event.window,
        ends_at=event.closes_at,
        plank_at=event.plank_at,
        remind_at=event.remind_at,
    )
    return replace(
        state,
        phase=Phase.DAY,
        day=event.day,
        clock=clock,
        votes=(),
        trials=(),
        blood=(),
        possessions=tuple(each for each in state.possessions if each.day == event.day),
        night=Night(),
    )


def _day_closed(state: State, event: e.DayClosed) -> State:
    assert state.clock is not None
    clock = replace(
        state.clock, window=event.window, ends_at=event.ends_at, plank_at=None, remind_at=event.remind_at
    )
    return replace(
        state,
        phase=Phase.NIGHT,
        clock=clock,
        votes=(),
        trials=(),
        night=Night(roster=frozenset(present(state))),
        fallen=(),
    )


def _reminded(state: State, event: e.Reminded) -> State:
    assert state.clock is not None
    return replace(state, clock=replace(state.clock, remind_at=None))


def _plank_deadline_passed(state: State, event: e.PlankDeadlinePassed) -> State:
    assert state.clock is not None
    return replace(state, clock=replace(state.clock, plank_at=None))


def _deadline_moved(state: State, event: e.DeadlineMoved) -> State:
    assert state.clock is not None
    moved = replace(state.clock, ends_at=event.ends_at, plank_at=event.plank_at, remind_at=event.remind_at)
    return replace(state, clock=moved)


def _clock_stopped(state: State, event: e.ClockStopped) -> State:
    assert state.clock is not None
    return replace(state, clock=replace(state.clock, paused_at=event.at))


def _clock_resumed(state: State, event: e.ClockResumed) -> State:
    assert state.clock is not None
    assert state.clock.paused_at is not None
    return replace(state, clock=state.clock.shifted(event.at - state.clock.paused_at))


def _timetable_changed(state: State, event: e.TimetableChanged) -> State:
    settings = replace(
        state.settings,
        timetable=event.timetable,
        remind_minutes=event.remind_minutes,
        required_posts=event.required_posts,
    )
    clock = state.clock
    if clock is not None and event.window is not None:
        clock = replace(clock, window=event.window, ends_at=event.window.opens, remind_at=None)
    return replace(state, settings=settings, clock=clock)


TABLE_RECORDS: dict[type[Event], Callable[[State, Any], State]] = {
    e.SettingsChanged: lambda state, event: replace(state, settings=event.settings),
    e.AliasesOffered: _aliases_offered,
    e.Joined: _joined,
    e.Left: _left,
    e.Dealt: _dealt,
    e.CalledOff: lambda state, event: replace(state, phase=Phase.OVER, winner="nobody"),
    e.DayOpened: _day_opened,
    e.DayClosed: _day_closed,
    e.Reminded: _reminded,
    e.PlankDeadlinePassed: _plank_deadline_passed,
    e.DeadlineMoved: _deadline_moved,
    e.ClockStopped: _clock_stopped,
    e.ClockResumed: _clock_resumed,
    e.TimetableChanged: _timetable_changed,
    e.Substituted: lambda state, event: change(state, event.seat, person=event.person),
}
