"""State is the fold of the events; what was taken back is skipped and stays in the record."""

from collections.abc import Callable, Iterable
from typing import TypeVar

from core.engine.event import Event, TakenBack
from core.engine.ruleset import Ruleset

S = TypeVar("S")


def fold(ruleset: Ruleset[S], events: Iterable[Event]) -> S:
    """The state after all of `events`, the first of which has number 1. Take-backs nest: each returns to a numbered
    state, whatever had been taken back in between."""
    return history(ruleset, events)[-1]


def history(ruleset: Ruleset[S], events: Iterable[Event]) -> list[S]:
    """The state after 0, 1, 2, … events."""
    states = [ruleset.initial]
    for event in events:
        states.append(step(ruleset, states[-1], event, states.__getitem__))
    return states


def step(ruleset: Ruleset[S], present: S, event: Event, past: Callable[[int], S]) -> S:
    """The state after one more event; `past` knows the state after each number of events before it."""
    if isinstance(event, TakenBack):
        return ruleset.taken_back(past(event.to), present, event)
    return ruleset.evolve(present, event)
