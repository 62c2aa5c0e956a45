"""Zombie Pirate Mafia over HTTP: a house table of nine on a fast clock."""

from typing import Any

import pytest

from tests.e2e.harbour import Harbour, labels

NAMES = ("Ann", "Ben", "Cat", "Deb", "Eve", "Fay", "Gus", "Hal", "Ida")


class Fleet:
    """Nine people, and what only the test knows of them: alias and role of each."""

    def __init__(self, sea: Harbour, group: int, people: dict[str, int]) -> None:
        self.sea = sea
        self.group = group
        self.people = people

    def state(self) -> Any:
        desk = self.sea.ship.desk()
        with desk.read() as books:
            table = books.tables.get(self.sea.table(self.group).id)
            assert table is not None
            return desk.state(books, table)

    def seats(self) -> dict[int, int]:
        """Telegram id of who sits in each seat."""
        with self.sea.ship.store.read() as books:
            seated = books.tables.seated(self.sea.table(self.group).id)
            accounts = books.people.several(seated)
        return {seat: accounts[person].telegram_id or 0 for person, seat in seated.items()}

    def person_in(self, seat: int) -> int:
        return self.seats()[seat]

    def seat_with(self, role: str) -> int:
        return next(seat for seat, sailor in enumerate(self.state().sailors) if sailor.role == role)

    def alias(self, seat: int) -> str:
        return str(self.state().sailors[seat].alias)

    def shipmates(self, seat: int) -> list[int]:
        sailors = self.state().sailors
        return [
            other for other, each in enumerate(sailors) if each.ship == sailors[seat].ship and other != seat
        ]


async def muster(sea: Harbour) -> Fleet:
    """Opened, joined under the first alias offered, started as a house table of nine."""
    people = dict(zip(NAMES, await sea.people(*NAMES), strict=True))
    ann = people["Ann"]
    group = await sea.group(ann, *list(people.values())[1:])
    await sea.client.say(ann, "/newgame", group)
    await sea.tap(ann, "Which game", "Zombie Pirate Mafia", group)
    payload = await sea.link(ann, "Aboard", "Join", group)
    for person in people.values():
        await sea.client.start(person, payload)
        offer = await sea.sees(person, "Choose your name")
        await sea.tap(person, "Choose your name", labels(offer)[0])
        await sea.sees(person, "Tell nobody")
    await sea.tap(ann, "Aboard", "Clock ⟳", group)
    await sea.client.say(ann, "/startgame", group)
    await sea.tap(ann, "I know a house set-up for 9", "Play as 9", group)
    await sea.client.say(ann, "/startgame", group)
    await sea.sees(ann, "Anchors aweigh", group)
    fleet = Fleet(sea, group, people)
    for person in people.values():
        await sea.sees(person, "📅 Day 1")
    return fleet


@pytest.mark.timeout(170)
async def test_letters_posts_votes_and_night_over_http(sea: Harbour) -> None:
    fleet = await muster(sea)
    sea.ship.clock.run_at(5)
    assert "Ann" in "".join(await sea.texts(fleet.people["Ben"], fleet.group))
    captain = fleet.seat_with("captain")
    mate, *others = fleet.shipmates(captain)
    writer = fleet.person_in(captain)
    await sea.client.say(writer, "Look at @ann, /vote nobody")
    heard = await sea.sees(fleet.person_in(mate), "Look at")
    assert heard["text"].startswith(fleet.alias(captain))
    assert not any(entity["type"] in ("mention", "bot_command") for entity in heard["entities"])
    foreign = next(
        seat
        for seat in range(9)
        if seat not in (captain, mate, *others)
        and fleet.state().sailors[seat].role not in ("spy", "voodoo_doctor")
    )
    await sea.quiet()
    assert not any("Look at" in text for text in await sea.texts(fleet.person_in(foreign)))
    await sea.tap(writer, "📅 Day 1", "🗳 Vote")
    await sea.tap(writer, "Whom do you vote for", fleet.alias(mate))
    await sea.sees(fleet.person_in(mate), f"votes {fleet.alias(mate)}")
    await sea.tap(writer, "Who next", "✔️ Enough")
    await sea.client.say(fleet.person_in(mate), f"/vote {fleet.alias(captain)}")
    await sea.sees(writer, f"{fleet.alias(mate)} votes {fleet.alias(captain)}")
    assert not any("votes" in text for text in await sea.texts(fleet.person_in(foreign)) if "📅" not in text)
    await sea.client.say(writer, "/vote Nobody Atall")
    await sea.sees(writer, "There is no Nobody Atall here")
    await sea.client.say(writer, f"/vote {fleet.alias(mate)}", fleet.group)
    await sea.sees(writer, "Not out loud", fleet.group)
