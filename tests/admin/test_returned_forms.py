"""A form that cannot be carried out comes back on its own page: all that was typed, and the wrong field by name."""

import re
from dataclasses import dataclass, field
from html import unescape
from html.parser import HTMLParser
from typing import Any

import pytest

from core.engine.command import CloseNow
from core.service.tables import Table
from tests.admin.bridge import MAFIA, RAFT, Bridge, Browser
from tests.service.harbour import BOT

WINDOW = {"opens": "18:00", "closes": "21:30", "zone": "Europe/Oslo", "weekdays": ["0", "2"]}
MINUTES = {"actions": "7", "starvation": "6", "accusation": "5", "trial": "4"}
RAFT_FORM = {"voyage": "20", "pace": "calendar", **MINUTES, **WINDOW}
OPENING = {"form": "open", "game": RAFT, "title": "Friday", "language": "de", "bot": str(BOT), **RAFT_FORM}
FLEET_OPENING = {
    **OPENING, "game": MAFIA, "sailors": "11", "remind_minutes": "30", "required_posts": "2", "day_minutes": "9",
    "night_minutes": "8",
}  # fmt: skip
for name in ("voyage", *MINUTES):
    FLEET_OPENING.pop(name)
SETTINGS = {"form": "configure", "back": "/tables/2/settings", "reason": "by wish", **RAFT_FORM}
GIVING = {"form": "give", "back": "/tables/1/seats/1", "who": "1", "to": "2", "reason": "he wrote to me"}


@dataclass
class Fields(HTMLParser):
    """What the fields of one form hold, and what a reader of the page is told of the wrong one."""

    form: str
    values: dict[str, list[str]] = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)
    focused: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__()
        self._is_inside, self._select, self._text = False, "", ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        name, value = found.get("name") or "", found.get("value") or ""
        if name == "form":
            self._is_inside = value == self.form
        if not self._is_inside:
            return
        if found.get("aria-invalid") == "true":
            self.wrong.append(name)
            assert found["aria-describedby"] == f"{found['id']}-why"
        if "autofocus" in found:
            self.focused.append(name)
        if tag == "input" and (found.get("type") not in ("checkbox", "radio") or "checked" in found):
            self.values.setdefault(name, []).append(value)
        if tag == "select":
            self._select = name
        if tag == "option" and "selected" in found:
            self.values.setdefault(self._select, []).append(value)
        if tag == "textarea":
            self._text = name

    def handle_data(self, data: str) -> None:
        if self._text:
            self.values.setdefault(self._text, []).append(data)

    def handle_endtag(self, tag: str) -> None:
        if tag == "textarea":
            self._text = ""
        if tag == "form":
            self._is_inside = False


@pytest.fixture
def mira(bridge: Bridge) -> Browser:
    """She moderates a raft at starvation (1), a raft's lobby (2) and a fleet after Day 2 (3)."""
    raft = bridge.raft()
    bridge.harbour.moderator(raft, "Mira")
    bridge.harbour.moderator(bridge.table(title="A lobby"), "Mira")
    bridge.harbour.moderate(raft, CloseNow(), "Mira")
    assert bridge.fleet_that_rises().id == 3
    return bridge.browser("Mira")


@pytest.mark.parametrize(
    ("path", "form", "wrong", "label", "said"),
    [
        ("/tables/new", OPENING, {"opens": "25:00"}, "Opens", "25:00 is not a time of day: write it like 16:00"),
        ("/tables/new", OPENING, {"closes": ""}, "Closes", "Nothing is written here: it takes a time of day"),
        ("/tables/new", OPENING, {"closes": "18:00"}, "Closes", "must open and close at different hours"),
        ("/tables/new", OPENING, {"zone": "Mars/Crater"}, "Time zone", "no time zone Mars/Crater"),
        ("/tables/new", OPENING, {"voyage": ""}, "Cards of the voyage", "it takes a number from 5 to 52"),
        ("/tables/new", OPENING, {"weekdays": []}, "Days of play", "At least one day of the week"),
        ("/tables/new", OPENING, {"title": "\u200b"}, "Title", "needs a title that can be read"),
        ("/tables/new", FLEET_OPENING, {"sailors": "8"}, "Sailors", "8 is not a number from 9 to 40"),
        ("/tables/new", FLEET_OPENING, {"closes": "18:00"}, "Closes", "open and close at different hours"),
        ("/tables/2/do/configure", SETTINGS, {"opens": "dusk"}, "Opens", "dusk is not a time of day"),
        ("/tables/2/do/configure", SETTINGS, {"zone": "Mars/Crater"}, "Time zone", "no time zone Mars/Crater"),
        ("/tables/2/do/configure", SETTINGS, {"closes": "18:00"}, "Closes", "at different hours"),
        ("/tables/1/do/give", GIVING, {"gives_food": "x"}, "Food", "x is not a number from 0 to 99"),
        ("/tables/1/do/give", GIVING, {"gives_food": "98"}, "Food", "There is not that much: Ben holds 0 food"),
        (
            "/tables/1/do/rename",
            {"form": "rename", "back": "/tables/1/seats/1", "who": "1", "reason": "typo"},
            {"name": "Ann"},
            "New name",
            "Somebody at this table is called Ann",
        ),
        (
            "/tables/1/do/move_deadline",
            {"form": "until"},
            {"until": "2001-01-01T10:00"},
            "Close at",
            "That moment has passed",
        ),
        (
            "/tables/3/do/name_zombie",
            {"form": "name_zombie", "back": "/tables/3/zombies", "who": "0"},
            {"name": "\u200b"},
            "New name",
            "cannot be read by others",
        ),
        ("/you", {"form": "you", "language": "de"}, {"zone": "Mars/Crater"}, "Time zone", "no time zone"),
    ],
)  # fmt: skip
def test_a_form_comes_back_with_what_was_typed_and_names_its_wrong_field(
    bridge: Bridge,
    mira: Browser,
    path: str,
    form: dict[str, Any],
    wrong: dict[str, Any],
    label: str,
    said: str,
) -> None:
    answer = mira.post(path, **form | wrong)
    page, found = unescape(answer.get_data(as_text=True)), Fields(form["form"])
    found.feed(answer.get_data(as_text=True))
    name = next(iter(wrong))
    assert answer.status_code == 422
    assert found.wrong == [name] == found.focused
    alert = re.search(r'<p class="word bad" role="alert"><a href="#([^"]+)">([^<]+)</a>: (.*)</p>', page)
    assert alert is not None
    assert alert[1] == f"{form['form']}-{name}"
    assert f'id="{alert[1]}"' in page
    assert alert[2].startswith(label)
    assert said in alert[3]
    expected = {key: value if isinstance(value, list) else [value] for key, value in (form | wrong).items()}
    for key in expected.keys() - {"form", "back", "who", "zone" if path == "/tables/new" else ""}:
        assert found.values.get(key, []) == expected[key], key


