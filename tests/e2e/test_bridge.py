"""The host's phone, quiet hours, and the same again."""

from datetime import datetime, timedelta
from typing import Any

from core.service.clock import real_now
from core.service.people import appoint, dismiss
from core.service.reserves import RESERVES
from tests.e2e.crew import open_lobby
from tests.e2e.harbour import Harbour, labels, payload, text_of
from tests.e2e.test_bad_input import data_of
from tests.e2e.test_people import button

NAMES = ("Ann", "Ben", "Cat", "Deb")


async def test_a_host_who_does_not_play_runs_the_table_from_his_phone_r63(sea: Harbour) -> None:
    """Each act says first what will happen, and is recorded with the reason that he taps or writes."""
    group, people = await open_lobby(sea, *NAMES)
    ann, ben = people["Ann"], people["Ben"]
    await sea.client.say(ann, "/leave")
    await sea.sees(ann, "Ann is off")
    await sea.client.say(ann, "/startgame", group)
    await sea.sees(ben, "Your action, day 1")
    await sea.client.say(ann, "/panel")
    await sea.tap(ann, "🧭", "⏸ Pause")
    assert sea.view(sea.table(group))["paused"] is False
    assert await sea.tap(ann, "The clock stops", "Somebody is missing") == "Done."
    assert sea.view(sea.table(group))["paused"] is True
    assert reason(sea, group) == "Somebody is missing"
    for act in ("⏭ Close now", "🔔 Remind"):
        assert (await sea.tap(ann, "🧭", act)).startswith("The game is paused: ▶️ Go on lets it run")
    await sea.client.say(ann, "/panel")
    await sea.tap(ann, "🧭", "▶️ Go on")
    assert await sea.tap(ann, "The clock starts again", "No reason") == "Done."
    assert (sea.view(sea.table(group))["paused"], reason(sea, group)) == (False, "No reason")
    await sea.tap(ann, "🧭", "🔔 Remind")
    await sea.tap(ann, "Whom shall I remind", "🔔 All 3 who are awaited")
    assert await sea.tap(ann, "3 are awaited at", "Time is short") == "3 have been reminded."
    await sea.sees(people["Cat"], "is waiting for you")
    assert noted(sea, group)[:1] == [("prod", {"count": 3, "reason": "Time is short", "text": ""})]
    await sea.tap(ann, "🧭", "🔔 Remind")
    await sea.tap(ann, "Whom shall I remind", "Ben")
    assert await sea.tap(ann, "Remind Ben", "No reason") == "One has been reminded."
    await sea.until(lambda: _is_bare(sea, ann, "Whom shall I remind"), "the answered question to be bare")
    await sea.tap(ann, "🧭", "☠️ Take out")
    await sea.tap(ann, "who is to be taken out?", "Deb")
    await sea.until(lambda: _is_bare(sea, ann, "who is to be taken out?"), "the answered question to be bare")
    await sea.tap(ann, "Take Deb out", "✍️ Write a reason")
    await sea.client.say(ann, "x" * 301)
    await sea.sees(ann, "That has 301 characters and at most 300 fit")
    await sea.client.say(ann, "She told <b>everything</b>")
    await sea.sees(ben, "takes Deb out", group)
    assert reason(sea, group) == "She told <b>everything</b>"
    done = await sea.sees(ann, "☠️ taken out. Noted: She told <b>everything</b>.")
    assert labels(done) == []
    assert await sea.find(ann, "write the reason now") is None
    await sea.client.start(people["Deb"], f"play_{sea.table(group).handle}")
    await sea.sees(people["Deb"], "You are Deb at The Raft of the Medusa · The Méduse: dead, and watching")
    await sea.client.say(ann, "Good riddance")
    await sea.sees(ann, "Plain talk belongs in the group")
    await sea.tap(ann, "🧭", "🔄 Substitute")
    await sea.tap(ann, "whose seat goes to a substitute?", "Cat")
    await sea.tap(ann, "who is to take the place of Cat?", "🔗 A link for whoever is first")
    await sea.tap(ann, "A substitute for Cat", "No longer here")
    await sea.sees(ann, "🔄 a substitute is looked for. Noted: No longer here.")
    link = await sea.sees(ann, "Whoever opens this link first")
    (eve,) = await sea.people("Eve")
    await sea.client.start(eve, payload(link["text"]))
    await sea.sees(eve, "You take over as Cat")
    await sea.client.start(ben, payload(link["text"]))
    await sea.sees(ben, "This link has been used")
    await sea.sees(ann, "Eve has sat down")
    await sea.tap(ann, "🧭", "⏭ Close now")
    asked = await sea.sees(ann, "2 are still awaited: who has not acted has not acted.")
    assert labels(asked) == ["Time is short", "All agree", "✍️ Write a reason", "No reason"]
    await sea.tap(ann, "Close the present phase", "✍️ Write a reason")
    assert await sea.tap(ann, "write the reason now", "✋ Do nothing") == "Nothing is done."
    assert labels(await sea.sees(ann, "nothing is done.")) == []
    await sea.tap(ann, "🧭", "⏭ Close now")
    await sea.until(lambda: _is_asked(sea, ann, "Close the present phase"), "to be asked anew")
    asked = await sea.sees(ann, "Close the present phase")
    await sea.tap(ann, "Close the present phase", "All agree")
    await sea.until(lambda: _in(sea, group, "starvation"), "starvation")
    yes = data_of(asked, "All agree")
    tapped = await sea.client.tap(ann, asked["message_id"], data=yes, stale=True)
    assert (await sea.answer(tapped["query_id"])).startswith("That phase is over by now")  # F09
    assert await _in(sea, group, "starvation")


