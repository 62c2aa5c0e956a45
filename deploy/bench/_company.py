"""A table of Zombie Pirate Mafia seated without a tap: what a lobby does, as commands, before a bench begins."""

from dataclasses import dataclass
from typing import Any

from core.engine.command import Command, Join, Start
from core.engine.ids import Person
from core.engine.refusal import Refused
from core.mafia.commands import Configure, OfferAliases
from core.mafia.settings import Settings
from core.mafia.setup import CANONICAL
from core.mafia.state import Sailor
from core.service.desk import Desk
from core.service.inbox import Incoming, Source
from core.service.moves import Cause, by_host, by_person
from core.service.people import meet
from core.service.tables import Table


@dataclass
class Company:
    """A table and who sits there, by Telegram id."""

    table_id: int
    crew: dict[int, Sailor]

    def ships(self) -> list[list[int]]:
        by_ship: dict[str, list[int]] = {}
        for person, sailor in self.crew.items():
            by_ship.setdefault(str(sailor.ship), []).append(person)
        return list(by_ship.values())


def seat_company(desk: Desk, title: str, people: list[int]) -> Company:
    with desk.write() as books:
        accounts = [meet(books, person, title, desk.clock.now(), language="en") for person in people]
    host = accounts[0].person
    table = opened(desk, host, title)
    steps: list[tuple[Command, Cause]] = [(Configure(Settings(CANONICAL)), by_host(host))]
    steps += [(OfferAliases(one.person), by_person(one.person)) for one in accounts]
    do(desk, table.id, steps)
    with desk.read() as books:
        offers = {offer.person: offer.names for offer in desk.state(books, fresh(books, table)).offers}
    taken: set[str] = set()
    joins: list[tuple[Command, Cause]] = []
    for one in accounts:
        name = next(name for name in offers[one.person] if name not in taken)
        taken.add(name)
        joins.append((Join(one.person, name), by_person(one.person)))
    do(desk, table.id, [*joins, (Start(), by_host(host))])
    ids = {one.person: one.telegram_id or 0 for one in accounts}
    with desk.read() as books:
        state = desk.state(books, fresh(books, table))
    return Company(table.id, {ids[sailor.person]: sailor for sailor in state.sailors})


def opened(desk: Desk, host: Person, title: str) -> Table:
    with desk.work(next_row(desk)) as work:
        table = work.open_table(
            "zombie-pirate-mafia",
            host,
            bot_id=desk.bot_id,
            chat_id=None,
            language="en",
            zone="UTC",
            title=title,
        )
    assert isinstance(table, Table)
    return table


def do(desk: Desk, table_id: int, steps: list[tuple[Command, Cause]]) -> None:
    with desk.work(next_row(desk)) as work:
        for command, cause in steps:
            answer = work.command(table_id, command, cause)
            assert not isinstance(answer, Refused), (command, answer)


def next_row(desk: Desk) -> Any:
    """An update that stands for whatever a person has pressed in the lobby."""
    now = desk.clock.now()
    row = Incoming(source=Source.TELEGRAM, bot_id=desk.bot_id, body={}, received_at=now)
    with desk.write() as books:
        [number] = books.inbox.add([row])
        found = books.inbox.get(number)
    desk.caught_up(now)
    return found


def fresh(books: Any, table: Table) -> Table:
    found: Table | None = books.tables.get(table.id)
    assert found is not None
    return found
