"""Saying a message in one reader's words."""

import pytest
from markupsafe import Markup

from core.texts import Speech, plain


def test_what_lies_weeks_ahead_is_shown_with_its_date() -> None:
    said = Speech("en", "Europe/Copenhagen").say(
        "kept-out", {"name": "Eve", "until_at": "2026-12-30T23:21:00+00:00"}
    )
    assert plain(said).endswith("until Thu 31 Dec 2026 00:21.")
    assert 'data-form="wDt"' in said


@pytest.mark.parametrize(
    ("minutes", "english", "german"),
    [
        (0, "0 min", "0 Min."),
        (0.5, "30 sec", "30 Sek."),
        (40, "40 min", "40 Min."),
        (60, "1 hr", "1 Std."),
        (629, "10 hr 29 min", "10 Std. 29 Min."),
        (1441, "1 day 1 min", "1 Tg. 1 Min."),
    ],
)
def test_a_length_is_told_in_hours_and_minutes(minutes: float, english: str, german: str) -> None:
    for language, shown in (("en", english), ("de", german)):
        said = plain(Speech(language).say("button-give-back", {"minutes": minutes}))
        assert shown in said


@pytest.mark.parametrize(("secrets", "shows"), [(0, None), (1, "shows it"), (2, "shows each of them")])
def test_no_secret_is_shown_by_the_panel_where_none_has_gone_out(secrets: int, shows: str | None) -> None:
    facts = {"phase": "day", "day": 1, "events": 3, "minutes": 599, "names": ["Ann"], "table": "T"}
    said = plain(Speech("en").say("outage-take-back", {**facts, "secrets": secrets}))
    assert "the phase has 9 hr 59 min again" in said
    assert ("The panel" in said) is (shows is not None)
    assert shows is None or shows in said


def test_a_list_of_any_length_is_filled_in_whole() -> None:
    lines = Markup("\n").join(f"<b>Sailor {number}</b>: nobody" for number in range(400))
    said = Speech("en", "UTC").say("zpm-tally-day", {"day": 3, "lines": lines})
    assert said.startswith("<b>Votes of Day 3</b>")
    assert said.endswith(lines)


def test_what_somebody_typed_is_no_markup_however_long_it_is() -> None:
    said = Speech("en", "UTC").say("unread-line", {"at": "2026-07-01T17:00:00+00:00", "text": "<b>" * 1000})
    assert said.count("&lt;b&gt;") == 1000
