"""Deadlines that are due, and the moderator's hand on the clock: move, close now, pause, resume (Z2.3, Z11)."""

from datetime import datetime, timedelta

from core.engine.chance import Chance
from core.engine.command import CloseNow, Command, DeadlineReached, MoveDeadline, Pause, Resume
from core.engine.deadline import Deadline
from core.engine.record import replace
from core.engine.refusal import Refused
from core.engine.story import Story
from core.mafia.commands import ChangeTimetable
from core.mafia.events import ClockResumed, ClockStopped, DeadlineMoved, Reminded, TimetableChanged
from core.mafia.legality import Handler
from core.mafia.night import end_night, open_day
from core.mafia.phases.day import close, pass_plank_deadline, put_right
from core.mafia.phases.lobby import refused_times
from core.mafia.schedule import PLANK, REMINDER, coming_window, moved, next_deadline
from core.mafia.state import Clock, Phase, State


def deadline_reached(
    story: Story[State], command: DeadlineReached, chance: Chance, now: datetime
) -> Refused | None:
    """Takes effect at its own time, whenever it is applied (Z2.6)."""
    if Deadline(command.kind, command.at) != next_deadline(story.state):
        return Refused("stale_deadline")
    if command.kind == REMINDER:
        story.tell(Reminded())
    elif command.kind == PLANK:
        pass_plank_deadline(story)
    else:
        end_phase(story, chance, command.at)
    return None


def end_phase(story: Story[State], chance: Chance, now: datetime) -> None:
    match story.state.phase:
        case Phase.HARBOUR:
            open_day(story, now)
        case Phase.DAY:
            close(story, chance, now)
        case Phase.NIGHT:
            end_night(story, now)
        case Phase.LOBBY | Phase.OVER:
            raise AssertionError("no clock runs")


def close_now(story: Story[State], command: CloseNow, chance: Chance, now: datetime) -> Refused | None:
    """A paused game is resumed first."""
    clock = story.state.clock
    if clock is None:
        return Refused("not_open")
    if clock.paused_at is not None:
        story.tell(ClockResumed(now))
    end_phase(story, chance, now)
    return None


def move_deadline(
    story: Story[State], command: MoveDeadline, chance: Chance, now: datetime
) -> Refused | None:
    """The plank deadline moves along: into the past, open trials are released at once; back into the future, an unspent
    Captain may call again (Z2.3). While paused, what is to be left is counted from now."""
    state, clock = story.state, story.state.clock
    if clock is None:
        return Refused("not_open")
    if command.closes_at <= now:
        return Refused("deadline_past")
    had_plank = clock.plank_at is not None
    stood = _standing_since(clock, now)
    ends_at = command.closes_at - stood
    plank_at, remind_at = moved(state, clock, ends_at, now - stood)
    if had_plank and plank_at is None:
        pass_plank_deadline(story)
    story.tell(DeadlineMoved(ends_at, plank_at, remind_at))
    return None


def _standing_since(clock: Clock, now: datetime) -> timedelta:
    return timedelta(0) if clock.paused_at is None else now - clock.paused_at


def pause(story: Story[State], command: Pause, chance: Chance, now: datetime) -> Refused | None:
    """A second time nothing happens."""
    clock = story.state.clock
    if clock is None:
        return Refused("not_open")
    if clock.paused_at is None:
        story.tell(ClockStopped(now))
    return None


def resume(story: Story[State], command: Resume, chance: Chance, now: datetime) -> Refused | None:
    """What was left of the phase is left again; what a take-back has left undone is done now."""
    clock = story.state.clock
    if clock is None or clock.paused_at is None:
        return Refused("not_paused")
    story.tell(ClockResumed(now))
    put_right(story)
    return None


def change_timetable(
    story: Story[State], command: ChangeTimetable, chance: Chance, now: datetime
) -> Refused | None:
    """For what is to come; a night under way ends when the coming day opens by the new timetable."""
    if story.state.clock is None:
        return Refused("not_open")
    wanted = replace(
        story.state.settings,
        timetable=command.timetable,
        remind_minutes=command.remind_minutes,
        required_posts=command.required_posts,
    )
    refused = refused_times(wanted)
    if refused is not None:
        return refused
    window = coming_window(story.state, command.timetable, now)
    story.tell(TimetableChanged(command.timetable, command.remind_minutes, command.required_posts, window))
    return None


COMMANDS: dict[type[Command], Handler] = {
    DeadlineReached: deadline_reached,
    CloseNow: close_now,
    MoveDeadline: move_deadline,
    Pause: pause,
    Resume: resume,
    ChangeTimetable: change_timetable,
}
