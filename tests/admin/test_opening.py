"""A table is opened from the panel through the bot's own queue, and its link lets players in (panel: tables)."""

import re
from typing import Any

import pytest

from core.engine.command import Join
from core.engine.refusal import Refused
from core.mafia.commands import OfferAliases
from core.service.admission import MOST_TABLES
from core.service.moves import by_person
from core.service.tables import Table, TableStatus
from tests.admin.bridge import MAFIA, RAFT, Bridge, Browser
from tests.service.harbour import BOT

MINUTES = {"actions": 5, "starvation": 4, "accusation": 3, "trial": 2}
WINDOW = {"opens": "18:00", "closes": "21:00", "weekdays": ["0", "2", "4"]}
PLACE = {"bot": BOT, "language": "de", "zone": "Europe/Berlin"}
RAFT_FORM = {"game": RAFT, "voyage": 20, "pace": "sitting", **MINUTES, **WINDOW, **PLACE}
FLEET_FORM = {
    "game": MAFIA, "sailors": 11, "pace": "calendar", "day_minutes": 10, "night_minutes": 5,
    "remind_minutes": 30, "required_posts": 2, **WINDOW, **PLACE,
}  # fmt: skip


@pytest.fixture
def mira(bridge: Bridge) -> Browser:
    """A moderator of another table."""
    bridge.harbour.moderator(bridge.table(title="Another"), "Mira")
    return bridge.browser("Mira")


def opened(bridge: Bridge) -> Table:
    with bridge.harbour.desk.read() as books:
        return books.tables.all()[0]


def tables(bridge: Bridge) -> int:
    with bridge.harbour.desk.read() as books:
        return len(books.tables.all())


def wish(browser: Browser, form: dict[str, Any], **changes: Any) -> tuple[int, str]:
    answer = browser.post("/tables/new", follow=True, **form | changes)
    return answer.status_code, answer.get_data(as_text=True)


def test_a_raft_is_opened_with_its_settings_and_whoever_has_the_link_comes_aboard(
    bridge: Bridge, mira: Browser
) -> None:
    assert 'name="voyage"' in mira.page("/tables/new")
    status, page = wish(mira, RAFT_FORM, title="Friday  raft", once="a")
    table = opened(bridge)
    assert status == 200
    assert f"https://t.me/scuttlebutt_bot?start=join_{table.handle}" in page
    assert (table.title, table.game, table.chat_id) == ("Friday raft", RAFT, None)
    assert (table.language, table.zone, table.status) == ("de", "Europe/Berlin", TableStatus.LOBBY)
    settings = bridge.view(table)["settings"]
    assert (settings["voyage"], settings["pace"]["actions"], settings["pace"]["trial"]) == (20, 5, 2)
    ann = bridge.harbour.person("Ann")
    assert not isinstance(bridge.harbour.command(table, Join(ann, "Ann"), by_person(ann)), Refused)
    assert "Friday raft" in mira.page(f"/tables/{table.id}")
    assert f"join_{table.handle}" in mira.page(f"/tables/{table.id}")


def test_a_fleet_is_opened_for_so_many_sailors_by_its_calendar(bridge: Bridge, mira: Browser) -> None:
    assert 'name="sailors"' in mira.page(f"/tables/new?game={MAFIA}")
    assert wish(mira, FLEET_FORM, once="a")[0] == 200
    table = opened(bridge)
    settings = bridge.harbour.state(table).settings
    assert settings.setup.sailors == 11
    assert (settings.timetable.zone, settings.timetable.weekdays) == ("Europe/Berlin", {0, 2, 4})
    assert (settings.remind_minutes, settings.required_posts) == (30.0, 2)
    assert table.title == "Zombie Pirate Mafia · Mira"
    ann = bridge.harbour.person("Ann")
    offered = bridge.harbour.command(table, OfferAliases(ann), by_person(ann))
    assert not isinstance(offered, Refused)


def test_who_opens_is_host_and_moderator_and_the_lobbys_card_reaches_his_phone(
    bridge: Bridge, mira: Browser
) -> None:
    wish(mira, RAFT_FORM, once="a")
    table, person = opened(bridge), bridge.harbour.people["Mira"]
    with bridge.harbour.desk.read() as books:
        appointed = [one.person for one in books.people.moderators(table.id)]
        events = [one.name for one in books.log.events(table.id)]
    assert (table.host, appointed, events) == (person, [person], ["configured"])
    assert {parcel.person for parcel in bridge.harbour.parcels(table)} == {person}


