"""What is said of a day: the reveal, the fights, what was drawn, eaten, given and traded, and who died."""

from collections.abc import Iterable

from core.engine.audience import only
from core.engine.notice import Notice, Place
from core.raft import events
from core.raft.actions import Gain
from core.raft.facts import call_of, goods_of
from core.raft.state import Raft, body_numbered, name_of, names_of
from core.raft.telling.notice import loud, private, table
from core.raft.view import offer_shown


def revealed(before: Raft, event: events.Revealed, after: Raft) -> Iterable[Notice]:
    actions = []
    for seat, plan in event.plans:
        action, call = ("nothing", "") if plan is None else call_of(after, plan)
        actions.append({"name": name_of(after, seat), "action": action, "call": call})
    yield loud("raft-revealed", {"day": after.day, "actions": actions})


def scored(before: Raft, event: events.Scored, after: Raft) -> Iterable[Notice]:
    scores = dict(event.scores)
    lines = [
        {
            "name": name_of(after, seat),
            "health": after.sailors[seat].health,
            "cards": list(cards),
            "score": scores[seat],
        }
        for seat, cards in event.cards
    ]
    yield table("raft-scores", {"scores": lines})


def combats_ordered(before: Raft, event: events.CombatsOrdered, after: Raft) -> Iterable[Notice]:
    combats = [
        {"attackers": names_of(after, combat.attackers), "target": name_of(after, combat.target)}
        for combat in event.combats
    ]
    yield table("raft-combat-order", {"combats": combats})


def fought(before: Raft, event: events.Fought, after: Raft) -> Iterable[Notice]:
    attack, defence = event.totals
    yield loud(
        "raft-combat",
        {
            "attackers": names_of(after, event.attackers),
            "target": name_of(after, event.target),
            "attack": attack,
            "defence": defence,
            "dead": names_of(after, event.dead),
        },
    )


def drew(before: Raft, event: events.Drew, after: Raft) -> Iterable[Notice]:
    lines = []
    for draw in event.draws:
        action, call = call_of(after, draw.plan)
        gains = {gain.value: gain in draw.got for gain in Gain}
        name = name_of(after, draw.who)
        lines.append({"name": name, "action": action, "call": call, "card": draw.card, **gains})
    yield table("raft-draws", {"draws": lines})


def gave(before: Raft, event: events.Gave, after: Raft) -> Iterable[Notice]:
    names = {"from": name_of(after, event.who), "to": name_of(after, event.to)}
    yield table("raft-gave", {**names, "food": event.what.food, "weapons": event.what.weapons})


def offered(before: Raft, event: events.Offered, after: Raft) -> Iterable[Notice]:
    yield private("raft-offered", offer_shown(after, after.offers[-1]), only(event.to))


def offer_refused(before: Raft, event: events.OfferRefused, after: Raft) -> Iterable[Notice]:
    yield private("raft-offer-refused", {"to": name_of(after, event.to)}, only(event.who))


def offer_withdrawn(before: Raft, event: events.OfferWithdrawn, after: Raft) -> Iterable[Notice]:
    yield private("raft-offer-withdrawn", {"from": name_of(after, event.who)}, only(event.to))


def traded(before: Raft, event: events.Traded, after: Raft) -> Iterable[Notice]:
    names = {"from": name_of(after, event.who), "to": name_of(after, event.to)}
    yield table("raft-traded", {**names, "gave": goods_of(event.gave), "got": goods_of(event.got)})


def ate(before: Raft, event: events.Ate, after: Raft) -> Iterable[Notice]:
    body = name_of(after, body_numbered(after, event.body).who)
    yield table("raft-ate", {"name": name_of(after, event.who), "body": body})


def food_handed_in(before: Raft, event: events.FoodHandedIn, after: Raft) -> Iterable[Notice]:
    fed = [name_of(after, ration.who) for ration in event.rations if ration.fed]
    hungry = [
        {"name": name_of(after, ration.who), "health": ration.health}
        for ration in event.rations
        if not ration.fed
    ]
    yield table("raft-rations", {"fed": fed, "hungry": hungry})


def body_drawn(before: Raft, event: events.BodyDrawn, after: Raft) -> Iterable[Notice]:
    body = name_of(after, body_numbered(after, event.body).who)
    yield table("raft-body-drawn", {"body": body, "cards": list(event.cards), "eaten": event.eaten})


def died(before: Raft, event: events.Died, after: Raft) -> Iterable[Notice]:
    """The table has just seen who fell in the fight, or heard the sentence."""
    how = event.how.value
    facts = {"name": name_of(after, event.who), "how": how}
    if event.how is events.Death.HUNGER:
        yield loud("raft-died", facts)
    yield Notice("raft-died", facts, Place.BULLETIN)
    yield private("raft-you-died", {"how": how}, only(event.who))
