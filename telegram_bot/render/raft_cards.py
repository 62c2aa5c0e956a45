"""The raft's messages that are edited in place, and their buttons: lobby, day, raft, and a sheet for each sailor."""

from collections.abc import Mapping
from typing import Any

from markupsafe import Markup

from core.texts import Speech
from telegram_bot.keyboards import Button, Rows, in_rows, label
from telegram_bot.render.calendars import calendar_facts
from telegram_bot.render.entities import CAPTION_LIMIT, utf16_length
from telegram_bot.render.message import FATE, Message, Renderer, Scene, as_it_stood, joined
from telegram_bot.render.raft import (
    COLOURS,
    SUIT_SIGNS,
    action_shown,
    card_shown,
    cards_shown,
    goods_shown,
)
from telegram_bot.render.raft_picture import raft_picture

Facts = Mapping[str, Any]

MOST_FOOD, MOST_WEAPONS = 5, 3
"""The largest gift and the largest side of a trade that buttons offer at once."""

NAMES_CUT = (32, 16, 10)
"""How long names may be beside the picture of the raft; the first that fits."""

STAMPS = {"actions": "{day}a", "starvation": "{day}s", "accusation": "b", "trial": "c"}


def stamp_of(phase: str, day: int) -> str:
    """What a button of this phase carries, so that one of an earlier phase is known as old."""
    return STAMPS.get(phase, "").format(day=day)


def _lobby(scene: Scene, facts: Facts) -> Message:
    speech = scene.speech
    names = speech.listed(facts["sailors"]) if facts["sailors"] else speech.say("players-nobody")
    pace = pace_shown(speech, facts["pace"])
    said = {
        **facts,
        "names": names,
        "pace": pace,
        "starts_at": facts.get("starts_at"),
        "blind": facts.get("blind", False),
        FATE: facts.get(FATE, "lobby"),
    }
    rows = [
        [scene.link("button-join", f"join_{scene.table.handle}")],
        [
            scene.button(
                "button-raft-voyage", "raft-voyage", "", str(facts["voyage"]), voyage=facts["voyage"]
            ),
            scene.button("button-raft-pace", "raft-pace", ""),
        ],
        [scene.button("button-start-time", "start-time", ""), scene.button("button-roll", "roll", "")],
        [scene.button("button-start", "start", "")],
    ]
    return Message(speech.say("raft-lobby", said), rows)


def pace_shown(speech: Speech, pace: Facts) -> Markup:
    if "actions" in pace:
        return speech.say("raft-pace-sitting", pace)
    return speech.say("raft-pace-post", calendar_facts(pace))


def _day(scene: Scene, facts: Facts) -> Message:
    said = {
        **facts,
        "card": card_shown(facts["card"]),
        "acted": facts["acted"] or None,
        "waiting": facts["waiting"] or None,
    }
    rows = [] if facts["paused"] else _day_buttons(scene, facts)
    return Message(scene.speech.say("raft-day-card", said), rows)


def _day_buttons(scene: Scene, facts: Facts) -> Rows:
    stamp = stamp_of(facts["phase"], facts["day"])
    sheet = [scene.link(f"button-raft-open-{facts['phase']}", f"play_{scene.table.handle}")]
    if facts["phase"] != "starvation":
        return [sheet]
    fast = scene.button("button-raft-keep", "raft-keep", stamp)
    done = scene.button("button-raft-done", "raft-done", stamp)
    return [[fast, done], sheet]


def _raft(scene: Scene, facts: Facts) -> Message:
    """Words beside a picture have their limit: where twenty long names pass it, the names are cut, and no number is."""
    texts = (_raft_said(scene.speech, facts, longest) for longest in NAMES_CUT)
    fitting = (text for text in texts if utf16_length(Message(text).shown.text) <= CAPTION_LIMIT)
    text = next(fitting, None) or _raft_said(scene.speech, facts, NAMES_CUT[-1])
    return Message(text, picture=raft_picture(facts))


