"""A room carried by a channel: bound by the moderator, entered by those who belong there, posted to once."""

import re
from typing import Any

import pytest

from core.service.moves import by_moderator
from telegram_bot.gangway import Gangway
from telegram_bot.looking import Looked
from tests.e2e.fleet import Fleet, at_sea
from tests.e2e.harbour import Harbour, labels, text_of
from tests.e2e.test_zpm_substitute import seat_link


async def bind(fleet: Fleet, channel: str, room: str) -> str:
    """What the moderator is answered in the end."""
    sea = fleet.sea
    await sea.client.say(fleet.host, "/bind")
    await sea.quiet()
    await sea.tap(fleet.host, "Which channel", channel)
    await sea.quiet()
    return await sea.tap(fleet.host, "Which room", room)


async def come_in(fleet: Fleet, person: int, channel: int) -> None:
    """By the invitation that he got."""
    invitation = await fleet.sea.sees(person, "can be read in a channel")
    link = re.search(r"https://\S+", text_of(invitation))
    assert link is not None
    assert await fleet.sea.client.join(person, channel, link[0]) is False


@pytest.mark.timeout(120)
async def test_a_channel_carries_a_room_for_those_who_belong_there(sea: Harbour) -> None:
    fleet = await at_sea(sea)
    captain = fleet.with_role("captain")
    mate, other, *_ = fleet.mates(captain)
    ship = fleet.sailor(captain).ship
    stranger = next(person for person, sailor in fleet.crew().items() if sailor.ship != ship)
    await sea.client.say(fleet.host, "/bind")
    await sea.sees(fleet.host, "Make a private channel")
    channel = await sea.client.create_group(fleet.host, "Deck", kind="channel")
    await sea.client.add_bot(channel, fleet.host, "all")
    await sea.sees(fleet.host, "I am administrator of Deck with every right")
    await sea.client.say(fleet.host, "/bind")
    await sea.tap(fleet.host, "Which channel", "Deck")
    rooms = labels(await sea.sees(fleet.host, "Which room"))
    assert rooms == [*sorted(fleet.state.ships), "the Meeting"]
    await sea.tap(fleet.host, "Which room", ship)
    await sea.sees(fleet.host, f"{ship} of")
    invitation = await sea.sees(mate, "can be read in a channel")
    assert not any("can be read in a channel" in text for text in await sea.texts(stranger))
    link = re.search(r"https://\S+", text_of(invitation))
    assert link is not None
    await come_in(fleet, mate, channel)
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
    await _caught_up_and_reported(fleet, captain, mate, channel)
    await _many_posts(fleet, (captain, other), mate, channel)
    await _right_lost(fleet, captain, mate, channel)
    await _bound_again_and_unbound(fleet, captain, mate, channel)


async def _caught_up_and_reported(fleet: Fleet, captain: int, mate: int, channel: int) -> None:
    """What he reads in the channel counts as if it had come to him."""
    sea = fleet.sea
    copy = await sea.sees(mate, "All hands on deck.", channel)
    await sea.client.say(mate, "/unread")
    told = text_of(await sea.sees(mate, "You left off in the channel"))
    assert f"https://t.me/c/{-channel - 10**12}/{copy['message_id']}: one post since" in told
    await sea.client.say(mate, f"/unread {fleet.alias(captain)}")
    await sea.sees(mate, "All hands on deck.")
    await sea.client.say(mate, "/report too loud", reply_to=copy["message_id"], reply_chat=channel)
    await sea.sees(mate, "The moderator has been pointed to it")
    reported = text_of(await sea.sees(fleet.host, f"points to what {fleet.alias(captain)} has said"))
    assert "All hands on deck." in reported
    await _answered(fleet, captain, mate, copy)


async def _answered(fleet: Fleet, captain: int, mate: int, copy: dict[str, Any]) -> None:
    """Who reads a post in the channel replies to it in his private chat; for whoever is of another ship it is of no
    room of his."""
    sea, channel = fleet.sea, copy["chat"]["id"]
    other = next(each for each in fleet.mates(captain) if each != mate)
    await sea.client.say(mate, "Aye to that.", reply_to=copy["message_id"], reply_chat=channel)
    for person, chat in ((mate, channel), (other, None)):
        said = await sea.sees(person, "Aye to that.", chat)
        assert "All hands on deck." in text_of(said["reply_to_message"])
    ship = fleet.sailor(captain).ship
    stranger = next(person for person, sailor in fleet.crew().items() if sailor.ship != ship)
    await sea.client.say(stranger, "Who is that?", reply_to=copy["message_id"], reply_chat=channel)
    await sea.sees(stranger, "A reply or quote cannot cross from one room")


