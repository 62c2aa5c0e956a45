"""The lobby: who sails, how long and by which clock (R0.1, R0.6, R6)."""

from core.engine.command import CancelGame, Join, Leave, Start
from core.engine.names import clean_name, looks_like
from core.engine.refusal import Refused
from core.raft.commands import Configure
from core.raft.day import begin
from core.raft.decks import shuffle_decks
from core.raft.events import Cancelled, Configured, Joined, Left, Started
from core.raft.scene import Scene
from core.raft.settings import refusal_of_settings
from core.raft.state import Phase, Raft

FEWEST = 3
MOST = 20
"""How many may sail (R0.1)."""
COMFORTABLE = 6
"""Fewer than this are warned (R0.1)."""


def configure(scene: Scene, command: Configure) -> Refused | None:
    if refused := refusal_outside_lobby(scene.state):
        return refused
    if refused := refusal_of_settings(command.settings):
        return refused
    scene.tell(Configured(command.settings))
    return None


def join(scene: Scene, command: Join) -> Refused | None:
    """`already_joined`, `table_full`, or what is wrong with the name."""
    if refused := refusal_outside_lobby(scene.state):
        return refused
    if any(sailor.person == command.person for sailor in scene.state.sailors):
        return Refused("already_joined")
    if len(scene.state.sailors) >= MOST:
        return Refused("table_full", {"most": MOST})
    if refused := refusal_of_name(scene.state, command.name):
        return refused
    scene.tell(Joined(command.person, command.name))
    return None


def refusal_of_name(state: Raft, name: str, own: str | None = None) -> Refused | None:
    """A name is visible as it stands, and no two at a table look the same (F59); `own` is the name it replaces."""
    if not name or name != clean_name(name):
        return Refused("bad_name")
    taken = [*(sailor.name for sailor in state.sailors), *state.strangers]
    if any(looks_like(name, other) for other in taken if other != own):
        return Refused("name_taken", {"name": name})
    return None


def leave(scene: Scene, command: Leave) -> Refused | None:
    if refused := refusal_outside_lobby(scene.state):
        return refused
    if all(sailor.person != command.person for sailor in scene.state.sailors):
        return Refused("not_joined")
    scene.tell(Left(command.person))
    return None


def start(scene: Scene, command: Start) -> Refused | None:
    """Seats are in the order of joining (R0.5)."""
    if refused := refusal_outside_lobby(scene.state):
        return refused
    sailors = len(scene.state.sailors)
    if not FEWEST <= sailors <= MOST:
        return Refused("wrong_count", {"count": sailors, "fewest": FEWEST, "most": MOST})
    scene.tell(Started(sailors, sailors < COMFORTABLE, command.seed_hash))
    shuffle_decks(scene)
    begin(scene)
    return None


def cancel_game(scene: Scene, command: CancelGame) -> Refused | None:
    """Before the start or during play: nobody wins."""
    if scene.state.phase is Phase.OVER:
        return Refused("game_over")
    scene.tell(Cancelled())
    return None


def refusal_outside_lobby(state: Raft) -> Refused | None:
    match state.phase:
        case Phase.LOBBY:
            return None
        case Phase.OVER:
            return Refused("game_over")
        case _:
            return Refused("already_started")
