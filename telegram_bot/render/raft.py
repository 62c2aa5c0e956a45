"""What the raft's table hears: cards as A♠, lists as lines, goods and colours in words."""

from collections.abc import Mapping
from typing import Any

from markupsafe import Markup

from core.texts import Speech
from telegram_bot.render.message import Message, Renderer, Scene, joined

Facts = Mapping[str, Any]

SUIT_SIGNS = {"hearts": "♥", "diamonds": "♦", "clubs": "♣", "spades": "♠"}
_SIGNS = {"H": "♥", "D": "♦", "C": "♣", "S": "♠"}
COLOURS = ("red", "black")


def card_shown(card: str) -> str:
    """`10H` as 10♥."""
    return "🃏" if card == "JK" else card[:-1] + _SIGNS[card[-1]]


def cards_shown(cards: list[str]) -> str:
    return " ".join(card_shown(card) for card in cards)


def goods_shown(speech: Speech, goods: Facts, nothing: str = "raft-goods-nothing") -> Markup:
    """`2 food and 1 weapon`; `nothing` is said of an empty hand."""
    said = [
        speech.say(f"raft-goods-{what}", {what: goods[what]})
        for what in ("food", "weapons")
        if goods.get(what)
    ]
    return speech.listed(said) if said else speech.say(nothing)


def call_shown(speech: Speech, call: str | None) -> str | Markup:
    """A suit's sign, a colour's word, or the name of whoever is to be attacked."""
    if call in COLOURS:
        return speech.say("raft-colour", {"colour": call})
    return SUIT_SIGNS.get(call or "", call or "")


def action_shown(speech: Speech, action: str | None, call: str | None) -> Markup:
    return speech.say("raft-action", {"action": action or "nothing", "call": call_shown(speech, call)})


def _lines(scene: Scene, key: str, lines: list[Markup], **facts: Any) -> Message:
    return Message(scene.speech.say(key, {**facts, "lines": joined(lines)}))


def _revealed(scene: Scene, facts: Facts) -> Message:
    lines = [
        scene.speech.say(
            "raft-revealed-line",
            {"name": one["name"], "action": action_shown(scene.speech, one["action"], one["call"])},
        )
        for one in facts["actions"]
    ]
    return _lines(scene, "raft-revealed", lines, day=facts["day"])


def _scores(scene: Scene, facts: Facts) -> Message:
    lines = [
        scene.speech.say("raft-scores-line", {**one, "cards": cards_shown(one["cards"])})
        for one in facts["scores"]
    ]
    return _lines(scene, "raft-scores", lines)


def _combat_order(scene: Scene, facts: Facts) -> Message:
    fights = [scene.speech.say("raft-combat-order-one", one) for one in facts["combats"]]
    return Message(scene.speech.say("raft-combat-order", {"fights": Markup("; ").join(fights)}))


def _combat(scene: Scene, facts: Facts) -> Message:
    return Message(scene.speech.say("raft-combat", {**facts, "count": len(facts["dead"])}))


def _draws(scene: Scene, facts: Facts) -> Message:
    lines = []
    for one in facts["draws"]:
        got = "-".join(gain for gain in ("food", "health", "weapon") if one[gain]) or "nothing"
        said = {"name": one["name"], "action": one["action"], "call": call_shown(scene.speech, one["call"])}
        lines.append(
            scene.speech.say("raft-draws-line", {**said, "card": card_shown(one["card"]), "got": got})
        )
    return _lines(scene, "raft-draws", lines)


def _gave(scene: Scene, facts: Facts) -> Message:
    said = {"from": facts["from"], "to": facts["to"], "goods": goods_shown(scene.speech, facts)}
    return Message(scene.speech.say("raft-gave", said))


def _traded(scene: Scene, facts: Facts) -> Message:
    gave = goods_shown(scene.speech, facts["gave"], "raft-wants-promise")
    got = goods_shown(scene.speech, facts["got"], "raft-wants-promise")
    return Message(scene.speech.say("raft-traded", {**facts, "gave": gave, "got": got}))


def _rations(scene: Scene, facts: Facts) -> Message:
    speech, lines = scene.speech, []
    if facts["fed"]:
        lines.append(speech.say("raft-rations-fed", {"names": facts["fed"]}))
    if facts["hungry"]:
        hungry = [speech.say("raft-rations-hungry-one", one) for one in facts["hungry"]]
        lines.append(speech.say("raft-rations-hungry", {"names": speech.listed(hungry)}))
    return _lines(scene, "raft-rations", lines)


def _blames(scene: Scene, facts: Facts) -> Message:
    return _lines(
        scene, "raft-blames", [scene.speech.say("raft-blames-line", one) for one in facts["blames"]]
    )


def _tried(scene: Scene, facts: Facts) -> Message:
    colour = scene.speech.say("raft-colour", {"colour": facts["colour"]})
    return Message(
        scene.speech.say("raft-tried", {**facts, "colour": colour, "card": card_shown(facts["card"])})
    )


def _with_card(key: str) -> Renderer:
    def render(scene: Scene, facts: dict[str, Any]) -> Message:
        return Message(scene.speech.say(key, {**facts, "card": card_shown(facts["card"])}))

    return render


def _body_drawn(scene: Scene, facts: Facts) -> Message:
    return Message(scene.speech.say("raft-body-drawn", {**facts, "cards": cards_shown(facts["cards"])}))


def _starvation_open(scene: Scene, facts: Facts) -> Message:
    return Message(scene.speech.say("raft-starvation-open", {**facts, "count": len(facts["bodies"])}))


def _holdings(key: str) -> Renderer:
    def render(scene: Scene, facts: dict[str, Any]) -> Message:
        return Message(scene.speech.say(key, {**facts, "goods": goods_shown(scene.speech, facts)}))

    return render


def _offered(scene: Scene, facts: Facts) -> Message:
    """The buttons for it are on the starvation sheet."""
    gives = goods_shown(scene.speech, facts["gives"], "raft-wants-promise")
    wants = goods_shown(scene.speech, facts["wants"], "raft-wants-promise")
    return Message(scene.speech.say("raft-offered", {**facts, "gives": gives, "wants": wants}))


def _room_closed(scene: Scene, facts: Facts) -> Message:
    """`muted` is added by whoever closes the group: whether he could."""
    return Message(scene.speech.say("raft-room-closed", {"muted": bool(facts.get("muted"))}))


def _room_opened(scene: Scene, facts: Facts) -> Message:
    """`stuck` is added by whoever opens the group: whether he could not."""
    return Message(scene.speech.say("raft-room-opened", {"stuck": bool(facts.get("stuck"))}))


NOTICES: dict[str, Renderer] = {
    "raft-day": _with_card("raft-day"),
    "raft-rescued": _with_card("raft-rescued"),
    "raft-revealed": _revealed,
    "raft-scores": _scores,
    "raft-combat-order": _combat_order,
    "raft-combat": _combat,
    "raft-draws": _draws,
    "raft-starvation-open": _starvation_open,
    "raft-gave": _gave,
    "raft-traded": _traded,
    "raft-rations": _rations,
    "raft-body-drawn": _body_drawn,
    "raft-blames": _blames,
    "raft-tried": _tried,
    "raft-revived": _holdings("raft-revived"),
    "raft-set": _holdings("raft-set"),
    "raft-you-take-over": _holdings("raft-you-take-over"),
    "raft-offered": _offered,
    "raft-room-closed": _room_closed,
    "raft-room-opened": _room_opened,
}
