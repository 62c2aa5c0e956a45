"""Zombie Pirate Mafia as the panel shows it: its clock, its names, and every event of its story as a sentence."""

from collections.abc import Callable
from typing import Any

from flask import Flask
from markupsafe import Markup

from admin.games.mafia_choices import choices
from admin.games.pages import About, GameClock, GamePages, Told
from admin.wording import listed, say, word
from core.engine.command import Modkill, Revive
from core.mafia.commands import CancelLynching
from core.mafia.faces import aliases
from core.mafia.forecast import would_happen
from core.mafia.options import still_to_act
from core.mafia.phases.lobby import aboard
from core.mafia.rooms import readers
from core.mafia.state import CABIN, LOCKER, MEETING, State, rooms
from core.service.moves import Entry

NameOfPerson = Callable[[Any], str]

ROOM_CODES = {MEETING: "Meeting", CABIN: "cabin", LOCKER: "locker"}


def clock(state: State) -> GameClock | None:
    return None if state.clock is None else GameClock(state.clock.ends_at, state.clock.paused_at)


def names(state: State) -> tuple[str, ...]:
    """In the lobby by the order of joining, which the deal shuffles away."""
    if not state.sailors:
        return tuple(offer.alias or "" for offer in aboard(state))
    return tuple(sailor.alias for sailor in state.sailors)


def told(entry: Entry, state: State, person: NameOfPerson) -> Told:
    fields = entry.fields
    facts = {name: shown for name, value in fields.items() if (shown := plain_fact(value)) is not None}
    facts |= {name: person(fields[name]) for name in ("person",) if name in fields}
    if fields.get("room"):
        facts["room"] = room_said(fields["room"])
    more = MORE.get(entry.name)
    if more is not None:
        facts |= more(fields, state)
    for name in ("type", "at"):
        facts.pop(name, None)
    return Told(f"panel-zpm-event-{entry.name}", facts)


def about(fields: dict[str, Any]) -> About:
    return About(seats_in(fields), str(fields.get("room") or ""), int(fields.get("day") or 0))


def plain_fact(value: Any) -> Any:
    """A field as a fact, where it is one by itself: a sailor is his alias then, a list of names a list."""
    match value:
        case {"seat": int(), "alias": str(alias)}:
            return alias
        case bool() | int() | str():
            return value
        case [*items] if all(isinstance(item, str) for item in items):
            return listed(items)
        case _:
            return None


def seats_in(value: Any) -> frozenset[int]:
    match value:
        case {"seat": int(seat), **rest}:
            return frozenset({seat}) | seats_in(rest)
        case dict():
            hand = value.get("hand")
            found = frozenset({hand}) if isinstance(hand, int) else frozenset()
            return found.union(*(seats_in(part) for part in value.values()))
        case list():
            return frozenset().union(*(seats_in(part) for part in value))
        case _:
            return frozenset()


def alias_of(state: State, seat: int) -> str:
    return state.sailors[seat].alias if seat < len(state.sailors) else f"#{seat}"


def hand_said(fields: dict[str, Any], state: State) -> str:
    """Who wrote it, where that is another than the one who is shown (Z8)."""
    hand = fields["hand"]
    return "none" if hand == fields["who"]["seat"] else alias_of(state, hand)


def room_said(room: str) -> Markup:
    return say("zpm-place", room=ROOM_CODES.get(room, room))


def role_said(role: str) -> Markup:
    return say("zpm-role", role=role)


def berths_said(fields: dict[str, Any], state: State) -> dict[str, Any]:
    return {
        "berths": listed(
            [
                say("panel-pair", one=f"{one['alias']} ({one['ship']})", other=role_said(one["role"]))
                for one in fields["berths"]
            ]
        )
    }


def converged_said(fields: dict[str, Any], state: State) -> dict[str, Any]:
    rising = [
        say("panel-zpm-rises", name=one["who"]["alias"], alias=one["alias"]) for one in fields["zombies"]
    ]
    return {"zombies": listed(list(rising))}


def order_said(fields: dict[str, Any], state: State) -> dict[str, Any]:
    return {"order": say("zpm-order", kind=fields["kind"], name=fields["target"]["alias"])}


MORE: dict[str, Callable[[dict[str, Any], State], dict[str, Any]]] = {
    "settings_changed": lambda f, s: {"sailors": sum(f["settings"]["setup"]["roles"].values())},
    "dealt": berths_said,
    "voted": lambda f, s: {"names": Markup(" → ").join(f["names"]), "hand": hand_said(f, s)},
    "unvoted": lambda f, s: {"hand": hand_said(f, s)},
    "posted": lambda f, s: {"hand": hand_said(f, s)},
    "order_given": order_said,
    "night_death": lambda f, s: {"marks": listed([say("panel-zpm-mark", mark=mark) for mark in f["marks"]])},
    "zombies_drawn": lambda f, s: {"number": f["rising"]["number"], "draws": f["rising"]["draws"]},
    "zombies_chosen": lambda f, s: {"names": _chosen(f, s)},
    "zombie_named": lambda f, s: {"who": alias_of(s, f["seat"])},
    "substituted": lambda f, s: {"who": alias_of(s, f["seat"])},
    "converged": converged_said,
    "timetable_changed": lambda f, s: {"minutes": f["remind_minutes"], "posts": f["required_posts"]},
    "ended": lambda f, s: {"winner": say("panel-zpm-side", side=f["winner"])},
}


def _chosen(fields: dict[str, Any], state: State) -> Any:
    if fields["seats"] is None:
        return "none"
    return listed([alias_of(state, seat) for seat in fields["seats"]])


def words(app: Flask) -> None:
    """What this game's own templates need."""
    app.add_template_filter(room_said, "room")
    app.add_template_filter(role_said, "role")


def call_said(call: str) -> str:
    """A choice as a menu shows it: rooms have names, names are names."""
    return word("zpm-place", room=ROOM_CODES[call]) if call in ROOM_CODES else call


PAGES = GamePages(
    prefix="zpm",
    now_is_secret=True,
    clock=clock,
    names=names,
    phase=lambda state: (state.phase.value, state.day),
    still_to_act=lambda state: aliases(state, still_to_act(state)),
    told=told,
    about=about,
    choices=choices,
    remedies=lambda seat: {
        "modkill": Modkill(seat),
        "revive": Revive(seat),
        "cancel_lynching": CancelLynching(seat),
    },
    call=call_said,
    words=words,
    foresee=would_happen,
    rooms=lambda state: (*rooms(state), CABIN, LOCKER) if state.sailors else (),
    readers=lambda state, room: tuple(sorted(readers(state, room))),
    chains=2,
    tabs=(("rooms.show", "panel-rooms"), ("zombies.show", "panel-zombies"), ("charts.votes", "panel-votes")),
)
