"""Two moderators at one table: the second is told what the first has done, and nothing that he typed is lost."""

import re

import pytest

from tests.admin.bridge import Bridge, Browser

MARK = re.compile(r'name="once" value="([^"]+)"')


@pytest.fixture
def crew(bridge_on_both: Bridge) -> tuple[Bridge, Browser, Browser]:
    bridge = bridge_on_both
    table = bridge.raft()
    for name in ("Mira", "Milo"):
        bridge.harbour.moderator(table, name)
    return bridge, bridge.browser("Mira"), bridge.browser("Milo")


def test_the_second_is_told_what_changed_and_his_words_are_kept(
    crew: tuple[Bridge, Browser, Browser],
) -> None:
    bridge, mira, milo = crew
    seen = bridge.version(bridge.harbour.table_numbered(1))
    form = {"who": 2, "reason": "Ben gave it to her", "seen": seen}
    assert "done" in mira.said("/tables/1/do/set_sailor", **form, food=4)
    answer = milo.post("/tables/1/do/set_sailor", **form, food=7, weapons=1)
    page = answer.get_data(as_text=True)
    assert answer.status_code == 409
    assert "Somebody else has changed this table" in page
    assert "<b>Cat</b> was set to food 4." in page
    assert "Mira, moderator: “Ben gave it to her”" in page
    for kept in ('name="food" value="7"', 'name="weapons" value="1"', 'value="Ben gave it to her"'):
        assert kept in page
    assert bridge.view(bridge.harbour.table_numbered(1))["sailors"][2]["food"] == 4


def test_having_seen_it_he_can_press_again(crew: tuple[Bridge, Browser, Browser]) -> None:
    bridge, mira, milo = crew
    seen = bridge.version(bridge.harbour.table_numbered(1))
    mira.said("/tables/1/do/pause", seen=seen)
    milo.post("/tables/1/do/set_sailor", who=2, food=7, reason="x", seen=seen)
    page = milo.said("/tables/1/do/set_sailor", who=2, food=7, reason="x", seen=seen + 1)
    assert "Set health, food, weapons: done." in page
    sailor = bridge.view(bridge.harbour.table_numbered(1))["sailors"][2]
    assert sailor["food"] == 7


def test_both_at_the_same_moment_one_is_first_and_the_other_is_told(
    crew: tuple[Bridge, Browser, Browser], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both commands wait in the queue before the worker reads the first."""
    bridge, mira, milo = crew
    seen = bridge.version(bridge.harbour.table_numbered(1))
    monkeypatch.setattr("admin.acting.time.sleep", lambda seconds: None)
    bridge.app.config["PATIENCE"] = 0.0
    rows = [
        browser.post("/tables/1/do/set_sailor", who=1, food=food, reason="x", seen=seen).headers["Location"]
        for browser, food in ((mira, 3), (milo, 5))
    ]
    bridge.harbour.run()
    assert bridge.view(bridge.harbour.table_numbered(1))["sailors"][1]["food"] == 3
    assert "done" in mira.page(rows[0])
    assert "Somebody else has changed this table" in milo.page(rows[1])


def test_what_players_do_meanwhile_stops_no_moderator(crew: tuple[Bridge, Browser, Browser]) -> None:
    bridge, mira, _ = crew
    seen = bridge.version(bridge.harbour.table_numbered(1))
    bridge.scavenge(bridge.harbour.table_numbered(1), "Ann")
    assert "Pause: done." in mira.said("/tables/1/do/pause", seen=seen)


def test_a_phase_that_closed_meanwhile_is_a_change(crew: tuple[Bridge, Browser, Browser]) -> None:
    """The moderator wanted to extend the actions; they are over, and the next phase is not what he meant."""
    bridge, mira, _ = crew
    state = bridge.harbour.state(bridge.harbour.table_numbered(1))
    form = {"minutes": 15, "closes_at": state.closes_at.isoformat()}
    seen = bridge.version(bridge.harbour.table_numbered(1))
    bridge.harbour.wait(minutes=3, seconds=5)
    answer = mira.post("/tables/1/do/move_deadline", **form, seen=seen)
    assert answer.status_code == 409
    assert "Starvation opened" in answer.get_data(as_text=True)


def test_a_form_that_is_sent_twice_is_one_wish_and_two_forms_are_two(
    crew: tuple[Bridge, Browser, Browser],
) -> None:
    """A reload, or a browser that tries again because the line was cut: the panel may have died with the answer."""
    bridge, mira, _ = crew
    marks = MARK.findall(mira.page("/tables/1"))
    assert len(set(marks)) == len(marks) > 1
    first, second = marks[:2]
    for mark in (first, first, second):
        assert "done" in mira.said("/tables/1/do/announce", text="All hands!", once=mark)
    assert "done" in mira.said("/tables/1/do/announce", text="Belay that!", once=first)
    said = bridge.harbour.parcels(bridge.harbour.table_numbered(1))
    heard = [one.facts["text"] for one in said if one.key == "announcement"]
    readers = len(bridge.view(bridge.harbour.table_numbered(1))["sailors"])
    assert (heard.count("All hands!"), heard.count("Belay that!")) == (2 * readers, readers)
