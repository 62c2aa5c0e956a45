"""The whole game once it is over: who was who, each one's fate and votes by day, and what happened night by night."""

from collections.abc import Iterable, Mapping
from typing import Any

from core.engine.event import Event
from core.engine.ids import Person, Seat
from core.engine.record import Record
from core.mafia import events as e
from core.mafia.notices import notices
from core.mafia.role import ROLES, side_of
from core.mafia.rooms import before_moment
from core.mafia.state import Phase, State, rooms, seat_of
from core.mafia.tally import tally

Step = tuple[State, Event, State]


class Mark(Record, frozen=True):
    """What became of a sailor: `how` is the word of a death, or `escaped`, `returned`, `risen`, `revived`."""

    day: int
    by_night: bool
    how: str


class Cast(Record, frozen=True):
    """A vote that lynched (`fatal`), or that stood when the day closed."""

    day: int
    name: str
    fatal: bool


class Life(Record, frozen=True):
    """One seat; `person` sat in it at the end."""

    person: Person
    names: tuple[str, ...]
    role: str
    side: str
    ship: str
    zombie: bool
    won: bool
    marks: tuple[Mark, ...]
    votes: tuple[Cast, ...]


class Line(Record, frozen=True):
    """One thing that happened, as the text `key` says it; `by` is whose order or answer it was."""

    key: str
    facts: dict[str, Any]
    room: str = ""
    by: str = ""


class Page(Record, frozen=True):
    """A day or a night of the log-book."""

    day: int
    by_night: bool
    lines: tuple[Line, ...]


class Saga(Record, frozen=True):
    """`lives` are in the order of ships, then of names."""

    winner: str
    lives: tuple[Life, ...]
    pages: tuple[Page, ...]


NEWS = frozenset(
    {
        "zpm-lynched",
        "zpm-escaped",
        "zpm-returned",
        "zpm-plank-ended",
        "zpm-mutineer-died",
        "zpm-modkilled",
        "zpm-revived",
        "zpm-lynching-cancelled",
        "zpm-renamed",
    }
)
"""What rooms were told and what is remembered of it; calls to the plank are in how they ended."""

ANSWERS: Mapping[type[Event], str] = {e.StarsRead: "zpm-stars", e.BodySought: "zpm-body"}
FATES: Mapping[type[Event], str] = {
    e.Lynched: "lynched",
    e.Escaped: "escaped",
    e.Returned: "returned",
    e.Drowned: "plank",
    e.MutineerDied: "mutineer",
    e.Modkilled: "modkill",
    e.Revived: "revived",
}
DAWN = (e.NightDeath, e.Possessed, e.PossessionFailed, e.Converged, e.DayOpened)
"""With the first of these the orders of a night are carried out."""


def saga(steps: Iterable[Step]) -> Saga:
    """Of a finished game: every event that stands, with the states around it. What was taken back is left out."""
    scribe = Scribe()
    last: State | None = None
    for before, event, after in steps:
        scribe.write(before, event, after)
        last = after
    if last is None:
        return Saga("nobody", (), ())
    lives = [scribe.life(last, Seat(seat)) for seat in last.seats]
    lives.sort(key=lambda life: (last.ships.index(life.ship), life.names))
    return Saga(last.winner or "nobody", tuple(lives), tuple(scribe.pages()))


