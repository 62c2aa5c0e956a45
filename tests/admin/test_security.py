"""Signing in and staying out: one-time links, sessions, foreign addresses, foreign code, and what errors tell."""

import logging
import re
import stat
from dataclasses import replace

import pytest

from admin.application import create_app
from admin.extensions import limiter
from core.bootstrap import Ship
from core.config import SettingsRefused, read_settings
from core.service import links
from core.service.links import LinkKind
from core.service.people import dismiss
from core.service.secret import Secret
from core.service.tables import Table
from tests.admin.bridge import RAFT, Bridge, Browser

NASTY = "<img src=x onerror=alert(1)>"
QUOTED = "'-alert(1)-'\""


@pytest.fixture(autouse=True)
def _fresh_limits(bridge: Bridge) -> None:
    limiter.enabled = True
    with bridge.app.app_context():
        limiter.reset()


@pytest.fixture
def table(bridge: Bridge) -> Table:
    table = bridge.raft()
    bridge.harbour.moderator(table, "Mira")
    return table


# ------------------------------------------------------------------ signing in


def test_opening_a_link_spends_nothing_and_pressing_the_button_spends_it_f63(
    bridge: Bridge, table: Table
) -> None:
    token, browser = bridge.key("Mira"), Browser(bridge.app.test_client())
    for _ in range(3):  # previews of messengers open pages too
        assert "Pressing the button uses it up" in browser.page(f"/sign-in/{token}")
    answer = browser.post(f"/sign-in/{token}")
    assert (answer.status_code, answer.headers["Location"]) == (303, "/tables")
    assert "The raft" in browser.page("/tables")
    answer = bridge.browser().post(f"/sign-in/{token}")
    assert answer.status_code == 410
    assert "This link has been used" in answer.get_data(as_text=True)


def test_a_link_is_good_for_ten_minutes_f63(bridge: Bridge, table: Table) -> None:
    token, browser = bridge.key("Mira"), Browser(bridge.app.test_client())
    bridge.harbour.wait(minutes=10)
    answer = browser.get(f"/sign-in/{token}")
    assert answer.status_code == 410
    assert "This link has run out" in answer.get_data(as_text=True)


def test_the_first_link_makes_an_owner_who_needs_no_telegram(bridge: Bridge) -> None:
    with bridge.harbour.desk.write() as books:
        token = str(links.issue(books, LinkKind.OWNER, bridge.harbour.now()))
    browser = Browser(bridge.app.test_client())
    browser.page(f"/sign-in/{token}")
    browser.post(f"/sign-in/{token}")
    assert "Owners:" in browser.page("/owner")


def test_a_link_for_a_seat_does_not_open_the_panel(bridge: Bridge, table: Table) -> None:
    with bridge.harbour.desk.write() as books:
        token = str(links.issue(books, LinkKind.SUBSTITUTE, bridge.harbour.now(), table_id=table.id, seat=0))
    browser = bridge.browser()
    assert browser.post(f"/sign-in/{token}").status_code == 410
    assert browser.get("/tables").status_code == 302


def test_the_session_is_a_new_one_after_signing_in(bridge: Bridge, table: Table) -> None:
    browser = Browser(bridge.app.test_client())
    browser.page(f"/sign-in/{(token := bridge.key('Mira'))}")
    before, old_token = browser.client.get_cookie("scuttlebutt"), browser.token
    browser.post(f"/sign-in/{token}")
    after = browser.client.get_cookie("scuttlebutt")
    assert before is not None
    assert after is not None
    assert before.value != after.value
    assert browser.client.post("/you", data={"csrf_token": old_token}).status_code == 400


