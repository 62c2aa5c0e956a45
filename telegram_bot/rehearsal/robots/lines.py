"""The phrase book of the robots (`lines.toml`): by game, occasion and manner; what was just said is not said again."""

import re
import tomllib
from collections import deque
from dataclasses import dataclass, field
from importlib.resources import files

from .temper import Temper

LINES: dict[str, dict[str, dict[str, list[str]]]] = tomllib.loads(
    files(__package__).joinpath("lines.toml").read_text(encoding="utf-8")
)
ANYBODY = "anybody"
REMEMBERED = 40
"""So many messages one has in mind when one looks for words."""


@dataclass(slots=True)
class Tongue:
    """One robot's words: half of them are its manner's own; none that it has read lately, while there are others."""

    temper: Temper
    game: str
    heard: deque[str] = field(default_factory=lambda: deque(maxlen=REMEMBERED))

    def hear(self, text: str) -> None:
        self.heard.append(text)

    def say(self, occasion: str, **facts: str) -> str:
        lines = LINES[self.game][occasion]
        own, others = (self._fresh(lines.get(each, [])) for each in (self.temper.manner, ANYBODY))
        choice = own if own and (not others or self.temper.dares(0.5)) else others
        said = self.temper.one_of(choice or lines[ANYBODY]).format(**facts)
        self.hear(said)
        return said

    def _fresh(self, lines: list[str]) -> list[str]:
        """Those of them that were not said lately, of whomever."""
        gists = {line: max(re.split(r"\{\w+\}", line), key=len) for line in lines}
        return [line for line in lines if not any(gists[line] in text for text in self.heard)]
