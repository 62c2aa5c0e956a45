"""How a lobby of each registered game fills: the one thing that a contract test cannot know by itself."""

from collections.abc import Callable, Iterator
from copy import copy
from functools import cache
from typing import Any

from core.engine.command import Command, Join, Start
from core.engine.ids import Person
from core.engine.refusal import Refused
from core.engine.ruleset import Ruleset
from core.mafia.commands import OfferAliases
from core.service.games import known_games
from tests.port import Port


class Log(Port[Any]):
    """One game as it is played, with the commands that were allowed."""

    def __init__(self, ruleset: Ruleset[Any], seed: int = 1) -> None:
        super().__init__(ruleset, seed)
        self.commands: list[Command] = []

    def send(self, command: Command) -> Refused | None:
        refused = super().send(command)
        if refused is None:
            self.commands.append(command)
        return refused

    def copy(self) -> "Log":
        copied = copy(self)
        copied.commands, copied.events = [*self.commands], [*self.events]
        copied.times, copied.states = [*self.times], [*self.states]
        return copied

    def wait(self) -> bool:
        """Lets the next deadline come; whether there was one."""
        if self.ruleset.next_deadline(self.state) is None:
            return False
        self.to_deadline()
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
