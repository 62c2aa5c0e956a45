"""How things stand for one viewer, built up from what he may know (Z1.4, Z1.5, Z3.8, Z9.4)."""

from typing import Any

import msgspec

from core.engine.ids import Seat
from core.engine.ruleset import Viewer
from core.mafia.faces import alias, aliases
from core.mafia.legality import refusal
from core.mafia.moderator_view import secrets, trials_shown
from core.mafia.options import options
from core.mafia.phases.day import POST
from core.mafia.phases.lobby import aboard
from core.mafia.possession import is_possessed, victim_of
from core.mafia.private_rooms import open_rooms_of
from core.mafia.role import ROLES, nature_of, side_of
from core.mafia.rooms import rooms_read_by
from core.mafia.state import (
    MEETING,
    Crew,
    Phase,
    Sailor,
    Side,
    State,
    crew_of,
    home_of,
    room_of,
)
from core.mafia.tally import tally
from core.mafia.voting import ballot_of


def view(state: State, viewer: Viewer) -> dict[str, Any]:
    """Plain JSON values. `you` is there for a seat, `secrets` for a moderator, `reveal` after the end for everybody."""
    shown = public_view(state)
    if viewer.seat is not None and viewer.seat in state.seats:
        shown["you"] = own_view(state, viewer.seat)
    if viewer.moderator:
        shown["secrets"] = secrets(state)
    return shown


def public_view(state: State) -> dict[str, Any]:
    """For onlookers: phases only, from Day 3 on the crews, from the end on everything."""
    shown: dict[str, Any] = {
        "phase": state.phase.value,
        "day": state.day,
        **times(state),
        "seats": len(state.sailors) or len(aboard(state)),
        "needed": state.settings.setup.sailors,
        "converged": state.converged,
        "crews": crews(state),
        "winner": state.winner,
        "seed_hash": state.seed_hash,
        "settings": msgspec.to_builtins(state.settings),
    }
    if state.phase is Phase.OVER:
        shown["reveal"] = reveal(state)
    return shown


def times(state: State) -> dict[str, Any]:
    """When the phase ends and the Captain's deadline, as ISO texts in UTC; `None`: there is none."""
    clock = state.clock
    if clock is None or state.phase is Phase.OVER:
        return {"ends_at": None, "plank_at": None, "paused": False}
    return {
        "ends_at": clock.ends_at.isoformat(),
        "plank_at": None if clock.plank_at is None else clock.plank_at.isoformat(),
        "paused": clock.paused_at is not None,
    }


def crews(state: State) -> list[dict[str, Any]]:
    """As introduced on Day 3 (Z9.3), in the order of introduction; within a crew alphabetical."""
    return [crew_shown(state, crew) for crew in state.crews]


def crew_shown(state: State, crew: Crew) -> dict[str, Any]:
    return {"ship": crew.ship, "names": aliases(state, crew.members)}


def own_view(state: State, seat: Seat) -> dict[str, Any]:
    sailor = state.sailors[seat]
    return {
        "alias": sailor.alias,
        "handle": sailor.handle,
        "role": told_role(sailor),
        "zombie": sailor.zombie,
        "fellows": fellows(state, seat),
        "status": status_told(state, seat),
        "room": room_of(state, seat),
        "reads": sorted(rooms_read_by(state, seat)),
        "speaks": speaks(state, seat),
        "rooms": [room_shown(state, room) for room in rooms_shown(state, seat)],
        "handles": handles(state, seat),
        "vote": vote_of(state, seat),
        **puppet(state, seat),
        **own_night(state, seat),
        "options": options(state, seat),
    }


def told_role(sailor: Sailor) -> str:
    """The role he is told he has: the Drunk is told `mutineer` until the end (Z1.4), a zombie `zombie`."""
    nature = nature_of(sailor)
    return nature.told_as or nature.name


