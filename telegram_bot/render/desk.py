"""What is said outside the games and is more than one message of the catalogue."""

from typing import Any

from telegram_bot.render.message import Message, Renderer, Scene


def _rights_lacking(scene: Scene, facts: dict[str, Any]) -> Message:
    said = {name: [scene.speech.say(key) for key in facts[name]] for name in ("rights", "lost")}
    return Message(scene.speech.say("rights-lacking", said))


DESK: dict[str, Renderer] = {"rights-lacking": _rights_lacking}
