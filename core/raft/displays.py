"""The messages that show how things stand and are edited in place: lobby, day and raft for all, a sheet for each."""

from typing import Any

import msgspec

from core.engine.audience import only
from core.engine.ids import Seat
from core.engine.notice import Notice, Place, Ring
from core.raft.legality import still_to_act
from core.raft.lobby import FEWEST, MOST
from core.raft.state import Phase, Raft, living, names_of, on_trial
from core.raft.telling.notice import closes_at, holdings
from core.raft.view import bodies_shown, lies_open, options, said

DISPLAYS = {
    key: frozenset(facts.split())
    for key, facts in {
        "raft-lobby": "sailors count fewest most voyage pace",
        "raft-day-card": "day card phase closes_at paused acted waiting cards_left",
        "raft-state": "sailors bodies",
        "raft-action-sheet": "day closes_at paused action call targets",
        "raft-starvation-sheet": "day closes_at paused health food weapons ate fasting done bodies others "
        "offers_in offers_out",
        "raft-blame-sheet": "closes_at paused blames names",
        "raft-colour-sheet": "closes_at paused colour",
    }.items()
}
"""Every display of this game and the facts its text gets."""


def displays(state: Raft) -> tuple[Notice, ...]:
    """A paused game shows its sheets, without a deadline, and takes nothing on them."""
    match state.phase:
        case Phase.LOBBY:
            return (_lobby(state),)
        case Phase.OVER:
            return (_raft(state),) if state.day else ()
        case Phase.DAWN:
            return (_raft(state),)
        case _:
            sheets = (_sheet(state, seat) for seat in living(state))
            return (_day(state), _raft(state), *(sheet for sheet in sheets if sheet is not None))


def _lobby(state: Raft) -> Notice:
    facts = {
        "sailors": [sailor.name for sailor in state.sailors],
        "count": len(state.sailors),
        "fewest": FEWEST,
        "most": MOST,
        "voyage": state.settings.voyage,
        "pace": msgspec.to_builtins(state.settings.pace),
    }
    return Notice("raft-lobby", facts, Place.TABLE, card="lobby")


def _day(state: Raft) -> Notice:
    """One a day, pinned: who has acted is public, what he does is not (R0.5)."""
    waiting = still_to_act(state)
    expected = on_trial(state) if state.phase is Phase.TRIAL else living(state)
    facts = {
        "day": state.day,
        "card": state.day_card,
        "phase": state.phase.value,
        "closes_at": closes_at(state),
        "paused": state.paused_at is not None,
        "acted": names_of(state, tuple(seat for seat in expected if seat not in waiting)),
        "waiting": names_of(state, waiting),
        "cards_left": len(state.day_deck),
    }
    return Notice("raft-day-card", facts, Place.TABLE, card=f"day-{state.day}", pin=True)


def _raft(state: Raft) -> Notice:
    """One a day, so that it stays near the talk; with the cards that were drawn when the actions were revealed."""
    sailors = [{**lies_open(sailor), "drew": [str(card) for card in sailor.drew]} for sailor in state.sailors]
    facts = {"sailors": sailors, "bodies": bodies_shown(state)}
    return Notice("raft-state", facts, Place.TABLE, card=f"raft-{state.day}")


def _sheet(state: Raft, who: Seat) -> Notice | None:
    """What he may write in this phase and what he has written; each phase's sheet is a message of its own."""
    match state.phase:
        case Phase.ACTIONS:
            return _private("raft-action-sheet", f"actions-{state.day}", _action_facts(state, who), who)
        case Phase.STARVATION:
            facts = _starvation_facts(state, who)
            return _private("raft-starvation-sheet", f"starvation-{state.day}", facts, who, protect=False)
        case Phase.ACCUSATION:
            facts = {"blames": said(state, who)["blames"], "names": _names(state, who, "blame")}
            return _private("raft-blame-sheet", "accusation", _timed(state, facts), who)
        case Phase.TRIAL if who in on_trial(state):
            return _private(
                "raft-colour-sheet", "trial", _timed(state, {"colour": said(state, who)["colour"]}), who
            )
        case _:
            return None


def _private(key: str, card: str, facts: dict[str, Any], who: Seat, *, protect: bool = True) -> Notice:
    return Notice(key, facts, Place.PRIVATE, only(who), Ring.LOUD, card, protect=protect)


def _timed(state: Raft, facts: dict[str, Any]) -> dict[str, Any]:
    return {"closes_at": closes_at(state), "paused": state.paused_at is not None, **facts}


def _names(state: Raft, who: Seat, command: str) -> list[str]:
    names: list[str] = options(state, who).get(command, [])
    return names


def _action_facts(state: Raft, who: Seat) -> dict[str, Any]:
    action, call = said(state, who)["action"] or (None, None)
    targets = _names(state, who, "attack")
    return _timed(state, {"day": state.day, "action": action, "call": call, "targets": targets})


def _starvation_facts(state: Raft, who: Seat) -> dict[str, Any]:
    told = said(state, who)
    facts = {
        "day": state.day,
        **holdings(state, who),
        "ate": told["ate"],
        "fasting": told["fasting"],
        "done": told["done"],
        "bodies": _names(state, who, "eat"),
        "others": _names(state, who, "offer"),
        "offers_in": told["offers_in"],
        "offers_out": told["offers_out"],
    }
    return _timed(state, facts)
