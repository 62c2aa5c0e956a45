"""The raft as the panel shows it: its clock, its names, and every event of its story as a sentence."""

from collections.abc import Callable
from datetime import datetime
from typing import Any

from flask import Flask

from admin.games.pages import About, GameClock, GamePages, Told
from admin.games.raft_choices import COLOURS, choices
from admin.games.raft_choices import SUITS as SUIT_WORDS
from admin.wording import listed, say, word
from core.engine.chance import Chance
from core.engine.command import Modkill, Revive
from core.engine.refusal import Refused
from core.engine.ruleset import MODERATOR
from core.raft.audience import tell
from core.raft.legality import still_to_act
from core.raft.phases import would_happen
from core.raft.state import Raft, name_of, names_of
from core.service.moves import Entry

NameOfPerson = Callable[[Any], str]

SEATS = ("who", "to", "target", "blames")
LISTS = ("those", "attackers", "dead", "winners")
SPEAKING = frozenset({*SEATS, *LISTS})
PAIRS = {"plans": 1, "scores": 1, "cards": 1, "blames": 2}
"""Fields that are lists of pairs, and how many of each pair are seats."""
SUITS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


def clock(state: Raft) -> GameClock | None:
    return None if state.closes_at is None else GameClock(state.closes_at, state.paused_at)


def names(state: Raft) -> tuple[str, ...]:
    return tuple(sailor.name for sailor in state.sailors)


def card(shown: str) -> str:
    """`10H` as `10♥`; the Joker stays `JK`."""
    return shown if shown == "JK" else shown[:-1] + SUITS.get(shown[-1], shown[-1])


def told(entry: Entry, state: Raft, person: NameOfPerson) -> Told:
    fields = entry.fields
    facts = {name: value for name, value in fields.items() if isinstance(value, str | int | bool)}
    facts |= {name: name_of(state, fields[name]) for name in SEATS if isinstance(fields.get(name), int)}
    facts |= {name: listed(names_of(state, tuple(fields[name]))) for name in LISTS if name in fields}
    if "card" in fields:
        facts["card"] = card(fields["card"])
    if "person" in fields:
        facts["person"] = person(fields["person"])
    more = MORE.get(entry.name)
    if more is not None:
        facts |= more(fields, state)
    facts.pop("type", None)
    return Told(f"panel-raft-event-{entry.name}", facts)


def about(fields: dict[str, Any]) -> About:
    return About(seats_in(fields), day=int(fields.get("day") or 0))


def seats_in(value: Any, name: str = "") -> frozenset[int]:
    """Every seat that an event speaks of: under a name that means seats, alone, in a list, or first of a pair."""
    match value:
        case bool():
            return frozenset()
        case int() if name in SPEAKING:
            return frozenset({value})
        case dict():
            return frozenset().union(*(seats_in(part, key) for key, part in value.items()))
        case [int() as first, *rest] if name in PAIRS:
            return seats_in([first, *rest][: PAIRS[name]], "who")
        case list():
            return frozenset().union(*(seats_in(part, name) for part in value))
        case _:
            return frozenset()


def plan_said(plan: dict[str, Any] | None, state: Raft) -> str:
    """What a sailor wrote, as the table hears it."""
    if plan is None:
        return say("raft-action", action="nothing", call="")
    call = plan.get("suit") or plan.get("colour") or ""
    called = name_of(state, plan["target"]) if "target" in plan else say(f"panel-raft-call-{call}")
    return say("raft-action", action=plan["action"], call=called)


def goods_said(goods: dict[str, int]) -> str:
    parts = [
        say(f"raft-goods-{what}", **{what: goods[what]}) for what in ("food", "weapons") if goods.get(what)
    ]
    return listed(list(parts)) if parts else say("raft-goods-nothing")


