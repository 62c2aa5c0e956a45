"""Telegram's sending limits in sliding windows (F46 to F48), and the troubles that a test can order."""

import asyncio
import time

import aiohttp
import pytest

from telegram_bot.rehearsal.client import RehearsalClient, RehearsalFault
from telegram_bot.rehearsal.server import Switchboard
from tests.rehearsal.conftest import ApiCaller


@pytest.fixture
def still(board: Switchboard) -> Switchboard:
    """Time stands until the test moves it."""
    board.clock.set(speed=0)
    return board


async def test_a_private_chat_takes_a_small_burst_and_one_a_second(
    api: ApiCaller, still: Switchboard, ann: int
) -> None:
    for _ in range(4):
        await api.ok("sendMessage", chat_id=ann, text="x")
    answer = await api.call("sendMessage", chat_id=ann, text="x")
    assert answer == {
        "ok": False,
        "error_code": 429,
        "description": "Too Many Requests: retry after 4",
        "parameters": {"retry_after": 4},
    }
    still.clock.set(jump=4)
    for _ in range(10):
        await api.ok("sendMessage", chat_id=ann, text="x")
        still.clock.set(jump=1)
    assert still.limits.report()["violations"] == {"overall": 0, "private": 1, "group": 0}


async def test_a_group_takes_twenty_a_minute_edits_included(
    api: ApiCaller, still: Switchboard, people: RehearsalClient, ann: int
) -> None:
    """F46."""
    group = await people.create_group(ann, "The raft")
    await people.add_bot(group, ann)
    card = await api.ok("sendMessage", chat_id=group, text="0")
    for number in range(1, 20):
        still.clock.set(jump=1)
        await api.ok("editMessageText", chat_id=group, message_id=card["message_id"], text=str(number))
    answer = await api.call("editMessageText", chat_id=group, message_id=card["message_id"], text="20")
    assert answer["parameters"] == {"retry_after": 41}
    still.clock.set(jump=40)
    assert (await api.call("sendMessage", chat_id=group, text="x"))["parameters"] == {"retry_after": 1}
    still.clock.set(jump=1)
    await api.ok("sendMessage", chat_id=group, text="x")


async def test_a_bot_sends_thirty_a_second_over_all(
    api: ApiCaller, still: Switchboard, people: RehearsalClient
) -> None:
    """F48."""
    crew = [await people.create_person(f"Sailor {number}") for number in range(31)]
    for person in crew:
        await people.start(person)
    for person in crew[:30]:
        await api.ok("sendMessage", chat_id=person, text="x")
    assert await api.refused("sendMessage", chat_id=crew[30], text="x") == (
        429,
        "Too Many Requests: retry after 1",
    )
    still.clock.set(jump=1)
    await api.ok("sendMessage", chat_id=crew[30], text="x")
    assert (await people.state())["limits"]["violations"]["overall"] == 1


async def test_an_album_counts_as_many(
    api: ApiCaller, still: Switchboard, people: RehearsalClient, ann: int
) -> None:
    photo = await people.send(ann, "photo")
    item = {"type": "photo", "media": photo["photo"][0]["file_id"]}
    await api.ok("sendMediaGroup", chat_id=ann, media=[item] * 3)
    assert (await api.refused("sendMediaGroup", chat_id=ann, media=[item] * 2))[0] == 429
    await api.ok("sendMessage", chat_id=ann, text="x")


async def test_limits_may_be_changed_or_only_counted(
    api: ApiCaller, still: Switchboard, people: RehearsalClient, ann: int
) -> None:
    await people.set_limits(private=[1, 10], enforced=False)
    for _ in range(3):
        await api.ok("sendMessage", chat_id=ann, text="x")
    report = (await people.state())["limits"]
    assert report["violations"]["private"] == 2
    assert report["violations_by_chat"] == {str(ann): 2}
    assert (await people.set_limits(reset=True))["violations"]["private"] == 0
    with pytest.raises(RehearsalFault, match="no limit is called 'mood'"):
        await people.set_limits(mood=[1, 1])


async def test_fast_time_makes_room_sooner(api: ApiCaller, board: Switchboard, ann: int) -> None:
    board.clock.set(speed=100)
    for _ in range(4):
        await api.ok("sendMessage", chat_id=ann, text="x")
    await asyncio.sleep(0.06)
    await api.ok("sendMessage", chat_id=ann, text="x")


