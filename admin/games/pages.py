"""What the panel has to know of a game besides its rules: how to read its state, and which pages show it."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from flask import Flask

from core.engine.chance import Chance
from core.engine.command import Command
from core.engine.ids import Seat
from core.engine.refusal import Refused
from core.service.moves import Entry


@dataclass(frozen=True, slots=True)
class GameClock:
    """The present phase of a game."""

    closes_at: datetime
    paused_at: datetime | None

    def left(self, now: datetime) -> timedelta:
        """What is left of the phase; a pause does not use it up."""
        return max(self.closes_at - (self.paused_at or now), timedelta(0))


@dataclass(frozen=True, slots=True)
class Told:
    """An event of the story as a sentence."""

    key: str
    facts: dict[str, Any]


@dataclass(frozen=True, slots=True)
class About:
    """Whom an event speaks of, where it happened, and which day it opens or closes (0: none)."""

    seats: frozenset[int] = frozenset()
    room: str = ""
    day: int = 0


@dataclass(frozen=True, slots=True)
class GamePages:
    """One entry a game. `names` are by seat (in a lobby, by order of joining).

    `now_is_secret`: the page of the present shows what players may not know, so that opening it is a look.
    """

    prefix: str
    now_is_secret: bool
    clock: Callable[[Any], GameClock | None]
    names: Callable[[Any], tuple[str, ...]]
    phase: Callable[[Any], tuple[str, int]]
    """Name of the phase and number of the day (0: none yet)."""
    still_to_act: Callable[[Any], list[str]]
    told: Callable[[Entry, Any, Callable[[Any], str]], Told]
    """An event as a sentence; the last argument finds the name of an account."""
    about: Callable[[dict[str, Any]], About]
    """What the story filters by, from the fields of an event."""
    choices: Callable[[dict[str, Any], Any], list[tuple[str, tuple[str, ...]]]]
    """From a seat's own view: what a moderator can do for it now, and what each act may name."""
    remedies: Callable[[Seat], dict[str, Command]]
    """What a moderator does to a sailor, by the name of the deed: offered while the rules allow it."""
    call: Callable[[str], str]
    """A choice as a menu shows it."""
    words: Callable[[Flask], None]
    """Adds what its own templates need."""
    foresee: Callable[[Any, Chance, datetime], list[dict[str, Any]] | Refused]
    """The events that a close would bring about now, as a moderator is told them."""
    rooms: Callable[[Any], tuple[str, ...]]
    """Where the moderator can speak, besides to everybody."""
    readers: Callable[[Any, str], tuple[int, ...]]
    """The seats that read a room; none for one that is not there."""
    chains: int = 0
    """How many further names a vote may give, each counting when those before it have left play."""
    tabs: tuple[tuple[str, str], ...] = ()
    """Pages of this game only: endpoint and title."""
