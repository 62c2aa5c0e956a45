"""Gifts, trades, hunger and who is awaited, by buttons (R4)."""

from core.engine.ids import Person, Seat
from core.raft.commands import SetSailor
from core.service.accounts import Account
from core.service.moves import by_moderator
from tests.e2e.crew import Crew, set_sail
from tests.e2e.harbour import Harbour, labels
from tests.e2e.test_bad_input import data_of

NAMES = ("Ann", "Ben", "Cat")


async def starving(sea: Harbour, weapons: int = 1, **food: int) -> Crew:
    """At Starvation of the first day, with so much food, and so many weapons, before each."""
    crew = await set_sail(sea, *NAMES)
    await crew.play(until="starvation")
    sea.ship.clock.run_at(3)
    table = sea.table(crew.group)
    with sea.ship.store.write() as books:
        moll = books.people.add(Account(person=Person(0), telegram_id=None, name="Moll", owner=True))
    desk = sea.ship.desk()
    for seat, name in enumerate(NAMES):
        command = SetSailor(Seat(seat), food=food.get(name, 0), weapons=weapons)
        desk.submit(table.id, command, by_moderator(moll.person, "Moll", "a test"))
    await sea.until(lambda: _holds(crew, food, weapons), "everybody to hold what he should")
    return crew


async def test_a_gift_is_at_once_and_told_to_all_r41(sea: Harbour) -> None:
    crew = await starving(sea, Ann=2)
    ann = crew.people["Ann"]
    await sea.tap(ann, "Starvation, day", "🎁 Give")
    await sea.tap(ann, "Who gets something", "Cat")
    await sea.tap(ann, "What does Cat get", "🍞1")
    await sea.sees(ann, "Ann gives Cat 1 food", crew.group)
    assert _food(crew) == {"Ann": 1, "Ben": 0, "Cat": 1}


async def test_a_trade_is_offered_accepted_and_told_r41(sea: Harbour) -> None:
    crew = await starving(sea, Ann=1)
    ann, ben = crew.people["Ann"], crew.people["Ben"]
    await sea.tap(ann, "Starvation, day", "🎁 Give")
    left_open = await sea.sees(ann, "Who gets something")
    await sea.tap(ann, "Starvation, day", "🤝 Trade")
    asked = await sea.sees(ann, "With whom do you trade")
    assert asked["message_id"] > left_open["message_id"], "a new question comes at the end of the chat"
    await sea.tap(ann, "With whom do you trade", "Ben")
    await sea.tap(ann, "What do you give Ben", "🍞1")
    await sea.tap(ann, "What do you want from Ben", "🗡1")
    await sea.sees(ben, "Ann offers you 1 food for 1 weapon")
    await sea.quiet()
    assert not [text for text in await sea.texts(ann) if text.endswith("?")], "questions that are answered go"
    sheet = await sea.sees(ben, "Starvation, day")
    forged = data_of(sheet, "✅ Accept Ann").replace("f1w0:f0w1", "f2w0:f0w1")
    tapped = await sea.client.tap(ben, sheet["message_id"], data=forged, stale=True)
    assert (await sea.answer(tapped["query_id"])).startswith("Ann has changed the offer since")
    await sea.tap(ben, "Starvation, day", "✅ Accept Ann")
    await sea.sees(ann, "Ann and Ben trade: 1 food for 1 weapon", crew.group)
    assert _food(crew) == {"Ann": 0, "Ben": 1, "Cat": 0}


async def test_a_promise_for_a_promise_is_not_offered_r41(sea: Harbour) -> None:
    crew = await starving(sea, weapons=0, Ann=1)
    ann, ben = crew.people["Ann"], crew.people["Ben"]
    await sea.tap(ben, "Starvation, day", "🤝 Trade")
    assert labels(await sea.sees(ben, "With whom do you trade")) == ["Ann"]
    await sea.tap(ben, "With whom do you trade", "Ann")
    await sea.tap(ben, "What do you give Ann", "a promise")
    assert labels(await sea.sees(ben, "What do you want from Ann")) == ["🍞1"]
    await sea.tap(ann, "Starvation, day", "🤝 Trade")
    await sea.tap(ann, "With whom do you trade", "Cat")
    assert labels(await sea.sees(ann, "What do you give Cat")) == ["🍞1"]
    await sea.tap(ann, "Starvation, day", "🎁 Give")
    await sea.tap(ann, "Who gets something", "Cat")
    await sea.tap(ann, "What does Cat get", "🍞1")
    await sea.sees(ann, "Ann gives Cat 1 food", crew.group)
    await sea.tap(crew.people["Cat"], "Starvation, day", "🎁 Give")
    await sea.tap(crew.people["Cat"], "Who gets something", "Ann")
    await sea.tap(crew.people["Cat"], "What does Ann get", "🍞1")
    await sea.sees(ann, "Cat gives Ann 1 food", crew.group)


async def test_an_offer_whose_goods_are_gone_fails_with_a_word_and_stays_open_r41_f29(sea: Harbour) -> None:
    crew = await starving(sea, Ann=1)
    ann, ben = crew.people["Ann"], crew.people["Ben"]
    await sea.tap(ann, "Starvation, day", "🤝 Trade")
    await sea.tap(ann, "With whom do you trade", "Ben")
    await sea.tap(ann, "What do you give Ben", "🍞1")
    await sea.tap(ann, "What do you want from Ben", "a promise")
    await sea.sees(ben, "Ann offers you 1 food for a promise")
    await sea.tap(ann, "Starvation, day", "🎁 Give")
    await sea.tap(ann, "Who gets something", "Cat")
    await sea.tap(ann, "What does Cat get", "🍞1")
    await sea.sees(ann, "Ann gives Cat 1 food", crew.group)
    assert (await sea.tap(ben, "Starvation, day", "✅ Accept Ann")).startswith(
        "There is not that much: Ann holds 0 food"
    )
    assert "✅ Accept Ann" in str(await sea.sees(ben, "Starvation, day"))
    await sea.tap(ben, "Starvation, day", "❌ Refuse Ann")
    await sea.sees(ann, "Ben has refused your offer")


async def test_fast_and_done_in_the_group_act_for_whoever_taps_them(sea: Harbour) -> None:
    crew = await starving(sea, Ann=1, Ben=1)
    ann, ben = crew.people["Ann"], crew.people["Ben"]
    assert await sea.tap(ben, "📅 Day 1", "🙏 Fast", crew.group) == "Noted."
    await sea.sees(ben, "You fast: you keep your food")
    assert await sea.tap(ann, "📅 Day 1", "👍 Done", crew.group) == "Noted."
    assert "Ann" not in crew.view()["still_to_act"]
    for name in ("Ben", "Cat"):
        await sea.tap(crew.people[name], "Starvation, day", "👍 Done")
    await sea.sees(ann, "Fed: Ann.", crew.group)
    await sea.sees(ann, "Hungry: Ben (7) and Cat (7).", crew.group)


def _food(crew: Crew) -> dict[str, int]:
    return {sailor["name"]: sailor["food"] for sailor in crew.view()["sailors"]}


async def _holds(crew: Crew, food: dict[str, int], weapons: int) -> bool:
    sailors = crew.view()["sailors"]
    return all(one["food"] == food.get(one["name"], 0) and one["weapons"] == weapons for one in sailors)
