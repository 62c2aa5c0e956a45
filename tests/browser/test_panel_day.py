"""A game run from the panel in a real browser: overrides, the rising, a substitute, a take-back, two at the helm."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from core.engine.command import Substitute
from core.engine.ids import Person, Seat
from core.engine.refusal import Refused
from core.mafia.state import Phase, State, Status
from core.service import links
from core.service.moves import by_moderator
from core.service.tables import Table
from tests.admin.bridge import Bridge
from tests.browser.conftest import Open, Quay
from tests.browser.rehearsing import pictures

PLAIN = ("vanilla", "medicine_man", "assassin", "captain")
DONE = re.compile(": done\\.")


@pytest.fixture(scope="module")
def fleet(quay: Quay) -> Table:
    with quay.at_work() as bridge:
        table = bridge.fleet()
        for name in ("Mira", "Milo"):
            bridge.harbour.moderator(table, name)
    return table


def state(quay: Quay, table: Table) -> State:
    with quay.at_work() as bridge:
        found: State = bridge.harbour.state(table)
        return found


def mates(now: State, seat: int) -> list[int]:
    return [
        other
        for other, sailor in enumerate(now.sailors)
        if sailor.ship == now.sailors[seat].ship and other != seat
    ]


def with_role(now: State, role: str) -> int:
    return next(seat for seat, sailor in enumerate(now.sailors) if sailor.role == role)


class Helm:
    """The moderator's browser at one table."""

    def __init__(self, quay: Quay, page: Page, table: Table) -> None:
        self.page = page
        self.here = f"{quay.address}/tables/{table.id}"

    def go(self, path: str = "") -> Page:
        self.page.goto(self.here + path)
        return self.page

    def done(self) -> None:
        expect(self.page.get_by_role("status").filter(has_text=DONE)).to_be_visible()

    def sure(self, button: str, reason: str) -> None:
        """Answers the question before a dangerous deed."""
        self.page.get_by_label("Reason").fill(reason)
        self.page.get_by_role("button", name=button).press("Enter")
        self.done()

    def vote(self, seat: int, *names: str) -> None:
        page = self.go(f"/seats/{seat}")
        page.locator("form.act").get_by_label("Reason").fill("he wrote to me")
        page.locator("select[name=call-vote]").select_option(names[0])
        for place, name in enumerate(names[1:]):
            page.locator("select[name=then-vote]").nth(place).select_option(name)
        page.get_by_role("button", name="Do it: Vote for").press("Enter")
        self.done()

    def close(self) -> None:
        self.go().get_by_role("button", name="Close now").press("Enter")
        self.sure("Close now", "all is said")


