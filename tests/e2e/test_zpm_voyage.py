"""A whole game of nine over HTTP, from /newgame to the reveal, with topics and in one thread (Z1-Z10)."""

from collections.abc import AsyncIterator
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from core import verify
from tests.e2e.fleet import CABIN, LOCKER, LONG, MEETING, SPIES, Fleet, set_sail
from tests.e2e.harbour import Harbour, harbour, labels, text_of


@pytest.fixture(params=["topics", "one thread"])
async def sea(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Harbour]:
    async with harbour(tmp_path, has_topics=request.param == "topics", speed=60.0) as made:
        yield made


async def lynch_a_pirate(fleet: Fleet) -> int:
    """Both mates of a plain pirate vote for him: two of three bodies (Z3.3)."""
    victim = fleet.with_role("vanilla")
    for mate in fleet.mates(victim):
        await fleet.sea.client.say(mate, f"/vote\n{fleet.alias(victim)}")
    await fleet.sea.sees(victim, f"{fleet.alias(victim)} is lynched, by a majority")
    return victim


async def spies_plot(fleet: Fleet) -> int:
    """They talk in their cabin by night, and the Doctor names whom he will be tomorrow (Z1.5, Z7.7)."""
    sea, doctor, spy = fleet.sea, fleet.with_role("voodoo_doctor"), fleet.with_role("spy")
    await fleet.say(doctor, "Tomorrow I am somebody else", CABIN)
    await sea.sees(spy, "Tomorrow I am somebody else")
    victim = next(each for each in fleet.mates(doctor) if fleet.sailor(each).is_present)
    await sea.tap(doctor, "Night 1", "🪆 Possess")
    await sea.tap(doctor, "Whom do you possess", fleet.alias(victim))
    await sea.sees(doctor, f"possess {fleet.alias(victim)} tomorrow")
    return victim


async def the_doctor_speaks_as(fleet: Fleet, victim: int) -> None:
    """Z8.1, Z8.2: the victim reads and is silent, the Doctor has two voices, and votes by the one he speaks with."""
    sea, doctor = fleet.sea, fleet.with_role("voodoo_doctor")
    alias, ship = fleet.alias(victim), fleet.sailor(doctor).ship
    await sea.sees(victim, "A strange voice has your tongue")
    await fleet.say(victim, "It is not me", ship)
    await sea.sees(victim, "Your tongue is not your own today")
    await fleet.enter(doctor, f"👻 Speak as {alias}")
    spoken = await sea.sees(doctor, f"You speak as {alias} in {ship}")
    topic = await fleet.thread(doctor, f"As {alias} (today)")
    assert spoken.get("message_thread_id") == topic
    await sea.client.say(doctor, "I feel quite well", topic=topic)
    heard = await sea.sees(victim, "I feel quite well")
    assert heard["text"].startswith(alias)
    await sea.client.say(doctor, f"/vote {fleet.alias(doctor)}", topic=topic)
    await sea.sees(victim, f"{alias} votes {fleet.alias(doctor)}")
    await sea.client.say(doctor, "/unvote", topic=topic)
    await sea.sees(victim, f"{alias} takes the vote back")
    await fleet.enter(doctor, f"🗣 Speak as {fleet.alias(doctor)}")
    await sea.sees(doctor, f"You speak as {fleet.alias(doctor)} in {ship}")
    await fleet.say(doctor, "So does my friend", ship)
    heard = await sea.sees(victim, "So does my friend")
    assert heard["text"].startswith(fleet.alias(doctor))
    mate = next(each for each in fleet.mates(doctor) if each != victim)
    if fleet.sailor(mate).is_present:
        await sea.tap(doctor, "📅 Day 2", f"🎭 Vote as {alias}")
        await sea.tap(doctor, f"Whom does {alias} vote for?", fleet.alias(mate))
        await sea.sees(victim, f"{alias} votes {fleet.alias(mate)}")


async def the_risen_is_somebody_new(fleet: Fleet) -> None:
    """Z9.2, F02: he speaks at the Meeting under his new name, and under it alone he can be voted for."""
    sea, crew = fleet.sea, fleet.crew()
    risen = next(person for person, sailor in crew.items() if sailor.zombie)
    old, new = crew[risen].aliases
    reader = next(person for person in fleet.present() if person != risen)
    await fleet.say(risen, "What a lovely island\n\nBart: yes", MEETING)
    heard = await sea.sees(reader, "What a lovely island")
    assert heard["text"].startswith(f"{new}, ")
    await sea.tap(reader, "📅 Day 3", "🗳 Vote")
    asked = await sea.sees(reader, "Whom do you vote for?")
    assert set(labels(asked)) == {crew[person].alias for person in fleet.present()}
    await sea.client.say(reader, f"/vote {old}")
    asked = await sea.sees(reader, f"There is no {old} here.")
    assert old not in labels(asked)


