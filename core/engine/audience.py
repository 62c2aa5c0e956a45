"""Who may know an event: nobody, unless the rules grant it."""

from collections.abc import Iterable

from core.engine.ids import Seat
from core.engine.record import Record


class Audience(Record, frozen=True):
    """The seats that may know something, as they were before it; `public` adds onlookers and the table chat."""

    seats: frozenset[Seat] = frozenset()
    public: bool = False

    def includes(self, seat: Seat) -> bool:
        return self.public or seat in self.seats


NOBODY = Audience()
EVERYONE = Audience(public=True)


def only(*seats: Seat) -> Audience:
    return Audience(frozenset(seats))


def among(seats: Iterable[Seat]) -> Audience:
    return Audience(frozenset(seats))
