"""A voyage while the line fails, updates come twice and out of order, and one chat is dead (F46-F48, F54, F55)."""

import re
from pathlib import Path

from core.service import people
from core.service.outbox import ParcelState
from tests.e2e.fleet import set_sail
from tests.faults.driving_raft import RaftDriver
from tests.faults.killable import KillableHarbour, killable_harbour
from tests.faults.processes import Fate

TROUBLES = (
    {"kind": "refuse", "code": 500, "rate": 0.05},
    {"kind": "refuse", "code": 502, "rate": 0.05},
    {"kind": "refuse", "code": 429, "retry_after": 3, "rate": 0.05},
)
NONE = {"overall": 0, "private": 0, "group": 0}
"""Counted by the server in sliding windows: 30 in a second, one in a second to a person, 20 in a minute to a group."""
UPDATES = ("double_update", "twin_update", "swap_updates")


async def test_a_voyage_in_bad_weather_ends_as_it_would_in_good_f47_f54_f55_f64(tmp_path: Path) -> None:
    """The bot has lost its rights in the group, too: nobody is silenced there, and all the rest goes on."""
    async with killable_harbour(tmp_path, speed=40.0) as sea:
        driven = await RaftDriver.set_sail(sea)
        group, crew = driven.crew.group or 0, driven.crew.people
        [mute] = await sea.people("Mute")
        await sea.quiet()
        await sea.client.set_limits(private=[1, 1.0], reset=True)
        await sea.client.set_rights(group, crew["Ann"], None)
        might = await sea.permissions(group)
        await sea.client.order_fault(
            "refuse", method="sendMessage", chat_id=mute, times=None, code=429, retry_after=9
        )
        await sea.client.say(mute, "/help")
        for trouble in TROUBLES:
            for method in ("sendMessage", "editMessageText"):
                await sea.client.order_fault(**{**trouble, "method": method, "times": 60})
        for chat in (group, *crew.values()):
            await sea.client.order_fault("cut_after", method="sendMessage", chat_id=chat, times=1)
            await sea.client.order_fault("cut_before", chat_id=chat, times=5)
        for kind in UPDATES:
            await sea.client.order_fault(kind, method="message", times=10, rate=0.5)
            await sea.client.order_fault(kind, method="callback_query", times=20, rate=0.3)
        await driven.play(Fate([]), quiet=False)
        await sea.until(lambda: _has_left(sea, group), "all of the table to have left")
        report = await driven.check(lost_answers=1)
        assert report.twice[group] <= 1
        assert (await sea.client.state())["limits"]["violations"] == NONE
        assert await sea.permissions(group) == might
        with sea.ship.store.read() as books:
            given_up = [one.key for one in books.outbox.failed() if not one.is_doubtful]
        assert given_up == [], "what is in doubt has arrived, as its reader's phone shows"


async def _has_left(sea: KillableHarbour, group: int) -> bool:
    with sea.ship.store.read() as books:
        return not books.outbox.of_table(sea.table(group).id, states=(ParcelState.WAITING,), limit=1)


async def test_no_log_at_debug_holds_a_secret_whatever_fails_f78(tmp_path: Path) -> None:
    """Token, keys, links, roles, orders, posts: none of it is written down where an operator pastes it from."""
    async with killable_harbour(tmp_path, speed=25.0, log_level="DEBUG") as sea:
        fleet = await set_sail(sea)
        host = fleet.table.host
        with sea.ship.store.write() as books:
            people.make_owner(books, host, None, sea.ship.clock.now())
        for method in ("getUpdates", "sendMessage", "answerCallbackQuery"):
            await sea.client.order_fault("refuse", method=method, times=2, code=502)
            await sea.client.order_fault("cut_before", method=method, times=1)
        odd = {"update_id": sea.server.board.updates.take_id(), "message": {"date": "never"}}
        await sea.client.queue_update(odd)
        await sea.client.say(fleet.host, "/panel")
        link = await sea.sees(fleet.host, "/sign-in/")
        key = re.findall(r"/sign-in/([\w-]+)", link["text"])[0]
        spy = fleet.with_role("spy")
        mate = fleet.alias(fleet.mates(spy)[0])
        await sea.client.say(spy, "the rum is poisoned")
        await sea.client.say(spy, f"/vote {mate}")
        await sea.sees(spy, "Noted")
        await fleet.close()
        await fleet.everybody_sees("🌙 Night 1")
        await sea.client.say(spy, f"/order kill {mate}")
        await sea.quiet()
        written = "\n".join(
            line
            for line in sea.bot_process.log.read_text().splitlines()
            if "Nobody owns this ship" not in line
        )
        assert len(written) > 500
        token = str(sea.ship.settings.token)
        secrets = {token, token.partition(":")[2], "poisoned", key}
        secrets |= {sailor.alias for sailor in fleet.crew().values()}
        secrets |= {"voodoo", "medicine_man", "escape_artist"}
        with sea.ship.store.read() as books:
            secrets.add(books.tables.seed(fleet.table.id).hex())
        secrets |= {
            kept.read_text().strip()
            for kept in (tmp_path / "data").iterdir()
            if kept.name.endswith(("_key", "_secret"))
        }
        assert {secret for secret in secrets if secret in written} == set()
