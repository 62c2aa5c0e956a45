"""The lobby of a raft, over HTTP."""

from tests.e2e.crew import Crew
from tests.e2e.harbour import Harbour, labels, payload


async def test_a_table_is_opened_joined_and_started_from_phones(sea: Harbour) -> None:
    ann, ben, cat = await sea.people("Ann", "Ben", "Cat")
    group = await sea.group(ann, ben, cat)
    await sea.sees(ann, "I am aboard", group)
    await sea.client.say(ann, "/newgame", group)
    await sea.tap(ann, "Which game", "The Raft of the Medusa", group)
    await sea.until(lambda: _is_bare(sea, ann, "Which game", group), "the question to lose its buttons")
    payload = await sea.link(ben, "The Raft of the Medusa", "Join", group)
    for person in (ann, ben, cat):
        await sea.client.start(person, payload)
        await sea.sees(person, "You are aboard")
    await sea.sees(ann, "Ann, Ben, and Cat", group)
    set_to = await sea.tap(ann, "Ann, Ben, and Cat", "Voyage: 52 cards ⟳", group)
    voyage = set_to.partition(" cards")[0]
    await sea.client.say(ann, "/startgame", group)
    await sea.sees(ann, "Cast off.", group)
    assert voyage != "Voyage: 52"
    await sea.until(lambda: _is_bare(sea, ann, f"{voyage} cards and the Joker", group), "what was set last")


async def _is_bare(sea: Harbour, person: int, words: str, chat: int) -> bool:
    return labels(await sea.sees(person, words, chat)) == []


async def test_a_table_without_a_group_is_played_in_the_private_chats(sea: Harbour) -> None:
    people = dict(zip(("Ann", "Ben", "Cat"), await sea.people("Ann", "Ben", "Cat"), strict=True))
    ann = people["Ann"]
    await sea.client.say(ann, "/newgame")
    await sea.tap(ann, "Which game", "The Raft of the Medusa")
    link = payload((await sea.sees(ann, "Send this link"))["text"])
    for person in people.values():
        await sea.client.start(person, link)
        await sea.sees(person, "You are aboard")
    await sea.client.say(people["Ben"], "/startgame")
    await sea.sees(people["Ben"], "That is for the host")
    await sea.tap(ann, "Aboard (3", "Cast off")
    for person in people.values():
        await sea.sees(person, "Your action, day 1")
        await sea.sees(person, "🛟 The raft")
    crew = Crew(sea, None, people)
    await crew.play(until="starvation")
    for person in people.values():
        await sea.sees(person, "Day 1, what was written")