async def _many_posts(fleet: Fleet, writers: tuple[int, int], mate: int, channel: int) -> None:
    """More than a group takes in a minute, and fewer of each than a flood: what waits is merged, in order, and no
    limit is broken."""
    sea = fleet.sea
    terms = {"method": "sendMessage", "code": 429, "description": "Too Many Requests", "retry_after": 1}
    slow = await sea.client.order_fault("refuse", chat_id=channel, times=None, **terms)
    for number in range(26):
        await sea.client.say(writers[number % 2], f"knot{number}.")

    async def all_wait() -> bool:
        with sea.ship.store.read() as books:
            bodies = [post.body for post in books.posts.of_table(fleet.table.id)]
        return sum(body is not None and "knot" in body.text for body in bodies) == 26

    await sea.until(all_wait, "all posts to wait")
    await sea.client.withdraw_faults(slow)
    await sea.sees(mate, "knot25.", channel)
    said = [text for text in await sea.texts(mate, channel) if "knot" in text]
    assert re.findall(r"knot(\d+)\.", "\n".join(said)) == [str(number) for number in range(26)]
    assert len(said) < 26
    assert (await sea.client.state())["limits"]["violations"]["group"] == 0
    await _one_of_several_taken_off(fleet, mate, channel)


async def _one_of_several_taken_off(fleet: Fleet, mate: int, channel: int) -> None:
    """In the channel and not in the group; what stood in one message with it stays."""
    sea, table = fleet.sea, fleet.table
    group = await sea.texts(fleet.host, fleet.group)
    merged = next(text for text in await sea.texts(mate, channel) if len(re.findall("knot", text)) > 1)
    gone, kept = re.findall(r"knot\d+\.", merged)[:2]
    with sea.ship.store.read() as books:
        post = next(one for one in books.posts.of_table(table.id) if one.body and one.body.text == gone)
    cause = by_moderator(table.host, "Moll", "a test")
    sea.ship.desk().submit_errand(table.id, "remove_post", {"post": post.id}, cause)

    async def is_gone() -> bool:
        said = "\n".join(await sea.texts(mate, channel))
        return gone not in said and kept in said

    await sea.until(is_gone, "the post to be taken off")
    left = next(text for text in await sea.texts(mate, channel) if kept in text)
    assert left == merged.partition("\n\n")[2]
    assert await sea.texts(fleet.host, fleet.group) == group


async def _right_lost(fleet: Fleet, captain: int, mate: int, channel: int) -> None:
    """The bot may no longer post: what it learns by being refused comes in private at once, and nothing twice."""
    sea, host = fleet.sea, fleet.host
    await sea.client.order_fault(
        "refuse",
        method="sendMessage",
        chat_id=channel,
        code=400,
        times=1,
        description="Bad Request: need administrator rights in the channel chat",
    )
    await sea.client.say(captain, "All hands below.")
    await sea.sees(mate, "All hands below.")
    told = await sea.sees(host, "The channel of")
    assert f"The channel of {fleet.sailor(captain).ship} at" in text_of(told)
    await sea.client.say(captain, "And stay there.")
    await sea.sees(mate, "And stay there.")
    await sea.quiet()
    assert (await fleet.heard(mate)).count("All hands below.") == 1
    assert sum("The channel of" in text for text in await sea.texts(host)) == 1
    await sea.client.set_rights(channel, host, ["can_invite_users"])
    await sea.sees(host, "In Deck I may not post messages, delete messages, and ban users")
    assert (await bind(fleet, "Deck", fleet.sailor(captain).ship)).startswith(
        "In Deck I may not post messages"
    )
    await sea.client.set_rights(channel, host, "all")


