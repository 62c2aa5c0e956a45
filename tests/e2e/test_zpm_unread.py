"""Catching up in a room."""

from datetime import timedelta

import pytest

from core.engine.command import Pause
from core.service.moves import by_moderator
from core.service.outbox import FOR_THE_DIGEST
from telegram_bot.completing import next_digest
from tests.e2e.fleet import SPIES, Fleet, at_sea
from tests.e2e.harbour import Harbour, labels, text_of
from tests.e2e.test_bad_input import data_of
from tests.e2e.test_zpm_substitute import seat_link


async def test_unread_points_to_where_one_left_off_and_lists_what_one_sailor_said(sea: Harbour) -> None:
    fleet = await at_sea(sea)
    writer = fleet.with_role("captain")
    mate, other, *_ = fleet.mates(writer)
    for text in ("One for the log.", "Two for the log."):
        await sea.client.say(writer, text)
        await sea.sees(mate, text)
    first = next(
        message
        for message in await sea.client.messages(mate)
        if "One for the log." in message.get("text", "")
    )
    await sea.client.say(mate, "/unread")
    answer = await sea.sees(mate, "Here you left off: 2 posts")
    assert answer["reply_to_message"]["message_id"] == first["message_id"]
    await sea.client.say(mate, "/unread")
    await sea.sees(mate, "Nothing new")
    await sea.client.say(mate, f"/unread {fleet.alias(writer)}")
    told = await sea.sees(mate, f"{fleet.alias(writer)} has said")
    assert "One for the log." in told["text"]
    assert told["has_protected_content"] is True
    await sea.client.say(other, f"/unread {'N' * 4000}")
    await sea.sees(other, f"There is no {'N' * 79}… here")
    await sea.client.say(other, "/unread Nobody")
    await sea.sees(other, "There is no Nobody here")
    await sea.client.say(writer, f"/unread {fleet.alias(other).lower()}")
    await sea.sees(writer, f"{fleet.alias(other)} has said nothing yet")
    await sea.client.say(writer, "/unread yesterday")
    await sea.sees(writer, "No day is over yet")
    for typed, word in (
        ("/status", "Day 1, until"),
        ("/tally", "the panel (/panel) shows you everything"),
        ("/crew", "the panel (/panel) shows you everything"),
        ("Listen, all of you!", "have no voice in its rooms"),
        ("/switch", "You are at one table only"),
        ("/leave", "You are not aboard: there is nothing to leave"),
        ("/join", "The game has begun without you"),
        ("/blind", "Only before the start"),
        ("/ask hi", "You moderate this table yourself"),
    ):
        await sea.client.say(fleet.host, typed)
        await sea.sees(fleet.host, word)


@pytest.mark.timeout(120)
async def test_yesterday_in_short_tells_what_the_reader_could_know_and_no_more(sea: Harbour) -> None:
    fleet = await at_sea(sea)
    victim = fleet.with_role("vanilla")
    mate, other, *_ = fleet.mates(victim)
    ship = fleet.sailor(victim).ship
    for text in ("One.", "Two."):
        await sea.client.say(mate, text)
        await sea.sees(other, text)
    for voter in (mate, other):
        await sea.client.say(voter, f"/vote {fleet.alias(victim)}")
    await sea.sees(victim, "is lynched, by a majority")
    await sea.client.say(victim, "I hear you.")
    await fleet.close()
    killer = next(
        person for person, sailor in fleet.crew().items() if sailor.role == "assassin" and sailor.is_present
    )
    target = next(person for person in fleet.mates(killer) if fleet.sailor(person).is_present)
    await sea.client.say(killer, f"/order kill {fleet.alias(target)}")
    await sea.sees(killer, "Your order stands")
    await fleet.close()
    await sea.client.say(mate, "/unread")
    await sea.tap(mate, "Nothing new", "📜 Yesterday in short")
    told = await sea.sees(mate, "Day 1 in short")
    assert told["has_protected_content"] is True
    lines = text_of(told).splitlines()
    assert f"🪢 {fleet.alias(victim)} is lynched, by a majority of bodies." in lines[1]
    silent = " and ".join(sorted([fleet.alias(other)]))
    assert lines[-2].endswith(f"{ship}, posts: {fleet.alias(mate)} 2. Silent: {silent}.")
    assert lines[-1] == "How the votes stood: /tally 1"
    same_ship = fleet.sailor(killer).ship == ship
    assert (fleet.alias(target) in text_of(told)) == same_ship
    witness = next(person for person in fleet.mates(target) if fleet.sailor(person).is_present)
    await sea.client.say(witness, "/unread yesterday")
    told = await sea.sees(witness, "Day 1 in short")
    assert f"🌙 {fleet.alias(target)} did not live to see the morning (a blade)." in text_of(told)
    assert same_ship or fleet.sailor(witness).role in SPIES or "is lynched" not in text_of(told)
    assert "I hear you" not in text_of(told)


