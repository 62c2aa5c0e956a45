"""What the pages show, to whom it is recorded that he looked, and what the owner's buttons do."""

import platform
import re
from datetime import timedelta

import pytest

from core import VERSION
from core.engine.command import Join
from core.engine.ids import Seat
from core.engine.refusal import Refused
from core.raft.cards import Suit
from core.raft.commands import WriteScavenge
from core.service import alarms, people
from core.service.accounts import NOBODY_IDS
from core.service.moves import by_person
from core.service.tables import Table
from tests.admin.bridge import Bridge, Browser


@pytest.fixture
def table(bridge: Bridge) -> Table:
    table = bridge.raft()
    bridge.harbour.moderator(table, "Mira")
    return table


@pytest.fixture
def mira(bridge: Bridge, table: Table) -> Browser:
    return bridge.browser("Mira")


def looks(bridge: Bridge, table: Table) -> list[str]:
    with bridge.harbour.desk.read() as books:
        return [seen.what for seen in books.audit.looks(table.id)]


# -------------------------------------------------------------------- reading


def test_the_list_shows_phase_time_left_and_alarms(bridge: Bridge, table: Table, mira: Browser) -> None:
    page = mira.page("/tables")
    assert "Day 1: actions" in page
    assert "00:03:00" in page
    assert "4 seats" in page
    mira.post("/tables/1/do/pause")
    assert "The game is paused." in mira.page("/tables")


def test_a_moderator_sees_his_tables_and_the_owner_sees_all(
    bridge: Bridge, table: Table, mira: Browser
) -> None:
    bridge.table(title="Somewhere else")
    assert "Somewhere else" not in mira.page("/tables")
    assert "Somewhere else" in bridge.browser("Olga").page("/tables")


def test_the_present_of_a_raft_is_no_secret_and_no_look(bridge: Bridge, table: Table, mira: Browser) -> None:
    bridge.scavenge(table, "Ann")
    page = mira.page("/tables/1")
    assert "has acted" in page
    assert "clubs" not in page
    question = mira.said("/tables/1/do/close_now")
    assert "3 have not acted yet: Ben, Cat, and Dan." in question
    assert "clubs" not in question
    assert looks(bridge, table) == []


def test_written_sheets_and_the_story_are_looks_and_are_recorded(
    bridge: Bridge, table: Table, mira: Browser
) -> None:
    bridge.scavenge(table, "Ann")
    assert "scavenges for clubs" in mira.page("/tables/1/secrets")
    assert "wrote: " in mira.page("/tables/1/story")
    assert sorted(looks(bridge, table)) == ["orders", "story"]


def test_what_came_in_after_its_close_is_shown_with_the_story(
    bridge: Bridge, table: Table, mira: Browser
) -> None:
    """F06: sent in time, read too late; it did not count, and the moderator can see it."""
    assert "came too late" not in mira.page("/tables/1/story")
    harbour = bridge.harbour
    sent = harbour.now()
    while (alarm := harbour.desk.next_alarm()) is not None and harbour.table(table).closed_at is None:
        harbour.wall.now = alarm
        harbour.run()
    ann = harbour.people["Ann"]
    late = harbour.command(table, WriteScavenge(Seat(0), Suit.CLUBS), by_person(ann), dated=sent)
    assert late == Refused("too_late")
    story = mira.page("/tables/1/story")
    assert "One message came too late" in story
    assert "Ann: write_scavenge" in story


def test_who_has_looked_cannot_join_and_who_plays_cannot_look(bridge: Bridge) -> None:
    lobby = bridge.table(title="The next raft")
    for name in ("Mira", "Milo"):
        bridge.harbour.moderator(lobby, name)
    bridge.browser("Mira").page("/tables/1/story")
    mira, milo = bridge.harbour.people["Mira"], bridge.harbour.people["Milo"]
    assert bridge.harbour.command(lobby, Join(mira, "Mira"), by_person(mira)) == Refused("has_looked")
    assert not isinstance(bridge.harbour.command(lobby, Join(milo, "Milo"), by_person(milo)), Refused)
    assert bridge.browser("Milo").get("/tables/1").status_code == 403


