"""The raft's entry in the registry of games."""

from collections.abc import Mapping
from datetime import timedelta
from typing import Any

import msgspec

from core.engine.codec import Codec
from core.engine.event import TakenBack
from core.engine.ids import Person, Seat
from core.engine.record import replace
from core.engine.ruleset import Ruleset
from core.raft.audience import audience, tell
from core.raft.clock import CLOSE, next_deadline
from core.raft.commands import AnyCommand
from core.raft.decide import decide
from core.raft.displays import displays
from core.raft.events import AnyEvent
from core.raft.evolve import evolve
from core.raft.notices import notices
from core.raft.state import Phase, Raft
from core.raft.view import view


def taken_back(past: Raft, present: Raft, event: TakenBack) -> Raft:
    """As it was then, with as much time left as then, and paused; what is left of the decks is shuffled anew.

    Halfway through the closing of a phase it is as it was before the close. A lobby has no clock to pause.
    """
    past = past.at_rest or past
    stale = {"day_deck_stale": bool(past.day_deck), "action_deck_stale": bool(past.action_deck)}
    if past.closes_at is None or past.opened_at is None:
        return replace(past, **stale)
    passed: timedelta = event.at - (past.paused_at or event.past_at)
    return replace(
        past,
        opened_at=past.opened_at + passed,
        closes_at=past.closes_at + passed,
        paused_at=event.at,
        **stale,
    )


def seating(state: Raft) -> Mapping[Person, Seat]:
    return {
        sailor.person: Seat(seat) for seat, sailor in enumerate(state.sailors) if sailor.person is not None
    }


def is_over(state: Raft) -> bool:
    return state.phase is Phase.OVER


def settings(state: Raft) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(state.settings)
    return found


RULESET: Ruleset[Raft] = Ruleset(
    name="raft-of-the-medusa",
    initial=Raft(),
    decide=decide,
    evolve=evolve,
    audience=audience,
    tell=tell,
    notices=notices,
    cards=displays,
    view=view,
    next_deadline=next_deadline,
    closing=frozenset({CLOSE}),
    fleeting=frozenset({"raft-reminder"}),
    taken_back=taken_back,
    seating=seating,
    is_over=is_over,
    settings=settings,
    codec=Codec(AnyEvent, AnyCommand, Raft),
)
