"""What is said because of an event: one letter, dusk or dawn to every seat alike, the news of a room to its readers."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from core.engine.event import Event
from core.engine.notice import Notice, Place, Ring
from core.engine.record import replace
from core.mafia.state import State, home_of
from core.mafia.telling import everybody, moderators, room

NOTICES: Mapping[str, frozenset[str]] = {
    key: frozenset(facts.split())
    for key, facts in {
        # The same to every seat, in kind, number and order.
        "zpm-letter": "alias role ship crew fellows fellow_ships opens_at",
        "zpm-dawn": "day alias room status puppet deaths closes_at plank_at",
        "zpm-reminder": "phase day ends_at plank_at",
        "zpm-day3-letter": "alias role zombie fellows crews status",
        "zpm-ended": "winner sailors",
        "zpm-called-off": "sailors",
        "zpm-deadline-moved": "phase day ends_at plank_at",
        "zpm-paused": "",
        "zpm-resumed": "phase day ends_at plank_at",
        # To the readers of a room.
        "zpm-voted": "room name names",
        "zpm-unvoted": "room name",
        "zpm-lynched": "room name by tie",
        "zpm-escaped": "room name how",
        "zpm-returned": "room name",
        "zpm-plank-called": "room name by plank_at",
        "zpm-plank-ended": "room name how",
        "zpm-mutineer-died": "room name",
        "zpm-modkilled": "room name",
        "zpm-revived": "room name",
        "zpm-lynching-cancelled": "room name",
        "zpm-renamed": "room old name",
        # To one sailor, because of what he did.
        "zpm-captain-told": "name evil",
        "zpm-order-given": "kind name ends_at",
        "zpm-order-withdrawn": "kind ends_at",
        "zpm-rested": "ends_at",
        "zpm-stars": "zombies spies ship",
        "zpm-body": "name body",
        "zpm-takeover": "alias role zombie status fellows room",
        # To the table chat and to those who follow it.
        "zpm-table-started": "sailors seed_hash opens_at",
        "zpm-table-day": "day closes_at plank_at",
        "zpm-table-night": "day ends_at",
        "zpm-table-converged": "crews",
        "zpm-table-died": "name how",
        "zpm-table-escaped": "name",
        # To the moderators.
        "zpm-block": "side votes of outs",
    }.items()
}
"""Every text of this game that is sent because of an event, and the facts it gets.

`role` is as told (Z1.4), or `zombie`. `status` is `present`, `possessed`, `away` or `dead`. `tie`: several had equal
votes (Z3.8 forbids to say more). Times are ISO texts in UTC, empty where there is none. `deaths` are {name, room,
marks}; `crews` are {ship, names}; `sailors` of the end are as in the view's `reveal`.
"""

Teller = Callable[[State, Any, State], Iterable[Notice]]

_TOLD: dict[type[Event], Teller] = {**everybody.TOLD, **room.TOLD}


def notices(before: State, event: Event, after: State) -> tuple[Notice, ...]:
    """The moderators hear of an unbeatable block when it comes about (Z10.5)."""
    told = _TOLD.get(type(event))
    news = () if told is None else told(before, event, after)
    found = tuple(_hushed_elsewhere(before, notice) for notice in news)
    bulletins = tuple(
        Notice(notice.key, notice.facts, Place.BULLETIN) for notice in found if notice.place is Place.TABLE
    )
    return (*found, *bulletins, *moderators.told(before, event, after))


def _hushed_elsewhere(state: State, notice: Notice) -> Notice:
    """Who reads another ship than his own (a Spy, Z1.5) gets its news without a sound: his phone rings when those of
    his shipmates ring, and no more often (secrecy: signals)."""
    if notice.ring is Ring.SILENT or notice.room not in state.ships:
        return notice
    hushed = frozenset(seat for seat in notice.to.seats if home_of(state, seat) != notice.room)
    return replace(notice, hushed=hushed)
