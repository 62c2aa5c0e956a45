"""A rehearsal server of the test's own, a plain caller of its Bot API, and people at their phones."""

import json
from collections.abc import AsyncIterator
from typing import Any

import pytest
from aiohttp import ClientSession, FormData

from telegram_bot.rehearsal.client import RehearsalClient
from telegram_bot.rehearsal.server import RehearsalServer, Switchboard, start


class ApiCaller:
    """Calls methods as a bot would, over HTTP, and hands back the whole answer."""

    def __init__(self, server: RehearsalServer, session: ClientSession) -> None:
        self.server = server
        self.session = session
        self.offset = 0

    async def call(self, method: str, **params: Any) -> dict[str, Any]:
        """Send JSON; files (bytes) go as multipart."""
        url = f"{self.server.url}/bot{self.server.token}/{method}"
        if any(isinstance(value, bytes) for value in params.values()):
            form = FormData()
            for name, value in params.items():
                if isinstance(value, bytes):
                    form.add_field(name, value, filename=f"{name}.jpg", content_type="image/jpeg")
                else:
                    form.add_field(name, value if isinstance(value, str) else json.dumps(value))
            async with self.session.post(url, data=form) as answer:
                return dict(await answer.json())
        async with self.session.post(url, json=params) as answer:
            return dict(await answer.json())

    async def ok(self, method: str, **params: Any) -> Any:
        """The result; fails when the call is refused."""
        answer = await self.call(method, **params)
        assert answer["ok"], answer
        return answer["result"]

    async def refused(self, method: str, **params: Any) -> tuple[int, str]:
        """Code and description; fails when the call is granted."""
        answer = await self.call(method, **params)
        assert not answer["ok"], answer
        return answer["error_code"], answer["description"]

    async def updates(self, **params: Any) -> list[dict[str, Any]]:
        """What waits, acknowledged by the next call."""
        found = await self.ok("getUpdates", offset=self.offset, **params)
        if found:
            self.offset = found[-1]["update_id"] + 1
        return list(found)


@pytest.fixture
async def server() -> AsyncIterator[RehearsalServer]:
    running = await start()
    yield running
    await running.stop()


@pytest.fixture
def board(server: RehearsalServer) -> Switchboard:
    return server.board


@pytest.fixture
async def api(server: RehearsalServer) -> AsyncIterator[ApiCaller]:
    async with ClientSession() as session:
        yield ApiCaller(server, session)


@pytest.fixture
async def people(server: RehearsalServer) -> AsyncIterator[RehearsalClient]:
    async with RehearsalClient(server.url) as client:
        yield client


@pytest.fixture
async def ann(people: RehearsalClient, api: ApiCaller) -> int:
    """Ann has pressed Start, and the bot has read it."""
    person = await people.create_person("Ann", username="ann_sails", language_code="en")
    await people.start(person)
    await api.updates()
    return person


@pytest.fixture
async def ben(people: RehearsalClient) -> int:
    """Ben has never met the bot."""
    return await people.create_person("Ben", language_code="da")
