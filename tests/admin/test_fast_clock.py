"""A fast clock goes by minutes and by fractions of them, from the panel's form to the close of a phase (Z2.5)."""

from datetime import datetime, timedelta

import pytest

from core.engine.calendar import FastClock
from core.engine.command import Join, Start
from core.engine.refusal import Refused
from core.mafia.commands import OfferAliases
from core.service.moves import by_host, by_person
from core.service.tables import Table
from tests.admin.bridge import CREW, MAFIA, Bridge, Browser

FORM = {"sailors": 9, "pace": "fast", "remind_minutes": 0, "required_posts": 0}


@pytest.fixture
def lobby(bridge: Bridge) -> Table:
    return bridge.table(MAFIA)


@pytest.fixture
def mira(bridge: Bridge, lobby: Table) -> Browser:
    bridge.harbour.moderator(lobby, "Mira")
    return bridge.browser("Mira")


def start(bridge: Bridge, table: Table) -> None:
    host = by_host(bridge.harbour.people["Hester"])
    for name in CREW:
        person = bridge.harbour.person(name)
        bridge.harbour.command(table, OfferAliases(person), by_person(person))
        offered = next(one for one in bridge.harbour.state(table).offers if one.person == person)
        bridge.harbour.command(table, Join(person, offered.names[0]), by_person(person))
    assert not isinstance(bridge.harbour.command(table, Start(), host), Refused)


@pytest.mark.parametrize(("day", "night"), [("1.5", "0.5"), ("1,5", "0,5")])
def test_days_of_a_minute_and_a_half_close_when_it_is_over_and_nights_after_thirty_seconds_z2_5(
    bridge: Bridge, lobby: Table, mira: Browser, day: str, night: str
) -> None:
    mira.said(f"/tables/{lobby.id}/do/configure", day_minutes=day, night_minutes=night, **FORM)
    assert bridge.harbour.state(lobby).settings.timetable == FastClock(1.5, 0.5)
    assert 'name="day_minutes" value="1.5" min="0.1" max="10080" step="any"' in mira.page(
        f"/tables/{lobby.id}/settings"
    )
    start(bridge, lobby)
    began = bridge.harbour.now()
    assert standing(bridge, lobby) == ("day", 1, began + timedelta(seconds=90))
    bridge.harbour.wait(seconds=93)
    assert standing(bridge, lobby) == ("night", 1, began + timedelta(seconds=120))
    bridge.harbour.wait(seconds=30)
    assert standing(bridge, lobby) == ("day", 2, began + timedelta(seconds=210))


def standing(bridge: Bridge, table: Table) -> tuple[str, int, datetime]:
    """Phase, day, and when it closes."""
    view = bridge.view(table)
    return view["phase"], view["day"], datetime.fromisoformat(view["ends_at"])


WRONG = ("0", "-1", "0.05", "ten", "", "1.5.2", "1e3", "nan", "inf", "10080.5", "9" * 30, "²")


@pytest.mark.parametrize("field", ["day_minutes", "night_minutes"])
def test_other_lengths_are_refused_and_change_nothing(
    bridge: Bridge, lobby: Table, mira: Browser, field: str
) -> None:
    before = bridge.harbour.state(lobby).settings
    for wrong in WRONG:
        form = {"day_minutes": "1.5", "night_minutes": "0.5", **FORM, field: wrong}
        said = mira.said(f"/tables/{lobby.id}/do/configure", **form)
        assert (
            f"{wrong or 'Nothing is written here: it takes'} {'is not ' if wrong else ''}a number from 0.1 to 10,080"
            in said
        )
        assert bridge.harbour.state(lobby).settings == before
