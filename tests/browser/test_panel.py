"""The panel in a real browser: it follows the game, works by keyboard and without JavaScript, and axe finds nothing."""

import re
import time

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from core.service.moves import by_moderator
from core.service.people import appoint, dismiss
from core.service.tables import Table
from tests.admin.bridge import MAFIA, Bridge
from tests.admin.doors import doors
from tests.browser.conftest import Open, Quay

FLEET, LOBBY = 2, 3
CONTRAST = (
    "axe.run({runOnly: ['color-contrast']}).then(found => found.violations.map(each => each.nodes[0].html))"
)
"""By night the same page only has other colours."""
WITHIN = 2_000
"""Milliseconds in which an open page follows the game."""


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


def test_a_moderator_comes_aboard_by_link_and_pauses_the_game(quay: Quay, table: Table, page: Page) -> None:
    with quay.at_work() as bridge:
        token = bridge.key("Mira")
    page.goto(f"{quay.address}/sign-in/{token}")
    page.get_by_role("button", name="Come aboard").click()
    page.get_by_role("link", name="The raft").click()
    expect(page.get_by_role("heading", name="Day 1: actions")).to_be_visible()
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_text("Pause: done.")).to_be_visible()
    expect(page.locator("#live")).to_contain_text("paused")
    page.get_by_role("button", name="Let it go on").click()
    expect(page.get_by_text("Let it go on: done.")).to_be_visible()


def test_an_open_page_shows_within_two_seconds_what_a_player_does(
    quay: Quay, table: Table, open_as: Open
) -> None:
    page = open_as("Mira")
    page.goto(f"{quay.address}/tables/{table.id}")
    row = page.get_by_role("row", name=re.compile("^Ann"))
    expect(row).to_contain_text("waited for")
    page.wait_for_timeout(1500)  # polls that find nothing new leave the page as it is
    with quay.at_work() as bridge:
        bridge.scavenge(table, "Ann")
    expect(row).to_contain_text("has acted", timeout=WITHIN)


def test_the_countdown_runs_without_asking_the_server(quay: Quay, table: Table, open_as: Open) -> None:
    page = open_as("Mira")
    page.goto(f"{quay.address}/tables/{table.id}")
    page.route("**/live*", lambda route: route.abort())
    shown = page.locator("#live .countdown")
    before = shown.inner_text()
    end = time.monotonic() + 5
    while shown.inner_text() == before and time.monotonic() < end:
        page.wait_for_timeout(100)
    assert shown.inner_text() < before


def test_the_open_page_of_a_removed_moderator_is_led_away_f81(
    quay: Quay, table: Table, open_as: Open
) -> None:
    with quay.at_work() as bridge:
        rita, now = bridge.harbour.person("Rita"), bridge.harbour.now()
        with bridge.harbour.desk.write() as books:
            appoint(books, table, rita, None, now)
    page = open_as("Rita")
    page.goto(f"{quay.address}/tables/{table.id}")
    expect(page.locator("#live")).to_be_visible()
    with quay.at_work() as bridge, bridge.harbour.desk.write() as books:
        dismiss(books, table, rita, None, now)
    expect(page).to_have_url(f"{quay.address}/tables", timeout=3 * WITHIN)
    expect(page.get_by_text("You moderate no table yet")).to_be_visible()


def test_everything_can_be_done_by_keyboard(quay: Quay, table: Table, open_as: Open) -> None:
    page = open_as("Mira")
    page.goto(f"{quay.address}/tables/{table.id}")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="To the page")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent.trim()") == "Pause":
            break
    page.keyboard.press("Enter")
    expect(page.get_by_text("Pause: done.")).to_be_visible()
    page.get_by_role("button", name="Let it go on").press("Enter")
    expect(page.get_by_text("Let it go on: done.")).to_be_visible()


def test_it_works_without_javascript(quay: Quay, table: Table, open_as: Open) -> None:
    page = open_as("Mira", java_script_enabled=False)
    page.goto(f"{quay.address}/tables/{table.id}")
    page.get_by_role("button", name="Close now").click()
    expect(page.get_by_text("The phase ends at once")).to_be_visible()
    page.get_by_role("link", name="Leave it").click()
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_text("Pause: done.")).to_be_visible()
    page.get_by_role("link", name="Show how it stands now").click()
    page.get_by_role("button", name="Let it go on").click()
    expect(page.get_by_text("Let it go on: done.")).to_be_visible()


