"""Pictures, GIFs, stickers and albums in rooms, and what is taken off all phones again (secrecy: content)."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from core.service.moves import by_moderator
from tests.e2e.fleet import Fleet, at_sea
from tests.e2e.harbour import Harbour, harbour, text_of


@pytest.fixture(params=["topics", "one thread"])
async def sea(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Harbour]:
    async with harbour(tmp_path, has_topics=request.param == "topics", speed=60.0) as made:
        yield made


async def album_of(sea: Harbour, person: int, words: str) -> list[dict[str, Any]]:
    """The messages of the album that holds these words."""
    first = await sea.sees(person, words)
    messages = await sea.client.messages(person)
    return [each for each in messages if each.get("media_group_id") == first["media_group_id"]]


@pytest.mark.timeout(120)
async def test_a_small_album_is_one_album_with_the_name_once_and_a_large_one_is_refused_whole(
    sea: Harbour,
) -> None:
    fleet = await at_sea(sea)
    writer = fleet.with_role("vanilla")
    mate, other = fleet.mates(writer)
    ship, topic = fleet.sailor(writer).ship, await fleet.thread(writer, fleet.sailor(writer).ship)
    bold = [{"type": "bold", "offset": 3, "length": 4}]
    own = await sea.client.send_album(writer, 3, caption="😀 Home port", entities=bold, topic=topic)
    await sea.client.say(writer, "That was my album", topic=topic)
    heard = await album_of(sea, mate, "Home port")
    assert [text_of(each) for each in heard] == [f"{fleet.alias(writer)}, {ship}\n😀 Home port", "", ""]
    assert all(each.get("photo") for each in heard)
    entities = heard[0]["caption_entities"]
    said = {each["type"]: each for each in entities if each["offset"] > len(fleet.alias(writer))}
    header = len(f"{fleet.alias(writer)}, {ship}\n")
    assert (said["bold"]["offset"], said["bold"]["length"]) == (header + 3, 4)
    after = await sea.sees(mate, "That was my album")
    assert after["message_id"] > heard[-1]["message_id"]
    reply = {"reply_to": heard[2]["message_id"], "topic": await fleet.thread(mate, ship)}
    await sea.client.say(mate, "The last one is crooked", **reply)
    answer = await sea.sees(writer, "crooked")
    assert answer["reply_to_message"]["message_id"] in [each["message_id"] for each in own]
    answer = await sea.sees(other, "crooked")
    assert "Home port" in text_of(answer["reply_to_message"])
    await _too_large(fleet, writer, topic)
    await _taken_away(fleet, writer, mate, other)


async def _too_large(fleet: Fleet, writer: int, topic: int | None) -> None:
    """Six pictures, a restart among them: refused once, and not one of them is carried."""
    sea, mate = fleet.sea, fleet.mates(writer)[0]
    await sea.quiet()
    before = len(await sea.client.messages(mate))
    await sea.client.send_album(writer, 6, caption="Far too many", topic=topic)
    await sea.stop_bot()
    await sea.start_bot()
    refused = await sea.sees(writer, "at most 4 pictures and yours has 6")
    await sea.quiet()
    assert text_of(refused).count("pictures") == 1
    assert sum("at most 4 pictures" in text for text in await sea.texts(writer)) == 1
    assert len(await sea.client.messages(mate)) == before


async def _taken_away(fleet: Fleet, writer: int, *readers: int) -> None:
    """The moderator takes the album off all phones but the writer's."""
    sea, table = fleet.sea, fleet.table
    with sea.ship.store.read() as books:
        album = next(
            post for post in books.posts.of_table(table.id) if post.body and post.body.kind == "album"
        )
    cause = by_moderator(table.host, "Moll", "a test")
    sea.ship.desk().submit_errand(table.id, "remove_post", {"post": album.id}, cause)
    await sea.quiet()
    for reader in readers:
        messages = await sea.client.messages(reader)
        assert not [each for each in messages if each.get("media_group_id")]
    assert len([each for each in await sea.client.messages(writer) if each.get("media_group_id")]) == 9


@pytest.mark.timeout(120)
async def test_pictures_gifs_and_stickers_are_carried_with_the_name_and_replied_to(sea: Harbour) -> None:
    fleet = await at_sea(sea)
    writer = fleet.with_role("captain")
    mate, other = fleet.mates(writer)
    ship, alias = fleet.sailor(writer).ship, fleet.alias(writer)
    topic, theirs = await fleet.thread(writer, ship), await fleet.thread(mate, ship)
    await sea.client.send(writer, "photo", caption="A whale", topic=topic)
    await sea.client.send(writer, "animation", caption="It waves", topic=topic)
    await sea.client.send(writer, "sticker", topic=topic)
    await sea.client.send(writer, "photo", caption="/ask Is the captain a Spy?", topic=topic)
    await sea.sees(writer, "A command works only by itself")
    await sea.client.say(writer, "\u2800\u3164", topic=topic)
    await sea.sees(writer, "There is no text")
    for words, kind in (("A whale", "photo"), ("It waves", "animation")):
        heard = await sea.sees(mate, words)
        assert text_of(heard) == f"{alias}, {ship}\n{words}"
        assert heard.get(kind)
        await sea.client.say(mate, f"About {words}", reply_to=heard["message_id"], topic=theirs)
        answer = await sea.sees(other, f"About {words}")
        assert words in text_of(answer["reply_to_message"])

    async def sticker() -> dict[str, Any] | None:
        return next((each for each in await sea.client.messages(mate) if each.get("sticker")), None)

    stuck = await sea.until(sticker, "the sticker")
    await sea.client.say(mate, "A fine sticker", reply_to=stuck["message_id"], topic=theirs)
    answer = await sea.sees(other, "A fine sticker")
    assert answer["reply_to_message"]["sticker"]
    answer = await sea.sees(writer, "A fine sticker")
    assert answer["reply_to_message"]["sticker"]
    assert "a Spy?" not in await fleet.heard(mate)
