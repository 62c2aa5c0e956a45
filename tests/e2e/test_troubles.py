"""Telegram refuses, is slow, loses answers: nothing is lost, and nothing comes more often than it must."""

import asyncio
import logging
from typing import Any

import pytest
from aiohttp import ClientSession
from aiohttp.test_utils import TestServer

from core.logs import WithoutSecrets
from core.service.outbox import Kind, Outgoing, ParcelState
from telegram_bot.ingest import webhook_app
from tests.e2e.crew import open_lobby, set_sail
from tests.e2e.harbour import Harbour

NAMES = ("Ann", "Ben", "Cat")


async def copies(sea: Harbour, person: int, words: str) -> int:
    return len([text for text in await sea.texts(person) if words in text])


async def test_a_429_is_waited_out_and_the_message_comes_once_f47(sea: Harbour) -> None:
    group, people = await open_lobby(sea, *NAMES)
    cat = people["Cat"]
    await sea.client.order_fault(
        "refuse", method="sendMessage", chat_id=cat, times=1, code=429, retry_after=35
    )
    await sea.client.say(people["Ann"], "/startgame", group)
    await sea.sees(people["Ben"], "Your action, day 1")
    await sea.sees(cat, "Your action, day 1")
    await sea.quiet()
    assert await copies(sea, cat, "Your action, day 1") == 1


@pytest.mark.parametrize("fault", ["cut_before", "refuse"])
async def test_a_call_that_had_no_effect_is_made_again_and_comes_once(sea: Harbour, fault: str) -> None:
    """Over a line that is cut for whatever is said to this chat, nothing is tried a last time."""
    group, people = await open_lobby(sea, *NAMES)
    terms = {"code": 502} if fault == "refuse" else {}
    await sea.client.order_fault(fault, chat_id=people["Cat"], times=4, **terms)
    await sea.client.say(people["Ann"], "/startgame", group)
    await sea.sees(people["Cat"], "Your action, day 1")
    await sea.quiet()
    assert await copies(sea, people["Cat"], "Your action, day 1") == 1


async def test_a_stuck_chat_stops_no_other_nor_words_that_cannot_be_written_f48(sea: Harbour) -> None:
    group, people = await open_lobby(sea, *NAMES)
    await sea.client.order_fault(
        "refuse", method="sendMessage", chat_id=people["Ben"], times=None, code=429, retry_after=600
    )
    await sea.client.say(people["Ann"], "/startgame", group)
    for name in ("Ann", "Cat"):
        await sea.sees(people[name], "Your action, day 1")
    odd = await put(sea, people["Cat"], {"table": "The raft", "closes_at": "9999-12-31T23:59:00Z"})
    await put(sea, people["Cat"], {"table": "The raft", "closes_at": "2026-12-31T23:59:00Z"})
    await sea.sees(people["Cat"], "The raft")

    async def is_put_aside() -> bool:
        with sea.ship.store.read() as books:
            parcel = books.outbox.get(odd)
        return parcel is not None and parcel.state is ParcelState.FAILED

    await sea.until(is_put_aside, "what cannot be written to be put aside")


async def put(sea: Harbour, person: int, facts: dict[str, Any]) -> int:
    """Something to be said by a clock east of Greenwich."""
    bot_id = sea.ship.settings.bot_id or 0
    fixed: dict[str, Any] = {"kind": Kind.SAY, "language": "en", "zone": "Asia/Tokyo"}
    said = Outgoing(bot_id=bot_id, chat_id=person, key="time-left", facts=facts, **fixed)
    with sea.ship.store.write() as books:
        return books.outbox.put([said])[0]


async def test_an_edit_that_changes_nothing_counts_as_done_and_keeps_the_keyboard_f56(sea: Harbour) -> None:
    crew = await set_sail(sea, *NAMES)
    ann = crew.people["Ann"]
    await sea.sees(ann, "Your action, day 1")
    text = "message is not modified: specified new message content and reply markup are exactly the same"
    await sea.client.order_fault(
        "refuse", method="editMessageText", chat_id=ann, times=1, code=400, description=text
    )
    await crew.press(ann, "Your action", "🙏 Fast and pray")
    await crew.press(ann, "Which suit", "♥")
    await sea.quiet()
    sheet = await sea.sees(ann, "Your action, day 1")
    assert sheet["reply_markup"]["inline_keyboard"]
    with sea.ship.store.read() as books:
        assert books.outbox.failed() == []


