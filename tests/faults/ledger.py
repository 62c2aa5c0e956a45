"""What a driver wrote down of what was said and done, compared with what lies on the phones of the rehearsal server."""

import re
from collections import Counter
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
        """Everything expected is there, in order, and no more of it twice than the bot was killed.

        `found_by` is a pattern whose matches in the texts are what is compared.
        """
        found = re.findall(found_by, "\n".join(texts))
        once = list(dict.fromkeys(found))
        assert once == list(expected), f"{chat} after {self.kills}: {once} instead of {list(expected)}"
        doubled = sum(count - 1 for count in Counter(found).values())
        assert doubled <= len(self.kills), f"{chat}: {doubled} doubles after {self.kills}: {found}"
        self.expected += len(once)
        self.doubles += doubled
        self.chats += 1
