"""The lobby's settings hold the date on or after which the first day opens (Z2.5)."""

from datetime import timedelta

import pytest

from tests.admin.bridge import Bridge

WINDOW = {"pace": "calendar", "opens": "12:00", "closes": "13:00", "zone": "UTC", "weekdays": list("0123456")}


def configure(bridge: Bridge, first: str) -> str:
    mira = bridge.browser("Mira")
    return mira.said("/tables/1/do/configure", voyage=20, first=first, **WINDOW)


def test_the_first_date_is_set_shown_kept_and_taken_out_again(bridge: Bridge) -> None:
    lobby = bridge.table()
    bridge.harbour.moderator(lobby, "Mira")
    first = bridge.harbour.now().date() + timedelta(days=9)
    configure(bridge, first.isoformat())
    assert bridge.harbour.state(lobby).settings.pace.first == first
    assert f'name="first" value="{first}"' in bridge.browser("Mira").page("/tables/1/settings")
    configure(bridge, "")
    assert bridge.harbour.state(lobby).settings.pace.first is None


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ("2026-02-30", "is not a date"),
        ("soon", "is not a date"),
        ("2020-01-01", "is over, or more than 365 days away"),
        ("9999-12-31", "is over, or more than 365 days away"),
    ],
)
def test_a_first_date_that_cannot_be_is_refused_and_nothing_changes(
    bridge: Bridge, given: str, words: str
) -> None:
    lobby = bridge.table()
    bridge.harbour.moderator(lobby, "Mira")
    before = bridge.harbour.state(lobby).settings
    assert words in configure(bridge, given)
    assert bridge.harbour.state(lobby).settings == before


def test_one_that_is_over_by_now_may_stay(bridge: Bridge) -> None:
    """The lobby was slow to fill: what else is set there is not refused for it."""
    lobby = bridge.table()
    bridge.harbour.moderator(lobby, "Mira")
    first = bridge.harbour.now().date() + timedelta(days=1)
    configure(bridge, first.isoformat())
    bridge.harbour.wait(days=5)
    configure(bridge, first.isoformat())
    assert bridge.harbour.state(lobby).settings.pace.first == first
