"""Every language says everything, and nothing a person typed becomes markup."""

import re
from datetime import UTC, datetime

import pytest
from markupsafe import Markup

from core.texts import LANGUAGES, Speech, nearest_language, plain
from core.texts.catalogue import DEFAULT_LANGUAGE, FOLDER, MissingText, format_message, messages
from core.texts.markup import take_apart

KEY = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
NASTY = ["_", "*a", "[x](y)", "<b>", "a&b", "`c`", "<i>Bo</i>", "{ $name }", "'-alert(1)-'"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_message_of_english_and_no_other(language: str) -> None:
    assert set(messages(language)) == set(messages(DEFAULT_LANGUAGE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(language: str) -> None:
    written = [
        key
        for path in sorted((FOLDER / language).glob("*.ftl"))
        for key in re.findall(KEY, path.read_text("utf-8"))
    ]
    assert [key for key in written if written.count(key) > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_the_same_facts(language: str) -> None:
    english, other = messages(DEFAULT_LANGUAGE), messages(language)
    different = {key for key in english if english[key] != other.get(key)}
    assert different == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [0, 1, 2, 21])
def test_every_message_is_filled_and_well_formed_f22(language: str, count: int) -> None:
    for key, names in messages(language).items():
        facts = {name: _sample(name, count) for name in names}
        shown = {name: Speech(language).shown(name, value) for name, value in facts.items()}
        written, errors = format_message(language, key, shown)
        assert errors == [], key
        text, _ = take_apart(Markup(written))
        assert text.strip(), key
        assert not re.search(r"[{}]", text), key
        assert len(text) <= 4096, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_command_fits_into_telegrams_menu(language: str) -> None:
    for key in messages(language):
        if key.startswith("command-"):
            assert len(plain(Speech(language).say(key))) <= 256


@pytest.mark.parametrize("name", NASTY)
def test_a_name_made_of_markup_is_shown_as_it_is_f44_f45(name: str) -> None:
    text, spans = take_apart(Speech("en").say("welcome", {"name": name}))
    assert f"Ahoy, {name}." in text
    assert [span.tag for span in spans] == ["b"]


def test_a_moment_is_shown_in_the_readers_zone_and_carries_its_instant() -> None:
    at = datetime(2026, 7, 1, 17, 0, tzinfo=UTC)
    text, spans = take_apart(Speech("en", "Europe/Copenhagen").moment(at))
    assert text == "Wed 19:00"
    assert (spans[0].tag, spans[0].value) == ("time", "2026-07-01T17:00:00Z")


def test_a_list_is_written_as_the_language_writes_lists() -> None:
    assert Speech("en").listed(["Ann", "Ben", "C<"]) == Markup("Ann, Ben, and C&lt;")
    assert Speech("de").listed(["Ann", "Ben"]) == Markup("Ann und Ben")


def test_a_phone_is_answered_in_its_language_or_in_english() -> None:
    assert [nearest_language(code) for code in ("de-AT", "DE", "en-GB", "fr", None, "")] == [
        "de",
        "de",
        "en",
        "en",
        "en",
        "en",
    ]


def test_an_unknown_message_is_a_fault_and_not_an_empty_text() -> None:
    with pytest.raises(MissingText):
        Speech("en").say("no-such-message")


def _sample(name: str, count: int) -> object:
    if name == "at" or name.endswith("_at"):
        return datetime(2026, 7, 1, 17, 0, tzinfo=UTC)
    return count if count else f"<{name}>"
