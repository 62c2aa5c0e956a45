"""Names that people bear: nothing in them calls an account, a command or an address (F44)."""

import pytest

from core.engine.names import clean_name, harmless, looks_like


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
