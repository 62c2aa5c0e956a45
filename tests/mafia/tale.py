"""Little games for tests of the rules, told in one line a step and played by the scenario player."""

from typing import Any

from core.engine.scenario import Played
from core.mafia.scenario import play

Fact = dict[str, Any]

CHANCE = {
    "zombies": 1,
    "zombie_order": [],
    "aliases": ["Uma", "Vic", "Wim", "Xan", "Yul", "Zara"],
    "crew": "Esmeralda",
}


class Tale:
    """A played game. `happened` leaves out votes: the lines of what they and the rest brought about."""

    def __init__(self, document: dict[str, Any]) -> None:
        self.document = document
        self.played: Played = play(document, None)

    @property
    def happened(self) -> list[str]:
        return [
            line(fact) for fact in self.played.facts if fact["fact"] not in ("voted", "unvoted", "posted")
        ]

    @property
    def everything(self) -> list[str]:
        return [line(fact) for fact in self.played.facts]

    @property
    def refusals(self) -> list[str]:
        return [fact["why"] for fact in self.played.facts if fact["fact"] == "refused"]

    def seen_by(self, name: str) -> list[str]:
        return [line(fact) for fact in play(self.document, name).facts]

    def status(self, name: str) -> str:
        return str(self.played.state[name]["status"])


def line(fact: Fact) -> str:
    """`lynched Eve Albatross majority`: the values of a fact in their order, without the step."""
    return " ".join(word(value) for key, value in fact.items() if key != "step")


def word(value: Any) -> str:
    match value:
        case list():
            return "+".join(word(each) for each in value)
        case dict():
            return ",".join(f"{key}:{each}" for key, each in value.items()) or "-"
        case _:
            return str(value)


def tale(setup: str, *steps: str, dead: str = "", **chance: Any) -> Tale:
    """`setup`: `Albatross: Ann captain, Ben | Dolphin: …` or `Meeting: …, Zed zombie spy`; without role: vanilla.

    A step is its words: `vote Ben Eve`, `order Ann save Fay`, `to close`, `post Ann Ahoy`.
    """
    rooms = {name: crew(sailors) for name, sailors in (room.split(":") for room in setup.split("|"))}
    rooms = {name.strip(): sailors for name, sailors in rooms.items()}
    document = {
        "setup": {"meeting": rooms["Meeting"], "dead": crew(dead)}
        if "Meeting" in rooms
        else {"ships": rooms},
        "chance": CHANCE | chance,
        "steps": [step(words) for words in steps],
    }
    return Tale(document)


def crew(text: str) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for each in filter(None, map(str.strip, text.split(","))):
        name, *role = each.split()
        found[name] = {"zombie": role[1]} if role[:1] == ["zombie"] else (role or ["vanilla"])[0]
    return found


def step(words: str) -> dict[str, Any]:
    verb, *rest = words.split()
    return {verb: rest[0] if verb == "to" else rest}
