"""What buttons carry (F43)."""

import pytest

from telegram_bot.callback_data import Press, decode_press, encode_press


def test_a_press_comes_back_as_it_was_sent() -> None:
    press = Press("raft-attack", "abcd2345", "12a", ("k3jd82hs",))
    assert decode_press(encode_press(press)) == press


def test_more_than_64_bytes_are_refused_when_the_button_is_made_f43() -> None:
    with pytest.raises(ValueError, match="64"):
        encode_press(Press("a", "abcd2345", "1", ("é" * 30,)))


def test_a_separator_inside_a_part_is_refused() -> None:
    with pytest.raises(ValueError, match="separator"):
        encode_press(Press("a", "b:c"))


@pytest.mark.parametrize("data", ["", "x", "a:b", "::", f"report:abcd2345::{2**63}"])
def test_what_no_button_carries_is_nothing(data: str) -> None:
    assert decode_press(data) is None
