"""Answers about a game of Zombie Pirate Mafia, from the view of whoever asks."""

from collections.abc import Mapping
from typing import Any

from telegram_bot.render.message import Message, Renderer, Scene, joined
from telegram_bot.render.zpm import room_shown, told
from telegram_bot.render.zpm_cards import tally_lines

View = Mapping[str, Any]


def _tally(scene: Scene, view: View) -> Message:
    """Tallies are for those aboard: whoever asks from outside hears only that."""
    rooms = view.get("you", {}).get("rooms", [])
    if not rooms:
        return Message(scene.speech.say("zpm-tally-secret"))
    lines = []
    for room in rooms:
        heading = {**room["tally"], "room": room_shown(scene.speech, room["room"])}
        lines += [scene.speech.say("zpm-tally-room", heading), tally_lines(scene.speech, room["tally"])]
    return Message(scene.speech.say("zpm-tally", {"table": view["table"], "lines": joined(lines)}))


def _crew(scene: Scene, view: View) -> Message:
    rooms = view.get("you", {}).get("rooms", [])
    if not rooms:
        return Message(scene.speech.say("zpm-crew-none"))
    lines = [
        scene.speech.say(
            "zpm-crew-line", {"ship": room_shown(scene.speech, room["room"]), "names": room["crew"]}
        )
        for room in rooms
    ]
    return Message(scene.speech.say("zpm-crew", {"table": view["table"], "lines": joined(lines)}))


def _role(scene: Scene, view: View) -> Message:
    you = view["you"]
    said = {**told(scene.speech, you), "table": view["table"], "fellows": you["fellows"] or None}
    return Message(scene.speech.say("zpm-own-role", said))


VIEWS: dict[str, Renderer] = {"zpm-tally": _tally, "zpm-crew": _crew, "zpm-role": _role}
