"""What a sailor gathers from what reaches his phone: who he is, who is about, who accuses whom, and what he answers."""

import re
from dataclasses import dataclass, field

from .lines import Tongue
from .phone import Shape, text_of, thread_of
from .robot import Line
from .temper import Temper

LETTER = re.compile(r"^✉️ You are (.+?), (?:the )?([A-Z][\w -]+?)(?:, aboard|\.)")
FELLOWS = re.compile(r"[Ff]ellow(?:s| Spies): (.+?)\.")
DAY_CARD = re.compile(r"^📅 Day (\d+), ")
YOU_ARE = re.compile(r"^You (?:are|were) ([^.,]+?)(?:,|\.)", re.MULTILINE)
WAGON = re.compile(r"^(.+?) \((\d+)\): (.+)$", re.MULTILINE)
IDLE = re.compile(r"^Not voting: (.+)$", re.MULTILINE)
VOTED = re.compile(r"^🗳 (.+?) votes (.+?)\.$")
STARS = re.compile(r"✨ .*say: (a|no) zombie walks\. Living Spies: (\d+)")
GRAVE = re.compile(r"^⚰️ (.+?): there is (a|no) body")
PLANK = re.compile(r"calls (.+?) to the plank")
JUDGED = re.compile(r"^🌊 (.+?) was (not evil|evil)\.")
EVIL = frozenset({"Spy", "Voodoo Doctor", "Zombie"})
BLUFFS = ("Vanilla Pirate", "Insomniac", "Pea-Brain", "Drunk", "Escape Artist")
MOST_LINES_A_DAY = 2


