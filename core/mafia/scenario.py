"""Plays a scenario file of Zombie Pirate Mafia; names of steps and facts are a public interface and do not change."""

from collections.abc import Callable
from typing import Any

from core.engine.command import DeadlineReached
from core.engine.event import Event
from core.engine.ids import Seat
from core.engine.names import same_name
from core.engine.record import Record
from core.engine.refusal import Refused
from core.engine.scenario import InvalidScenario, Played
from core.engine.story import Story
from core.mafia.audience import audience, hidden_fields
from core.mafia.decide import decide
from core.mafia.evolve import evolve
from core.mafia.night import open_day
from core.mafia.scenario_facts import fact_of
from core.mafia.scenario_setup import START, Opening, read_setup
from core.mafia.scenario_steps import COMMANDS, MODERATOR, Step, read
from core.mafia.schedule import next_deadline
from core.mafia.state import Phase, State, room_of, seat_of
from core.mafia.victory import check_end

Fact = dict[str, Any]


class Line(Record, frozen=True):
    """A printed fact, and for whom it is; `event` is what happened, a refusal has none."""

    fact: Fact
    seats: frozenset[Seat] | None
    event: Event | None = None


def play(document: dict[str, Any], viewer: str | None) -> Played:
    """All facts, or with a `viewer` those that this sailor may know; the state is how things stand at the end."""
    opening = read_setup(document["setup"], document["chance"])
    steps = [read(step, index) for index, step in enumerate(document["steps"])]
    table = _Table(opening)
    for index, step in enumerate(steps):
        table.take(index, step)
    facts = [line.fact for line in table.lines]
    if viewer is not None:
        seat = _viewer(table.state, viewer)
        facts = [_seen(line, seat) for line in table.lines if line.seats is None or seat in line.seats]
    return Played(facts, standing(table.state))


def _viewer(state: State, name: str) -> Seat:
    """Any alias the seat bears in this game, its names before and after included."""
    for number, sailor in enumerate(state.sailors):
        if any(same_name(alias, name) for alias in sailor.aliases):
            return Seat(number)
    raise InvalidScenario("--as", f"{name!r} is nobody in this game")


def _seen(line: Line, seat: Seat) -> Fact:
    if line.event is None:
        return line.fact
    hidden = hidden_fields(line.event, seat)
    return {key: value for key, value in line.fact.items() if key not in hidden}


class _Table:
    """The game as it is played, step by step, at a clock that only the file moves."""

    def __init__(self, opening: Opening) -> None:
        self.chance = opening.chance
        self.state = opening.state
        self.now = START
        self.lines: list[Line] = []
        self._open()

    def _open(self) -> None:
        story = Story(self.state, evolve)
        open_day(story, self.now)
        check_end(story)
        self._record(-1, story.events)

    def _record(self, step: int, happened: tuple[Event, ...]) -> None:
        for event in happened:
            before, self.state = self.state, evolve(self.state, event)
            fact = fact_of(before, event)
            if fact is not None:
                to = audience(before, event)
                self.lines.append(Line({"step": step, **fact}, None if to.public else to.seats, event))

    def take(self, index: int, step: Step) -> None:
        if step.word == "to":
            self._run_clock(index, step.parts[0])
            return
        who = seat_of(self.state, step.parts[0])
        if self.state.phase is Phase.OVER:
            self._refuse(index, step, "game_over")
        elif who is None:
            self._refuse(index, step, "unknown_seat")
        else:
            self._give(index, step, who)

    def _give(self, index: int, step: Step, who: Seat) -> None:
        answer = decide(self.state, COMMANDS[step.word](who, step.parts[1:]), self.chance, self.now)
        if isinstance(answer, Refused):
            self._refuse(index, step, answer.code)
        else:
            self._record(index, answer)

    def _refuse(self, index: int, step: Step, code: str) -> None:
        """A player's refusal is for whoever bears that alias now."""
        who = None if step.word == "to" else step.parts[0]
        bearer = None if who is None or step.word in MODERATOR else seat_of(self.state, who)
        seats = frozenset() if bearer is None else frozenset({bearer})
        self.lines.append(Line({"step": index, "fact": "refused", "who": who, "why": code}, seats))

    def _run_clock(self, index: int, to: str) -> None:
        state = self.state
        is_day = state.phase is Phase.DAY
        has_plank = is_day and state.clock is not None and state.clock.plank_at is not None
        if state.phase is Phase.OVER:
            self._refuse(index, Step("to", (to,)), "game_over")
        elif (to == "plank" and not has_plank) or (to == "close" and not is_day):
            self._refuse(index, Step("to", (to,)), "not_open")
        else:
            self._run_until(index, REACHED[to])

    def _run_until(self, index: int, is_reached: Callable[[State, State], bool]) -> None:
        first = self.state
        while not is_reached(first, self.state):
            deadline = next_deadline(self.state)
            if deadline is None:
                break
            command = DeadlineReached(deadline.kind, deadline.at)
            self.now = deadline.at
            answer = decide(self.state, command, self.chance, self.now)
            assert not isinstance(answer, Refused)
            self._record(index, answer)


REACHED: dict[str, Callable[[State, State], bool]] = {
    "plank": lambda first, now: now.clock is None or now.clock.plank_at is None,
    "close": lambda first, now: now.phase is not Phase.DAY,
    "open": lambda first, now: now.day > first.day,
}


def standing(state: State) -> dict[str, Any]:
    """The last line of `--state`."""
    return {
        sailor.alias: {
            "status": sailor.status.value,
            "room": room_of(state, Seat(number)),
            "role": sailor.role,
            "zombie": sailor.zombie,
        }
        for number, sailor in enumerate(state.sailors)
    }
