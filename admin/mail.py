"""Messages of the bot as a moderator reads of them: how each begins, what has become of it, and why."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from flask import Flask
from markupsafe import Markup

from admin.games.raft import card, goods_said
from admin.visitors import language, zone
from admin.wording import say
from core.service.outbox import ANSWER_LOST, Kind, Parcel, ParcelState
from core.service.people import UNREACHABLE
from core.texts import Speech, plain
from core.texts.catalogue import format_message, has_message, messages

SPOKEN = frozenset({Kind.SAY, Kind.CARD})
GOODS = frozenset({"food", "weapons"})
"""What the texts of the raft call goods together."""
LONGEST = 120
UNTOLD = "…"
COUNTDOWN = " (⏳)"
"""Where a phone counts down; a page does not."""


def install(app: Flask) -> None:
    app.add_template_global(beginning, "mail_beginning")
    app.add_template_global(why, "mail_why")


def beginning(parcel: Parcel, *, call: Callable[[str], str] = str, secret: bool = False) -> Markup | str:
    """Its first line in the visitor's language. With `secret` none of its facts: who reads that has not looked.

    What only the phone's own wording fills in is left open; a message without words is called by its kind. `call` says
    the name of a room.
    """
    if parcel.kind is Kind.POST and not secret:
        return say(
            "panel-message-post", alias=parcel.facts.get("alias", UNTOLD), room=call(parcel.room or UNTOLD)
        )
    if parcel.kind not in SPOKEN or not has_message(parcel.key):
        return say("panel-message-kind", kind=parcel.kind.value)
    line = plain(Markup(first_line(parcel.key, {} if secret else parcel.facts))).replace(COUNTDOWN, "")
    return line if len(line) <= LONGEST else line[: LONGEST - 1] + UNTOLD


asked_for = cache(messages)
"""The facts that each message of a language asks for; the catalogues do not change while the panel runs."""


def first_line(key: str, facts: Mapping[str, Any]) -> str:
    speech, asked = Speech(language(), zone()), asked_for(language()).get(key, frozenset())
    if facts.keys() >= GOODS:
        facts = {"goods": {name: facts[name] for name in GOODS}, **facts}
    shown = {name: fact_shown(speech, name, facts[name]) if name in facts else UNTOLD for name in asked}
    return format_message(language(), key, shown)[0].strip().partition("\n")[0]


def fact_shown(speech: Speech, name: str, fact: Any) -> Any:
    """Goods of the raft in words, a card as its sign; what has parts of its own only a phone puts together."""
    match fact:
        case str() if name == "card":
            return card(fact)
        case {"food": int()} | {"weapons": int()}:
            return goods_said(fact)
        case dict() | [] | [dict(), *_] | [[*_], *_]:
            return UNTOLD
        case _:
            return speech.shown(name, fact)


def reason(parcel: Parcel, *, led: bool) -> Markup | str:
    """Why it waits or was lost; empty where there is nothing to explain."""
    match parcel.state:
        case ParcelState.SENT | ParcelState.CANCELLED:
            return ""
        case ParcelState.WAITING if not led:
            return say("panel-why-stopped")
        case ParcelState.WAITING if parcel.error is None:
            return ""
        case _:
            return why(parcel.error or "")


def why(error: str) -> Markup:
    if error == UNREACHABLE:
        return say("panel-why-unreachable")
    if error.startswith(ANSWER_LOST):
        return say("panel-why-lost", error=error.removeprefix(ANSWER_LOST))
    return say("panel-why-telegram", error=error or UNTOLD)
