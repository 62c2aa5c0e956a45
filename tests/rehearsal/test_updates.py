"""Updates wait until they are acknowledged, go to one poller, or are carried to a webhook with its secret."""

import asyncio
import time
from collections.abc import AsyncIterator
from typing import Any

import pytest
from aiohttp import web

from telegram_bot.rehearsal.client import RehearsalClient
from telegram_bot.rehearsal.server import Switchboard
from tests.rehearsal.conftest import ApiCaller

WEBHOOK_ACTIVE = (
    "Conflict: can't use getUpdates method while webhook is active; "
    "use deleteWebhook to delete the webhook first"
)
OTHER_POLLER = (
    "Conflict: terminated by other getUpdates request; make sure that only one bot instance is running"
)


async def texts(api: ApiCaller, **params: Any) -> list[str]:
    return [update["message"]["text"] for update in await api.ok("getUpdates", **params)]


async def test_what_is_not_acknowledged_comes_again(
    api: ApiCaller, people: RehearsalClient, ann: int
) -> None:
    """F54: at least once; only a higher offset forgets."""
    for word in ("one", "two", "three"):
        await people.say(ann, word)
    assert await texts(api, offset=api.offset) == ["one", "two", "three"]
    assert await texts(api) == ["one", "two", "three"]
    first = (await api.ok("getUpdates"))[0]["update_id"]
    assert await texts(api, offset=first + 1) == ["two", "three"]
    assert await texts(api, limit=1) == ["two"]
    assert await texts(api, offset=-1) == ["three"]
    assert await texts(api) == ["three"]


async def test_a_poll_really_waits_and_ends_with_the_first_update(
    api: ApiCaller, people: RehearsalClient, ann: int
) -> None:
    began = time.monotonic()
    assert await api.updates(timeout=1) == []
    assert 0.9 < time.monotonic() - began < 3
    poll = asyncio.create_task(api.updates(timeout=30))
    await asyncio.sleep(0.1)
    assert not poll.done()
    await people.say(ann, "at last")
    assert [update["message"]["text"] for update in await asyncio.wait_for(poll, 2)] == ["at last"]


async def test_a_second_poller_ends_the_first(api: ApiCaller, ann: int) -> None:
    """F58."""
    first = asyncio.create_task(api.call("getUpdates", offset=api.offset, timeout=30))
    await asyncio.sleep(0.1)
    second = asyncio.create_task(api.call("getUpdates", offset=api.offset, timeout=1))
    assert await first == {"ok": False, "error_code": 409, "description": OTHER_POLLER}
    assert await second == {"ok": True, "result": []}


async def test_only_the_kinds_asked_for_are_kept(api: ApiCaller, people: RehearsalClient, ann: int) -> None:
    await api.updates(allowed_updates=["edited_message"])
    said = await people.say(ann, "one")
    await people.edit(ann, said["message_id"], "two")
    assert [list(update)[1] for update in await api.updates()] == ["edited_message"]
    await api.updates(allowed_updates=[])
    await people.say(ann, "three")
    assert [list(update)[1] for update in await api.updates()] == ["message"]


async def test_updates_are_kept_for_a_day(
    api: ApiCaller, board: Switchboard, people: RehearsalClient, ann: int
) -> None:
    await people.say(ann, "old")
    board.clock.set(jump=86_399)
    await people.say(ann, "new")
    assert await texts(api, offset=api.offset) == ["old", "new"]
    board.clock.set(jump=2)
    assert await texts(api) == ["new"]


async def test_dates_are_whole_seconds_of_the_rehearsals_time(
    board: Switchboard, api: ApiCaller, people: RehearsalClient, ann: int
) -> None:
    board.clock.set(speed=0, now=1_800_000_000.9)
    await people.say(ann, "dusk")
    assert (await api.updates())[0]["message"]["date"] == 1_800_000_000


class Receiver:
    """A bot's own web address that can be out of order."""

    def __init__(self) -> None:
        self.got: list[tuple[int, str | None]] = []
        self.failures = 0

    async def take(self, request: web.Request) -> web.Response:
        if self.failures:
            self.failures -= 1
            return web.Response(status=500)
        update = await request.json()
        self.got.append((update["update_id"], request.headers.get("X-Telegram-Bot-Api-Secret-Token")))
        return web.Response()


@pytest.fixture
async def receiver() -> AsyncIterator[tuple[Receiver, str]]:
    taker = Receiver()
    app = web.Application()
    app.router.add_post("/hook", taker.take)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    yield taker, f"http://127.0.0.1:{runner.addresses[0][1]}/hook"
    await runner.cleanup()


async def test_a_webhook_gets_updates_in_order_with_its_secret_and_again_until_it_takes_them(
    api: ApiCaller, board: Switchboard, people: RehearsalClient, ann: int, receiver: tuple[Receiver, str]
) -> None:
    """F77: the secret is what tells Telegram from anybody else."""
    board.clock.set(speed=20)
    taker, url = receiver
    taker.failures = 2
    await api.ok("setWebhook", url=url, secret_token="s3cret", drop_pending_updates=True)
    assert await api.refused("getUpdates") == (409, WEBHOOK_ACTIVE)
    for word in ("one", "two", "three"):
        await people.say(ann, word)
    for _ in range(100):
        if len(taker.got) == 3:
            break
        await asyncio.sleep(0.05)
    assert [number for number, _ in taker.got] == [100_001, 100_002, 100_003]
    assert {secret for _, secret in taker.got} == {"s3cret"}
    info = await api.ok("getWebhookInfo")
    assert (info["url"], info["pending_update_count"]) == (url, 0)
    assert info["last_error_message"] == "Wrong response from the webhook: 500 Internal Server Error"
    await api.ok("deleteWebhook")
    assert await api.updates() == []


async def test_setting_a_webhook_ends_a_poll_and_wants_https(api: ApiCaller, ann: int) -> None:
    poll = asyncio.create_task(api.call("getUpdates", offset=api.offset, timeout=30))
    await asyncio.sleep(0.1)
    refused = await api.refused("setWebhook", url="http://example.org/hook")
    assert refused == (400, "Bad Request: bad webhook: An HTTPS URL must be provided for webhook")
    refused = await api.refused("setWebhook", url="https://example.org/hook", secret_token="not allowed!")
    assert refused == (400, "Bad Request: secret token contains unallowed characters")
    await api.ok("setWebhook", url="http://127.0.0.1:9/hook")
    answer = await asyncio.wait_for(poll, 2)
    assert answer["description"] == "Conflict: terminated by setWebhook request"
