"""Whatever is sent to any address of the panel is answered with a page of ours: no fault, no trace, nothing changed."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from admin.deeds import EVERYWHERE, OF_GAME
from core.service.tables import Table
from tests.admin.bridge import MAFIA, RAFT, Bridge, Browser, bridge_on
from tests.admin.doors import doors

HUGE = "9" * 5000
NASTY = (
    "", " ", "-1", "-", "0", "1e9", "NaN", "٣", "²", HUGE, "-" + HUGE, str(2**63), str(10**30), "\x00", "a\x00b",
    "\ud83d", "💥", "<script>alert(1)</script>", "'; DROP TABLE tables; --", "{{ 7*7 }}", "%00", "../../etc/passwd",
    "2026-13-45T99:99", "0001-01-01T00:00", "9999-12-31T23:59", "9999-12-31T23:59:59-14:00", "x" * 60_000,
    "\u202e\u200b", "25:61", "00:00", "/", "Europe/", "localtime", "posix/UTC", "nobody", "true",
)  # fmt: skip
FEW = ("", "-1", HUGE, "\x00", "💥", "9999-12-31T23:59:59-14:00", "x" * 60_000, "<script>alert(1)</script>")
"""For deeds, of which there are many."""
FIELDS = (
    "who", "what", "minutes", "until", "closes_at", "name", "text", "seats", "room", "to", "post", "parcel", "health",
    "food", "weapons", "voyage", "pace", "zone", "weekdays", "opens", "closes", "actions", "starvation", "accusation",
    "trial", "sailors", "day_minutes", "night_minutes", "remind_minutes", "required_posts", "winner", "instead",
    "names", "seen", "back", "reason", "language", "bot", "game", "title", "once", "table", "person", "deputy",
    "call-vote", "then-vote", "call-order-kill", "call-attack",
)  # fmt: skip
QUERIES = ("seat", "day", "room", "before", "page", "game", "have", "deed", "back", "next", "all", "count")
DEEDS = sorted({deed.name for deeds in (EVERYWHERE, *OF_GAME.values()) for deed in deeds})


@pytest.fixture(scope="module")
def bridge(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Bridge]:
    folder: Path = tmp_path_factory.mktemp("storm")
    url, data = f"sqlite:///{folder / 'panel.db'}", folder / "data"
    with pytest.MonkeyPatch.context() as patch, bridge_on(url, data, patch) as bridge:
        bridge.raft()
        bridge.fleet()
        bridge.table(MAFIA, title="A lobby")
        bridge.app.config["PROPAGATE_EXCEPTIONS"] = False
        patch.setattr("admin.extensions.limiter.enabled", False)
        yield bridge


@pytest.fixture(scope="module")
def olga(bridge: Bridge) -> Browser:
    return bridge.browser("Olga")


def trouble(bridge: Bridge, answer: Any) -> str:
    """Empty for an answer that is as it should be."""
    page = answer.get_data(as_text=True)
    if answer.status_code >= 500:
        return str(answer.status_code)
    return "a trace" if "Traceback" in page or "<script>alert" in page else ""


@pytest.mark.parametrize("table", [1, 2])
def test_no_question_in_an_address_breaks_a_page(bridge: Bridge, olga: Browser, table: int) -> None:
    wrong = []
    for door in doors(bridge.app, table_id=table):
        if "GET" not in door.methods:
            continue
        for nasty in FEW:
            answer = olga.client.get(door.path, query_string=dict.fromkeys(QUERIES, safe(nasty)))
            if fault := trouble(bridge, answer):
                wrong.append((door.path, nasty[:40], fault))
    assert wrong == []


def test_no_address_breaks_the_panel(bridge: Bridge, olga: Browser) -> None:
    wrong = []
    for nasty in (*NASTY, "1/../2", "%2e%2e", "1%00", "１"):
        for path in (
            "/tables/{}",
            "/tables/1/seats/{}",
            "/tables/1/queue/{}",
            "/sign-in/{}",
            "/tables/new/{}",
            "/{}",
        ):
            answer = olga.client.get(path.format(safe(nasty)[:8000]))
            if fault := trouble(bridge, answer):
                wrong.append((path, nasty[:40], fault))
    assert wrong == []


@pytest.mark.parametrize("deed", DEEDS)
def test_no_form_breaks_a_deed_and_nothing_is_done_that_was_not_understood(
    bridge: Bridge, olga: Browser, deed: str
) -> None:
    wrong = []
    for table in (1, 2):
        for nasty in FEW:
            form = dict.fromkeys(FIELDS, safe(nasty)) | {"reason": "x", "once": ""}
            answer = olga.post(f"/tables/{table}/do/{deed}", **form)
            if fault := trouble(bridge, answer):
                wrong.append((table, nasty[:40], fault))
    assert wrong == []


@pytest.mark.parametrize("game", [RAFT, MAFIA])
def test_no_form_breaks_a_page_that_is_no_deed(bridge: Bridge, olga: Browser, game: str) -> None:
    wrong = []
    for door in doors(bridge.app):
        if "POST" not in door.methods or door.endpoint in ("doing.do", "you.leave", "you.leave_everywhere"):
            continue
        for nasty in FEW:
            answer = olga.post(door.path, **dict.fromkeys(FIELDS, safe(nasty)) | {"game": game})
            if fault := trouble(bridge, answer):
                wrong.append((door.endpoint, nasty[:40], fault))
    assert wrong == []


def test_one_wrong_field_among_right_ones_is_named_and_no_table_moves(bridge: Bridge, olga: Browser) -> None:
    fine: dict[str, dict[str, Any]] = {
        "set_sailor": {"who": 1, "food": 3},
        "move_deadline": {"minutes": 5},
        "configure": {"voyage": 20, "pace": "calendar", "opens": "10:00", "closes": "16:00", "zone": "UTC"},
        "take_back": {"to": 1, "sure": "yes"},
        "modkill": {"who": 1, "sure": "yes"},
    }
    before, wrong = versions(bridge), []
    for name, form in fine.items():
        for field in form:
            for nasty in (HUGE, "\x00", "2026-13-45T99:99", "x" * 60_000):
                answer = olga.post(f"/tables/1/do/{name}", **form | {field: nasty, "reason": "x"})
                if answer.status_code not in (200, 303, 400, 404, 422):
                    wrong.append((name, field, nasty[:20], answer.status_code))
    assert wrong == []
    assert versions(bridge) == before


def versions(bridge: Bridge) -> list[int]:
    with bridge.harbour.desk.read() as books:
        tables: list[Table] = books.tables.all()
    return [table.version for table in tables]


def test_a_character_that_no_text_can_hold_is_refused_at_the_door(bridge: Bridge, olga: Browser) -> None:
    answer = olga.post("/tables/1/do/announce", text="All\x00 hands")
    assert answer.status_code == 400
    assert "could not read what was sent" in answer.get_data(as_text=True)


def test_more_than_a_page_holds_is_refused(bridge: Bridge, olga: Browser) -> None:
    assert olga.post("/tables/1/do/announce", text="x" * 300_000).status_code == 413


def test_a_strange_host_leads_nobody_away(bridge: Bridge, olga: Browser) -> None:
    """Links of the panel are paths, whatever the request calls this machine."""
    for host in ("evil.example", "evil.example:80", "a b", "[", "localhost@evil.example"):
        for path in ("/", "/tables/1", "/sign-in"):
            answer = olga.client.get(path, headers={"Host": host})
            assert answer.status_code < 500, (host, path)
            assert "evil.example" not in answer.headers.get("Location", ""), (host, path)
            assert "evil.example" not in answer.get_data(as_text=True), (host, path)


def safe(text: str) -> str:
    """As it can be sent: a lone half of a character has no bytes."""
    return text.encode("utf-8", "replace").decode()
