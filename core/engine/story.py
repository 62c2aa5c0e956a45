"""A story under way: the events that one command brings about, each recorded before the next is judged."""

from collections.abc import Callable
from typing import Generic, TypeVar

from core.engine.event import Event

S = TypeVar("S")


class Story(Generic[S]):
    """The only mutable thing in `decide`: the state so far and the events told so far."""

    def __init__(self, state: S, evolve: Callable[[S, Event], S]) -> None:
        self.state = state
        self._evolve = evolve
        self._events: list[Event] = []

    def tell(self, event: Event) -> None:
        self.state = self._evolve(self.state, event)
        self._events.append(event)

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(self._events)
