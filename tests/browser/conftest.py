"""The panel and the phones as they really run, and a Chromium that looks at them."""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import waitress
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import BrowserContext, Page

from core.service.games import known_games
from core.service.tables import Table
from tests.admin.bridge import Bridge, load_the_dice
from tests.browser.rehearsing import Rehearsal, opened
from tests.service.harbour import harbour_on

FLEET, LOBBY = 2, 3


class Quay:
    """The running panel. What a test does to the game it does between two rounds of the worker (`at_work`)."""

    def __init__(self, bridge: Bridge, address: str) -> None:
        self.bridge = bridge
        self.address = address
        self._lock = threading.Lock()
        self._stop = threading.Event()
        self._worker = threading.Thread(target=self._work, daemon=True)
        self._worker.start()

    def _work(self) -> None:
        while not self._stop.wait(0.05):
            with self._lock:
                self.bridge.harbour.run()

    @contextmanager
    def at_work(self) -> Iterator[Bridge]:
        with self._lock:
            yield self.bridge

    def close(self) -> None:
        self._stop.set()
        self._worker.join()


@pytest.fixture(scope="module")
def quay(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Quay]:
    folder: Path = tmp_path_factory.mktemp("quay")
    url, data = f"sqlite:///{folder / 'panel.db'}", folder / "data"
    with pytest.MonkeyPatch.context() as patch, harbour_on(url, data, games=known_games()) as harbour:
        load_the_dice(patch)
        bridge = Bridge(harbour)
        server = waitress.create_server(bridge.app, host="127.0.0.1", port=0, threads=8)
        threading.Thread(target=server.run, daemon=True).start()
        quay = Quay(bridge, f"http://127.0.0.1:{server.effective_port}")
        yield quay
        quay.close()
        server.close()


Open = Callable[..., Page]


@pytest.fixture
def open_as(quay: Quay, browser: Chromium) -> Iterator[Open]:
    """Opens a page for a person who is signed in; errors on it, a breach of its policy too, fail the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def open_page(name: str, width: int = 1280, **more: Any) -> Page:
        with quay.at_work() as bridge:
            cookie = bridge.browser(name).client.get_cookie("scuttlebutt")
        assert cookie is not None
        context = browser.new_context(viewport={"width": width, "height": 850}, locale="en-GB", **more)
        contexts.append(context)
        context.set_default_timeout(10_000)
        context.add_cookies([{"name": "scuttlebutt", "value": cookie.value, "url": quay.address}])
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda said: errors.append(said.text) if "Content Security" in said.text else None)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert errors == []


@pytest.fixture(scope="module")
def rehearsal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Rehearsal]:
    made = Rehearsal(tmp_path_factory.mktemp("rehearsal"))
    try:
        made.look()
        yield made
    finally:
        made.close()


@pytest.fixture(params=[1280, 390])
def screen(rehearsal: Rehearsal, browser: Chromium, request: pytest.FixtureRequest) -> Iterator[Page]:
    """The page of phones on a wide screen and on a phone."""
    yield from opened(rehearsal, browser, request.param)


@pytest.fixture
def wide(rehearsal: Rehearsal, browser: Chromium) -> Iterator[Page]:
    yield from opened(rehearsal, browser, 1280)


@pytest.fixture(scope="module")
def table(quay: Quay) -> Table:
    with quay.at_work() as bridge:
        table = bridge.raft()
        bridge.harbour.moderator(table, "Mira")
        assert bridge.fleet_that_rises().id == FLEET
        assert bridge.table(title="A lobby").id == LOBBY
        with bridge.harbour.desk.write() as books:
            lost = books.outbox.of_table(FLEET)[0]
            books.outbox.mark_failed(lost.id, "Flood control exceeded")
    return table


def faults_of(page: Page, width: int) -> dict[str, str]:
    found = Axe().run(page, options={"resultTypes": ["violations"]})
    if found.violations_count:
        return {page.url: found.generate_report()}
    if page.evaluate("document.documentElement.scrollWidth") > width:
        return {page.url: f"wider than {width}"}
    return {}
