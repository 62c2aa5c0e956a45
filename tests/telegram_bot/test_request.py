"""Servers that answer a little differently from Telegram: a refusal is still a refusal, and nothing stops the bot."""

from collections.abc import AsyncIterator
from datetime import timedelta
from typing import Any

import pytest
from aiohttp import web
from telegram import Bot
from telegram.error import BadRequest, ChatMigrated, InvalidToken, NetworkError, RetryAfter

from telegram_bot.request import AiohttpRequest, NotSent

OK = 200


class Server:
    """Answers every call with what the test has put here."""

    def __init__(self) -> None:
        self.status = OK
        self.answer: dict[str, Any] | str = ""
        self.url = ""

    async def handle(self, request: web.Request) -> web.Response:
        if isinstance(self.answer, str):
            return web.Response(status=self.status, text=self.answer, content_type="text/html")
        return web.json_response(self.answer, status=self.status)


@pytest.fixture
async def server() -> AsyncIterator[Server]:
    server = Server()
    application = web.Application()
    application.router.add_route("*", "/{call:.*}", server.handle)
    runner = web.AppRunner(application)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    server.url = f"http://127.0.0.1:{runner.addresses[0][1]}"
    yield server
    await runner.cleanup()


@pytest.fixture
async def bot(server: Server) -> AsyncIterator[Bot]:
    request = AiohttpRequest()
    await request.initialize()
    yield Bot("1:A", base_url=f"{server.url}/bot", request=request)
    await request.shutdown()


@pytest.mark.parametrize("retry_after", ["3", 3, 2.5, "2.5"])
async def test_how_long_to_wait_is_read_as_a_number_however_it_is_written(
    server: Server, bot: Bot, retry_after: object
) -> None:
    server.status = 429
    server.answer = {"ok": False, "error_code": "429", "parameters": {"retry_after": retry_after}}
    with pytest.raises(RetryAfter) as caught:
        await bot.send_message(1, "x")
    assert caught.value._retry_after == timedelta(seconds=3)


@pytest.mark.parametrize("parameters", [None, {}, [], {"retry_after": "soon"}, {"retry_after": None}])
async def test_too_many_is_too_many_although_nobody_says_for_how_long(
    server: Server, bot: Bot, parameters: object
) -> None:
    server.answer = {"ok": False, "error_code": 429, "description": "Flood", "parameters": parameters}
    with pytest.raises(RetryAfter):
        await bot.send_message(1, "x")


async def test_a_refusal_under_a_good_status_is_a_refusal(server: Server, bot: Bot) -> None:
    server.answer = {"ok": False, "error_code": 400, "description": "Bad Request: chat not found"}
    with pytest.raises(BadRequest, match="hat not found"):
        await bot.send_message(1, "x")


@pytest.mark.parametrize("status", [404, 405, 501])
@pytest.mark.parametrize(
    "answer", ["404: Not Found", {"ok": False, "error_code": 404, "description": "Not Found"}]
)
async def test_a_method_that_the_server_lacks_is_refused_and_the_token_is_not_doubted(
    server: Server, bot: Bot, status: int, answer: dict[str, Any] | str
) -> None:
    server.status, server.answer = status, answer
    for call in (bot.send_message(1, "x"), bot.delete_webhook()):
        with pytest.raises(BadRequest, match="no such method"):
            await call


@pytest.mark.parametrize("status", [401, 404])
async def test_a_wrong_token_is_still_known_by_the_first_question(
    server: Server, bot: Bot, status: int
) -> None:
    server.status = status
    server.answer = {"ok": False, "error_code": status, "description": "Not Found"}
    with pytest.raises(InvalidToken):
        await bot.get_me()


async def test_a_group_that_moved_is_found_although_its_id_is_written_as_text(
    server: Server, bot: Bot
) -> None:
    server.status = 400
    server.answer = {"ok": False, "error_code": 400, "parameters": {"migrate_to_chat_id": "-1001234567890"}}
    with pytest.raises(ChatMigrated) as caught:
        await bot.send_message(1, "x")
    assert caught.value.new_chat_id == -1001234567890


@pytest.mark.parametrize("answer", ["", "<html>", "null", "[]"])
async def test_a_success_that_cannot_be_read_may_have_arrived(server: Server, bot: Bot, answer: str) -> None:
    server.answer = answer
    with pytest.raises(NetworkError) as caught:
        await bot.send_message(1, "x")
    assert not isinstance(caught.value, NotSent)


async def test_a_broken_server_under_a_good_status_took_nothing(server: Server, bot: Bot) -> None:
    server.answer = {"ok": False, "error_code": "502", "description": "Bad Gateway"}
    with pytest.raises(NotSent):
        await bot.send_message(1, "x")