@dataclass(slots=True)
class Gossip:
    """One sailor's memory and tongue. Evil ones know their fellows from their letter; nobody knows anything more."""

    temper: Temper
    alias: str = ""
    role: str = ""
    fellows: frozenset[str] = frozenset()
    crew: list[str] = field(default_factory=list)
    wagons: dict[str, int] = field(default_factory=dict)
    day: int = 0
    room: int | None = None
    """The topic of the room in which he speaks by day."""
    is_mute: bool = False
    """Dead, away or possessed: by day he only reads."""
    said_today: int = 0
    waiting: list[Line] = field(default_factory=list)
    last_post: Shape | None = None
    """The last that he has read of what somebody has said."""
    tongue: Tongue = field(init=False)

    def __post_init__(self) -> None:
        self.tongue = Tongue(self.temper, "zpm")

    @property
    def is_evil(self) -> bool:
        return self.role in EVIL

    def next_line(self) -> Line | None:
        return self.waiting.pop(0) if self.waiting else None

    def read(self, message: Shape, *, is_new: bool = True) -> None:
        """Letters and cards say who one is; votes and words say whom to trust."""
        if message["chat"]["type"] != "private" or not message["is_from_bot"]:
            return
        text, thread = text_of(message), thread_of(message)
        if found := LETTER.match(text):
            self._read_letter(text, found)
        elif found := DAY_CARD.match(text):
            self._read_card(text, int(found[1]), thread)
        elif is_new:
            self._read_news(text, thread, message)

    def _read_letter(self, text: str, found: re.Match[str]) -> None:
        self.alias, self.role = found[1], found[2]
        if named := FELLOWS.search(text):
            self.fellows = frozenset(re.sub(r" \([^)]*\)", "", name) for name in _names(named[1]))

    def _read_card(self, text: str, day: int, thread: int | None) -> None:
        self.room = thread
        self.is_mute = any(sign in text for sign in ("You were ", "silent today", ", and away"))
        if found := YOU_ARE.search(text):
            self.alias = found[1]
        wagons = [(name, int(votes), _names(voters)) for name, votes, voters in WAGON.findall(text)]
        idle = IDLE.search(text)
        present = {name for _, _, voters in wagons for name in voters} | set(_names(idle[1]) if idle else ())
        self.crew = sorted((present | {name for name, _, _ in wagons}) - {self.alias})
        self.wagons = {name: votes for name, votes, _ in wagons}
        if day != self.day:
            self.day, self.said_today = day, 0
            self._say("day" if day != 3 else "tortuga", 0.6)

    def _read_news(self, text: str, thread: int | None, message: Shape) -> None:
        self.tongue.hear(text)
        first, _, words = text.partition("\n")
        speaker = next((name for name in self.crew if first.startswith(f"{name}, ")), None)
        if speaker is not None and words:
            self.last_post = message
            self._hear(speaker, words)
        elif found := VOTED.match(text):
            self._mind_vote(found[1], found[2])
        elif found := STARS.search(text):
            self._say("stars", 1.0, count=found[2], zombie=found[1])
        elif found := GRAVE.match(text):
            self._say("grave", 1.0, name=found[1], body=found[2])
        elif found := JUDGED.match(text):
            self.temper.resent(found[1], 6.0 if found[2] == "evil" else -3.0)
            self._say("judged", 1.0, name=found[1], verdict=found[2])
        elif found := PLANK.search(text):
            self._say("trial" if found[1] != self.alias else "plea", 0.5, name=found[1])
        else:
            self._remark(text, thread)

    def _remark(self, text: str, thread: int | None) -> None:
        if text.startswith("You speak as") and "in the Spies’ cabin" in text:
            self._say("cabin", 0.9, thread)
        elif text.startswith("You speak as") and "in the locker of the dead" in text:
            self._say("locker", 0.7, thread)
        elif "is lynched" in text:
            self._say("lynched", 0.25)
        elif "Who was who" in text:
            self._say("end", 0.4)

    # -- whom to trust

    def _hear(self, speaker: str, words: str) -> None:
        """An accusation colours both; a claim of innocence helps a little, unless one knows better."""
        named = [name for name in self.crew if name in words and name != speaker]
        if self.alias and self.alias in words:
            self.temper.resent(speaker, 0.4 if speaker in self.fellows else 1.2)
            self._say("claim" if self.temper.dares(0.4) else "defend", 0.55, name=speaker, role=self.claim())
        elif named and speaker not in self.fellows and self.temper.dares(0.6):
            self.temper.resent(named[0], 0.5)
            self._say("agree", 0.15, name=named[0])
        if " I am the " in f" {words}" and self.temper.dares(0.5):
            self.temper.resent(speaker, -0.6)

    def _mind_vote(self, voter: str, names: str) -> None:
        target = names.split(", then ")[0]
        if target == self.alias:
            self.temper.resent(voter, 1.0)
            self._say("defend", 0.3, name=voter)
        elif voter in self.fellows:
            self.temper.resent(target, 0.8)

    def claim(self) -> str:
        """What he says he is: the truth, except for those who could not live with it."""
        hides = self.is_evil or self.role == "Assassin" or self.temper.dares(0.2)
        return self.temper.one_of(BLUFFS) if hides else self.role

    def suspects(self, names: list[str] | tuple[str, ...]) -> list[str]:
        """Of these, those whom he may want to be rid of: never himself, fellows only if nobody else is left."""
        others = [name for name in names if name != self.alias]
        return [name for name in others if name not in self.fellows] or others or list(names)

    # -- words

    def accuse(self, name: str) -> None:
        self._say("accuse", 0.8, name=name)

    def _say(self, occasion: str, chance: float, thread: int | None = None, **facts: str) -> None:
        may_speak = thread is not None or not self.is_mute
        if self.said_today >= MOST_LINES_A_DAY or not may_speak:
            return
        if not self.temper.talk or not self.temper.dares(chance * (0.4 + self.temper.talk)):
            return
        self.said_today += 1
        known = {"name": self._somebody(), "role": self.claim(), **facts}
        line = self.tongue.say(occasion, **known)
        self.waiting = [*self.waiting[-1:], Line(line, topic=thread or self.room)]

    def _somebody(self) -> str:
        return self.temper.one_of(self.suspects(self.crew)) if self.crew else "the boatswain"


def _names(listed: str) -> list[str]:
    """`Ann, Bob and Cat` as a list."""
    return [name for name in re.split(r", and |, | and ", listed) if name]
