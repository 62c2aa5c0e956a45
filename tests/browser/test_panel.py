"""The panel in a real browser: it follows the game, works by keyboard and without JavaScript."""

import re
import time

import pytest
from playwright.sync_api import Page, expect

from core.service.people import appoint, dismiss
from core.service.tables import Table
from tests.admin.bridge import MAFIA
from tests.browser.conftest import FLEET, Open, Quay, faults_of

WITHIN = 2_000
"""Milliseconds in which an open page follows the game."""


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
