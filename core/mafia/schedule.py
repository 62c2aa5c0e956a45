"""When the phases of a game begin and end, and the reminders before that (Z2)."""

from datetime import datetime, timedelta

from core.engine.calendar import Timetable, Window, closing, first_day, following_day, plank_lead
from core.engine.deadline import Deadline
from core.engine.story import Story
from core.mafia.events import DayClosed, DayOpened
from core.mafia.settings import Settings
from core.mafia.state import Clock, Phase, State

PLANK = "plank"
CLOSE = "close"
OPEN = "open"
REMINDER = "reminder"


def next_deadline(state: State) -> Deadline | None:
    """The one next moment; of two at the same moment the reminder comes first, the end of the phase last."""
    clock = state.clock
    if clock is None or clock.paused_at is not None or state.phase is Phase.OVER:
        return None
    end = CLOSE if state.phase is Phase.DAY else OPEN
    moments = [(clock.remind_at, REMINDER), (clock.plank_at, PLANK), (clock.ends_at, end)]
    at, kind = min(
        ((moment, kind) for moment, kind in moments if moment is not None), key=lambda each: each[0]
    )
    return Deadline(kind, at)


def begin_day(story: Story[State], now: datetime) -> None:
    """The scheduled day opens now, late or early; its close is the scheduled one, while that is to come (Z2.3)."""
    state = story.state
    assert state.clock is not None
    window = state.clock.window
    closes_at = closing(state.settings.timetable, window, now)
    plank_at = closes_at - plank_lead(window.length)
    remind_at = reminder(state.settings, now, closes_at)
    story.tell(DayOpened(state.day + 1, window, closes_at, plank_at, remind_at))


def begin_night(story: Story[State], now: datetime) -> None:
    """Night lasts until the next scheduled day opens, whoever has acted (Z2.4)."""
    state = story.state
    assert state.clock is not None
    window = following_day(state.settings.timetable, state.clock.window, now)
    remind_at = reminder(state.settings, now, window.opens)
    story.tell(DayClosed(state.day, window, window.opens, remind_at))


def reminder(settings: Settings, begins: datetime, ends: datetime) -> datetime | None:
    """The same for every seat: the chosen minutes before the end, but not before the middle of a short phase."""
    if settings.remind_minutes <= 0 or ends <= begins:
        return None
    return ends - min(timedelta(minutes=settings.remind_minutes), (ends - begins) / 2)


def moved(
    state: State, clock: Clock, ends_at: datetime, now: datetime
) -> tuple[datetime | None, datetime | None]:
    """Plank deadline and reminder of a phase moved to end at `ends_at`; `None` for what lies in the past (Z2.3)."""
    plank_at = None
    if state.phase is Phase.DAY:
        plank_at = _to_come(ends_at - plank_lead(clock.window.length), now)
    return plank_at, _to_come(reminder(state.settings, now, ends_at), now)


def _to_come(moment: datetime | None, now: datetime) -> datetime | None:
    return moment if moment is not None and moment > now else None


def coming_window(state: State, timetable: Timetable, now: datetime) -> Window | None:
    """The next day that opens by another timetable; `None` while a day is open."""
    return None if state.phase is Phase.DAY else first_day(timetable, now)
