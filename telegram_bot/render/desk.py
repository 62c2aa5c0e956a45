"""What is said outside the games and is more than one message of the catalogue."""

from typing import Any

from core.service.tables import TableStatus
from telegram_bot.render.message import Message, Renderer, Scene

WAITING = ("reserve", "place-free", "reserve-left-over", "substitute-asked")
"""What is said to one who waits for a place."""


def _rights_lacking(scene: Scene, facts: dict[str, Any]) -> Message:
    said = {name: [scene.speech.say(key) for key in facts[name]] for name in ("rights", "lost")}
    return Message(scene.speech.say("rights-lacking", said))


def _moderator_outage(scene: Scene, facts: dict[str, Any]) -> Message:
    """Where nothing was given back by itself, one tap gives it back; what has closed meanwhile is taken back first."""
    words = scene.speech.say("moderator-outage", facts)
    if facts["lengthened"] == "yes":
        return Message(words)
    what = (str(facts["outage"]), str(facts["seconds"]))
    label = "button-give-back" if facts.get("closed_at") is None else "button-back-before"
    return Message(words, [[scene.button(label, "give-back", "", *what, minutes=facts["minutes"])]])


def _moderator_silence(scene: Scene, facts: dict[str, Any]) -> Message:
    names = [scene.speech.say("silence-of", one) for one in facts["silent"]]
    return Message(scene.speech.say("moderator-silence", {**facts, "names": names}))


def _waits(key: str) -> Renderer:
    """Said to one who waits for a place: as long as he does, he can leave the line."""

    def render(scene: Scene, facts: dict[str, Any]) -> Message:
        words = scene.speech.say(key, {"link": scene.start_link(f"join_{scene.table.handle}"), **facts})
        is_over = facts.get("status") in (TableStatus.CANCELLED.value, TableStatus.OVER.value)
        return Message(words, () if is_over else [[scene.button("button-leave-line", "leave-line", "")]])

    return render


def _last_words(key: str) -> Renderer:
    return lambda scene, facts: Message(scene.speech.say(key, facts))


LAST_WORDS: dict[str, Renderer] = {
    key: _last_words(key) for key in ("bridge-was-done", "bridge-was-stopped", "outage-given-back")
}

DESK: dict[str, Renderer] = {
    "rights-lacking": _rights_lacking,
    "moderator-outage": _moderator_outage,
    "moderator-silence": _moderator_silence,
    **{key: _waits(key) for key in WAITING},
}
