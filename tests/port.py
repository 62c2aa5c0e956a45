"""A table in port, for tests of any game's rules: commands at given times from one seed, and everything recorded."""

from datetime import UTC, datetime, timedelta
from typing import Generic, TypeVar

from core.engine.chance import SeededChance
from core.engine.command import Command, DeadlineReached
from core.engine.event import Event, TakenBack
from core.engine.fold import fold
from core.engine.refusal import Refused
from core.engine.ruleset import Ruleset

S = TypeVar("S")

NOON = datetime(2026, 7, 5, 12, tzinfo=UTC)


class Port(Generic[S]):
    """`ok` expects every command to be allowed, `send` gives the refusal; each event keeps its command's time."""

    def __init__(self, ruleset: Ruleset[S], seed: int = 1, now: datetime = NOON) -> None:
        self.ruleset = ruleset
        self.now = now
        self.events: list[Event] = []
        self.times: list[datetime] = []
        self.states: list[S] = [ruleset.initial]
        self._seed = seed.to_bytes(32, "big")
        self._epoch = 0

    @property
    def state(self) -> S:
        return self.states[-1]

    @property
    def chance(self) -> SeededChance:
        return SeededChance(self._seed, self._epoch)

    def decide(self, command: Command) -> tuple[Event, ...] | Refused:
        """What the rules say to it; nothing of it happens."""
        return self.ruleset.decide(self.state, command, self.chance, self.now)

    def send(self, command: Command) -> Refused | None:
        decided = self.decide(command)
        if isinstance(decided, Refused):
            return decided
        for event in decided:
            self.record(event, self.ruleset.evolve(self.state, event))
        return None

    def ok(self, *commands: Command) -> None:
        for command in commands:
            refused = self.send(command)
            assert refused is None, (command, refused)

    def record(self, event: Event, after: S) -> None:
        self.events.append(event)
        self.times.append(self.now)
        self.states.append(after)

    def take_back(self, to: int) -> None:
        """As the engine does it: back to the state after event number `to`."""
        event = TakenBack(to, self.times[to - 1], self.now)
        self.record(event, self.ruleset.taken_back(self.states[to], self.state, event))
        self._epoch += 1

    def later(self, **delta: float) -> None:
        """Lets time pass, applying every deadline at its own moment."""
        until = self.now + timedelta(**delta)
        while (due := self.ruleset.next_deadline(self.state)) and due.at <= until:
            self.to_deadline()
        self.now = until

    def to_deadline(self) -> None:
        """Applies the next deadline, at its own moment."""
        due = self.ruleset.next_deadline(self.state)
        assert due is not None, "the game has ended or is paused"
        self.now = max(self.now, due.at)
        self.ok(DeadlineReached(due.kind, due.at))

    def refold(self) -> S:
        return fold(self.ruleset, self.events)
