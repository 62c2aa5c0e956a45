"""People at a table of Zombie Pirate Mafia, and what only a test knows of them: alias, role and room of each."""

import asyncio
from collections.abc import Iterable
from typing import Any

from core.engine.calendar import FastClock, Timetable
from core.engine.command import CloseNow, Command, Join
from core.engine.record import replace
from core.mafia.commands import Configure, OfferAliases
from core.mafia.setup import CANONICAL
from core.mafia.state import Phase, Sailor, State
from core.service.moves import by_moderator, by_person
from core.service.tables import Table
from telegram_bot.silence import SILENCE
from tests.e2e.harbour import Harbour, labels

NAMES = ("Ann", "Ben", "Cat", "Deb", "Eve", "Fay", "Gus", "Hal", "Ida")
SPIES = ("spy", "voodoo_doctor")
CABIN, LOCKER, MEETING = "the Spies’ cabin", "the locker of the dead", "the Meeting"
DOORS = {CABIN: "🚪 The Spies’ cabin", LOCKER: "🚪 The locker"}
"""The buttons that open rooms, by the titles of their topics."""
LONG = FastClock(600, 300)
"""Phases that no test outlasts, however fast its time runs."""
QUICK = 30.0
"""From this speed on eleven seconds are over sooner than everybody has noticed a leap."""


class Fleet:
    """Persons are Telegram ids throughout. The host moderates and does not play."""

    def __init__(self, sea: Harbour, host: int, group: int, people: dict[str, int]) -> None:
        self.sea = sea
        self.host = host
        self.group = group
        self.people = people

    # -- what only the test knows

    @property
    def table(self) -> Table:
        return self.sea.table(self.group)

    @property
    def state(self) -> State:
        desk = self.sea.ship.desk()
        with desk.read() as books:
            table = books.tables.get(self.table.id)
            assert table is not None
            state: State = desk.state(books, table)
            return state

    def crew(self) -> dict[int, Sailor]:
        """Everybody's sailor, by person, in seat order."""
        with self.sea.ship.store.read() as books:
            accounts = books.people.several(books.tables.seated(self.table.id))
        return {accounts[sailor.person].telegram_id or 0: sailor for sailor in self.state.sailors}

    def sailor(self, person: int) -> Sailor:
        return self.crew()[person]

    def alias(self, person: int) -> str:
        return self.sailor(person).alias

    def with_role(self, *roles: str) -> int:
        return next(person for person, sailor in self.crew().items() if sailor.role in roles)

    def mates(self, person: int) -> list[int]:
        """The others of his ship."""
        crew = self.crew()
        return [other for other in crew if other != person and crew[other].ship == crew[person].ship]

    def present(self) -> list[int]:
        return [person for person, sailor in self.crew().items() if sailor.is_present]

    # -- the clock

    async def close(self, *, settled: bool = True) -> None:
        """The moderator ends the phase now; `settled`: so long ago that what is said no longer waits for a word."""
        table, before = self.table, (self.state.phase, self.state.day)
        cause = by_moderator(table.host, "Moll", "a test")
        self.sea.ship.desk().submit(table.id, CloseNow(), cause)

        async def is_over() -> bool:
            return (self.state.phase, self.state.day) != before

        await self.sea.until(is_over, "the phase to end")
        if settled:
            await self.sea.quiet()
            await self._counted(before)
            await self.settle()

    async def _counted(self, closed: tuple[Phase, int]) -> None:
        """Until all have been told how often they spoke on the day that is over (Z11.3)."""
        if closed[0] is not Phase.DAY or self.state.phase is not Phase.NIGHT:
            return
        if self.state.settings.required_posts:

            async def is_counted() -> bool:
                return bool(self.table.facts.get(SILENCE, {"day": 0})["day"] >= closed[1])

            await self.sea.until(is_counted, "the posts of the day to be counted")
            await self.sea.quiet()

    async def settle(self) -> None:
        """Until what is said no longer waits for a word (`JUST_CHANGED`); where time is slow it leaps."""
        if (speed := self.sea.ship.clock.setting().speed) >= QUICK:
            await asyncio.sleep(11 / speed)
        else:
            await self.sea.jump(11)

    async def run_at(self, speed: float) -> None:
        """While nothing is on its way: bot and server notice it half a second apart, and would count time otherwise."""
        await self.sea.quiet()
        self.sea.ship.clock.run_at(speed)
        await asyncio.sleep(0.6)

    async def moderate(self, command: Command) -> None:
        """As the panel does it."""
        desk, version = self.sea.ship.desk(), self.table.version
        desk.submit(self.table.id, command, by_moderator(self.table.host, "Moll", "a test"))

        async def is_done() -> bool:
            return self.table.version > version

        await self.sea.until(is_done, f"{command} to be done")

    # -- phones

    async def titles(self, person: int) -> dict[str, int]:
        """The topics on his phone, and their threads."""
        chats = await self.sea.client.chats(person)
        mine = next((chat for chat in chats if chat["chat"]["id"] == person), None)
        return {each["name"]: each["message_thread_id"] for each in mine["topics"]} if mine else {}

    async def thread(self, person: int, title: str) -> int | None:
        """The topic of this title on his phone; without topics there is none to wait for."""
        if not self.sea.server.board.world.bot.has_topics:
            return None

        async def look() -> int | None:
            return (await self.titles(person)).get(title)

        found = await self.sea.until(look, f"a topic {title!r} of {person}")
        return int(found)

    async def enter(self, person: int, door: str) -> None:
        """Taps a door on his card of the present phase."""
        card = "📅 Day" if self.state.phase is Phase.DAY else "🌙 Night"
        await self.sea.tap(person, f"{card} {self.state.day}", door)

    async def say(self, person: int, text: str, room: str, **terms: Any) -> dict[str, Any]:
        """Talk where he speaks: in the room's topic, where there are topics; he opens it, where he has not yet. In one
        thread the first words of one who has died wait for him to say yes."""
        has_topics = self.sea.server.board.world.bot.has_topics
        if has_topics and room in DOORS and room not in await self.titles(person):
            await self.enter(person, DOORS[room])
        said = await self.sea.client.say(person, text, topic=await self.thread(person, room), **terms)
        if not has_topics and room == LOCKER:
            await self.sea.tap(person, text, "Say it")
        return said

    async def everybody_sees(self, words: str, people: Iterable[int] | None = None) -> None:
        persons = self.crew() if people is None else people
        await asyncio.gather(*(self.sea.sees(person, words, seconds=30.0) for person in persons))

    async def heard(self, person: int) -> str:
        """All that the bot has said on this phone, as it reads now."""
        return "\n".join(await self.sea.texts(person))


