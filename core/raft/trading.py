"""Gifts and trades, while Starvation is open (R4.1)."""

from core.engine.refusal import Refused
from core.raft.commands import AcceptOffer, Give, MakeOffer, RefuseOffer, WithdrawOffer
from core.raft.events import Gave, Offered, OfferRefused, OfferWithdrawn, Traded
from core.raft.legality import offer_by, offer_to, partner, refusal_to_trade
from core.raft.scene import Scene


def give(scene: Scene, command: Give) -> Refused | None:
    """At once, without being asked for; more than he has is `not_enough`."""
    to = partner(scene.state, command.who, command.to, command.what)
    if isinstance(to, Refused):
        return to
    scene.tell(Gave(command.who, to, command.what))
    return None


def make_offer(scene: Scene, command: MakeOffer) -> Refused | None:
    """Only of what he holds now. Whether the other holds what is wanted is judged when he accepts."""
    to = partner(scene.state, command.who, command.to, command.gives, command.wants)
    if isinstance(to, Refused):
        return to
    scene.tell(Offered(command.who, to, command.gives, command.wants))
    return None


def accept_offer(scene: Scene, command: AcceptOffer) -> Refused | None:
    """Fails, and the offer stays open, when either side no longer has its part or the offer is another one (F29)."""
    offer = offer_to(scene.state, command.who, command.giver, command.shown)
    if isinstance(offer, Refused):
        return offer
    if refused := refusal_to_trade(scene.state, offer):
        return refused
    scene.tell(Traded(offer.giver, command.who, offer.gives, offer.wants))
    return None


def refuse_offer(scene: Scene, command: RefuseOffer) -> Refused | None:
    offer = offer_to(scene.state, command.who, command.giver, command.shown)
    if isinstance(offer, Refused):
        return offer
    scene.tell(OfferRefused(offer.giver, command.who))
    return None


def withdraw_offer(scene: Scene, command: WithdrawOffer) -> Refused | None:
    offer = offer_by(scene.state, command.who, command.to)
    if isinstance(offer, Refused):
        return offer
    scene.tell(OfferWithdrawn(command.who, offer.to))
    return None
