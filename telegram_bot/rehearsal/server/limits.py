"""Telegram's sending limits in sliding windows: over all, per private chat, per group (edits included)."""

import math
from collections import defaultdict, deque
from dataclasses import asdict, dataclass, field
from typing import Any

from .clock import Clock
from .refusals import too_many_requests
from .world import Chat, ChatType


@dataclass(slots=True)
class Window:
    """At most `most` messages within any `seconds`."""

    most: int
    seconds: float


@dataclass(slots=True)
class LimitSettings:
    """Telegram's figures; with `enforced` off excesses are only counted."""

    overall: Window = field(default_factory=lambda: Window(30, 1.0))
    private: Window = field(default_factory=lambda: Window(4, 4.0))
    group: Window = field(default_factory=lambda: Window(20, 60.0))
    enforced: bool = True


class Limits:
    """Counts what was sent and edited; refuses with the whole seconds after which there is room again."""

    def __init__(self, clock: Clock, settings: LimitSettings | None = None) -> None:
        self._clock = clock
        self.settings = settings or LimitSettings()
        self._sent: dict[int, deque[float]] = defaultdict(deque)
        self._peak: dict[str, int] = {"overall": 0, "private": 0, "group": 0}
        self._violations: dict[str, int] = {"overall": 0, "private": 0, "group": 0}
        self._by_chat: dict[int, int] = defaultdict(int)

    def charge(self, chat: Chat, count: int = 1) -> None:
        """Book that many messages to a chat, or refuse with 429; a refused call is not booked."""
        scope = "private" if chat.type is ChatType.PRIVATE else "group"
        window = self.settings.private if scope == "private" else self.settings.group
        waits = {
            "overall": self._wait(0, self.settings.overall, count),
            scope: self._wait(chat.id, window, count),
        }
        for name, wait in waits.items():
            if wait > 0:
                self._violations[name] += 1
                self._by_chat[chat.id] += 1
        if self.settings.enforced and (wait := max(waits.values())) > 0:
            raise too_many_requests(max(1, math.ceil(wait)))
        now = self._clock.now()
        for key in (0, chat.id):
            self._sent[key].extend([now] * count)
        self._peak["overall"] = max(self._peak["overall"], self._held(0, self.settings.overall))
        self._peak[scope] = max(self._peak[scope], self._held(chat.id, window))

    def _held(self, key: int, window: Window) -> int:
        sent, since = self._sent[key], self._clock.now() - window.seconds
        while sent and sent[0] <= since:
            sent.popleft()
        return len(sent)

    def _wait(self, key: int, window: Window, count: int) -> float:
        """Seconds until `count` more fit; an album larger than the window fits into an empty one."""
        held = self._held(key, window)
        surplus = held + min(count, window.most) - window.most
        if surplus <= 0:
            return 0.0
        return self._sent[key][surplus - 1] + window.seconds - self._clock.now()

    def configure(self, changes: dict[str, Any]) -> None:
        """Set `enforced` or a window as [most, seconds]."""
        for name, value in changes.items():
            if name == "enforced":
                self.settings.enforced = bool(value)
            elif name in ("overall", "private", "group"):
                setattr(self.settings, name, Window(int(value[0]), float(value[1])))
            else:
                raise ValueError(f"no limit is called {name!r}: overall, private, group or enforced")

    def report(self) -> dict[str, Any]:
        return {
            "settings": asdict(self.settings),
            "violations": dict(self._violations),
            "violations_by_chat": {str(key): count for key, count in self._by_chat.items()},
            "peak": dict(self._peak),
        }

    def reset(self) -> None:
        """Forget the counts of violations and peaks, not what was sent."""
        for counts in (self._peak, self._violations):
            counts.update(dict.fromkeys(counts, 0))
        self._by_chat.clear()
