"""What is said on the raft, and when: lines by occasion, and the names that were read on the phone."""

import re
from dataclasses import dataclass, field

from .lines import Tongue
from .phone import Shape, text_of
from .robot import Line
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
DEAL = re.compile(r"^🤝 (.+?) (?:and (.+?) trade:|gives (.+?) )", re.MULTILINE)
CREW = re.compile(r"^(?:💀 )?([^\n:]+): ❤️", re.MULTILINE)


@dataclass(slots=True)
class Talk:
    """Reads the group and now and then has something to say about it."""

    temper: Temper
    me: str
    names: list[str] = field(default_factory=list)
    waiting: list[Line] = field(default_factory=list)
    tongue: Tongue = field(init=False)

    def __post_init__(self) -> None:
        self.tongue = Tongue(self.temper, "raft")

    def read(self, message: Shape, *, is_new: bool = True) -> None:
        chat = message["chat"]
        if chat["type"] == "private":
            return
        text = text_of(message)
        if message["is_from_bot"]:
            self.hear(text)
            line = self.answer(text) if is_new else None
        else:
            self.tongue.hear(text)
            line = self.reply(text)
        if line is not None:
            self.waiting = [Line(line, chat["id"])]

    def hear(self, text: str) -> None:
        """Learns who is aboard and who has struck at whom."""
        for name in CREW.findall(text):
            if name != self.me and name not in self.names:
                self.names.append(name)
        for attacker, target in BLOW.findall(text):
            self.temper.resent(attacker, 3.0 if target == self.me else 1.0)
        for giver, partner, receiver in DEAL.findall(text):
            if self.me in (partner or receiver, giver):
                other = giver if giver != self.me else partner or receiver
                self.temper.resent(other, 2.0 if self.is_false() else -1.5)

    def is_false(self) -> bool:
        """A bold one trades today with whom he robs tomorrow."""
        return self.temper.dares(self.temper.boldness * 0.6)

    def answer(self, text: str) -> str | None:
        """A line for what was just read, or nothing."""
        occasion = next((name for name, sign in OCCASIONS if sign.search(text)), None)
        if occasion is None or not self.names or not self.temper.dares(self.temper.talk * 0.4):
            return None
        return self.tongue.say(occasion, name=self.temper.one_of(self.names))

    def reply(self, text: str) -> str | None:
        """Somebody has named him: he does not let that stand."""
        if self.me not in text or not self.names or not self.temper.dares(self.temper.talk * 0.5):
            return None
        return self.tongue.say("named", name=self.temper.one_of(self.names))
