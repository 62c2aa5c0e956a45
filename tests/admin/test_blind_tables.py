"""A table that is blind to the owners: they list it, appoint who moderates it, and see nothing of it until its end."""

import pytest

from core.engine.command import CancelGame, Join, Pause, Start
from core.engine.ids import Person
from core.engine.refusal import Refused
from core.service import people
from core.service.authority import may_moderate
from core.service.blindness import blindfold
from core.service.moves import by_host, by_moderator, by_person
from core.service.outbox import ParcelState
from core.service.tables import Table
from tests.admin.bridge import MAFIA, RAFT, Bridge, Browser
from tests.admin.test_opening import FLEET_FORM, RAFT_FORM, opened, wish

NILS = 5_000_000_777


@pytest.fixture
def olga(bridge: Bridge) -> Browser:
    bridge.harbour.person("Nils", NILS)
    return bridge.browser("Olga")


def moderators(bridge: Bridge, table: Table) -> list[Person]:
    with bridge.harbour.desk.read() as books:
        return [one.person for one in books.people.moderators(table.id)]


def crewed(bridge: Bridge, table: Table) -> None:
    for name in ("Ann", "Ben", "Cat", "Dan"):
        person = bridge.harbour.person(name)
        assert not isinstance(bridge.harbour.command(table, Join(person, name), by_person(person)), Refused)


def blind_raft(bridge: Bridge, olga: Browser) -> Table:
    """Opened by the owner, moderated by Nils, at sea."""
    assert wish(olga, RAFT_FORM, blind="yes", title="The blind raft", once="a")[0] == 200
    table = opened(bridge)
    olga.said("/owner/appoint", table=table.id, who=NILS)
    crewed(bridge, table)
    assert not isinstance(bridge.harbour.command(table, Start(), by_host(bridge.owner)), Refused)
    return bridge.harbour.table(table)


def test_an_owner_who_opens_one_is_its_host_and_not_its_moderator(bridge: Bridge, olga: Browser) -> None:
    _, page = wish(olga, RAFT_FORM, blind="yes", title="The blind raft", once="a")
    table = opened(bridge)
    assert table.is_blind
    assert (table.host, moderators(bridge, table)) == (bridge.owner, [])
    assert "start=join_" in page
    assert "It needs a moderator who is no owner" in page
    listed = olga.page("/tables")
    assert "The blind raft" in listed
    assert "Blind to you until the end" in listed
    assert f'href="/tables/{table.id}"' not in listed
    assert "blind to the owners" in olga.get(f"/tables/{table.id}").get_data(as_text=True)


def test_a_moderator_who_opens_one_moderates_it(bridge: Bridge, olga: Browser) -> None:
    bridge.harbour.moderator(bridge.table(), "Mira")
    mira = bridge.browser("Mira")
    assert wish(mira, FLEET_FORM, blind="yes", once="a")[0] == 200
    table = opened(bridge)
    assert moderators(bridge, table) == [bridge.harbour.people["Mira"]]
    assert "blind to owners" in mira.page(f"/tables/{table.id}")
    assert olga.get(f"/tables/{table.id}/people").status_code == 403


def test_it_does_not_begin_before_somebody_else_moderates_it(bridge: Bridge, olga: Browser) -> None:
    wish(olga, RAFT_FORM, blind="yes", once="a")
    table = opened(bridge)
    crewed(bridge, table)
    start = bridge.harbour.command(table, Start(), by_host(bridge.owner))
    assert start == Refused("blind_alone")
    olga.said("/owner/appoint", table=table.id, who=NILS)
    assert not isinstance(bridge.harbour.command(table, Start(), by_host(bridge.owner)), Refused)


def test_a_moderator_who_sits_down_himself_is_nobody_to_begin_with(bridge: Bridge, olga: Browser) -> None:
    wish(olga, RAFT_FORM, blind="yes", once="a")
    table = opened(bridge)
    crewed(bridge, table)
    olga.said("/owner/appoint", table=table.id, who=NILS)
    nils = bridge.harbour.people["Nils"]
    bridge.harbour.command(table, Join(nils, "Nils"), by_person(nils))
    assert bridge.harbour.command(table, Start(), by_host(bridge.owner)) == Refused("blind_alone")


def test_no_owner_can_be_appointed_to_it_by_himself_or_by_another(bridge: Bridge, olga: Browser) -> None:
    table = blind_raft(bridge, olga)
    with bridge.harbour.desk.write() as books:
        own = books.people.get(bridge.owner)
        assert own is not None
        assert people.appoint(books, table, bridge.owner, bridge.owner, bridge.harbour.now()) == Refused(
            "blind"
        )
    page = olga.said("/owner/appoint", table=table.id, who=own.telegram_id)
    assert "none of them can moderate it" in page
    bridge.harbour.person("Odd", NILS + 1)
    olga.said("/owner/owners", who=NILS + 1)
    assert "none of them can moderate it" in olga.said("/owner/appoint", table=table.id, who=NILS + 1)
    assert moderators(bridge, table) == [bridge.harbour.people["Nils"]]


