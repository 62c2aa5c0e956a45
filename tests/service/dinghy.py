"""A small game for the tests of the service: everybody in a dinghy votes each day, and days close by the clock.

Its `lot` is drawn when a day opens and told to seat 0 alone, so that secrets and draws can be followed.
"""

from datetime import datetime, timedelta
from typing import Any

import msgspec

from core.engine.audience import EVERYONE, Audience, only
from core.engine.chance import Chance
from core.engine.codec import Codec
from core.engine.command import (
    CancelGame,
    CloseNow,
    Command,
    DeadlineReached,
    Join,
    Leave,
    Modkill,
    Pause,
    Resume,
    SeatCommand,
    Start,
    Substitute,
    TakeBack,
)
from core.engine.deadline import Deadline
from core.engine.event import Event, TakenBack
from core.engine.ids import Person, Seat
from core.engine.notice import Notice, Place, Ring
from core.engine.record import Record, replace
from core.engine.refusal import Refused
from core.engine.ruleset import Ruleset, Viewer

DAY = timedelta(hours=6)
LAST_DAY = 100_000


class Vote(SeatCommand, frozen=True, tag="vote"):
    name: str


class Stumble(SeatCommand, frozen=True, tag="stumble"):
    """Breaks an invariant on purpose."""


class Boarded(Event, frozen=True, tag="boarded"):
    person: Person
    name: str


class Left(Event, frozen=True, tag="left"):
    person: Person


class DayOpened(Event, frozen=True, tag="day_opened"):
    day: int
    closes_at: datetime
    lot: int


class Voted(Event, frozen=True, tag="voted"):
    who: Seat
    name: str


class Drowned(Event, frozen=True, tag="drowned"):
    who: Seat


class Replaced(Event, frozen=True, tag="replaced"):
    who: Seat
    person: Person


class Paused(Event, frozen=True, tag="paused"):
    at: datetime


class Resumed(Event, frozen=True, tag="resumed"):
    closes_at: datetime


class Reminded(Event, frozen=True, tag="reminded"):
    day: int


class Ended(Event, frozen=True, tag="ended"):
    day: int


class Dinghy(Record, frozen=True):
    people: tuple[Person, ...] = ()
    names: tuple[str, ...] = ()
    drowned: frozenset[Seat] = frozenset()
    day: int = 0
    lot: int = 0
    votes: dict[int, str] = msgspec.field(default_factory=dict)
    closes_at: datetime | None = None
    paused_at: datetime | None = None
    reminded: bool = False
    over: bool = False


Events = (
    Boarded | Left | DayOpened | Voted | Drowned | Replaced | Paused | Resumed | Reminded | Ended | TakenBack
)
Commands = (
    Join
    | Leave
    | Start
    | CancelGame
    | DeadlineReached
    | Vote
    | Stumble
    | Modkill
    | Substitute
    | Pause
    | Resume
    | CloseNow
    | TakeBack
)


def decide(state: Dinghy, command: Command, chance: Chance, now: datetime) -> tuple[Event, ...] | Refused:
    if state.over:
        return Refused("game_over")
    match command:
        case Join(person=person, name=name):
            return Refused("already_joined") if person in state.people else (Boarded(person, name),)
        case Leave(person=person):
            return (Left(person),) if person in state.people and not state.day else Refused("not_joined")
        case Start():
            if len(state.people) < 2:
                return Refused("wrong_count", {"count": len(state.people), "fewest": 2})
            return (_opening(1, now, chance),)
        case Vote(who=who, name=name):
            if not state.day or state.paused_at is not None:
                return Refused("not_open")
            return () if state.votes.get(who) == name else (Voted(who, name),)
        case Stumble():
            raise AssertionError("the mast breaks")
        case Modkill() | Substitute() | Pause() | Resume():
            return _override(state, command, now)
        case _:
            return _by_the_clock(state, command, chance, now)


def _by_the_clock(state: Dinghy, command: Command, chance: Chance, now: datetime) -> tuple[Event, ...]:
    match command:
        case CancelGame():
            return (Ended(state.day),)
        case DeadlineReached(kind="remind"):
            return (Reminded(state.day),)
        case DeadlineReached() | CloseNow():
            return (Ended(state.day),) if state.day == LAST_DAY else (_opening(state.day + 1, now, chance),)
        case _:
            raise AssertionError(f"the dinghy knows no {command}")


def _override(state: Dinghy, command: Command, now: datetime) -> tuple[Event, ...]:
    match command:
        case Modkill(who=who):
            return (
                Drowned(who),
                *([Ended(state.day)] if len(state.drowned) + 2 >= len(state.people) else []),
            )
        case Substitute(who=who, person=person):
            return (Replaced(who, person),)
        case Pause():
            return (Paused(now),)
        case Resume():
            assert state.closes_at is not None
            assert state.paused_at is not None
            return (Resumed(state.closes_at + (now - state.paused_at)),)
        case _:
            raise AssertionError(f"the dinghy knows no {command}")


