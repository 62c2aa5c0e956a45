"""State is the fold of the events; what was taken back is skipped and stays in the record."""

from collections.abc import Iterable
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
        states.append(step(ruleset, states, event))
    return states


def step(ruleset: Ruleset[S], states: list[S], event: Event) -> S:
    """The state after one more event, given the states after each number of events before it."""
    if isinstance(event, TakenBack):
        return ruleset.taken_back(states[event.to], states[-1], event)
    return ruleset.evolve(states[-1], event)
