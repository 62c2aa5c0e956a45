"""The Captain calls one sailor in the game to the plank, then executes or releases him (Z6.1-Z6.5)."""

from datetime import datetime
from typing import Literal

from core.engine.chance import Chance
from core.engine.ids import Seat
from core.engine.refusal import Refused
from core.engine.story import Story
from core.mafia.commands import CallPlank, Execute, Release
from core.mafia.events import CaptainTold, Drowned, Escaped, PlankCalled, TrialEnded
from core.mafia.faces import face
from core.mafia.legality import Power, Right, crew, judge
from core.mafia.role import Role, another, is_evil, is_spent, nature
from core.mafia.state import Phase, State, Trial, home_of
from core.mafia.victory import check_end
from core.mafia.voting import departed, settle


def _is_captain(state: State, who: Seat) -> bool:
    return nature(state, who) is CAPTAIN


def _is_late(state: State, who: Seat) -> bool:
    return state.clock is None or state.clock.plank_at is None


def _has_trial(state: State, captain: Seat) -> bool:
    return any(trial.captain == captain for trial in state.trials)


def _trial_of(state: State, captain: Seat) -> Trial:
    return next(trial for trial in state.trials if trial.captain == captain)


CALL = Right(
    Phase.DAY, has_power=_is_captain, is_spent=is_spent, is_late=_is_late, here=crew, may_name=another
)
JUDGE = Right(Phase.DAY, has_power=_is_captain, stands=_has_trial)


def call(story: Story[State], command: CallPlank, chance: Chance, now: datetime) -> Refused | None:
    """The call spends the power, whatever comes of it (Z6.1)."""
    found = judge(story.state, command.who, CALL, (command.target,))
    if isinstance(found, Refused):
        return found
    state = story.state
    story.tell(PlankCalled(home_of(state, command.who), face(state, found[0]), face(state, command.who)))
    return None


def execute(story: Story[State], command: Execute, chance: Chance, now: datetime) -> Refused | None:
    """The accused dies, unless he escapes; the Captain learns of the body whether it was evil (Z6.3, Z6.6)."""
    found = judge(story.state, command.who, JUDGE)
    if isinstance(found, Refused):
        return found
    state, trial = story.state, _trial_of(story.state, command.who)
    accused = trial.accused
    room, who = home_of(state, accused), face(state, accused)
    returns_on = nature(state, accused).escape(state, accused)
    _end(story, trial, "executed")
    story.tell(Drowned(room, who) if returns_on is None else Escaped(room, who, "plank", returns_on))
    story.tell(CaptainTold(face(state, command.who), who, is_evil(state.sailors[accused])))
    departed(story, accused)
    check_end(story)
    settle(story)
    return None


def release(story: Story[State], command: Release, chance: Chance, now: datetime) -> Refused | None:
    """The accused goes free and the power is spent; the Captain learns nothing (Z6.2)."""
    found = judge(story.state, command.who, JUDGE)
    if isinstance(found, Refused):
        return found
    _end(story, _trial_of(story.state, command.who), "released")
    return None


def _end(story: Story[State], trial: Trial, how: Literal["executed", "released", "void"]) -> None:
    state = story.state
    accused, captain = face(state, trial.accused), face(state, trial.captain)
    story.tell(TrialEnded(home_of(state, trial.accused), accused, captain, how))


def _by_accused(state: State) -> list[Trial]:
    return sorted(state.trials, key=lambda trial: (trial.accused, trial.captain))


def end_trials_of(story: Story[State], seat: Seat) -> None:
    """A trial whose accused has left play ends as void, one whose Captain has left as a release (Z6.4)."""
    for trial in _by_accused(story.state):
        if trial.accused == seat:
            _end(story, trial, "void")
        elif trial.captain == seat:
            _end(story, trial, "released")


def release_all(story: Story[State]) -> None:
    """Whoever is still accused at the deadline goes free (Z6.2), so no trial outlasts its day (Z8.6)."""
    for trial in _by_accused(story.state):
        _end(story, trial, "released")


CAPTAIN = Role(
    "captain",
    rank=1,
    powers=(Power(CallPlank, CALL, call), Power(Execute, JUDGE, execute), Power(Release, JUDGE, release)),
    at_departure=end_trials_of,
    at_plank_deadline=release_all,
    has_power_left=lambda state, who: not state.sailors[who].spent or _has_trial(state, who),
)