def test_neither_a_command_nor_an_errand_of_the_owner_reaches_it_through_the_queue(
    bridge: Bridge, olga: Browser
) -> None:
    table = blind_raft(bridge, olga)
    cause = by_moderator(bridge.owner, "Olga", "curious")
    with bridge.harbour.desk.write() as books:
        lost = books.outbox.of_table(table.id, limit=1)[0].id
        books.outbox.mark_failed(lost, "chat not found")
    rows = [
        bridge.harbour.desk.submit(table.id, Pause(), cause),
        bridge.harbour.desk.submit_errand(table.id, "resend", {"parcel": lost}, cause),
        bridge.harbour.desk.submit_errand(table.id, "announce", {"text": "hear me"}, cause),
    ]
    bridge.harbour.run()
    outcomes = [bridge.harbour.desk.outcome(row) for row in rows]
    assert [outcome and outcome.refused for outcome in outcomes] == [Refused("not_moderator")] * 3
    with bridge.harbour.desk.read() as books:
        parcel = books.outbox.get(lost)
        assert parcel is not None
        assert parcel.state is ParcelState.FAILED


def test_the_owners_pages_tell_nothing_of_its_messages(bridge: Bridge, olga: Browser) -> None:
    table = blind_raft(bridge, olga)
    with bridge.harbour.desk.write() as books:
        parcel = books.outbox.of_table(table.id, limit=1)[0]
        books.outbox.mark_failed(parcel.id, "chat not found")
    health = olga.page("/owner/health")
    assert "hidden until the end" in health
    for page in (health, olga.page("/owner/audit"), olga.page("/owner/audit/looks"), olga.page("/metrics")):
        assert parcel.key not in page


def test_what_its_moderators_are_told_no_owner_is_told_even_when_they_are_gone(
    bridge: Bridge, olga: Browser
) -> None:
    table = blind_raft(bridge, olga)
    with bridge.harbour.desk.write() as books:
        assert [one.name for one in people.moderators_of(books, table.id)] == ["Nils"]
        people.dismiss(books, table, bridge.harbour.people["Nils"], None, bridge.harbour.now())
        assert people.moderators_of(books, table.id) == []
        assert not may_moderate(books, bridge.owner, table.id)


@pytest.mark.parametrize("ends", ["cancelled", "over"])
def test_after_the_end_it_is_open_to_the_owner_like_any_other(
    bridge: Bridge, olga: Browser, ends: str
) -> None:
    table = blind_raft(bridge, olga)
    if ends == "cancelled":
        bridge.harbour.command(table, CancelGame(), by_host(bridge.owner))
    else:
        bridge.harbour.wait(hours=24 * 30)
    assert not bridge.harbour.table(table).is_live
    assert "came aboard" in olga.page(f"/tables/{table.id}/story")
    assert olga.get(f"/tables/{table.id}/record.json").status_code == 200


def test_a_lobby_is_made_blind_after_a_question_and_whoever_is_aboard_is_told(bridge: Bridge) -> None:
    table = bridge.table(RAFT)
    bridge.harbour.moderator(table, "Mira")
    bridge.harbour.join(table, "Ann")
    mira = bridge.browser("Mira")
    assert "Make it blind to owners" in mira.page("/tables/1/settings")
    assert "This cannot be undone" in mira.said("/tables/1/do/blind")
    assert "done" in mira.said("/tables/1/do/blind", sure="yes")
    assert bridge.harbour.table(table).is_blind
    told = [parcel.person for parcel in bridge.harbour.parcels(table) if parcel.key == "table-blind"]
    assert told == [bridge.harbour.people["Ann"]]
    assert "Make it blind to owners" not in mira.page("/tables/1/settings")
    assert bridge.browser("Olga").get("/tables/1/settings").status_code == 403
    assert "made the table blind" in bridge.browser("Olga").page("/owner/audit")


def test_it_is_too_late_once_an_owner_has_looked_or_the_game_has_begun(bridge: Bridge) -> None:
    looked, sailing = bridge.table(MAFIA), bridge.raft()
    bridge.browser("Olga").page(f"/tables/{looked.id}/people")
    with bridge.harbour.desk.write() as books:
        now = bridge.harbour.now()
        assert blindfold(books, looked, None, now) == Refused("blind_looked")
        assert blindfold(books, sailing, None, now) == Refused("blind_late")
    assert not bridge.harbour.table(looked).is_blind
