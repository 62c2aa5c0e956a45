"""How a lobby of each registered game fills: the one thing that a contract test cannot know by itself."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from functools import cache
from typing import Any

from core.engine.chance import SeededChance
from core.engine.command import Command, DeadlineReached, Join, Start
from core.engine.event import Event
from core.engine.ids import Person
from core.engine.refusal import Refused
from core.engine.ruleset import Ruleset
from core.mafia.commands import OfferAliases
from core.service.games import known_games

NOON = datetime(2026, 7, 5, 12, tzinfo=UTC)


@dataclass
class Log:
    """One game as it is played: commands, events, and the state after each number of events."""

    ruleset: Ruleset[Any]
    seed: int = 1
    now: datetime = NOON
    commands: list[Command] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    states: list[Any] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.states = self.states or [self.ruleset.initial]

    @property
    def state(self) -> Any:
        return self.states[-1]

    @property
    def chance(self) -> SeededChance:
        return SeededChance(self.seed.to_bytes(32, "big"))

    def decide(self, command: Command) -> tuple[Event, ...] | Refused:
        return self.ruleset.decide(self.state, command, self.chance, self.now)

    def send(self, command: Command) -> Refused | None:
        decided = self.decide(command)
        if isinstance(decided, Refused):
            return decided
        self.commands.append(command)
        for event in decided:
            self.events.append(event)
            self.states.append(self.ruleset.evolve(self.state, event))
        return None

    def copy(self) -> "Log":
        return replace(self, commands=[*self.commands], events=[*self.events], states=[*self.states])

    def wait(self) -> bool:
        """Lets the next deadline come; whether there was one."""
        due = self.ruleset.next_deadline(self.state)
        if due is None:
            return False
        self.now = max(self.now, due.at)
        assert self.send(DeadlineReached(due.kind, due.at)) is None
        return True


def mafia_crew(log: Log) -> Iterator[Command]:
    """The house's seventeen; each takes the first of the names he is offered."""
    for person in map(Person, range(1, 18)):
        yield OfferAliases(person)
        yield Join(person, next(offer.names[0] for offer in log.state.offers if offer.person == person))


def raft_crew(log: Log) -> Iterator[Command]:
    """Six of them."""
    for number, name in enumerate(("Ada", "Bob", "Cy", "Deb", "Eve", "Fay"), start=1):
        yield Join(Person(number), name)


CREWS: dict[str, Callable[[Log], Iterator[Command]]] = {
    "zombie-pirate-mafia": mafia_crew,
    "raft-of-the-medusa": raft_crew,
}


def begun(ruleset: Ruleset[Any], seed: int = 1) -> Log:
    """A game that has just started."""
    return played_by_the_clock(ruleset, seed, deadlines=0)


def played_by_the_clock(ruleset: Ruleset[Any], seed: int = 1, deadlines: int = 60) -> Log:
    """A game in which nobody ever acts, up to its end or for so many deadlines."""
    return _played(ruleset.name, seed, deadlines).copy()


@cache
def _played(game: str, seed: int, deadlines: int) -> Log:
    ruleset = known_games()[game]
    log = Log(ruleset, seed)
    for command in CREWS[ruleset.name](log):
        assert log.send(command) is None
    assert log.send(Start("promise")) is None
    for _ in range(deadlines):
        if not log.wait():
            break
    return log
