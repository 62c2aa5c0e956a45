"""Messages that show how things stand and are edited in place: lobby, a day card and a night sheet for each seat."""

from collections.abc import Mapping
from typing import Any

import msgspec

from core.engine.audience import only
from core.engine.codec import command_name
from core.engine.ids import Seat
from core.engine.notice import Notice, Place, Ring
from core.mafia.commands import Speak
from core.mafia.faces import alias
from core.mafia.options import options
from core.mafia.phases.lobby import aboard
from core.mafia.state import Phase, State, is_paused
from core.mafia.telling.moments import Facts, ends_at, plank_at
from core.mafia.view import own_night, puppet, room_shown, rooms_shown, status_told, vote_of

CARDS: Mapping[str, frozenset[str]] = {
    key: frozenset(facts.split())
    for key, facts in {
        "zpm-lobby": "people count needed roles ships timetable required_posts",
        "zpm-day-card": "day alias status room closes_at plank_at paused bodies majority wagons not_voting crew "
        "trials vote puppet puppet_vote options",
        "zpm-night-sheet": "day alias status ends_at paused orders answered resting options",
    }.items()
}
"""Every card of this game and the facts its text gets. `people` are persons' numbers, in the order of joining."""


def cards(state: State) -> tuple[Notice, ...]:
    """The dead and the away have the same cards as everybody, with nothing on them to press."""
    match state.phase:
        case Phase.LOBBY:
            return (lobby(state),)
        case Phase.DAY:
            return tuple(day_card(state, Seat(seat)) for seat in state.seats)
        case Phase.NIGHT:
            return tuple(night_sheet(state, Seat(seat)) for seat in state.seats)
        case Phase.HARBOUR | Phase.OVER:
            return ()


def lobby(state: State) -> Notice:
    """Real people and a count, no aliases (secrecy: names)."""
    settings = state.settings
    facts = {
        "people": [offer.person for offer in aboard(state)],
        "count": len(aboard(state)),
        "needed": settings.setup.sailors,
        "roles": settings.setup.roles,
        "ships": list(settings.setup.ships),
        "timetable": msgspec.to_builtins(settings.timetable),
        "required_posts": settings.required_posts,
    }
    return Notice("zpm-lobby", facts, Place.TABLE, card="lobby")


def _is_idle(facts: Facts) -> bool:
    """Talk is no answer to a question."""
    return not set(facts["options"]) - {command_name(Speak)}


def day_card(state: State, seat: Seat) -> Notice:
    """Of the room he plays in, or the one he reads."""
    rooms = rooms_shown(state, seat)
    shown = room_shown(state, rooms[0]) if rooms else NOTHING
    facts: Facts = {
        "day": state.day,
        "alias": alias(state, seat),
        "status": status_told(state, seat),
        "room": shown["room"],
        "closes_at": ends_at(state),
        "plank_at": plank_at(state),
        "paused": is_paused(state),
        **{name: shown["tally"][name] for name in ("bodies", "majority", "wagons", "not_voting")},
        "crew": shown["crew"],
        "trials": shown["trials"],
        "vote": vote_of(state, seat),
        **puppet(state, seat),
        "options": options(state, seat),
    }
    return Notice(
        "zpm-day-card",
        facts,
        Place.PRIVATE,
        only(seat),
        card=f"day/{state.day}",
        pin=True,
        protect=True,
        idle=_is_idle(facts),
    )


NOTHING: dict[str, Any] = {
    "room": "",
    "crew": [],
    "trials": [],
    "tally": {"bodies": 0, "majority": 0, "wagons": [], "not_voting": []},
}
"""What is shown to one who was away when his ship was left: he reads no room of play until he is back."""


def night_sheet(state: State, seat: Seat) -> Notice:
    """The night prompt: orders so far, and what can be ordered, or nothing but good night."""
    facts: Facts = {
        "day": state.day,
        "alias": alias(state, seat),
        "status": status_told(state, seat),
        "ends_at": ends_at(state),
        "paused": is_paused(state),
        **own_night(state, seat),
        "options": options(state, seat),
    }
    return Notice(
        "zpm-night-sheet",
        facts,
        Place.PRIVATE,
        only(seat),
        Ring.LOUD,
        card=f"night/{state.day}",
        protect=True,
        idle=_is_idle(facts),
    )
