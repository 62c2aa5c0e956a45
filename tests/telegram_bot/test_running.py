"""A bot that is told to stop stops, though one of its parts does not hear it at once."""

import asyncio

from telegram_bot.running import ended


async def test_a_part_that_loses_a_cancellation_is_ended_all_the_same() -> None:
    lost = 0

    async def hard_of_hearing() -> None:
        nonlocal lost
        while True:
            try:
                await asyncio.sleep(60)
            except asyncio.CancelledError:
                if lost:
                    raise
                lost += 1

    async def in_trouble() -> None:
        try:
            await asyncio.sleep(60)
        finally:
            raise ValueError("at the end")

    parts = {asyncio.create_task(hard_of_hearing()), asyncio.create_task(in_trouble())}
    await asyncio.sleep(0)
    await ended(parts)
    assert lost == 1
    assert all(part.done() for part in parts)