async def test_a_report_of_a_post_names_aliases_only_f68(sea: Harbour) -> None:
    fleet = await at_sea(sea)
    writer = fleet.with_role("captain")
    mate, other, *_ = fleet.mates(writer)
    await sea.client.say(writer, "The mate is a fool.")
    post = await sea.sees(mate, "The mate is a fool.")
    assert looks(fleet) == set()
    await sea.client.say(mate, "/ask That is rude.", reply_to=post["message_id"])
    told = text_of(await sea.sees(fleet.host, "points to what"))
    assert told.splitlines()[0].startswith(f"{fleet.alias(mate)} at ")
    assert f"points to what {fleet.alias(writer)} has said" in told
    assert looks(fleet) == {"lines"}
    assert not any(name in told for name in fleet.people)
    await _answered_in_private(fleet, mate, other)
    await sea.client.say(other, "/report")
    await sea.sees(other, "Send /report in reply to the post")
    theirs = await sea.sees(other, "The mate is a fool.")
    await sea.client.say(other, "/report", reply_to=theirs["message_id"])
    asked = await sea.sees(other, "Shall I point the moderator")
    assert (
        await sea.tap(other, "Shall I point the moderator", "🚩 Report it")
        == "The moderator has been pointed to it."
    )
    again = await sea.client.tap(other, asked["message_id"], data=data_of(asked, "🚩 Report it"), stale=True)
    already = "You have pointed the moderator to that post already"
    assert (await sea.answer(again["query_id"])).startswith(already)
    await sea.client.say(other, "/report again", reply_to=theirs["message_id"])
    await sea.sees(other, already)
    await sea.sees(fleet.host, f"{fleet.alias(other)} at ")
    assert [text.startswith(fleet.alias(other)) for text in await sea.texts(fleet.host)].count(True) == 1
    await sea.tap(fleet.host, f"{fleet.alias(other)} at ", "🗑 Take it off all phones")
    assert await sea.tap(fleet.host, "Take that post off all phones", "Broke the rules") == "Done."
    again = await sea.tap(fleet.host, f"{fleet.alias(other)} at ", "🗑 Take it off all phones")
    assert again == "That post has been taken off already."
    await sea.quiet()
    for person in (mate, other):
        assert "The mate is a fool." not in await fleet.heard(person)
    mine = [text_of(each) for each in await sea.client.messages(writer)]
    assert "The mate is a fool." in mine
    await runs_from_the_phone(fleet, writer)


async def _answered_in_private(fleet: Fleet, mate: int, other: int) -> None:
    """What is typed in reply to the moderator's answer is not said aloud by mistake."""
    sea = fleet.sea
    await sea.tap(fleet.host, "points to what", "✍️ Answer")
    await sea.client.send(fleet.host, "photo", caption="Look.")
    await sea.sees(fleet.host, "Your answer goes out in words only")
    await sea.client.say(fleet.host, "I have told him.")
    answer = await sea.sees(mate, "I have told him.")
    assert answer["has_protected_content"] is True
    await sea.client.say(mate, "Thank you, moderator.", reply_to=answer["message_id"])
    await sea.tap(mate, "You reply to what was said to you alone", "Do not")
    await sea.quiet()
    assert "Thank you, moderator." not in await fleet.heard(other)


