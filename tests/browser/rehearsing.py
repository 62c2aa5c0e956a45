"""A rehearsal that runs as a process of its own, as `make run` starts it, and what tests do on its page of phones."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import Browser, Locator, Page, expect

from tests.architecture.test_layout import ROOT

PICTURES = ROOT / "deploy" / "screenshots"


def free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return int(trial.getsockname()[1])


class Rehearsal:
    def __init__(self, folder: Path) -> None:
        port = free_port()
        self.url = f"http://127.0.0.1:{port}"
        environ = {
            **os.environ,
            "SCUTTLEBUTT_DATA": str(folder),
            "TELEGRAM_BOT_TOKEN": "1:rehearsal",
            "TELEGRAM_API_URL": f"http://127.0.0.1:{free_port()}",
            "PHONES_PORT": str(port),
            "DATABASE_URL": "",
            "PYTHONUNBUFFERED": "1",
        }
        command = [sys.executable, "-m", "telegram_bot.rehearsal", "--players", "4", "--speed", "20"]
        self._said = folder / "said.txt"
        with self._said.open("wb") as said:
            self._process = subprocess.Popen(
                command, cwd=ROOT, env=environ, stdout=said, start_new_session=True
            )

    @property
    def said(self) -> str:
        """What the terminal shows."""
        return self._said.read_text(encoding="utf-8")

    def ask(self, path: str, body: Any = None) -> Any:
        """What the page asks too; `None` while nobody listens."""
        data = None if body is None else json.dumps(body).encode()
        try:
            with urlopen(Request(self.url + path, data=data)) as answer:
                return json.load(answer)["result"]
        except OSError:
            return None

    def until(self, path: str, is_so: Callable[[Any], Any], seconds: float = 60) -> Any:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            found = self.ask(path)
            if found is not None and is_so(found):
                return found
            time.sleep(0.2)
        raise AssertionError(f"waited in vain at {path}: {self.ask(path)}")

    def look(self) -> None:
        """Opens the page, upon which the first table is laid, and waits for its first day: it lasts, then."""
        end = time.monotonic() + 60
        while time.monotonic() < end:
            try:
                urlopen(self.url).close()
                break
            except OSError:
                time.sleep(0.2)
        laid = self.until("/director", lambda shown: any(table["people"] for table in shown["tables"]))
        self.chat_says(laid["tables"][0]["people"][0], laid["tables"][0]["group"], "Day 1")
        self.ask("/control/clock", {"speed": 4})

    def chat_says(self, person: int, chat: int, words: str, seconds: float = 60) -> Any:
        """The messages of a chat as this phone shows them, once one of the bot's has these words."""
        return self.until(f"/control/phone/{person}/chats/{chat}", says(words), seconds)

    def first_of(self, people: list[int], words: str, seconds: float = 60) -> int:
        """Whoever of these is the first to read such words in private."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            for person in people:
                if says(words)(self.ask(f"/control/phone/{person}/chats/{person}")):
                    return person
            time.sleep(0.2)
        raise AssertionError(f"nobody reads {words!r}")

    def close(self) -> None:
        os.killpg(self._process.pid, signal.SIGTERM)
        self._process.wait(20)


def opened(rehearsal: Rehearsal, browser: Browser, width: int) -> Iterator[Page]:
    """The page in a window of this width; an error on it, a breach of its policy too, fails the test."""
    context = browser.new_context(viewport={"width": width, "height": 850}, locale="en-GB")
    context.set_default_timeout(15_000)
    expect.set_options(timeout=60_000)
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda said: errors.append(said.text) if "Content Security" in said.text else None)
    page.goto(rehearsal.url)
    yield page
    context.close()
    assert errors == []


def phone(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name=f"Phone of {name}")


def unfold(page: Page, name: str) -> None:
    switcher = page.locator("header").get_by_role("button", name=name, exact=True)
    if switcher.get_attribute("aria-expanded") == "false":
        switcher.click()


def direct(page: Page, name: str | re.Pattern[str]) -> None:
    """Presses a button of the director's bar."""
    unfold(page, "Director")
    page.locator("#bar").get_by_role("button", name=name, exact=True).click()


def close_all(page: Page) -> None:
    """Puts every phone away."""
    shown = page.locator("#faces [aria-pressed=true]")
    while shown.count():
        shown.first.click()


def newcomer(page: Page, name: str) -> Locator:
    """Somebody new, who has pressed Start."""
    page.get_by_label("Name of somebody new").fill(name)
    page.get_by_role("button", name="Add a phone").click()
    mine = phone(page, name)
    mine.get_by_role("button", name="Start", exact=True).click()
    expect(mine.get_by_role("log")).to_contain_text("Ahoy")
    return mine


def write(mine: Locator, text: str) -> None:
    mine.get_by_role("textbox", name=re.compile("^Write as")).fill(text)
    mine.get_by_role("button", name="Send", exact=True).click()


def turn_to(mine: Locator, chat: str | re.Pattern[str]) -> None:
    mine.locator(".tabs").get_by_role("button", name=chat).click()


def more(mine: Locator, name: str, text: str | None = None) -> None:
    """Presses a button under "More", with a link or a title written there first."""
    if mine.locator(".more").get_attribute("open") is None:
        mine.locator(".more summary").click()
    if text is not None:
        mine.get_by_label("A link, or a title").fill(text)
    mine.locator(".more").get_by_role("button", name=name).click()


def says(words: str) -> Callable[[Any], bool]:
    return lambda messages: any(
        words in (message.get("text") or "") for message in messages if message["is_from_bot"]
    )


def pictures(folder: Path) -> Path:
    """Where pictures go: into the README's folder if they are to be made anew, else nowhere that lasts."""
    if not os.environ.get("SCREENSHOTS"):
        return folder
    PICTURES.mkdir(exist_ok=True)
    return PICTURES
