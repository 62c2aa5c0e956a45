"""A day by the calendar, whose close comes while nobody reads (Z2.1, Z2.6, F06, F38, F39)."""

import asyncio
from datetime import time, timedelta
from zoneinfo import ZoneInfo

from core.engine.command import Pause
from tests.e2e.fleet import Fleet, choose_clock, open_lobby
from tests.e2e.harbour import Harbour
from tests.faults.test_time_over_http import SECOND, Watch, three

LOS_ANGELES = ZoneInfo("America/Los_Angeles")


async def start_by_post(sea: Harbour) -> Fleet:
    """Days from ten to four in Los Angeles; it is eleven o'clock on the first of them."""
    fleet = await open_lobby(sea)
    host = fleet.host
    await choose_clock(fleet, "by post")
    await sea.client.say(host, "/startgame", fleet.group)
    await sea.tap(host, "house set-up for 9", "Play as 9", fleet.group)
    await sea.client.say(host, "/startgame", fleet.group)
    await sea.sees(host, "Anchors aweigh", fleet.group)
    await sea.quiet()
    opens = fleet.table.deadline_at
    assert opens is not None
    sea.ship.clock.jump_to(opens + timedelta(hours=1))
    await asyncio.sleep(0.6)
    await fleet.everybody_sees("📅 Day 1")
    await sea.quiet()
    return fleet


async def test_a_vote_of_15_59_59_counts_and_one_of_16_00_00_does_not_though_both_are_read_at_16_20_f06_f38(
    sea: Harbour,
) -> None:
    """The bot is down, and at its start the panel is first in the queue: a moderator has ordered a pause meanwhile. It
    overtakes neither the close nor what was typed before it."""
    fleet = await start_by_post(sea)
    watch = Watch(sea, fleet.group)
    watch.moderate()
    (ann, _, cat), (first, second, _) = three(fleet)
    medic = fleet.with_role("medicine_man")
    second_of_his = fleet.alias(fleet.mates(medic)[0])
    closes = watch.closes_at()
    assert closes.astimezone(LOS_ANGELES).time() == time(16)
    await sea.stop_bot()
    await watch.be_at(closes - SECOND, speed=0)
    await sea.client.say(ann, f"/vote {second}")
    await watch.be_at(closes, speed=0)
    await sea.client.say(cat, f"/vote {first}")
    await watch.be_at(closes + timedelta(minutes=10), speed=0)
    await sea.client.say(medic, f"/order save {second_of_his}")
    await watch.be_at(closes + timedelta(minutes=20), speed=0)
    watch.order(Pause())
    await watch.go_on()
    await sea.start_bot()
    await sea.sees(cat, f"{second} is lynched, with the most votes at the close")
    await sea.sees(cat, "not the hour")
    await sea.until(lambda: _is_paused(sea, fleet), "the pause that was ordered")
    assert await sea.find(ann, f"votes {first}") is None
    assert [move.command for move in moves(sea, fleet)][-4:] == ["vote", "deadline_reached", "order", "pause"]
    assert watch.closes()[-1] == closes
    assert fleet.state.phase.value == "night"


async def _is_paused(sea: Harbour, fleet: Fleet) -> bool:
    return bool(sea.view(fleet.table)["paused"])


def moves(sea: Harbour, fleet: Fleet) -> list:  # type: ignore[type-arg]
    """What has been judged and brought something about, in order."""
    with sea.ship.store.read() as books:
        found = books.log.moves(fleet.table.id)
    return [move for move in found if move.last >= move.first and "remind" not in move.body]