def test_what_would_happen_shows_the_very_cards_that_then_come(
    bridge: Bridge, table: Table, mira: Browser
) -> None:
    bridge.scavenge(table, "Ann")
    version = bridge.version(table)
    would = mira.page("/tables/1/secrets")
    assert bridge.version(table) == version
    mira.post("/tables/1/do/pause")
    assert mira.page("/tables/1/secrets").count("<li>") == would.count("<li>")  # a pause hides nothing
    mira.post("/tables/1/do/resume")
    mira.said("/tables/1/do/close_now", sure="yes")
    drawn = next(line for line in mira.page("/tables/1/story").splitlines() if "Drawn for actions" in line)
    assert drawn.partition("<p>")[2].partition("</p>")[0] in would


def test_the_live_part_is_silent_while_nothing_changes(bridge: Bridge, table: Table, mira: Browser) -> None:
    bridge.harbour.desk.ring()
    shown = re.search(r"have=([\d.]+)", mira.page("/tables/1"))
    assert shown is not None
    mark = shown[1]
    assert mira.client.get(f"/tables/1/live?have={mark}").status_code == 204
    bridge.scavenge(table, "Ann")
    fragment = mira.client.get(f"/tables/1/live?have={mark}")
    assert fragment.status_code == 200
    assert "has acted" in fragment.get_data(as_text=True)


def test_the_story_filters_by_sailor_and_day_and_tells_cause_and_reason(
    bridge: Bridge, table: Table, mira: Browser
) -> None:
    bridge.scavenge(table, "Ann")
    mira.said("/tables/1/do/set_sailor", who=1, food=2, reason="a gull fell from the sky")
    everything = mira.page("/tables/1/story")
    assert "Mira, moderator: “a gull fell from the sky”" in everything
    assert "Hester, as host" in everything
    ann = mira.page("/tables/1/story?seat=0")
    assert "<b>Ann</b> wrote" in ann
    assert "<b>Ben</b> was set" not in ann
    assert "Day 1 broke" in mira.page("/tables/1/story?day=1")
    assert "Nothing has happened yet" in mira.page("/tables/1/story?day=7")


def test_the_people_page_names_persons_and_who_cannot_be_reached(
    bridge: Bridge, table: Table, mira: Browser
) -> None:
    ann = bridge.harbour.people["Ann"]
    with bridge.harbour.desk.write() as books:
        books.people.change(
            ann, reachable=False, unreachable_since=bridge.harbour.now(), username="ann_at_sea"
        )
    page = mira.page("/tables/1/people")
    assert "@ann_at_sea" in page
    assert "unreachable since" in page
    assert "Somebody cannot be reached" in mira.page("/tables/1")


def test_a_reminder_goes_in_private_to_exactly_those_who_have_not_acted(
    bridge: Bridge, table: Table, mira: Browser
) -> None:
    bridge.scavenge(table, "Ann")
    assert "done" in mira.said("/tables/1/do/prod", reason="It is late")
    prods = [parcel.person for parcel in bridge.harbour.parcels(table) if parcel.key == "prod"]
    assert prods == [bridge.harbour.people[name] for name in ("Ben", "Cat", "Dan")]
    mira.said("/tables/1/do/announce", text="All <b>hands</b>!")
    page = mira.page("/tables/1/story")
    assert "Mira reminded 3 players (reason: “It is late”)" in page
    assert "Mira spoke to everybody: “All &lt;b&gt;hands&lt;/b&gt;!”" in page
    assert "/do/prod" in mira.page("/tables/1")
    assert "/do/prod" in mira.page("/tables/1/people")
    mira.said("/tables/1/do/pause", reason="a storm")
    assert "The game is paused and nobody can act" in mira.said("/tables/1/do/prod")
    assert "/do/prod" not in mira.page("/tables/1") + mira.page("/tables/1/people")


def test_a_substitutes_link_is_shown_once_and_ends_the_earlier_one(
    bridge: Bridge, table: Table, mira: Browser
) -> None:
    first = mira.said("/tables/1/people/1/substitute")
    assert "https://t.me/scuttlebutt_bot?start=seat_" in first
    assert mira.said("/tables/1/people/1/substitute") != first
    assert "start=seat_" not in mira.page("/tables/1/people")


