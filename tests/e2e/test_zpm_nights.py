"""A mutiny, an escape and a return, one pinned card a day, a night of the zombies and the dead, over HTTP (Z6-Z9)."""

from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from core.engine.command import Modkill
from core.engine.ids import Seat
from core.mafia.state import Status
from core.service.moves import by_moderator
from tests.e2e.fleet import NAMES, Fleet, at_sea
from tests.e2e.harbour import Harbour, harbour, labels, text_of


@pytest.fixture
async def sea(tmp_path: Path, seed: Callable[[int], None]) -> AsyncIterator[Harbour]:
    """With dice by which Mutineer, Escape Artist and Necrophiliac sail on three ships, the Spy with the Artist."""
    seed(5)
    async with harbour(tmp_path, speed=60.0) as made:
        yield made


async def escape(fleet: Fleet) -> int:
    """Lynched he is gone, reads on and says nothing (Z6.6)."""
    sea, artist = fleet.sea, fleet.with_role("escape_artist")
    name, mates = fleet.alias(artist), fleet.mates(artist)
    for mate in mates:
        await sea.client.say(mate, f"/vote {name}")
    for person in (artist, *mates):
        await sea.sees(person, f"{name} is lynched, and the noose is empty.")
    await sea.client.say(artist, "Catch me")
    await sea.sees(artist, "You are away, or were when this night began")
    await sea.client.say(mates[0], "So slippery")
    await sea.sees(artist, "So slippery")
    return artist


async def mutiny(fleet: Fleet) -> int:
    """On a ship where no blood has flowed he does not outlive the day, and other ships do not hear of it (Z6.7)."""
    sea, mutineer = fleet.sea, fleet.with_role("mutineer")
    name, mates = fleet.alias(mutineer), fleet.mates(mutineer)
    await fleet.close()
    for person in (mutineer, *mates):
        await sea.sees(person, f"{name} does not outlive a day without blood.")
    stranger = fleet.with_role("necrophiliac")
    assert not any(name in text for text in await sea.texts(stranger))
    return mutineer


async def orders_can_be_changed(fleet: Fleet, person: int, away: int) -> None:
    """Nothing, something, nothing again, each with its receipt, until the night ends; who is away is not on offer."""
    sea, name = fleet.sea, fleet.alias(person)
    await sea.tap(person, "🌙 Night 1", "💤 Nothing tonight")
    await sea.sees(person, "You do nothing tonight. You can still change that until")
    await sea.tap(person, "🌙 Night 1", "💊 Save")
    asked = await sea.sees(person, "Whom do you save?")
    assert fleet.alias(away) not in labels(asked)
    await sea.tap(person, "Whom do you save?", name)
    await sea.sees(person, f"Your order stands: save {name}. It can be changed until")
    await sea.tap(person, "🌙 Night 1", f"↩️ Withdraw: save {name}")
    await sea.sees(person, "Your order is withdrawn.")


async def modkill(fleet: Fleet, person: int) -> None:
    seat = Seat(list(fleet.crew()).index(person))
    fleet.sea.ship.desk().submit(
        fleet.table.id, Modkill(seat), by_moderator(fleet.table.host, "Moll", "a test")
    )
    await fleet.sea.sees(person, f"has taken {fleet.alias(person)} out of the game")


async def one_card_a_day(fleet: Fleet, reader: int, voter: int, target: int) -> None:
    """It is pinned once and edited in place; what it says last is how the day ended (product: by day)."""
    sea = fleet.sea
    card = await sea.sees(reader, "📅 Day 3")
    assert "Nobody has a vote." in card["text"]
    assert {"date_time"} < {each["type"] for each in card["entities"]}, "every phone shows its own zone"
    await sea.client.say(voter, f"/vote {fleet.alias(target)}")
    await sea.sees(reader, f"{fleet.alias(target)} (1): {fleet.alias(voter)}")
    await sea.client.say(reader, f"/vote {fleet.alias(target)}")
    final = f"{fleet.alias(target)} (2): {fleet.alias(voter)} and {fleet.alias(reader)}"
    await sea.sees(reader, final)
    await fleet.close()
    await sea.sees(reader, f"{fleet.alias(target)} is lynched, with the most votes at the close.")
    await sea.quiet()
    (shown,) = [each for each in await sea.client.messages(reader) if "📅 Day 3" in text_of(each)]
    assert shown["message_id"] == card["message_id"]
    assert final in text_of(shown)
    assert labels(shown) == []
    pins = [call["params"] for call in await sea.client.calls(method="pinChatMessage", chat=reader)]
    assert [int(pin["message_id"]) for pin in pins].count(card["message_id"]) == 1
    assert len(pins) == 3, "one for each day"


