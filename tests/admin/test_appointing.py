"""The owner appoints who moderates a table, and who stands in for him."""

import pytest

from core.service.tables import Table
from tests.admin.bridge import Bridge


@pytest.fixture
def table(bridge: Bridge) -> Table:
    table = bridge.raft()
    bridge.harbour.moderator(table, "Mira")
    return table


def test_the_owner_appoints_and_revokes_and_both_are_in_the_audit(bridge: Bridge, table: Table) -> None:
    olga, number = bridge.browser("Olga"), 5_000_000_777
    bridge.harbour.person("Nils", number)
    assert "Nils may moderate" in olga.said("/owner/appoint", table=table.id, who=number, deputy="yes")
    nils = bridge.browser("Nils")
    assert nils.get("/tables/1").status_code == 200
    person = bridge.harbour.people["Nils"]
    assert "no longer" in olga.said("/owner/dismiss", table=table.id, person=person)
    assert nils.get("/tables/1").status_code == 403
    audit = olga.page("/owner/audit")
    assert "appointed Nils" in audit
    assert "revoked Nils" in audit


def test_who_is_appointed_reads_what_he_may_do_and_one_who_cannot_be_written_to_is_named_to_the_host(
    bridge: Bridge, table: Table
) -> None:
    """F82: a call that nobody can hear is no call."""
    olga, nils, rita = bridge.browser("Olga"), bridge.harbour.person("Nils"), bridge.harbour.person("Rita")
    olga.said("/owner/appoint", table=table.id, who=number_of(bridge, "Nils"), deputy="yes")
    with bridge.harbour.desk.write() as books:
        books.people.change(rita, reachable=False)
    assert "cannot write to that account" in olga.said(
        "/owner/appoint", table=table.id, who=number_of(bridge, "Rita")
    )
    olga.said("/owner/dismiss", table=table.id, person=nils)
    told = [
        (one.person, one.key, one.facts.get("deputy"))
        for one in bridge.harbour.parcels(table)
        if one.key in ("appointed", "dismissed", "appointed-unreachable")
    ]
    host = bridge.harbour.table(table).host
    assert told[0] == (nils, "appointed", True)
    assert (host, "appointed-unreachable", False) in told
    assert told[-1] == (nils, "dismissed", None)
    assert all(person != rita for person, *_ in told)


def number_of(bridge: Bridge, name: str) -> int:
    with bridge.harbour.desk.read() as books:
        account = books.people.get(bridge.harbour.people[name])
    assert account is not None
    return account.telegram_id or 0
