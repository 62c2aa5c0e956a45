"""A raft for a test: told in the words of the scenario format, with a script for the dice."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any

from core.engine.command import Command, Start
from core.engine.event import Event
from core.engine.ids import Seat
from core.engine.refusal import Refused
from core.engine.scripted import ScriptedChance
from core.raft import RULESET
from core.raft.scenario import Playing, describe
from core.raft.scenario_setup import read_chance, read_setup
from core.raft.scenario_steps import read_steps
from core.raft.state import Raft, find_sailor

DULL_DAYS = ["2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C"]

Fact = dict[str, Any]


class Voyage:
    """`players` are names, or names with what they hold; `cards` is the Action deck, `days` the Day deck."""

    def __init__(
        self,
        players: Sequence[str] | dict[str, dict[str, int]] = ("Ada", "Bob", "Cy"),
        cards: Sequence[str] | None = None,
        days: Sequence[str] = DULL_DAYS,
        bodies: Sequence[Sequence[str]] = (),
        **chance: Any,
    ) -> None:
        given = players if isinstance(players, dict) else list(players)
        state = read_setup({"players": given, "bodies": [list(body) for body in bodies]})
        script = {"day_deck": list(days), **chance}
        if cards is not None:
            script["action_deck"] = list(cards)
        self.chance: ScriptedChance = read_chance(script, state)
        self._playing = Playing(state, self.chance)
        self._playing.run(Start(), -1)
        self._steps = 0

    @property
    def state(self) -> Raft:
        return self._playing.state

    @state.setter
    def state(self, state: Raft) -> None:
        self._playing.state = state

    @property
    def facts(self) -> list[Fact]:
        """All so far, without their steps."""
        return [{key: fact[key] for key in fact if key != "step"} for fact in self._playing.facts]

    @property
    def events(self) -> list[Event]:
        return self._playing.events

    def take(self, *steps: dict[str, Any]) -> list[Fact]:
        """Plays the steps and returns the facts of the last one."""
        for step in steps:
            before = len(self.facts)
            [read] = read_steps([step])
            self._playing.take(read, self._steps)
            self._steps += 1
        return self.facts[before:]

    def refusal(self, step: dict[str, Any]) -> str | None:
        """The code with which the step is refused; it must then have changed nothing."""
        before = self.state
        facts = self.take(step)
        refused = [fact["why"] for fact in facts if fact["fact"] == "refused"]
        if refused:
            assert self.state == before
            assert len(facts) == 1
            return str(refused[0])
        return None

    def command(self, command: Command, after: timedelta = timedelta(0)) -> tuple[Event, ...] | Refused:
        """A command of the moderator or the clock, given some time after the present phase opened."""
        assert self.state.opened_at is not None
        return self.command_at(command, self.state.opened_at + after)

    def command_at(self, command: Command, now: datetime) -> tuple[Event, ...] | Refused:
        decided = RULESET.decide(self.state, command, self.chance, now)
        if not isinstance(decided, Refused):
            for event in decided:
                self.state = RULESET.evolve(self.state, event)
        return decided

    def to_starvation(self) -> list[Fact]:
        """Nobody acts; what the reveal says."""
        return self.take({"to": "end"})

    def seat(self, name: str) -> Seat:
        seat = find_sailor(self.state, name)
        assert seat is not None
        return seat

    def holds(self, name: str) -> dict[str, Any]:
        """Health, food, weapons and whether he lives, as the `state` line has it."""
        players: dict[str, dict[str, Any]] = describe(self.state)["players"]
        return players[name]

    def bodies(self) -> list[list[str]]:
        bodies: list[list[str]] = describe(self.state)["bodies"]
        return bodies


def of(facts: Sequence[Fact], *kinds: str) -> list[Fact]:
    """Only the facts of these kinds."""
    return [fact for fact in facts if fact["fact"] in kinds]


def wealth(health: int = 8, food: int = 0, weapons: int = 0) -> dict[str, int]:
    return {"health": health, "food": food, "weapons": weapons}
