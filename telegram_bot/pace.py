"""How fast Telegram lets a bot write: overall, to one person, to one group, and for a card that is edited (F46-F48)."""

from collections import defaultdict, deque
from collections.abc import Iterable

OVERALL_PER_SECOND = 30
PRIVATE_GAP = 1.0
GROUP_PER_MINUTE = 20
GROUP_RESERVE = 2
GROUP_GAP = 0.5
EDIT_GAP_PRIVATE = 3.0
EDIT_GAP_GROUP = 10.0
SETTLING = 1.0
_FORGET_AFTER = 120.0
_JITTER = 2.0


class Pace:
    """Says when the next call to a chat may leave; times are seconds of any one clock. Groups have negative ids.

    A call counts when it leaves, whether it succeeds or not; an edit counts like a message. In a group all cards share
    the edits of a minute, and the last two calls of a minute are kept for what cannot wait (`urgent`). When the clock
    is set back, what was noted lies in the future and limits nothing: it is dropped.
    """

    def __init__(self) -> None:
        self._overall: deque[float] = deque()
        self._chats: dict[int, deque[float]] = defaultdict(deque)
        self._held: dict[int, float] = {}
        self._edits: dict[tuple[int, str], float] = {}
        self._all_held = 0.0
        self._latest = 0.0

    def ready_at(
        self, chat: int, edits: str | None, now: float, *, urgent: bool = False, count: int = 1
    ) -> float:
        """The earliest time for a call to `chat`; at most `now` means at once. `edits` names a card that is edited;
        an album counts as so many messages (`count`)."""
        self._notice(now)
        room = self._chat_ready_at(chat, now, urgent=urgent, count=count)
        moments = [self._held.get(chat, 0.0), self._all_held, room]
        if len(self._overall) >= OVERALL_PER_SECOND:
            moments.append(self._overall[-OVERALL_PER_SECOND] + 1.0)
        if edits is not None and (last := self._edits.get(_edit_key(chat, edits))) is not None:
            moments.append(last + (EDIT_GAP_GROUP if chat < 0 else EDIT_GAP_PRIVATE))
        return max(moments)

    def leaves(self, chat: int, edits: str | None, now: float, *, count: int = 1) -> None:
        self._overall.extend([now] * count)
        while len(self._overall) > OVERALL_PER_SECOND:
            self._overall.popleft()
        calls = self._chats[chat]
        calls.extend([now] * count)
        while len(calls) > GROUP_PER_MINUTE:
            calls.popleft()
        if edits is not None:
            self._edits[_edit_key(chat, edits)] = now

    def recall(self, calls: Iterable[tuple[int, float]], now: float) -> None:
        """Calls that an earlier process has made; the last of them may still be unknown, so nothing leaves at once."""
        for chat, at in calls:
            self.leaves(chat, None, min(at, now))
        self.hold_all(now + SETTLING)

    def arrived(self, chat: int, now: float) -> None:
        """Telegram counts a call when it gets it, which is some time between leaving and being answered."""
        if calls := self._chats.get(chat):
            last = _last(calls)
            for place in range(len(calls) - last, len(calls)):
                calls[place] = now

    def hold(self, chat: int, until: float) -> None:
        """Telegram asked for a pause in this chat (429 with `retry_after`); other chats are not held."""
        self._held[chat] = max(until, self._held.get(chat, 0.0))

    def hold_all(self, until: float) -> None:
        """The server cannot be reached: nothing leaves until then."""
        self._all_held = max(until, self._all_held)

    def paced(self, now: float) -> dict[int, float]:
        """The chats to which nothing at all may leave yet, and until when."""
        self._notice(now)
        waits = {chat: self.ready_at(chat, None, now, urgent=True) for chat in {*self._chats, *self._held}}
        return {chat: until for chat, until in waits.items() if until > now}

    def _notice(self, now: float) -> None:
        if now < self._latest - _JITTER:
            for noted in (self._overall, self._chats, self._held, self._edits):
                noted.clear()
            self._all_held = 0.0
            self._latest = now
        self._latest = max(self._latest, now)

    def forget(self, now: float) -> None:
        """Drops what no longer limits anything, so that memory does not grow with the people met."""
        recent = {chat: calls for chat, calls in self._chats.items() if calls[-1] > now - _FORGET_AFTER}
        self._chats = defaultdict(deque, recent)
        self._held = {chat: until for chat, until in self._held.items() if until > now}
        self._edits = {key: last for key, last in self._edits.items() if last > now - _FORGET_AFTER}

    def _chat_ready_at(self, chat: int, now: float, *, urgent: bool, count: int) -> float:
        calls = self._chats.get(chat)
        if not calls:
            return now
        if chat > 0:
            return calls[-1] + PRIVATE_GAP * max(count, _last(calls))
        most = (GROUP_PER_MINUTE if urgent else GROUP_PER_MINUTE - GROUP_RESERVE) + 1 - count
        gap = calls[-1] + GROUP_GAP
        return max(gap, calls[-most] + 60.0) if len(calls) >= most else gap


def _last(calls: deque[float]) -> int:
    """How many messages the last call sent."""
    return sum(1 for at in calls if at == calls[-1])


def _edit_key(chat: int, card: str) -> tuple[int, str]:
    return (chat, "") if chat < 0 else (chat, card)