async def runs_from_the_phone(fleet: Fleet, sailor: int) -> None:
    """Z11: what a host does with three taps; while a game is paused, time is added to what is left. A list of names is
    a look, and whoever has looked takes no seat (secrecy)."""
    sea, host = fleet.sea, fleet.host
    ends, card = fleet.state.clock.ends_at, text_of(await sea.sees(sailor, "📅 Day 1"))
    await sea.client.say(host, "/panel")
    await sea.tap(host, "🧭", "⏸ Pause")
    assert await sea.tap(host, "The clock stops", "Something is wrong") == "Done."
    paused = fleet.state.clock.paused_at
    assert paused is not None
    await sea.tap(host, "🧭", "⏰ More time")
    await sea.tap(host, "By how much", "1 day")
    assert await sea.tap(host, "It stays paused", "All agree") == "Done."
    await sea.sees(sailor, "when the game goes on I say until when Day 1 lasts")
    done = await sea.sees(
        host, "✔️ Zombie Pirate Mafia · The Méduse: ⏰ the phase is longer. Noted: All agree."
    )
    assert labels(done) == []
    assert "until" not in text_of(await sea.sees(sailor, "📅 Day 1")).splitlines()[0]
    await sea.client.say(sailor, "/time")
    await sea.sees(sailor, "The clock stands still until the moderator lets it go on")
    await sea.client.say(host, "/panel")
    await sea.tap(host, "🧭", "▶️ Go on")
    assert await sea.tap(host, "The clock starts again", "It is settled") == "Done."
    stood = sea.ship.clock.now() - paused
    moved = fleet.state.clock.ends_at - ends
    assert timedelta(days=1) < moved <= timedelta(days=1) + stood
    await sea.until(lambda: _differs(fleet, sailor, card), "the day card to show the new close")
    assert looks(fleet) == {"lines"}
    await sea.tap(host, "🧭", "☠️ Take out")
    await sea.sees(host, "who is to be taken out?")
    assert looks(fleet) == {"lines", "names"}
    await sea.client.start(host, seat_link(fleet, sailor))
    await sea.sees(host, "You have looked into this table")


def looks(fleet: Fleet) -> set[str]:
    with fleet.sea.ship.store.read() as books:
        return {look.what for look in books.audit.looks(fleet.table.id)}


async def _differs(fleet: Fleet, sailor: int, card: str) -> bool:
    return text_of(await fleet.sea.sees(sailor, "📅 Day 1")) != card


async def _has_receipt(sea: Harbour, person: int, message: int) -> bool:
    calls = await sea.client.calls(method="setMessageReaction", chat=person)
    return message in [int(call["params"]["message_id"]) for call in calls]


async def test_one_who_takes_the_chatter_as_a_digest_gets_it_all_at_once(sea: Harbour) -> None:
    fleet = await at_sea(sea)
    writer = fleet.with_role("captain")
    mate, other, *_ = fleet.mates(writer)
    await sea.client.say(mate, "/settings digest on")
    await sea.sees(mate, "all at once, every three hours")
    with sea.ship.store.read() as books:
        account = books.people.by_telegram(mate)
    assert account is not None
    now = sea.ship.clock.now()
    await sea.jump((next_digest(account, now) - now).total_seconds())
    for text in ("First of many.", "Second of many."):
        await sea.client.say(writer, text)
        await sea.sees(other, text)

    async def waits() -> bool:
        """What comes later waits behind the first, so that the story stays in order."""
        with sea.ship.store.read() as books:
            return FOR_THE_DIGEST in [one.error for one in books.outbox.of_table(fleet.table.id)]

    await sea.until(waits, "the posts to wait")
    own = await sea.client.say(mate, "I hear nothing.")
    await sea.until(lambda: _has_receipt(sea, mate, own["message_id"]), "the receipt, which does not wait")

    async def is_all_sent() -> bool:
        """What is kept for a digest is not late."""
        with sea.ship.store.read() as books:
            return books.outbox.oldest_waiting(sea.ship.settings.bot_id or 0) is None

    await sea.until(is_all_sent, "all but the digest to have left")
    assert not any("of many" in text for text in await sea.texts(mate))
    await sea.client.say(mate, "/unread")
    await sea.sees(mate, "2 posts were kept for you; here they come.")
    await sea.sees(mate, "Second of many.")
    for text in ("Third of many.", "Fourth of many."):
        await sea.client.say(writer, text)
        await sea.sees(other, text)
    await sea.until(waits, "the posts to wait")
    assert not any("Third" in text for text in await sea.texts(mate))
    cause = by_moderator(fleet.table.host, "Moll", "a test")
    sea.ship.desk().submit(fleet.table.id, Pause(), cause)
    await sea.sees(mate, "The game is paused")
    await sea.jump(3 * 3600)
    told = text_of(await sea.sees(mate, "Fourth of many."))
    assert "Third of many." in told
