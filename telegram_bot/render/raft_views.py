"""Answers about the raft, from its view for whoever asks: status, who is awaited, who is alive, what one holds."""

from collections.abc import Mapping
from typing import Any

from telegram_bot.render.message import Message, Renderer, Scene, joined
from telegram_bot.render.raft import goods_shown

View = Mapping[str, Any]


def _status(scene: Scene, view: View) -> Message:
    return Message(scene.speech.say("raft-status", {**view, "count": len(view["sailors"])}))


def _tally(scene: Scene, view: View) -> Message:
    return Message(scene.speech.say("raft-tally", {**view, "waiting": view["still_to_act"] or None}))


def _players(scene: Scene, view: View) -> Message:
    names = [sailor["name"] for sailor in view["sailors"]]
    facts = {"table": view["table"], "count": len(names), "names": names}
    return Message(scene.speech.say("raft-players", facts))


def _crew(scene: Scene, view: View) -> Message:
    lines = [scene.speech.say("raft-state-line", {**sailor, "drew": None}) for sailor in view["sailors"]]
    return Message(scene.speech.say("raft-crew", {"table": view["table"], "lines": joined(lines)}))


def _role(scene: Scene, view: View) -> Message:
    me = view["sailors"][view["you"]["seat"]]
    facts = {**me, "table": view["table"], "goods": goods_shown(scene.speech, me)}
    return Message(scene.speech.say("raft-role", facts))


VIEWS: dict[str, Renderer] = {
    "raft-status": _status,
    "raft-tally": _tally,
    "raft-players": _players,
    "raft-crew": _crew,
    "raft-role": _role,
}
