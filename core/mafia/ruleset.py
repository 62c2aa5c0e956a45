"""Zombie Pirate Mafia's entry in the registry of games."""

from collections.abc import Mapping
from typing import Any

import msgspec

from core.engine.codec import Codec
from core.engine.event import TakenBack
from core.engine.ids import Person, Seat
from core.engine.record import replace
from core.engine.ruleset import Ruleset
from core.mafia.audience import audience, tell
from core.mafia.cards import cards
from core.mafia.commands import MafiaCommand
from core.mafia.decide import decide
from core.mafia.events import MafiaEvent
from core.mafia.evolve import evolve
from core.mafia.notices import notices
from core.mafia.phases.lobby import aboard
from core.mafia.schedule import CLOSE, OPEN, next_deadline
from core.mafia.settings import Settings
from core.mafia.setup import CANONICAL
from core.mafia.state import Phase, State
from core.mafia.telling.by_name import by_name
from core.mafia.view import view


def taken_back(past: State, present: State, event: TakenBack) -> State:
    """As it was then, with as much time left as then, and paused; names once used stay used (Z9.6).

    A lobby has no clock to pause.
    """
    state = replace(past, used_names=past.used_names | present.used_names)
    if past.clock is None:
        return state
    passed = event.at - (past.clock.paused_at or event.past_at)
    return replace(state, clock=replace(past.clock.shifted(passed), paused_at=event.at))


def seating(state: State) -> Mapping[Person, Seat]:
    """In the lobby a seat is a place in the order of joining, which the deal shuffles away."""
    if state.phase is Phase.LOBBY:
        return {offer.person: Seat(number) for number, offer in enumerate(aboard(state))}
    return {sailor.person: Seat(seat) for seat, sailor in enumerate(state.sailors)}


def is_over(state: State) -> bool:
    return state.phase is Phase.OVER


def settings(state: State) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(state.settings)
    return found


FIRST = Settings(CANONICAL, required_posts=1)
"""What a new table begins with: silence is remarked on unless its host wants no posts at all (Z11.3)."""

RULESET: Ruleset[State] = Ruleset(
    name="zombie-pirate-mafia",
    initial=State(FIRST),
    decide=decide,
    evolve=evolve,
    audience=audience,
    tell=tell,
    notices=notices,
    cards=cards,
    view=view,
    next_deadline=next_deadline,
    closing=frozenset({CLOSE, OPEN}),
    fleeting=frozenset({"zpm-reminder"}),
    taken_back=taken_back,
    seating=seating,
    is_over=is_over,
    settings=settings,
    codec=Codec(MafiaEvent, MafiaCommand, State),
    telling=by_name,
)
