"""What a moderator does from the panel reaches the game through the bot's queue, with name and reason (R6.3, R6.4)."""

from datetime import timedelta

import pytest

from core.engine.command import CloseNow
from core.engine.ids import Seat
from core.raft.commands import SetSailor
from core.raft.state import Phase
from core.service.moves import CauseKind
from tests.admin.bridge import Bridge, Browser


@pytest.fixture
def mira(bridge: Bridge) -> Browser:
    """The moderator of the one table, table 1."""
    table = bridge.raft()
    bridge.harbour.moderator(table, "Mira")
    return bridge.browser("Mira")


def test_a_pause_from_the_panel_stops_the_clock_and_is_recorded_with_the_name(
    bridge: Bridge, mira: Browser
) -> None:
    table = bridge.harbour.table(bridge.harbour.table_numbered(1))
    page = mira.said(f"/tables/{table.id}/do/pause", seen=table.version)
    assert "Pause: done." in page
    assert bridge.view(table)["paused"] is True
    with bridge.harbour.desk.read() as books:
        move = books.log.last_move(table.id)
    assert move is not None
    assert (move.cause.kind, move.cause.name) == (CauseKind.MODERATOR, "Mira")
    assert "Let it go on: done." in mira.said(f"/tables/{table.id}/do/resume")
    assert bridge.view(table)["paused"] is False


@pytest.mark.parametrize("minutes", [15, -1])
def test_a_close_moves_by_minutes_and_a_second_tap_on_the_same_page_moves_it_no_further(
    bridge: Bridge, mira: Browser, minutes: int
) -> None:
    table = bridge.harbour.table_numbered(1)
    before = bridge.harbour.state(table).closes_at
    form = {"minutes": minutes, "closes_at": before.isoformat(), "seen": table.version}
    for _ in range(2):
        assert "Move the close: done." in mira.said(f"/tables/{table.id}/do/move_deadline", **form)
    assert bridge.harbour.state(table).closes_at == before + timedelta(minutes=minutes)


def test_a_close_moves_to_a_local_time_of_the_moderators_zone(bridge: Bridge, mira: Browser) -> None:
    mira.said("/you", zone="Europe/Copenhagen", language="en")
    mira.said("/tables/1/do/move_deadline", until="2026-11-02T18:30")  # the wall shows noon, UTC
    closes_at = bridge.harbour.state(bridge.harbour.table_numbered(1)).closes_at
    assert closes_at.isoformat() == "2026-11-02T17:30:00+00:00"


def test_a_close_in_the_past_is_refused_with_a_sentence_and_nothing_changes(
    bridge: Bridge, mira: Browser
) -> None:
    version = bridge.version(bridge.harbour.table_numbered(1))
    page = mira.said("/tables/1/do/move_deadline", until="2026-11-02T11:59")
    assert "That moment has passed" in page
    assert bridge.version(bridge.harbour.table_numbered(1)) == version


def test_closing_now_asks_first_and_says_who_has_not_acted(bridge: Bridge, mira: Browser) -> None:
    table = bridge.harbour.table_numbered(1)
    bridge.scavenge(table, "Ann")
    question = mira.said("/tables/1/do/close_now")
    assert "3 have not acted yet: Ben, Cat, and Dan" in question
    assert bridge.view(table)["phase"] == "actions"
    assert "Close now: done." in mira.said("/tables/1/do/close_now", sure="yes")
    assert bridge.harbour.state(table).phase is Phase.STARVATION


def test_a_modkill_asks_first_wants_a_reason_and_then_kills_r6_4(bridge: Bridge, mira: Browser) -> None:
    table = bridge.harbour.table_numbered(1)
    assert "<b>Ben</b> dies at once" in mira.said("/tables/1/do/modkill", who=1)
    assert "A reason belongs here" in mira.said("/tables/1/do/modkill", who=1, sure="yes")
    assert bridge.view(table)["sailors"][1]["alive"] is True
    page = mira.said("/tables/1/do/modkill", who=1, sure="yes", reason="he asked for it")
    assert "Kill by moderator: done." in page
    assert bridge.view(table)["sailors"][1]["alive"] is False
    assert "Bring back to life: done." in mira.said(
        "/tables/1/do/revive", who=1, sure="yes", reason="a mistake"
    )
    assert bridge.view(table)["sailors"][1]["alive"] is True


