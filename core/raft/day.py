"""New Day: the top Day card is shown, and the Joker is rescue (R1.1); the end when nobody is left alive (R1.3)."""

from core.raft.cards import JOKER
from core.raft.clock import open_phase
from core.raft.decks import top_day_card
from core.raft.events import DayBroke, Ended
from core.raft.scene import Scene
from core.raft.settings import Sitting
from core.raft.state import Phase, living
from core.raft.trial import rescue


def break_day(scene: Scene) -> None:
    """The Joker is rescue; no other card does anything (R1.1)."""
    card = top_day_card(scene)
    scene.tell(DayBroke(scene.state.day + 1, card))
    if card == JOKER:
        rescue(scene)
    else:
        open_phase(scene, Phase.ACTIONS)


def check_end(scene: Scene) -> bool:
    """Ends the game if nobody is alive: then nobody wins (R1.3). Whether it did."""
    if living(scene.state):
        return False
    scene.tell(Ended(()))
    return True


def begin(scene: Scene) -> None:
    """The first day breaks at once, by post at the next opening (R6.2)."""
    if isinstance(scene.state.settings.pace, Sitting):
        break_day(scene)
    else:
        open_phase(scene, Phase.DAWN)
