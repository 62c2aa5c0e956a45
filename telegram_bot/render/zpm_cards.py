"""The messages of Zombie Pirate Mafia that are edited in place, and their buttons: lobby, day card, night sheet."""

from collections.abc import Mapping, Sequence
from typing import Any

from markupsafe import Markup

from core.texts import Speech
from telegram_bot.keyboards import Button, Rows, in_rows
from telegram_bot.render.calendars import calendar_facts
from telegram_bot.render.message import FATE, Message, Renderer, Scene, as_it_stood, joined
from telegram_bot.render.zpm import room_shown, vote_shown
from telegram_bot.topics import room_key

Facts = Mapping[str, Any]

LONGEST_CHAIN = 4
"""Names that fit into one button's data."""


def stamp_of(phase: str, day: int) -> str:
    """What a button of this phase carries, so that one of an earlier phase is known as old."""
    return f"{day}{phase[:1]}"


def _lobby(scene: Scene, facts: Facts) -> Message:
    said = {
        **facts,
        "names": facts.get("names") or None,
        "starts_at": facts.get("starts_at"),
        "blind": facts.get("blind", False),
        FATE: facts.get(FATE, "lobby"),
        "clock": clock_shown(scene.speech, facts["timetable"]),
    }
    rows = [
        [scene.link("button-join", f"join_{scene.table.handle}")],
        [
            scene.button("button-zpm-size", "zpm-size", "", needed=facts["needed"]),
            scene.button("button-zpm-clock", "zpm-clock", ""),
        ],
        [scene.button("button-zpm-posts", "zpm-posts", "", least=facts["required_posts"])],
        [scene.button("button-start-time", "start-time", ""), scene.button("button-roll", "roll", "")],
        [scene.button("button-start", "start", "")],
    ]
    return Message(scene.speech.say("zpm-lobby", said), rows)


def clock_shown(speech: Speech, timetable: Facts) -> Markup:
    if "day_minutes" in timetable:
        minutes = {"day": timetable["day_minutes"], "night": timetable["night_minutes"]}
        return speech.say("zpm-clock-fast", minutes)
    return speech.say("zpm-clock-post", calendar_facts(timetable))


# -- the day


def _day_card(scene: Scene, facts: Facts) -> Message:
    speech, over = scene.speech, bool(facts.get("over"))
    trials = [trial["accused"] for trial in facts["trials"]]
    said = {
        **facts,
        "over": over,
        "room": room_shown(speech, facts["room"]),
        "vote": vote_shown(speech, _struck(facts["vote"], facts)),
        "counts": _counts(facts["vote"], facts),
        "puppet_vote": vote_shown(speech, _struck(facts["puppet_vote"], facts)),
        "puppet_counts": _counts(facts["puppet_vote"], facts),
        "trials": trials or None,
        "speaks": [room_shown(speech, room) for room in facts["options"].get("speak", ())] or None,
        "lines": tally_lines(speech, facts, over=over),
    }
    return Message(speech.say("zpm-day-card", said), _day_buttons(scene, facts))


def _struck(names: Sequence[str], facts: Facts) -> list[str | Markup]:
    """Who is not there any more stands on a vote all the same, and counts for nothing (Z3.2)."""
    return [name if name in facts["crew"] else Markup("<s>{}</s>").format(name) for name in names]


def _counts(names: Sequence[str], facts: Facts) -> bool:
    """A vote whose names have all left play is none (F01)."""
    return any(name in facts["crew"] for name in names)


def tally_lines(speech: Speech, tally: Facts, *, over: bool = False) -> Markup:
    """Wagons with the order of their votes, then who is not voting; of a day that is `over`, who had no vote."""
    lines = [
        speech.say(
            "zpm-wagon",
            {
                "target": wagon["name"],
                "votes": len(wagon["votes"]),
                "voters": [vote["name"] for vote in wagon["votes"]],
            },
        )
        for wagon in tally["wagons"]
    ]
    if not lines:
        lines.append(speech.say("zpm-wagon-none", {"over": over}))
    if tally["not_voting"]:
        lines.append(speech.say("zpm-not-voting", {"names": tally["not_voting"]}))
    return joined(lines)


def _day_buttons(scene: Scene, facts: Facts) -> Rows:
    stamp, options = stamp_of("day", facts["day"]), facts["options"]
    rows: list[list[Button]] = []
    votes = [
        scene.button(f"button-zpm-{word}", f"zpm-{word}", stamp)
        for word in ("vote", "unvote")
        if word in options
    ]
    if facts["puppet"]:
        votes += [
            scene.button(f"button-zpm-{word}", f"zpm-{word}", stamp, name=facts["puppet"])
            for word in ("vote_as", "unvote_as")
            if word in options
        ]
    rows += in_rows(votes)
    plank = [
        scene.button(f"button-zpm-{word}", f"zpm-{word}", stamp)
        for word in ("plank", "execute", "release")
        if word in options
    ]
    rows += in_rows(plank) + in_rows(_doors(scene, facts, stamp))
    return [*rows, [_look(scene, word) for word in ("crew", "role", "rules")]]


