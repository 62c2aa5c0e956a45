"""In which order what happens at one moment is told (secrecy: handles)."""

from dataclasses import dataclass

from core.engine.event import Event
from core.engine.ids import Seat
from core.mafia import events as e
from core.mafia.ruleset import RULESET


@dataclass(frozen=True)
class Step:
    event: Event


def told(*events: Event) -> list[Event]:
    return [step.event for step in RULESET.telling(Step(event) for event in events)]


def face(alias: str) -> e.Face:
    """Whoever comes later in the alphabet sits first."""
    return e.Face(Seat(ord("Z") - ord(alias[0])), alias)


def lynched(alias: str, by: str = "plurality") -> e.Lynched:
    return e.Lynched("Meeting", face(alias), by, tie=True)


def died(alias: str) -> e.NightDeath:
    return e.NightDeath("Meeting", face(alias), ("bitten",))


def test_those_whom_an_unbroken_tie_lynches_are_told_by_name_with_who_escaped_z42() -> None:
    escaped = e.Escaped("Meeting", face("Mia"), "plurality", 5)
    assert told(lynched("Zora"), escaped, lynched("Abel")) == [lynched("Abel"), escaped, lynched("Zora")]


def test_lynchings_one_after_another_are_told_as_they_came_z35() -> None:
    one_by_one = [lynched("Zora", "majority"), lynched("Abel", "majority")]
    assert told(*one_by_one) == one_by_one


def test_deaths_of_a_night_returns_of_a_morning_and_mutineers_are_each_told_by_name() -> None:
    for kind in (died, lambda alias: e.Returned("Meeting", face(alias)), mutiny):
        assert told(kind("Wolf"), kind("Ada")) == [kind("Ada"), kind("Wolf")]


def mutiny(alias: str) -> e.MutineerDied:
    return e.MutineerDied("Meeting", face(alias))


def test_two_moments_are_not_mixed() -> None:
    events = [lynched("Zora"), mutiny("Abel"), e.Reminded(), died("Ada")]
    assert told(*events) == events