def test_settings_change_before_the_start_and_not_after(bridge: Bridge) -> None:
    lobby = bridge.table()
    bridge.harbour.moderator(lobby, "Mira")
    mira = bridge.browser("Mira")
    minutes = {"actions": 5, "starvation": 4, "accusation": 3, "trial": 2}
    assert "done" in mira.said("/tables/1/do/configure", voyage=20, pace="sitting", **minutes)
    settings = bridge.view(lobby)["settings"]
    assert (settings["voyage"], settings["pace"]["actions"]) == (20, 5)
    by_post = {"opens": "18:00", "closes": "21:00", "zone": "Europe/Copenhagen", "weekdays": ["0", "2"]}
    mira.said("/tables/1/do/configure", voyage=20, pace="calendar", **by_post)
    assert bridge.view(lobby)["settings"]["pace"]["zone"] == "Europe/Copenhagen"
    page = mira.said(
        "/tables/1/do/configure", voyage=20, pace="calendar", **by_post | {"zone": "Mars/Crater"}
    )
    assert "no time zone Mars/Crater" in page
    assert bridge.view(lobby)["settings"]["pace"]["zone"] == "Europe/Copenhagen"


def test_the_panel_speaks_german_to_who_wants_it(bridge: Bridge, table: Table, mira: Browser) -> None:
    mira.post("/you", language="de", zone="Europe/Berlin")
    page = mira.page("/tables/1")
    assert '<html lang="de">' in page
    assert "Tag 1: Handlungen" in page
    assert "13:03:00" in page
    assert "no time zone" not in mira.said("/you", language="en", zone="Moon/Sea")
    assert "Europe/Berlin" in mira.page("/you")


def test_a_person_is_put_ashore_before_the_start(bridge: Bridge) -> None:
    lobby = bridge.table()
    bridge.harbour.moderator(lobby, "Mira")
    bridge.harbour.join(lobby, "Ann")
    mira = bridge.browser("Mira")
    assert "<b>Ann</b> leaves the lobby" in mira.said("/tables/1/do/put_ashore", who=0)
    assert "done" in mira.said("/tables/1/do/put_ashore", who=0, sure="yes", reason="a wrong number")
    assert bridge.view(lobby)["sailors"] == []


def test_the_story_can_be_taken_along_with_ids_as_texts_f60(
    bridge: Bridge, table: Table, mira: Browser
) -> None:
    mira.said("/tables/1/do/set_sailor", who=0, food=2, reason="'-alert(1)-'")
    answer = mira.get("/tables/1/story.json")
    assert answer.content_type == "application/json"
    assert answer.headers["Content-Disposition"].startswith("attachment")
    document = answer.get_json()
    assert document["table"] == "1"
    assert [event["number"] for event in document["events"]] == list(range(1, bridge.version(table) + 1))
    joined = next(event for event in document["events"] if event["name"] == "joined")
    assert joined["fields"]["person"] == str(bridge.harbour.people["Ann"])
    assert ids_that_are_numbers(document) == []
    assert looks(bridge, table) == ["story"]


def ids_that_are_numbers(value: object, name: str = "") -> list[str]:
    match value:
        case dict():
            return [wrong for key, part in value.items() for wrong in ids_that_are_numbers(part, key)]
        case list():
            return [wrong for part in value for wrong in ids_that_are_numbers(part, name)]
        case int() if name.endswith(("_id", "person", "table")) or value > 2**53:
            return [name]
        case _:
            return []


def test_the_record_is_there_after_the_end_and_not_before(
    bridge: Bridge, table: Table, mira: Browser
) -> None:
    assert mira.get("/tables/1/record.json").status_code == 404
    mira.said("/tables/1/do/cancel_game", sure="yes", reason="a storm")
    assert mira.get("/tables/1/record.json").get_json()["format"] == "scuttlebutt-game/1"


# ------------------------------------------------------------------ the owner


def test_the_audit_is_read_page_by_page_on_both_databases(bridge_on_both: Bridge) -> None:
    bridge = bridge_on_both
    table = bridge.raft()
    with bridge.harbour.desk.write() as books:
        for _ in range(60):
            people.look(books, bridge.owner, table, "story", bridge.harbour.now())
    olga = bridge.browser("Olga")
    first, second = olga.page("/owner/audit/looks"), olga.page("/owner/audit/looks?page=2")
    assert (first.count("the story"), second.count("the story")) == (50, 10)
    assert "Page 1 of 2" in first
    assert olga.get("/owner/audit/looks?page=3").status_code == 404
    assert "became owner: Olga" in olga.page("/owner/audit")


