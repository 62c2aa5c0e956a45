"""How things stand for one viewer, built up from what lies open and what he himself has said (R0.5)."""

from datetime import datetime
from typing import Any

import msgspec

from core.engine.ids import Seat
from core.engine.ruleset import Viewer
from core.raft.facts import call_of, goods_of
from core.raft.legality import (
    blameable,
    edible,
    is_ready,
    others,
    refusal_to_act,
    refusal_to_call,
    refusal_to_eat,
    still_to_act,
)
from core.raft.state import Offer, Phase, Raft, Sailor, name_of, names_of, seats


def view(state: Raft, viewer: Viewer) -> dict[str, Any]:
    """Plain JSON values. `you` is there for a seat, `secrets` for a moderator; the decks are for nobody."""
    shown = public_view(state)
    if viewer.seat is not None and viewer.seat in seats(state):
        shown["you"] = _own_view(state, viewer.seat)
    if viewer.moderator:
        shown["secrets"] = [_secrets(state, Seat(seat)) for seat in seats(state)]
    return shown


def public_view(state: Raft) -> dict[str, Any]:
    waiting = still_to_act(state)
    return {
        "phase": state.phase.value,
        "day": state.day,
        "day_card": state.day_card,
        "opened_at": _moment(state.opened_at),
        "closes_at": _moment(state.closes_at),
        "paused": state.paused_at is not None,
        "sailors": [
            {
                "seat": seat,
                **lies_open(sailor),
                "acted": sailor.alive and seat not in waiting,
                "accused": sailor.accused and sailor.alive,
            }
            for seat, sailor in enumerate(state.sailors)
        ],
        "bodies": bodies_shown(state),
        "still_to_act": names_of(state, waiting),
        "day_cards_left": len(state.day_deck),
        "winners": names_of(state, state.winners),
        "cancelled": state.cancelled,
        "seed_hash": state.seed_hash,
        "settings": msgspec.to_builtins(state.settings),
    }


def lies_open(sailor: Sailor) -> dict[str, Any]:
    """What all can see of a sailor (R0.5)."""
    return {
        "name": sailor.name,
        "health": sailor.health,
        "food": sailor.food,
        "weapons": sailor.weapons,
        "alive": sailor.alive,
        "fasting": sailor.fasting,
    }


def bodies_shown(state: Raft) -> list[dict[str, Any]]:
    return [{"name": name_of(state, body.who), "eaten": body.eaten} for body in state.bodies]


def _moment(moment: datetime | None) -> str | None:
    return None if moment is None else moment.isoformat()


def _own_view(state: Raft, seat: Seat) -> dict[str, Any]:
    sailor = state.sailors[seat]
    return {"seat": seat, "name": sailor.name, **said(state, seat), "options": options(state, seat)}


def said(state: Raft, seat: Seat) -> dict[str, Any]:
    """What he has said in the present phase, and the offers by him and to him."""
    sailor = state.sailors[seat]
    return {
        "action": None if sailor.plan is None else call_of(state, sailor.plan),
        "ate": _eaten_body(state, sailor),
        "fasting": sailor.fasting,
        "done": sailor.done,
        "blames": None if sailor.blames is None else name_of(state, sailor.blames),
        "colour": None if sailor.colour is None else sailor.colour.value,
        "offers_in": [offer_shown(state, offer) for offer in state.offers if offer.to == seat],
        "offers_out": [offer_shown(state, offer) for offer in state.offers if offer.giver == seat],
    }


def _eaten_body(state: Raft, sailor: Sailor) -> str | None:
    """Whose body he ate of today; a body that was taken away is nobody's."""
    owners = {body.number: body.who for body in state.bodies}
    return name_of(state, owners[sailor.ate]) if sailor.ate in owners else None


def offer_shown(state: Raft, offer: Offer) -> dict[str, Any]:
    """`ready`: both sides have their part of it now."""
    return {
        "from": name_of(state, offer.giver),
        "to": name_of(state, offer.to),
        "gives": goods_of(offer.gives),
        "wants": goods_of(offer.wants),
        "ready": is_ready(state, offer),
    }


def _secrets(state: Raft, seat: Seat) -> dict[str, Any]:
    sailor = state.sailors[seat]
    return {"seat": seat, "name": sailor.name, "person": sailor.person, **said(state, seat)}


def options(state: Raft, who: Seat) -> dict[str, Any]:
    """What he may do now, as command words, each with the names it may take; what he may not do is not there."""
    found: dict[str, Any] = {}
    if refusal_to_act(state, who, Phase.ACTIONS) is None:
        found |= {"fast": True, "scavenge": True, "weapon": True, "attack": others(state, who)}
    if refusal_to_act(state, who, Phase.STARVATION) is None:
        found |= _starvation_options(state, who)
    if refusal_to_act(state, who, Phase.ACCUSATION) is None:
        found["blame"] = blameable(state, who)
    if refusal_to_call(state, who) is None:
        found["colour"] = True
    return {word: _named(state, allowed) for word, allowed in found.items() if allowed}


def _named(state: Raft, allowed: Any) -> Any:
    return names_of(state, allowed) if isinstance(allowed, tuple) else allowed


def _starvation_options(state: Raft, who: Seat) -> dict[str, Any]:
    sailor = state.sailors[who]
    has_goods = sailor.food > 0 or sailor.weapons > 0
    to_him = [offer for offer in state.offers if offer.to == who]
    return {
        "accept": tuple(offer.giver for offer in to_him if is_ready(state, offer)),
        "refuse": tuple(offer.giver for offer in to_him),
        "withdraw": tuple(offer.to for offer in state.offers if offer.giver == who),
        "give": has_goods and others(state, who),
        "offer": others(state, who),
        "eat": refusal_to_eat(state, who) is None and edible(state),
        "fast": not sailor.fasting,
        "feed": sailor.fasting,
        "done": not sailor.done,
    }
