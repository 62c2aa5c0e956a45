"""What a sailor types for once on some day: a question, a complaint, a look at what he has missed."""

from dataclasses import dataclass, field

from .phone import Shape, thread_of
from .robot import Line
from .temper import Temper

WORDS = (
    "/unread",
    "/switch",
    "/settings",
    "/ask Does the parrot count as a witness?",
    "/report",
)
CHANCE = 0.35


@dataclass(slots=True)
class Whims:
    """Each at most once in a game; a complaint is about what somebody has said that day."""

    temper: Temper
    left: list[str] = field(default_factory=lambda: list(WORDS))

    def line(self, day: str, topic: int | None, post: Shape | None) -> Line | None:
        """Asked once a day; `post` is what he has last read of somebody."""
        self.temper.ponder(f"a whim on {day}", 0)
        if not self.left or not self.temper.dares(CHANCE):
            return None
        word = self.temper.one_of(self.left)
        self.left.remove(word)
        if word != "/report":
            return Line(word, topic=topic)
        if post is None:
            return None
        return Line(word, topic=thread_of(post), reply_to=int(post["message_id"]))
