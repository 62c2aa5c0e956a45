"""The phones of a rehearsal in a real browser: the game is watched live, a seat is taken, the director is obeyed.

With SCREENSHOTS=1 the pictures of the README are made anew.
"""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from core.scenario import Exit, main
from tests.architecture.test_layout import ROOT

PICTURES = ROOT / "deploy" / "screenshots"


def free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return int(trial.getsockname()[1])


class Rehearsal:
    """A rehearsal that runs as a process of its own, as `make run` starts it."""

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
        }
        command = [sys.executable, "-m", "telegram_bot.rehearsal", "--players", "4"]
        self._process = subprocess.Popen(command, cwd=ROOT, env=environ, start_new_session=True)

    def ask(self, path: str, body: Any = None) -> Any:
        """What the page asks too; `None` while nobody listens."""
        data = None if body is None else json.dumps(body).encode()
        try:
            with urlopen(Request(self.url + path, data=data)) as answer:
                return json.load(answer)["result"]
        except OSError:
            return None

    def until(self, path: str, is_so: Any, seconds: float = 60) -> Any:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            found = self.ask(path)
            if found is not None and is_so(found):
                return found
            time.sleep(0.2)
        raise AssertionError(f"waited in vain at {path}: {self.ask(path)}")

    def close(self) -> None:
        os.killpg(self._process.pid, signal.SIGTERM)
        self._process.wait(20)


@pytest.fixture(scope="module")
def rehearsal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Rehearsal]:
    made = Rehearsal(tmp_path_factory.mktemp("rehearsal"))
    try:
        made.until("/director", lambda shown: any(len(table["people"]) == 4 for table in shown["tables"]))
        yield made
    finally:
        made.close()


@pytest.fixture(params=[1280, 390])
def screen(rehearsal: Rehearsal, browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    """The page on a wide screen and on a phone; an error on it fails the test."""
    yield from opened(rehearsal, browser, request.param)


@pytest.fixture
def wide(rehearsal: Rehearsal, browser: Browser) -> Iterator[Page]:
    yield from opened(rehearsal, browser, 1280)


def opened(rehearsal: Rehearsal, browser: Browser, width: int) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": width, "height": 850}, locale="en-GB")
    context.set_default_timeout(15_000)
    expect.set_options(timeout=15_000)
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda said: errors.append(said.text) if "Content Security" in said.text else None)
    page.goto(rehearsal.url)
    yield page
    context.close()
    assert errors == []


def phone(page: Page, name: str) -> Any:
    return page.get_by_role("region", name=f"Phone of {name}")


def direct(page: Page, name: str | re.Pattern[str]) -> None:
    bar = page.locator("#bar")
    if bar.get_attribute("open") is None:
        bar.locator("summary").click()
    bar.get_by_role("button", name=name, exact=True).click()


def test_a_phone_shows_the_game_as_it_is_played(screen: Page) -> None:
    marcel = phone(screen, "Marcel")
    expect(marcel.get_by_role("button", name=re.compile("The Méduse"))).to_be_visible()
    expect(marcel.get_by_role("log")).to_contain_text("Day")
    many = screen.viewport_size and screen.viewport_size["width"] > 700
    expect(screen.get_by_role("region")).to_have_count(3 if many else 1)
    assert screen.evaluate("document.documentElement.scrollWidth") <= screen.evaluate("innerWidth")


def test_axe_finds_nothing(screen: Page, rehearsal: Rehearsal, tmp_path: Path) -> None:
    rehearsal.ask("/control/clock", {"speed": 20})
    expect(phone(screen, "Marcel").get_by_role("log")).to_contain_text("what was written", timeout=40_000)
    rehearsal.ask("/control/clock", {"speed": 4})
    width = screen.viewport_size["width"] if screen.viewport_size else 0
    screen.screenshot(path=pictures(tmp_path) / f"phones-{width}.png")
    screen.locator("#bar summary").click()
    for scheme in ("light", "dark"):
        screen.emulate_media(color_scheme=scheme)
        found = Axe().run(screen)
        assert found.violations_count == 0, found.generate_report()


def test_a_seat_is_played_by_hand(wide: Page, rehearsal: Rehearsal) -> None:
    mine = phone(wide, "Emmanuelle")
    mine.get_by_role("button", name="Play by hand").click()
    expect(mine.get_by_role("button", name="Play by hand")).to_have_attribute("aria-pressed", "true")
    mine.get_by_role("button", name=re.compile("^Bot")).click()
    mine.get_by_role("textbox", name="Write as Emmanuelle").or_(mine.get_by_role("combobox")).fill("/role")
    mine.get_by_role("button", name="Send").click()
    expect(mine.get_by_role("log")).to_contain_text("/role")
    persons = rehearsal.ask("/control/persons")
    number = next(person["id"] for person in persons if person["first_name"] == "Emmanuelle")
    rehearsal.until(
        f"/control/phone/{number}/chats/{number}",
        lambda messages: any(message.get("text") == "/role" for message in messages[:-1]),
    )
    mine.get_by_role("button", name="Play by hand").click()
    expect(mine.get_by_role("button", name="Play by hand")).to_have_attribute("aria-pressed", "false")


def test_what_is_not_looked_at_is_counted(wide: Page, rehearsal: Rehearsal) -> None:
    marcel = phone(wide, "Marcel")
    marcel.get_by_role("button", name=re.compile("^Bot")).click()
    expect(marcel.get_by_role("log")).to_contain_text("/start")
    wide.wait_for_timeout(1000)  # what lies further back counts as seen
    table = rehearsal.ask("/director")["tables"][0]
    rehearsal.ask("/control/do/say", {"person": table["people"][3], "chat": table["group"], "text": "Land!"})
    group = marcel.get_by_role("button", name=re.compile("The Méduse"))
    expect(group.locator(".badge")).to_contain_text("unread")
    group.click()
    expect(marcel.get_by_role("log")).to_contain_text("Land!")
    expect(group.locator(".badge")).to_have_count(0)


