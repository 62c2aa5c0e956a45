"""What is said of the course of a voyage: its start, its phases, rescue, trial and end."""

from collections.abc import Iterable

from core.engine.audience import among
from core.engine.event import TakenBack
from core.engine.notice import Notice
from core.raft import events
from core.raft.settings import Sitting
from core.raft.state import Phase, Raft, name_of, names_of, on_trial
from core.raft.telling.notice import closes_at, loud, private, table


def started(before: Raft, event: events.Started, after: Raft) -> Iterable[Notice]:
    yield loud(
        "raft-started",
        {
            "sailors": [sailor.name for sailor in after.sailors],
            "count": event.sailors,
            "few": event.few,
            "voyage": after.settings.voyage,
            "seed_hash": event.seed_hash,
        },
    )


def shuffled(before: Raft, event: events.ActionDeckShuffled, after: Raft) -> Iterable[Notice]:
    if event.again:
        yield table("raft-reshuffled", {})


def phase_opened(before: Raft, event: events.PhaseOpened, after: Raft) -> Iterable[Notice]:
    closes_at = event.closes_at.isoformat()
    eaten = [name_of(after, body.who) for body in after.bodies if body.eaten]
    match event.phase:
        case Phase.DAWN:
            yield loud("raft-dawn-awaited", {"closes_at": closes_at})
        case Phase.ACTIONS:
            left = len(after.day_deck)
            day = {"day": after.day, "card": after.day_card, "closes_at": closes_at, "cards_left": left}
            yield loud("raft-day", day)
        case Phase.STARVATION:
            bodies = [name_of(after, body.who) for body in after.bodies if not body.eaten]
            facts = {"day": after.day, "closes_at": closes_at, "bodies": bodies}
            yield loud("raft-starvation-open", facts)
        case Phase.ACCUSATION:
            yield loud("raft-accusation-open", {"closes_at": closes_at, "eaten": eaten})
        case Phase.TRIAL:
            accused = names_of(after, on_trial(after))
            yield loud("raft-trial-open", {"accused": accused, "closes_at": closes_at})
        case _:
            pass
    yield from room_moved(before, after)


def reminded(before: Raft, event: events.Reminded, after: Raft) -> Iterable[Notice]:
    if event.those:
        facts = {"day": after.day, "phase": after.phase.value, "closes_at": closes_at(after)}
        yield private("raft-reminder", facts, among(event.those))


def rescued(before: Raft, event: events.Rescued, after: Raft) -> Iterable[Notice]:
    eaten = [name_of(after, body.who) for body in after.bodies if body.eaten]
    facts = {"day": after.day, "card": after.day_card, "trial": event.trial, "eaten": eaten}
    yield loud("raft-rescued", facts)


def blames_revealed(before: Raft, event: events.BlamesRevealed, after: Raft) -> Iterable[Notice]:
    blames = [
        {"by": name_of(after, by), "name": name_of(after, blamed), "himself": by == blamed}
        for by, blamed in event.blames
    ]
    yield loud("raft-blames", {"blames": blames})


def tried(before: Raft, event: events.Tried, after: Raft) -> Iterable[Notice]:
    facts = {"colour": event.colour.value, "card": event.card, "free": event.free}
    yield loud("raft-tried", {"name": name_of(after, event.who), **facts})


def ended(before: Raft, event: events.Ended, after: Raft) -> Iterable[Notice]:
    winners = names_of(after, event.winners)
    yield from room_moved(before, after)
    yield loud("raft-ended", {"winners": winners, "count": len(winners)})


def cancelled(before: Raft, event: events.Cancelled, after: Raft) -> Iterable[Notice]:
    yield from room_moved(before, after)
    yield loud("raft-cancelled", {})


def taken_back(before: Raft, event: TakenBack, after: Raft) -> Iterable[Notice]:
    """In the pause after it one may talk of it."""
    yield from room_moved(before, after)


def room_is_closed(state: Raft) -> bool:
    """Nobody may confer while the survivors write; by post that would last for hours (R5.2)."""
    return state.phase is Phase.ACCUSATION and isinstance(state.settings.pace, Sitting)


def room_moved(before: Raft, after: Raft) -> Iterable[Notice]:
    if room_is_closed(before) is not room_is_closed(after):
        yield room(after)


def room(state: Raft) -> Notice:
    closed = room_is_closed(state)
    return table("raft-room-closed" if closed else "raft-room-opened", {"closed": closed})
