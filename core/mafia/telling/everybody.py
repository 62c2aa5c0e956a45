"""What every seat is told at the same moment: one message of the same kind each, whether or not it holds a secret.

Nobody can tell from number, order or kind of another's messages what he is.
"""

from collections.abc import Callable, Iterable
from typing import Any

from core.engine.event import Event
from core.engine.ids import Seat
from core.engine.notice import Notice
from core.mafia import events as e
from core.mafia.faces import alias, aliases
from core.mafia.state import CONVERGENCE_DAY, Fallen, Phase, State, crew_of, home_of, is_paused, room_of
from core.mafia.telling.moments import (
    Facts,
    ends_at,
    iso,
    phase_facts,
    to_all,
    to_seat,
    to_table,
)
from core.mafia.view import crews, fellows, puppet, reveal, status_told, told_role


def seats(state: State) -> list[Seat]:
    return [Seat(seat) for seat in state.seats]


def letter(state: State, seat: Seat) -> Facts:
    """The role letter (Z1.4, Z1.5)."""
    others = fellows(state, seat)
    ships = {sailor.alias: sailor.ship for sailor in state.sailors}
    return {
        "alias": alias(state, seat),
        "role": told_role(state.sailors[seat]),
        "ship": state.sailors[seat].ship,
        "crew": aliases(state, crew_of(state, home_of(state, seat))),
        "fellows": others,
        "fellow_ships": [ships[name] for name in others],
        "opens_at": ends_at(state),
    }


def dealt(before: State, event: e.Dealt, after: State) -> Iterable[Notice]:
    facts = {
        "sailors": len(after.sailors),
        "seed_hash": event.seed_hash,
        "opens_at": iso(event.first_day.opens),
    }
    yield to_table("zpm-table-started", facts)
    for seat in seats(after):
        yield to_seat("zpm-letter", letter(after, seat), seat, protect=True)


def dawn(before: State, event: e.DayOpened, after: State) -> Iterable[Notice]:
    """Who died in the night in the rooms he read, how he stands today, and until when."""
    times = {"closes_at": iso(event.closes_at), "plank_at": iso(event.plank_at)}
    yield from _night_told(before)
    yield to_table("zpm-table-day", {"day": event.day, **times})
    for seat in seats(after):
        facts = {
            "day": event.day,
            "alias": alias(after, seat),
            "room": room_of(after, seat) or "",
            "status": status_told(after, seat),
            "puppet": puppet(after, seat)["puppet"] or "",
            "deaths": deaths_told(after, seat),
            **times,
        }
        yield to_seat("zpm-dawn", facts, seat, protect=True)


def deaths_told(state: State, seat: Seat) -> list[Facts]:
    """Of Night 2 only to the ships they concern (Z7.10)."""
    return [
        {"name": fallen.alias, "room": fallen.room, "marks": list(fallen.marks)}
        for fallen in _by_alias(state.fallen)
        if seat in fallen.told_to
    ]


def _night_told(state: State) -> Iterable[Notice]:
    """To the table, from Night 3 on, once all are known."""
    if state.phase is Phase.NIGHT and state.day >= CONVERGENCE_DAY:
        for fallen in _by_alias(state.fallen):
            yield to_table("zpm-table-died", {"name": fallen.alias, "how": "night"})


def _by_alias(fallen: Iterable[Fallen]) -> list[Fallen]:
    """A zombie keeps the seat of who he was: in seat order his place would tell his old ship (secrecy: handles)."""
    return sorted(fallen, key=lambda each: each.alias)


def dusk(before: State, event: e.DayClosed, after: State) -> Iterable[Notice]:
    """The seats have their night sheets (`cards`)."""
    yield to_table("zpm-table-night", {"day": event.day, "ends_at": iso(event.ends_at)})


def converged(before: State, event: e.Converged, after: State) -> Iterable[Notice]:
    """A letter to everybody, the dead too; only what stands in it differs (Z9.3, Z9.4)."""
    introduced = crews(after)
    yield to_table("zpm-table-converged", {"crews": introduced})
    for seat in seats(after):
        facts = {
            "alias": alias(after, seat),
            "role": told_role(after.sailors[seat]),
            "zombie": after.sailors[seat].zombie,
            "fellows": fellows(after, seat),
            "crews": introduced,
            "status": status_told(after, seat),
        }
        yield to_seat("zpm-day3-letter", facts, seat, protect=True)


def ended(before: State, event: e.Ended, after: State) -> Iterable[Notice]:
    facts = {"winner": event.winner, "sailors": reveal(after)}
    return (*_night_told(before), to_table("zpm-ended", facts), to_all("zpm-ended", facts))


def called_off(before: State, event: e.CalledOff, after: State) -> Iterable[Notice]:
    facts = {"sailors": reveal(after)}
    return (to_table("zpm-called-off", facts), to_all("zpm-called-off", facts))


def reminded(before: State, event: e.Reminded, after: State) -> Iterable[Notice]:
    yield to_all("zpm-reminder", phase_facts(after))


def timetable_changed(before: State, event: e.TimetableChanged, after: State) -> Iterable[Notice]:
    """By day nothing is said: only days to come have moved."""
    return clock_told("zpm-deadline-moved")(before, event, after) if event.window is not None else ()


def clock_told(key: str) -> Callable[[State, Any, State], Iterable[Notice]]:
    def told(before: State, event: Any, after: State) -> Iterable[Notice]:
        """While a game is paused nobody knows when its phase will end."""
        facts = {} if key == "zpm-paused" else phase_facts(after)
        if facts and is_paused(after):
            facts |= {"ends_at": "", "plank_at": ""}
        return (to_table(key, facts), to_all(key, facts))

    return told


TOLD: dict[type[Event], Callable[[State, Any, State], Iterable[Notice]]] = {
    e.Dealt: dealt,
    e.DayOpened: dawn,
    e.DayClosed: dusk,
    e.Converged: converged,
    e.Ended: ended,
    e.CalledOff: called_off,
    e.Reminded: reminded,
    e.DeadlineMoved: clock_told("zpm-deadline-moved"),
    e.TimetableChanged: timetable_changed,
    e.ClockStopped: clock_told("zpm-paused"),
    e.ClockResumed: clock_told("zpm-resumed"),
}
