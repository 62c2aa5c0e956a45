"""What a driver wrote down of what was said and done, compared with what lies on the phones of the rehearsal server."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field


@dataclass
class Report:
    """Counts of one game, added up over its phones."""

    kills: Sequence[str] = field(default_factory=tuple)
    lost_answers: int = 0
    """Answers that the server has kept from the bot in any one chat."""
    expected: int = 0
    twice: Counter[int] = field(default_factory=Counter)
    """By chat: how often its story went back to one message that came again."""

    @property
    def doubles(self) -> int:
        return self.twice.total()

    def __str__(self) -> str:
        return (
            f"{len(self.twice)} chats, {self.expected} messages that had to arrive: 0 lost, "
            f"{self.doubles} came twice"
        )

    def check(
        self, chat: int, what: str, texts: Iterable[str], expected: Sequence[str], found_by: str
    ) -> None:
        """Everything expected is there, in order; the story of the chat goes back, to one message that comes again, no
        more often than the bot was killed or an answer was lost.

        `found_by` is a pattern whose matches in the texts are what is compared. A message may hold several of them.
        """
        found, place, went_back = re.findall(found_by, "\n".join(texts)), 0, 0
        for one in found:
            if place < len(expected) and one == expected[place]:
                place += 1
                continue
            earlier = [at for at in range(place) if expected[at] == one]
            assert earlier, (
                f"{what} in {chat} after {self.kills}: {one} after {list(expected[:place])}, in {found}"
            )
            place, went_back = earlier[-1] + 1, went_back + 1
        lost = list(expected[place:])
        assert lost == [], f"{what} in {chat} after {self.kills}: lost {lost}, of {found}"
        self.expected += len(expected)
        self.twice[chat] += went_back
        allowed = len(self.kills) + self.lost_answers
        assert self.twice[chat] <= allowed, f"{chat}: {self.twice[chat]} doubles, of {what} now: {found}"