async def test_cards_of_a_busy_group_are_edited_seldom_and_end_right_f46(sea: Harbour) -> None:
    group, people = await open_lobby(sea, "Ann", "Ben", "Cat", "Deb", "Eve", "Fay")
    for _ in range(6):
        for person in list(people.values())[1:]:
            await sea.client.say(person, "/leave")
            await sea.client.start(person, f"join_{sea.table(group).handle}")
    await sea.quiet()
    await sea.sees(people["Ann"], "Aboard (6", group)
    calls = [call["at"] for call in await sea.client.calls(method="editMessageText", chat=group)]
    assert all(sum(at <= other < at + 60 for other in calls) <= 6 for at in calls)
    limits = (await sea.client.state())["limits"]
    assert limits["violations"] == {"overall": 0, "private": 0, "group": 0}


async def test_no_token_is_ever_logged_f78(sea: Harbour, caplog: pytest.LogCaptureFixture) -> None:
    token = str(sea.ship.settings.token)
    formatter = WithoutSecrets((token,))
    with caplog.at_level(logging.DEBUG):
        await sea.client.order_fault("refuse", method="getUpdates", times=1, code=502)
        await sea.client.order_fault("cut_before", method="sendMessage", times=1)
        await sea.people("Ann")
    written = [formatter.format(record) for record in caplog.records]
    assert len(written) > 5
    assert not any(token in line for line in written)
    try:
        raise ValueError(f"https://api.example.org/bot{token}/getMe")
    except ValueError as error:
        record = logging.LogRecord(
            "x", logging.ERROR, "", 0, "failed", (), (ValueError, error, error.__traceback__)
        )
    assert token not in formatter.format(record)


async def test_a_forged_update_is_refused_and_not_stored_f77(sea: Harbour) -> None:
    stored: list[object] = []

    class Ear:
        bot_id = 7

        def receive(self, rows: list[object]) -> int:
            stored.extend(rows)
            return len(rows)

    class Hand:
        async def call(self, function, *arguments):  # type: ignore[no-untyped-def]
            return function(*arguments)

        def wake(self) -> None:
            return None

    update = {"update_id": 1, "message": {"message_id": 1, "date": 1, "chat": {"id": 5, "type": "private"}}}
    app = webhook_app(Ear(), Hand(), "the secret", sea.ship.clock.now)  # type: ignore[arg-type]
    async with TestServer(app) as server, ClientSession() as session:
        address = server.make_url("/telegram")
        for headers in ({}, {"X-Telegram-Bot-Api-Secret-Token": "wrong"}):
            async with session.post(address, json=update, headers=headers) as answer:
                assert answer.status == 403
        assert stored == []
        async with session.post(
            address, json=update, headers={"X-Telegram-Bot-Api-Secret-Token": "the secret"}
        ) as answer:
            assert answer.status == 200
    assert len(stored) == 1


async def test_old_buttons_work_after_a_restart_and_actions_are_kept_f38_f40(sea: Harbour) -> None:
    crew = await set_sail(sea, *NAMES)
    ann, ben = crew.people["Ann"], crew.people["Ben"]
    await crew.press(ann, "Your action", "🔨 Make a weapon")
    await crew.press(ann, "Which colour", "🟥 Red")
    await sea.sees(ann, "makes a weapon")
    await sea.stop_bot()
    await asyncio.sleep(0.1)
    await sea.start_bot()
    await crew.press(ben, "Your action", "🙏 Fast and pray")
    await crew.press(ben, "Which suit", "♥")
    await sea.until(lambda: _waiting_for(crew, ["Cat"]), "only Cat to be awaited")


async def _waiting_for(crew, names) -> bool:  # type: ignore[no-untyped-def]
    return crew.view()["still_to_act"] == names


async def test_a_group_that_moved_is_known_by_the_refusal_alone_f50(sea: Harbour) -> None:
    group, people = await open_lobby(sea, *NAMES)
    ann = people["Ann"]
    await sea.quiet()
    new = await sea.client.create_group(ann, "The Méduse", tuple(people.values())[1:], kind="supergroup")
    await sea.client.add_bot(new, ann, "all")
    await sea.sees(ann, "I am aboard", new)
    terms = {
        "code": 400,
        "description": "group chat was upgraded to a supergroup chat",
        "migrate_to_chat_id": new,
    }
    await sea.client.order_fault("refuse", method="sendMessage", chat_id=group, times=1, **terms)
    await sea.client.say(ann, "/status", group)
    await sea.sees(ann, "the lobby is open", new)
    assert sea.table().chat_id == new
    await sea.client.say(ann, "/startgame", new)
    await sea.sees(ann, "Cast off.", new)