def _raft_said(speech: Speech, facts: Facts, longest: int) -> Markup:
    lines = [
        speech.say(
            "raft-state-line",
            {**one, "name": _cut(one["name"], longest), "drew": cards_shown(one.get("drew", [])) or None},
        )
        for one in facts["sailors"]
    ]
    for eaten in (False, True):
        names = [_cut(body["name"], longest) for body in facts["bodies"] if body["eaten"] is eaten]
        if names:
            lines.append(speech.say("raft-state-bodies", {"names": names, "eaten": eaten}))
    return speech.say("raft-state", {"lines": joined(lines)})


def _cut(name: str, longest: int) -> str:
    return name if len(name) <= longest else name[: longest - 1] + "…"


def _action_sheet(scene: Scene, facts: Facts) -> Message:
    stamp = stamp_of("actions", facts["day"])
    written = action_shown(scene.speech, facts["action"], facts["call"]) if facts["action"] else None
    kinds = ["fast", "scavenge", "weapon", *(["attack"] if facts["targets"] else [])]
    kinds = [] if facts["paused"] else kinds
    buttons = [scene.button(f"button-raft-{kind}", "raft-plan", stamp, kind) for kind in kinds]
    return Message(scene.speech.say("raft-action-sheet", {**facts, "written": written}), in_rows(buttons))


def _starvation_sheet(scene: Scene, facts: Facts) -> Message:
    speech = scene.speech
    stamp = stamp_of("starvation", facts["day"])
    offers = [_offer_line(scene, offer, "in") for offer in facts["offers_in"]]
    offers += [_offer_line(scene, offer, "out") for offer in facts["offers_out"]]
    said = {
        **facts,
        "goods": goods_shown(speech, facts),
        "ate": facts["ate"],
        "offers": joined(offers) or None,
    }
    rows = [] if facts["paused"] else _starvation_buttons(scene, facts, stamp)
    return Message(speech.say("raft-starvation-sheet", said), rows)


def _offer_line(scene: Scene, offer: Facts, way: str) -> Markup:
    gives = goods_shown(scene.speech, offer["gives"], "raft-wants-promise")
    wants = goods_shown(scene.speech, offer["wants"], "raft-wants-promise")
    return scene.speech.say(f"raft-offer-line-{way}", {**offer, "gives": gives, "wants": wants})


def _starvation_buttons(scene: Scene, facts: Facts, stamp: str) -> Rows:
    holds = facts["food"] or facts["weapons"]
    goods = [
        *([scene.button("button-raft-eat", "raft-eat", stamp)] if facts["bodies"] else []),
        *([scene.button("button-raft-give", "raft-give", stamp)] if holds and facts["others"] else []),
        *([scene.button("button-raft-offer", "raft-offer", stamp)] if facts["others"] else []),
    ]
    rows = in_rows(goods, 3)
    for offer in facts["offers_in"]:
        shown = (scene.handle(offer["from"]), _code(**offer["gives"]), _code(**offer["wants"]))
        rows.append(
            [
                scene.button(f"button-raft-{answer}", f"raft-{answer}", stamp, *shown, name=offer["from"])
                for answer in ("accept", "refuse")
            ]
        )
    for offer in facts["offers_out"]:
        to = scene.handle(offer["to"])
        rows.append([scene.button("button-raft-withdraw", "raft-withdraw", stamp, to, name=offer["to"])])
    fasting = "feed" if facts["fasting"] else "keep"
    rows.append([scene.button(f"button-raft-{fasting}", f"raft-{fasting}", stamp)])
    if not facts["done"]:
        rows[-1].append(scene.button("button-raft-done", "raft-done", stamp))
    return rows


def _blame_sheet(scene: Scene, facts: Facts) -> Message:
    buttons = [
        scene.button("button-raft-name", "raft-blame", "b", scene.handle(name), name=name)
        for name in facts["names"]
        if not facts["paused"]
    ]
    return Message(scene.speech.say("raft-blame-sheet", facts), in_rows(buttons))


def _colour_sheet(scene: Scene, facts: Facts) -> Message:
    speech = scene.speech
    colour = speech.say("raft-colour", {"colour": facts["colour"]}) if facts["colour"] else None
    buttons = [scene.button(f"button-raft-{each}", "raft-colour", "c", each) for each in COLOURS]
    rows = [] if facts["paused"] else [buttons]
    return Message(speech.say("raft-colour-sheet", {**facts, "colour": colour}), rows)