def test_an_owner_without_telegram_opens_one_too(bridge: Bridge) -> None:
    olga = bridge.browser("Olga")
    with bridge.harbour.desk.write() as books:
        books.people.change(bridge.owner, telegram_id=None)
    assert wish(olga, RAFT_FORM, once="a")[0] == 200
    assert bridge.harbour.parcels(opened(bridge)) == []


@pytest.mark.parametrize(
    ("form", "changes", "said"),
    [
        (RAFT_FORM, {"zone": "Mars/Crater"}, "no time zone Mars/Crater"),
        (RAFT_FORM, {"voyage": 4}, "4 is not a number from 5 to 52"),
        (RAFT_FORM, {"language": "xx"}, "That language is not spoken here"),
        (RAFT_FORM, {"title": "\u200b\u200e"}, "A table needs a title that can be read"),
        (RAFT_FORM, {"title": "x" * 61}, "at most 60 fit"),
        (RAFT_FORM, {"bot": "1"}, "No bot has been started"),
        (RAFT_FORM, {"pace": "calendar", "weekdays": []}, "At least one day of the week"),
        (FLEET_FORM, {"sailors": 8}, "8 is not a number from 9 to 40"),
        (FLEET_FORM, {"opens": "dusk"}, "dusk is not a time"),
    ],
)
def test_what_cannot_be_is_said_above_the_form_and_no_table_is_opened(
    bridge: Bridge, mira: Browser, form: dict[str, Any], changes: dict[str, Any], said: str
) -> None:
    before = tables(bridge)
    status, page = wish(mira, {**form, "title": "Friday"}, **changes, once="a")
    assert status == 422
    assert said in page
    assert tables(bridge) == before
    if "title" not in changes:
        assert 'value="Friday"' in page


def test_a_full_bot_takes_no_more_tables(bridge: Bridge, mira: Browser) -> None:
    for number in range(MOST_TABLES - tables(bridge)):
        bridge.table(title=f"No. {number}")
    status, page = wish(mira, RAFT_FORM, once="a")
    assert status == 422
    assert "no more fit" in page
    assert tables(bridge) == MOST_TABLES


def test_a_game_that_is_not_there_is_no_page(bridge: Bridge, mira: Browser) -> None:
    assert wish(mira, RAFT_FORM, game="chess", once="a")[0] == 404
    assert 'name="voyage"' in mira.page("/tables/new?game=chess")


def test_a_form_that_is_sent_twice_opens_one_table(bridge: Bridge, mira: Browser) -> None:
    before = tables(bridge)
    wish(mira, RAFT_FORM, once="a")
    status, page = wish(mira, RAFT_FORM, once="a")
    assert status == 409
    assert "has been sent already" in page
    assert tables(bridge) == before + 1


def test_the_answer_is_for_who_asked_and_for_nobody_else(bridge: Bridge, mira: Browser) -> None:
    row = mira.post("/tables/new", **RAFT_FORM, once="a").headers["Location"]
    assert mira.get(row).status_code == 200
    assert bridge.browser("Olga").get(row).status_code == 404
    assert mira.get("/tables/new/1").status_code == 404  # another kind of row


def test_it_waits_while_the_bot_is_not_running_and_is_opened_when_it_is_back(
    bridge: Bridge, mira: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("admin.acting.time.sleep", lambda seconds: None)
    monkeypatch.setattr("core.service.desk.LED_WITHIN", -1.0)
    before = tables(bridge)
    row = mira.post("/tables/new", **RAFT_FORM, once="a").headers["Location"]
    assert "The bot is not running" in mira.page(row)
    assert bridge.browser("Olga").get(row).status_code == 404
    assert tables(bridge) == before
    bridge.harbour.run()
    assert "start=join_" in mira.page(row)


def test_a_lobby_is_called_off_from_the_list_after_a_question_and_put_away(
    bridge: Bridge, mira: Browser
) -> None:
    wish(mira, RAFT_FORM, title="Friday", once="a")
    table = opened(bridge)
    page = mira.page("/tables")
    assert re.search(rf'action="/tables/{table.id}/do/cancel_game".*?Call Friday off', page, re.DOTALL)
    assert "nobody wins" in mira.said(f"/tables/{table.id}/do/cancel_game", back="/tables")
    mira.said(f"/tables/{table.id}/do/cancel_game", back="/tables", sure="yes", reason="too few")
    assert bridge.harbour.table(table).status is TableStatus.CANCELLED
    assert "Saved" in mira.said(f"/tables/{table.id}/archive")
    assert "Friday" not in mira.page("/tables")
    assert "Friday" in mira.page("/tables?all=1")
