"""Events as the facts that a scenario prints: what the whole table has seen and heard (scenarios)."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from core.engine.event import Event
from core.raft import events
from core.raft.actions import AnyPlan, Attack, Fast, MakeWeapon, Scavenge
from core.raft.state import Goods, Raft, body_numbered, name_of, names_of

Fact = dict[str, Any]


def facts_of(before: Raft, event: Event) -> list[Fact]:
    """None for what is secret or only sets the stage."""
    told = _FACTS.get(type(event))
    return [] if told is None else list(told(before, event))


def call_of(state: Raft, plan: AnyPlan) -> list[str]:
    """A written action as its name and what was called, or whom it is to hit."""
    match plan:
        case Fast(suit):
            return ["fast", suit.value]
        case Scavenge(suit):
            return ["scavenge", suit.value]
        case MakeWeapon(colour):
            return ["weapon", colour.value]
        case Attack(target):
            return ["attack", name_of(state, target)]


def goods_of(goods: Goods) -> dict[str, int]:
    """Only what is not zero."""
    return {what: number for what, number in (("food", goods.food), ("weapons", goods.weapons)) if number}


def _day(_: Raft, event: events.DayBroke) -> Iterable[Fact]:
    yield {"fact": "day", "day": event.day, "card": event.card}


def _revealed(state: Raft, event: events.Revealed) -> Iterable[Fact]:
    actions = {
        name_of(state, seat): None if plan is None else call_of(state, plan) for seat, plan in event.plans
    }
    yield {"fact": "revealed", "actions": actions}


def _scores(state: Raft, event: events.Scored) -> Iterable[Fact]:
    yield {
        "fact": "scores",
        "cards": {name_of(state, seat): list(cards) for seat, cards in event.cards},
        "scores": {name_of(state, seat): score for seat, score in event.scores},
    }


def _combat(state: Raft, event: events.Fought) -> Iterable[Fact]:
    yield {
        "fact": "combat",
        "attackers": names_of(state, event.attackers),
        "target": name_of(state, event.target),
        "totals": list(event.totals),
        "dead": names_of(state, event.dead),
    }


def _drew(state: Raft, event: events.Drew) -> Iterable[Fact]:
    for draw in event.draws:
        yield {
            "fact": "drew",
            "who": name_of(state, draw.who),
            "for": call_of(state, draw.plan)[0],
            "card": draw.card,
            "got": [gain.value for gain in draw.got],
        }


def _gave(state: Raft, event: events.Gave) -> Iterable[Fact]:
    who, to = name_of(state, event.who), name_of(state, event.to)
    yield {"fact": "gave", "from": who, "to": to, "what": goods_of(event.what)}


def _traded(state: Raft, event: events.Traded) -> Iterable[Fact]:
    who, to = name_of(state, event.who), name_of(state, event.to)
    yield {"fact": "traded", "from": who, "to": to, "gave": goods_of(event.gave), "got": goods_of(event.got)}


def _ate(state: Raft, event: events.Ate) -> Iterable[Fact]:
    body = name_of(state, body_numbered(state, event.body).who)
    yield {"fact": "ate", "who": name_of(state, event.who), "body": body}


def _fed_and_hungry(state: Raft, event: events.FoodHandedIn) -> Iterable[Fact]:
    for ration in event.rations:
        fact = "fed" if ration.fed else "hungry"
        yield {"fact": fact, "who": name_of(state, ration.who), "health": ration.health}


def _body_drawn(state: Raft, event: events.BodyDrawn) -> Iterable[Fact]:
    body = name_of(state, body_numbered(state, event.body).who)
    yield {"fact": "body_drawn", "body": body, "cards": list(event.cards), "eaten": event.eaten}


def _died(state: Raft, event: events.Died) -> Iterable[Fact]:
    yield {"fact": "died", "who": name_of(state, event.who), "how": event.how.value}


def _rescued(_: Raft, event: events.Rescued) -> Iterable[Fact]:
    yield {"fact": "rescued", "trial": event.trial}


def _blamed(state: Raft, event: events.BlamesRevealed) -> Iterable[Fact]:
    for by, blamed in event.blames:
        yield {"fact": "blamed", "by": name_of(state, by), "who": name_of(state, blamed)}


def _tried(state: Raft, event: events.Tried) -> Iterable[Fact]:
    yield {
        "fact": "tried",
        "who": name_of(state, event.who),
        "colour": event.colour.value,
        "card": event.card,
        "free": event.free,
    }


def _ended(state: Raft, event: events.Ended) -> Iterable[Fact]:
    yield {"fact": "ended", "winners": names_of(state, event.winners)}


def _modkilled(state: Raft, event: events.Modkilled) -> Iterable[Fact]:
    yield {"fact": "modkilled", "who": name_of(state, event.who)}


def _revived(state: Raft, event: events.Revived) -> Iterable[Fact]:
    yield {"fact": "revived", "who": name_of(state, event.who)}


def _set(state: Raft, event: events.SailorSet) -> Iterable[Fact]:
    given = {"health": event.health, "food": event.food, "weapons": event.weapons}
    set_to = {what: number for what, number in given.items() if number is not None}
    yield {"fact": "set", "who": name_of(state, event.who), **set_to}


_FACTS: Mapping[type[Event], Callable[[Raft, Any], Iterable[Fact]]] = {
    events.DayBroke: _day,
    events.Revealed: _revealed,
    events.Scored: _scores,
    events.Fought: _combat,
    events.Drew: _drew,
    events.Gave: _gave,
    events.Traded: _traded,
    events.Ate: _ate,
    events.FoodHandedIn: _fed_and_hungry,
    events.BodyDrawn: _body_drawn,
    events.Died: _died,
    events.Rescued: _rescued,
    events.BlamesRevealed: _blamed,
    events.Tried: _tried,
    events.Ended: _ended,
    events.Modkilled: _modkilled,
    events.Revived: _revived,
    events.SailorSet: _set,
}