async def _bound_again_and_unbound(fleet: Fleet, captain: int, mate: int, channel: int) -> None:
    """A discussion group is in the way; then it is bound, the bot put out of it, bound once more and unbound."""
    sea, host, ship = fleet.sea, fleet.host, fleet.sailor(captain).ship
    group = await sea.client.create_group(host, "Chatter", kind="supergroup")
    await sea.client.link_channel(channel, group)
    assert (await bind(fleet, "Deck", ship)).startswith("Deck has a discussion group, where its members see")
    sea.server.board.world.chats[channel].linked_chat_id = None
    assert await bind(fleet, "Deck", ship) == ""
    other = next(each for each in fleet.mates(captain) if each != mate)
    await sea.until(lambda: _invited(sea, other, 2), "the second invitation")
    await sea.client.say(captain, "Back in the channel.")
    await sea.sees(mate, "Back in the channel.", channel)
    await sea.quiet()
    assert await _invited(sea, mate, 1), "he is inside already"
    assert not any("Back in the channel." in text for text in await sea.texts(mate))
    await _linked_afterwards(fleet, captain, mate, channel, group)
    assert await bind(fleet, "Deck", ship) == ""
    await _led_by_a_sailor(fleet, captain, mate, channel)
    assert await bind(fleet, "Deck", ship) == ""
    await sea.client.remove_bot(channel, host)
    await sea.until(lambda: _lost(sea, host, 4), "the moderator to hear of it")
    await sea.client.say(captain, "Still in private.")
    await sea.sees(mate, "Still in private.")
    await sea.client.add_bot(channel, host, "all")
    assert await bind(fleet, "Deck", ship) == ""
    await sea.client.say(host, "/bind")
    await sea.tap(host, "Which channel", f"↩️ Private again: {ship}")
    await sea.sees(host, f"{ship} of")
    await sea.sees(host, "goes on by private messages. The channel is yours again")
    await sea.client.say(captain, "Home again.")
    await sea.sees(mate, "Home again.")
    await _bound_to_another_ship(fleet, mate, channel)


async def _linked_afterwards(fleet: Fleet, captain: int, mate: int, channel: int, group: int) -> None:
    """Telegram does not tell: the bot looks at every start, and every few minutes."""
    sea = fleet.sea
    await sea.client.link_channel(channel, group)
    await sea.stop_bot()
    await sea.start_bot()
    told = text_of(await sea.sees(fleet.host, "it has a discussion group now"))
    assert "unlink it in the channel’s settings, then send /bind" in told
    await sea.client.say(captain, "Not for strangers.")
    await sea.sees(mate, "Not for strangers.")
    await sea.quiet()
    assert not any("Not for strangers." in text for text in await sea.texts(mate, channel))
    sea.server.board.world.chats[channel].linked_chat_id = None


async def _led_by_a_sailor(fleet: Fleet, captain: int, mate: int, channel: int) -> None:
    """An administrator sees who reads, and no bot can put him out: nobody who sits at the table may be one."""
    sea, host = fleet.sea, fleet.host
    desk = sea.ship.desk()
    desk.bot_id = sea.ship.settings.bot_id or 0
    for officer, why in ((host, None), (mate, "officer")):
        looked = Looked("Deck", False, False, (), officers=frozenset({officer}))
        assert Gangway(desk).unfit(channel, looked) == why
    await sea.client.set_rights(channel, host, "all", mate)
    await sea.sees(host, "somebody who sits at this table is its administrator")
    await sea.client.say(captain, "Not for officers.")
    await sea.sees(mate, "Not for officers.")
    await sea.quiet()
    assert not any("Not for officers." in text for text in await sea.texts(mate, channel))
    refused = await bind(fleet, "Deck", fleet.sailor(captain).ship)
    name = next(name for name, person in fleet.people.items() if person == mate)
    assert refused.startswith(f"{name} sits at this table and is an administrator of Deck")
    await sea.client.set_rights(channel, host, None, mate)