async def test_more_time_moves_the_close_the_reminder_and_every_card_once_r63(sea: Harbour) -> None:
    group, people = await open_lobby(sea, *NAMES)
    ann, ben = people["Ann"], people["Ben"]
    await sea.client.say(ann, "/leave")
    await sea.client.say(ann, "/startgame", group)
    await sea.sees(ben, "Your action, day 1")
    before, closes = sea.table(group), closing(sea, group)
    sheet, day_card = await sea.sees(ben, "Your action, day 1"), await sea.sees(ben, "📅 Day 1", group)
    assert before.deadline_kind == "remind"
    await sea.client.say(ann, "/panel")
    await sea.tap(ann, "🧭", "⏰ More time")
    await sea.tap(ann, "By how much", "1 hour")
    asked = await sea.sees(ann, "by 1 hr?")
    await sea.until(lambda: _is_bare(sea, ann, "By how much"), "the answered question to be bare")
    assert await sea.tap(ann, "by 1 hr?", "Time was lost") == "Done."
    assert closing(sea, group) == closes + timedelta(hours=1)
    assert sea.table(group).deadline_at == before.deadline_at + timedelta(minutes=30)  # half way, R6.1
    await sea.sees(ben, "the moderator moves the deadline", group)
    for person, chat, card in ((ben, None, sheet), (ben, group, day_card)):
        await sea.until(lambda p=person, c=chat, one=card: _reads_anew(sea, p, c, one), "the card to show it")
    tapped = await sea.client.tap(ann, asked["message_id"], data=data_of(asked, "Time was lost"), stale=True)
    assert (await sea.answer(tapped["query_id"])).startswith("Somebody else has changed something")
    assert closing(sea, group) == closes + timedelta(hours=1)


async def test_a_reserve_is_asked_by_a_link_of_his_own_and_the_group_by_one_for_the_first_f63(
    sea: Harbour,
) -> None:
    group, people = await open_lobby(sea, *NAMES)
    ann, ben = people["Ann"], people["Ben"]
    rex, eve = await sea.people("Rex", "Eve")
    await sea.client.say(ann, "/leave")
    await sea.client.say(ann, "/startgame", group)
    await sea.sees(ben, "Your action, day 1")
    with sea.ship.store.write() as books:
        table = sea.table(group)
        waits = books.people.by_telegram(rex).person
        books.tables.change(table.id, facts={**table.facts, RESERVES: [waits]})
    await sea.client.say(ann, "/panel")
    await sea.tap(ann, "🧭", "🔄 Substitute")
    await sea.tap(ann, "whose seat goes to a substitute?", "Cat")
    await sea.tap(ann, "who is to take the place of Cat?", "Rex")
    await sea.tap(ann, "A substitute for Cat", "At their own wish")
    first = await sea.sees(rex, "You waited for a place")
    await sea.tap(rex, "You waited for a place", "🚪 Leave the line")
    await sea.sees(ann, "Rex does not want the place")
    await sea.client.start(rex, payload(text_of(first)))
    await sea.sees(rex, "This link is not good")
    with sea.ship.store.write() as books:
        books.tables.change(table.id, facts={**sea.table(group).facts, RESERVES: [waits]})
    await sea.tap(ann, "🧭", "🔄 Substitute")
    await sea.tap(ann, "whose seat goes to a substitute?", "Cat")
    await sea.tap(ann, "who is to take the place of Cat?", "Rex")
    await sea.tap(ann, "A substitute for Cat", "At their own wish")
    asked = payload(text_of(await sea.until(lambda: _asked_again(sea, rex, first), "Rex to be asked again")))
    await sea.client.start(eve, asked)
    await sea.sees(eve, "This link is for somebody else")
    await sea.client.start(rex, asked)
    await sea.sees(rex, "You take over as Cat")
    await sea.sees(ann, "Rex has sat down")
    assert sea.table(group).facts[RESERVES] == []
    await sea.tap(ann, "🧭", "🔄 Substitute")
    await sea.tap(ann, "whose seat goes to a substitute?", "Ben")
    await sea.tap(ann, "who is to take the place of Ben?", "📣 Call in the group")
    await sea.tap(ann, "A substitute for Ben", "No longer here")
    wanted = await sea.sees(ben, "looks for a substitute", group)
    assert "gone" not in text_of(wanted)
    await sea.client.start(ann, payload(text_of(wanted)))
    await sea.sees(ann, "You run this table")
    await sea.tap(ann, "🧭", "🔄 Substitute")
    await sea.tap(ann, "whose seat goes to a substitute?", "Ben")
    await sea.tap(ann, "who is to take the place of Ben?", "🔗 A link for whoever is first")
    await sea.tap(ann, "A substitute for Ben", "No longer here")
    await sea.sees(ann, "The link made before for the place of Ben")
    await sea.client.start(eve, payload(text_of(wanted)))
    await sea.sees(eve, "This link is not good")
    link = await sea.sees(ann, "Whoever opens this link first")
    await sea.client.start(eve, payload(text_of(link)))
    await sea.sees(eve, "You take over as Ben")


