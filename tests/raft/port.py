"""A raft in port for tests of the lobby, the clock and the moderator: commands, times, and everything recorded."""

from datetime import UTC, datetime, timedelta

from core.engine.chance import SeededChance
from core.engine.command import Command, DeadlineReached, Join, Start
from core.engine.event import Event, TakenBack
from core.engine.fold import history
from core.engine.ids import Person, Seat
from core.engine.refusal import Refused
from core.raft import RULESET
from core.raft.commands import Configure
from core.raft.settings import Settings
from core.raft.state import Raft

NOON = datetime(2026, 7, 5, 12, tzinfo=UTC)


class Port:
    """Plays commands at given times from one seed; every event is kept, with the time of its command."""

    def __init__(self, seed: int = 1, now: datetime = NOON) -> None:
        self.now = now
        self.events: list[Event] = []
        self.times: list[datetime] = []
        self.states: list[Raft] = [RULESET.initial]
        self._seed = seed.to_bytes(32, "big")
        self._epoch = 0

    @property
    def state(self) -> Raft:
        return self.states[-1]

    def send(self, command: Command) -> Refused | None:
        chance = SeededChance(self._seed, self._epoch)
        decided = RULESET.decide(self.state, command, chance, self.now)
        if isinstance(decided, Refused):
            return decided
        for event in decided:
            self._record(event, RULESET.evolve(self.state, event))
        return None

    def ok(self, *commands: Command) -> None:
        for command in commands:
            refused = self.send(command)
            assert refused is None, (command, refused)

    def _record(self, event: Event, after: Raft) -> None:
        self.events.append(event)
        self.times.append(self.now)
        self.states.append(after)

    def take_back(self, to: int) -> None:
        """As the engine does it: back to the state after event number `to`."""
        event = TakenBack(to, self.times[to - 1], self.now)
        self._record(event, RULESET.taken_back(self.states[to], self.state, event))
        self._epoch += 1

    def later(self, **delta: float) -> None:
        """Lets time pass, applying every deadline at its own moment."""
        until = self.now + timedelta(**delta)
        while (due := RULESET.next_deadline(self.state)) and due.at <= until:
            self.now = max(self.now, due.at)
            self.ok(DeadlineReached(due.kind, due.at))
        self.now = until

    def refold(self) -> Raft:
        return history(RULESET, self.events)[-1]


def boarded(*names: str, settings: Settings | None = None, seed: int = 1, now: datetime = NOON) -> Port:
    """A lobby with these sailors, accounts 101, 102, …"""
    port = Port(seed, now)
    if settings is not None:
        port.ok(Configure(settings))
    port.ok(*(Join(Person(101 + at), name) for at, name in enumerate(names)))
    return port


def sailing(*names: str, settings: Settings | None = None, seed: int = 1, now: datetime = NOON) -> Port:
    """A game that has started."""
    port = boarded(*(names or ("Ada", "Bob", "Cy")), settings=settings, seed=seed, now=now)
    port.ok(Start("hash"))
    return port


ADA, BOB, CY, DEB = Seat(0), Seat(1), Seat(2), Seat(3)