# -- what a sheet says when its phase is over


def _action_written(scene: Scene, facts: Facts) -> Message:
    written = action_shown(scene.speech, facts["action"], facts["call"]) if facts["action"] else None
    return Message(scene.speech.say("raft-action-written", {"day": facts["day"], "written": written}))


def _day_over(scene: Scene, facts: Facts) -> Message:
    said = {"day": facts["day"], "card": card_shown(facts["card"])}
    return Message(scene.speech.say("raft-day-card-over", said))


def _starvation_over(scene: Scene, facts: Facts) -> Message:
    return Message(scene.speech.say("raft-starvation-over", facts))


def _blamed(scene: Scene, facts: Facts) -> Message:
    return Message(scene.speech.say("raft-blamed", facts))


def _colour_named(scene: Scene, facts: Facts) -> Message:
    colour = scene.speech.say("raft-colour", {"colour": facts["colour"]}) if facts["colour"] else None
    return Message(scene.speech.say("raft-colour-named", {"colour": colour}))


# -- the second question of a sheet


def _choice(scene: Scene, facts: Facts) -> Message:
    """`ask` is what is asked; the answer's button carries everything chosen so far."""
    ask, stamp, chosen = facts["ask"], facts["stamp"], facts["chosen"]
    said = {"ask": ask, "to": facts.get("to")}
    return Message(scene.speech.say("raft-choice", said), _choice_buttons(scene, ask, stamp, chosen, facts))


def _choice_buttons(scene: Scene, ask: str, stamp: str, chosen: list[str], facts: Facts) -> Rows:
    action = facts["action"]
    if ask == "suit":
        signs = [Button(sign, _data(scene, action, stamp, chosen, suit)) for suit, sign in SUIT_SIGNS.items()]
        return [signs]
    if ask == "colour":
        return [[scene.button(f"button-raft-{each}", action, stamp, *chosen, each) for each in COLOURS]]
    if ask in ("gift", "gives", "wants"):
        offered = [
            Button(label, _data(scene, action, stamp, chosen, code))
            for code, label in _amounts(scene, facts, ask)
        ]
        return in_rows(offered, 3)
    buttons = [
        scene.button("button-raft-name", action, stamp, *chosen, scene.handle(name), name=name)
        for name in facts["names"]
    ]
    return in_rows(buttons)


def _amounts(scene: Scene, facts: Facts, ask: str) -> list[tuple[str, str]]:
    """Code and label of every amount that can be picked: `f2w1`, 🍞2 🗡1. Nothing is a promise, where one will do."""
    nothing, may_promise = label(scene.speech, "button-raft-promise", {}), ask != "gift" and facts["promise"]
    food, weapons = min(facts["food"], MOST_FOOD), min(facts["weapons"], MOST_WEAPONS)
    found = [(f, w) for w in range(weapons + 1) for f in range(food + 1) if f or w or may_promise]
    return [
        (_code(f, w), " ".join([*([f"🍞{f}"] if f else []), *([f"🗡{w}"] if w else [])]) or nothing)
        for f, w in found
    ]


def _data(scene: Scene, action: str, stamp: str, chosen: list[str], last: str) -> str | None:
    return scene.button("button-raft-name", action, stamp, *chosen, last, name="").data


CARDS: dict[str, Renderer] = {
    "raft-lobby": _lobby,
    "raft-day-card": _day,
    "raft-state": _raft,
    "raft-action-sheet": _action_sheet,
    "raft-starvation-sheet": _starvation_sheet,
    "raft-blame-sheet": _blame_sheet,
    "raft-colour-sheet": _colour_sheet,
    "raft-choice": _choice,
}


def _code(food: int = 0, weapons: int = 0) -> str:
    """Goods as buttons carry them."""
    return f"f{food}w{weapons}"


LAST_WORDS: dict[str, Renderer] = {
    "raft-lobby": as_it_stood(_lobby, starts_at=None),
    "raft-day-card": _day_over,
    "raft-action-sheet": _action_written,
    "raft-starvation-sheet": _starvation_over,
    "raft-blame-sheet": _blamed,
    "raft-colour-sheet": _colour_named,
}
