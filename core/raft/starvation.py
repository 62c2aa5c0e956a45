"""Starvation: eating of the dead, handing in food, hunger (R4.2 to R4.5)."""

from core.engine.ids import Seat
from core.engine.refusal import Refused
from core.raft.cards import Colour, colour_of
from core.raft.commands import Eat, HandIn, KeepFood, SayDone
from core.raft.day import break_day, check_end
from core.raft.decks import draw
from core.raft.events import Ate, BodyDrawn, Death, Died, DoneSaid, FastSaid, FoodHandedIn, Ration
from core.raft.legality import anybody_named, edible, refusal_to_act, refusal_to_eat
from core.raft.scene import Scene
from core.raft.state import Phase, Sailor, eaters_of, edible_body, living


def eat(scene: Scene, command: Eat) -> Refused | None:
    """Once a day, of a body that lay there when the phase began and is not eaten up (R4.2)."""
    if refused := refusal_to_eat(scene.state, command.who):
        return refused
    named = anybody_named(scene.state, command.body, edible(scene.state))
    if isinstance(named, Refused):
        return named
    body = edible_body(scene.state, named)
    if body is not None:
        scene.tell(Ate(command.who, body.number))
    return None


def keep_food(scene: Scene, command: KeepFood) -> Refused | None:
    return _say_fasting(scene, command, fasting=True)


def hand_in(scene: Scene, command: HandIn) -> Refused | None:
    return _say_fasting(scene, command, fasting=False)


def _say_fasting(scene: Scene, command: KeepFood | HandIn, *, fasting: bool) -> Refused | None:
    if refused := refusal_to_act(scene.state, command.who, Phase.STARVATION):
        return refused
    if scene.state.sailors[command.who].fasting is not fasting:
        scene.tell(FastSaid(command.who, fasting))
    return None


def say_done(scene: Scene, command: SayDone) -> Refused | None:
    """Final, and forbids nothing (R4.1)."""
    if refused := refusal_to_act(scene.state, command.who, Phase.STARVATION):
        return refused
    if not scene.state.sailors[command.who].done:
        scene.tell(DoneSaid(command.who))
    return None


def end_starvation(scene: Scene) -> None:
    """Food first, then the cards of the bodies, then the deaths, all at once (R4.3 to R4.5)."""
    scene.tell(FoodHandedIn(tuple(_ration(seat, scene.state.sailors[seat]) for seat in living(scene.state))))
    _draw_for_bodies(scene)
    for seat in living(scene.state):
        if scene.state.sailors[seat].health == 0:
            scene.tell(Died(seat, Death.HUNGER))
    if not check_end(scene):
        break_day(scene)


def _ration(seat: Seat, sailor: Sailor) -> Ration:
    """Whoever holds food hands it in, unless he said that he would fast (R4.3)."""
    fed = sailor.food > 0 and not sailor.fasting
    return Ration(seat, fed, sailor.health if fed else sailor.health - 1)


def _draw_for_bodies(scene: Scene) -> None:
    """A card for everyone who ate of it today, whatever has become of him; one black card and it is eaten up (R4.4)."""
    for body in scene.state.bodies:
        cards = tuple(draw(scene) for _ in eaters_of(scene.state, body))
        if cards:
            eaten = any(colour_of(card) is Colour.BLACK for card in cards)
            scene.tell(BodyDrawn(body.number, cards, eaten))
