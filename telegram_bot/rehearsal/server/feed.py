"""What reached which phone, in order: a numbered list of events that anyone may follow from a cursor."""

import asyncio
from dataclasses import dataclass
from typing import Any

from .clock import Clock


@dataclass(frozen=True, slots=True)
class Event:
    number: int
    at: float
    kind: str
    people: frozenset[int]
    body: dict[str, Any]

    def shape(self) -> dict[str, Any]:
        """The event as everybody's record has it."""
        return {**self.seen(), "people": sorted(self.people)}

    def seen(self) -> dict[str, Any]:
        """The event as one phone gets it: not a word of who else did."""
        return {"number": self.number, "at": self.at, "kind": self.kind, **self.body}


class Feed:
    """Append-only; a cursor is the number of the last event seen, 0 for none."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._events: list[Event] = []
        self._arrived = asyncio.Event()

    @property
    def cursor(self) -> int:
        return len(self._events)

    def add(self, kind: str, people: frozenset[int], body: dict[str, Any]) -> None:
        self._events.append(Event(len(self._events) + 1, self._clock.now(), kind, people, body))
        woken, self._arrived = self._arrived, asyncio.Event()
        woken.set()

    def since(self, cursor: int, person_id: int | None = None, limit: int = 1000) -> list[Event]:
        """Events after the cursor, all of them or those that reached one person."""
        fresh = self._events[max(cursor, 0) :]
        if person_id is not None:
            fresh = [event for event in fresh if person_id in event.people]
        return fresh[:limit]

    async def wait(self, cursor: int, person_id: int | None, real_seconds: float) -> list[Event]:
        """As `since`, but waits up to that many real seconds for the first event."""
        loop = asyncio.get_running_loop()
        until = loop.time() + real_seconds
        while not (found := self.since(cursor, person_id)) and (left := until - loop.time()) > 0:
            try:
                async with asyncio.timeout(left):
                    await self._arrived.wait()
            except TimeoutError:
                break
        return found

    def load(self, events: list[dict[str, Any]]) -> None:
        """Take over the events of a dump, in place of all that was here."""
        self._events = [
            Event(
                event.pop("number"),
                event.pop("at"),
                event.pop("kind"),
                frozenset(event.pop("people")),
                event,
            )
            for event in (dict(item) for item in events)
        ]
