"""The reveal of all sheets and what comes of them: attacks, weapons, scavenging, prayer, in that order (R2)."""

from core.raft.actions import AFTER_THE_ATTACKS, DrawingPlan, Gain
from core.raft.cards import Card
from core.raft.clock import open_phase
from core.raft.decks import draw
from core.raft.events import Drew, Ended, Revealed
from core.raft.fighting import fight_it_out
from core.raft.scene import Scene
from core.raft.state import MOST_HEALTH, Phase, living


def reveal(scene: Scene) -> None:
    """Who has written nothing does nothing; who dies in an attack does nothing later."""
    plans = {seat: scene.state.sailors[seat].plan for seat in living(scene.state)}
    scene.tell(Revealed(tuple(plans.items())))
    fight_it_out(scene, plans)
    if not living(scene.state):
        scene.tell(Ended(()))
        return
    for kind in AFTER_THE_ATTACKS:
        for seat, plan in plans.items():
            if isinstance(plan, kind) and scene.state.sailors[seat].alive:
                card = draw(scene)
                got = _within_reach(plan, card, scene.state.sailors[seat].health)
                scene.tell(Drew(seat, plan, card, got))
    open_phase(scene, Phase.STARVATION)


def _within_reach(plan: DrawingPlan, card: Card, health: int) -> tuple[Gain, ...]:
    """What he really gains: health has its limit (R0.4)."""
    gains = plan.gains(card, health)
    return tuple(gain for gain in gains if gain is not Gain.HEALTH or health < MOST_HEALTH)
