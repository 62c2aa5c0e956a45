"""Troubles that tests and rehearsals order: errors, lost answers, cut lines, doubled and shuffled updates."""

import random
from dataclasses import asdict, dataclass
from enum import StrEnum
from typing import Any

from .refusals import ApiRefusal
from .updates import UpdateQueue


class FaultKind(StrEnum):
    REFUSE = "refuse"  # answers `code` (400, 403, 429, 500, 502 ...) with `description`; nothing is done
    LOSE_ANSWER = "lose_answer"  # does it, then never answers (the line stays open `seconds`, then is cut)
    CUT_BEFORE = "cut_before"  # cuts the line, nothing is done
    CUT_AFTER = "cut_after"  # does it, then cuts the line
    DELAY = "delay"  # waits `seconds`, then does it
    THROTTLE = "throttle"  # lets matching calls through one after another, `seconds` apart
    ANSWER_LATE = "answer_late"  # does it, then waits `seconds` before it answers
    DOUBLE_UPDATE = "double_update"  # queues the same update twice under one id
    TWIN_UPDATE = "twin_update"  # queues the same content under a second id
    SWAP_UPDATES = "swap_updates"  # puts the update before the one that waits ahead of it


_UPDATE_KINDS = frozenset({FaultKind.DOUBLE_UPDATE, FaultKind.TWIN_UPDATE, FaultKind.SWAP_UPDATES})


@dataclass(slots=True)
class Fault:
    """One order: strikes the next `times` matching calls (None: no end), each with probability `rate`."""

    number: int
    kind: FaultKind
    method: str | None = None
    chat_id: int | None = None
    times: int | None = 1
    rate: float = 1.0
    code: int = 500
    description: str = ""
    retry_after: int = 0
    migrate_to_chat_id: int = 0
    seconds: float = 0.0
    struck: int = 0
    free_at: float = 0.0

    def turn(self, now: float) -> float:
        """Seconds until a throttled call may go on; it takes its place in the line."""
        start = max(now, self.free_at)
        self.free_at = start + self.seconds
        return start - now

    def refusal(self) -> ApiRefusal:
        """What a `refuse` fault answers; 429 words itself from `retry_after`."""
        parameters: dict[str, Any] = {}
        reason = self.description
        if self.code == 429:
            parameters["retry_after"] = self.retry_after or 1
            reason = f"retry after {self.retry_after or 1}"
        if self.migrate_to_chat_id:
            parameters["migrate_to_chat_id"] = self.migrate_to_chat_id
        return ApiRefusal(self.code, reason, parameters or None)


class Faults:
    """The orders in force, oldest first; the first that matches a call strikes."""

    def __init__(self, seed: int = 0) -> None:
        self._faults: list[Fault] = []
        self._next = 1
        self._chance = random.Random(seed)

    def order(self, **terms: Any) -> Fault:
        """Add an order; unknown terms and kinds are refused with ValueError."""
        terms["kind"] = FaultKind(terms.get("kind", ""))
        try:
            fault = Fault(self._next, **terms)
        except TypeError as wrong:
            raise ValueError(f"a fault has no such term: {wrong}") from wrong
        self._next += 1
        self._faults.append(fault)
        return fault

    def strike(self, method: str, chat_id: int | str | None) -> Fault | None:
        """The fault that hits this call, counted as used; None lets it through."""
        for fault in self._faults:
            if fault.kind not in _UPDATE_KINDS and self._matches(fault, method, chat_id):
                return self._spend(fault)
        return None

    def disturb(self, queue: UpdateQueue, update: dict[str, Any]) -> None:
        """Double, twin or swap an update just queued, if so ordered; `method` names the kind of update."""
        kind = next(key for key in update if key != "update_id")
        body = update[kind]
        chat = body.get("chat") or body.get("message", {}).get("chat") or {}
        for fault in list(self._faults):
            if fault.kind not in _UPDATE_KINDS or not self._matches(fault, kind, chat.get("id")):
                continue
            self._spend(fault)
            match fault.kind:
                case FaultKind.DOUBLE_UPDATE:
                    queue.put(update)
                case FaultKind.TWIN_UPDATE:
                    queue.put({**update, "update_id": queue.take_id()})
                case _:
                    queue.swap_last()

    def withdraw(self, number: int | None = None) -> None:
        """Take back one order, or all."""
        self._faults = [] if number is None else [fault for fault in self._faults if fault.number != number]

    def report(self) -> list[dict[str, Any]]:
        return [asdict(fault) for fault in self._faults]

    def _matches(self, fault: Fault, method: str, chat_id: int | str | None) -> bool:
        if fault.times is not None and fault.struck >= fault.times:
            return False
        if fault.method is not None and fault.method.lower() != method.lower():
            return False
        if fault.chat_id is not None and fault.chat_id != chat_id:
            return False
        return fault.rate >= 1.0 or self._chance.random() < fault.rate

    def _spend(self, fault: Fault) -> Fault:
        fault.struck += 1
        return fault
