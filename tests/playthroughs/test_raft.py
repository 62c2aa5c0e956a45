"""A whole voyage, and what each kind of viewer is told of it, word by word as it was agreed.

After a wanted change: `REWRITE=1 pytest tests/playthroughs/test_raft.py`, then read the difference.
"""

import json
import os
from pathlib import Path
from typing import Any

import msgspec
import pytest

from core.engine.notice import Notice, Place
from core.engine.ruleset import MODERATOR, ONLOOKER, Viewer
from core.raft import RULESET
from tests.raft.voyage import Voyage

HERE = Path(__file__).parent
STEPS: list[dict[str, Any]] = [
    {"act": ["Ada", "attack", "Fay"]},
    {"act": ["Bob", "attack", "Fay"]},
    {"act": ["Cy", "scavenge", "hearts"]},
    {"act": ["Deb", "weapon", "black"]},
    {"act": ["Eve", "fast", "spades"]},
    {"act": ["Fay", "attack", "Ada"]},
    {"eat": ["Ada", "Fay"]},
    {"offer": ["Cy", "Deb", {"food": 1}, {"weapons": 1}]},
    {"accept": ["Deb", "Cy"]},
    {"fast": ["Eve"]},
    {"to": "end"},
    {"act": ["Ada", "fast", "clubs"]},
    {"modkill": ["Eve"]},
    {"to": "end"},
    {"offer": ["Deb", "Cy", {}, {"weapons": 1}]},
    {"refuse": ["Cy", "Deb"]},
    {"eat": ["Bob", "Fay"]},
    *({"done": [name]} for name in ("Ada", "Bob", "Cy", "Deb")),
    {"blame": ["Ada", "Bob"]},
    {"blame": ["Bob", "Eve"]},
    {"blame": ["Cy", "Bob"]},
    {"blame": ["Deb", "Ada"]},
    {"colour": ["Ada", "red"]},
    {"colour": ["Bob", "black"]},
]
CARDS = ["4H", "7S", "3D", "2S", "5H", "QS", "6H", "9D", "KS", "8D", "2H"]

VIEWERS = {
    "seat-ada": Viewer(seat=0),  # type: ignore[arg-type]
    "seat-fay": Viewer(seat=5),  # type: ignore[arg-type]
    "onlooker": ONLOOKER,
    "moderator": MODERATOR,
}


def stream(viewer: Viewer) -> list[str]:
    """Events, notices and changed displays that reach the viewer, in order; `>` begins a step."""
    names = ["Ada", "Bob", "Cy", "Deb", "Eve", "Fay"]
    voyage = Voyage(names, cards=CARDS, days=["2C", "9H", "JK"])
    lines, shown = [], dict[str, Any]()
    for step in STEPS:
        lines.append(f"> {json.dumps(step)}")
        before, count = voyage.state, len(voyage.events)
        voyage.take(step)
        for event in voyage.events[count:]:
            after = RULESET.evolve(before, event)
            if viewer.moderator or RULESET.audience(before, event).includes(_seat(viewer)):
                lines.append(f"event {_line(RULESET.tell(event, viewer))}")
            for notice in RULESET.notices(before, event, after):
                if _reaches(notice, viewer):
                    lines.append(f"{notice.place.value} {notice.key} {_line(notice.facts)}")
            before = after
        for display in RULESET.cards(voyage.state):
            if _reaches(display, viewer) and shown.get(str(display.card)) != display.facts:
                shown[str(display.card)] = display.facts
                lines.append(f"card {display.card} {display.key} {_line(display.facts)}")
    return lines


def _seat(viewer: Viewer) -> Any:
    return -1 if viewer.seat is None else viewer.seat


def _line(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _reaches(notice: Notice, viewer: Viewer) -> bool:
    match notice.place:
        case Place.TABLE:
            return not viewer.moderator
        case Place.PRIVATE:
            return notice.to.includes(_seat(viewer))
        case Place.BULLETIN:
            return viewer == ONLOOKER
        case Place.MODERATORS:
            return viewer.moderator


@pytest.mark.parametrize("name", VIEWERS)
def test_the_voyage_reaches_each_viewer_as_it_was_agreed(name: str) -> None:
    told = "\n".join(stream(VIEWERS[name])) + "\n"
    path = HERE / f"raft-{name}.txt"
    if os.environ.get("REWRITE"):
        path.write_text(told, encoding="utf-8")
    assert told == path.read_text(encoding="utf-8")


def test_the_voyage_ends_as_it_was_scripted() -> None:
    voyage = Voyage(["Ada", "Bob", "Cy", "Deb", "Eve", "Fay"], cards=CARDS, days=["2C", "9H", "JK"])
    facts = voyage.take(*STEPS)
    assert facts[-1] == {"fact": "ended", "winners": ["Ada", "Cy", "Deb"]}
    assert voyage.bodies() == [["Fay", "eaten"], ["Eve", "body"]]
