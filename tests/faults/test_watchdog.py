"""When the ship itself is in trouble its owner hears of it, once, whatever it is that is broken (F42)."""

import os
import shutil
from collections.abc import AsyncIterator, Callable
from datetime import timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from core.service import people
from core.service.clock import real_now
from core.service.outbox import Kind
from telegram_bot import calls, watchdog
from tests.e2e.harbour import Harbour, harbour


@pytest.fixture
async def sea(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Harbour]:
    monkeypatch.setattr(watchdog, "EVERY", 0.2)
    async with harbour(tmp_path) as made:
        yield made


async def owner(sea: Harbour) -> int:
    [chat] = await sea.people("Olga")
    with sea.ship.store.write() as books:
        account = books.people.by_telegram(chat)
        assert account is not None
        people.make_owner(books, account.person, None, sea.ship.clock.now())
    return chat


async def heard(sea: Harbour, person: int, words: str) -> int:
    return sum(words in text for text in await sea.texts(person))


async def test_the_owner_hears_that_no_deadline_has_been_looked_at_for_two_minutes_f42(
    sea: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    olga = await owner(sea)
    assert sea.bot is not None
    monkeypatch.setattr(sea.bot._watchdog, "_silence", lambda: 119.0)
    await sea.bot._watchdog.look()
    assert await heard(sea, olga, "No deadline") == 0
    monkeypatch.setattr(sea.bot._watchdog, "_silence", lambda: 121.0)
    await sea.sees(olga, "No deadline has been looked at for 2 min.")
    await sea.bot._watchdog.look()
    assert await heard(sea, olga, "No deadline") == 1


async def test_the_owner_hears_of_mail_that_cannot_leave_and_again_only_after_it_could(sea: Harbour) -> None:
    olga = await owner(sea)
    [ben] = await sea.people("Ben")
    await sea.quiet()
    number = await sea.client.order_fault(
        "refuse", method="sendMessage", chat_id=ben, times=None, code=429, retry_after=2
    )
    await sea.client.say(ben, "/help")
    await sea.until(lambda: _waits(sea), "the answer to wait")
    make_older(sea, timedelta(seconds=61))
    await sea.sees(olga, "One message has waited to leave, the oldest for 1 min")
    await sea.client.withdraw_faults(number)
    await sea.quiet()
    assert await heard(sea, olga, "waited to leave") == 1


async def _waits(sea: Harbour) -> bool:
    with sea.ship.store.read() as books:
        return books.outbox.waiting(sea.ship.settings.bot_id or 0) > 0


def make_older(sea: Harbour, age: timedelta) -> None:
    with sea.ship.store.engine.begin() as connection:
        connection.exec_driver_sql(
            "UPDATE outbox SET made_at = ? WHERE state = 'waiting'",
            ((real_now() - age).replace(tzinfo=None).isoformat(" "),),
        )


async def test_the_owner_hears_of_a_disk_that_is_nearly_full(
    sea: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    olga = await owner(sea)
    monkeypatch.setattr(shutil, "disk_usage", lambda path: SimpleNamespace(free=150 * 2**20))
    await sea.sees(olga, "Only 150 MB are left on the disk")


async def test_a_database_that_cannot_be_written_is_told_and_loses_nothing(sea: Harbour) -> None:
    """What people type meanwhile is counted as soon as it works again; the bot need not be started anew."""
    olga = await owner(sea)
    [ben] = await sea.people("Ben")
    await sea.quiet()

    def full(connection: Any, cursor: Any, statement: str, *rest: Any) -> None:
        if statement.startswith(("INSERT", "UPDATE", "DELETE")):
            raise OperationalError(statement, {}, Exception("database or disk is full"))

    event.listen(sea.ship.store.engine, "before_cursor_execute", full)
    await sea.client.say(ben, "/rules")
    await sea.sees(olga, "The database cannot be written to")
    assert await sea.find(ben, "The rules of which game") is None
    event.remove(sea.ship.store.engine, "before_cursor_execute", full)
    await sea.sees(ben, "The rules of which game")
    await sea.quiet()
    assert await heard(sea, ben, "The rules of which game") == 1
    assert await heard(sea, olga, "The database cannot be written to") == 1


async def test_a_message_that_cannot_be_written_is_given_up_and_stops_no_other(
    sea: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One poisoned parcel must not end the bot, or it would end it again at every start."""
    ann, ben = await sea.people("Ann", "Ben")
    send = calls.CALLS[Kind.SAY]

    async def broken(bot: Any, parcel: Any, message: Any) -> int | None:
        if parcel.chat_id == ann:
            raise KeyError("file_name")
        return await send(bot, parcel, message)

    monkeypatch.setitem(calls.CALLS, Kind.SAY, broken)
    await sea.client.say(ann, "/rules")
    await sea.client.say(ben, "/rules")
    await sea.sees(ben, "The rules of which game")
    await sea.quiet()
    with sea.ship.store.read() as books:
        assert [parcel.chat_id for parcel in books.outbox.failed()] == [ann]


class Hand:
    """Does what the decider's thread would do."""

    async def call(self, function: Callable[..., Any], *arguments: Any) -> Any:
        return function(*arguments)


async def test_a_backup_is_made_when_the_last_is_a_day_old_however_often_the_bot_is_started(
    sea: Harbour,
) -> None:
    bot, hand = sea.bot, Hand()
    assert bot is not None
    folder = sea.ship.settings.data / "backups"
    for _ in range(2):
        await bot._clean(hand)  # type: ignore[arg-type]
    [made] = folder.iterdir()
    old = made.rename(folder / "20000101-000000.db")
    for age, backups in ((timedelta(hours=23), 1), (timedelta(hours=24), 2)):
        at = (real_now() - age).timestamp()
        os.utime(old, (at, at))
        await bot._clean(hand)  # type: ignore[arg-type]
        assert len(list(folder.iterdir())) == backups
