"""Every page of the panel as axe and a narrow screen see it: it finds nothing, by day or night."""

import pytest
from playwright.sync_api import expect

from core.service.moves import by_moderator
from core.service.tables import Table
from tests.admin.bridge import MAFIA, Bridge
from tests.admin.doors import doors
from tests.browser.conftest import FLEET, LOBBY, Open, Quay, faults_of

CONTRAST = (
    "axe.run({runOnly: ['color-contrast']}).then(found => found.violations.map(each => each.nodes[0].html))"
)
"""By night the same page only has other colours."""


@pytest.mark.parametrize("width", [390, 1280])
def test_axe_finds_nothing_on_any_page_by_day_or_night_and_none_is_wider_than_the_screen(
    quay: Quay, table: Table, open_as: Open, width: int
) -> None:
    page = open_as("Olga", width, reduced_motion="reduce")  # colours change at once
    faults: dict[str, str] = {}
    for path in [*pages_of(quay.bridge), "/no/such/page"]:
        page.goto(quay.address + path)
        faults |= faults_of(page, width)
        if width < 1280:  # colours are the same at every width
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


def pages_of(bridge: Bridge) -> list[str]:
    """Every page that can be opened, of a raft, a fleet and a lobby; fragments and measurements are no pages."""
    found = {door.path for door in doors(bridge.app) if "GET" in door.methods}
    pages = {path for path in found if not path.endswith(("live", ".json", "/metrics"))}
    fleet = {path.replace("/tables/1", f"/tables/{FLEET}") for path in pages if path.startswith("/tables/1")}
    more = {f"/tables/{LOBBY}", f"/tables/{LOBBY}/settings", f"/tables/new?game={MAFIA}"}
    return sorted(pages | fleet | more)