def test_health_food_and_weapons_are_set_and_what_is_left_empty_stays_r6_4(
    bridge: Bridge, mira: Browser
) -> None:
    table = bridge.harbour.table_numbered(1)
    page = mira.said(
        "/tables/1/do/set_sailor", who=2, health=5, food="", weapons=2, reason="lost in the post"
    )
    assert "Set health, food, weapons: done." in page
    cat = bridge.view(table)["sailors"][2]
    assert (cat["health"], cat["food"], cat["weapons"]) == (5, 0, 2)


@pytest.mark.parametrize(
    ("form", "said"),
    [
        ({"who": 2, "health": 11, "reason": "x"}, "11 is not a number from 1 to 10"),
        ({"who": 2, "health": "many", "reason": "x"}, "many is not a number"),
        ({"who": 9, "health": 5, "reason": "x"}, "no such seat"),
        ({"who": 2, "reason": "x"}, "Give at least one number"),
    ],
)
def test_what_cannot_be_read_is_said_and_changes_nothing(
    bridge: Bridge, mira: Browser, form: dict[str, object], said: str
) -> None:
    version = bridge.version(bridge.harbour.table_numbered(1))
    answer = mira.post("/tables/1/do/set_sailor", **form)
    assert answer.status_code == 422
    assert said in answer.get_data(as_text=True)
    assert bridge.version(bridge.harbour.table_numbered(1)) == version


def test_a_moderator_writes_for_a_sailor_what_the_sailor_could_write_r6_3(
    bridge: Bridge, mira: Browser
) -> None:
    assert "Do it for this seat: done." in mira.said(
        "/tables/1/do/act",
        who=0,
        what="write-scavenge",
        reason="no phone",
        **{"call-write-scavenge": "hearts"},
    )
    table = bridge.harbour.table_numbered(1)
    assert bridge.view(table)["sailors"][0]["acted"] is True
    assert "Blank the sheet: done." in mira.said(
        "/tables/1/do/cancel_action", who=0, sure="yes", reason="wrong suit"
    )
    assert bridge.view(table)["sailors"][0]["acted"] is False


def test_a_moderator_gives_offers_accepts_and_withdraws_for_a_seat_r4_1_r6_3(
    bridge: Bridge, mira: Browser
) -> None:
    """Asked once more, with a reason; what a seat is offered only two may know, so its page is a look."""
    table = bridge.harbour.table_numbered(1)
    bridge.harbour.moderate(table, CloseNow())
    bridge.harbour.moderate(table, SetSailor(Seat(0), food=3))
    bridge.harbour.moderate(table, SetSailor(Seat(1), weapons=1))
    gift = {"who": 0, "to": 1, "gives_food": 1}
    question = mira.said("/tables/1/do/give", **gift)
    assert "Ann gives Ben 1 food, at once" in question
    assert "A reason belongs here" in mira.said("/tables/1/do/give", sure="yes", **gift)
    assert holdings(bridge)[:2] == [(3, 0), (0, 1)]
    assert "Give: done." in mira.said("/tables/1/do/give", sure="yes", reason="no phone", **gift)
    assert holdings(bridge)[:2] == [(2, 0), (1, 1)]
    assert "Name at least one piece" in mira.said("/tables/1/do/give", who=0, to=1)
    page = mira.said("/tables/1/do/give", who=0, to=1, gives_food=9, sure="yes", reason="x")
    assert "Ann holds 2 food and 0 weapons" in page
    offer = {"who": 0, "to": 1, "gives_food": 2, "wants_weapons": 1, "reason": "no phone"}
    assert "Ann offers Ben 2 food for 1 weapon" in mira.said("/tables/1/do/offer", **offer)
    assert "Offer: done." in mira.said("/tables/1/do/offer", sure="yes", **offer)
    assert holdings(bridge)[:2] == [(2, 0), (1, 1)]
    assert "Ann offers Ben 2 food for 1 weapon." in mira.page("/tables/1/seats/1")
    mail = mira.page("/tables/1/rooms")
    assert "Ann offers you 2 food for 1 weapon." in mail
    assert "The moderator sets Ann: health 8, 3 food." in mail
    with bridge.harbour.desk.read() as books:
        assert "offers" in [look.what for look in books.audit.looks(1)]
    answer = {"who": 1, "what": "accept", "call-accept": "Ann", "reason": "no phone"}
    assert "Do it for this seat: done." in mira.said("/tables/1/do/act", **answer)
    assert holdings(bridge)[:2] == [(0, 1), (3, 0)]
    mira.said("/tables/1/do/offer", who=1, to=0, gives_food=3, sure="yes", reason="for a promise")
    taken = {"who": 1, "what": "withdraw", "call-withdraw": "Ann", "reason": "no phone"}
    assert "Do it for this seat: done." in mira.said("/tables/1/do/act", **taken)
    assert bridge.harbour.state(table).offers == ()


