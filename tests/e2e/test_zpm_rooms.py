"""Rooms by private chat, as topics and in one thread: who hears what, and what is not carried (secrecy: rooms)."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from core.mafia.rooms import readers
from tests.e2e.fleet import Fleet, set_sail
from tests.e2e.harbour import Harbour, harbour, text_of


@pytest.fixture(params=["topics", "one thread"])
async def sea(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Harbour]:
    async with harbour(tmp_path, has_topics=request.param == "topics") as made:
        yield made


def readers_of(fleet: Fleet, room: str) -> set[int]:
    persons = list(fleet.crew())
    return {persons[seat] for seat in readers(fleet.state, room)}


@pytest.mark.timeout(120)
async def test_what_is_typed_by_day_is_carried_to_the_readers_of_the_room_and_nobody_else(
    sea: Harbour,
) -> None:
    fleet = await set_sail(sea)
    writer = fleet.with_role("captain")
    mate, other = fleet.mates(writer)
    ship = fleet.sailor(writer).ship
    await fleet.say(writer, "Land @ann, try /vote or https://example.org", ship)
    heard = await sea.sees(mate, "Land")
    assert text_of(heard).startswith(fleet.alias(writer))
    assert not {"mention", "bot_command"} & {each["type"] for each in heard["entities"]}
    await sea.client.say(mate, "Aye", reply_to=heard["message_id"], topic=await fleet.thread(mate, ship))
    for reader in (writer, other):
        answer = await sea.sees(reader, "Aye")
        assert "Land" in text_of(answer["reply_to_message"])
    await sea.quiet()
    found = {person for person in fleet.crew() if "Land" in await fleet.heard(person)}
    assert found == readers_of(fleet, ship) - {writer}