def _look(scene: Scene, word: str) -> Button:
    return scene.button(f"button-zpm-{word}", f"zpm-{word}", "")


def _doors(scene: Scene, facts: Facts, stamp: str) -> list[Button]:
    """To every voice he has beside his own in his own room; with a second one for the day, to that one too (Z8.1)."""
    options, own = facts["options"], facts["alias"]
    doors = [(room_key(room), own) for room in options.get("speak", ())]
    if "post_as" in options:
        doors += [("puppet", facts["puppet"]), ("own", own)]
    return [
        scene.button("button-zpm-door", "zpm-door", stamp, door, door=door, alias=alias)
        for door, alias in doors
    ]


# -- the night


def _night_sheet(scene: Scene, facts: Facts) -> Message:
    speech, options, over = scene.speech, facts["options"], bool(facts.get("over"))
    orders = [order_shown(speech, order) for order in facts["orders"]]
    rooms = [room_shown(speech, room) for room in options.get("speak", ())]
    said = {
        **facts,
        "over": over,
        "orders": orders or None,
        "sleeps": _sleeps(facts),
        "stars": "stars" in options.get("order", {}) and not over,
    }
    lines = [speech.say("zpm-night-sheet", said)]
    if not over:
        lines.append(speech.say("zpm-night-rooms", {**facts, "speaks": rooms or None}))
    return Message(joined(lines), _night_buttons(scene, facts))


def _sleeps(facts: Facts) -> str:
    """Over his `orders`, `answered` or `well`. In a pause nobody has anything to choose from: what was ordered before
    is shown, and of who has ordered nothing it is not said that he cannot."""
    options = facts["options"]
    if options.get("order") or options.get("withdraw"):
        return "orders"
    if facts["paused"] and (facts["orders"] or facts["resting"]):
        return "orders"
    if facts["answered"]:
        return "answered"
    is_in_play = facts["status"] not in ("dead", "gone")
    return "paused" if facts["paused"] and is_in_play else "well"


def order_shown(speech: Speech, order: Facts) -> Markup:
    return speech.say("zpm-order", order)


def _night_buttons(scene: Scene, facts: Facts) -> Rows:
    """Some on every phone: none at all would tell who has nothing to do."""
    stamp, options = stamp_of("night", facts["day"]), facts["options"]
    buttons = [
        scene.button(f"button-zpm-{kind}", "zpm-order", stamp, kind) for kind in options.get("order", ())
    ]
    orders = {order["kind"]: order for order in facts["orders"]}
    for kind in options.get("withdraw", ()):
        what = order_shown(scene.speech, orders.get(kind, {"kind": kind, "name": ""}))
        buttons.append(scene.button("button-zpm-withdraw", "zpm-withdraw", stamp, kind, what=what))
    if "rest" in options:
        buttons.append(scene.button("button-zpm-rest", "zpm-rest", stamp))
    looks = [_look(scene, word) for word in ("role", "rules")]
    return [*in_rows(buttons + _doors(scene, facts, stamp)), looks]


# -- the next question


def _choice(scene: Scene, facts: Facts) -> Message:
    """`chosen` are the names so far: a vote stands after each of them."""
    action, stamp, chosen = facts["action"], facts["stamp"], facts["chosen"]
    handles = [scene.handle(name) for name in chosen]
    lead = facts.get("lead", [])
    buttons = [
        scene.button("button-zpm-name", action, stamp, *lead, *handles, scene.handle(name), name=name)
        for name in facts["names"]
    ]
    rows = in_rows(buttons)
    if facts["ask"] == "then":
        rows.append([scene.button("button-zpm-enough", "zpm-enough", stamp)])
    said = {
        "ask": facts["ask"],
        "puppet": facts.get("puppet"),
        "typed": facts.get("typed"),
        "chosen": vote_shown(scene.speech, chosen),
    }
    return Message(scene.speech.say("zpm-choice", said), rows)


def _aliases(scene: Scene, facts: Facts) -> Message:
    buttons = [
        scene.button("button-zpm-name", "zpm-join", "", scene.handle(name), name=name)
        for name in facts["names"]
    ]
    rows: list[Sequence[Button]] = [*in_rows(buttons, 3)]
    if facts["more"]:
        rows.append([scene.button("button-zpm-others", "zpm-others", "")])
    return Message(
        scene.speech.say("zpm-aliases", {"table": facts["table"], "blind": facts.get("blind", False)}), rows
    )


CARDS: dict[str, Renderer] = {
    "zpm-lobby": _lobby,
    "zpm-day-card": _day_card,
    "zpm-night-sheet": _night_sheet,
    "zpm-choice": _choice,
    "zpm-aliases": _aliases,
}

LAST_WORDS: dict[str, Renderer] = {
    "zpm-lobby": as_it_stood(_lobby, starts_at=None),
    "zpm-day-card": as_it_stood(_day_card, over=True, trials=[], options={}),
    "zpm-night-sheet": as_it_stood(_night_sheet, over=True),
}
