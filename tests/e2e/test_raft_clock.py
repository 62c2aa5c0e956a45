"""The raft's clock over HTTP: reminders to those who have not acted, and a voyage by post (R6.1, R6.2)."""

from datetime import datetime

from tests.e2e.crew import Crew, open_lobby, set_sail
from tests.e2e.harbour import Harbour

NAMES = ("Ann", "Ben", "Cat")


async def test_halfway_those_who_have_not_acted_are_reminded_and_nobody_else_r61(sea: Harbour) -> None:
    crew = await set_sail(sea, *NAMES)
    ann, ben, cat = (crew.people[name] for name in NAMES)
    await crew.press(ann, "Your action", "🔨 Make a weapon")
    await crew.press(ann, "Which colour", "🟥 Red")
    await sea.sees(ann, "Written: 🔨")
    await sea.jump(91)
    for person in (ben, cat):
        assert (await sea.sees(person, "your action is still missing"))["is_silent"] is False
    await sea.quiet()
    assert await sea.find(ann, "still missing") is None


async def test_by_post_a_day_goes_by_a_day_and_starvation_lasts_until_the_next_opening_r62(
    sea: Harbour,
) -> None:
    group, people = await open_lobby(sea, *NAMES)
    ann = people["Ann"]
    while "opens" not in (pace := sea.view(sea.table(group))["settings"]["pace"]):
        await sea.tap(ann, "Aboard", "Clock ⟳", group)
        await sea.until(lambda before=pace: _other_pace(sea, group, before), "another clock")
    await sea.client.say(ann, "/startgame", group)
    await sea.sees(ann, "The first day breaks at", group)
    crew = Crew(sea, group, people)
    await _to_the_deadline(sea, crew)
    await sea.sees(ann, "Your action, day 1")
    await crew.play(until="starvation")
    for name in NAMES:
        await crew.starve(name, people[name], crew.view())
    await sea.quiet()
    assert crew.view()["still_to_act"] == []
    assert crew.phase == "starvation", "it may not end early"
    await _to_the_deadline(sea, crew)
    await sea.sees(ann, "Your action, day 2")


async def _to_the_deadline(sea: Harbour, crew: Crew) -> None:
    closes = datetime.fromisoformat(crew.view()["closes_at"])
    await sea.jump((closes - sea.ship.clock.now()).total_seconds() + 1)


async def _other_pace(sea: Harbour, group: int, pace: object) -> bool:
    return bool(sea.view(sea.table(group))["settings"]["pace"] != pace)
