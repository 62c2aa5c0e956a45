"""Answers about a game of Zombie Pirate Mafia, from the view of whoever asks."""

from collections.abc import Mapping
from typing import Any

from markupsafe import Markup

from core.texts import Speech
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
        lines += [scene.speech.say("zpm-tally-room", heading), wagons(scene.speech, room["tally"])]
    return Message(scene.speech.say("zpm-tally", {"table": view["table"], "lines": joined(lines)}))


def wagons(speech: Speech, tally: View, *, over: bool = False) -> Markup:
    """As on the day's card, and when each vote was last changed, and where it would move."""
    shown = []
    for wagon in tally["wagons"]:
        votes = [
            speech.say(
                "zpm-wagon-vote", {"name": vote["name"], "then": vote["then"] or None, "cast_at": vote["at"]}
            )
            for vote in wagon["votes"]
        ]
        shown.append({"name": wagon["name"], "votes": [{"name": vote} for vote in votes]})
    return tally_lines(speech, {**tally, "wagons": shown}, over=over)


def _tally_of_day(scene: Scene, facts: View) -> Message:
    speech, lines = scene.speech, []
    for moment in facts["moments"]:
        heading = {**moment["tally"], "room": room_shown(speech, moment["room"])}
        lines += [speech.say("zpm-tally-room", heading), wagons(speech, moment["tally"], over=True)]
        if moment["lynched"] is not None:
            lines.append(speech.say("zpm-lynched", moment["lynched"]))
    return Message(speech.say("zpm-tally-day", {"day": facts["day"], "lines": joined(lines)}))


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


def _unread_of(scene: Scene, facts: View) -> Message:
    lines = [scene.speech.say("unread-line", post) for post in facts["posts"]]
    return Message(scene.speech.say("unread-of", {"name": facts["name"], "lines": joined(lines)}))


def _yesterday(scene: Scene, facts: View) -> Message:
    """News in the words in which it was told, then who spoke how often; rooms are named where there are several."""
    speech, lines = scene.speech, []
    several = len({one["room"] for one in (*facts["news"], *facts["rooms"])}) > 1
    for one in facts["news"]:
        news = _news(scene, one)
        lines.append(speech.say("zpm-yesterday-in", {"room": one["room"], "said": news}) if several else news)
    for room in facts["rooms"]:
        counts = [speech.say("zpm-yesterday-count", {"name": name, "count": n}) for name, n in room["counts"]]
        said = {
            "room": room_shown(speech, room["room"]),
            "counts": counts or None,
            "silent": room["silent"] or None,
        }
        lines.append(speech.say("zpm-yesterday-posts", said))
    said = {"day": facts["day"], "table": facts["table"], "lines": joined(lines), "quiet": not facts["news"]}
    return Message(speech.say("zpm-yesterday", said))


def _news(scene: Scene, one: View) -> Markup:
    if one["key"] != "zpm-death":
        return scene.speech.say(one["key"], one["facts"])
    marks = [scene.speech.say(f"zpm-mark-{mark}") for mark in one["facts"]["marks"]]
    return scene.speech.say("zpm-yesterday-death", {"name": one["facts"]["name"], "marks": marks})


VIEWS: dict[str, Renderer] = {
    "zpm-tally-day": _tally_of_day,
    "zpm-tally": _tally,
    "zpm-crew": _crew,
    "zpm-role": _role,
    "unread-of": _unread_of,
    "zpm-yesterday": _yesterday,
}