@pytest.mark.timeout(240)
def test_a_day_by_keys_without_javascript_overrides_the_rising_a_substitute_and_a_take_back(
    quay: Quay, fleet: Table, open_as: Open, tmp_path: Path
) -> None:
    helm = Helm(quay, open_as("Mira", java_script_enabled=False), fleet)
    now = state(quay, fleet)
    seat = with_role(now, "mutineer")
    one, other = sorted(mates(now, seat), key=lambda mate: now.sailors[mate].role in PLAIN)
    alias = [sailor.alias for sailor in now.sailors]

    # the clock: fifteen minutes more, by the button
    assert now.clock is not None
    closes = now.clock.ends_at
    helm.go().get_by_role("button", name="Move the close by 15 min", exact=True).press("Enter")
    helm.done()
    moved = state(quay, fleet).clock
    assert moved is not None
    assert (moved.ends_at - closes).total_seconds() == 15 * 60

    # votes for seats, one with a sequence; the page says who votes for whom; a lynching, and another instead of it
    helm.vote(one, alias[seat], alias[other])
    assert [(vote.who, vote.names) for vote in state(quay, fleet).votes] == [(one, (seat, other))]
    expect(helm.go().get_by_text(f"{alias[one]} → {alias[seat]} → {alias[other]}")).to_be_visible()
    take_pictures(helm, pictures(tmp_path))
    helm.vote(other, alias[seat])
    assert state(quay, fleet).sailors[seat].status is Status.DEAD
    page = helm.go(f"/seats/{seat}")
    page.locator("select[name=instead]").select_option(alias[other])
    page.get_by_role("button", name="Undo today's lynching").press("Enter")
    expect(page.get_by_text(f"{alias[other]} is lynched instead")).to_be_visible()
    helm.sure("Undo today's lynching", "I miscounted")
    assert state(quay, fleet).sailors[seat].status is Status.PRESENT
    assert not state(quay, fleet).sailors[other].is_present

    # by night: an order for a seat, shown only on request with what would come of it, and taken back
    helm.close()
    assert state(quay, fleet).phase is Phase.NIGHT
    doctor = with_role(now, "medicine_man")
    page = helm.go(f"/seats/{doctor}")
    page.locator("form.act").get_by_label("Reason").fill("no phone")
    page.locator("select[name=call-order-save]").select_option(alias[doctor])
    page.get_by_role("button", name="Do it: Order: save").press("Enter")
    helm.done()
    expect(helm.go("/secrets").get_by_text(f"save {alias[doctor]}")).to_be_visible()
    page = helm.go(f"/seats/{doctor}")
    page.locator("form.act").get_by_label("Reason").fill("changed his mind")
    page.get_by_role("button", name="Do it: Cancel the order: save").press("Enter")
    helm.done()
    assert state(quay, fleet).night is not None
    assert state(quay, fleet).night.orders == ()  # type: ignore[union-attr]

    # the rising: of those who are dead one is chosen, and named anew
    helm.close()
    captain = with_role(now, "captain")
    for voter in mates(now, captain):
        helm.vote(voter, alias[captain])
    helm.close()
    assert state(quay, fleet).rising is not None
    page = helm.go("/zombies")
    expect(page.get_by_role("checkbox", name=alias[captain], exact=True)).not_to_be_checked()
    expect(page.get_by_role("checkbox", name=alias[other], exact=True)).to_be_checked()
    for box in page.get_by_role("checkbox").all():
        if box.is_checked() != (box.get_attribute("value") == alias[captain]):
            box.press("Space")
    page.get_by_role("button", name="These rise").press("Enter")
    helm.done()
    chosen = state(quay, fleet).rising
    assert chosen is not None
    assert chosen.chosen == (captain,)
    page.locator("select[name=who]").select_option(str(captain))
    page.get_by_label("New name").fill("Grimbeard")
    page.get_by_role("button", name="Give a new name").press("Enter")
    helm.done()
    helm.close()
    assert state(quay, fleet).day == 3
    assert state(quay, fleet).sailors[captain].alias == "Grimbeard"
    assert [s for s, sailor in enumerate(state(quay, fleet).sailors) if sailor.zombie] == [captain]
    expect(helm.go().get_by_role("row", name=re.compile("^Grimbeard"))).to_contain_text("Zombies")

    substitute(quay, helm, fleet, one)
    take_back(quay, helm, fleet)


def take_pictures(helm: Helm, folder: Path) -> None:
    """The day on a wide screen by day, and on a phone by night."""
    for width, scheme in ((1280, "light"), (390, "dark")):
        helm.page.set_viewport_size({"width": width, "height": 850})
        helm.page.emulate_media(color_scheme=scheme)
        helm.go().screenshot(path=folder / f"panel-{width}.png")
    helm.page.set_viewport_size({"width": 1280, "height": 850})
    helm.page.emulate_media(color_scheme="light")


def substitute(quay: Quay, helm: Helm, fleet: Table, seat: int) -> None:
    """The link is for one person and one use; whoever uses it holds the seat."""
    page = helm.go(f"/seats/{seat}")
    page.get_by_role("button", name="Make a link").press("Enter")
    shown = page.get_by_label("Link").input_value()
    token = shown.partition("start=seat_")[2]
    with quay.at_work() as bridge:
        nils = takes_seat(bridge, fleet, token)
    expect(helm.go(f"/seats/{seat}").get_by_text("Held by Nils")).to_be_visible()
    with quay.at_work() as bridge, bridge.harbour.desk.read() as books:
        assert books.tables.seated(fleet.id)[nils] == seat
        assert links.peek(books, token, bridge.harbour.now()) == Refused("link_spent")