def test_an_owner_makes_another_owner_but_never_nobody_f51(bridge: Bridge, table: Table) -> None:
    olga, number = bridge.browser("Olga"), 5_000_000_779
    bridge.harbour.person("Odd", number)
    assert "Odd is an owner from now on" in olga.said("/owner/owners", who=number)
    assert bridge.browser("Odd").get("/owner").status_code == 200
    assert "stands for no person" in olga.said("/owner/owners", who=1087968824)


@pytest.mark.parametrize("number", [*sorted(NOBODY_IDS), -1001234567890])
def test_accounts_that_stand_for_nobody_are_never_appointed_f51(
    bridge: Bridge, table: Table, number: int
) -> None:
    olga = bridge.browser("Olga")
    assert "stands for no person" in olga.said("/owner/appoint", table=table.id, who=number)
    with bridge.harbour.desk.read() as books:
        assert len(books.people.moderators(table.id)) == 1


def test_a_player_is_not_appointed_to_his_own_table(bridge: Bridge, table: Table) -> None:
    ann = bridge.harbour.people["Ann"]
    with bridge.harbour.desk.write() as books:
        account = books.people.change(ann, username="Ann")
    page = bridge.browser("Olga").said("/owner/appoint", table=table.id, who=f"@{account.username}")
    assert "plays at this table" in page


def test_a_persons_data_is_deleted_after_a_question(bridge: Bridge, table: Table) -> None:
    olga, number = bridge.browser("Olga"), 5_000_000_778
    bridge.harbour.person("Fergus", number)
    assert "deleted for good" in olga.said("/owner/forget", who=number)
    assert "The data of Fergus is deleted" in olga.said("/owner/forget", who=number, sure="yes")
    with bridge.harbour.desk.read() as books:
        assert books.people.by_telegram(number) is None


def test_health_turns_red_when_nobody_has_looked_at_the_clock_for_two_minutes_f42(
    bridge: Bridge, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    olga = bridge.browser("Olga")
    bridge.harbour.desk.ring()
    assert "the bot stands still" not in olga.page("/owner/health")
    monkeypatch.setattr(alarms, "SILENT_AFTER", timedelta(minutes=-1))
    assert "the bot stands still" in olga.page("/owner/health")


def test_health_turns_red_when_mail_does_not_leave_or_the_disk_is_nearly_full(
    bridge: Bridge, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    olga = bridge.browser("Olga")
    calm = olga.page("/owner/health")
    assert "have waited to leave" not in calm
    assert "nearly full" not in calm
    monkeypatch.setattr(alarms, "UNDELIVERED_AFTER", timedelta(0))
    monkeypatch.setattr(alarms, "LEAST_FREE", 2**62)
    red = olga.page("/owner/health")
    assert "have waited to leave for more than a minute" in red
    assert "The disk is nearly full" in red


def test_health_tells_what_the_ship_is_built_of(bridge: Bridge) -> None:
    page = bridge.browser("Olga").page("/owner/health")
    assert f"Scuttlebutt {VERSION}" in page
    assert f"Python {platform.python_version()}" in page
    assert re.search(r"(SQLite|PostgreSQL) [1-9]", page)
    assert re.search(r"Free on the disk of the data folder: [1-9][\d,]* MB", page)


def test_what_was_sent_to_the_moderators_of_a_raft_is_a_look_too(
    bridge: Bridge, table: Table, mira: Browser
) -> None:
    mira.page("/tables/1/people")
    assert looks(bridge, table) == []
    facts = {"name": "Ben", "table": "The raft", "text": "I shall attack Ann tonight: am I allowed to?"}
    with bridge.harbour.work() as work:
        account = work.books.people.get(bridge.harbour.people["Mira"])
        assert account is not None
        work.say(account, "ask-received", facts, table=bridge.harbour.table(table))
    page = bridge.browser("Olga").page("/tables/1/people")
    assert "I shall attack Ann tonight" in page
    assert "You see what players may not know" in page
    assert looks(bridge, table) == ["lines"]
