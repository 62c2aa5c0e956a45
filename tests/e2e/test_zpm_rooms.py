"""Rooms by private chat, as topics and in one thread: who hears what, and what is not carried (secrecy: rooms)."""

import asyncio
import itertools
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from core.mafia.rooms import readers
from telegram_bot.rehearsal.client import RehearsalFault
from tests.e2e.fleet import Fleet, at_sea
from tests.e2e.harbour import Harbour, harbour, text_of


@pytest.fixture(params=["topics", "one thread"])
async def sea(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Harbour]:
    async with harbour(tmp_path, has_topics=request.param == "topics", speed=60.0) as made:
        yield made


UNWELCOME = (
    *("voice", "video_note", "video", "audio", "document", "contact", "location", "venue", "poll", "dice"),
    *("game", "story", "checklist", "paid_media"),
)


def readers_of(fleet: Fleet, room: str) -> set[int]:
    persons = list(fleet.crew())
    return {persons[seat] for seat in readers(fleet.state, room)}


async def test_what_is_typed_by_day_is_carried_to_the_readers_of_the_room_and_nobody_else(
    sea: Harbour,
) -> None:
    fleet = await at_sea(sea)
    writer = fleet.with_role("captain")
    mate, other = fleet.mates(writer)
    ship = fleet.sailor(writer).ship
    bold = {"type": "bold", "offset": 0, "length": 4}
    link = {"type": "text_link", "offset": 5, "length": 4, "url": "tg://user?id=5"}
    text = "Land @ann, try /vote or https://example.org"
    await fleet.say(writer, text, ship, entities=[bold, link])
    heard = await sea.sees(mate, "Land")
    header = len(text_of(heard).split("Land")[0])
    assert text_of(heard).startswith(fleet.alias(writer))
    assert heard["is_silent"] is True
    assert (await sea.sees(mate, "Show this letter to nobody"))["is_silent"] is False
    assert {**bold, "offset": header} in heard["entities"]
    assert not {"mention", "bot_command", "text_link"} & {each["type"] for each in heard["entities"]}
    await sea.client.say(mate, "Aye", reply_to=heard["message_id"], topic=await fleet.thread(mate, ship))
    for reader in (writer, other):
        answer = await sea.sees(reader, "Aye")
        assert "Land" in text_of(answer["reply_to_message"])
    await sea.quiet()
    found = {person for person in fleet.crew() if "Land" in await fleet.heard(person)}
    assert found == readers_of(fleet, ship) - {writer}


async def test_a_reply_is_shown_as_one_after_a_restart_and_an_edit_changes_no_copy_f65_f66(
    sea: Harbour,
) -> None:
    fleet = await at_sea(sea)
    writer = fleet.with_role("vanilla")
    mate, other = fleet.mates(writer)
    ship = fleet.sailor(writer).ship
    own = await fleet.say(writer, "Rum for all", ship)
    heard = await sea.sees(mate, "Rum for all")
    await sea.quiet()
    await sea.stop_bot()
    await sea.start_bot()
    await fleet.say(mate, "And for me", ship, reply_to=heard["message_id"])
    answer = await sea.sees(writer, "And for me")
    assert answer["reply_to_message"]["message_id"] == own["message_id"]
    answer = await sea.sees(other, "And for me")
    assert "Rum for all" in text_of(answer["reply_to_message"])
    await sea.client.edit(writer, own["message_id"], "/role")
    await sea.sees(writer, "What was said is said")
    await sea.quiet()
    assert "Rum for all" in await fleet.heard(other)
    assert (await fleet.heard(other)).count("Rum for all") == 1


async def test_of_merged_posts_the_quoted_one_is_answered_else_the_last(sea: Harbour) -> None:
    fleet = await at_sea(sea)
    writer = fleet.with_role("vanilla")
    mate = fleet.mates(writer)[0]
    ship = fleet.sailor(writer).ship
    topic, theirs = await fleet.thread(writer, ship), await fleet.thread(mate, ship)
    await sea.quiet()
    await sea.client.order_fault(
        "refuse", method="sendMessage", chat_id=mate, code=429, retry_after=240, times=1
    )
    for text in ("Alpha rope.", "Beta rope.", "Gamma rope."):
        await sea.client.say(writer, text, topic=topic)
    merged = await sea.sees(mate, "Gamma rope.")
    assert "Beta rope." in text_of(merged)
    reply = {"reply_to": merged["message_id"], "topic": theirs}
    await sea.client.say(mate, "The second", quote="Beta rope.", **reply)
    await sea.client.say(mate, "The last", **reply)
    await sea.client.say(mate, "/report Him", quote="Beta rope.", **reply)
    assert "Beta rope." in (await sea.sees(fleet.host, "points to what"))["text"]
    await sea.sees(writer, "The last")
    with sea.ship.store.read() as books:
        posts = {post.body.text: post for post in books.posts.of_table(fleet.table.id) if post.body}
    assert posts["The second"].reply_to == posts["Beta rope."].id
    assert posts["The last"].reply_to == posts["Gamma rope."].id


async def test_what_could_show_more_than_words_is_not_carried(sea: Harbour) -> None:
    fleet = await at_sea(sea)
    writer = fleet.with_role("vanilla")
    mate = fleet.mates(writer)[0]
    ship = fleet.sailor(writer).ship
    topic = await fleet.thread(writer, ship)
    for kind in UNWELCOME:
        await sea.client.send(writer, kind, topic=topic)
    refused = "not carried. I carry text, pictures, GIFs and stickers."
    await sea.until(lambda: said_times(sea, writer, refused, len(UNWELCOME)), "a word on each")
    await sea.sees(writer, "A voice would be known at once: not carried")
    letter = await sea.sees(writer, "Show this letter to nobody")
    with pytest.raises(RehearsalFault, match="cannot be forwarded"):
        await sea.client.forward(writer, letter["message_id"], writer)
    theirs = await sea.client.say(fleet.host, "Words of a friend", fleet.group)
    await sea.client.forward(writer, theirs["message_id"], fleet.group)
    await sea.sees(writer, "Forwarded posts are not carried" if topic is None else "Each room is a topic")
    await fleet.say(writer, "x" * 4090, ship)
    await sea.sees(writer, "shorten it")
    await sea.quiet()
    heard = await fleet.heard(mate)
    assert "friend" not in heard
    assert "xxx" not in heard


async def test_posts_come_in_the_same_order_to_all_f61(sea: Harbour) -> None:
    fleet = await at_sea(sea)
    writers = [(person := fleet.with_role("vanilla")), *fleet.mates(person)]
    ship = fleet.sailor(person).ship
    for round_ in range(4):
        await asyncio.gather(*(fleet.say(each, f"word{round_}{each}.", ship) for each in writers))
    await sea.quiet()
    heard = [re.findall(r"word(\d+)\.", await fleet.heard(each)) for each in writers]
    for one, other in itertools.combinations(heard, 2):
        shared = set(one) & set(other)
        assert len(shared) == 4
        assert [word for word in one if word in shared] == [word for word in other if word in shared]
    for reader, words in zip(writers, heard, strict=True):
        assert len(words) == 8
        assert not any(word.endswith(str(reader)) for word in words)


async def said_times(sea: Harbour, person: int, words: str, times: int) -> bool:
    return sum(text.count(words) for text in await sea.texts(person)) >= times