async def all_evil_hangs(fleet: Fleet) -> None:
    """One vote names them all: it moves along as each of them hangs, and the last ends the game (Z3.5, Z10.1)."""
    for person in fleet.present():
        if fleet.state.winner is None:
            await fleet.sea.client.say(person, f"/vote {', '.join(present_evil(fleet))}")
            await fleet.sea.quiet()


def present_evil(fleet: Fleet) -> list[str]:
    crew = fleet.crew()
    return [crew[each].alias for each in fleet.present() if crew[each].zombie or crew[each].role in SPIES]


async def the_end_is_told_to_those_who_played(fleet: Fleet, dead: int) -> None:
    """Who was behind each name, what happened night by night, and a picture of it: not in the group."""
    sea, names = fleet.sea, {person: name for name, person in fleet.people.items()}
    told = text_of(await sea.sees(dead, "Who was who at Zombie Pirate Mafia"))
    for person, sailor in fleet.crew().items():
        line = next(each for each in told.splitlines() if f" {sailor.aliases[0]}" in each.split(",")[0])
        assert f", of the {sailor.ship}: {names[person]}. " in line
        assert " → ".join(sailor.aliases) in line
    assert f"{names[dead]}. Lynched on Day 1" in told
    days = text_of(await sea.sees(dead, "Night 1"))
    assert f": 🪢 {fleet.sailor(dead).aliases[0]} is lynched, by a majority of bodies." in days
    picture = await sea.sees(dead, "in one picture")
    file_id = picture["photo"][-1]["file_id"]
    assert Image.open(BytesIO(await sea.client.file(file_id))).size[0] > 600
    await sea.quiet()
    for person in fleet.people.values():
        assert await sea.find(person, "in one picture") is not None
    for public in (await sea.texts(fleet.host, fleet.group), await sea.texts(fleet.host)):
        assert not any("Who was who at" in text or "in one picture" in text for text in public)


async def test_a_game_is_played_from_newgame_to_the_reveal(sea: Harbour, tmp_path: Path) -> None:
    fleet = await set_sail(sea, clock=LONG)
    dead = await lynch_a_pirate(fleet)
    await fleet.close()
    await fleet.everybody_sees("🌙 Night 1")
    await fleet.say(dead, "It is cold down here", LOCKER)
    victim = await spies_plot(fleet)
    await fleet.close()
    await fleet.everybody_sees("📅 Day 2")
    await the_doctor_speaks_as(fleet, victim)
    for opened in ("🌙 Night 2", "📅 Day 3"):
        await fleet.close()
        await fleet.everybody_sees(opened)
    await fleet.everybody_sees("all who are present meet at Tortuga")
    await the_risen_is_somebody_new(fleet)
    await all_evil_hangs(fleet)
    await fleet.everybody_sees("the Citizens win.")
    await sea.sees(dead, "The whole record")
    await the_end_is_told_to_those_who_played(fleet, dead)
    story = (await sea.document(dead, ".txt")).decode()
    doctor = fleet.alias(fleet.with_role("voodoo_doctor"))
    assert f"[{LOCKER}] {fleet.sailor(dead).aliases[0]}: It is cold down here" in story
    assert f"[{CABIN}] {doctor}: Tomorrow I am somebody else" in story
    assert f"(it was {doctor}): I feel quite well" in story
    assert f"[{doctor}] 🌙 Your order stands: possess" in story
    assert ": What a lovely island\n    \n    Bart: yes\n" in story
    assert "the Citizens win." in story
    names = {person: name for name, person in fleet.people.items()}
    for person, sailor in fleet.crew().items():
        assert f"{' → '.join(sailor.aliases)} was {names[person]}." in story
    record = tmp_path / "record.json"
    record.write_bytes(await sea.document(dead, ".json"))
    assert verify.main([str(record)]) == 0
    limits = (await sea.client.state())["limits"]
    assert limits["violations"] == {"overall": 0, "private": 0, "group": 0}
