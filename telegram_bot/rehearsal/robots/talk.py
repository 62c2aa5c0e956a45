"""What a robot says, and when: lines by occasion, and the names it has read on its phone."""

import re
import tomllib
from dataclasses import dataclass, field
from importlib.resources import files

from .temper import Temper

OCCASIONS = (
    ("rescue", re.compile("A ship!")),
    ("end", re.compile("The voyage is over")),
    ("death", re.compile("is killed|dies of hunger|is hanged")),
    ("starvation", re.compile(r"Day \d+, starvation")),
    ("trade", re.compile("trade:|gives .* food|gives .* weapon")),
    ("reveal", re.compile("what was written")),
    ("day", re.compile(r"Day \d+.*no ship")),
)
BLOW = re.compile(r"^(.+?) ⚔️ attacks (.+?)\.$", re.MULTILINE)
CREW = re.compile(r"^(?:💀 )?([^\n:]+): ❤️", re.MULTILINE)


@dataclass(slots=True)
class Talk:
    """Reads the group and now and then has something to say about it."""

    temper: Temper
    me: str
    names: list[str] = field(default_factory=list)

    def hear(self, text: str) -> None:
        """Learns who is aboard and who has struck at whom."""
        for name in CREW.findall(text):
            if name != self.me and name not in self.names:
                self.names.append(name)
        for attacker, target in BLOW.findall(text):
            self.temper.resent(attacker, 3.0 if target == self.me else 1.0)

    def answer(self, text: str) -> str | None:
        """A line for what was just read, or nothing."""
        occasion = next((name for name, sign in OCCASIONS if sign.search(text)), None)
        if occasion is None or not self.names or not self.temper.dares(self.temper.talk * 0.4):
            return None
        line = self.temper.one_of(LINES["raft"][occasion])
        return line.format(name=self.temper.one_of(self.names))


LINES: dict[str, dict[str, list[str]]] = tomllib.loads(
    files(__package__).joinpath("lines.toml").read_text(encoding="utf-8")
)
