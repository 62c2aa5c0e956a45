"""Who may know what happens: whoever reads the room it happens in, as it was before that moment (Z1.5, Z6.6, Z11.1)."""

from typing import Any

from core.engine.audience import EVERYONE, NOBODY, Audience, among, only
from core.engine.event import Event
from core.engine.ids import Seat
from core.engine.record import replace
from core.mafia import events as e
from core.mafia.evolve import is_simultaneous
from core.mafia.private_rooms import readers
from core.mafia.state import State


def audience(before: State, event: Event) -> Audience:
    match event:
        case e.Returned():
            return among(readers(before_moment(before), event.room) | {event.who.seat})
        case e.RoomEvent():
            return among(readers(before_moment(before) if is_simultaneous(event) else before, event.room))
        case e.CaptainTold() | e.StarsRead() | e.BodySought():
            return only(event.to.seat)
        case e.OrderGiven() | e.OrderWithdrawn() | e.Rested():
            return only(event.who.seat)
        case e.Possessed():
            return only(event.who.seat, event.by.seat)
        case e.PossessionFailed():
            return only(event.by.seat)
        case _:
            return EVERYONE if isinstance(event, PUBLIC) else NOBODY


PUBLIC = (
    e.CalledOff,
    e.DayOpened,
    e.DayClosed,
    e.Reminded,
    e.PlankDeadlinePassed,
    e.DeadlineMoved,
    e.ClockStopped,
    e.ClockResumed,
    e.Converged,
    e.Ended,
)
"""What everybody may know, onlookers too; of some only a part (`tell`)."""


def before_moment(state: State) -> State:
    """The sailors as they were before the simultaneous group under way."""
    if not state.moment:
        return state
    sailors = list(state.sailors)
    for seat, sailor in reversed(state.moment):
        sailors[seat] = sailor
    return replace(state, sailors=tuple(sailors))


def hidden_fields(event: Event, seat: Seat | None) -> frozenset[str]:
    """What of an event that he may know this seat (`None`: an onlooker) is not told."""
    match event:
        case e.Voted():
            return frozenset({"hand", "seats"})
        case e.Unvoted() | e.Posted():
            return frozenset({"hand"})
        case e.Escaped():
            return frozenset({"returns_on", "by"})
        case e.TrialEnded():
            return frozenset({"captain"})
        case e.Possessed() if event.by.seat != seat:
            return frozenset({"by"})
        case e.Converged():
            return frozenset({"zombies", "introduced"})
        case e.Renamed():
            return frozenset({"handle"})
        case _:
            return frozenset()


def known(value: Any) -> Any:
    """A field's value as a player gets it: sailors by the alias they had, never by seat."""
    match value:
        case e.Face():
            return value.alias
        case tuple():
            return [known(each) for each in value]
        case _:
            return value