async def open_lobby(
    sea: Harbour, names: Iterable[str] = NAMES, language: str = "en", *, by_hand: bool = True
) -> Fleet:
    """Opened in a group by one who does not play, joined by the others in turn under the first alias offered; not
    `by_hand` all are aboard at once."""
    names = tuple(names)
    host, *others = await sea.people("Moll", *names, language=language)
    fleet = await lay_table(sea, host, dict(zip(names, others, strict=True)))
    if by_hand:
        payload = await sea.link(host, "Aboard", "Join", fleet.group)
        for person in fleet.people.values():
            await join(sea, person, payload)
    else:
        await board(fleet)
    return fleet


async def lay_table(sea: Harbour, host: int, people: dict[str, int], title: str = "The Méduse") -> Fleet:
    """A lobby in a group of its own, with nobody aboard."""
    group = await sea.group(host, *people.values())
    await sea.client.set_title(group, host, title)
    await sea.client.say(host, "/newgame", group)
    await sea.tap(host, "Which game", "Zombie Pirate Mafia", group)
    await sea.sees(host, "Aboard", group)
    return Fleet(sea, host, group, people)


async def board(fleet: Fleet) -> None:
    """As the link does it: each takes the first alias offered to him."""
    desk, table = fleet.sea.ship.desk(), fleet.table
    with desk.read() as books:
        accounts = [books.people.by_telegram(person) for person in fleet.people.values()]
    persons = [account.person for account in accounts if account is not None]
    for person in persons:
        desk.submit(table.id, OfferAliases(person=person), by_person(person))

    async def all_have_offers() -> bool:
        return len(fleet.state.offers) == len(persons)

    await fleet.sea.until(all_have_offers, "aliases on offer to all")
    for offer in fleet.state.offers:
        join_as = Join(person=offer.person, name=offer.names[0])
        desk.submit(table.id, join_as, by_person(offer.person))

    async def all_are_aboard() -> bool:
        return all(offer.alias for offer in fleet.state.offers)

    await fleet.sea.until(all_are_aboard, "all to be aboard")


async def join(sea: Harbour, person: int, payload: str) -> None:
    await sea.client.start(person, payload)
    offer = await sea.sees(person, "Choose your name")
    await sea.tap(person, "Choose your name", labels(offer)[0])
    await sea.sees(person, "Tell nobody")


async def choose_clock(fleet: Fleet, words: str) -> None:
    """Turns the clock's button until the card says so."""
    host = fleet.host
    for _ in range(6):
        if await fleet.sea.find(host, words, fleet.group):
            return
        await fleet.sea.tap(host, "Aboard", "Clock ⟳", fleet.group)
        await fleet.sea.quiet()
    raise AssertionError(f"no clock says {words!r}")


async def set_clock(fleet: Fleet, timetable: Timetable) -> None:
    """As the panel does it, for clocks that no button has."""
    settings = replace(fleet.state.settings, timetable=timetable)
    cause = by_moderator(fleet.table.host, "Moll", "a test")
    fleet.sea.ship.desk().submit(fleet.table.id, Configure(settings), cause)

    async def is_set() -> bool:
        return fleet.state.settings.timetable == timetable

    await fleet.sea.until(is_set, "the clock to be set")


async def set_sail(
    sea: Harbour,
    names: Iterable[str] = NAMES,
    clock: str | Timetable = "days of 20 min",
    *,
    by_hand: bool = True,
) -> Fleet:
    """As `open_lobby`, and started: the canonical set-up for 17, else the house set-up for so many."""
    fleet = await open_lobby(sea, names, by_hand=by_hand)
    await weigh_anchor(fleet, clock)
    await fleet.everybody_sees("📅 Day 1")
    return fleet


async def weigh_anchor(fleet: Fleet, clock: str | Timetable) -> None:
    """All who are to play are aboard."""
    sea, host = fleet.sea, fleet.host
    await (choose_clock(fleet, clock) if isinstance(clock, str) else set_clock(fleet, clock))
    if (count := len(fleet.people)) != CANONICAL.sailors:
        await sea.client.say(host, "/startgame", fleet.group)
        await sea.tap(host, f"house set-up for {count}", f"Play as {count}", fleet.group)
    await sea.sees(host, f"Aboard: {count} of {count}", fleet.group)
    await sea.client.say(host, "/startgame", fleet.group)
    await sea.sees(host, "Anchors aweigh", fleet.group)
    if fleet.state.phase is Phase.HARBOUR:
        await fleet.close()


async def at_sea(sea: Harbour, names: Iterable[str] = NAMES) -> Fleet:
    """As `set_sail`, for tests of what comes later: all aboard at once, and Day 1 lasts as long as the test."""
    return await set_sail(sea, names, LONG, by_hand=False)
