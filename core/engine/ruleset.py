"""One registry entry a game: everything that the service and the adapters may ask of its rules."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Generic, TypeVar

from core.engine.audience import Audience
from core.engine.chance import Chance
from core.engine.codec import Codec
from core.engine.command import Command
from core.engine.deadline import Deadline
from core.engine.event import Event, TakenBack
from core.engine.ids import Person, Seat
from core.engine.notice import Notice
from core.engine.record import Record
from core.engine.refusal import Refused

S = TypeVar("S")


class Viewer(Record, frozen=True):
    """Who looks: a seat, a moderator, or (neither) an onlooker."""

    seat: Seat | None = None
    moderator: bool = False


ONLOOKER = Viewer()
MODERATOR = Viewer(moderator=True)


@dataclass(frozen=True, slots=True)
class Ruleset(Generic[S]):
    """The pure functions of one game. None of them knows a clock, a database or a chat.

    - `decide(state, command, chance, now)`: the events the command brings about, in order, or why not. `now` is the
      command's own time (aware, UTC). An empty tuple means: allowed, and nothing changes.
    - `evolve(state, event)`: records; never judges.
    - `audience(before, event)`: who may know the event, by the state before it.
    - `tell(event, viewer)`: the event as this viewer may know it (hidden fields removed); `None` is not for him.
      It is asked only for viewers whom the audience includes, or a moderator.
    - `notices(before, event, after)`: what is said because of the event.
    - `telling(steps)`: steps (each with its `event`) in the order in which they are told, where that is not the one in
      which they are recorded.
    - `cards(state)`: the messages that show how things stand, each with a `card` name; re-rendered after every command.
    - `view(state, viewer)`: how things stand for this viewer, as plain JSON values, built up from what he may know.
    - `next_deadline(state)`: the one next moment at which the game moves by itself; `None` while paused or over.
    - `closing`: the kinds of deadlines that end a phase: what was sent before such a one comes too late after it.
    - `fleeting`: keys of notices that are worth nothing once the phase has ended in which they were put: they are not
      sent then.
    - `taken_back(past, present, event)`: the state a take-back leaves: `past`, paused, with what can never be
      given back (aliases used, the epoch) carried over from `present`.
    - `seating(state)`: which person holds which seat now (in the lobby: in order of joining).
    - `is_over(state)`: nothing more is accepted.
    - `settings(state)`: what a next table of the same kind would be opened with.
    """

    name: str
    initial: S
    decide: Callable[[S, Command, Chance, datetime], tuple[Event, ...] | Refused]
    evolve: Callable[[S, Event], S]
    audience: Callable[[S, Event], Audience]
    tell: Callable[[Event, Viewer], dict[str, Any] | None]
    notices: Callable[[S, Event, S], tuple[Notice, ...]]
    cards: Callable[[S], tuple[Notice, ...]]
    view: Callable[[S, Viewer], dict[str, Any]]
    next_deadline: Callable[[S], Deadline | None]
    closing: frozenset[str]
    fleeting: frozenset[str]
    taken_back: Callable[[S, S, TakenBack], S]
    seating: Callable[[S], Mapping[Person, Seat]]
    is_over: Callable[[S], bool]
    settings: Callable[[S], dict[str, Any]]
    codec: Codec[S]
    telling: Callable[[Iterable[Any]], Iterable[Any]] = iter
