"""What is said because of an event: to the table, and in private to those whom it concerns."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from core.engine.event import Event, TakenBack
from core.engine.notice import Notice, Place
from core.raft import events
from core.raft.state import Raft
from core.raft.telling import course, day, moderator

NOTICES: Mapping[str, frozenset[str]] = {
    key: frozenset(facts.split())
    for key, facts in {
        "raft-started": "sailors count few voyage seed_hash",
        "raft-dawn-awaited": "closes_at",
        "raft-day": "day card closes_at cards_left",
        "raft-reminder": "day phase closes_at",
        "raft-revealed": "day actions",
        "raft-scores": "scores",
        "raft-combat-order": "combats",
        "raft-combat": "attackers target attack defence dead",
        "raft-draws": "draws",
        "raft-reshuffled": "",
        "raft-starvation-open": "day closes_at bodies",
        "raft-gave": "from to food weapons",
        "raft-traded": "from to gave got",
        "raft-ate": "name body",
        "raft-rations": "fed hungry",
        "raft-body-drawn": "body cards eaten",
        "raft-died": "name how",
        "raft-you-died": "how",
        "raft-rescued": "day card trial eaten",
        "raft-accusation-open": "closes_at eaten",
        "raft-room-closed": "closed",
        "raft-room-opened": "closed",
        "raft-blames": "blames",
        "raft-trial-open": "accused closes_at",
        "raft-tried": "name colour card free",
        "raft-ended": "winners count",
        "raft-cancelled": "",
        "raft-modkilled": "name",
        "raft-you-were-killed": "",
        "raft-revived": "name health food weapons",
        "raft-set": "name health food weapons",
        "raft-attack-void": "name",
        "raft-action-cancelled": "day",
        "raft-substituted": "name",
        "raft-you-take-over": "name day health food weapons alive",
        "raft-renamed": "old name",
        "raft-offered": "from to gives wants ready",
        "raft-offer-refused": "to",
        "raft-offer-withdrawn": "from",
        "raft-deadline-moved": "phase closes_at",
        "raft-paused": "",
        "raft-resumed": "phase closes_at",
    }.items()
}
"""Every text of this game that is sent because of an event, and the facts it gets.

`raft-room-closed` and `raft-room-opened` are acted on: the group can be written in, or not (R5.2).
"""

BULLETINS = frozenset({"raft-started", "raft-day", "raft-rescued", "raft-ended", "raft-cancelled"})
"""What those who only follow a table hear of it, besides the deaths."""


def notices(before: Raft, event: Event, after: Raft) -> tuple[Notice, ...]:
    told = _TOLD.get(type(event))
    if told is None:
        return ()
    found = tuple(told(before, event, after))
    bulletins = (
        Notice(notice.key, notice.facts, Place.BULLETIN)
        for notice in found
        if notice.key in BULLETINS and notice.place is Place.TABLE
    )
    return (*found, *bulletins)


_TOLD: Mapping[type[Event], Callable[[Raft, Any, Raft], Iterable[Notice]]] = {
    events.Started: course.started,
    events.ActionDeckShuffled: course.shuffled,
    events.PhaseOpened: course.phase_opened,
    events.Reminded: course.reminded,
    events.Revealed: day.revealed,
    events.Scored: day.scored,
    events.CombatsOrdered: day.combats_ordered,
    events.Fought: day.fought,
    events.Drew: day.drew,
    events.Gave: day.gave,
    events.Offered: day.offered,
    events.OfferRefused: day.offer_refused,
    events.OfferWithdrawn: day.offer_withdrawn,
    events.Traded: day.traded,
    events.Ate: day.ate,
    events.FoodHandedIn: day.food_handed_in,
    events.BodyDrawn: day.body_drawn,
    events.Died: day.died,
    events.Rescued: course.rescued,
    events.BlamesRevealed: course.blames_revealed,
    events.Tried: course.tried,
    events.Ended: course.ended,
    events.Cancelled: course.cancelled,
    events.Modkilled: moderator.modkilled,
    events.Revived: moderator.revived,
    events.SailorSet: moderator.sailor_set,
    events.ActionCancelled: moderator.action_cancelled,
    events.Substituted: moderator.substituted,
    events.Renamed: moderator.renamed,
    events.DeadlineMoved: moderator.deadline_moved,
    events.Paused: moderator.paused,
    events.Resumed: moderator.resumed,
    TakenBack: course.taken_back,
}
