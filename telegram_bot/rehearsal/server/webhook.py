"""Updates carried to the bot's own address, one after another, repeated until it says 200."""

import asyncio
import json
from typing import Any

from aiohttp import ClientError, ClientSession, ClientTimeout

from .clock import Clock
from .refusals import OTHER_POLLER
from .updates import UpdateQueue

FIRST_PAUSE = 1.0
LONGEST_PAUSE = 60.0
ANSWER_SECONDS = 60
SECRET_HEADER = "X-Telegram-Bot-Api-Secret-Token"


class Webhook:
    """While open, the queue belongs to it and getUpdates is refused."""

    def __init__(self, clock: Clock, queue: UpdateQueue) -> None:
        self._clock = clock
        self._queue = queue
        self._secret = ""
        self._max_connections = 40
        self._last_error: tuple[int, str] | None = None
        self._carrier: asyncio.Task[None] | None = None
        self.delivered = 0
        self.leads_to = ""
        """Where a proxy takes what is sent to the bot's address; without one it goes there itself."""

    @property
    def url(self) -> str:
        return self._queue.webhook_url

    def open(self, url: str, secret: str, max_connections: int = 40) -> None:
        self.close()
        self._queue.webhook_url = url
        self._secret, self._max_connections, self._last_error = secret, max_connections, None
        self._queue.end_poll("terminated by setWebhook request" if url else OTHER_POLLER)
        self._carrier = asyncio.create_task(self._carry())

    def close(self) -> None:
        self._queue.webhook_url = ""
        if self._carrier is not None:
            self._carrier.cancel()
            self._carrier = None

    def info(self) -> dict[str, Any]:
        shape: dict[str, Any] = {
            "url": self.url,
            "has_custom_certificate": False,
            "pending_update_count": len(self._queue),
        }
        if self.url:
            shape |= {"max_connections": self._max_connections, "ip_address": "127.0.0.1"}
        if self._last_error is not None:
            shape |= {"last_error_date": self._last_error[0], "last_error_message": self._last_error[1]}
        if self._queue.allowed is not None:
            shape["allowed_updates"] = list(self._queue.allowed)
        return shape

    def dump(self) -> dict[str, Any]:
        return {"url": self.url, "secret": self._secret, "max_connections": self._max_connections}

    def load(self, state: dict[str, Any]) -> None:
        """Take over a dump and go on delivering if it had an address."""
        self.close()
        if state["url"]:
            self.open(state["url"], state["secret"], state["max_connections"])

    async def _carry(self) -> None:
        pause = FIRST_PAUSE
        async with ClientSession(timeout=ClientTimeout(total=ANSWER_SECONDS)) as session:
            while True:
                updates = self._queue.pending()
                if not updates:
                    await self._queue.arrival()
                    continue
                fault = await self._deliver(session, updates[0])
                if fault is None:
                    self._queue.drop(updates[0])
                    self.delivered += 1
                    pause = FIRST_PAUSE
                    continue
                self._last_error = (int(self._clock.now()), fault)
                await self._clock.sleep(pause)
                pause = min(pause * 2, LONGEST_PAUSE)

    async def _deliver(self, session: ClientSession, update: dict[str, Any]) -> str | None:
        """Post one update; None when it was taken, else what went wrong in Telegram's words."""
        headers = {"Content-Type": "application/json"}
        if self._secret:
            headers[SECRET_HEADER] = self._secret
        try:
            async with session.post(
                self.leads_to or self.url, data=json.dumps(update), headers=headers
            ) as answer:
                if 200 <= answer.status < 300:
                    return None
                return f"Wrong response from the webhook: {answer.status} {answer.reason}"
        except TimeoutError:
            return "Read timeout expired"
        except ClientError:
            return "Connection refused"