async def the_risen_hear_the_dead_no_more(fleet: Fleet, zombies: list[int], dead: int) -> None:
    """Z9.2, Z11.1."""
    await fleet.sea.client.say(dead, "So lonely down here")
    await fleet.sea.quiet()
    for person in (*zombies, *fleet.present()):
        assert "So lonely down here" not in await fleet.heard(person)


async def zombies_vote_alone(fleet: Fleet, victim: int, zombies: list[int]) -> None:
    """Each for himself, none sees what another wants; most votes decide (Z7.4)."""
    sea, name = fleet.sea, fleet.alias(victim)
    for zombie in zombies:
        sheet = await sea.sees(zombie, "🌙 Night 3")
        assert "You have given no order." in sheet["text"]
        assert "🚪" not in "".join(labels(sheet)), "zombies have no room of their own (Z9.4)"
        await sea.tap(zombie, "🌙 Night 3", "🔪 Kill")
        asked = await sea.sees(zombie, "Whom do you kill?")
        assert set(labels(asked)).isdisjoint(fleet.alias(each) for each in zombies)
        await sea.tap(zombie, "Whom do you kill?", name)
        await sea.sees(zombie, f"Your order stands: kill {name}.")


async def a_grave_is_found(fleet: Fleet, dead: int) -> None:
    """Answered at once, once a night; whatever is written is taken as it is (Z7.9)."""
    sea, seeker, name = fleet.sea, fleet.with_role("necrophiliac"), fleet.sailor(dead).alias
    await sea.tap(seeker, "🌙 Night 3", "⚰️ Look for a body")
    await sea.sees(seeker, "Whose grave do you look for?")
    await sea.client.say(seeker, f"  {name.upper()} ")
    answer = await sea.sees(seeker, f"{name.upper()}: there is a body.")
    assert answer["has_protected_content"]
    await sea.sees(seeker, "You have had your answer. Sleep well.")
    await sea.client.say(seeker, f"/order visit {name}")
    await sea.sees(seeker, "You have already used that")


async def test_mutiny_escape_return_pinned_cards_and_the_night_of_the_zombies(sea: Harbour) -> None:
    fleet = await at_sea(sea, (*NAMES, "Joe", "Kit"))
    artist = await escape(fleet)
    mutineer = await mutiny(fleet)
    spy, medicine = fleet.with_role("spy"), fleet.with_role("medicine_man")
    bitten = next(each for each in fleet.mates(spy) if fleet.sailor(each).role == "vanilla")
    await sea.tap(spy, "🌙 Night 1", "🔪 Kill")
    await sea.tap(spy, "Whom do you kill?", fleet.alias(bitten))
    await orders_can_be_changed(fleet, medicine, artist)
    await fleet.close()
    told = await sea.sees(medicine, f"In the night: {fleet.alias(bitten)} (bites)")
    assert "☀️ Day 2" in told["text"]
    captain = fleet.with_role("captain")
    await modkill(fleet, captain)
    await fleet.close()
    await fleet.everybody_sees("🌙 Night 2")
    await fleet.close()
    await fleet.everybody_sees("📅 Day 3")
    for person in (artist, medicine):
        await sea.sees(person, f"🚣 {fleet.alias(artist)} is back.")
    assert fleet.sailor(artist).status is Status.PRESENT
    await sea.client.say(artist, "Did you miss me?")
    for reader in (medicine, captain):
        await sea.sees(reader, "Did you miss me?")
    await one_card_a_day(fleet, medicine, artist, spy)
    zombies = [person for person in (mutineer, bitten) if fleet.sailor(person).zombie]
    assert zombies
    await the_risen_hear_the_dead_no_more(fleet, zombies, captain)
    await fleet.everybody_sees("🌙 Night 3")
    victim = fleet.with_role("assassin")
    await zombies_vote_alone(fleet, victim, zombies)
    await a_grave_is_found(fleet, captain)
    await fleet.close()
    await sea.sees(medicine, f"☀️ Day 4. In the night: {fleet.alias(victim)} (bites).")
    assert not fleet.sailor(victim).is_living
