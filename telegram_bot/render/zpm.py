"""What is told in Zombie Pirate Mafia: letters, dawns, rooms and ends, in words for the one who reads."""

from collections.abc import Mapping, Sequence
from typing import Any

from markupsafe import Markup

from core.mafia.state import CABIN, LOCKER, MEETING
from core.texts import Speech
from telegram_bot.render.message import Message, Renderer, Scene, joined

Facts = Mapping[str, Any]

_PRIVATE_ROOMS = {CABIN: "cabin", LOCKER: "locker", MEETING: MEETING}


def room_shown(speech: Speech, room: str) -> str | Markup:
    """A ship by its name, every other room in words; nothing for one who is in none."""
    if room in _PRIVATE_ROOMS:
        return speech.say("zpm-room", {"room": _PRIVATE_ROOMS[room]})
    return room or "none"


def vote_shown(speech: Speech, names: Sequence[str | Markup]) -> str | Markup:
    """`Ann, then Bob`."""
    if len(names) < 2:
        return names[0] if names else "none"
    return speech.say("zpm-vote-chain", {"first": names[0], "then": Markup(", ").join(names[1:])})


def told(speech: Speech, facts: Facts) -> dict[str, Any]:
    """A role as its bearer is told it: its name, and what it may do."""
    role = {"role": facts["role"]}
    return {**facts, "told": speech.say("zpm-role", role), "told_text": speech.say("zpm-role-text", role)}


def crew_lines(speech: Speech, crews: Sequence[Facts]) -> Markup:
    return joined([speech.say("zpm-crew-line", crew) for crew in crews])


def _letter(scene: Scene, facts: Facts) -> Message:
    speech = scene.speech
    pairs = zip(facts["fellows"], facts["fellow_ships"], strict=True)
    fellows = [speech.say("zpm-letter-fellow", {"name": name, "ship": ship}) for name, ship in pairs]
    return Message(speech.say("zpm-letter", {**told(speech, facts), "fellows": fellows or None}))


def _day3_letter(scene: Scene, facts: Facts) -> Message:
    said = {**told(scene.speech, facts), "fellows": facts["fellows"] or None}
    return Message(
        scene.speech.say("zpm-day3-letter", {**said, "lines": crew_lines(scene.speech, facts["crews"])})
    )


def _takeover(scene: Scene, facts: Facts) -> Message:
    said = {**told(scene.speech, facts), "fellows": facts["fellows"] or None}
    return Message(
        scene.speech.say("zpm-takeover", {**said, "room": room_shown(scene.speech, facts["room"])})
    )


def _dawn(scene: Scene, facts: Facts) -> Message:
    speech = scene.speech
    deaths = [
        speech.say(
            "zpm-death",
            {"name": death["name"], "marks": [speech.say(f"zpm-mark-{mark}") for mark in death["marks"]]},
        )
        for death in facts["deaths"]
    ]
    said = {
        **facts,
        "deaths": deaths or None,
        "room": speech.say("zpm-place", {"room": _PRIVATE_ROOMS.get(facts["room"], facts["room"] or "none")}),
        "puppet": facts["puppet"] or None,
    }
    return Message(speech.say("zpm-dawn", said))


def _converged(scene: Scene, facts: Facts) -> Message:
    return Message(
        scene.speech.say("zpm-table-converged", {"lines": crew_lines(scene.speech, facts["crews"])})
    )


def _ended(key: str) -> Renderer:
    def render(scene: Scene, facts: dict[str, Any]) -> Message:
        lines = [
            scene.speech.say(
                "zpm-ended-line",
                {
                    **sailor,
                    "names": Markup(" → ").join(sailor["names"]),
                    "told": scene.speech.say("zpm-role", {"role": sailor["role"]}),
                },
            )
            for sailor in facts["sailors"]
        ]
        said = {"winner": facts.get("winner", "nobody"), "lines": joined(lines) or None}
        return Message(scene.speech.say(key, said))

    return render


def _voted(scene: Scene, facts: Facts) -> Message:
    names = vote_shown(scene.speech, facts["names"])
    return Message(scene.speech.say("zpm-voted", {"name": facts["name"], "names": names}))


def _stars(scene: Scene, facts: Facts) -> Message:
    return Message(scene.speech.say("zpm-stars", {**facts, "ship": facts["ship"] or None}))


def _block(scene: Scene, facts: Facts) -> Message:
    return Message(scene.speech.say("zpm-block", {**facts, "winner": facts["side"]}))


def _topic(scene: Scene, facts: Facts) -> Message:
    """The title of a room's topic."""
    said = {**facts, "name": room_shown(scene.speech, facts["room"])}
    return Message(scene.speech.say("zpm-topic", said))


NOTICES: dict[str, Renderer] = {
    "zpm-topic": _topic,
    "zpm-letter": _letter,
    "zpm-day3-letter": _day3_letter,
    "zpm-takeover": _takeover,
    "zpm-dawn": _dawn,
    "zpm-table-converged": _converged,
    "zpm-ended": _ended("zpm-ended"),
    "zpm-called-off": _ended("zpm-called-off"),
    "zpm-voted": _voted,
    "zpm-stars": _stars,
    "zpm-block": _block,
}
