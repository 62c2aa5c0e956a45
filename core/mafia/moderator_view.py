"""What a moderator sees: everything, which votes count and why, who would rise, which side cannot be beaten."""

from typing import Any

from core.engine.ids import Seat
from core.mafia.convergence import candidates, chosen, new_names
from core.mafia.faces import alias, aliases
from core.mafia.options import still_to_act
from core.mafia.possession import is_possessed
from core.mafia.role import ROLES, nature_of, side_of
from core.mafia.state import Ballot, Rising, State, has_lost_somebody, has_lynched, home_of, room_of, rooms
from core.mafia.tally import not_voting, tally
from core.mafia.victory import unbeatable_blocks
from core.mafia.voting import counting_votes, counts_for, is_counting


def secrets(state: State) -> dict[str, Any]:
    """Orders stand apart, so that they are shown on request only; so do those who would rise."""
    return {
        "sailors": [sailor_shown(state, Seat(seat)) for seat in state.seats],
        "rooms": [room_shown(state, room) for room in rooms(state)],
        "still_to_act": aliases(state, still_to_act(state)),
        "not_voting": {room: aliases(state, not_voting(state, room)) for room in rooms(state)},
        "possessions": [
            {
                "doctor": alias(state, each.doctor),
                "victim": alias(state, each.victim),
                "day": each.day,
                "broken": each.broken,
            }
            for each in state.possessions
        ],
        "orders": orders_shown(state),
        "rising": None if state.rising is None else rising_shown(state, state.rising),
        "blocks": blocks_shown(state),
    }


def sailor_shown(state: State, seat: Seat) -> dict[str, Any]:
    """`role` is the one dealt, `nature` what he is now; `person` is a number."""
    sailor = state.sailors[seat]
    return {
        "seat": seat,
        "alias": sailor.alias,
        "aliases": list(sailor.aliases),
        "handle": sailor.handle,
        "person": sailor.person,
        "role": sailor.role,
        "nature": nature_of(sailor).name,
        "side": side_of(sailor).value,
        "rank": nature_of(sailor).rank,
        "ship": sailor.ship,
        "room": room_of(state, seat),
        "status": sailor.status.value,
        "possessed": is_possessed(state, seat),
        "zombie": sailor.zombie,
        "modkilled": sailor.modkilled,
        "spent": sailor.spent,
        "returns_on": sailor.returns_on,
    }


def room_shown(state: State, room: str) -> dict[str, Any]:
    """The public tally, every vote with whether it counts and for whom, and what the counting votes come to."""
    counting = counting_votes(state, room)
    return {
        "tally": tally(state, room),
        "votes": [vote_shown(state, vote) for vote in state.votes if home_of(state, vote.who) == room],
        "counting": [
            {"name": alias(state, target), "votes": len(side), "by": [alias(state, seat) for seat in side]}
            for target, side in sorted(counting.items(), key=lambda each: -len(each[1]))
        ],
        "trials": trials_shown(state, room),
        "lynched_today": has_lynched(state, room),
        "killed_today": has_lost_somebody(state, room),
    }


def trials_shown(state: State, room: str) -> list[dict[str, str]]:
    """In the order of the calls, which players are not shown."""
    return [
        {"accused": alias(state, trial.accused), "captain": alias(state, trial.captain)}
        for trial in state.trials
        if home_of(state, trial.accused) == room
    ]


def vote_shown(state: State, vote: Ballot) -> dict[str, Any]:
    """`why`: `counts`, `possessed` (Z8.2), or `spent` (everybody named has left play, Z3.2)."""
    target = counts_for(state, vote)
    why = "spent" if target is None else "counts" if is_counting(state, vote) else "possessed"
    return {
        "who": alias(state, vote.who),
        "hand": alias(state, vote.hand),
        "names": [alias(state, name) for name in vote.names],
        "for": None if target is None else alias(state, target),
        "why": why,
        "at": vote.at.isoformat(),
    }


def orders_shown(state: State) -> dict[str, Any]:
    """In the sequence in which they came in."""
    return {
        "given": [
            {
                "who": alias(state, order.who),
                "kind": order.kind,
                "name": alias(state, order.target),
                "shared": order.shared,
            }
            for order in state.night.orders
        ],
        "answered": aliases(state, tuple(state.night.answered)),
        "resting": aliases(state, tuple(state.night.resting)),
    }


def rising_shown(state: State, rising: Rising) -> dict[str, Any]:
    """Everybody who can rise so far, first who would, with the reasons: rank, then the draw (Z9.1)."""
    seats = chosen(state, rising)
    names = new_names(rising, seats)
    return {
        "number": rising.number,
        "by_moderator": rising.chosen is not None,
        "crew": rising.crew,
        "candidates": [
            {
                "name": alias(state, seat),
                "role": state.sailors[seat].role,
                "rank": ROLES[state.sailors[seat].role].rank,
                "draw": rising.order.index(seat) + 1,
                "rises": seat in seats,
                "as": names.get(seat),
            }
            for seat in candidates(state, rising)
        ],
    }


def blocks_shown(state: State) -> list[dict[str, Any]]:
    return [
        {
            "side": block.side.value,
            "votes": block.votes,
            "of": block.of,
            "outs": [
                {"name": alias(state, seat), "role": nature_of(state.sailors[seat]).name}
                for seat in block.outs
            ],
        }
        for block in unbeatable_blocks(state)
    ]