async def test_after_a_stop_the_phase_gets_back_what_was_lost_though_it_has_closed_and_though_nobody_moderates(
    sea: Harbour,
) -> None:
    group, people = await open_lobby(sea, *NAMES)
    ann, ben = people["Ann"], people["Ben"]
    while (pace := sea.view(sea.table(group))["settings"]["pace"]).get("actions") != 15:
        await sea.tap(ann, "Aboard", "Clock ⟳", group)
        await sea.until(lambda: _other_pace(sea, group, pace), "another clock")
    await sea.client.say(ann, "/leave")
    await sea.client.say(ann, "/startgame", group)
    await sea.sees(ben, "Your action, day 1")
    await sea.quiet()
    closes = datetime.fromisoformat(sea.view(sea.table(group))["closes_at"])
    await stands_still(sea, 420)
    assert "tap again" in text_of(await sea.sees(ben, "I was away for"))
    told = await sea.sees(ann, "I was away for")
    data = button(told, "⏰ Lengthen it by 7 min")
    assert await sea.tap(ann, "I was away for", "⏰ Lengthen it by 7 min") == "Done."
    moved = datetime.fromisoformat(sea.view(sea.table(group))["closes_at"]) - closes
    assert timedelta(seconds=420) <= moved < timedelta(seconds=480)
    await sea.sees(ben, "the moderator moves the deadline", group)
    assert labels(await sea.sees(ann, "what my absence took of the phase is given back")) == []
    tapped = await sea.client.tap(ann, told["message_id"], data=data, stale=True)
    assert (await sea.answer(tapped["query_id"])).startswith("That time has been given back already")
    left = closing(sea, group) - sea.ship.clock.now()
    await stands_still(sea, int(left.total_seconds()) + 120)
    assert "The phase closed at" in text_of(await sea.sees(ben, "tell the moderator"))
    await sea.tap(ann, "fell into that time", "⏪ Back to before the close…")
    asked = text_of(await sea.sees(ann, "back to before the close of day 1, actions?"))
    assert "and cannot be unread" in asked or "No secret of what came after has gone out" in asked
    assert await _in(sea, group, "starvation")
    await sea.tap(ann, "back to before the close of", "Time was lost")
    await sea.sees(ann, "stands before the close again, paused")
    await sea.sees(ann, "⏪ back to before the close. Noted: Time was lost.")
    assert (sea.view(sea.table(group))["phase"], sea.view(sea.table(group))["paused"]) == ("actions", True)
    await sea.sees(ben, "has taken the game back")
    await sea.tap(ann, "stands before the close again", "▶️ Go on")
    assert await sea.tap(ann, "The clock starts again", "All are back") == "Done."
    given = closing(sea, group) - sea.ship.clock.now()
    assert timedelta(0) < left - given < timedelta(seconds=60)  # what was left when the bot stopped
    with sea.ship.store.write() as books:
        dismiss(books, sea.table(group), books.people.by_telegram(ann).person, None, sea.ship.clock.now())
    closes = closing(sea, group)
    await stands_still(sea, 420)
    await sea.sees(ben, "The present phase is longer by as much")
    assert timedelta(seconds=420) <= closing(sea, group) - closes < timedelta(seconds=480)


async def test_a_player_cannot_use_the_moderators_buttons_f81(sea: Harbour) -> None:
    group, people = await open_lobby(sea, *NAMES)
    ann, ben = people["Ann"], people["Ben"]
    await sea.client.say(ann, "/leave")
    await sea.client.say(ann, "/startgame", group)
    await sea.sees(ben, "Your action, day 1")
    message = await sea.sees(ben, "Your action, day 1")
    data = f"bridge-pause:{sea.table(group).handle}:"
    tapped = await sea.client.tap(ben, message["message_id"], data=data, stale=True)
    assert (await sea.answer(tapped["query_id"])).startswith("That is for a moderator")
    assert sea.view(sea.table(group))["paused"] is False


