"""What the readers of a room are told, one sailor because of what he did, and from Day 3 the table of deaths."""

from collections.abc import Callable, Iterable
from typing import Any

from core.engine.audience import Audience
from core.engine.event import Event
from core.engine.ids import Seat
from core.engine.notice import Notice, Place, Ring
from core.engine.record import replace
from core.mafia import events as e
from core.mafia.audience import audience
from core.mafia.faces import alias
from core.mafia.state import State, home_of, room_of
from core.mafia.telling.moments import Facts, ends_at, plank_at, to_seat, to_table
from core.mafia.view import fellows, status_told, told_role

Teller = Callable[[State, Any, State], Iterable[Notice]]


def in_room(key: str, event: Any, to: Audience, facts: Facts | None = None, ring: Ring = Ring.LOUD) -> Notice:
    """News of a room, to whoever reads it."""
    found = {"room": event.room, "name": event.who.alias, **(facts or {})}
    return Notice(key, found, Place.PRIVATE, to, ring, room=event.room)


def news(key: str, ring: Ring = Ring.LOUD) -> Teller:
    def told(before: State, event: Any, after: State) -> Iterable[Notice]:
        yield in_room(key, event, audience(before, event), ring=ring)

    return told


def death(key: str, how: str) -> Teller:
    """Told to the room; from Day 3, when there is one room, to the table as well."""

    def told(before: State, event: Any, after: State) -> Iterable[Notice]:
        yield in_room(key, event, audience(before, event))
        if before.converged:
            yield to_table("zpm-table-died", {"name": event.who.alias, "how": how})

    return told


def voted(before: State, event: e.Voted, after: State) -> Iterable[Notice]:
    """The same vote sent once more changes nothing and is no news."""
    if before.votes == after.votes:
        return
    names = [alias(after, seat) for seat in event.seats]
    yield in_room("zpm-voted", event, audience(before, event), {"names": names}, Ring.SILENT)


def lynched(before: State, event: e.Lynched, after: State) -> Iterable[Notice]:
    yield in_room("zpm-lynched", event, audience(before, event), {"by": event.by, "tie": event.tie})
    if before.converged:
        yield to_table("zpm-table-died", {"name": event.who.alias, "how": "lynched"})


def escaped(before: State, event: e.Escaped, after: State) -> Iterable[Notice]:
    how = "plank" if event.by == "plank" else "lynch"
    yield in_room("zpm-escaped", event, audience(before, event), {"how": how})
    if before.converged:
        yield to_table("zpm-table-escaped", {"name": event.who.alias})


def plank_called(before: State, event: e.PlankCalled, after: State) -> Iterable[Notice]:
    facts = {"by": event.by.alias, "plank_at": plank_at(after)}
    yield in_room("zpm-plank-called", event, audience(before, event), facts)


def plank_ended(before: State, event: e.TrialEnded, after: State) -> Iterable[Notice]:
    yield in_room("zpm-plank-ended", event, audience(before, event), {"how": event.how})


def drowned(before: State, event: e.Drowned, after: State) -> Iterable[Notice]:
    """The room has read it as the end of the trial."""
    if before.converged:
        yield to_table("zpm-table-died", {"name": event.who.alias, "how": "plank"})


def renamed(before: State, event: e.Renamed, after: State) -> Iterable[Notice]:
    """Of one who is dead or away it is told where he was: it looks and rings as for anybody else."""
    room = home_of(before, event.who.seat)
    facts = {"room": room, "old": event.who.alias, "name": event.alias}
    yield Notice("zpm-renamed", facts, Place.PRIVATE, audience(before, event), Ring.LOUD, room=room)


def captain_told(before: State, event: e.CaptainTold, after: State) -> Iterable[Notice]:
    facts: Facts = {"name": event.who.alias, "evil": event.evil}
    yield to_seat("zpm-captain-told", facts, event.to.seat, protect=True)


def order_given(before: State, event: e.OrderGiven, after: State) -> Iterable[Notice]:
    """As often as it is tapped: the same order again is not told again, a changed one does not ring again."""
    facts: Facts = {"kind": event.kind, "name": event.target.alias, "ends_at": ends_at(after)}
    if after.night != before.night:
        yield _receipt(before, "zpm-order-given", facts, event.who.seat)


def order_withdrawn(before: State, event: e.OrderWithdrawn, after: State) -> Iterable[Notice]:
    facts: Facts = {"kind": event.kind, "ends_at": ends_at(after)}
    yield _receipt(before, "zpm-order-withdrawn", facts, event.who.seat)


def rested(before: State, event: e.Rested, after: State) -> Iterable[Notice]:
    if after.night != before.night:
        yield _receipt(before, "zpm-rested", {"ends_at": ends_at(after)}, event.who.seat)


def _receipt(before: State, key: str, facts: Facts, seat: Seat) -> Notice:
    """The first of a night rings; whoever then thinks better of it has his phone in his hand."""
    told = to_seat(key, facts, seat, protect=True)
    has_one = seat in before.night.resting or any(order.who == seat for order in before.night.orders)
    return replace(told, ring=Ring.SILENT) if has_one else told


def stars_read(before: State, event: e.StarsRead, after: State) -> Iterable[Notice]:
    """`ship` is empty when the whole Meeting was counted."""
    ship = "" if before.converged else before.sailors[event.to.seat].ship
    facts: Facts = {"zombies": event.zombies, "spies": event.spies, "ship": ship}
    yield to_seat("zpm-stars", facts, event.to.seat, protect=True)


def body_sought(before: State, event: e.BodySought, after: State) -> Iterable[Notice]:
    facts: Facts = {"name": event.name, "body": event.body}
    yield to_seat("zpm-body", facts, event.to.seat, protect=True)


def substituted(before: State, event: e.Substituted, after: State) -> Iterable[Notice]:
    """To the new person in the seat; nobody else is told (secrecy: signals)."""
    seat = event.seat
    facts: Facts = {
        "alias": alias(after, seat),
        "role": told_role(after.sailors[seat]),
        "zombie": after.sailors[seat].zombie,
        "status": status_told(after, seat),
        "fellows": fellows(after, seat),
        "room": room_of(after, seat) or "",
    }
    yield to_seat("zpm-takeover", facts, seat, protect=True)


TOLD: dict[type[Event], Teller] = {
    e.Voted: voted,
    e.Unvoted: news("zpm-unvoted", Ring.SILENT),
    e.Lynched: lynched,
    e.Escaped: escaped,
    e.Returned: news("zpm-returned"),
    e.PlankCalled: plank_called,
    e.TrialEnded: plank_ended,
    e.Drowned: drowned,
    e.MutineerDied: death("zpm-mutineer-died", "mutineer"),
    e.Modkilled: death("zpm-modkilled", "modkill"),
    e.Revived: news("zpm-revived"),
    e.LynchingCancelled: news("zpm-lynching-cancelled"),
    e.Renamed: renamed,
    e.CaptainTold: captain_told,
    e.OrderGiven: order_given,
    e.OrderWithdrawn: order_withdrawn,
    e.Rested: rested,
    e.StarsRead: stars_read,
    e.BodySought: body_sought,
    e.Substituted: substituted,
}