def holdings(bridge: Bridge) -> list[tuple[int, int]]:
    """Food and weapons by seat."""
    view = bridge.view(bridge.harbour.table_numbered(1))
    return [(sailor["food"], sailor["weapons"]) for sailor in view["sailors"]]


def test_a_command_waits_and_the_page_says_so_while_the_bot_is_not_running(
    bridge: Bridge, mira: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("admin.acting.time.sleep", lambda seconds: None)
    monkeypatch.setattr("core.service.desk.LED_WITHIN", -1.0)
    answer = mira.post("/tables/1/do/pause")
    waits = mira.page(answer.headers["Location"])
    assert "The bot is not running" in waits
    assert bridge.view(bridge.harbour.table_numbered(1))["paused"] is False
    bridge.harbour.run()
    assert "Pause: done." in mira.page(answer.headers["Location"])


def test_a_take_back_shows_first_what_is_lost_and_returns_to_the_point(bridge: Bridge, mira: Browser) -> None:
    table = bridge.harbour.table_numbered(1)
    before = bridge.version(table)
    bridge.scavenge(table, "Ann")
    bridge.scavenge(table, "Ben")
    assert "Back to here" in mira.page("/tables/1/story")
    question = mira.said("/tables/1/do/take_back", to=before)
    assert "2 events would no longer count" in question
    assert "<b>Ann</b> wrote" in question
    assert "No secret about it has gone out yet" in question
    assert "Take back: done." in mira.said("/tables/1/do/take_back", to=before, sure="yes", reason="a typo")
    assert [sailor["acted"] for sailor in bridge.view(table)["sailors"]] == [False] * 4
    assert bridge.view(table)["paused"] is True
    assert "taken back" in mira.page("/tables/1/story")


def test_undo_takes_back_exactly_the_last_move(bridge: Bridge, mira: Browser) -> None:
    table = bridge.harbour.table_numbered(1)
    bridge.scavenge(table, "Ann")
    undo = bridge.version(table) - 1
    bridge.scavenge(table, "Ben")
    story = mira.page("/tables/1/story")
    assert f'name="to" value="{undo + 1}">Undo the last' in story
    mira.said("/tables/1/do/take_back", to=undo + 1, sure="yes", reason="x")
    assert [sailor["acted"] for sailor in bridge.view(table)["sailors"]] == [True, False, False, False]


def test_while_telegram_is_away_a_command_waits_behind_a_close_that_is_due_and_its_page_says_so(
    bridge: Bridge, mira: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Z2, F06: what was typed before the close may lie unread, so the panel does not overtake it."""
    table = bridge.harbour.table_numbered(1)
    monkeypatch.setattr("admin.acting.time.sleep", lambda seconds: bridge.harbour.drain())
    bridge.app.config["PATIENCE"] = 0.2
    bridge.harbour.wall.now = bridge.harbour.state(table).closes_at + timedelta(seconds=20)
    waits = mira.post("/tables/1/do/pause").headers["Location"]
    assert "A close is due" in mira.page(waits)
    assert bridge.view(table)["phase"] == Phase.ACTIONS.value
    bridge.harbour.run()
    assert "Pause: done." in mira.page(waits)
    view = bridge.view(table)
    assert (view["phase"], view["paused"]) == (Phase.STARVATION.value, True)
