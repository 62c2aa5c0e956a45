"""What happens at one moment is told by name: a zombie keeps his seat, which would tell his old ship (secrecy)."""

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Protocol, TypeVar

from core.engine.event import Event
from core.mafia import events as e


class Happened(Protocol):
    """An event with whatever the teller knows around it."""

    @property
    def event(self) -> Event: ...


H = TypeVar("H", bound=Happened)


def by_name(steps: Iterable[H]) -> Iterator[H]:
    """Recorded they stay in seat order, as the rules bring them about."""
    for moment, run in groupby(steps, key=lambda step: _moment(step.event)):
        found = list(run)
        yield from sorted(found, key=_name) if moment else found


def _moment(event: Event) -> str:
    """Of what kind the moment is whose events happen at the same time; empty for one that happens by itself."""
    match event:
        case e.Lynched(by="plurality") | e.Escaped(by="plurality"):
            return "close"
        case e.MutineerDied():
            return "mutiny"
        case e.NightDeath():
            return "night"
        case e.Returned():
            return "return"
        case _:
            return ""


def _name(step: Happened) -> str:
    alias: str = step.event.who.alias  # type: ignore[attr-defined]
    return alias
