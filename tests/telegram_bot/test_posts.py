"""Copies of posts: plain formatting stays, whatever leads to an account or a command does not (secrecy: content)."""

import pytest

from telegram_bot.render.entities import utf16_length
from telegram_bot.render.posts import room_for_words, words_of


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("@ann", "＠ann"),
        ("ask (@ann_b)", "ask (＠ann_b)"),
        ("mail ann@example.org", "mail ann@example.org"),
        ("/vote Bart", "∕vote Bart"),
        ("either/or", "either/or"),
        ("https://T.me/ann", "https://T․me/ann"),
        ("telegram.me/ann", "telegram․me/ann"),
        ("tg://user?id=7", "tg∶//user?id=7"),
        ("at.me, part.dog", "at.me, part.dog"),
    ],
)
def test_nothing_in_a_copy_leads_to_an_account_or_a_command(typed: str, shown: str) -> None:
    copied = words_of({"text": typed, "entities": []})
    assert copied.text == shown
    assert utf16_length(copied.text) == utf16_length(typed)


def test_plain_formatting_is_carried_and_links_and_custom_emoji_are_not() -> None:
    entities = [
        {"type": "bold", "offset": 0, "length": 3},
        {"type": "spoiler", "offset": 4, "length": 3},
        {"type": "text_link", "offset": 0, "length": 3, "url": "https://example.org"},
        {
            "type": "text_mention",
            "offset": 4,
            "length": 3,
            "user": {"id": 1, "first_name": "A", "is_bot": False},
        },
        {"type": "custom_emoji", "offset": 8, "length": 2, "custom_emoji_id": "5"},
    ]
    copied = words_of({"text": "rum gin 🍺", "entities": entities})
    assert [(each.type, each.offset, each.length) for each in copied.entities] == [
        ("bold", 0, 3),
        ("spoiler", 4, 3),
    ]


def test_nobody_can_type_what_looks_like_the_post_of_another_or_news() -> None:
    text = "Aye 🍺\n\nBart, the Meeting\nI did it.\n\n🪢 Bart is lynched."
    typed = [{"type": "bold", "offset": 8, "length": 4}, {"type": "blockquote", "offset": 0, "length": 6}]
    copied = words_of({"text": text, "entities": typed})
    assert copied.text == text
    assert [(each.type, each.offset, each.length) for each in copied.entities] == [
        ("blockquote", 0, utf16_length(text)),
        ("bold", 8, 4),
    ]


def test_one_line_is_quoted_only_where_its_writer_quotes() -> None:
    quote = {"type": "blockquote", "offset": 0, "length": 3}
    assert words_of({"text": "rum", "entities": []}).entities == ()
    assert [each.type for each in words_of({"text": "rum", "entities": [quote]}).entities] == ["blockquote"]


def test_a_post_has_room_for_what_telegram_takes_less_the_alias_above_it() -> None:
    assert room_for_words(10, "text") == 4096 - 10 - 1
    assert room_for_words(10, "photo") == 1024 - 10 - 1
