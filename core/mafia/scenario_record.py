"""Turns a game that was played into a scenario file that plays to the same facts (scenarios)."""

from typing import Any

from core.engine.codec import command_name
from core.engine.command import (
    CloseNow,
    Command,
    DeadlineReached,
    ModeratorCommand,
    Modkill,
    MoveDeadline,
    Pause,
    Resume,
    Revive,
    SeatCommand,
)
from core.engine.event import Event
from core.engine.ids import Seat
from core.engine.recording import CannotRecord, Moves, checked
from core.mafia import commands as c
from core.mafia import events as e
from core.mafia.evolve import evolve
from core.mafia.scenario import play
from core.mafia.scenario_facts import fact_of
from core.mafia.state import Phase, Rising, State

Step = dict[str, Any]
GAME = "zombie-pirate-mafia"
CLOCK: dict[type[Event], str] = {
    e.PlankDeadlinePassed: "plank",
    e.DayClosed: "close",
    e.DayOpened: "open",
}
SILENT = (Pause, Resume, MoveDeadline, c.ChangeTimetable, c.RedrawZombies)
"""What moves only the clock, or the dice whose last word `chance` repeats."""


def recorded(initial: State, moves: Moves, title: str = "") -> dict[str, Any]:
    """The file. Raises `CannotRecord` for what the format has no word for: private rooms, take-backs, substitutions."""
    recorder = _Recorder(initial)
    for command, events in moves:
        recorder.take(command, events)
    if not recorder.setup:
        raise CannotRecord("a game that has not begun")
    document: dict[str, Any] = {"setup": recorder.setup, "chance": recorder.chance, "steps": recorder.steps}
    return checked(GAME, title, **document, facts=recorder.facts, played=play(document, None).facts)


class _Recorder:
    def __init__(self, initial: State) -> None:
        self.state = initial
        self.setup: dict[str, Any] = {}
        self.chance: dict[str, Any] = {}
        self.steps: list[Step] = []
        self.facts: list[dict[str, Any]] = []

    def take(self, command: Command, events: tuple[Event, ...]) -> None:
        is_running = self.state.phase is not Phase.LOBBY
        if is_running:
            self.steps += self._steps(command, events)
        index = len(self.steps) - 1
        for event in events:
            self._note(event)
            fact = fact_of(self.state, event)
            if fact is not None:
                self.facts.append({"step": index, **fact})
            self.state = evolve(self.state, event)

    def _note(self, event: Event) -> None:
        match event:
            case e.Dealt():
                ships: dict[str, dict[str, str]] = {ship: {} for ship in event.ships}
                for berth in event.berths:
                    ships[berth.ship][berth.alias] = berth.role
                self.setup = {"ships": ships}
            case e.ZombiesDrawn():
                self.chance = self._dice(event.rising)

    def _dice(self, rising: Rising) -> dict[str, Any]:
        return {
            "zombies": rising.number,
            "zombie_order": [self._alias(seat) for seat in rising.order],
            "aliases": list(rising.aliases),
            "crew": rising.crew,
            "crew_order": list(rising.crew_order),
        }

    def _alias(self, seat: Seat) -> str:
        return self.state.sailors[seat].alias

    def _steps(self, command: Command, events: tuple[Event, ...]) -> list[Step]:
        match command:
            case DeadlineReached() | CloseNow():
                return self._clock_steps(events)
            case Modkill(who) | Revive(who):
                return [{"modkill" if isinstance(command, Modkill) else "revive": [self._alias(who)]}]
            case SeatCommand():
                return self._seat_steps(command)
            case ModeratorCommand() if isinstance(command, SILENT):
                return []
            case _:
                raise CannotRecord(f"the command {command_name(command)}")

    def _clock_steps(self, events: tuple[Event, ...]) -> list[Step]:
        """The last thing that the clock reached; the first day opens before the first step."""
        if self.state.phase is Phase.HARBOUR or all(isinstance(event, e.Reminded) for event in events):
            return []
        if any(isinstance(event, e.Ended) for event in events):  # no night or day follows
            return [{"to": "close" if self.state.phase is Phase.DAY else "open"}]
        reached = [CLOCK[type(event)] for event in events if type(event) in CLOCK]
        return [{"to": reached[-1]}] if reached else []

    def _seat_steps(self, command: SeatCommand) -> list[Step]:
        who = self._alias(command.who)
        match command:
            case c.Speak():
                raise CannotRecord("talk in private rooms")
            case c.Rest():
                mine = [order for order in self.state.night.orders if order.who == command.who]
                return [{"withdraw": [who, order.kind]} for order in mine]
            case c.Vote(_, names):
                return [{"vote": [who, *names]}]
            case c.VoteAs(_, names):
                return [{"vote_as": [who, *names]}]
            case c.GiveOrder(_, kind, target):
                return [{"order": [who, kind, *([target] if target else [])]}]
            case c.CallPlank(_, text) | c.Post(_, text) | c.PostAs(_, text) | c.WithdrawOrder(_, text):
                return [{command_name(command): [who, text]}]
            case c.Unvote() | c.UnvoteAs() | c.Execute() | c.Release():
                return [{command_name(command): [who]}]
            case _:
                raise CannotRecord(f"the command {command_name(command)}")
