"""One person at two tables, in one thread: no word, no reply and no answer goes to another than he means."""

from pathlib import Path
from typing import Any

from core.engine.command import Modkill
from core.engine.ids import Seat
from tests.e2e.crew import open_lobby as open_raft
from tests.e2e.fleet import LOCKER, LONG, Fleet, at_sea, board, join, lay_table, weigh_anchor
from tests.e2e.harbour import Harbour, harbour
from tests.e2e.test_zpm_channels import bind

ALBION = "📍 Zombie Pirate Mafia · The Albion"


async def drown(fleet: Fleet, *people: int) -> None:
    for person in people:
        await fleet.moderate(Modkill(Seat(list(fleet.crew()).index(person))))
    await fleet.settle()


async def test_neither_words_nor_replies_go_to_another_table_than_they_are_meant_for(sea: Harbour) -> None:
    first = await at_sea(sea)
    one, two, three = (first.with_role(role) for role in ("vanilla", "captain", "medicine_man"))
    mate = first.mates(one)[0]
    await sea.client.say(one, "Here I am")
    await sea.sees(mate, "Here I am")
    second = await lay_table(sea, first.host, first.people, "The Albion")
    await join(sea, one, await sea.link(first.host, "Aboard", "Join", second.group))
    still = await sea.sees(one, "What you type here still goes to")
    assert (
        "goes to Zombie Pirate Mafia · The Méduse, not to Zombie Pirate Mafia · The Albion" in still["text"]
    )
    await board(second)
    await weigh_anchor(second, LONG)
    await sea.quiet()
    await _no_channel_carries_two_rooms(first, second)
    await sea.tap(one, "📅 Day 1", "🗳 Vote")
    await sea.tap(one, "Whom do you vote for?", second.alias(one))
    await sea.client.say(one, "Still for my first ship")
    await sea.sees(mate, "Still for my first ship")
    await sea.client.say(one, "/switch")
    await sea.tap(one, "Which table", "Zombie Pirate Mafia · The Albion")
    await sea.client.say(one, "Hello, Albion")
    await sea.sees(second.mates(one)[0], "Hello, Albion")
    await sea.client.say(two, "Which ship is this?")
    await sea.tap(two, f"{ALBION}\nSomething has changed while you wrote", "Do not")
    await sea.client.send(three, "photo")
    await sea.sees(three, f"{ALBION}\nSomething has changed while you sent that")
    await sea.client.say(two, "/switch")
    await sea.tap(two, "Which table", "Zombie Pirate Mafia · The Méduse")
    for fleet in (first, second):
        await drown(fleet, one, two, three)
    await sea.client.say(one, "The cook did it")
    await sea.tap(one, f"as {second.alias(one)} in {LOCKER} now", "Say it")
    post = await sea.sees(two, "The cook did it")
    reply = {"reply_to": post["message_id"]}
    await sea.client.say(two, "So he is there as well", **reply)
    await sea.sees(two, "A reply or quote cannot cross from one room")
    await sea.client.say(two, "/report He is rude", **reply)
    told = await sea.sees(first.host, "points to what")
    assert told["text"].startswith(f"{ALBION}\n{second.alias(two)} at ")
    await sea.client.say(two, "/switch")
    await sea.tap(two, "Which table", "Zombie Pirate Mafia · The Albion")
    await sea.client.say(two, "So did the mate", **reply)
    await sea.tap(two, f"as {second.alias(two)} in {LOCKER} now", "Say it")
    answer = await sea.sees(three, "So did the mate")
    assert "The cook did it" in answer["reply_to_message"]["text"]
    await sea.quiet()
    assert not any(["So he is there" in await first.heard(person) for person in first.crew()])


async def _no_channel_carries_two_rooms(first: Fleet, second: Fleet) -> None:
    sea, host = first.sea, first.host
    channel = await sea.client.create_group(host, "Deck", kind="channel")
    await sea.client.add_bot(channel, host, "all")
    await sea.sees(host, "I am administrator of Deck")
    for fleet, answer in ((first, ""), (second, "Deck carries a room of another game")):
        await sea.client.say(host, "/switch")
        await sea.tap(host, "Which table", fleet.table.title)
        assert (await bind(fleet, "Deck", fleet.state.ships[0])).startswith(answer)
        await sea.sees(host, f"That channel carries {first.state.ships[0]}")


async def asked_for_a_name(sea: Harbour, fleet: Fleet, person: int) -> dict[str, Any]:
    """He wants to sit at a raft as well, where somebody of his name is aboard already."""
    name = next(name for name, other in fleet.people.items() if other == person)
    group, _ = await open_raft(sea, name, "Bo", "Cy")
    await fleet.run_at(1)
    await sea.client.start(person, f"join_{sea.table(group).handle}")
    return await sea.sees(person, "send me the name you want")


async def test_what_is_typed_in_the_topic_of_a_room_is_no_name_for_another_table(tmp_path: Path) -> None:
    async with harbour(tmp_path, has_topics=True, speed=60.0) as sea:
        fleet = await at_sea(sea)
        ann = fleet.with_role("vanilla")
        await asked_for_a_name(sea, fleet, ann)
        await fleet.say(ann, "He is a Spy, lynch him", fleet.sailor(ann).ship)
        await sea.sees(fleet.mates(ann)[0], "He is a Spy, lynch him")
        await sea.client.say(ann, "Anna")
        assert "Anna" in (await sea.sees(ann, "You are aboard"))["text"]


async def test_what_is_typed_on_a_ship_is_no_name_for_another_table(sea: Harbour) -> None:
    fleet = await at_sea(sea)
    ann = fleet.with_role("vanilla")
    mate, *_ = fleet.mates(ann)
    asked = await asked_for_a_name(sea, fleet, ann)
    await sea.client.say(ann, "He is a Spy, lynch him")
    held = "take as your answer only what you send in reply to it"
    await sea.tap(ann, held, "Say it")
    await sea.sees(mate, "He is a Spy, lynch him")
    await sea.client.say(ann, "Tonight we know")
    await sea.sees(mate, "Tonight we know")
    await sea.client.say(ann, "Anna", reply_to=asked["message_id"])
    joined = await sea.sees(ann, "You are aboard")
    assert "Anna" in joined["text"]
    assert not await sea.find(mate, "Anna")
    await sea.sees(ann, "What you type here still goes to")
    await sea.client.say(ann, "As I said")
    await sea.sees(mate, "As I said")