def test_the_cookie_is_kept_from_scripts_and_foreign_pages(bridge: Bridge, table: Table) -> None:
    browser = Browser(bridge.app.test_client())
    browser.page(f"/sign-in/{(token := bridge.key('Mira'))}")
    cookie = browser.post(f"/sign-in/{token}").headers["Set-Cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "Secure" not in cookie  # this panel has no public address


def test_signing_out_everywhere_closes_every_browser(bridge: Bridge, table: Table) -> None:
    here, there = bridge.browser("Mira"), bridge.browser("Mira")
    here.post("/sign-out/everywhere")
    assert [browser.get("/tables").status_code for browser in (here, there)] == [302, 302]


def test_signing_out_here_leaves_the_other_browser_in(bridge: Bridge, table: Table) -> None:
    here, there = bridge.browser("Mira"), bridge.browser("Mira")
    here.post("/sign-out")
    assert [browser.get("/tables").status_code for browser in (here, there)] == [302, 200]


def test_attempts_to_sign_in_are_limited(bridge: Bridge) -> None:
    browser = bridge.browser()
    statuses = [browser.post(f"/sign-in/guess{number}").status_code for number in range(25)]
    assert statuses[:15] == [410] * 15
    assert statuses[-1] == 429


def test_a_cookie_that_somebody_else_signed_is_worth_nothing_f76(bridge: Bridge, table: Table) -> None:
    stolen = bridge.browser("Mira").client.get_cookie("scuttlebutt")
    assert stolen is not None
    client = bridge.app.test_client()
    client.set_cookie("scuttlebutt", stolen.value[:-4] + "AAAA")
    assert client.get("/tables").status_code == 302


# -------------------------------------------------------------------- the key


def test_nobody_is_signed_out_by_a_restart_f76(bridge: Bridge, table: Table) -> None:
    cookie = bridge.browser("Mira").client.get_cookie("scuttlebutt")
    assert cookie is not None
    client = create_app(bridge.harbour.ship).test_client()
    client.set_cookie("scuttlebutt", cookie.value)
    assert client.get("/tables").status_code == 200
    key = bridge.harbour.ship.settings.data / "flask_key"
    assert stat.S_IMODE(key.stat().st_mode) == 0o600


@pytest.mark.parametrize("key", ["dev", "secret", "changeme" * 4, "a" * 64])
def test_a_key_that_can_be_guessed_keeps_the_panel_from_starting_f76(key: str) -> None:
    with pytest.raises(SettingsRefused, match="SCUTTLEBUTT_SECRET_KEY"):
        read_settings({"SCUTTLEBUTT_SECRET_KEY": key})


# ----------------------------------------------------------- foreign addresses


FOREIGN = (
    "//evil.example", "https:evil.example", "https://evil.example/tables", "/\\evil.example", "\\\\evil",
    "/\tevil.example", "/%09/evil.example", "javascript:alert(1)", " //evil.example", "/tables/../..//evil",
    "///evil.example", "/sign-out/everywhere", "tables", "/no/such/page",
)  # fmt: skip


def test_nobody_is_led_to_a_foreign_page_f75(bridge: Bridge, table: Table) -> None:
    limiter.enabled = False
    led, mira = {}, bridge.browser("Mira")
    for wanted in FOREIGN:
        browser = Browser(bridge.app.test_client())
        browser.get("/sign-in", query_string={"next": wanted})
        browser.page(f"/sign-in/{(token := bridge.key('Mira'))}")
        after_sign_in = browser.post(f"/sign-in/{token}").headers["Location"]
        after_deed = mira.post("/tables/1/do/pause", back=wanted).headers["Location"]
        led[wanted] = (after_sign_in, after_deed)
    assert led == dict.fromkeys(FOREIGN, ("/tables", "/tables"))


def test_who_asked_for_a_page_gets_it_after_signing_in_f75(bridge: Bridge, table: Table) -> None:
    browser = Browser(bridge.app.test_client())
    asked = browser.get("/tables/1/story?day=1")
    browser.get(asked.headers["Location"])
    token = bridge.key("Mira")
    browser.page(f"/sign-in/{token}")
    assert browser.post(f"/sign-in/{token}").headers["Location"] == "/tables/1/story?day=1"


# ---------------------------------------------------------------- foreign code


def test_every_page_forbids_foreign_and_inline_code(bridge: Bridge, table: Table) -> None:
    mira = bridge.browser("Mira")
    for path in ("/tables", "/tables/1", "/tables/1/story", "/sign-in/x", "/no/such/page"):
        answer = mira.get(path)
        policy = answer.headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert answer.headers["Cross-Origin-Resource-Policy"] == "same-origin"
        page = answer.get_data(as_text=True)
        assert not re.search(r"<script(?![^>]*src=)|\son\w+=|\sstyle=|<style|javascript:", page), path


def test_a_browser_keeps_no_page_and_no_error_only_what_is_the_same_for_everybody(
    bridge: Bridge, table: Table
) -> None:
    mira = bridge.browser("Mira")
    for path in ("/tables", "/tables/1", "/no/such/page", "/static/no-such-file.css", "/static/../secret"):
        assert mira.get(path).headers["Cache-Control"] == "no-store", path
    assert mira.get("/static/panel.css").headers["Cache-Control"] == "public, max-age=3600"


@pytest.mark.parametrize("name", [NASTY, QUOTED, "{{ 7*7 }}"])
def test_what_people_type_is_inert_on_every_page_f74(bridge: Bridge, name: str) -> None:
    table = bridge.table(RAFT, title=name)
    mira = bridge.harbour.moderator(table, "Mira")
    with bridge.harbour.desk.write() as books:
        books.people.change(mira, name=name)
    browser = bridge.browser("Mira")
    browser.said("/tables/1/do/announce", text=name)
    browser.said("/tables/1/do/cancel_game", sure="yes", reason=name)
    for path in ("/tables", "/tables/1", "/tables/1/story", "/tables/1/people", "/you", "/tables/1/settings"):
        page = browser.page(path)
        assert "<img src=x" not in page, path
        assert "49" not in re.sub(r"\d{3,}", "", page) or "{{" not in name, path
        assert not re.search(r"=\"[^\"<>]*'-alert\(1\)-'\"", page), path


# ---------------------------------------------------------------------- errors


def test_an_error_shows_a_short_number_and_the_log_the_rest_without_any_secret_f78(
    bridge: Bridge, table: Table, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def break_down(*_: object) -> None:
        raise RuntimeError("the mast is broken")

    bridge.app.config["PROPAGATE_EXCEPTIONS"] = False
    mira = bridge.browser("Mira")
    cookie = mira.client.get_cookie("scuttlebutt")
    assert cookie is not None
    monkeypatch.setattr("core.service.links.peek", break_down)
    token = bridge.key("Mira")
    with caplog.at_level(logging.DEBUG):
        answer = mira.get(f"/sign-in/{token}")
    page = answer.get_data(as_text=True)
    assert answer.status_code == 500
    number = re.search(r"No\. (\w{8})\.", page)
    assert number is not None
    assert number[1] in caplog.text
    assert "the mast is broken" in caplog.text
    assert "mast" not in page
    assert "Traceback" not in page
    for secret in (token, cookie.value, bridge.app.config["SECRET_KEY"]):
        assert secret not in caplog.text
        assert secret not in page


def test_numbers_that_no_row_can_have_and_characters_that_no_text_holds_are_refused_f60(
    bridge: Bridge, table: Table
) -> None:
    olga, huge = bridge.browser("Olga"), 10**30
    for path in (f"/tables/{huge}", f"/tables/1/queue/{huge}?deed=pause", f"/owner/audit?page={huge}"):
        assert olga.get(path).status_code in (403, 404), path
    for path in ("appoint", "dismiss", "owners", "forget"):
        answer = olga.post(f"/owner/{path}", who=huge, table=huge, person=huge)
        assert answer.status_code in (303, 404, 422), path
    assert olga.post("/owner/appoint", who="a\x00b", table=1).status_code == 400
    answer = olga.post("/tables/1/do/pause", seen=huge)
    assert answer.status_code == 303
    assert bridge.view(table)["paused"] is True


def test_the_bots_token_is_on_no_page_and_in_no_log_f78(
    bridge: Bridge, table: Table, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    token = "123456789:AAF-a-token-that-nobody-may-see"
    ship = bridge.harbour.ship
    settings = replace(ship.settings, token=Secret(token))
    app = create_app(Ship(settings, ship.store, ship.clock, ship.games))
    app.config["PROPAGATE_EXCEPTIONS"] = False
    client, cookie = app.test_client(), bridge.browser("Olga").client.get_cookie("scuttlebutt")
    assert cookie is not None
    client.set_cookie("scuttlebutt", cookie.value)
    with caplog.at_level(logging.DEBUG):
        pages = [
            client.get(path).get_data(as_text=True)
            for path in ("/owner/health", "/owner/audit", "/metrics", "/tables/1/story.json", "/nothing")
        ]
        monkeypatch.setattr("core.service.queries.health", lambda *_: 1 / 0)
        pages.append(client.get("/owner/health").get_data(as_text=True))
    assert "Something broke" in pages[-1]
    assert "ZeroDivisionError" in caplog.text
    for shown in (*pages, caplog.text, repr(settings)):
        assert token.partition(":")[2] not in shown


def test_a_page_that_is_not_there_and_a_form_from_elsewhere_are_told_apart(
    bridge: Bridge, table: Table
) -> None:
    mira = bridge.browser("Mira")
    assert "There is nothing here" in mira.get("/no/such/page").get_data(as_text=True)
    assert "This form is from another session" in mira.client.post("/you").get_data(as_text=True)


# ------------------------------------------------------------------- removal


def test_a_removed_moderator_is_out_at_once_with_his_open_pages_f81(bridge: Bridge, table: Table) -> None:
    mira = bridge.browser("Mira")
    page = mira.page("/tables/1")
    live = re.search(r'hx-get="(/tables/1/live[^"]*)"', page)
    assert live is not None
    with bridge.harbour.desk.write() as books:
        assert dismiss(books, table, bridge.harbour.people["Mira"], None, bridge.harbour.now())
    answer = mira.client.get("/tables/1/live", headers={"HX-Request": "true"})
    assert answer.status_code == 403
    assert answer.headers["HX-Redirect"] == "/tables"
    assert mira.post("/tables/1/do/pause").status_code == 403
    assert mira.get("/tables/1").status_code == 403
    assert bridge.view(table)["paused"] is False
    assert "The raft" not in mira.page("/tables")


def test_a_command_of_a_removed_moderator_that_still_waits_is_refused_f81(
    bridge: Bridge, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("admin.acting.time.sleep", lambda seconds: None)
    bridge.app.config["PATIENCE"] = 0.0
    mira = bridge.browser("Mira")
    mira.post("/tables/1/do/pause")
    with bridge.harbour.desk.write() as books:
        dismiss(books, table, bridge.harbour.people["Mira"], None, bridge.harbour.now())
    bridge.harbour.run()
    assert bridge.view(table)["paused"] is False
