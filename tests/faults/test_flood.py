"""One who types faster than can be carried: nobody waits for him, he loses no vote, and hears what was not posted."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import func, select

from core.storage.mail_schema import PostRow
from telegram_bot.handlers.flood import MOST
from tests.e2e.fleet import Fleet, at_sea
from tests.e2e.harbour import Harbour, harbour

TYPED, FLOOD = 60, 40


@pytest.fixture
async def sea(tmp_path: Path) -> AsyncIterator[Harbour]:
    async with harbour(tmp_path, speed=60.0) as made:
        yield made


def posts(sea: Harbour) -> int:
    with sea.ship.store.engine.connect() as connection:
        return int(connection.scalar(select(func.count()).select_from(PostRow)) or 0)


async def typed_at_once(sea: Harbour, writer: int, count: int) -> list[int]:
    """The numbers of the messages."""
    said = [await sea.client.say(writer, f"word {number} of many") for number in range(count)]
    return [message["message_id"] for message in said]


async def test_sixty_words_at_once_carry_twenty_and_hold_up_no_vote_of_his_or_of_another(
    sea: Harbour,
) -> None:
    """First they come as they are typed. Then all wait together, as after a stop: the vote in their midst counts, and
    so does each that comes behind them."""
    fleet = await at_sea(sea)
    writer = fleet.with_role("captain")
    mate, other = fleet.mates(writer)
    await one_answer_counts_on(sea, fleet, writer)
    await fleet.run_at(1.0)
    await sea.jump(11.0)
    deaf = await sea.client.order_fault("refuse", method="getUpdates", times=None, code=500)
    await asyncio.sleep(0.6)
    early = await typed_at_once(sea, writer, TYPED // 2)
    await sea.client.say(writer, f"/vote {fleet.alias(other)}")
    await typed_at_once(sea, writer, TYPED // 2)
    await sea.client.say(mate, f"/vote {fleet.alias(writer)}")
    sea.ship.clock.run_at(60.0)
    await sea.client.withdraw_faults(deaf)
    dropped = TYPED - MOST
    told = await sea.sees(
        writer, f"Too fast: {dropped} of your messages, this one and later ones, were not posted"
    )
    assert told["reply_to_message"]["message_id"] == early[MOST]
    await sea.sees(mate, f"{fleet.alias(writer)} votes {fleet.alias(other)}")
    await sea.sees(other, f"{fleet.alias(mate)} votes {fleet.alias(writer)}")
    await sea.quiet()
    assert posts(sea) == MOST // 2 + MOST
    heard = await fleet.heard(mate)
    assert [f"word {number} of many" in heard for number in (0, MOST - 1, MOST)] == [True, True, False]
    await typed_slowly(sea, writer)
    await sea.sees(mate, f"slow word {MOST + 4}")
    assert posts(sea) == MOST // 2 + MOST + MOST + 5


async def one_answer_counts_on(sea: Harbour, fleet: Fleet, writer: int) -> None:
    """However long the flood goes on. Every other message is a question, and counts like a word."""
    await fleet.run_at(1.0)
    await sea.jump(11.0)
    for number in range(FLOOD):
        await sea.client.say(writer, "/status" if number % 2 else f"drop {number} of the flood")
    sea.ship.clock.run_at(60.0)
    await sea.sees(writer, f"Too fast: {FLOOD - MOST} of your messages")
    await sea.quiet()
    answers = [text for text in await sea.texts(writer) if "Too fast" in text]
    told = sum(": Day 1, until" in text for text in await sea.texts(writer))
    assert (len(answers), posts(sea), told) == (1, MOST // 2, MOST // 2)


async def typed_slowly(sea: Harbour, writer: int) -> None:
    """Times count as they were typed: a word a second for half a minute, and all of it comes at once."""
    await sea.jump(11.0)
    deaf = await sea.client.order_fault("refuse", method="getUpdates", times=None, code=500)
    for number in range(MOST + 5):
        await sea.client.say(writer, f"slow word {number}")
        sea.server.board.clock.set(jump=1.0)
    await sea.client.withdraw_faults(deaf)
