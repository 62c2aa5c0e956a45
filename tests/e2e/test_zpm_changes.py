"""In one thread: what is typed just as room or voice change waits for its writer's word (secrecy: rooms)."""

from tests.e2e.fleet import at_sea
from tests.e2e.harbour import Harbour


async def test_words_meant_for_the_ship_do_not_slip_into_the_cabin_at_dusk(sea: Harbour) -> None:
    fleet = await at_sea(sea)
    spy, doctor = fleet.with_role("spy"), fleet.with_role("voodoo_doctor")
    mate = fleet.mates(spy)[0]
    await sea.client.say(spy, "A fine day")
    await sea.sees(mate, "A fine day")
    await fleet.run_at(1)
    await fleet.close(settled=False)
    await sea.client.say(spy, "Good night, dear crew")
    held = f"You speak as {fleet.alias(spy)} in the Spies’ cabin now"
    await sea.sees(spy, held)
    await sea.tap(spy, held, "Do not")
    await sea.client.say(doctor, "It is me")
    await sea.tap(doctor, "It is me", "Say it")
    await sea.sees(spy, "It is me")
    await sea.client.say(spy, "Whom do we kill?")
    await sea.client.say(spy, "Or nobody?")
    await sea.sees(spy, "Or nobody?")
    await sea.tap(spy, "Whom do we kill?", "Say it")
    await sea.sees(doctor, "Whom do we kill?")
    await sea.tap(spy, "Or nobody?", "Say it")
    await sea.sees(doctor, "Or nobody?")
    await sea.quiet()
    assert "dear crew" not in await fleet.heard(doctor)
    for person in set(fleet.crew()) - {spy, doctor}:
        heard = await fleet.heard(person)
        assert "Whom do we kill?" not in heard
        assert "dear crew" not in heard