async def _bound_to_another_ship(fleet: Fleet, mate: int, channel: int) -> None:
    """Who is still inside from the first ship is out before anything is said on the other."""
    sea = fleet.sea
    assert await sea.find(mate, "knot25.", channel), "he is inside"
    stranger = next(
        each for each in fleet.present() if fleet.sailor(each).ship not in (fleet.sailor(mate).ship, "")
    )
    listener = fleet.mates(stranger)[0]
    assert await bind(fleet, "Deck", fleet.sailor(stranger).ship) == ""
    terms = {"method": "banChatMember", "code": 400, "description": "Bad Request: not enough rights"}
    await sea.client.order_fault("refuse", chat_id=channel, times=1, **terms)
    await sea.client.say(stranger, "Not for him.")
    await sea.sees(listener, "Not for him.")
    await sea.until(lambda: _lost(sea, fleet.host, 5), "the moderator to hear of it")
    await sea.quiet()
    assert "Not for him." not in await fleet.heard(mate)
    assert not await sea.find(mate, "Not for him.", channel)
    assert await bind(fleet, "Deck", fleet.sailor(stranger).ship) == ""
    for words in ("For our ears.", "And no others."):
        await sea.client.say(stranger, words)
        await sea.sees(listener, words)
    await sea.quiet()
    chats = await sea.client.chats(mate)
    assert channel not in [each["chat"]["id"] for each in chats]


@pytest.mark.timeout(120)
async def test_all_are_asked_to_the_meeting_at_once_and_a_substitute_when_he_sits_down_z93(
    sea: Harbour,
) -> None:
    fleet = await at_sea(sea)
    channel = await sea.client.create_group(fleet.host, "Tortuga", kind="channel")
    await sea.client.add_bot(channel, fleet.host, "all")
    await sea.sees(fleet.host, "I am administrator of Tortuga")
    assert await bind(fleet, "Tortuga", "the Meeting") == ""
    await sea.sees(fleet.host, "I will invite everybody when it opens")
    for _ in range(3):
        await fleet.close()
    assert not any([await _invited(sea, person, 1) for person in fleet.crew()])
    deck = await sea.client.create_group(fleet.host, "Deck", kind="channel")
    await sea.client.add_bot(deck, fleet.host, "all")
    await sea.sees(fleet.host, "I am administrator of Deck")
    ship, private = fleet.state.ships[0], "↩️ Private again"
    assert await bind(fleet, "Deck", ship) == ""
    await sea.client.say(fleet.host, "/bind")
    await sea.until(
        lambda: _offered(sea, fleet.host, f"{private}: {ship}", f"{private}: the Meeting"), "both"
    )
    await fleet.close()
    for person in fleet.crew():
        await sea.sees(person, "the Meeting of")
    await sea.client.say(fleet.host, "/bind")
    await sea.until(lambda: _offered(sea, fleet.host, f"{private}: the Meeting"), "no ship: they are gone")
    reader, writer = fleet.present()[:2]
    await come_in(fleet, reader, channel)
    await sea.until(lambda: _reads(sea, reader, channel), "somebody to be let in")
    await sea.quiet()
    await sea.client.say(writer, "What a lovely island")
    await sea.sees(reader, "What a lovely island", channel)
    (newcomer,) = await sea.people("Nick")
    await sea.client.start(newcomer, seat_link(fleet, reader))
    await sea.sees(newcomer, "the Meeting of")
    await sea.until(lambda: _is_out(sea, reader, channel), "the leaver to be put out")


@pytest.mark.timeout(120)
async def test_public_channels_and_groups_are_refused_with_why(sea: Harbour) -> None:
    (moll,) = await sea.people("Moll")
    channel = await sea.client.create_group(moll, "Open deck", kind="channel", username="opendeck")
    await sea.client.add_bot(channel, moll, "all")
    await sea.sees(moll, "Open deck is public")
    group = await sea.group(moll)
    await sea.client.say(moll, "/bind", group)
    await sea.sees(moll, "A group cannot be a room, its members see each other", group)
    await sea.client.say(moll, "/bind")
    await sea.sees(moll, "You moderate no running game with rooms")


async def _reads(sea: Harbour, person: int, channel: int) -> bool:
    return channel in [chat["chat"]["id"] for chat in await sea.client.chats(person)]


async def _is_out(sea: Harbour, person: int, channel: int) -> bool:
    return not await _reads(sea, person, channel)


async def _invited(sea: Harbour, person: int, times: int) -> bool:
    return sum("can be read in a channel" in text for text in await sea.texts(person)) == times


async def _offered(sea: Harbour, person: int, *wanted: str) -> bool:
    asked = labels(await sea.sees(person, "Which channel"))
    return [label for label in asked if label.startswith("↩️")] == list(wanted)


async def _lost(sea: Harbour, person: int, times: int) -> bool:
    return sum("The channel of" in text for text in await sea.texts(person)) == times