def test_time_is_stopped_stepped_and_moved_to_the_next_close(wide: Page, rehearsal: Rehearsal) -> None:
    direct(wide, "Pause")
    expect(wide.locator("#clock")).to_contain_text("paused")
    before = rehearsal.ask("/control/state")["now"]
    direct(wide, "Step 10 s")
    rehearsal.until("/control/state", lambda state: abs(state["now"] - before - 10) < 0.01)
    direct(wide, "Next close")
    rehearsal.until("/control/state", lambda state: state["now"] > before + 10.5)
    direct(wide, "4×")
    expect(wide.locator("#clock")).to_contain_text("4×")


def test_the_bot_is_killed_and_comes_back(wide: Page, rehearsal: Rehearsal) -> None:
    direct(wide, "Kill the bot")
    expect(wide.locator("#bot")).to_have_text("The bot is dead.")
    direct(wide, "Start the bot anew")
    expect(wide.locator("#bot")).to_have_text("The bot runs.")
    direct(wide, "Double updates")
    expect(wide.locator("#told")).to_have_text("It lasts until you press again.")
    assert [fault["kind"] for fault in rehearsal.ask("/control/faults")] == ["double_update"]
    direct(wide, "Double updates")
    expect(wide.locator("#told")).to_have_text("It is over.")
    assert rehearsal.ask("/control/faults") == []


def test_what_was_played_is_saved_as_a_scenario_that_plays_again(
    wide: Page, rehearsal: Rehearsal, tmp_path: Path
) -> None:
    rehearsal.until("/director", lambda shown: shown["tables"])
    expect(wide.locator("#picked")).to_contain_text("The Méduse")
    with wide.expect_download() as download:
        direct(wide, "Save as a scenario")
    saved = tmp_path / "played.json"
    download.value.save_as(saved)
    assert main([str(saved)]) == Exit.AS_EXPECTED
    assert "day" in {fact["fact"] for fact in json.loads(saved.read_text(encoding="utf-8"))["expect"]}


def test_an_offline_phone_shows_nothing_new_and_says_nothing(wide: Page) -> None:
    mine = phone(wide, "Pascal")
    mine.locator(".more summary").click()
    mine.get_by_role("button", name="Offline").click()
    mine.get_by_role("combobox").fill("hello")
    mine.get_by_role("button", name="Send").click()
    expect(mine.get_by_role("status")).to_have_text("This phone is offline.")
    mine.get_by_role("button", name="Offline").click()
    expect(mine.get_by_role("button", name="Offline")).to_have_attribute("aria-pressed", "false")


def test_pirates_come_aboard_and_speak_in_topics(wide: Page, rehearsal: Rehearsal, tmp_path: Path) -> None:
    direct(wide, "20×")
    wide.locator("#table select[name=game]").select_option("zpm")
    wide.locator("#table input[name=size]").fill("9")
    wide.get_by_role("button", name="Open a table").click()
    expect(wide.locator("#told")).to_contain_text("A new table")
    shown = rehearsal.until("/director", lambda shown: len(shown["tables"][-1]["people"]) == 9)
    captain = shown["tables"][-1]["people"][2]
    chats = f"/control/phone/{captain}/chats"
    rehearsal.until(chats, lambda found: any(len(chat["topics"]) > 1 for chat in found), 90)
    wide.locator("#bar summary").click()
    opened_before = wide.locator("#faces [aria-pressed=true]")
    while opened_before.count():
        opened_before.first.click()
    for person in shown["tables"][-1]["people"][2:5]:
        wide.locator(f"[data-person='{person}']").click()
    for each in wide.get_by_role("region").all():
        each.locator(".tabs button").nth(3).click()  # group, bot, orders, ship
    expect(wide.get_by_role("region").first.get_by_role("log")).to_contain_text("votes", timeout=40_000)
    assert Axe().run(wide).violations_count == 0
    wide.screenshot(path=pictures(tmp_path) / "phones-pirates.png")


def test_a_table_outlives_the_change_of_its_group_and_the_death_of_its_bot(rehearsal: Rehearsal) -> None:
    rehearsal.ask("/control/clock", {"speed": 20})
    number = len(rehearsal.ask("/director")["tables"])
    rehearsal.ask("/director/open", {"game": "raft", "size": 4, "kind": "group"})
    shown = rehearsal.until(
        "/director", lambda now: len(now["tables"]) > number and now["tables"][number]["people"]
    )
    table = shown["tables"][number]
    owner, group = table["people"][0], table["group"]
    rehearsal.until(f"/control/phone/{owner}/chats/{group}", says("Day 1"))
    grown = rehearsal.ask("/control/do/migrate", {"chat": group, "by": owner})
    rehearsal.ask("/director/kill", {})
    assert rehearsal.ask("/director")["bot"] is False
    rehearsal.ask("/director/restart", {})
    assert rehearsal.ask("/director")["bot"] is True
    rehearsal.until(f"/control/phone/{owner}/chats/{grown['id']}", says("what was written"))


def says(words: str) -> Any:
    return lambda messages: any(words in (message.get("text") or "") for message in messages)


def pictures(folder: Path) -> Path:
    """Where pictures go: into the README's folder if they are to be made anew, else nowhere that lasts."""
    if not os.environ.get("SCREENSHOTS"):
        return folder
    PICTURES.mkdir(exist_ok=True)
    return PICTURES
