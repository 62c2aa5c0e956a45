"""A rehearsal can be stopped and goes on where it was: buttons, files, waiting updates, links and all."""

import asyncio
import json
import re
import signal
import sys
from pathlib import Path

import aiohttp
import pytest

from telegram_bot.rehearsal.client import RehearsalClient, RehearsalFault
from telegram_bot.rehearsal.server import start
from tests.rehearsal.conftest import ApiCaller
from tests.rehearsal.test_phones import KEYBOARD
from tests.rehearsal.test_shapes import picture


async def test_a_dumped_state_goes_on_in_another_server(
    api: ApiCaller, people: RehearsalClient, ann: int
) -> None:
    """F40: buttons sent before the stop work after it."""
    group = await people.create_group(ann, "The raft", kind="supergroup")
    await people.add_bot(group, ann, "all")
    await api.ok("setMyCommands", commands=[{"command": "vote", "description": "Vote"}])
    await api.ok(
        "restrictChatMember", chat_id=group, user_id=await people.create_person("Cid"), permissions={}
    )
    card = await api.ok("sendMessage", chat_id=ann, text="Whom?", reply_markup=KEYBOARD)
    photo = await api.ok("sendPhoto", chat_id=ann, photo=picture())
    tapped = await people.tap(ann, card["message_id"], label="Vote")
    await people.say(ann, "still waiting")
    state = json.loads(json.dumps(await people.dump()))
    second = await start()
    async with RehearsalClient(second.url) as others, aiohttp.ClientSession() as session:
        there = ApiCaller(second, session)
        await others.load(state)
        assert await others.messages(ann) == await people.messages(ann)
        assert (await others.feed())[1] == (await people.feed())[1]
        assert await there.ok("getUpdates") == await api.ok("getUpdates")
        await there.ok("answerCallbackQuery", callback_query_id=tapped["query_id"])
        await others.tap(ann, card["message_id"], label="Vote")
        sent = await there.ok("sendPhoto", chat_id=ann, photo=photo["photo"][0]["file_id"])
        assert sent["message_id"] == (await api.ok("sendMessage", chat_id=ann, text="x"))["message_id"]
        rights = (await there.ok("getChatMember", chat_id=group, user_id=second.board.world.bot.id))["status"]
        assert rights == "administrator"
        assert (await there.ok("getMyCommands"))[0]["command"] == "vote"
    await second.stop()


async def test_a_state_of_another_format_is_refused(people: RehearsalClient) -> None:
    with pytest.raises(RehearsalFault, match="reads format 1"):
        await people.load({"format": 0})


async def _run(state: Path) -> tuple[asyncio.subprocess.Process, str]:
    command = [
        "-m",
        "telegram_bot.rehearsal.server",
        "--port",
        "0",
        "--token",
        "7:letters",
        "--state",
        str(state),
    ]
    process = await asyncio.create_subprocess_exec(
        sys.executable, *command, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    line = (await asyncio.wait_for(process.stdout.readline(), 20)).decode()
    found = re.fullmatch(r"rehearsal server at (http://\S+), token 7:letters\n", line)
    assert found, line
    return process, found[1]


async def test_the_command_keeps_its_state_in_a_file(tmp_path: Path) -> None:
    state = tmp_path / "state.json"
    process, url = await _run(state)
    async with RehearsalClient(url) as client:
        ann = await client.create_person("Ann")
        await client.start(ann, "join_1")
    process.send_signal(signal.SIGTERM)
    assert await asyncio.wait_for(process.wait(), 10) == 0
    process, url = await _run(state)
    async with RehearsalClient(url) as client:
        assert [message["text"] for message in await client.messages(ann)] == ["/start join_1"]
    process.send_signal(signal.SIGTERM)
    assert await asyncio.wait_for(process.wait(), 10) == 0