@pytest.mark.parametrize("width", [390, 1280])
def test_axe_finds_nothing_on_any_page_by_day_or_night_and_none_is_wider_than_the_screen(
    quay: Quay, table: Table, open_as: Open, width: int
) -> None:
    page = open_as("Olga", width, reduced_motion="reduce")  # colours change at once
    faults: dict[str, str] = {}
    for path in [*pages_of(quay.bridge), "/no/such/page"]:
        page.goto(quay.address + path)
        faults |= faults_of(page, width)
        page.emulate_media(color_scheme="dark")
        if pale := page.evaluate(CONTRAST):
            faults[f"{page.url} by night"] = pale
        page.emulate_media(color_scheme="light")
    assert faults == {}


def test_axe_finds_nothing_on_the_questions_before_a_deed(quay: Quay, table: Table, open_as: Open) -> None:
    page = open_as("Olga", 390)
    faults: dict[str, str] = {}
    for path, button in (
        ("/tables/1", "Close now"),
        ("/tables/1", "Call the game off"),
        ("/tables/1/story", "Undo the last"),
        ("/tables/1/seats/1", "Kill by moderator"),
        ("/tables/1/seats/1", "Make a link"),
        ("/tables/2", "End the game"),
        ("/tables/2/zombies", "Draw anew"),
    ):
        page.goto(quay.address + path)
        page.get_by_role("button", name=button).click()
        page.wait_for_load_state()
        faults |= faults_of(page, 390)
    with quay.at_work() as bridge:  # meanwhile nothing is worked on
        mira = by_moderator(bridge.harbour.people["Mira"], "Mira")
        row = bridge.harbour.desk.submit_errand(table.id, "announce", {"text": "All hands!"}, mira)
        page.goto(f"{quay.address}/tables/{table.id}/queue/{row}?deed=announce")
        expect(page.get_by_role("status")).to_contain_text("in the queue")
        faults |= faults_of(page, 390)
    expect(page.get_by_role("status")).to_contain_text("Say it: done.")
    assert faults == {}


@pytest.mark.parametrize("scripts", [True, False])
def test_a_form_that_comes_back_puts_its_reader_at_the_wrong_field(
    quay: Quay, table: Table, open_as: Open, scripts: bool
) -> None:
    page = open_as("Mira", 390, java_script_enabled=scripts)
    page.goto(f"{quay.address}/tables/new?game={MAFIA}")
    page.get_by_label("Title").fill("Friday")
    page.get_by_label("Closes").fill("10:00")
    page.get_by_label("Closes").press("Enter")
    wrong = page.get_by_label("Closes")
    expect(wrong).to_be_focused()
    expect(wrong).to_have_accessible_description(
        "A day must open and close at different hours: move one of them."
    )
    expect(wrong).to_be_in_viewport()
    expect(page.get_by_label("Title")).to_have_value("Friday")
    assert not scripts or faults_of(page, 390) == {}
    page.get_by_role("alert").get_by_role("link", name="Closes").press("Enter")
    expect(wrong).to_be_focused()


def test_enter_in_the_reason_presses_no_act(quay: Quay, table: Table, open_as: Open) -> None:
    """A form with a button for every act has none that stands for all."""
    page = open_as("Mira")
    page.goto(f"{quay.address}/tables/{FLEET}/seats/0")
    reason = page.locator("form.act").get_by_label("Reason")
    reason.fill("half a thought")
    reason.press("Enter")
    page.wait_for_timeout(300)
    expect(page).to_have_url(f"{quay.address}/tables/{FLEET}/seats/0")
    expect(reason).to_have_value("half a thought")


def faults_of(page: Page, width: int) -> dict[str, str]:
    found = Axe().run(page, options={"resultTypes": ["violations"]})
    if found.violations_count:
        return {page.url: found.generate_report()}
    if page.evaluate("document.documentElement.scrollWidth") > width:
        return {page.url: f"wider than {width}"}
    return {}


def pages_of(bridge: Bridge) -> list[str]:
    """Every page that can be opened, of a raft, a fleet and a lobby; fragments and measurements are no pages."""
    found = {door.path for door in doors(bridge.app) if "GET" in door.methods}
    pages = {path for path in found if not path.endswith(("live", ".json", "/metrics"))}
    fleet = {path.replace("/tables/1", f"/tables/{FLEET}") for path in pages if path.startswith("/tables/1")}
    more = {f"/tables/{LOBBY}", f"/tables/{LOBBY}/settings", f"/tables/new?game={MAFIA}"}
    return sorted(pages | fleet | more)
