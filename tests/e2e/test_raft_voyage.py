"""Whole voyages over HTTP, from /newgame in a group to the verdict."""

from collections.abc import Callable
from pathlib import Path

from core import verify
from tests.e2e.crew import Cannibals, set_sail
from tests.e2e.harbour import Harbour, text_of

NAMES = ("Ann", "Ben", "Cat", "Deb")


def assert_in_order(story: str, *parts: str) -> None:
    """Each part comes after the one before it."""
    place = 0
    for part in parts:
        found = story.find(part, place)
        assert found >= 0, f"{part!r} is not told after {story[:place][-80:]!r} in:\n{story}"
        place = found


async def is_closed(sea: Harbour, group: int) -> bool:
    return not any((await sea.permissions(group)).values())


async def test_a_voyage_is_played_from_newgame_to_the_end_and_can_be_verified(
    sea: Harbour, tmp_path: Path
) -> None:
    crew = await set_sail(sea, *NAMES)
    await crew.play()
    await sea.quiet()
    ann = crew.people["Ann"]
    story = "\n".join(await sea.texts(ann, crew.group))
    assert_in_order(
        story, "Cast off.", "Day 1", "What the cards say", "Day 1, starvation", "The voyage is over."
    )
    assert "The seed of all draws" in story
    for person in crew.people.values():
        kept = await sea.texts(person)
        assert kept.count("📝 Your action, day 1: 🙏 fasts and prays for ♥.") == 1, (
            "the last to write as well"
        )
        assert sum("Starvation, day 1, is over." in text for text in kept) == 1
        assert not [text for text in kept if "Which suit" in text or "You can change it" in text]
    pictures = [each for each in await sea.client.messages(ann, crew.group) if each.get("photo")]
    assert [text_of(each).split("\n")[0] for each in pictures] == ["🛟 The raft"] * len(pictures) != []
    with sea.ship.store.read() as books:
        assert books.outbox.failed() == []
    limits = (await sea.client.state())["limits"]
    assert limits["violations"] == {"overall": 0, "private": 0, "group": 0}
    record = tmp_path / "record.json"
    record.write_bytes(await sea.document(ann))
    assert verify.main([str(record)]) == 0


async def test_an_eaten_body_brings_accusations_a_closed_room_a_trial_and_a_verdict_r5(
    sea: Harbour, seed: Callable[[int], None]
) -> None:
    seed(8)
    crew = await set_sail(sea, *NAMES, kind=Cannibals)
    ann = crew.people["Ann"]
    before = await sea.permissions(crew.group)
    await crew.play(until="accusation")
    sea.ship.clock.run_at(2)
    await sea.until(lambda: is_closed(sea, crew.group), "the group to be closed")
    await sea.client.say(crew.people["Deb"], "It was Ann")
    await sea.sees(crew.people["Deb"], "Nobody may confer until the accusations are out, not here either")
    await sea.stop_bot()  # as after a crash: what members might do before is on disk
    await sea.start_bot()
    await sea.client.set_rights(crew.group, ann, None)
    await crew.play(until="trial")
    await sea.sees(ann, "I cannot open it")
    assert await sea.find(ann, "The accusations", crew.group) is None, (
        "it may write nothing in a closed group"
    )
    await sea.client.set_rights(crew.group, ann, ["can_delete_messages", "can_pin_messages"])
    await sea.sees(ann, "The room ought to be open again", crew.group)
    assert await is_closed(sea, crew.group)
    await sea.client.set_rights(crew.group, ann, "all")
    await sea.sees(ann, "The room is open again", crew.group)
    sea.ship.clock.run_at(20)
    await crew.play()
    await sea.sees(ann, "The voyage is over.", crew.group)
    await sea.quiet()
    assert await sea.permissions(crew.group) == before
    cards = [text for text in await sea.texts(ann, crew.group) if text.startswith("📅")]
    assert len(cards) == 2
    assert all(text.endswith(" is over.") for text in cards)
    story = "\n".join(await sea.texts(ann, crew.group))
    assert_in_order(
        story,
        "Ann, Ben, and Cat against Deb",
        "Killed: Deb",
        "eats of Deb",
        "the body is eaten up",
        "A ship!",
        "The room is closed",
        "The accusations",
        "Trial.",
        "The room ought to be open again",
        "I have every right I need here.",
        "The room is open again",
        "The voyage is over.",
    )


async def test_without_the_right_to_close_the_group_people_are_on_their_honour_r52(
    sea: Harbour, seed: Callable[[int], None]
) -> None:
    seed(8)
    crew = await set_sail(sea, *NAMES, kind=Cannibals, rights=None)
    before = await sea.permissions(crew.group)
    await crew.play(until="accusation")
    await sea.sees(crew.people["Ben"], "I may not close it myself", crew.group)
    assert await sea.permissions(crew.group) == before
