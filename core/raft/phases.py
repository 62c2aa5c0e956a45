"""The course of a game: how each phase closes, and when it closes early; the moderator's hand on the clock (R1, R6)."""

from datetime import datetime

from core.engine.chance import Chance
from core.engine.command import CloseNow, DeadlineReached, MoveDeadline, Pause, Resume
from core.engine.event import Event
from core.engine.refusal import Refused
from core.raft.clock import REMIND, next_deadline
from core.raft.day import break_day
from core.raft.events import DeadlineMoved, Paused, Reminded, Resumed
from core.raft.legality import may_close_early, still_to_act
from core.raft.reveal import reveal
from core.raft.scene import Scene
from core.raft.starvation import end_starvation
from core.raft.state import Phase, Raft
from core.raft.trial import pass_judgement, reveal_blames


def close_phase(scene: Scene) -> None:
    match scene.state.phase:
        case Phase.DAWN:
            break_day(scene)
        case Phase.ACTIONS:
            reveal(scene)
        case Phase.STARVATION:
            end_starvation(scene)
        case Phase.ACCUSATION:
            reveal_blames(scene)
        case Phase.TRIAL:
            pass_judgement(scene)
        case Phase.LOBBY | Phase.OVER:
            raise ValueError(f"the phase {scene.state.phase.value} does not close")


def close_early(scene: Scene) -> None:
    """After every command: the phase ends if nobody has still to act (R6.1)."""
    if may_close_early(scene.state):
        close_phase(scene)


def deadline_reached(scene: Scene, command: DeadlineReached) -> Refused | None:
    """A deadline takes effect at its own time, whenever it is read."""
    due = next_deadline(scene.state)
    if due is None or (due.kind, due.at) != (command.kind, command.at):
        return Refused("stale_deadline")
    scene.now = command.at
    if command.kind == REMIND:
        scene.tell(Reminded(still_to_act(scene.state)))
    else:
        close_phase(scene)
    return None


def close_now(scene: Scene, command: CloseNow) -> Refused | None:
    """Refused while the game is paused (`paused`)."""
    if refused := _refusal_of_clock(scene.state) or _refusal_while_paused(scene.state):
        return refused
    close_phase(scene)
    return None


def move_deadline(scene: Scene, command: MoveDeadline) -> Refused | None:
    """Also while paused. To now or earlier: `deadline_past`."""
    if refused := _refusal_of_clock(scene.state):
        return refused
    if command.closes_at <= scene.now:
        return Refused("deadline_past")
    scene.tell(DeadlineMoved(command.closes_at, scene.now))
    return None


def pause(scene: Scene, command: Pause) -> Refused | None:
    """Refused when it is paused already (`paused`)."""
    if refused := _refusal_of_clock(scene.state) or _refusal_while_paused(scene.state):
        return refused
    scene.tell(Paused(scene.now))
    return None


def resume(scene: Scene, command: Resume) -> Refused | None:
    if refused := _refusal_of_clock(scene.state):
        return refused
    if scene.state.paused_at is None:
        return Refused("not_paused")
    scene.tell(Resumed(scene.now))
    return None


def would_happen(state: Raft, chance: Chance, now: datetime) -> tuple[Event, ...] | Refused:
    """What the present phase would bring about if it closed now: for the moderator, before he closes it."""
    if refused := _refusal_of_clock(state):
        return refused
    scene = Scene(state, chance, now)
    close_phase(scene)
    return scene.events


def _refusal_of_clock(state: Raft) -> Refused | None:
    match state.phase:
        case Phase.OVER:
            return Refused("game_over")
        case Phase.LOBBY:
            return Refused("not_open", {"phase": state.phase.value})
        case _:
            return None


def _refusal_while_paused(state: Raft) -> Refused | None:
    return None if state.paused_at is None else Refused("paused")
