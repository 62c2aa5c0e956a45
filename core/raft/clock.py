"""When phases close and when the silent are reminded (R6.1, R6.2)."""

from collections.abc import Iterator
from datetime import datetime, timedelta

from core.engine.calendar import Calendar, Window, first_day, next_window, zone_of
from core.engine.deadline import Deadline
from core.raft.events import PhaseOpened
from core.raft.scene import Scene
from core.raft.settings import Settings, Sitting
from core.raft.state import Phase, Raft

REMIND = "remind"
CLOSE = "close"


def open_phase(scene: Scene, phase: Phase) -> None:
    scene.tell(PhaseOpened(phase, scene.now, closing(scene.state.settings, phase, scene.now)))


def closing(settings: Settings, phase: Phase, now: datetime) -> datetime:
    """When a phase that opens now closes by itself."""
    match settings.pace:
        case Sitting() as sitting:
            return now + timedelta(minutes=_minutes(sitting, phase))
        case Calendar() as calendar:
            return _closing_by_post(calendar, phase, now)


def _minutes(sitting: Sitting, phase: Phase) -> int:
    """A sitting waits for no opening: its first day breaks at once."""
    match phase:
        case Phase.ACTIONS:
            return sitting.actions
        case Phase.STARVATION:
            return sitting.starvation
        case Phase.ACCUSATION:
            return sitting.accusation
        case Phase.TRIAL:
            return sitting.trial
        case Phase.LOBBY | Phase.DAWN | Phase.OVER:
            return 0


def _closing_by_post(calendar: Calendar, phase: Phase, now: datetime) -> datetime:
    """What is written is due at the close of a window, what is done at the next opening (R6.2)."""
    match phase:
        case Phase.DAWN:
            return first_day(calendar, now).opens
        case Phase.ACTIONS | Phase.ACCUSATION:
            return next(each.closes for each in _windows(calendar, now) if each.closes > now)
        case Phase.STARVATION | Phase.TRIAL:
            return next(each.opens for each in _windows(calendar, now) if each.opens > now)
        case Phase.LOBBY | Phase.OVER:
            raise ValueError(f"the phase {phase.value} never closes")


def _windows(calendar: Calendar, now: datetime) -> Iterator[Window]:
    """From the one that may still be open since yesterday."""
    day = now.astimezone(zone_of(calendar.zone)).date() - timedelta(days=1)
    while True:
        found = next_window(calendar, day)
        yield found
        day = found.date + timedelta(days=1)


def next_deadline(state: Raft) -> Deadline | None:
    """The reminder halfway through the phase, then its close (R6.1); none while the game is paused."""
    if state.closes_at is None or state.opened_at is None or state.paused_at is not None:
        return None
    if state.phase is not Phase.DAWN and not state.reminded:
        return Deadline(REMIND, state.opened_at + (state.closes_at - state.opened_at) / 2)
    return Deadline(CLOSE, state.closes_at)
