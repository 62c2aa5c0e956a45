"""A substitute over HTTP: he gets everything, the leaver nothing more, and the room learns nothing (F03, F67)."""

from core.mafia.voting import ballot_of
from core.service import links
from core.service.links import LinkKind
from tests.e2e.fleet import Fleet, at_sea
from tests.e2e.harbour import Harbour, labels

ORDER = ("You sit at", "You take over as", "as your seat has heard it")
"""What a substitute gets first, then and after that."""


def seat_link(fleet: Fleet, person: int) -> str:
    """As the moderator's panel makes it."""
    ship, table = fleet.sea.ship, fleet.table
    seat = list(fleet.crew()).index(person)
    with ship.store.write() as books:
        token = links.issue(
            books, LinkKind.SUBSTITUTE, ship.clock.now(), table_id=table.id, seat=seat, made_by=table.host
        )
    return f"seat_{token}"


def looks(fleet: Fleet, person: int) -> set[str]:
    """At what of the table's secrets he has looked."""
    with fleet.sea.ship.store.read() as books:
        account = books.people.by_telegram(person)
        assert account is not None
        return set(books.audit.looked_at(account.person, fleet.table.id))


async def test_a_substitute_takes_over_votes_letter_and_story_and_the_leaver_is_cut_off(sea: Harbour) -> None:
    fleet = await at_sea(sea)
    leaver = fleet.with_role("vanilla")
    mate, other = fleet.mates(leaver)
    name, seat = fleet.alias(leaver), list(fleet.crew()).index(leaver)
    await sea.client.say(leaver, "I must go soon")
    await sea.client.say(mate, "Stay a while")
    await sea.client.say(leaver, f"/vote {fleet.alias(mate)}")
    await sea.client.say(mate, f"/vote {name}")
    await sea.sees(other, f"{fleet.alias(mate)} votes {name}")
    await sea.quiet()
    heard_before = await fleet.heard(other)
    (newcomer,) = await sea.people("Nick")
    await sea.client.start(newcomer, seat_link(fleet, leaver))
    letter = await sea.sees(newcomer, f"You take over as {name}: Vanilla Pirate")
    assert letter["has_protected_content"]
    await sea.sees(newcomer, "as your seat has heard it")
    said = await sea.texts(newcomer)
    ordered = [next(at for at, text in enumerate(said) if words in text) for words in ORDER]
    assert ordered == sorted(ordered)
    story = (await sea.document(newcomer, ".txt")).decode()
    assert f"{name}: I must go soon" in story
    assert f"{fleet.alias(mate)} votes {name}" in story
    assert not any(role in story for role in ("Spy", "Doctor", "Captain,"))
    await sea.sees(newcomer, f"You vote {fleet.alias(mate)}")
    ballot = ballot_of(fleet.state, seat)
    assert ballot is not None
    await sea.client.say(newcomer, f"/unread {fleet.alias(mate)}")
    assert "Stay a while" in (await sea.sees(newcomer, "Stay a while"))["text"]
    await sea.client.say(newcomer, "Back again")
    heard = await sea.sees(other, "Back again")
    assert heard["text"].startswith(name)
    await sea.client.say(leaver, "Can you hear me?")
    await sea.client.say(leaver, "/role")
    await sea.quiet()
    assert "Can you hear me?" not in await fleet.heard(other)
    assert "Back again" not in "\n".join(await sea.texts(leaver))
    assert (await fleet.heard(other)).replace(heard_before, "").strip() == f"{heard['text']}"
    await sea.client.say(fleet.host, "/panel")
    await sea.tap(fleet.host, "🧭", "🔄 Substitute")
    asked = await sea.sees(fleet.host, "whose seat goes to a substitute?")
    assert f"{name} · Nick" in labels(asked), "the host knows persons, and may look who they are"
    assert "people" in looks(fleet, fleet.host)
    await sea.client.start(leaver, seat_link(fleet, mate))
    await sea.sees(leaver, "You have had another seat at this table")
    assert leaver not in fleet.crew()