class Scribe:
    """Writes as the game goes on."""

    def __init__(self) -> None:
        self._marks: dict[Seat, list[Mark]] = {}
        self._votes: dict[Seat, list[Cast]] = {}
        self._pages: dict[tuple[int, bool], list[Line]] = {}
        self._carried_out: set[int] = set()
        self._closed: set[tuple[int, str]] = set()
        """Days and rooms in which the votes of the close have lynched."""

    def pages(self) -> list[Page]:
        return [Page(day, by_night, tuple(lines)) for (day, by_night), lines in self._pages.items() if lines]

    def life(self, state: State, seat: Seat) -> Life:
        sailor = state.sailors[seat]
        return Life(
            sailor.person,
            sailor.aliases,
            ROLES[sailor.role].name,
            side_of(sailor).value,
            sailor.ship,
            sailor.zombie,
            side_of(sailor).value == state.winner,
            tuple(self._marks.get(seat, ())),
            tuple(self._votes.get(seat, ())),
        )

    def write(self, before: State, event: Event, after: State) -> None:
        if before.phase is Phase.NIGHT and isinstance(event, DAWN) and before.day not in self._carried_out:
            self._carried_out.add(before.day)
            self._orders(before)
        match event:
            case e.Lynched() | e.Escaped():
                self._fatal_votes(before, event)
            case e.DayClosed():
                self._standing_votes(before)
            case e.NightDeath():
                how = event.marks[0] if len(event.marks) == 1 else "both"
                self._mark(before, event.who.seat, how)
                self._line(
                    before,
                    Line("zpm-saga-died", {"name": event.who.alias, "marks": list(event.marks)}, event.room),
                )
            case e.Possessed():
                self._line(before, Line("zpm-saga-possessed", {"name": event.who.alias}, by=event.by.alias))
            case e.Converged():
                for risen in event.zombies:
                    self._mark(before, risen.who.seat, "risen")
                    self._line(before, Line("zpm-saga-risen", {"old": risen.who.alias, "name": risen.alias}))
            case _:
                pass
        if (fate := FATES.get(type(event))) is not None:
            self._mark(before, event.who.seat, fate)  # type: ignore[attr-defined]
        self._news(before, event, after)

    def _orders(self, state: State) -> None:
        """As they stood at dawn: those replaced or withdrawn came to nothing."""
        for order in state.night.orders:
            facts = {"kind": order.kind, "name": state.sailors[order.target].alias}
            self._line(state, Line("zpm-order", facts, by=state.sailors[order.who].alias))

    def _news(self, before: State, event: Event, after: State) -> None:
        for notice in notices(before, event, after):
            if notice.key in NEWS:
                self._line(before, Line(notice.key, dict(notice.facts), notice.room or ""))
            elif notice.key == ANSWERS.get(type(event)):
                by = event.to.alias  # type: ignore[attr-defined]
                self._line(before, Line(notice.key, dict(notice.facts), by=by))

    def _fatal_votes(self, before: State, event: e.Lynched | e.Escaped) -> None:
        state = before_moment(before)
        if event.by == "plurality":
            self._closed.add((state.day, event.room))
        for wagon in tally(state, event.room)["wagons"]:
            if wagon["name"] == event.who.alias and event.by in ("majority", "plurality"):
                self._cast(state, wagon, room=event.room, fatal=True)

    def _standing_votes(self, state: State) -> None:
        """Of rooms where the close lynched nobody: there they are the votes that have lynched."""
        for room in rooms(state):
            if (state.day, room) not in self._closed:
                for wagon in tally(state, room)["wagons"]:
                    self._cast(state, wagon, room=room, fatal=False)

    def _cast(self, state: State, wagon: Mapping[str, Any], *, room: str, fatal: bool) -> None:
        voters = [vote["name"] for vote in wagon["votes"]]
        self._line(state, Line("zpm-saga-wagon", {"name": wagon["name"], "voters": voters}, room))
        for vote in wagon["votes"]:
            seat = seat_of(state, vote["name"])
            assert seat is not None
            self._votes.setdefault(seat, []).append(Cast(state.day, wagon["name"], fatal))

    def _mark(self, state: State, seat: Seat, how: str) -> None:
        """Who comes back or rises does so as the next day opens."""
        is_dawn = how in ("returned", "risen")
        day, by_night = (state.day + 1, False) if is_dawn else (state.day, state.phase is Phase.NIGHT)
        self._marks.setdefault(seat, []).append(Mark(day, by_night, how))

    def _page(self, state: State) -> list[Line]:
        return self._pages.setdefault((state.day, state.phase is Phase.NIGHT), [])

    def _line(self, state: State, line: Line) -> None:
        self._page(state).append(line)