async def test_a_deputy_is_called_when_the_moderator_is_silent_over_two_closes_and_may_pause_f82(
    sea: Harbour,
) -> None:
    group, people = await open_lobby(sea, *NAMES)
    ann, ben = people["Ann"], people["Ben"]
    (dora,) = await sea.people("Dora")
    await sea.client.say(ann, "/leave")
    await sea.client.say(ann, "/startgame", group)
    await sea.sees(ben, "Your action, day 1")
    await sea.quiet()
    with sea.ship.store.write() as books:
        account = books.people.by_telegram(dora)
        appoint(books, sea.table(group), account.person, None, sea.ship.clock.now(), deputy=True)
    for phase in ("starvation", "actions", "starvation"):
        await sea.jump(181)
        await sea.until(lambda wanted=phase: _in(sea, group, wanted), phase)
    await sea.sees(dora, "has not been seen since")
    await sea.client.say(dora, "/panel")
    await sea.tap(dora, "🧭", "⏸ Pause")
    assert await sea.tap(dora, "The clock stops", "Something is wrong") == "Done."
    assert sea.view(sea.table(group))["paused"] is True


async def test_in_quiet_hours_nothing_rings(sea: Harbour) -> None:
    group, people = await open_lobby(sea, *NAMES)
    ben, cat = people["Ben"], people["Cat"]
    await sea.client.say(ben, "/settings quiet 00:00-23:59")
    await sea.sees(ben, "Quiet hours: 00:00-23:59")
    await sea.client.say(people["Ann"], "/startgame", group)
    assert (await sea.sees(ben, "Your action, day 1"))["is_silent"] is True
    assert (await sea.sees(cat, "Your action, day 1"))["is_silent"] is False


async def test_the_same_again_keeps_the_settings_and_asks_the_same_people(sea: Harbour, seed) -> None:  # type: ignore[no-untyped-def]
    seed(8)
    group, people = await open_lobby(sea, *NAMES)
    ann, ben = people["Ann"], people["Ben"]
    await sea.client.say(ann, "/startgame", group)
    await sea.sees(ben, "Your action, day 1")
    sea.ship.clock.run_at(200)
    await sea.sees(ben, "The voyage is over", group)
    sea.ship.clock.run_at(10)
    await sea.tap(ben, "The seed of all draws", "🔁 Same again", group)
    invitation = await sea.sees(people["Cat"], "sails again")
    await sea.client.start(people["Cat"], payload(invitation["text"]))
    await sea.sees(ann, "Aboard (1 of at most 20): Cat", group)
    assert sea.view(sea.table(group))["settings"]["voyage"] == 5


def reason(sea: Harbour, group: int) -> str:
    """That of the last move."""
    with sea.ship.store.read() as books:
        return books.log.last_move(sea.table(group).id).cause.reason


def noted(sea: Harbour, group: int) -> list[tuple[str, dict[str, Any]]]:
    with sea.ship.store.read() as books:
        return [(line.what, line.facts) for line in books.audit.lines(table_id=sea.table(group).id)]


def closing(sea: Harbour, group: int) -> datetime:
    return datetime.fromisoformat(sea.view(sea.table(group))["closes_at"])


async def _reads_anew(sea: Harbour, person: int, chat: int | None, card: dict[str, Any]) -> bool:
    now = next(
        one for one in await sea.client.messages(person, chat) if one["message_id"] == card["message_id"]
    )
    return text_of(now) != text_of(card)


async def stands_still(sea: Harbour, seconds: int) -> None:
    """The bot is down for so long."""
    await sea.quiet()
    await sea.stop_bot()
    await sea.jump(seconds)
    with sea.ship.store.write() as books:
        books.people.tick(
            sea.ship.settings.bot_id or 0,
            real_now() - timedelta(seconds=seconds / sea.ship.clock.setting().speed),
        )
    await sea.start_bot()


async def _other_pace(sea: Harbour, group: int, pace: object) -> bool:
    return bool(sea.view(sea.table(group))["settings"]["pace"] != pace)


async def _is_bare(sea: Harbour, person: int, words: str) -> bool:
    return labels(await sea.sees(person, words)) == []


async def _is_asked(sea: Harbour, person: int, words: str) -> bool:
    return labels(await sea.sees(person, words)) != []


async def _asked_again(sea: Harbour, person: int, before: dict[str, Any]) -> dict[str, Any] | None:
    asked = await sea.sees(person, "You waited for a place")
    return asked if asked["message_id"] != before["message_id"] else None


async def _in(sea: Harbour, group: int, phase: str) -> bool:
    return bool(sea.view(sea.table(group))["phase"] == phase)