async def test_ordered_refusals_strike_the_calls_they_name_and_no_others(
    api: ApiCaller, people: RehearsalClient, ann: int, ben: int
) -> None:
    await people.start(ben)
    await people.order_fault("refuse", method="sendMessage", chat_id=ann, times=2, code=429, retry_after=35)
    await people.order_fault("refuse", method="sendPhoto", code=502)
    await people.order_fault("refuse", method="getMe", code=400, description="CHAT_ADMIN_REQUIRED")
    await api.ok("sendMessage", chat_id=ben, text="x")
    for _ in range(2):
        answer = await api.call("sendMessage", chat_id=ann, text="x")
        assert answer["parameters"] == {"retry_after": 35}
    await api.ok("sendMessage", chat_id=ann, text="now")
    assert await api.refused("sendPhoto", chat_id=ann) == (502, "Bad Gateway")
    assert await api.refused("getMe") == (400, "Bad Request: CHAT_ADMIN_REQUIRED")
    assert [message.get("text") for message in await people.messages(ann)] == ["/start", "now"]
    await people.order_fault("refuse", code=500, times=None)
    assert await api.refused("getMe") == (500, "Internal Server Error")
    await people.withdraw_faults()
    await api.ok("getMe")


async def test_a_rate_strikes_about_that_share_of_calls(api: ApiCaller, people: RehearsalClient) -> None:
    await people.order_fault("refuse", method="getMe", times=None, rate=0.3, code=500)
    failed = sum([not (await api.call("getMe"))["ok"] for _ in range(200)])
    assert 30 < failed < 90


@pytest.mark.parametrize(("kind", "arrives"), [("cut_before", False), ("cut_after", True)])
async def test_a_cut_line_leaves_the_caller_in_doubt(
    api: ApiCaller, people: RehearsalClient, ann: int, kind: str, arrives: bool
) -> None:
    await people.order_fault(kind, method="sendMessage")
    with pytest.raises((aiohttp.ServerDisconnectedError, aiohttp.ClientOSError)):
        await api.call("sendMessage", chat_id=ann, text="did it?")
    shown = [message["text"] for message in await people.messages(ann)]
    assert ("did it?" in shown) is arrives
    (call,) = await people.calls(method="sendMessage")
    assert (call["fault"], call["code"]) == (kind, None)


async def test_a_lost_answer_never_comes_but_the_message_is_there(
    api: ApiCaller, people: RehearsalClient, ann: int
) -> None:
    await people.order_fault("lose_answer", method="sendMessage", seconds=30)
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(api.call("sendMessage", chat_id=ann, text="once"), 0.3)
    assert [message["text"] for message in await people.messages(ann)] == ["/start", "once"]


async def test_slow_lines_wait_before_or_after_and_throttled_ones_in_a_row(
    api: ApiCaller, people: RehearsalClient
) -> None:
    for kind in ("delay", "answer_late"):
        await people.order_fault(kind, method="getMe", seconds=0.3)
        began = time.monotonic()
        await api.ok("getMe")
        assert time.monotonic() - began >= 0.3
    await people.order_fault("throttle", method="getMe", times=None, seconds=0.1)
    began = time.monotonic()
    await asyncio.gather(*[api.ok("getMe") for _ in range(5)])
    assert 0.4 <= time.monotonic() - began < 2


async def test_updates_can_be_doubled_twinned_and_swapped(
    api: ApiCaller, people: RehearsalClient, ann: int
) -> None:
    """F54, F55 and more: the same id twice, the same message under two ids, ids out of order."""
    await people.order_fault("double_update", method="message")
    await people.say(ann, "doubled")
    one, again = await api.updates()
    assert one == again
    await people.order_fault("twin_update", chat_id=ann)
    await people.say(ann, "twinned")
    one, twin = await api.updates()
    assert one["message"] == twin["message"]
    assert one["update_id"] + 1 == twin["update_id"]
    await people.say(ann, "first")
    await people.order_fault("swap_updates")
    await people.say(ann, "second")
    late, early = await api.updates()
    assert (late["message"]["text"], early["message"]["text"]) == ("second", "first")
    assert late["update_id"] > early["update_id"]
    await people.queue_update(one)
    assert (await api.ok("getUpdates"))[-1] == one


async def test_orders_that_make_no_sense_are_refused(people: RehearsalClient) -> None:
    with pytest.raises(RehearsalFault, match="is not a valid FaultKind"):
        await people.order_fault("storm")
    with pytest.raises(RehearsalFault, match="no such term"):
        await people.order_fault("delay", minutes=3)


async def test_the_ledger_tells_what_was_called_and_how_it_ended(
    api: ApiCaller, people: RehearsalClient, ann: int
) -> None:
    await api.ok("sendMessage", chat_id=ann, text="x")
    await api.refused("sendMessage", chat_id=ann, text="")
    await api.updates()
    first, second = await people.calls()
    assert (first["method"], first["chat_id"], first["code"], first["params"]["text"]) == (
        "sendMessage",
        ann,
        200,
        "x",
    )
    assert (second["code"], second["result"]) == (400, "Bad Request: message text is empty")
    assert await people.calls(since=first["number"], chat=ann) == [second]
    assert await people.calls(method="getUpdates") == []
