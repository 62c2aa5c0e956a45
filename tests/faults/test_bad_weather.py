"""A voyage while the line fails, updates come twice and out of order, and one chat is dead (F46-F48, F54, F55)."""

import re
from pathlib import Path

from core.service import people
from tests.e2e.fleet import set_sail
from tests.faults.driving_raft import RaftDriver
from tests.faults.killable import killable_harbour
from tests.faults.processes import Fate

TROUBLES = (
    {"kind": "refuse", "code": 500, "rate": 0.05},
    {"kind": "refuse", "code": 502, "rate": 0.05},
    {"kind": "refuse", "code": 429, "retry_after": 3, "rate": 0.05},
)
UPDATES = ("double_update", "twin_update", "swap_updates")


async def test_a_voyage_in_bad_weather_ends_as_it_would_in_good_f47_f54_f55(tmp_path: Path) -> None:
    async with killable_harbour(tmp_path, speed=40.0) as sea:
        driven = await RaftDriver.set_sail(sea)
        [mute] = await sea.people("Mute")
        await sea.client.order_fault(
            "refuse", method="sendMessage", chat_id=mute, times=None, code=429, retry_after=9
        )
        await sea.client.say(mute, "/help")
        for trouble in TROUBLES:
            for method in ("sendMessage", "editMessageText"):
                await sea.client.order_fault(**{**trouble, "method": method, "times": 60})
        for chat in (driven.crew.group, *driven.crew.people.values()):
            await sea.client.order_fault("cut_before", chat_id=chat, times=5)
        for kind in UPDATES:
            await sea.client.order_fault(kind, method="message", times=10, rate=0.5)
            await sea.client.order_fault(kind, method="callback_query", times=20, rate=0.3)
        await driven.play(Fate([]), quiet=False)
        report = await driven.check()
        assert report.doubles == 0
        limits = (await sea.client.state())["limits"]
        assert limits["violations"]["group"] == limits["violations"]["overall"] == 0


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
