"""Who may know what happens on the raft: health, goods and bodies lie open, sheets and accusations do not (R0.5)."""

from typing import Any

import msgspec

from core.engine.audience import EVERYONE, NOBODY, Audience, among, only
from core.engine.event import Event, TakenBack
from core.engine.ruleset import Viewer
from core.raft import events
from core.raft.state import Raft

PUBLIC: frozenset[type[Event]] = frozenset(
    {
        events.Configured,
        events.Joined,
        events.Left,
        events.Started,
        events.DayBroke,
        events.PhaseOpened,
        events.Revealed,
        events.CardDrawn,
        events.Scored,
        events.CombatsOrdered,
        events.Fought,
        events.Drew,
        events.Gave,
        events.Traded,
        events.Ate,
        events.FastSaid,
        events.DoneSaid,
        events.FoodHandedIn,
        events.BodyDrawn,
        events.Died,
        events.Rescued,
        events.BlamesRevealed,
        events.Tried,
        events.Ended,
        events.Cancelled,
        events.Modkilled,
        events.Revived,
        events.SailorSet,
        events.Substituted,
        events.Renamed,
        events.DeadlineMoved,
        events.Paused,
        events.Resumed,
        TakenBack,
    }
)


def audience(before: Raft, event: Event) -> Audience:
    match event:
        case (
            events.ActionWritten(who=who)
            | events.ActionCancelled(who=who)
            | events.BlameWritten(who=who)
            | events.ColourCalled(who=who)
        ):
            return only(who)
        case (
            events.Offered(who=who, to=to)
            | events.OfferWithdrawn(who=who, to=to)
            | events.OfferRefused(who=who, to=to)
        ):
            return only(who, to)
        case events.Reminded(those=those):
            return among(those)
        case events.ActionDeckShuffled(again=True):
            return EVERYONE
        case _:
            return EVERYONE if type(event) in PUBLIC else NOBODY


def tell(event: Event, viewer: Viewer) -> dict[str, Any] | None:
    """The order of a deck is for nobody, the moderator included; accounts are for the moderator alone."""
    fields: dict[str, Any] = msgspec.to_builtins(event)
    match event:
        case events.DayDeckShuffled() | events.ActionDeckShuffled():
            fields.pop("cards")
        case events.Joined() | events.Left() | events.Substituted() if not viewer.moderator:
            fields.pop("person")
        case _:
            pass
    return fields