MORE: dict[str, Callable[[dict[str, Any], Raft], dict[str, Any]]] = {
    "configured": lambda f, s: {"voyage": f["settings"]["voyage"], "pace": f["settings"]["pace"]["type"]},
    "action_written": lambda f, s: {"plan": plan_said(f["plan"], s)},
    "revealed": lambda f, s: {
        "plans": listed(
            [say("panel-pair", one=name_of(s, seat), other=plan_said(plan, s)) for seat, plan in f["plans"]]
        )
    },
    "scored": lambda f, s: {
        "scores": listed(
            [say("panel-pair", one=name_of(s, seat), other=str(score)) for seat, score in f["scores"]]
        )
    },
    "fought": lambda f, s: {"attack": f["totals"][0], "defence": f["totals"][1]},
    "drew": lambda f, s: {
        "draws": listed(
            [say("panel-pair", one=name_of(s, d["who"]), other=card(d["card"])) for d in f["draws"]]
        )
    },
    "gave": lambda f, s: {"goods": goods_said(f["what"])},
    "offered": lambda f, s: {"gives": goods_said(f["gives"]), "wants": goods_said(f["wants"])},
    "traded": lambda f, s: {"gives": goods_said(f["gave"]), "wants": goods_said(f["got"])},
    "ate": lambda f, s: {"body": body_of(f, s)},
    "body_drawn": lambda f, s: {"body": body_of(f, s), "cards": listed([card(one) for one in f["cards"]])},
    "food_handed_in": lambda f, s: {
        "fed": listed([name_of(s, one["who"]) for one in f["rations"] if one["fed"]]),
        "hungry": listed([name_of(s, one["who"]) for one in f["rations"] if not one["fed"]]),
    },
    "blames_revealed": lambda f, s: {
        "blames": listed(
            [say("panel-pair", one=name_of(s, by), other=name_of(s, blamed)) for by, blamed in f["blames"]]
        )
    },
    "sailor_set": lambda f, s: {
        "what": listed(
            [
                say("panel-raft-set", what=what, count=f[what])
                for what in ("health", "food", "weapons")
                if f[what] is not None
            ]
        )
    },
}


def body_of(fields: dict[str, Any], state: Raft) -> str:
    """Whose body it is; one that has been taken off the raft is known by its number only."""
    owners = {body.number: body.who for body in state.bodies}
    number = fields["body"]
    return name_of(state, owners[number]) if number in owners else f"#{number}"


def words(app: Flask) -> None:
    """What the raft's own templates need."""
    app.add_template_filter(card, "card")
    app.add_template_global(sheet_said, "raft_sheet")
    app.add_template_global(goods_said, "raft_goods")
    app.add_template_global(offer_said, "raft_offer")


def sheet_said(action: list[str]) -> str:
    """An action of the view, `["scavenge", "clubs"]`, as the table hears it."""
    what, call = action
    return say("raft-action", action=what, call=call if what == "attack" else say(f"panel-raft-call-{call}"))


def offer_said(offer: dict[str, Any]) -> str:
    """An open offer of the view."""
    sides = {side: goods_said(offer[side]) for side in ("gives", "wants")}
    return say("panel-raft-offer", name=offer["from"], to=offer["to"], ready=offer["ready"], **sides)


def call_said(call: str) -> str:
    """A choice as a menu shows it: suits and colours are translated, names are names."""
    return word(f"panel-raft-call-{call}") if call in (*SUIT_WORDS, *COLOURS) else call


def foresee(state: Raft, chance: Chance, now: datetime) -> list[dict[str, Any]] | Refused:
    events = would_happen(state, chance, now)
    if isinstance(events, Refused):
        return events
    return [fields for event in events if (fields := tell(event, MODERATOR)) is not None]


PAGES = GamePages(
    prefix="raft",
    now_is_secret=False,
    clock=clock,
    names=names,
    phase=lambda state: (state.phase.value, state.day),
    still_to_act=lambda state: names_of(state, still_to_act(state)),
    told=told,
    about=about,
    choices=lambda options, state: choices(options, state.phase.value),
    remedies=lambda seat: {"modkill": Modkill(seat), "revive": Revive(seat)},
    call=call_said,
    words=words,
    foresee=foresee,
    rooms=lambda state: (),
    readers=lambda state, room: (),
    tabs=(("rooms.show", "panel-messages"), ("charts.health", "panel-health-chart")),
)
