"""Turns a game that was played into a scenario file that plays to the same facts (scenarios)."""

from typing import Any

from core.engine import recording
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
from core.engine.recording import CannotRecord, Fact, Moves, Recorder, Step
from core.mafia import commands as c
from core.mafia import events as e
from core.mafia.evolve import evolve
from core.mafia.scenario import play
from core.mafia.scenario_facts import fact_of
from core.mafia.state import Phase, Rising, State

CLOCK: dict[type[Event], str] = {
    e.PlankDeadlinePassed: "plank",
    e.DayClosed: "close",
    e.DayOpened: "open",
}
SILENT = (Pause, Resume, MoveDeadline, c.ChangeTimetable, c.RedrawZombies)
"""What moves only the clock, or the dice whose last word `chance` repeats."""


def recorded(initial: State, moves: Moves, title: str = "") -> dict[str, Any]:
    """The file. Raises `CannotRecord` for what the format has no word for: private rooms, take-backs, substitutions."""
    return recording.recorded(_Recorder(initial), moves, title, play)


class _Recorder(Recorder[State]):
    game = "zombie-pirate-mafia"

    def __init__(self, initial: State) -> None:
        super().__init__(initial)
        self._dice: dict[str, Any] = {}

    def chance(self) -> dict[str, Any]:
        return self._dice

    def evolve(self, event: Event) -> State:
        return evolve(self.state, event)

    def facts_of(self, event: Event) -> list[Fact]:
        fact = fact_of(self.state, event)
        return [] if fact is None else [fact]

    def note(self, event: Event) -> None:
        match event:
            case e.Dealt():
                ships: dict[str, dict[str, str]] = {ship: {} for ship in event.ships}
                for berth in event.berths:
                    ships[berth.ship][berth.alias] = berth.role
                self.setup = {"ships": ships}
            case e.ZombiesDrawn():
                self._dice = self._drawn(event.rising)

    def _drawn(self, rising: Rising) -> dict[str, Any]:
        return {
            "zombies": rising.number,
            "zombie_order": [self._alias(seat) for seat in rising.order],
            "aliases": list(rising.aliases),
            "crew": rising.crew,
            "crew_order": list(rising.crew_order),
        }

    def _alias(self, seat: Seat) -> str:
        return self.state.sailors[seat].alias

    def steps_of(self, command: Command, events: tuple[Event, ...]) -> list[Step]:
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
