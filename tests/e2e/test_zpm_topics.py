"""Topics of the private chat: what each takes, what happens when one is deleted, a second table beside the first."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from core.engine.command import Modkill
from core.engine.ids import Seat
from tests.e2e.fleet import at_sea
from tests.e2e.harbour import Harbour, harbour


@pytest.fixture
async def sea(tmp_path: Path) -> AsyncIterator[Harbour]:
    async with harbour(tmp_path, has_topics=True, speed=60.0) as made:
        yield made


async def test_each_room_is_a_topic_that_takes_only_its_own(sea: Harbour) -> None:
    fleet = await at_sea(sea)
    spy, doctor, sailor = (fleet.with_role(role) for role in ("spy", "voodoo_doctor", "vanilla"))
    ship = fleet.sailor(sailor).ship
    await sea.quiet()
    assert set(await fleet.titles(sailor)) == {"Orders", ship}
    letter = await sea.sees(sailor, "Show this letter to nobody")
    assert letter["message_thread_id"] == await fleet.thread(sailor, "Orders")
    card = await sea.sees(sailor, "📅 Day 1")
    assert card["message_thread_id"] == await fleet.thread(sailor, ship)
    await fleet.say(sailor, "Into the void", "Orders")
    refused = await sea.sees(sailor, "Nobody but me reads here")
    assert refused["message_thread_id"] == await fleet.thread(sailor, "Orders")
    await sea.client.say(sailor, "Into the blue")
    await sea.sees(sailor, "Each room is a topic of this chat")
    await fleet.say(doctor, "Hello from the Doctor", fleet.sailor(doctor).ship)
    await fleet.say(spy, "I only read here", fleet.sailor(doctor).ship)
    await sea.sees(spy, "You do not speak here just now")
    await fleet.close()
    await fleet.everybody_sees("🌙 Night 1")
    await sea.quiet()
    assert "the Spies’ cabin" not in {*await fleet.titles(spy), *await fleet.titles(doctor)}
    await fleet.say(spy, "Only you hear me", "the Spies’ cabin")
    heard = await sea.sees(doctor, "Only you hear me")
    assert heard["message_thread_id"] == await fleet.thread(doctor, "the Spies’ cabin")
    await sea.quiet()
    assert set(await fleet.titles(sailor)) == {"Orders", ship}
    await fleet.say(sailor, "Is it night?", ship)
    await sea.sees(sailor, "There is no room where you may speak now")
    assert not any(["Only you hear me" in await fleet.heard(each) for each in fleet.crew() if each != doctor])
    seat = next(seat for seat, person in enumerate(fleet.crew()) if person == sailor)
    await fleet.moderate(Modkill(Seat(seat)))
    await fleet.say(sailor, "Did I die?", ship)
    await sea.sees(sailor, "You are dead: you read on here, and talk in the locker of the dead")
    for words in ("Into the void", "Into the blue", "I only read here", "Is it night?", "Did I die?"):
        assert not any([words in await fleet.heard(person) for person in fleet.crew()])


async def test_a_topic_that_somebody_deletes_is_made_again_when_something_belongs_into_it(
    sea: Harbour,
) -> None:
    fleet = await at_sea(sea)
    writer = fleet.with_role("vanilla")
    mate = fleet.mates(writer)[0]
    ship = fleet.sailor(writer).ship
    gone = await fleet.thread(mate, ship)
    await sea.quiet()
    await sea.bot_call("delete_forum_topic", chat_id=mate, message_thread_id=gone)
    await fleet.say(writer, "Is anybody there?", ship)
    heard = await sea.sees(mate, "Is anybody there?")
    assert heard["message_thread_id"] == await fleet.thread(mate, ship) != gone


async def test_where_a_topic_cannot_be_made_the_game_goes_on_in_one_thread(sea: Harbour) -> None:
    await sea.client.order_fault(
        "refuse",
        method="createForumTopic",
        times=None,
        code=400,
        description="Bad Request: the chat is not a forum",
    )
    fleet = await at_sea(sea)
    reader = fleet.with_role("vanilla")
    await sea.sees(reader, "Show this letter to nobody")
    await fleet.everybody_sees("📅 Day 1")
    assert await fleet.titles(reader) == {}
    await sea.client.say(reader, "Can you hear me?")
    for mate in fleet.mates(reader):
        await sea.sees(mate, "Can you hear me?")
