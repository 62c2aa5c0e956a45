"""The stage as robots know it: when all is quiet, and what time does while they act."""

from typing import Protocol


class Stage(Protocol):
    """One for all companies of a rehearsal. `leaps`: where nobody has anything to do time leaps to the next close."""

    leaps: bool

    async def lull(self, *, strictly: bool = True) -> None:
        """Until nothing is on its way any more; not `strictly`, edits of a group's cards may still be."""
        ...

    async def rest(self, seconds: float) -> None:
        """So many seconds of the rehearsal."""
        ...

    def hold(self) -> None:
        """Somebody is about to act: no phase ends before he has."""
        ...

    def let_go(self) -> None: ...

    def leap(self) -> bool:
        """To just after the next close; whether there was one to come."""
        ...
