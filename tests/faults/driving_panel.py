"""A moderator at a panel that dies: he sends again what was not answered, and writes down what was (F41)."""

import asyncio
import html
import re
import socket
from collections.abc import Mapping
from contextlib import suppress
from datetime import datetime, timedelta

from aiohttp import ClientError, ClientSession, ClientTimeout, CookieJar

from core.service import links
from tests.faults.driving_raft import RaftDriver
from tests.faults.driving_zpm import ZpmDriver
from tests.faults.killable import KillableHarbour
from tests.faults.ledger import Report
from tests.faults.processes import BotProcess, Fate, Watched, serve

HIDDEN = re.compile(r'<input type="hidden" name="(\w+)" value="([^"]*)"')
OVERTAKEN = "Somebody else has changed this table"
PATIENCE = 60.0
MINUTES = 5


class Moderator:
    """His browser: a page that does not come is asked for again, a form without an answer is sent again as it was."""

    def __init__(self, url: str, panel: Watched) -> None:
        self._url = url
        self._panel = panel
        self._session = ClientSession(timeout=ClientTimeout(total=20), cookie_jar=CookieJar(unsafe=True))

    async def close(self) -> None:
        await self._session.close()

    async def sign_in(self, key: str) -> None:
        path = f"/sign-in/{key}"
        await self._send(path, dict(HIDDEN.findall(await self.page(path))))

    async def page(self, path: str) -> str:
        return (await self._until_answered("GET", path))[1]

    async def does(self, table_id: int, deed: str, fields: Mapping[str, str] = {}) -> None:
        """Presses the button of this form on the table's page, and reads that it is done; again where a close by the
        clock has come in between."""
        page = OVERTAKEN
        while OVERTAKEN in page:
            page = await self._press(f"/tables/{table_id}", f"/tables/{table_id}/do/{deed}", fields)
        async with asyncio.timeout(PATIENCE):
            while "aria-busy" in page:
                await asyncio.sleep(0.1)
                page = await self.page(self._last)
        assert "done." in page, page

    async def _press(self, here: str, there: str, fields: Mapping[str, str]) -> str:
        form = re.search(rf'action="{there}".*?</form>', await self.page(here), re.DOTALL)
        assert form is not None, f"no form for {there}"
        hidden = {name: html.unescape(value) for name, value in HIDDEN.findall(form[0])}
        return await self._send(there, {**hidden, **fields})

    async def _send(self, path: str, form: Mapping[str, str]) -> str:
        """The page to which the answer leads: one that brought the word of it and died is asked once more."""
        place, page = await self._until_answered("POST", path, form)
        self._last = place or path
        return await self.page(place) if place else page

    async def _until_answered(
        self, verb: str, path: str, form: Mapping[str, str] | None = None
    ) -> tuple[str, str]:
        async with asyncio.timeout(PATIENCE):
            while True:
                self._panel.check()
                with suppress(ClientError, OSError):
                    async with self._session.request(
                        verb, self._url + path, data=form, allow_redirects=False
                    ) as answer:
                        assert answer.status in (200, 302, 303, 409), (
                            path,
                            answer.status,
                            await answer.text(),
                        )
                        place = answer.headers.get("Location", "")
                        return place.removeprefix(self._url), await answer.text()
                await asyncio.sleep(0.05)


class PanelDriver:
    """Announcements, and every third time the close moved by five minutes: each counts once, in order."""

    def __init__(self, sea: KillableHarbour, readers: list[int], group: int, panel: Watched) -> None:
        self.sea = sea
        self.readers = readers
        self.group = group
        self.panel = panel
        self.said: list[str] = []
        self.moves = 0

    @property
    def commands(self) -> int:
        return len(self.said) + self.moves

    @classmethod
    async def set_sail(cls, sea: KillableHarbour, game: type[ZpmDriver] | type[RaftDriver]) -> "PanelDriver":
        driven = await game.set_sail(sea)
        if isinstance(driven, ZpmDriver):
            group, readers = driven.fleet.group, list(driven.fleet.crew())
        else:
            group, readers = driven.crew.group or 0, list(driven.crew.people.values())
        with socket.socket() as listener:
            listener.bind(("127.0.0.1", 0))
            port = int(listener.getsockname()[1])
        environ = {**sea.bot_process.environ, "PANEL_PORT": str(port)}
        panel = Watched(BotProcess(environ, sea.bot_process.log.with_name("panel-log"), program=serve))
        panel.start()
        made = cls(sea, readers, group, panel)
        made.browser = Moderator(f"http://127.0.0.1:{port}", panel)
        await made.browser.sign_in(await made._key())
        await made.browser.does(made.table_id, "move_deadline", {"minutes": "600"})
        made.close, made.since = made.closes_at, sea.ship.clock.now()
        return made

    async def _key(self) -> str:
        """Of one who owns the ship and does not sail."""
        [moll] = await self.sea.people("Molly")
        with self.sea.ship.store.write() as books:
            account = books.people.by_telegram(moll)
            assert account is not None
            books.people.change(account.person, owner=True)
            now = self.sea.ship.clock.now()
            return str(links.issue(books, links.LinkKind.SIGN_IN, now, person=account.person))

    @property
    def table_id(self) -> int:
        return self.sea.table(self.group).id

    @property
    def closes_at(self) -> datetime:
        view = self.sea.view(self.sea.table(self.group))
        return datetime.fromisoformat(view.get("closes_at") or view["ends_at"])

    async def moderate(self, fate: Fate) -> None:
        """Until the panel has died as often as it was to."""
        await self.panel.endanger(fate)
        while fate.points:
            if self.commands % 3 == 2:
                await self.browser.does(self.table_id, "move_deadline", {"minutes": str(MINUTES)})
                self.moves += 1
            else:
                number = str(len(self.said))
                await self.browser.does(self.table_id, "announce", {"text": f"Ahoy {number}."})
                self.said.append(number)

    async def stop(self) -> None:
        """The day then closes once, at the moment to which it was moved."""
        await self.browser.close()
        await self.panel.stop()
        close = self.closes_at
        await self.sea.jump((close - self.sea.ship.clock.now()).total_seconds() - 5)

        async def is_over() -> bool:
            return close in self.closings()

        await self.sea.until(is_over, "the close")
        closings = [at for at in self.closings() if self.since <= at <= close]
        assert closings == [close], (self.since, self.closings())

    def closings(self) -> list[datetime]:
        with self.sea.ship.store.read() as books:
            moves = books.log.moves(self.table_id)
        closes = [move for move in moves if move.command == "deadline_reached"]
        return [move.at for move in closes if "remind" not in move.body and "plank" not in move.body]

    async def check(self) -> Report:
        """The bot has lived: what was announced is on each phone, once and in order."""
        await self.sea.quiet()
        report = Report()
        for reader in self.readers:
            report.check(reader, "words", await self.sea.texts(reader), self.said, r"Ahoy (\d+)\.")
        assert self.closes_at == self.close + timedelta(minutes=MINUTES) * self.moves
        with self.sea.ship.store.read() as books:
            moves = books.log.moves(self.table_id)
        assert sum(move.command == "move_deadline" for move in moves) == self.moves + 1
        return report
