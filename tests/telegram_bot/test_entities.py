"""Texts as Telegram takes them: UTF-16 offsets, 4,096 units, names as they are."""

from datetime import UTC, datetime

from markupsafe import Markup

from core.texts import Speech
from telegram_bot.render.entities import cut, quoted, shown, utf16_length


def test_offsets_count_utf16_units_f44() -> None:
    words = shown(Markup("🏴 <b>{}</b>").format("<i>Bo</i>🦜"))
    assert words.text == "🏴 <i>Bo</i>🦜"
    assert [(entity.type, entity.offset, entity.length) for entity in words.entities] == [("bold", 3, 11)]


def test_a_moment_becomes_a_date_that_the_phone_shows_in_its_own_zone() -> None:
    at = datetime(2026, 7, 1, 17, 0, tzinfo=UTC)
    words = shown(Markup("until {}").format(Speech("en", "America/Los_Angeles").moment(at, "r")))
    assert words.text == "until Wed 10:00"
    (entity,) = words.entities
    assert (entity.type, entity.unix_time, entity.date_time_format) == ("date_time", at, "r")


def test_of_what_was_typed_only_the_beginning_is_quoted() -> None:
    assert quoted("🦜" * 40) == "🦜" * 40
    assert quoted("🦜" * 41) == "🦜" * 39 + "…"


def test_a_text_that_is_too_long_is_cut_and_its_last_entities_go() -> None:
    words = shown(Markup("<b>{}</b> <i>end</i>").format("🦜" * 4000))
    assert utf16_length(words.text) <= 4096
    assert words.text.endswith("…")
    assert words.entities == ()


def test_a_cut_never_splits_a_character() -> None:
    assert cut("🦜🦜🦜", 5) == "🦜🦜"
    assert cut("abc", 3) == "abc"
