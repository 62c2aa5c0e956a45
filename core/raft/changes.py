"""What several events change: goods that change hands, who is dead, and his body (R1.2, R4.1, R6.4)."""

from typing import Any

from core.engine.ids import Seat
from core.engine.record import replace
from core.raft.state import Body, Goods, Kept, Raft, Sailor


def with_sailor(state: Raft, who: Seat, **changes: Any) -> Raft:
    sailors = list(state.sailors)
    sailors[who] = replace(sailors[who], **changes)
    return replace(state, sailors=tuple(sailors))


def with_every_sailor(state: Raft, **changes: Any) -> Raft:
    return replace(state, sailors=tuple(replace(sailor, **changes) for sailor in state.sailors))


def handed_over(state: Raft, giver: Seat, to: Seat, what: Goods) -> Raft:
    one = state.sailors[giver]
    state = with_sailor(state, giver, food=one.food - what.food, weapons=one.weapons - what.weapons)
    other = state.sailors[to]
    return with_sailor(state, to, food=other.food + what.food, weapons=other.weapons + what.weapons)


def without_offer(state: Raft, giver: Seat, to: Seat) -> Raft:
    return replace(state, offers=tuple(each for each in state.offers if (each.giver, each.to) != (giver, to)))


def buried(state: Raft, who: Seat) -> Raft:
    """Dead: without food and weapons (R1.2), without what he has said and the offers by him and to him. What he has
    eaten stays eaten (R6.4), what was drawn for him is drawn."""
    sailor = state.sailors[who]
    gone = Sailor(
        sailor.name,
        sailor.person,
        health=0,
        alive=False,
        kept=Kept(max(sailor.health, 1), sailor.food, sailor.weapons),
        ate=sailor.ate,
        drew=sailor.drew,
        accused=sailor.accused,
    )
    sailors = tuple(gone if seat == who else each for seat, each in enumerate(state.sailors))
    offers = tuple(each for each in state.offers if who not in (each.giver, each.to))
    return replace(state, sailors=sailors, offers=offers)


def with_body_of(state: Raft, who: Seat) -> Raft:
    body = Body(state.laid, who, fresh=True)
    return replace(state, bodies=(*state.bodies, body), laid=state.laid + 1)
