"""A table as the service runs it: commands at given times from one seed, everything recorded."""

from datetime import UTC, datetime, timedelta

from core.engine.calendar import FastClock
from core.engine.chance import SeededChance
from core.engine.command import Command, DeadlineReached, Join, Start
from core.engine.event import Event, TakenBack
from core.engine.fold import history
from core.engine.ids import Person, Seat
from core.engine.record import replace
from core.engine.refusal import Refused
from core.mafia.commands import Configure, OfferAliases
from core.mafia.ruleset import RULESET
from core.mafia.setup import house_setup
from core.mafia.state import Phase, Settings, State, seat_of

NOON = datetime(2026, 7, 5, 12, tzinfo=UTC)

FAST = Settings(house_setup(9), FastClock(day_minutes=60, night_minutes=30))


class Port:
    """`ok` expects every command to be allowed; `send` gives the refusal."""

    def __init__(self, seed: int = 1, now: datetime = NOON) -> None:
        self.now = now
        self.events: list[Event] = []
        self.times: list[datetime] = []
        self.states: list[State] = [RULESET.initial]
        self._seed = seed.to_bytes(32, "big")
        self._epoch = 0

    @property
    def state(self) -> State:
        return self.states[-1]

    def send(self, command: Command) -> Refused | None:
        chance = SeededChance(self._seed, self._epoch)
        decided = RULESET.decide(self.state, command, chance, self.now)
        if isinstance(decided, Refused):
            return decided
        for event in decided:
            self.record(event, RULESET.evolve(self.state, event))
        return None

    def ok(self, *commands: Command) -> None:
        for command in commands:
            refused = self.send(command)
            assert refused is None, (command, refused)

    def record(self, event: Event, after: State) -> None:
        self.events.append(event)
        self.times.append(self.now)
        self.states.append(after)

    def take_back(self, to: int) -> None:
        """As the engine does it: back to the state after event number `to`."""
        event = TakenBack(to, self.times[to - 1], self.now)
        self.record(event, RULESET.taken_back(self.states[to], self.state, event))
        self._epoch += 1

    def later(self, **delta: float) -> None:
        """Lets time pass, applying every deadline at its own moment."""
        until = self.now + timedelta(**delta)
        while (due := RULESET.next_deadline(self.state)) and due.at <= until:
            self.now = max(self.now, due.at)
            self.ok(DeadlineReached(due.kind, due.at))
        self.now = until

    def until(self, phase: Phase, day: int) -> None:
        """To the moment at which that phase begins."""
        while (self.state.phase, self.state.day) != (phase, day):
            due = RULESET.next_deadline(self.state)
            assert due is not None, "the game has ended or is paused"
            self.now = max(self.now, due.at)
            self.ok(DeadlineReached(due.kind, due.at))

    def refold(self) -> State:
        return history(RULESET, self.events)[-1]

    def who(self, role: str, number: int = 0) -> Seat:
        """The seat of the first (or another) bearer of a role."""
        found = [seat for seat, sailor in enumerate(self.state.sailors) if sailor.role == role]
        return Seat(found[number])

    def name(self, seat: Seat) -> str:
        return self.state.sailors[seat].alias

    def named(self, alias: str) -> Seat:
        seat = seat_of(self.state, alias)
        assert seat is not None
        return seat

    def happened(self, *kinds: type[Event]) -> list[Event]:
        return [event for event in self.events if isinstance(event, kinds)]


def boarded(
    settings: Settings = FAST, seed: int = 1, now: datetime = NOON, people: int | None = None
) -> Port:
    """A lobby with accounts 101, 102, … aboard, each under the first alias offered to him."""
    port = Port(seed, now)
    port.ok(Configure(settings))
    for number in range(people if people is not None else settings.setup.sailors):
        person = Person(101 + number)
        port.ok(OfferAliases(person))
        port.ok(Join(person, port.state.offers[-1].names[0]))
    return port


def sailing(settings: Settings = FAST, seed: int = 1, now: datetime = NOON) -> Port:
    """A game whose roles are dealt; on a fast clock Day 1 is open."""
    port = boarded(settings, seed, now)
    port.ok(Start("hash"))
    return port


def without_reminders(settings: Settings = FAST) -> Settings:
    return replace(settings, remind_minutes=0)