def fellows(state: State, seat: Seat) -> list[str]:
    """For a Spy the other Spies, dead ones too; for a zombie the living zombies; for others nobody (Z1.5, Z9.4)."""
    side = side_of(state.sailors[seat])
    if side is Side.CITIZENS:
        return []
    others = (Seat(other) for other in state.seats if other != seat)
    return aliases(
        state,
        tuple(
            other
            for other in others
            if side_of(state.sailors[other]) is side
            and (state.sailors[other].is_living or side is Side.SPIES)
        ),
    )


def status_told(state: State, seat: Seat) -> str:
    """`present`, `possessed`, `away`, `dead`, or `gone`: a zombie who is dead again talks nowhere (Z11.1)."""
    sailor = state.sailors[seat]
    if sailor.zombie and not sailor.is_living:
        return "gone"
    return "possessed" if is_possessed(state, seat) else sailor.status.value


def speaks(state: State, seat: Seat) -> list[str]:
    """The rooms in which he may speak now, as himself (Z8.1, Z11.2)."""
    own = [home_of(state, seat)] if refusal(state, seat, POST) is None else []
    return sorted([*own, *open_rooms_of(state, seat)])


def rooms_shown(state: State, seat: Seat) -> list[str]:
    """The rooms of play that he reads and in which is still played, his own first."""
    rooms = rooms_read_by(state, seat) & ({MEETING} if state.converged else set(state.ships))
    return sorted(rooms, key=lambda room: (room != home_of(state, seat), room))


def room_shown(state: State, room: str) -> dict[str, Any]:
    """Names are alphabetical, never in seat order (secrecy: handles)."""
    return {
        "room": room,
        "crew": aliases(state, crew_of(state, room)),
        "trials": sorted(trials_shown(state, room), key=lambda trial: (trial["accused"], trial["captain"])),
        "tally": tally(state, room),
    }


def handles(state: State, seat: Seat) -> dict[str, str]:
    """By which id a phone names each sailor whom he can see."""
    rooms = rooms_shown(state, seat)
    seen = sorted(
        (sailor.alias, sailor.handle)
        for other, sailor in enumerate(state.sailors)
        if room_of(state, Seat(other)) in rooms
    )
    return dict(seen)


def vote_of(state: State, seat: Seat) -> list[str]:
    """The names on the vote shown as his, those who have left play too; of the possessed, what is shown as his."""
    ballot = ballot_of(state, seat)
    return [] if ballot is None else [alias(state, name) for name in ballot.names]


def puppet(state: State, seat: Seat) -> dict[str, Any]:
    """Of the Doctor: as whom he speaks now, and the vote shown as that one's (Z8.1, Z8.2)."""
    victim = victim_of(state, seat)
    if victim is None:
        return {"puppet": None, "puppet_vote": []}
    return {"puppet": alias(state, victim), "puppet_vote": vote_of(state, victim)}


def own_night(state: State, seat: Seat) -> dict[str, Any]:
    """His orders so far; of Spies, their one order, whoever gave it (Z7.3)."""
    sailor = state.sailors[seat]
    fellow = sailor.is_living and side_of(sailor) is Side.SPIES
    mine = [
        {"kind": order.kind, "name": alias(state, order.target)}
        for order in state.night.orders
        if order.who == seat or (order.shared and fellow)
    ]
    return {
        "orders": sorted(mine, key=lambda order: order["kind"]),
        "answered": seat in state.night.answered,
        "resting": seat in state.night.resting,
    }


def reveal(state: State) -> list[dict[str, Any]]:
    """Who was who and who has won, alphabetical; told when the game has ended and not before (Z1.6, Z10.4)."""
    shown = [
        {
            "name": sailor.alias,
            "names": list(sailor.aliases),
            "role": ROLES[sailor.role].name,
            "zombie": sailor.zombie,
            "status": sailor.status.value,
            "side": side_of(sailor).value,
            "won": side_of(sailor).value == state.winner,
        }
        for sailor in state.sailors
    ]
    return sorted(shown, key=lambda each: str(each["name"]))