def _opening(day: int, now: datetime, chance: Chance) -> DayOpened:
    return DayOpened(day, now + DAY, chance.integer(f"lot/{day}", 1, 1_000_000))


def evolve(state: Dinghy, event: Event) -> Dinghy:
    match event:
        case DayOpened(day=day, closes_at=closes_at, lot=lot):
            return replace(state, day=day, closes_at=closes_at, lot=lot, votes={}, reminded=False)
        case Reminded():
            return replace(state, reminded=True)
        case Paused(at=at):
            return replace(state, paused_at=at)
        case Resumed(closes_at=closes_at):
            return replace(state, paused_at=None, closes_at=closes_at)
        case Ended():
            return replace(state, over=True, closes_at=None)
        case _:
            return _evolve_seats(state, event)


def _evolve_seats(state: Dinghy, event: Event) -> Dinghy:
    match event:
        case Boarded(person=person, name=name):
            return replace(state, people=(*state.people, person), names=(*state.names, name))
        case Left(person=person):
            place = state.people.index(person)
            people = state.people[:place] + state.people[place + 1 :]
            return replace(state, people=people, names=state.names[:place] + state.names[place + 1 :])
        case Voted(who=who, name=name):
            return replace(state, votes={**state.votes, who: name})
        case Drowned(who=who):
            return replace(state, drowned=state.drowned | {who})
        case Replaced(who=who, person=person):
            return replace(
                state, people=tuple(person if seat == who else old for seat, old in enumerate(state.people))
            )
        case _:
            raise AssertionError(f"the dinghy knows no {event}")


def next_deadline(state: Dinghy) -> Deadline | None:
    if state.closes_at is None or state.paused_at is not None or state.over:
        return None
    if not state.reminded:
        return Deadline("remind", state.closes_at - timedelta(hours=1))
    return Deadline("close", state.closes_at)


def taken_back(past: Dinghy, present: Dinghy, event: TakenBack) -> Dinghy:
    left = past.closes_at - event.past_at if past.closes_at is not None else None
    return replace(past, closes_at=event.at + left if left is not None else None, paused_at=event.at)


def audience(before: Dinghy, event: Event) -> Audience:
    return EVERYONE


def tell(event: Event, viewer: Viewer) -> dict[str, Any] | None:
    match event:
        case DayOpened(day=day, lot=lot):
            return {"day": day, "lot": lot} if viewer.moderator or viewer.seat == 0 else {"day": day}
        case Voted(who=who, name=name):
            return {"who": who, "name": name}
        case _:
            return {}


def notices(before: Dinghy, event: Event, after: Dinghy) -> tuple[Notice, ...]:
    match event:
        case DayOpened(day=day, lot=lot):
            return (
                Notice(key="dinghy-day", facts={"day": day}, place=Place.TABLE, ring=Ring.LOUD),
                Notice(
                    key="dinghy-lot", facts={"lot": lot}, place=Place.PRIVATE, to=only(Seat(0)), protect=True
                ),
                Notice(key="dinghy-bulletin", facts={"day": day}, place=Place.BULLETIN),
            )
        case Voted(who=who):
            return (
                Notice(key="dinghy-receipt", facts={"day": after.day}, place=Place.PRIVATE, to=only(who)),
            )
        case Drowned():
            return (Notice(key="dinghy-drowned", facts={}, place=Place.MODERATORS),)
        case Reminded():
            return (Notice(key="dinghy-reminder", facts={"day": after.day}, place=Place.TABLE),)
        case _:
            return ()


def cards(state: Dinghy) -> tuple[Notice, ...]:
    if state.over:
        return ()
    seats = Audience(frozenset(Seat(seat) for seat in range(len(state.people))))
    votes = len(state.votes)
    return (
        Notice(key="dinghy-board", facts={"day": state.day, "votes": votes}, place=Place.TABLE, card="board"),
        Notice(key="dinghy-card", facts={"votes": votes}, place=Place.PRIVATE, to=seats, card="deck"),
    )


def view(state: Dinghy, viewer: Viewer) -> dict[str, Any]:
    shown: dict[str, Any] = {"day": state.day, "votes": len(state.votes)}
    if viewer.moderator or viewer.seat == 0:
        shown["lot"] = state.lot
    return shown


DINGHY: Ruleset[Dinghy] = Ruleset(
    name="dinghy",
    initial=Dinghy(),
    decide=decide,
    evolve=evolve,
    audience=audience,
    tell=tell,
    notices=notices,
    cards=cards,
    view=view,
    next_deadline=next_deadline,
    closing=frozenset({"close"}),
    fleeting=frozenset({"dinghy-reminder"}),
    taken_back=taken_back,
    seating=lambda state: {person: Seat(seat) for seat, person in enumerate(state.people)},
    is_over=lambda state: state.over,
    settings=lambda state: {},
    codec=Codec(Events, Commands, Dinghy),
)
