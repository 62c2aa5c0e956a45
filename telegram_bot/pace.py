"""How fast Telegram lets a bot write: overall, to one person, to one group, and for a card that is edited (F46-F48)."""

import math
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


class Pace:
    """Says when the next call to a chat may leave; times are seconds of any one clock. Groups have negative ids.

    Telegram counts a call when it gets it, which is some time between its leaving and its answer, and never the same
    time. So a call counts from when it leaves until a second (in a group a minute) after its answer: however the line
    delays and bunches them, no window of Telegram's holds more than is allowed. That costs speed: with answers after
    0.2 s, 25 calls a second leave, not 30.

    A call counts whether it succeeds or not; an edit counts like a message. In a group all cards share the edits of a
    minute, and the last two calls of a minute are kept for what cannot wait (`urgent`).
    """

    def __init__(self) -> None:
        self._under_way = 0
        self._answered: deque[float] = deque(maxlen=OVERALL_PER_SECOND)
        self._chats: dict[int, deque[float]] = defaultdict(_calls)
        self._held: dict[int, float] = {}
        self._edits: dict[tuple[int, str], float] = {}
        self._recalled: dict[int, float] = {}
        self._all_held = 0.0

    def ready_at(
        self, chat: int, edits: str | None, now: float, *, urgent: bool = False, count: int = 1
    ) -> float:
        """The earliest time for a call to `chat`; at most `now` means at once, infinity when an answer must come first.
        `edits` names a card that is edited; an album counts as so many messages (`count`)."""
        room = self._chat_ready_at(chat, now, urgent=urgent, count=count)
        moments = [self._held.get(chat, 0.0), self._all_held, room, self.room_at(now, count)]
        if edits is not None:
            last = max(
                self._edits.get(_edit_key(chat, edits), -math.inf), self._recalled.get(chat, -math.inf)
            )
            moments.append(last + (EDIT_GAP_GROUP if chat < 0 else EDIT_GAP_PRIVATE))
        return max(moments)

    def room_at(self, now: float, count: int = 1) -> float:
        """As `ready_at`, by what may be written in all, whatever is held."""
        others = OVERALL_PER_SECOND - self._under_way - count
        if others < 0:
            return math.inf
        return self._answered[-others - 1] + 1.0 if len(self._answered) > others else now

    def leaves(self, chat: int, edits: str | None, now: float, *, count: int = 1) -> None:
        """`arrived` is to follow, whatever becomes of the call."""
        self._under_way += count
        self._chats[chat].extend([now] * count)
        if edits is not None:
            self._edits[_edit_key(chat, edits)] = now

    def arrived(self, chat: int, now: float, *, count: int = 1, edits: str | None = None) -> None:
        """The call is answered, or given up; its chat may have been forgotten meanwhile."""
        if edits is not None:
            self._edits[_edit_key(chat, edits)] = now
        self._under_way -= count
        self._answered.extend([now] * count)
        calls = self._chats[chat]
        for _ in range(min(count, len(calls))):
            calls.pop()
        calls.extend([now] * count)

    def recall(self, calls: Iterable[tuple[int, float]], now: float) -> None:
        """Calls that an earlier process has made, each of which may have been an edit; the last of them may still be
        unknown, so nothing leaves at once."""
        for chat, at in calls:
            self._chats[chat].append(min(at, now))
            self._recalled[chat] = now
        self.hold_all(now + SETTLING)

    def leapt(self, before: float, now: float, unseen: float) -> None:
        """It was `before` and is `now`: a rehearsal's time has leapt, or runs at another speed.

        Whoever counts may have seen it so many seconds earlier (`unseen`, by the time before). What was answered since
        counts as of now, and nothing was noted at a time that is yet to come.
        """
        since = min(before - unseen, now)
        for noted in (self._answered, *self._chats.values()):
            for place, at in enumerate(noted):
                noted[place] = now if at > since else at
        back = min(now - before, 0.0)
        self._held = {chat: until + back for chat, until in self._held.items()}
        self._all_held += back
        self._edits = {key: now if at > since else at for key, at in self._edits.items()}
        self._recalled = {chat: min(at, now) for chat, at in self._recalled.items()}

    def hold(self, chat: int, until: float) -> None:
        """Telegram asked for a pause in this chat (429 with `retry_after`); other chats are not held."""
        self._held[chat] = max(until, self._held.get(chat, 0.0))

    def hold_all(self, until: float) -> None:
        """The server cannot be reached: nothing leaves until then."""
        self._all_held = max(until, self._all_held)

    def paced(self, now: float) -> dict[int, float]:
        """The chats to which nothing at all may leave yet, and until when."""
        waits = {chat: self.ready_at(chat, None, now, urgent=True) for chat in {*self._chats, *self._held}}
        return {chat: until for chat, until in waits.items() if until > now}

    def forget(self, now: float) -> None:
        """Drops what no longer limits anything, so that memory does not grow with the people met."""
        recent = {chat: calls for chat, calls in self._chats.items() if calls[-1] > now - _FORGET_AFTER}
        self._chats = defaultdict(_calls, recent)
        self._held = {chat: until for chat, until in self._held.items() if until > now}
        self._edits = {key: last for key, last in self._edits.items() if last > now - _FORGET_AFTER}
        self._recalled = {chat: at for chat, at in self._recalled.items() if at > now - _FORGET_AFTER}

    def _chat_ready_at(self, chat: int, now: float, *, urgent: bool, count: int) -> float:
        calls = self._chats.get(chat)
        if not calls:
            return now
        if chat > 0:
            return calls[-1] + PRIVATE_GAP * max(count, _last(calls))
        most = (GROUP_PER_MINUTE if urgent else GROUP_PER_MINUTE - GROUP_RESERVE) + 1 - count
        gap = calls[-1] + GROUP_GAP
        return max(gap, calls[-most] + 60.0) if len(calls) >= most else gap


def _calls() -> deque[float]:
    return deque(maxlen=GROUP_PER_MINUTE)


def _last(calls: deque[float]) -> int:
    """How many messages the last call sent."""
    return sum(1 for at in calls if at == calls[-1])


def _edit_key(chat: int, card: str) -> tuple[int, str]:
    return (chat, "") if chat < 0 else (chat, card)
