"""What the recorders of all games share: played commands become the steps of a scenario file (scenarios)."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from core.engine.command import Command
from core.engine.event import Event
from core.engine.scenario import Played

S = TypeVar("S")
Step = dict[str, Any]
Fact = dict[str, Any]
Moves = Sequence[tuple[Command, tuple[Event, ...]]]
"""Every command that was accepted, in order, with what it brought about; nothing of it was taken back."""


class CannotRecord(ValueError):
    """The format has no word for something that was played; the text says for what."""

    def __init__(self, what: str) -> None:
        super().__init__(f"a scenario cannot tell of {what}")


class Recorder(ABC, Generic[S]):
    """Follows one game from its lobby on; each game says in its own words what was dealt, drawn and done.

    `state` is how things stood before the command, or the event, that is asked about. `setup` is filled by `note` when
    the game begins: what came before is no step.
    """

    game: ClassVar[str]

    def __init__(self, initial: S) -> None:
        self.state = initial
        self.setup: dict[str, Any] = {}
        self.steps: list[Step] = []
        self.facts: list[Fact] = []

    def take(self, command: Command, events: tuple[Event, ...]) -> None:
        if self.setup:
            self.steps += self.steps_of(command, events)
        index = len(self.steps) - 1
        for event in events:
            self.note(event)
            self.facts += ({"step": index, **fact} for fact in self.facts_of(event))
            self.state = self.evolve(event)

    @abstractmethod
    def steps_of(self, command: Command, events: tuple[Event, ...]) -> list[Step]:
        """Raises `CannotRecord`."""

    @abstractmethod
    def note(self, event: Event) -> None:
        """Keeps what the set-up was and what the dice said."""

    @abstractmethod
    def chance(self) -> dict[str, Any]:
        """What the dice said, as the format has it. Raises `CannotRecord`."""

    @abstractmethod
    def facts_of(self, event: Event) -> Iterable[Fact]: ...

    @abstractmethod
    def evolve(self, event: Event) -> S: ...


def recorded(
    recorder: Recorder[S], moves: Moves, title: str, play: Callable[[dict[str, Any], None], Played]
) -> dict[str, Any]:
    """The document, if it plays to exactly the facts of the game (`expect` holds them); else raises `CannotRecord`."""
    for command, events in moves:
        recorder.take(command, events)
    if not recorder.setup:
        raise CannotRecord("a game that has not begun")
    played = {"setup": recorder.setup, "chance": recorder.chance(), "steps": recorder.steps}
    _check(recorder.facts, play(played, None).facts)
    return {"game": recorder.game, "title": title, **played, "expect": recorder.facts}


def _check(facts: Sequence[Fact], played: Sequence[Fact]) -> None:
    for fact, again in zip(facts, played, strict=False):
        if fact != again:
            raise CannotRecord(f"what came of step {fact['step']}: {fact['fact']} would be {again['fact']}")
    if len(facts) != len(played):
        raise CannotRecord("everything that happened: played again, it ends otherwise")
