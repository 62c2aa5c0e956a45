"""A moderator who picks a local time that a change of clocks touches is told so (F32, Z2.1)."""

from tests.admin.bridge import Bridge


def test_a_time_that_is_missing_or_double_on_some_night_is_warned_of_f32(bridge: Bridge) -> None:
    lobby = bridge.table()
    bridge.harbour.moderator(lobby, "Mira")
    mira = bridge.browser("Mira")
    window = {"opens": "12:00", "zone": "Europe/Copenhagen", "weekdays": ["0", "6"]}
    mira.page("/tables/1/settings")
    mira.said("/tables/1/do/configure", voyage=20, pace="calendar", closes="23:30", **window)
    assert "The clocks change" not in mira.page("/tables/1/settings")
    mira.said("/tables/1/do/configure", voyage=20, pace="calendar", closes="02:30", **window)
    page = mira.page("/tables/1/settings")
    assert "the time 02:30 does not exist" in page
    assert "the time 02:30 comes twice" in page


def test_a_close_years_away_is_refused_and_the_next_one_stays(bridge: Bridge) -> None:
    """No calendar of some zone has its date: nobody there could be told of it."""
    table = bridge.raft()
    bridge.harbour.moderator(table, "Mira")
    mira = bridge.browser("Mira")
    before = bridge.harbour.table(table).deadline_at
    assert "no time of our days" in mira.said("/tables/1/do/move_deadline", until="9999-12-31T23:59")
    assert "more than 730 days away" in mira.said("/tables/1/do/move_deadline", until="2999-12-31T23:59")
    assert bridge.harbour.table(table).deadline_at == before
    mira.said("/tables/1/do/move_deadline", until="2026-12-31T23:59")
    assert bridge.harbour.table(table).deadline_at != before
