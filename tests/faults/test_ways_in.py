"""One reader a bot: by webhook only with the secret, never two at once, and a standby that takes over (F58, F77)."""

import asyncio
import os
import signal
from dataclasses import replace
from pathlib import Path

import pytest
from aiohttp import ClientSession
from telegram.error import Conflict

from core.service.ports import LeaseLost
from telegram_bot import ingest, running
from telegram_bot.rehearsal.client import RehearsalClient
from telegram_bot.rehearsal.server import DEFAULT_TOKEN, start
from tests.e2e.crew import set_sail
from tests.e2e.harbour import Harbour
from tests.faults.processes import BY_WEBHOOK, BotProcess, free_port


async def test_a_game_is_played_by_webhook_and_a_forged_update_is_refused_f77(
    sea: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Telegram asks for https; in front of the bot stands a proxy, which here is the change of address. At first it
    does not say what waits: that ends nothing."""
    await sea.stop_bot()
    port = free_port()
    monkeypatch.setattr(running, "WEBHOOK_PORT", port)
    settings = replace(sea.ship.settings, webhook=True, public_url="https://ship.example")
    sea.ship = replace(sea.ship, settings=settings)
    for fault, terms in (("refuse", {"code": 502}), ("cut_before", {}), ("refuse", {"code": 429})):
        await sea.client.order_fault(fault, method="getWebhookInfo", times=1, **terms)
    await sea.client.order_fault("cut_before", method="setMyCommands", times=1)
    menus = len(sea.server.board.ledger.calls(method="setMyCommands"))
    await sea.start_bot()
    await sea.until(lambda: _is_set(sea), "the webhook to be set")
    address = sea.server.board.webhook.leads_to = f"http://127.0.0.1:{port}/telegram"
    crew = await set_sail(sea, "Ann", "Ben", "Cat")
    await sea.sees(crew.people["Ann"], "Day 1, starvation", crew.group)
    with sea.ship.store.read() as books:
        before = books.people.by_telegram(666)
        table = books.tables.in_chat(sea.ship.settings.bot_id or 0, crew.group)[0]
    forged = {
        "update_id": 999_999_999,
        "message": {
            "message_id": 1,
            "date": 1,
            "chat": {"id": 666, "type": "private", "first_name": "Mal"},
            "from": {"id": 666, "is_bot": False, "first_name": "Mal"},
            "text": "/start",
        },
    }
    async with ClientSession() as session:
        for headers in ({}, {"X-Telegram-Bot-Api-Secret-Token": "guessed"}):
            async with session.post(address, json=forged, headers=headers) as answer:
                assert answer.status == 403
    assert b" 403 " in await answered(port, b"X-Telegram-Bot-Api-Secret-Token: \xff\xfe")
    await sea.until(lambda: _has_menus(sea, menus + 4), "the menus in both languages")
    await sea.quiet()
    with sea.ship.store.read() as books:
        assert books.people.by_telegram(666) is before is None
        assert books.tables.get(table.id) is not None


async def answered(port: int, header: bytes) -> bytes:
    """The first line of what comes back to a request that no client would write."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(b"POST /telegram HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n" + header + b"\r\n\r\n{}")
    line = await reader.readline()
    writer.close()
    return line


async def _has_menus(sea: Harbour, count: int) -> bool:
    return len(sea.server.board.ledger.calls(method="setMyCommands")) >= count


async def _is_set(sea: Harbour) -> bool:
    return bool(sea.server.board.updates.webhook_url)


async def test_a_second_reader_of_the_same_bot_makes_this_one_say_so_and_stop_f58(
    sea: Harbour, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(ingest, "_pause_after", lambda error: 0.05)
    url = f"{sea.server.url}/bot{sea.server.token}/getUpdates"
    assert sea._running is not None
    async with ClientSession() as session:
        while not sea._running.done():
            async with session.post(url, json={"timeout": 0}):
                await asyncio.sleep(0.02)
    with pytest.raises(Conflict):
        await sea._running
    sea._leading.__exit__(None, None, None)
    sea.bot = None


async def test_a_leader_who_was_replaced_without_knowing_it_writes_nothing_more_and_stops_f58(
    sea: Harbour,
) -> None:
    """His lock is gone with his connection; the number of his term tells on him before the next message leaves."""
    [ann] = await sea.people("Ann")
    await sea.quiet()
    assert sea._running is not None
    with sea.ship.store.write() as books:
        books.people.lead(sea.ship.settings.bot_id or 0)
    before = len(await sea.texts(ann))
    await sea.client.say(ann, "/help")
    with pytest.raises(LeaseLost):
        await asyncio.wait_for(sea._running, 20)
    assert len(await sea.texts(ann)) == before
    sea._leading.__exit__(None, None, None)
    sea.bot = None


async def answers(client: RehearsalClient, person: int) -> bool:
    before = len(await client.messages(person))
    await client.say(person, "/help")
    for _ in range(600):
        if len(await client.messages(person)) > before + 1:
            return True
        await asyncio.sleep(0.05)
    return False


async def test_on_sqlite_a_second_process_says_so_and_stops_and_the_first_loses_nothing_f58(
    tmp_path: Path,
) -> None:
    server = await start()
    first, second = (BotProcess(_environ(server.url, tmp_path, ""), tmp_path / name) for name in "ab")
    async with RehearsalClient(server.url) as client:
        ann = await client.create_person("Ann", language_code="en")
        await client.start(ann)
        first.start()
        assert await answers(client, ann)
        second.start()
        assert await second.ended(60) == 1
        assert "already runs this bot" in second.log.read_text()
        assert await answers(client, ann)
        assert server.board.updates.conflicts == 0
        await first.stop()
    await server.stop()


async def test_a_webhook_that_telegram_does_not_take_ends_the_start_with_its_reason(tmp_path: Path) -> None:
    server = await start()
    bot = BotProcess(_environ(server.url, tmp_path, "") | BY_WEBHOOK, tmp_path / "log")
    async with RehearsalClient(server.url) as client:
        said = "Bad Request: bad webhook: Failed to resolve host"
        await client.order_fault("refuse", method="setWebhook", times=None, code=400, description=said)
        bot.start()
        assert await bot.ended(60) == 1
    assert "bad webhook: failed to resolve host" in bot.log.read_text()
    assert "Traceback" not in bot.log.read_text()
    await server.stop()


async def test_on_postgresql_a_standby_takes_over_when_the_first_is_killed_f58(
    tmp_path: Path, postgresql_url: str
) -> None:
    server = await start()
    first, second = (
        BotProcess(_environ(server.url, tmp_path, postgresql_url), tmp_path / name) for name in "ab"
    )
    async with RehearsalClient(server.url) as client:
        ann = await client.create_person("Ann", language_code="en")
        await client.start(ann)
        first.start()
        assert await answers(client, ann)
        second.start()
        await asyncio.sleep(3)
        assert second.exit_code is None
        assert "this one stands by" in second.log.read_text()
        assert server.board.updates.conflicts == 0
        assert first.process is not None
        os.kill(first.process.pid or 0, signal.SIGKILL)
        assert await answers(client, ann)
        await second.stop()
    await server.stop()


def _environ(url: str, folder: Path, database: str) -> dict[str, str]:
    return {
        "SCUTTLEBUTT_DATA": str(folder / "data"),
        "TELEGRAM_BOT_TOKEN": DEFAULT_TOKEN,
        "TELEGRAM_API_URL": url,
        "DATABASE_URL": database,
        "LOG_LEVEL": "INFO",
    }
