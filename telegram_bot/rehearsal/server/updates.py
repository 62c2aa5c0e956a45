"""The bot's queue of updates: kept 24 hours, acknowledged by offset, read by one poller at a time."""

import asyncio
from dataclasses import dataclass
from typing import Any

from .clock import Clock
from .refusals import OTHER_POLLER, WEBHOOK_ACTIVE, conflict

KEPT_SECONDS = 86_400
LONGEST_POLL = 50
NOT_BY_DEFAULT = frozenset({"chat_member", "message_reaction", "message_reaction_count"})
KINDS = frozenset(
    [
        "message",
        "edited_message",
        "channel_post",
        "edited_channel_post",
        "callback_query",
        "my_chat_member",
        "chat_member",
        "chat_join_request",
        "message_reaction",
        "message_reaction_count",
    ]
)


@dataclass(slots=True)
class Queued:
    update: dict[str, Any]
    expires_at: float


class UpdateQueue:
    """Nothing leaves but by acknowledgement or age, so whatever was fetched and not acknowledged comes again."""

    def __init__(self, clock: Clock, first_id: int = 100_000) -> None:
        self._clock = clock
        self._waiting: list[Queued] = []
        self._next_id = first_id
        self._allowed: list[str] | None = None
        self._arrived = asyncio.Event()
        self._poll: asyncio.Future[None] | None = None
        self.webhook_url = ""
        self.conflicts = 0

    @property
    def allowed(self) -> list[str] | None:
        return self._allowed

    def __len__(self) -> int:
        self._drop_old()
        return len(self._waiting)

    def pending(self) -> list[dict[str, Any]]:
        """All updates not yet acknowledged, oldest first."""
        self._drop_old()
        return [queued.update for queued in self._waiting]

    def allow(self, kinds: list[str] | None) -> None:
        """Remember what the bot wants; None keeps the last choice, an empty list means the default."""
        if kinds is not None:
            self._allowed = [kind for kind in kinds if kind in KINDS] or None

    def wants(self, kind: str) -> bool:
        return kind not in NOT_BY_DEFAULT if self._allowed is None else kind in self._allowed

    def add(self, kind: str, body: dict[str, Any]) -> dict[str, Any] | None:
        """Queue an update under the next id; None when the bot did not ask for this kind."""
        if not self.wants(kind):
            return None
        update = {"update_id": self._next_id, kind: body}
        self._next_id += 1
        self.put(update)
        return update

    def put(self, update: dict[str, Any], place: int | None = None) -> None:
        """Queue an update as it is, even one whose id is used (faults do that)."""
        queued = Queued(update, self._clock.now() + KEPT_SECONDS)
        self._waiting.insert(len(self._waiting) if place is None else place, queued)
        self.wake()

    def swap_last(self) -> None:
        """Let the newest update arrive before the one ahead of it; ids stay, so they come out of order."""
        if len(self._waiting) >= 2:
            self._waiting[-1], self._waiting[-2] = self._waiting[-2], self._waiting[-1]

    def take_id(self) -> int:
        self._next_id += 1
        return self._next_id - 1

    async def arrival(self) -> None:
        """Wait for the next update to be queued."""
        await self._arrived.wait()

    def drop(self, update: dict[str, Any]) -> None:
        """Forget one update that was delivered, the oldest of those with its content."""
        for place, queued in enumerate(self._waiting):
            if queued.update is update:
                del self._waiting[place]
                return

    def wake(self) -> None:
        woken, self._arrived = self._arrived, asyncio.Event()
        woken.set()

    def forget_all(self) -> None:
        self._waiting.clear()

    def acknowledge(self, offset: int) -> None:
        """Forget updates below a positive offset; a negative one keeps that many of the newest."""
        if offset > 0:
            self._waiting = [queued for queued in self._waiting if queued.update["update_id"] >= offset]
        elif offset < 0:
            self._waiting = self._waiting[offset:]

    async def poll(self, offset: int, limit: int, timeout: float) -> list[dict[str, Any]]:
        """Wait up to `timeout` seconds for updates; an older poll still waiting is ended with 409."""
        if self.webhook_url:
            raise conflict(WEBHOOK_ACTIVE)
        self.end_poll()
        self.acknowledge(offset)
        ours: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._poll = ours
        try:
            await self._wait_for_updates(ours, min(max(timeout, 0), LONGEST_POLL))
        finally:
            if self._poll is ours:
                self._poll = None
        if ours.done():
            ours.result()
        return self.pending()[: limit if 1 <= limit <= 100 else 100]

    def end_poll(self, reason: str = OTHER_POLLER) -> None:
        if self._poll is not None and not self._poll.done():
            self.conflicts += 1
            self._poll.set_exception(conflict(reason))

    async def _wait_for_updates(self, ended: asyncio.Future[None], timeout: float) -> None:
        until = self._clock.now() + timeout
        while not len(self) and not ended.done() and (left := until - self._clock.now()) > 0:
            waits: set[asyncio.Future[Any]] = {
                asyncio.ensure_future(self._arrived.wait()),
                asyncio.ensure_future(self._clock.sleep(left)),
            }
            try:
                await asyncio.wait({*waits, ended}, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for wait in waits:
                    wait.cancel()

    def dump(self) -> dict[str, Any]:
        waiting = [{"update": queued.update, "expires_at": queued.expires_at} for queued in self._waiting]
        return {"next_id": self._next_id, "allowed": self._allowed, "waiting": waiting}

    def load(self, state: dict[str, Any]) -> None:
        """Take over a dump; whoever polls is woken."""
        self._next_id, self._allowed = state["next_id"], state["allowed"]
        self._waiting = [Queued(item["update"], item["expires_at"]) for item in state["waiting"]]
        self.wake()

    def _drop_old(self) -> None:
        now = self._clock.now()
        if self._waiting and self._waiting[0].expires_at <= now:
            self._waiting = [queued for queued in self._waiting if queued.expires_at > now]
