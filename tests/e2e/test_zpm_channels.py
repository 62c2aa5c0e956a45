"""A room carried by a channel: bound by the moderator, entered by those who belong there, posted to once."""

import re

from tests.e2e.fleet import set_sail
from tests.e2e.harbour import Harbour, labels, text_of


async def test_a_channel_carries_a_room_for_those_who_belong_there(sea: Harbour) -> None:
    fleet = await set_sail(sea)
    sea.ship.clock.run_at(4)
    captain = fleet.with_role("captain")
    mate, other, *_ = fleet.mates(captain)
    ship = fleet.sailor(captain).ship
    stranger = next(person for person, sailor in fleet.crew().items() if sailor.ship != ship)
    await sea.client.say(fleet.host, "/bind")
    await sea.sees(fleet.host, "Make a private channel")
    channel = await sea.client.create_group(fleet.host, "Deck", kind="channel")
    await sea.client.add_bot(channel, fleet.host, "all")
    await sea.sees(fleet.host, "I am administrator of Deck")
    await sea.client.say(fleet.host, "/bind")
    await sea.tap(fleet.host, "Which channel", "Deck")
    rooms = labels(await sea.sees(fleet.host, "Which room"))
    assert rooms == sorted(rooms)
    await sea.tap(fleet.host, "Which room", ship)
    invitation = await sea.sees(mate, "can be read in a channel")
    assert not any("can be read in a channel" in text for text in await sea.texts(stranger))
    link = re.search(r"https://\S+", text_of(invitation))
    assert link is not None
    assert await sea.client.join(mate, channel, link[0]) is False
    assert await sea.client.join(stranger, channel, link[0]) is False
    await sea.until(lambda: _reads(sea, mate, channel), "the mate to be let in")
    await sea.quiet()
    assert not await _reads(sea, stranger, channel)
    await sea.client.say(captain, "All hands on deck.")
    copy = await sea.sees(mate, "All hands on deck.", channel)
    assert text_of(copy).startswith(fleet.alias(captain))
    await sea.sees(other, "All hands on deck.")
    await sea.quiet()
    assert not any("All hands" in text for text in await sea.texts(mate))
    assert not any("All hands" in text for text in await sea.texts(stranger))
    await sea.client.remove_bot(channel, fleet.host)
    await sea.sees(fleet.host, "A channel of")
    await sea.client.say(captain, "All hands below.")
    await sea.sees(mate, "All hands below.")


async def test_a_public_channel_is_refused(sea: Harbour) -> None:
    (moll,) = await sea.people("Moll")
    channel = await sea.client.create_group(moll, "Open deck", kind="channel", username="opendeck")
    await sea.client.add_bot(channel, moll, "all")
    await sea.sees(moll, "Open deck is public")


async def _reads(sea: Harbour, person: int, channel: int) -> bool:
    return channel in [chat["chat"]["id"] for chat in await sea.client.chats(person)]
