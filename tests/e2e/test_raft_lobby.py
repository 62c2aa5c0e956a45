"""The lobby of a raft, over HTTP."""

from tests.e2e.harbour import Harbour


async def test_a_table_is_opened_joined_and_started_from_phones(sea: Harbour) -> None:
    ann, ben, cat = await sea.people("Ann", "Ben", "Cat")
    group = await sea.group(ann, ben, cat)
    await sea.sees(ann, "I am aboard", group)
    await sea.client.say(ann, "/newgame", group)
    await sea.tap(ann, "Which game", "The Raft of the Medusa", group)
    payload = await sea.link(ben, "The Raft of the Medusa", "Join", group)
    for person in (ann, ben, cat):
        await sea.client.start(person, payload)
        await sea.sees(person, "You are aboard")
    await sea.sees(ann, "Ann, Ben, and Cat", group)
    await sea.client.say(ann, "/startgame", group)
    await sea.sees(ann, "Cast off.", group)
    await sea.sees(ben, "Your action, day 1")
