"""The canonical table of 17 over HTTP: the deal, a day and a night, at Telegram's pace (Z1.1, F23, F48)."""

from collections import Counter

from core.mafia.setup import CANONICAL
from core.service.outbox import Parcel
from tests.e2e.fleet import LONG, SPIES, Fleet, set_sail
from tests.e2e.harbour import Harbour

NAMES = tuple(f"Sailor {letter}" for letter in "ABCDEFGHIJKLMNOPQ")
UNASKED = ("zpm-letter", "zpm-dawn", "zpm-day-card", "zpm-night-sheet", "zpm-reminder")


def unasked(fleet: Fleet) -> dict[int, list[tuple[object, ...]]]:
    """What each seat got of the messages that nobody asked for: kind, number and order, not what they say."""
    found: dict[int, list[tuple[object, ...]]] = {}
    with fleet.sea.ship.store.read() as books:
        parcels: list[Parcel] = books.outbox.of_table(fleet.table.id, limit=5000)
    for parcel in reversed(parcels):
        if parcel.chat_id > 0 and parcel.key in UNASKED and parcel.edits is None:
            shape = (parcel.key, parcel.kind, parcel.card, parcel.silent, parcel.protect, parcel.pin)
            shapes = found.setdefault(parcel.chat_id, [])
            if parcel.card is None or shape not in shapes:
                shapes.append(shape)
    return found


async def test_seventeen_are_dealt_play_a_day_and_sleep_a_night(sea: Harbour) -> None:
    fleet = await set_sail(sea, NAMES, LONG)
    crew = fleet.crew()
    assert Counter(sailor.role for sailor in crew.values()) == CANONICAL.roles
    assert sorted(Counter(sailor.ship for sailor in crew.values()).values()) == [5, 6, 6]
    doctor, spy = fleet.with_role("voodoo_doctor"), fleet.with_role("spy")
    assert crew[doctor].ship != crew[spy].ship
    for person, sailor in crew.items():
        letter = await sea.sees(person, f"You are {sailor.alias}, ")
        assert letter["has_protected_content"]
        assert ("Who else is a Spy" in letter["text"]) == (sailor.role in SPIES)
        assert ("Mutineer" in letter["text"]) == (sailor.role in ("mutineer", "drunk"))
    writer = fleet.with_role("vanilla")
    await sea.client.say(writer, "Which of you smells of voodoo?")
    for mate in fleet.mates(writer):
        await sea.sees(mate, "smells of voodoo")
    await fleet.close()
    await fleet.everybody_sees("🌙 Night 1", fleet.people.values())
    saved = fleet.alias(fleet.mates(fleet.with_role("medicine_man"))[0])
    await sea.tap(fleet.with_role("medicine_man"), "🌙 Night 1", "💊 Save")
    await sea.tap(fleet.with_role("medicine_man"), "Whom do you save", saved)
    await sea.sees(fleet.with_role("medicine_man"), f"Your order stands: save {saved}")
    astrologer = fleet.with_role("astrologer")
    await sea.tap(astrologer, "🌙 Night 1", "✨ Read the stars")
    spies = sum(sailor.role in SPIES and sailor.ship == crew[astrologer].ship for sailor in crew.values())
    await sea.sees(astrologer, f"no zombie walks. Living Spies: {spies}.")
    await fleet.close()
    await fleet.everybody_sees("📅 Day 2", fleet.people.values())
    await sea.quiet()
    shapes = unasked(fleet)
    assert len(shapes) == len(NAMES)
    assert all(shape == shapes[writer] for shape in shapes.values())
    limits = (await sea.client.state())["limits"]
    assert limits["violations"] == {"overall": 0, "private": 0, "group": 0}
