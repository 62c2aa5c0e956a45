"""Catching up in a room."""

from core.engine.command import Pause
from core.service.moves import by_moderator
from telegram_bot.completing import DIGEST
from tests.e2e.fleet import set_sail
from tests.e2e.harbour import Harbour, text_of


async def test_unread_points_to_where_one_left_off_and_lists_what_one_sailor_said(sea: Harbour) -> None:
    fleet = await set_sail(sea)
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
    await sea.client.say(other, "/unread Nobody")
    await sea.sees(other, "There is no Nobody here")


async def test_a_report_of_a_post_names_aliases_only_f68(sea: Harbour) -> None:
    fleet = await set_sail(sea)
    writer = fleet.with_role("captain")
    mate, *_ = fleet.mates(writer)
    await sea.client.say(writer, "The mate is a fool.")
    post = await sea.sees(mate, "The mate is a fool.")
    await sea.client.say(mate, "/ask That is rude.", reply_to=post["message_id"])
    told = text_of(await sea.sees(fleet.host, "points to what"))
    assert told.splitlines()[0].startswith(f"{fleet.alias(mate)} at ")
    assert f"points to what {fleet.alias(writer)} has said" in told
    assert not any(name in told for name in fleet.people)


async def test_one_who_takes_the_chatter_as_a_digest_gets_it_all_at_once(sea: Harbour) -> None:
    fleet = await set_sail(sea)
    writer = fleet.with_role("captain")
    mate, other, *_ = fleet.mates(writer)
    await sea.client.say(mate, "/settings digest on")
    await sea.sees(mate, "all at once, every three hours")
    for text in ("First of many.", "Second of many."):
        await sea.client.say(writer, text)
        await sea.sees(other, text)

    async def waits() -> bool:
        """What comes later waits behind the first, so that the story stays in order."""
        with sea.ship.store.read() as books:
            return DIGEST in [one.error for one in books.outbox.of_table(fleet.table.id)]

    await sea.until(waits, "the posts to wait")
    assert not any("of many" in text for text in await sea.texts(mate))
    cause = by_moderator(fleet.table.host, "Moll", "a test")
    sea.ship.desk().submit(fleet.table.id, Pause(), cause)
    await sea.sees(mate, "The game is paused")
    await sea.jump(3 * 3600)
    told = text_of(await sea.sees(mate, "Second of many."))
    assert "First of many." in told
