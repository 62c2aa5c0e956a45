"""Turns a voyage that was made into a scenario file that plays to the same facts (scenarios)."""

from graphlib import CycleError, TopologicalSorter
from itertools import pairwise
from typing import Any

from core.engine import recording
from core.engine.calendar import Calendar
from core.engine.codec import command_name
from core.engine.command import (
    CloseNow,
    Command,
    DeadlineReached,
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
from core.raft import commands as c
from core.raft import events as e
from core.raft.evolve import evolve
from core.raft.facts import facts_of
from core.raft.scenario import play
from core.raft.state import Goods, Phase, Raft, name_of


def recorded(initial: Raft, moves: Moves, title: str = "") -> dict[str, Any]:
    """The file. Raises `CannotRecord` for what the format has no word for: take-backs, substitutions, new names."""
    return recording.recorded(_Recorder(initial), moves, title, play)


class _Recorder(Recorder[Raft]):
    game = "raft-of-the-medusa"

    def __init__(self, initial: Raft) -> None:
        super().__init__(initial)
        self._decks: dict[str, Any] = {"reshuffles": []}
        self._colours: dict[str, str] = {}
        self._after: dict[str, set[str]] = {}
        """Combats, and which were fought before each on some day."""

    def chance(self) -> dict[str, Any]:
        try:
            order = list(TopologicalSorter(self._after).static_order())
        except CycleError as error:
            raise CannotRecord("combats in one order on one day and in another on the next") from error
        return {**self._decks, "combat_order": order, "colours": self._colours}

    def evolve(self, event: Event) -> Raft:
        return evolve(self.state, event)

    def facts_of(self, event: Event) -> list[Fact]:
        return facts_of(self.state, event)

    def note(self, event: Event) -> None:
        match event:
            case e.Started():
                self.setup = {"players": [sailor.name for sailor in self.state.sailors]}
            case e.DayDeckShuffled(cards):
                self._decks.setdefault("day_deck", [str(card) for card in cards])
            case e.ActionDeckShuffled(cards, again):
                deck = [str(card) for card in cards]
                self._decks["reshuffles"] += [deck] if again else []
                if not again:
                    self._decks.setdefault("action_deck", deck)
            case e.CombatsOrdered(combats):
                names = [self._combat(combat.key()) for combat in combats]
                for before, after in pairwise(names):
                    self._after.setdefault(after, set()).add(before)
            case e.Tried(who, colour) if self.state.sailors[who].alive:
                self._colours[name_of(self.state, who)] = colour.value

    def _combat(self, key: str) -> str:
        return ">".join(name_of(self.state, Seat(int(seat))) for seat in key.split(">"))

    def steps_of(self, command: Command, events: tuple[Event, ...]) -> list[Step]:
        match command:
            case DeadlineReached() | CloseNow():
                is_dawn = self.state.phase is Phase.DAWN
                is_close = any(not isinstance(event, e.Reminded) for event in events)
                return [{"to": "end"}] if is_close and not is_dawn else []
            case Pause() | Resume() | MoveDeadline():
                return []
            case Modkill(who):
                return [{"modkill": [self._name(who)]}]
            case Revive(who):
                return [{"revive": [self._name(who)]}]
            case c.SetSailor(who, health, food, weapons):
                given = {"health": health, "food": food, "weapons": weapons}
                return [{"set": [self._name(who), {k: v for k, v in given.items() if v is not None}]}]
            case c.SayDone() if isinstance(self.state.settings.pace, Calendar):
                return []  # by post it ends nothing (R6.2), and a scenario knows no other clock than a sitting's
            case SeatCommand():
                return [self._seat_step(command)]
            case _:
                raise CannotRecord(f"the command {command_name(command)}")

    def _seat_step(self, command: SeatCommand) -> Step:
        who = self._name(command.who)
        match command:
            case c.WriteFast(_, suit):
                return {"act": [who, "fast", suit.value]}
            case c.WriteScavenge(_, suit):
                return {"act": [who, "scavenge", suit.value]}
            case c.WriteWeapon(_, colour):
                return {"act": [who, "weapon", colour.value]}
            case c.WriteAttack(_, target):
                return {"act": [who, "attack", target]}
            case c.Give(_, to, what):
                return {"give": [who, to, _goods(what)]}
            case c.MakeOffer(_, to, gives, wants):
                return {"offer": [who, to, _goods(gives), _goods(wants)]}
            case _:
                return self._short_step(command, who)

    def _short_step(self, command: SeatCommand, who: str) -> Step:
        match command:
            case c.AcceptOffer(_, name):
                return {"accept": [who, name]}
            case c.RefuseOffer(_, name):
                return {"refuse": [who, name]}
            case c.WithdrawOffer(_, name):
                return {"withdraw": [who, name]}
            case c.Eat(_, name):
                return {"eat": [who, name]}
            case c.BlameSomebody(_, name):
                return {"blame": [who, name]}
            case c.CallColour(_, colour):
                return {"colour": [who, colour.value]}
            case c.KeepFood():
                return {"fast": [who]}
            case c.HandIn():
                return {"feed": [who]}
            case c.SayDone():
                return {"done": [who]}
            case _:
                raise CannotRecord(f"the command {command_name(command)}")

    def _name(self, who: Seat) -> str:
        return name_of(self.state, who)


def _goods(goods: Goods) -> dict[str, int]:
    given = {"food": goods.food, "weapons": goods.weapons}
    return {name: number for name, number in given.items() if number}