def test_what_was_wrong_can_be_mended_and_sent_again(bridge: Bridge, mira: Browser) -> None:
    mira.post("/tables/2/do/configure", **SETTINGS | {"opens": "25:00"})
    assert "Change the settings: done." in mira.said("/tables/2/do/configure", **SETTINGS)
    with bridge.harbour.desk.read() as books:
        table = books.tables.get(2)
    assert table is not None
    assert bridge.view(table)["settings"]["pace"]["opens"] == "18:00:00"


def test_a_form_that_its_page_has_no_more_leaves_its_word_above_it(mira: Browser) -> None:
    said = mira.said("/tables/2/do/prod", form="prod-77", back="/tables/2/people", who="77")
    assert "There is no such seat at this table." in said
    assert "Nobody is aboard yet." in said


@pytest.mark.parametrize("back", ["/tables/99", "/tables/4/story", "/owner", "//evil.example", "/no/such"])
def test_no_form_comes_back_on_a_page_that_its_sender_may_not_open(
    bridge: Bridge, mira: Browser, back: str
) -> None:
    bridge.harbour.moderator(bridge.table(title="Somebody else’s"), "Otto")
    answer = mira.post("/tables/1/do/rename", form="rename", back=back, who="1", reason="x", name="")
    assert answer.headers["Location"] in ("/tables", "/tables/1")
    assert "Somebody else’s" not in answer.get_data(as_text=True)


def test_the_owner_gets_back_what_he_typed_for_the_table_he_typed_it_for(
    bridge: Bridge, mira: Browser
) -> None:
    olga = bridge.browser("Olga")
    answer = olga.post("/owner/appoint", form="appoint-2", table="2", who="@nobody_here", deputy="yes")
    found = Fields("appoint-2")
    found.feed(answer.get_data(as_text=True))
    assert answer.status_code == 422
    assert (found.wrong, found.values["who"], found.values["deputy"]) == (["who"], ["@nobody_here"], ["yes"])
    assert answer.get_data(as_text=True).count('aria-invalid="true"') == 1


def test_nobody_is_asked_to_confirm_what_cannot_be(bridge: Bridge, mira: Browser) -> None:
    """The dead are not killed again, and a lobby that lacks sailors does not offer its start."""
    page = mira.page("/tables/1/seats/1")
    assert "Kill by moderator…" in page
    assert "Bring back to life…" not in page
    mira.said("/tables/1/do/modkill", who=1, sure="yes", reason="rude")
    page = mira.page("/tables/1/seats/1")
    assert "Kill by moderator…" not in page
    assert "Bring back to life…" in page
    said = mira.said("/tables/1/do/modkill", form="modkill", back="/tables/1/seats/1", who=1)
    assert "Kill by moderator: not done. That sailor is dead already." in said
    assert "Begin the game…" not in mira.page("/tables/2")
    people = mira.page("/tables/1/people")
    assert 'aria-label="Remind Ann"' in people
    assert 'aria-label="Remind Ben"' not in people


def test_the_close_is_offered_to_move_only_where_it_can(bridge: Bridge, mira: Browser) -> None:
    assert moves(mira) == ["5", "15", "60"]  # three minutes are left
    mira.said("/tables/1/do/move_deadline", minutes=15)
    assert moves(mira) == ["-15", "-5", "5", "15", "60"]
    bridge.harbour.wait(minutes=9)
    assert moves(mira) == ["-5", "5", "15", "60"]


def moves(browser: Browser) -> list[str]:
    return re.findall(r'name="minutes" value="([-\d]+)"', browser.page("/tables/1"))


def test_pages_that_are_a_look_say_so(bridge: Bridge, mira: Browser) -> None:
    recorded = "You see what players may not know"
    for path in (
        "/tables/3",
        "/tables/3/seats/0",
        "/tables/3/story",
        "/tables/3/zombies",
        "/tables/3/people",
    ):
        assert recorded in mira.page(path), path
    assert recorded in mira.said("/tables/3/do/take_back", to=3)
    assert recorded not in mira.page("/tables/1")


def test_two_tables_of_one_title_are_told_apart(bridge: Bridge, mira: Browser) -> None:
    twin: Table = bridge.table(title="A lobby")
    bridge.harbour.moderator(twin, "Mira")
    page = mira.page("/tables")
    assert "No. 2" in page
    assert f"No. {twin.id}" in page
    assert f"No. {twin.id}" in mira.page(f"/tables/{twin.id}/settings")
