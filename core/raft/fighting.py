"""Fighting out a day's attacks: scores, the order of combats, who is killed (R3.1, R3.4 to R3.6)."""

from collections.abc import Mapping

from core.engine.ids import Seat
from core.raft.actions import AnyPlan
from core.raft.cards import Card, value_of
from core.raft.combat import Combat, attackers_by_target, combats
from core.raft.decks import draw
from core.raft.events import CombatsOrdered, Death, Died, Fought, Scored
from core.raft.scene import Scene

Plans = Mapping[Seat, AnyPlan | None]


def fight_it_out(scene: Scene, plans: Plans) -> None:
    """All attacks of the day, groups before single combats (R3.2)."""
    waiting = combats(plans)
    if not waiting:
        return
    scores = _score(scene, plans)
    for combat in _ordered(scene, waiting):
        _fight(scene, combat, scores)


def _score(scene: Scene, plans: Plans) -> dict[Seat, int]:
    """Health and one card, two for whoever holds a weapon, drawn once for the day in seat order (R3.1)."""
    attackers = attackers_by_target(plans)
    involved = sorted({*attackers, *(seat for those in attackers.values() for seat in those)})
    cards: dict[Seat, tuple[Card, ...]] = {}
    for seat in involved:
        armed = scene.state.sailors[seat].weapons > 0
        cards[seat] = tuple(draw(scene) for _ in range(2 if armed else 1))
    scores = {
        seat: scene.state.sailors[seat].health + sum(value_of(card) for card in cards[seat])
        for seat in involved
    }
    scene.tell(Scored(tuple(cards.items()), tuple(scores.items())))
    return scores


def _ordered(scene: Scene, waiting: tuple[Combat, ...]) -> tuple[Combat, ...]:
    """Groups first; where two of a kind wait the dice order them (R3.5)."""
    groups = [combat for combat in waiting if combat.group]
    singles = [combat for combat in waiting if not combat.group]
    if len(groups) < 2 and len(singles) < 2:
        return waiting
    keys = scene.chance.shuffled(f"combats/{scene.state.day}", [combat.key() for combat in waiting])
    order = (
        *sorted(groups, key=lambda combat: keys.index(combat.key())),
        *sorted(singles, key=lambda combat: keys.index(combat.key())),
    )
    scene.tell(CombatsOrdered(order))
    return order


def _fight(scene: Scene, combat: Combat, scores: Mapping[Seat, int]) -> None:
    """The side with the lower total is killed, on equal totals both (R3.4). Without a living target,
    or a living attacker, there is no combat (R3.2, R3.5)."""
    sailors = scene.state.sailors
    attackers = tuple(seat for seat in combat.attackers if sailors[seat].alive)
    if not attackers or not sailors[combat.target].alive:
        return
    attack, defence = sum(scores[seat] for seat in attackers), scores[combat.target]
    killed = (*(attackers if attack <= defence else ()), *((combat.target,) if attack >= defence else ()))
    dead = tuple(sorted(killed))
    scene.tell(Fought(attackers, combat.target, (attack, defence), dead))
    for seat in dead:
        scene.tell(Died(seat, Death.ATTACK))
