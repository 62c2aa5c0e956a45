"""Who may know what happens: whoever reads the room it happens in, as it was before that moment (Z1.5, Z6.6, Z11.1)."""

from typing import Any

import msgspec

from core.engine.audience import EVERYONE, NOBODY, Audience, among, only
from core.engine.codec import event_name
from core.engine.event import Event, TakenBack
from core.engine.ids import Seat
from core.engine.ruleset import Viewer
from core.mafia import events as e
from core.mafia.departures import revive
from core.mafia.evolve import is_simultaneous
from core.mafia.rooms import before_moment, readers
from core.mafia.state import State, home_of


def audience(before: State, event: Event) -> Audience:
    match event:
        case e.Returned():
            return among(readers(before_moment(before), event.room) | {event.who.seat})
        case e.Renamed():
            return among(readers(before, home_of(before, event.who.seat)))
        case e.TrialEnded(how="void"):  # at the moment in which the accused leaves play
            return among(readers(revive(before, event.who.seat), event.room))
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
    TakenBack,
)
"""What everybody may know, onlookers too; of some only a part (`tell`)."""


def hidden_fields(event: Event, seat: Seat | None) -> frozenset[str]:
    """The fields of an event that this seat (`None`: an onlooker) is not told, though he may know of it."""
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
            return frozenset({"handle", "room"})
        case _:
            return frozenset()


def tell(event: Event, viewer: Viewer) -> dict[str, Any] | None:
    """Everything for a moderator; for others what they may know, sailors by the alias they had, never by seat."""
    if viewer.moderator:
        told: dict[str, Any] = msgspec.to_builtins(event)
        return told
    hidden = hidden_fields(event, viewer.seat) | {"window"}
    fields = {name: known(getattr(event, name)) for name in event.__struct_fields__ if name not in hidden}
    if isinstance(event, e.Converged):  # lists shown to people are alphabetical, never in seat order
        fields["crews"] = [[ship, sorted(members)] for ship, members in event.crews]
    return {"type": event_name(event), **fields}


def known(value: Any) -> Any:
    match value:
        case e.Face():
            return value.alias
        case tuple():
            return [known(each) for each in value]
        case _:
            return msgspec.to_builtins(value)
