"""In one thread: what is typed just as room or voice change waits for its writer's word (secrecy: rooms)."""

from core.engine.command import Modkill, Revive
from core.engine.ids import Seat
from tests.e2e.fleet import at_sea
from tests.e2e.harbour import Harbour


async def test_words_meant_for_the_ship_do_not_slip_into_the_cabin_at_dusk(sea: Harbour) -> None:
    fleet = await at_sea(sea)
    spy, doctor = fleet.with_role("spy"), fleet.with_role("voodoo_doctor")
    mate = fleet.mates(spy)[0]
    await sea.client.say(spy, "A fine day")
    await sea.sees(mate, "A fine day")
    there = next(each for each in fleet.mates(doctor) if fleet.sailor(each).role != "spy")
    await sea.client.say(there, "Nobody but us reads this")
    spied = await sea.sees(spy, "Nobody but us reads this")
    await sea.client.say(spy, "How do you know?", reply_to=spied["message_id"])
    await sea.sees(spy, "A reply or quote cannot cross from one room")
    await fleet.run_at(1)
    await fleet.close(settled=False)
    for writer, words in (
        (spy, "Good night, dear crew"),
        (doctor, "It is me"),
        (spy, "Whom do we kill?"),
        (spy, "Or nobody?"),
    ):
        await sea.client.say(writer, words)
    held = f"You speak as {fleet.alias(spy)} in the Spies’ cabin now"
    await sea.sees(spy, f"{held}. Shall I say it there?\nGood night, dear crew")
    await sea.tap(spy, "Good night, dear crew", "Do not")
    await sea.tap(doctor, "It is me", "Say it")
    await sea.sees(spy, "It is me")
    await sea.sees(spy, "Or nobody?")
    await sea.tap(spy, "Whom do we kill?", "Say it")
    await sea.sees(doctor, "Whom do we kill?")
    await sea.tap(spy, "Or nobody?", "Say it")
    heard = await sea.sees(doctor, "Or nobody?")
    assert heard["has_protected_content"]
    await sea.quiet()
    calls = await sea.client.calls(method="sendMessage")
    assert all("is_disabled" in str(call["params"]["link_preview_options"]) for call in calls)
    assert not any(["How do you know?" in await fleet.heard(person) for person in fleet.crew()])
    assert "dear crew" not in await fleet.heard(doctor)
    for person in set(fleet.crew()) - {spy, doctor}:
        heard = await fleet.heard(person)
        assert "Whom do we kill?" not in heard
        assert "dear crew" not in heard


async def test_words_meant_for_one_room_wait_though_their_writer_has_never_spoken_in_it(sea: Harbour) -> None:
    """The Spies' cabin at dawn, the ship of one who has just died, the locker of one who is just brought back."""
    fleet = await at_sea(sea)
    spy = fleet.with_role("spy")
    mate, doomed = sorted(
        fleet.mates(spy), key=lambda each: fleet.sailor(each).role == "mutineer", reverse=True
    )
    await sea.client.say(spy, "A fine day")
    await sea.sees(mate, "A fine day")
    await fleet.close()
    await fleet.run_at(1)
    await fleet.close(settled=False)
    await sea.sees(spy, "☀️ Day 2")
    await sea.client.say(spy, "It was I who killed him")
    held = f"You speak as {fleet.alias(spy)} in {fleet.sailor(spy).ship} now"
    await sea.sees(spy, held)
    await sea.tap(spy, held, "Do not")
    await fleet.settle()
    seat = Seat(list(fleet.crew()).index(doomed))
    await fleet.moderate(Modkill(seat))
    await sea.sees(doomed, "the locker of the dead")
    await fleet.settle()
    await sea.client.say(doomed, "I suspect the quiet one")
    await sea.tap(doomed, f"You speak as {fleet.alias(doomed)} in the locker of the dead now", "Say it")
    await fleet.moderate(Revive(seat))
    await sea.client.say(doomed, "As I said down here")
    await sea.sees(doomed, f"You speak as {fleet.alias(doomed)} in {fleet.sailor(doomed).ship} now")
    await sea.quiet()
    slips = ("killed him", "quiet one", "As I said")
    for person in set(fleet.present()) - {spy, doomed}:
        heard = await fleet.heard(person)
        assert [words for words in slips if words in heard] == []
