"""Saying a message in one reader's words."""

from markupsafe import Markup

from core.texts import Speech, plain


def test_what_lies_weeks_ahead_is_shown_with_its_date() -> None:
    said = Speech("en", "Europe/Copenhagen").say(
        "kept-out", {"name": "Eve", "until_at": "2026-12-30T23:21:00+00:00"}
    )
    assert plain(said).endswith("until Thu 31 Dec 2026 00:21.")
    assert 'data-form="wDt"' in said


def test_a_list_of_any_length_is_filled_in_whole() -> None:
    lines = Markup("\n").join(f"<b>Sailor {number}</b>: nobody" for number in range(400))
    said = Speech("en", "UTC").say("zpm-tally-day", {"day": 3, "lines": lines})
    assert said.startswith("<b>Votes of Day 3</b>")
    assert said.endswith(lines)


def test_what_somebody_typed_is_no_markup_however_long_it_is() -> None:
    said = Speech("en", "UTC").say("unread-line", {"at": "2026-07-01T17:00:00+00:00", "text": "<b>" * 1000})
    assert said.count("&lt;b&gt;") == 1000
