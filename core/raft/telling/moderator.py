"""What is said when the moderator moves: of the living and the dead, of seats, and of the clock (R6.3, R6.4)."""

from collections.abc import Iterable

from core.engine.audience import among, only
from core.engine.ids import Seat
from core.engine.notice import Notice
from core.raft import events
from core.raft.actions import Attack
from core.raft.state import Raft, name_of
from core.raft.telling.course import room
from core.raft.telling.notice import closes_at, holdings, loud, private, table


def modkilled(before: Raft, event: events.Modkilled, after: Raft) -> Iterable[Notice]:
    """Whoever was going to attack him has to write again (R6.4)."""
    name = name_of(after, event.who)
    yield loud("raft-modkilled", {"name": name})
    yield private("raft-you-were-killed", {}, only(event.who))
    attackers = [Seat(seat) for seat, sailor in enumerate(before.sailors) if sailor.plan == Attack(event.who)]
    if attackers:
        yield private("raft-attack-void", {"name": name}, among(attackers))


def revived(before: Raft, event: events.Revived, after: Raft) -> Iterable[Notice]:
    yield loud("raft-revived", {"name": name_of(after, event.who), **holdings(after, event.who)})


def sailor_set(before: Raft, event: events.SailorSet, after: Raft) -> Iterable[Notice]:
    yield table("raft-set", {"name": name_of(after, event.who), **holdings(after, event.who)})


def action_cancelled(before: Raft, event: events.ActionCancelled, after: Raft) -> Iterable[Notice]:
    yield private("raft-action-cancelled", {"day": after.day}, only(event.who))


def substituted(before: Raft, event: events.Substituted, after: Raft) -> Iterable[Notice]:
    name, alive = name_of(after, event.who), after.sailors[event.who].alive
    yield table("raft-substituted", {"name": name})
    facts = {"name": name, "day": after.day, "alive": alive, **holdings(after, event.who)}
    yield private("raft-you-take-over", facts, only(event.who))


def renamed(before: Raft, event: events.Renamed, after: Raft) -> Iterable[Notice]:
    yield table("raft-renamed", {"old": name_of(before, event.who), "name": event.name})


def deadline_moved(before: Raft, event: events.DeadlineMoved, after: Raft) -> Iterable[Notice]:
    """While a game is paused nobody knows when its phase will close."""
    closes = "" if after.paused_at is not None else closes_at(after)
    yield loud("raft-deadline-moved", {"phase": after.phase.value, "closes_at": closes})


def paused(before: Raft, event: events.Paused, after: Raft) -> Iterable[Notice]:
    yield loud("raft-paused", {})


def resumed(before: Raft, event: events.Resumed, after: Raft) -> Iterable[Notice]:
    """After a take-back, too: the group is then closed or open as the phase needs it."""
    yield loud("raft-resumed", {"phase": after.phase.value, "closes_at": closes_at(after)})
    yield room(after)
