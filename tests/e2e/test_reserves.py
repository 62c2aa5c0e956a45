"""Who waits for a place at a full table, over HTTP."""

from tests.e2e.crew import open_lobby
from tests.e2e.harbour import Harbour, payload, text_of

TWENTY = [
    "Ada", "Bob", "Cyn", "Dot", "Eva", "Fin", "Gil", "Hew", "Ivo", "Jan",
    "Kit", "Lou", "Max", "Ned", "Oda", "Pia", "Quin", "Rex", "Sue", "Tom",
]  # fmt: skip


async def test_reserves_are_told_in_turn_when_a_place_is_free(sea: Harbour) -> None:
    group, people = await open_lobby(sea, *TWENTY)
    late, later = await sea.people("Late", "Later")
    for number, person in enumerate((late, later), start=1):
        await sea.client.start(person, f"join_{sea.table(group).handle}")
        await sea.sees(person, f"You are number {number} of the reserves")
    await sea.client.say(people["Cyn"], "/leave")
    told = await sea.sees(late, "A place is free")
    assert not any("A place is free" in text for text in await sea.texts(later))
    (quick,) = await sea.people("Quick")
    await sea.client.start(quick, payload(text_of(told)))
    await sea.sees(quick, "You are aboard")
    await sea.client.start(late, payload(text_of(told)))
    await sea.sees(late, "Somebody was quicker")
    await sea.client.start(later, payload(text_of(told)))
    await sea.sees(later, "you keep your place, number 2 of the reserves")
    await sea.client.say(people["Dot"], "/leave")
    await sea.until(lambda: _places_free(sea, late, 2), "the first in line to be asked again")
    await sea.client.start(late, payload(text_of(told)))
    await sea.sees(late, "You are aboard")
    await leaves_the_line(sea, group, people["Eva"], people["Fin"])
    await sea.client.say(people["Ada"], "/cancelgame", group)
    await sea.sees(later, "is called off, and nobody waits for a place any more")
    await sea.sees(people["Ada"], "best with six or more. ⚓ It was called off.", group)


async def leaves_the_line(sea: Harbour, group: int, *seated: int) -> None:
    """Of those two who come last one types it, and one, told of a place, taps it: then the next hears of that place."""
    tired, patient = await sea.people("Tired", "Patient")
    link = f"join_{sea.table(group).handle}"
    for person in (tired, patient):
        await sea.client.start(person, link)
        await sea.sees(person, "You are number")
    await sea.client.say(patient, "/leave")
    await sea.sees(patient, "Patient waits no longer for a place at The Raft of the Medusa")
    await sea.client.say(patient, "/leave")
    await sea.sees(patient, "You are at no table")
    await sea.client.start(patient, link)
    await sea.sees(patient, "You are number 3 of the reserves")
    for person in seated:
        await sea.client.say(person, "/leave")
    await sea.tap(tired, "A place is free", "🚪 Leave the line")
    await sea.sees(tired, "Tired waits no longer")
    await sea.sees(patient, "A place is free")


async def _places_free(sea: Harbour, person: int, times: int) -> bool:
    return len([text for text in await sea.texts(person) if "A place is free" in text]) == times
