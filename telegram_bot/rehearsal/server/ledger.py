"""Every Bot API call that arrived: what, where, when, and how it ended."""

from collections import deque
from dataclasses import asdict, dataclass
from typing import Any

KEPT_CALLS = 200_000


@dataclass(slots=True)
class Call:
    number: int
    at: float
    method: str
    chat_id: int | str | None
    params: dict[str, Any]
    code: int | None = None
    result: Any = None
    fault: str | None = None
    took: float = 0.0


class Ledger:
    """Keeps the newest calls; getUpdates only when `keeps_polls` is on, since a poll is no deed."""

    def __init__(self, keeps_polls: bool = False) -> None:
        self._calls: deque[Call] = deque(maxlen=KEPT_CALLS)
        self._next = 1
        self.keeps_polls = keeps_polls

    def __len__(self) -> int:
        return len(self._calls)

    def open(self, at: float, method: str, chat_id: int | str | None, params: dict[str, Any]) -> Call:
        call = Call(self._next, at, method, chat_id, params)
        if method != "getUpdates" or self.keeps_polls:
            self._next += 1
            self._calls.append(call)
        return call

    def calls(
        self, since: int = 0, method: str | None = None, chat_id: int | None = None, limit: int = 10_000
    ) -> list[dict[str, Any]]:
        """Calls numbered above `since`, oldest first, of one method or chat when given."""
        found = (
            asdict(call)
            for call in self._calls
            if call.number > since
            and (method is None or call.method == method)
            and (chat_id is None or call.chat_id == chat_id)
        )
        return [call for call, _ in zip(found, range(limit), strict=False)]

    def clear(self) -> None:
        self._calls.clear()
