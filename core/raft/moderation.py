"""What the moderator may do (R6.3, R6.4); to change an action he writes it for the sailor, by the sailor's command."""

from core.engine.command import Modkill, Rename, Revive, Substitute
from core.engine.ids import Seat
from core.engine.refusal import Refused
from core.raft.commands import CancelAction, SetSailor
from core.raft.day import check_end
from core.raft.events import ActionCancelled, Modkilled, Renamed, Revived, SailorSet, Substituted
from core.raft.legality import refusal_of_seat
from core.raft.lobby import refusal_of_name
from core.raft.scene import Scene
from core.raft.state import MOST_HEALTH, Phase, Raft


def modkill(scene: Scene, command: Modkill) -> Refused | None:
    """At once; what it voids is in `changes.buried` (R6.4)."""
    if refused := _refusal_unless_alive(scene.state, command.who):
        return refused
    scene.tell(Modkilled(command.who))
    check_end(scene)
    return None


def revive(scene: Scene, command: Revive) -> Refused | None:
    """Whoever killed him; with what he had, health at least 1 (R6.4). One who lives is a `bad_target`."""
    if refused := _refusal_unless_begun(scene.state, command.who):
        return refused
    sailor = scene.state.sailors[command.who]
    if sailor.alive:
        return Refused("bad_target", {"name": sailor.name})
    scene.tell(Revived(command.who))
    return None


def set_sailor(scene: Scene, command: SetSailor) -> Refused | None:
    """What is `None` stays; health from 1 to 10, the rest from 0 (R6.4), else `bad_amount`."""
    if refused := _refusal_unless_alive(scene.state, command.who):
        return refused
    health, food, weapons = command.health, command.food, command.weapons
    if health is not None and not 1 <= health <= MOST_HEALTH:
        return Refused("bad_amount", {"least": 1, "most": MOST_HEALTH})
    if min(food or 0, weapons or 0) < 0:
        return Refused("bad_amount", {"least": 0})
    scene.tell(SailorSet(command.who, health, food, weapons))
    return None


def cancel_action(scene: Scene, command: CancelAction) -> Refused | None:
    """Of an action that is not revealed yet (R6.3)."""
    if refused := _refusal_unless_alive(scene.state, command.who):
        return refused
    if scene.state.phase is not Phase.ACTIONS:
        return Refused("not_open", {"phase": scene.state.phase.value})
    if scene.state.sailors[command.who].plan is None:
        return Refused("nothing_to_undo")
    scene.tell(ActionCancelled(command.who))
    return None


def substitute(scene: Scene, command: Substitute) -> Refused | None:
    """The seat keeps its name, its goods and all it has said; one person holds one seat."""
    if refused := refusal_of_seat(scene.state, command.who):
        return refused
    if any(sailor.person == command.person for sailor in scene.state.sailors):
        return Refused("already_joined")
    scene.tell(Substituted(command.who, command.person))
    return None


def rename(scene: Scene, command: Rename) -> Refused | None:
    if refused := refusal_of_seat(scene.state, command.who):
        return refused
    own = scene.state.sailors[command.who].name
    if refused := refusal_of_name(scene.state, command.name, own):
        return refused
    scene.tell(Renamed(command.who, command.name))
    return None


def _refusal_unless_begun(state: Raft, who: Seat) -> Refused | None:
    if refused := refusal_of_seat(state, who):
        return refused
    return Refused("not_open", {"phase": state.phase.value}) if state.phase is Phase.LOBBY else None


def _refusal_unless_alive(state: Raft, who: Seat) -> Refused | None:
    if refused := _refusal_unless_begun(state, who):
        return refused
    sailor = state.sailors[who]
    return None if sailor.alive else Refused("not_in_play", {"name": sailor.name})
