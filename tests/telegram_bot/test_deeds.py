"""Which messages may be dropped when somebody types too fast: never a deed (F48)."""

import pytest

from telegram_bot.handlers.flood import is_deed


@pytest.mark.parametrize(
    "text", ["/vote Bart", "/vote\nBart", "/VOTE@a_bot Bart", "/unvote", "/order save\nBart"]
)
def test_a_deed_is_one_wherever_its_name_stands(text: str) -> None:
    assert is_deed(text)


@pytest.mark.parametrize("text", ["vote Bart", "/voters", "/status", "/", "Aye\n/vote Bart", ""])
def test_words_and_questions_are_no_deeds(text: str) -> None:
    assert not is_deed(text)
