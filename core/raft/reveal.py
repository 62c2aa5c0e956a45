"""The reveal of all sheets and what comes of them: attacks, weapons, scavenging, prayer, in that order (R2)."""

from core.engine.ids import Seat
from core.raft.actions import AFTER_THE_ATTACKS, AnyDrawingPlan, Gain
from core.raft.clock import open_phase
from core.raft.day import check_end
from core.raft.decks import draw
from core.raft.events import Draw, Drew, Revealed
from core.raft.fighting import fight_it_out
from core.raft.scene import Scene
from core.raft.state import MOST_HEALTH, Phase, living


def reveal(scene: Scene) -> None:
    """Who has written nothing does nothing; who dies in an attack does nothing later."""
    plans = {seat: scene.state.sailors[seat].plan for seat in living(scene.state)}
    scene.tell(Revealed(tuple(plans.items())))
    fight_it_out(scene, plans)
    if check_end(scene):
        return
    draws = tuple(
        _draw_for(scene, seat, plan)
        for kind in AFTER_THE_ATTACKS
        for seat, plan in plans.items()
        if isinstance(plan, kind) and scene.state.sailors[seat].alive
    )
    if draws:
        scene.tell(Drew(draws))
    open_phase(scene, Phase.STARVATION)


def _draw_for(scene: Scene, seat: Seat, plan: AnyDrawingPlan) -> Draw:
    """What he really gains: health has its limit (R0.4)."""
    card, health = draw(scene), scene.state.sailors[seat].health
    gains = plan.gains(card, health)
    return Draw(
        seat, plan, card, tuple(gain for gain in gains if gain is not Gain.HEALTH or health < MOST_HEALTH)
    )
