"""Who may do what to whom: the one source for judging commands, for buttons and for who has still to act.

Refusals are tried in the order of the public codes: game_over, unknown_seat, not_in_play, not_open, then what the
command itself needs, then its target, then what it costs.
"""

from core.engine.ids import Seat
from core.engine.refusal import Refused
from core.raft.settings import Sitting
from core.raft.state import (
    Goods,
    Offer,
    Phase,
    Raft,
    edible_body,
    find_anybody,
    find_sailor,
    living,
    on_trial,
    open_offer,
    seats,
    uneaten_body,
)


def refusal_to_act(state: Raft, who: Seat, phase: Phase) -> Refused | None:
    """Why `who` may do nothing that belongs to `phase`."""
    if refused := refusal_of_seat(state, who):
        return refused
    if not state.sailors[who].alive:
        return Refused("not_in_play", {"name": state.sailors[who].name})
    if state.phase is not phase:
        return Refused("not_open", {"phase": state.phase.value})
    if state.paused_at is not None:
        return Refused("paused")
    return None


def refusal_of_seat(state: Raft, who: Seat) -> Refused | None:
    """Why no command can be about this seat: the game is over, or there is no such seat."""
    if state.phase is Phase.OVER:
        return Refused("game_over")
    if who not in seats(state):
        return Refused("unknown_seat")
    return None


def others(state: Raft, who: Seat) -> tuple[Seat, ...]:
    """Whom `who` may attack, give to or trade with: every other living sailor (R2.4, R4.1)."""
    return tuple(seat for seat in living(state) if seat != who)


def other_named(state: Raft, who: Seat, name: str) -> Seat | Refused:
    """A living sailor but himself: `unknown_seat`, `bad_target` (himself) or `not_in_play` (dead)."""
    seat = find_sailor(state, name)
    if seat is None:
        return Refused("unknown_seat", {"name": name})
    if seat in others(state, who):
        return seat
    return Refused("bad_target" if seat == who else "not_in_play", {"name": state.sailors[seat].name})


def is_ready(state: Raft, offer: Offer) -> bool:
    """Both sides have their part of it now."""
    return refusal_to_trade(state, offer) is None


def refusal_to_trade(state: Raft, offer: Offer) -> Refused | None:
    return refusal_to_part_with(state, offer.giver, offer.gives) or refusal_to_part_with(
        state, offer.to, offer.wants
    )


def refusal_of_goods(*goods: Goods) -> Refused | None:
    """Nothing at all, or less than nothing, cannot change hands (F27)."""
    if any(each.food < 0 or each.weapons < 0 for each in goods) or all(each.is_nothing() for each in goods):
        return Refused("bad_amount")
    return None


def refusal_to_part_with(state: Raft, who: Seat, goods: Goods) -> Refused | None:
    sailor = state.sailors[who]
    if sailor.food >= goods.food and sailor.weapons >= goods.weapons:
        return None
    return Refused("not_enough", {"name": sailor.name, "food": sailor.food, "weapons": sailor.weapons})


def partner(state: Raft, who: Seat, name: str, gives: Goods, *wants: Goods) -> Seat | Refused:
    """To whom he may give what he holds, or offer it against what he wants (R4.1)."""
    if refused := refusal_to_act(state, who, Phase.STARVATION):
        return refused
    to = other_named(state, who, name)
    if isinstance(to, Refused):
        return to
    return refusal_of_goods(gives, *wants) or refusal_to_part_with(state, who, gives) or to


def offer_to(state: Raft, who: Seat, giver: str, shown: tuple[Goods, Goods] | None = None) -> Offer | Refused:
    """What `giver` offers to `who`, for him to answer (R4.1). Without an offer, whoever they are, a bad call; one that
    has replaced the offer he was shown is not his to answer yet."""
    offer = _offer_for(state, who, find_sailor(state, giver), who)
    if isinstance(offer, Offer) and shown not in (None, (offer.gives, offer.wants)):
        return Refused("offer_changed", {"name": state.sailors[offer.giver].name})
    return offer


def offer_by(state: Raft, who: Seat, to: str) -> Offer | Refused:
    """What `who` offers to `to`, for him to withdraw."""
    return _offer_for(state, who, who, find_sailor(state, to))


def _offer_for(state: Raft, who: Seat, giver: Seat | None, to: Seat | None) -> Offer | Refused:
    if refused := refusal_to_act(state, who, Phase.STARVATION):
        return refused
    offer = None if giver is None or to is None else open_offer(state, giver, to)
    return offer or Refused("bad_call")


def edible(state: Raft) -> tuple[Seat, ...]:
    """Whose bodies may be eaten of today (R4.2), in the order in which they were laid."""
    return tuple(body.who for body in state.bodies if edible_body(state, body.who) is body)


def refusal_to_eat(state: Raft, who: Seat) -> Refused | None:
    """Why he may eat of no body at all."""
    if refused := refusal_to_act(state, who, Phase.STARVATION):
        return refused
    return Refused("power_spent") if state.sailors[who].ate is not None else None


def blameable(state: Raft, who: Seat) -> tuple[Seat, ...]:
    """Another survivor, or anybody dead whose body is uneaten (R5.2)."""
    dead = (body.who for body in state.bodies if uneaten_body(state, body.who) is body)
    return (*others(state, who), *(body for body in dead if body not in living(state)))


def anybody_named(state: Raft, name: str, allowed: tuple[Seat, ...]) -> Seat | Refused:
    """A sailor or a body of that name, if he is one of `allowed`."""
    who = find_anybody(state, name)
    if who is None:
        return Refused("unknown_seat", {"name": name})
    return who if who in allowed else Refused("bad_target", {"name": name})


def refusal_to_call(state: Raft, who: Seat) -> Refused | None:
    """Only the accused name colours (R5.4)."""
    if refused := refusal_to_act(state, who, Phase.TRIAL):
        return refused
    return None if who in on_trial(state) else Refused("no_such_power")


def still_to_act(state: Raft) -> tuple[Seat, ...]:
    """Those for whom the present phase waits, in seat order (R2, R4, R5.2, R5.4)."""
    sailors = state.sailors
    match state.phase:
        case Phase.ACTIONS:
            return tuple(seat for seat in living(state) if sailors[seat].plan is None)
        case Phase.STARVATION:
            return tuple(seat for seat in living(state) if not sailors[seat].done)
        case Phase.ACCUSATION:
            return tuple(seat for seat in living(state) if sailors[seat].blames is None)
        case Phase.TRIAL:
            return tuple(seat for seat in on_trial(state) if sailors[seat].colour is None)
        case Phase.LOBBY | Phase.DAWN | Phase.OVER:
            return ()


def may_close_early(state: Raft) -> bool:
    """A phase ends when everyone has acted (R6.1); by post Starvation does not (R6.2), nor does a paused game."""
    match state.phase:
        case Phase.ACTIONS | Phase.ACCUSATION | Phase.TRIAL:
            ends_early = True
        case Phase.STARVATION:
            ends_early = isinstance(state.settings.pace, Sitting)
        case Phase.LOBBY | Phase.DAWN | Phase.OVER:
            ends_early = False
    return ends_early and state.paused_at is None and not still_to_act(state)
