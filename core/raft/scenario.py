"""Plays a scenario file of the raft; names of steps and facts are a public interface and do not change."""

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

from core.engine.chance import Chance
from core.engine.command import Command, DeadlineReached, Start
from core.engine.event import Event
from core.engine.ids import Seat
from core.engine.names import name_key
from core.engine.refusal import Refused
from core.engine.scenario import InvalidScenario, Played, shown
from core.raft.clock import next_deadline
from core.raft.decide import decide
from core.raft.decks import DeckUsedUp
from core.raft.evolve import evolve
from core.raft.facts import facts_of
from core.raft.scenario_setup import read_chance, read_setup
from core.raft.scenario_steps import Step, read_steps
from core.raft.state import Phase, Raft, find_sailor, name_of

DAWN_OF_TIME = datetime(1816, 7, 5, tzinfo=UTC)
"""A scenario has no clock but the phases' own."""

NOBODY = Seat(-1)
"""The seat of a name that nobody bears."""


def play(document: dict[str, Any], viewer: str | None) -> Played:
    """All facts and the state at the end; with a viewer his own refusals only, everything else being public.

    Raises `InvalidScenario`, for a deck that runs out without a successor too: nothing of the file is then told.
    """
    state = read_setup(document["setup"])
    chance = read_chance(document["chance"], state)
    steps = read_steps(document["steps"])
    if viewer is not None and find_sailor(state, viewer) is None:
        raise InvalidScenario("--as", f"no player is named {shown(viewer)}")
    playing = Playing(state, chance)
    try:
        playing.run(Start(), -1)
        for index, step in enumerate(steps):
            playing.take(step, index)
    except DeckUsedUp as used_up:
        raise InvalidScenario(playing.place(), f"{used_up} runs out and nothing follows it") from used_up
    return Played([fact for fact in playing.facts if _may_know(fact, viewer, steps)], describe(playing.state))


class Playing:
    """The game so far and the facts told so far; its steps are taken one after another."""

    def __init__(self, state: Raft, chance: Chance) -> None:
        self.state = state
        self.facts: list[dict[str, Any]] = []
        self.events: list[Event] = []
        self._chance = chance
        self._index = -1

    def place(self) -> str:
        return "chance" if self._index < 0 else f"steps[{self._index}]"

    def take(self, step: Step, index: int) -> None:
        """One step; a refusal is a fact with the name as the step gave it."""
        self._index = index
        who = None if step.who is None else find_sailor(self.state, step.who)
        if step.make is None:
            refused = self._run_to_the_end(index)
        else:
            refused = self.run(step.make(NOBODY if who is None else who), index)
        if refused is not None:
            self.facts.append({"step": index, "fact": "refused", "who": step.who, "why": refused.code})

    def _run_to_the_end(self, index: int) -> Refused | None:
        phase, day = self.state.phase, self.state.day
        while (due := next_deadline(self.state)) and (self.state.phase, self.state.day) == (phase, day):
            self.run(DeadlineReached(due.kind, due.at), index)
        return Refused("game_over") if phase is Phase.OVER else None

    def run(self, command: Command, index: int) -> Refused | None:
        outcome = decide(self.state, command, self._chance, self.state.opened_at or DAWN_OF_TIME)
        if isinstance(outcome, Refused):
            return outcome
        for event in outcome:
            self._tell(event, index)
        return None

    def _tell(self, event: Event, index: int) -> None:
        self.events.append(event)
        self.facts += ({"step": index, **fact} for fact in facts_of(self.state, event))
        self.state = evolve(self.state, event)


def _may_know(fact: Mapping[str, Any], viewer: str | None, steps: list[Step]) -> bool:
    """On the raft everything is public but the refusals of others; the moderator's are nobody's."""
    if viewer is None or fact["fact"] != "refused":
        return True
    step = steps[fact["step"]]
    return step.of_a_player and step.who is not None and name_key(step.who) == name_key(viewer)


def describe(state: Raft) -> dict[str, Any]:
    """The `state` line."""
    return {
        "players": {
            sailor.name: {
                "health": sailor.health,
                "food": sailor.food,
                "weapons": sailor.weapons,
                "alive": sailor.alive,
            }
            for sailor in state.sailors
        },
        "bodies": [[name_of(state, body.who), "eaten" if body.eaten else "body"] for body in state.bodies],
    }
