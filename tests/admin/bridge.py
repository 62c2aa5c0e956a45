"""The panel on a ship with a raft at sea: people of every kind, their browsers, and a worker that a test lets run."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from admin.application import create_app
from core.engine.calendar import FastClock
from core.engine.command import CloseNow, Join, Start
from core.engine.ids import Person, Seat
from core.engine.refusal import Refused
from core.engine.ruleset import MODERATOR
from core.mafia.commands import Configure, OfferAliases, Vote
from core.mafia.settings import Settings
from core.mafia.setup import house_setup
from core.raft.cards import Suit
from core.raft.commands import WriteScavenge
from core.service import links, people
from core.service.accounts import Bot
from core.service.clock import real_now
from core.service.games import known_games
from core.service.moves import by_host, by_person
from core.service.tables import Table
from tests.service.harbour import BOT, Harbour, harbour_on

RAFT, MAFIA = "raft-of-the-medusa", "zombie-pirate-mafia"
SAILORS = ("Ann", "Ben", "Cat", "Dan")
CREW = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida")
TOKEN = re.compile(r'name="csrf_token" value="([^"]+)"')


class Browser:
    """One visitor's browser: it sends the forgery token of the last page it saw, as a person's would."""

    def __init__(self, client: FlaskClient) -> None:
        self.client = client
        self.token = ""

    def get(self, path: str, **more: Any) -> TestResponse:
        answer = self.client.get(path, **more)
        if found := TOKEN.search(answer.get_data(as_text=True)):
            self.token = found[1]
        return answer

    def page(self, path: str) -> str:
        """A page that must be there."""
        answer = self.get(path, follow_redirects=True)
        assert answer.status_code == 200, (path, answer.status_code)
        return answer.get_data(as_text=True)

    def post(self, path: str, *, follow: bool = False, **form: Any) -> TestResponse:
        return self.client.post(path, data={"csrf_token": self.token, **form}, follow_redirects=follow)

    def said(self, path: str, **form: Any) -> str:
        """Presses a button and reads the page that comes of it."""
        return self.post(path, follow=True, **form).get_data(as_text=True)


class Bridge:
    """What a test holds."""

    def __init__(self, harbour: Harbour) -> None:
        self.harbour = harbour
        self.app: Flask = create_app(harbour.ship)
        self.app.config["PATIENCE"] = 2.0
        self.owner = self._owner()
        with harbour.desk.write() as books:
            books.people.keep_bot(Bot(bot_id=BOT, username="scuttlebutt_bot", name="Scuttlebutt"))
        harbour.desk.ring()

    # -- people and their browsers

    def _owner(self) -> Person:
        person = self.harbour.person("Olga")
        with self.harbour.desk.write() as books:
            assert people.make_owner(books, person, None, self.harbour.now()) is None
        return person

    def browser(self, name: str | None = None) -> Browser:
        """A browser in which this person is signed in; nobody, without a name."""
        client = self.app.test_client()
        browser = Browser(client)
        if name is not None:
            with self.harbour.desk.write() as books:
                secret = links.open_session(books, self.harbour.person(name), real_now())
            with client.session_transaction() as session:
                session["_user_id"] = str(secret)
                session["_fresh"] = True
            browser.page("/you")
        else:
            browser.page(f"/sign-in/{self.key()}")
        return browser

    def key(self, name: str = "Olga") -> str:
        """The secret of a fresh sign-in link."""
        person, now = self.harbour.person(name), self.harbour.now()
        with self.harbour.desk.write() as books:
            return str(links.issue(books, links.LinkKind.SIGN_IN, now, person=person))

    # -- tables

    def table(self, game: str = RAFT, title: str = "The raft", host: str = "Hester") -> Table:
        person = self.harbour.person(host)
        with self.harbour.work() as work:
            table = work.open_table(
                game, person, bot_id=BOT, chat_id=None, language="en", zone="UTC", title=title
            )
        assert isinstance(table, Table)
        return table

    def raft(self, *sailors: str, title: str = "The raft") -> Table:
        """A raft on its first day, in a sitting."""
        table = self.table(title=title)
        for name in sailors or SAILORS:
            person = self.harbour.person(name)
            joined = self.harbour.command(table, Join(person, name), by_person(person))
            assert not isinstance(joined, Refused)
        started = self.harbour.command(table, Start(), by_host(self.harbour.people["Hester"]))
        assert not isinstance(started, Refused)
        return self.harbour.table(table)

    def fleet(self, *sailors: str, title: str = "The fleet", day: float = 60, night: float = 30) -> Table:
        """Zombie Pirate Mafia for nine on a fast clock (minutes), on its first day."""
        table = self.table(MAFIA, title=title)
        host = by_host(self.harbour.people["Hester"])
        settings = Settings(house_setup(9), FastClock(day, night), remind_minutes=0)
        self.harbour.command(table, Configure(settings), host)
        for name in sailors or CREW:
            person = self.harbour.person(name)
            self.harbour.command(table, OfferAliases(person), by_person(person))
            offered = next(offer for offer in self.harbour.state(table).offers if offer.person == person)
            joined = self.harbour.command(table, Join(person, offered.names[0]), by_person(person))
            assert not isinstance(joined, Refused)
        assert not isinstance(self.harbour.command(table, Start(), host), Refused)
        return self.harbour.table(table)

    def fleet_that_rises(self, moderator: str = "Mira") -> Table:
        """A fleet in the night after Day 2, with somebody dead who can rise."""
        table = self.fleet()
        self.harbour.moderator(table, moderator)
        seat = self.seat_with(table, "mutineer")
        sailors = self.harbour.state(table).sailors
        for voter, sailor in enumerate(sailors):
            if sailor.ship == sailors[seat].ship and voter != seat:
                self.harbour.moderate(table, Vote(Seat(voter), (sailors[seat].alias,)), moderator)
        for _ in range(3):
            self.harbour.moderate(table, CloseNow(), moderator)
        return self.harbour.table(table)

    def seat_with(self, table: Table, role: str) -> int:
        return next(s for s, sailor in enumerate(self.harbour.state(table).sailors) if sailor.role == role)

    def alias(self, table: Table, seat: int) -> str:
        return str(self.harbour.state(table).sailors[seat].alias)

    def scavenge(self, table: Table, name: str) -> None:
        person = self.harbour.people[name]
        with self.harbour.desk.read() as books:
            seat = books.tables.seated(table.id)[person]
        done = self.harbour.command(table, WriteScavenge(seat, Suit.CLUBS), by_person(person))
        assert not isinstance(done, Refused)

    def version(self, table: Table) -> int:
        return self.harbour.table(table).version

    def view(self, table: Table) -> dict[str, Any]:
        with self.harbour.desk.read() as books:
            found = books.tables.get(table.id)
            assert found is not None
            return self.harbour.desk.view(books, found)

    def moderators_view(self, table: Table) -> dict[str, Any]:
        with self.harbour.desk.read() as books:
            return self.harbour.desk.view(books, self.harbour.table(table), MODERATOR)


def load_the_dice(monkeypatch: Any) -> None:
    """The same seed for every table: a raft that is rescued on its first day would surprise a test once in 53."""
    monkeypatch.setattr(
        "core.service.work.secrets", SimpleNamespace(token_bytes=lambda size: bytes(range(size)))
    )


@contextmanager
def bridge_on(url: str, data: Path, monkeypatch: Any) -> Iterator[Bridge]:
    """While a page waits for its outcome, the worker makes its round: no threads, no luck."""
    load_the_dice(monkeypatch)
    with harbour_on(url, data, games=known_games()) as harbour:
        monkeypatch.setattr("admin.acting.time.sleep", lambda seconds: harbour.run())
        yield Bridge(harbour)
