"""A game that is over, for those who played it: who was who, what happened night by night, and a picture of it."""

from collections.abc import Mapping
from typing import Any

from markupsafe import Markup

from core.mafia.state import MEETING
from core.texts import Speech, plain
from telegram_bot.render.lettering import legible
from telegram_bot.render.message import Message, Renderer, Scene, joined
from telegram_bot.render.zpm import NOTICES, room_shown
from telegram_bot.render.zpm_picture import SIDES, game_picture
from telegram_bot.render.zpm_signs import SIGNS

Facts = Mapping[str, Any]
ARROW, DRAWN_ARROW = " → ", " › "
"""Between the names that one seat has borne, and the persons who had it; the second can be drawn."""


def _who(scene: Scene, facts: Facts) -> Message:
    lines = [_life(scene.speech, life) for life in facts["lives"]]
    return Message(scene.speech.say("zpm-saga-who", {"table": facts["table"], "lines": joined(lines)}))


def _life(speech: Speech, life: Facts) -> Markup:
    fates = [speech.say("zpm-saga-fate", {**mark, "when": when(speech, mark)}) for mark in life["marks"]] or [
        speech.say("zpm-saga-lived")
    ]
    fate = Markup(", ").join(fates)
    said = {
        "won": life["won"],
        "names": ARROW.join(life["names"]),
        "told": speech.say("zpm-role", {"role": life["role"]}),
        "ship": life["ship"],
        "person": ARROW.join(life["persons"]),
        "fate": Markup(fate[:1].upper() + fate[1:]),
    }
    return speech.say("zpm-saga-life", said)


def when(speech: Speech, moment: Facts) -> Markup:
    """`Day` or `Night`."""
    return speech.say("zpm-saga-when", {"night": moment["by_night"]})


def _days(scene: Scene, facts: Facts) -> Message:
    lines: list[Markup] = []
    for page in facts["pages"]:
        lines.append(
            scene.speech.say("zpm-saga-page", {"when": when(scene.speech, page), "day": page["day"]})
        )
        lines += [_line(scene, line) for line in page["lines"]]
    return Message(scene.speech.say("zpm-saga-days", {"table": facts["table"], "lines": joined(lines)}))


def _line(scene: Scene, line: Facts) -> Markup:
    """With the ship it happened on, or the sailor whose order or answer it was."""
    speech, facts = scene.speech, dict(line["facts"])
    if "marks" in facts:
        facts["marks"] = [speech.say(f"zpm-mark-{mark}") for mark in facts["marks"]]
    renderer = NOTICES.get(line["key"])
    what = renderer(scene, facts).text if renderer else speech.say(line["key"], facts)
    is_ship = line["room"] not in ("", MEETING)
    by = line["by"] or (room_shown(speech, line["room"]) if is_ship else "")
    return speech.say("zpm-saga-by", {"by": by, "what": what}) if by else what


def _picture(scene: Scene, facts: Facts) -> Message:
    """A person whose name cannot be drawn is told in the words above."""
    speech = scene.speech
    ships = list(dict.fromkeys(life["ship"] for life in facts["lives"]))
    marks = [mark for life in facts["lives"] for mark in life["marks"]]
    seen = {mark["how"] for mark in marks}
    seen |= {"won"} if any(life["won"] for life in facts["lives"]) else set()
    drawn = {
        "title": legible(facts["table"], plain(speech.say("zpm-saga-title"))),
        "winner": plain(speech.say("zpm-saga-winner", {"winner": facts["winner"]})),
        "days": max([1, *(page["day"] for page in facts["pages"]), *(mark["day"] for mark in marks)]),
        "ships": [
            {"name": ship, "lives": [_drawn(speech, life) for life in facts["lives"] if life["ship"] == ship]}
            for ship in ships
        ],
        "sides": [
            {"side": side, "words": plain(speech.say("zpm-side", {"winner": side}))}
            for side in SIDES
            if any(life["side"] == side for life in facts["lives"])
        ],
        "legend": [
            {"how": how, "words": plain(speech.say("zpm-saga-sign", {"how": how}))}
            for how in SIGNS
            if how in seen
        ],
    }
    return Message(speech.say("zpm-saga-picture", {"table": facts["table"]}), picture=game_picture(drawn))


def _drawn(speech: Speech, life: Facts) -> dict[str, Any]:
    role = plain(speech.say("zpm-role", {"role": life["role"]}))
    person = legible(DRAWN_ARROW.join(life["persons"]), "")
    return {
        "names": DRAWN_ARROW.join(life["names"]),
        "told": f"{role} · {person}" if person else role,
        "side": life["side"],
        "won": life["won"],
        "marks": life["marks"],
        "votes": life["votes"],
    }


SAGA: dict[str, Renderer] = {
    "zpm-saga-who": _who,
    "zpm-saga-days": _days,
    "zpm-saga-picture": _picture,
}
