"""The plank, an escape and a return over HTTP, and what an onlooker hears of them (Z6, secrecy: names)."""

from core.mafia.state import Status
from tests.e2e.fleet import at_sea
from tests.e2e.harbour import Harbour, labels


async def test_the_captain_executes_by_button_and_alone_is_told(sea: Harbour) -> None:
    fleet = await at_sea(sea)
    captain = fleet.with_role("captain")
    accused, witness = fleet.mates(captain)
    if fleet.sailor(accused).role == "escape_artist":
        accused, witness = witness, accused
    was_evil = fleet.sailor(accused).role in ("spy", "voodoo_doctor")
    name = fleet.alias(accused)
    await sea.tap(captain, "📅 Day 1", "🌊 Call the plank")
    await sea.tap(captain, "Whom do you call to the plank?", name)
    for person in (accused, witness):
        await sea.sees(person, f"{fleet.alias(captain)}, Captain, calls {name} to the plank")
        card = await sea.sees(person, f"On the plank: {name}")
        assert "⚓ Execute" not in labels(card)
    await sea.client.say(accused, "I can explain everything")
    await sea.sees(witness, "I can explain everything")
    await sea.client.say(witness, f"/vote {name}")
    await sea.sees(witness, f"You vote {name}")
    await sea.tap(accused, f"On the plank: {name}", "🗳 Vote")
    await sea.sees(accused, "Whom do you vote for?")
    await sea.tap(captain, f"On the plank: {name}", "⚓ Execute")
    await sea.sees(witness, f"{name} walks the plank.")
    card = await sea.sees(witness, "Bodies: 2; a majority is 2.")
    assert "Nobody has a vote." in card["text"]  # F01: his wagon is gone with him
    told = await sea.sees(captain, f"{name} was {'evil' if was_evil else 'not evil'}. Nobody else is told.")
    assert told["has_protected_content"]
    await sea.client.say(accused, "/vote")
    await sea.sees(accused, "You are dead: you read on")
    await sea.sees(accused, f"You were {name}, and are dead: you read on here. You talk in the locker")
    await sea.quiet()
    assert await sea.find(accused, "Whom do you vote for?") is None
    await sea.client.say(accused, "But I am innocent!")
    await sea.tap(accused, "You speak as", "Do not")
    await fleet.enter(accused, "🚪 The locker")
    await sea.sees(accused, f"You speak as {name} in the locker of the dead.")
    await sea.client.say(captain, f"/plank {fleet.alias(witness)}")
    await sea.sees(captain, "You have already used that")
    await sea.quiet()
    assert "was evil" not in await fleet.heard(witness)
    assert "was not evil" not in await fleet.heard(witness)
    assert "But I am innocent!" not in await fleet.heard(witness)


async def test_an_escaped_sailor_reads_on_comes_back_on_the_day_after_next_and_no_onlooker_hears_of_it(
    sea: Harbour,
) -> None:
    fleet = await at_sea(sea)
    (onlooker,) = await sea.people("Olga")
    await sea.client.join(onlooker, fleet.group)
    await sea.client.say(onlooker, "/follow", fleet.group)
    artist = fleet.with_role("escape_artist")
    name, mates = fleet.alias(artist), fleet.mates(artist)
    for mate in mates:
        await sea.client.say(mate, f"/vote {name}")
    await sea.sees(mates[0], f"{name} is lynched, and the noose is empty")
    await sea.client.say(artist, "Catch me")
    await sea.sees(artist, "You are away, or were when this night began")
    await sea.client.say(mates[0], "He was so slippery")
    await sea.sees(artist, "He was so slippery")
    await fleet.close()
    await fleet.everybody_sees("🌙 Night 1")
    await fleet.close()
    await sea.sees(artist, f"You are away, {name}")
    for opened in ("🌙 Night 2", "📅 Day 3"):
        await fleet.close()
        await fleet.everybody_sees(opened)
    if fleet.state.winner is None:
        await sea.sees(mates[0], f"{name} is back")
    await sea.quiet()
    heard = await sea.texts(onlooker)
    assert any("Day 2 is open" in text for text in heard)
    before = "\n".join(heard).split("Tortuga")[0]
    assert not any(sailor.aliases[0] in before for sailor in fleet.crew().values())
    assert not any(sailor.ship in before for sailor in fleet.crew().values())


async def test_an_order_typed_is_asked_about_or_refused_by_the_rules_z7_2(sea: Harbour) -> None:
    """Without a name it is asked for one; himself, who is there for all to see, the Assassin may not name; a name from
    elsewhere is asked about like one that nobody has; the same again is answered, too."""
    fleet = await at_sea(sea)
    assassin = fleet.with_role("assassin")
    elsewhere = next(
        sailor.alias for sailor in fleet.crew().values() if sailor.ship != fleet.sailor(assassin).ship
    )
    await fleet.close()
    await fleet.everybody_sees("🌙 Night 1")
    await sea.client.say(assassin, "/order kill")
    asked = await sea.sees(assassin, "Whom do you kill?")
    mates = {
        fleet.alias(mate) for mate in fleet.mates(assassin) if fleet.sailor(mate).status is Status.PRESENT
    }
    assert set(labels(asked)) == mates
    await sea.client.say(assassin, f"/order kill {fleet.alias(assassin)}")
    await sea.sees(assassin, f"Not {fleet.alias(assassin)}: pick another name.")
    for name in (elsewhere, "Zzyzx"):
        await sea.client.say(assassin, f"/order kill {name}")
        await sea.sees(assassin, f"There is no {name} here. Whom do you mean?")
    await sea.client.say(assassin, f"/order kill {min(mates)}")
    await sea.sees(assassin, f"Your order stands: kill {min(mates)}")
    await sea.client.say(assassin, f"/order kill {min(mates)}")
    await sea.sees(assassin, "Noted.")


async def test_an_accused_whom_nobody_judged_is_released_at_the_plank_deadline_z6_2(sea: Harbour) -> None:
    fleet = await at_sea(sea)
    captain = fleet.with_role("captain")
    accused, witness = fleet.mates(captain)
    name = fleet.alias(accused)
    await sea.client.say(captain, f"/plank {name}")
    await sea.sees(witness, f"Captain, calls {name} to the plank")
    deadline = fleet.state.clock
    assert deadline is not None
    assert deadline.plank_at is not None
    await sea.jump((deadline.plank_at - sea.ship.clock.now()).total_seconds() + 3)
    await sea.sees(witness, f"{name} is released.")
    await sea.client.say(captain, f"/plank {fleet.alias(witness)}")
    await sea.sees(captain, "You have already used that")
    assert fleet.sailor(accused).is_present