def takes_seat(bridge: Bridge, table: Table, token: str) -> Person:
    """As the bot does it when the link is opened."""
    nils = bridge.harbour.person("Nils")
    with bridge.harbour.desk.write() as books:
        link = links.spend(books, token, bridge.harbour.now(), nils)
    assert isinstance(link, links.Link)
    assert link.seat is not None
    assert link.made_by is not None
    taken = bridge.harbour.command(
        table, Substitute(Seat(link.seat), nils), by_moderator(link.made_by, "Mira", "substitute link")
    )
    assert not isinstance(taken, Refused)
    return nils


def take_back(quay: Quay, helm: Helm, fleet: Table) -> None:
    """Back to before the substitution: shown first what is lost, then the game stands there, paused."""
    with quay.at_work() as bridge:
        version = bridge.version(fleet)
    page = helm.go("/story")
    page.get_by_role("button", name=f"Take back everything after event {version - 1}", exact=True).press(
        "Enter"
    )
    expect(page.get_by_role("heading", name="One event would no longer count")).to_be_visible()
    expect(page.locator("ol.story")).to_contain_text("Nils took the seat")
    helm.sure("Take back", "the wrong person")
    with quay.at_work() as bridge:
        assert bridge.version(fleet) == version + 1
        nils = bridge.harbour.people["Nils"]
        with bridge.harbour.desk.read() as books:
            assert nils not in books.tables.seated(fleet.id)
    expect(page.locator(f"#e{version}")).to_contain_text("taken back")
    expect(helm.go().locator("#live")).to_contain_text("paused")
    helm.page.get_by_role("button", name="Let it go on").press("Enter")
    helm.done()


def test_of_two_moderators_the_second_is_told_and_nothing_he_typed_is_lost(
    quay: Quay, fleet: Table, open_as: Open
) -> None:
    with quay.at_work() as bridge:
        raft = bridge.raft()
        for name in ("Mira", "Milo"):
            bridge.harbour.moderator(raft, name)
    mira, milo = (Helm(quay, open_as(name), raft) for name in ("Mira", "Milo"))
    for helm, food in ((mira, "4"), (milo, "7")):
        form = helm.go("/seats/2").locator("article", has_text="Set health, food, weapons").first
        form.get_by_label("Food").fill(food)
        form.get_by_label("Reason").fill(f"{food} fish")
    for helm in (mira, milo):
        helm.page.get_by_role("button", name="Set health, food, weapons").click()
    mira.done()
    expect(milo.page.get_by_role("alert")).to_contain_text("Somebody else has changed this table")
    expect(milo.page.locator("ol.story")).to_contain_text("Cat was set to food 4.")
    expect(milo.page.get_by_label("Food")).to_have_value("7")
    expect(milo.page.get_by_label("Reason")).to_have_value("7 fish")
    assert food_of(quay, raft) == 4
    milo.page.get_by_role("button", name="Set health, food, weapons").click()
    milo.done()
    assert food_of(quay, raft) == 7


def food_of(quay: Quay, raft: Table) -> int:
    with quay.at_work() as bridge:
        return int(bridge.view(raft)["sailors"][2]["food"])


def test_a_table_is_opened_with_only_the_fields_of_the_chosen_clock(
    quay: Quay, fleet: Table, open_as: Open
) -> None:
    page = open_as("Mira", 390)
    page.goto(f"{quay.address}/tables")
    page.get_by_role("button", name="Open a table").click()
    page.get_by_role("link", name="Zombie Pirate Mafia").click()
    expect(page.get_by_label("Day, minutes")).to_be_hidden()
    page.get_by_label("Fast clock").check()
    expect(page.get_by_label("Opens", exact=True)).to_be_hidden()
    page.get_by_label("Day, minutes").fill("12")
    page.get_by_label("Sailors").fill("10")
    page.get_by_label("Title").fill("Saturday")
    page.get_by_role("button", name="Open it").click()
    expect(page.get_by_text("Saturday is open.")).to_be_visible()
    with quay.at_work() as bridge, bridge.harbour.desk.read() as books:
        table = books.tables.all()[0]
        settings = bridge.harbour.state(table).settings
    assert page.get_by_label("Link to join by").input_value().endswith(f"start=join_{table.handle}")
    assert (settings.setup.sailors, settings.timetable.day_minutes) == (10, 12.0)
