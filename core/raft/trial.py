"""Rescue, accusations and trial (R5)."""

from core.engine.ids import Seat
from core.engine.refusal import Refused
from core.raft.cards import Colour, colour_of
from core.raft.clock import open_phase
from core.raft.commands import BlameSomebody, CallColour
from core.raft.decks import draw
from core.raft.events import BlamesRevealed, BlameWritten, ColourCalled, Death, Died, Ended, Rescued, Tried
from core.raft.legality import anybody_named, blameable, refusal_to_act, refusal_to_call
from core.raft.scene import Scene
from core.raft.state import Phase, living, on_trial


def rescue(scene: Scene) -> None:
    """Every survivor wins, unless a body on the raft is eaten up: then they blame (R5.1, R5.2)."""
    trial = any(body.eaten for body in scene.state.bodies)
    scene.tell(Rescued(trial))
    if trial:
        open_phase(scene, Phase.ACCUSATION)
    else:
        scene.tell(Ended(living(scene.state)))


def blame_somebody(scene: Scene, command: BlameSomebody) -> Refused | None:
    """Secret, and changed as often as he likes, until the last is in (R5.2)."""
    if refused := refusal_to_act(scene.state, command.who, Phase.ACCUSATION):
        return refused
    blamed = anybody_named(scene.state, command.name, blameable(scene.state, command.who))
    if isinstance(blamed, Refused):
        return blamed
    if scene.state.sailors[command.who].blames != blamed:
        scene.tell(BlameWritten(command.who, blamed))
    return None


def reveal_blames(scene: Scene) -> None:
    """The silent have blamed themselves; if no survivor is named the voyage is over (R5.2, R5.3)."""
    sailors = scene.state.sailors
    blames = {seat: sailors[seat].blames for seat in living(scene.state)}
    scene.tell(
        BlamesRevealed(tuple((seat, seat if named is None else named) for seat, named in blames.items()))
    )
    if on_trial(scene.state):
        open_phase(scene, Phase.TRIAL)
    else:
        scene.tell(Ended(living(scene.state)))


def call_colour(scene: Scene, command: CallColour) -> Refused | None:
    if refused := refusal_to_call(scene.state, command.who):
        return refused
    if scene.state.sailors[command.who].colour is not command.colour:
        scene.tell(ColourCalled(command.who, command.colour))
    return None


def pass_judgement(scene: Scene) -> None:
    """Each accused his own card, in seat order; the wrong colour hangs (R5.4, R5.5)."""
    for seat in on_trial(scene.state):
        colour = scene.state.sailors[seat].colour or _colour_of_the_silent(scene, seat)
        card = draw(scene)
        free = colour_of(card) is colour
        scene.tell(Tried(seat, colour, card, free))
        if not free:
            scene.tell(Died(seat, Death.HANGED))
    scene.tell(Ended(living(scene.state)))


def _colour_of_the_silent(scene: Scene, seat: Seat) -> Colour:
    return (Colour.RED, Colour.BLACK)[scene.chance.integer(f"colour/{seat}", 0, 1)]
