"""Writing an action; it can be changed until the reveal, not taken back (R2)."""

from core.engine.ids import Seat
from core.engine.refusal import Refused
from core.raft.actions import AnyPlan, Attack, Fast, MakeWeapon, Scavenge
from core.raft.commands import WriteAttack, WriteFast, WriteScavenge, WriteWeapon
from core.raft.events import ActionWritten
from core.raft.legality import other_named, refusal_to_act
from core.raft.scene import Scene
from core.raft.state import Phase


def write_fast(scene: Scene, command: WriteFast) -> Refused | None:
    return _write(scene, command.who, Fast(command.suit))


def write_scavenge(scene: Scene, command: WriteScavenge) -> Refused | None:
    return _write(scene, command.who, Scavenge(command.suit))


def write_weapon(scene: Scene, command: WriteWeapon) -> Refused | None:
    return _write(scene, command.who, MakeWeapon(command.colour))


def write_attack(scene: Scene, command: WriteAttack) -> Refused | None:
    target = other_named(scene.state, command.who, command.target)
    return _write(scene, command.who, target if isinstance(target, Refused) else Attack(target))


def _write(scene: Scene, who: Seat, plan: AnyPlan | Refused) -> Refused | None:
    """Whether he may write at all is asked before what is wrong with his plan."""
    if refused := refusal_to_act(scene.state, who, Phase.ACTIONS):
        return refused
    if isinstance(plan, Refused):
        return plan
    if scene.state.sailors[who].plan != plan:
        scene.tell(ActionWritten(who, plan))
    return None
