"""A table of pirates in port: nine of them on a fast clock, unless a test wants others."""

from datetime import datetime

from core.engine.calendar import FastClock
from core.engine.command import Join, Start
from core.engine.event import Event
from core.engine.ids import Person, Seat
from core.engine.record import replace
from core.mafia.commands import Configure, OfferAliases
from core.mafia.ruleset import RULESET
from core.mafia.settings import Settings
from core.mafia.setup import house_setup
from core.mafia.state import Phase, State, seat_of
from tests import port as any_game
from tests.port import NOON as NOON

FAST = Settings(house_setup(9), FastClock(day_minutes=60, night_minutes=30))


class Port(any_game.Port[State]):
    def __init__(self, seed: int = 1, now: datetime = NOON) -> None:
        super().__init__(RULESET, seed, now)

    def until(self, phase: Phase, day: int) -> None:
        """To the moment at which that phase begins."""
        while (self.state.phase, self.state.day) != (phase, day):
            self.to_deadline()

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
