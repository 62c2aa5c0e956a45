"""Names that people bear: nothing in them calls an account, a command or an address (F44)."""

import pytest

from core.engine.names import clean_name, harmless, is_blank, looks_like


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("@durov", "＠durov"),
        ("/start", "∕start"),
        ("evil.com", "evil․com"),
        ("http://t.me/durov", "http:/∕t․me/durov"),
        ("ann@example.org", "ann＠example․org"),
        ("J. R. Ewing", "J. R. Ewing"),
        ("Ann/Ben", "Ann/Ben"),
        ("<b>Bo</b>", "<b>Bo</b>"),
    ],
)
def test_signs_that_would_make_a_link_are_exchanged_and_no_others(name: str, shown: str) -> None:
    assert harmless(name) == clean_name(name) == shown
    assert clean_name(shown) == shown
    assert looks_like(name, shown)


@pytest.mark.parametrize("text", ["", " \t\n", "\u2800\u3164", "\u200b\u200d\u2060", "\u202e\u00a0"])
def test_a_text_of_which_nothing_is_seen_is_blank(text: str) -> None:
    assert is_blank(text)


@pytest.mark.parametrize("text", ["a", "\u2800.", "🏴\u200d☠️", "\U0001fae9", "͡"])
def test_a_text_with_one_sign_to_be_seen_is_not_blank(text: str) -> None:
    """The fourth is an emoji younger than the oldest Python the bot works with."""
    assert not is_blank(text)
