"""An announced start: on the card as each phone's own hour, with a roll-call before it; nothing begins by itself."""

from typing import Any

from core.service.tables import STARTS_AT
from tests.e2e.crew import open_lobby
from tests.e2e.harbour import Harbour, labels, text_of


def hours(message: dict[str, Any]) -> list[int]:
    """The moments that stand in a message as dates."""
    return [each["unix_time"] for each in message["entities"] if each["type"] == "date_time"]


async def test_a_start_is_announced_called_for_asked_about_and_put_off(sea: Harbour) -> None:
    group, people = await open_lobby(sea, "Ann", "Ben", "Cat")
    ann, ben, cat = people.values()
    await sea.client.say(ben, "/startgame 20:30", group)
    await sea.sees(ben, "That is for the host", group)
    assert (await sea.tap(ben, "Aboard", "📅 Start time", group)).startswith("That is for the host")
    await sea.tap(ann, "Aboard", "📅 Start time", group)
    assert "in 3 hours" in labels(await sea.sees(ann, "to begin? An hour", group))
    begun = sea.ship.clock.now().timestamp()
    assert await sea.tap(ann, "to begin? An hour", "in 30 min", group) == "The start is announced."
    card = await sea.sees(ben, "📅 Start:", group)
    assert hours(card)[0] - begun - 1800 < 120
    said = await sea.sees(ben, "nothing begins by itself", group)
    assert labels(said) == []
    assert await sea.find(ben, "An hour of the clock", group) is None
    await sea.client.say(ben, "/status", group)
    await sea.sees(ben, "the lobby is open, 3 aboard. 📅 Start", group)
    await sea.jump(20 * 60)
    assert await sea.tap(cat, "begins at", "🙋 I am here") == "Good: you are counted."
    await sea.sees(ann, "Here: Cat. Not heard from: Ann and Ben", group)
    await sea.jump(10 * 60)
    asked = await sea.sees(ann, "this is the hour you announced")
    assert "3 are aboard" in text_of(asked)
    assert sea.view(sea.table(group))["phase"] == "lobby"
    await sea.tap(ann, "this is the hour you announced", "⏰ 15 min later")
    await sea.until(lambda: _announced(sea, ann, group, 2), "the later hour to be announced")
    await sea.jump(15 * 60)
    await sea.until(lambda: _asked(sea, ann, 2), "the host to be asked again")
    await sea.tap(ann, "this is the hour you announced", "📣 Roll-call")
    await sea.sees(cat, "is about to begin. Are you there?")
    await sea.tap(ann, "this is the hour you announced", "Cast off")
    await sea.sees(ben, "Your action, day 1")
    await sea.quiet()
    pressable = [each for each in await sea.client.messages(ann) if "this is the hour" in text_of(each)]
    assert [labels(each) for each in pressable] == [[], []], "neither the put off nor the begun"
    assert sum("begins at" in text for text in await sea.texts(ben)) == 1, (
        "called for the first hour, not the second"
    )


async def test_a_typed_start_is_read_by_the_hosts_own_clock_and_what_cannot_be_says_why(sea: Harbour) -> None:
    group, people = await open_lobby(sea, "Ann", "Ben")
    ann = people["Ann"]
    for typed, word in (
        ("half past eight", "write a start like /startgame 20:30"),
        ("2026-02-30 10:00", "write a start like /startgame 20:30"),
        ("2001-01-01 10:00", "A start lies ahead, by 7 days at most"),
        ("2999-01-01 10:00", "A start lies ahead, by 7 days at most"),
    ):
        await sea.client.say(ann, f"/startgame {typed}", group)
        await sea.sees(ann, word, group)
        await sea.quiet()
    assert STARTS_AT not in sea.table(group).facts
    await sea.client.say(ann, "/settings zone Asia/Tokyo")
    await sea.sees(ann, "Asia/Tokyo")
    await sea.client.say(ann, "/startgame 20:30", group)
    said = await sea.sees(people["Ben"], "nothing begins by itself", group)
    assert hours(said)[0] % 86400 == (11 * 60 + 30) * 60
    await sea.client.say(ann, "/startgame off", group)
    await sea.sees(ann, "no start is announced any more", group)
    assert STARTS_AT not in sea.table(group).facts
    await sea.until(lambda: _without_start(sea, ann, group), "the card without a start")


async def _announced(sea: Harbour, person: int, group: int, times: int) -> bool:
    return sum("nothing begins by itself" in text for text in await sea.texts(person, group)) == times


async def _asked(sea: Harbour, person: int, times: int) -> bool:
    return sum("this is the hour" in text for text in await sea.texts(person)) == times


async def _without_start(sea: Harbour, person: int, group: int) -> bool:
    card = await sea.sees(person, "Aboard (", group)
    return "📅 Start" not in text_of(card)
