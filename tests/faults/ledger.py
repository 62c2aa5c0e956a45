"""What a driver wrote down of what was said and done, compared with what lies on the phones of the rehearsal server."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field


@dataclass
class Report:
    """Counts of one game, added up over its phones."""

    expected: int = 0
    doubles: int = 0
    chats: int = 0
    kills: Sequence[str] = field(default_factory=tuple)

    def __str__(self) -> str:
        return (
            f"{len(self.kills)} kills, {self.chats} chats, {self.expected} messages that had to arrive: "
            f"0 lost, {self.doubles} came twice"
        )

    def check(self, chat: str, texts: Iterable[str], expected: Sequence[str], found_by: str) -> None:
        """Everything expected is there, in order; the story goes back, to one message that comes again, no more often
        than the bot was killed.

        `found_by` is a pattern whose matches in the texts are what is compared. A message may hold several of them.
        """
        found, place, went_back = re.findall(found_by, "\n".join(texts)), 0, 0
        for one in found:
            if place < len(expected) and one == expected[place]:
                place += 1
                continue
            earlier = [at for at in range(place) if expected[at] == one]
            assert earlier, f"{chat} after {self.kills}: {one} after {list(expected[:place])}, in {found}"
            place, went_back = earlier[-1] + 1, went_back + 1
        assert place == len(expected), f"{chat} after {self.kills}: lost {list(expected[place:])}, of {found}"
        assert went_back <= len(self.kills), f"{chat}: {went_back} doubles after {self.kills}: {found}"
        self.expected += len(expected)
        self.doubles += went_back
        self.chats += 1
