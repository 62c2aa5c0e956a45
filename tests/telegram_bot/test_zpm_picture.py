"""The end of a game of pirates in words and as a picture (product: the end)."""

from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from core.texts import LANGUAGES, Speech
from telegram_bot.render.entities import CAPTION_LIMIT, TEXT_LIMIT, utf16_length
from telegram_bot.render.lettering import legible
from telegram_bot.render.message import Message, Scene, TableKeys
from telegram_bot.render.zpm_picture import BLOOD, LEFT, MARGIN, PLANK, ROT, SHIP, standing
from telegram_bot.render.zpm_saga import SAGA
from telegram_bot.render.zpm_signs import SIGNS
from telegram_bot.retold import parts

FATES = [how for how in SIGNS if how != "won"]


def mark(day: int, how: str, *, by_night: bool = False) -> dict[str, Any]:
    return {"day": day, "by_night": by_night, "how": how}


def life(name: str, *marks: dict[str, Any], **more: Any) -> dict[str, Any]:
    given = {
        "ship": "Walrus",
        "persons": ["Ann"],
        "role": "vanilla",
        "side": "citizens",
        "won": False,
        "votes": [],
    }
    return {**given, "names": [name], "zombie": False, "marks": list(marks), **more}


def saga(lives: list[dict[str, Any]], days: int = 3) -> dict[str, Any]:
    pages = [{"day": day + 1, "by_night": False, "lines": []} for day in range(days)]
    return {"table": "Pirates", "winner": "citizens", "lives": lives, "pages": pages}


def said(key: str, facts: dict[str, Any], language: str = "en") -> Message:
    return SAGA[key](Scene(Speech(language), TableKeys(), "bot"), facts)


def drawn(facts: dict[str, Any], language: str = "en") -> Image.Image:
    return Image.open(BytesIO(said("zpm-saga-picture", facts, language).picture or b"")).convert("RGB")


def dots(picture: Image.Image, colour: tuple[int, int, int], *, right_of: int = MARGIN + LEFT) -> int:
    part = picture.crop((right_of, 0, picture.width, picture.height - 90))
    return sum(count for count, found in part.getcolors(1 << 24) or [] if found == colour)


def test_a_line_of_life_ends_where_the_sailor_died() -> None:
    alive, dead = (dots(drawn(saga([life("Ann", *marks)])), PLANK) for marks in ((), (mark(1, "lynched"),)))
    assert 0 < dead < alive / 2
    assert dots(drawn(saga([life("Ann", mark(1, "lynched"), mark(3, "risen"))])), ROT) > 0


def test_votes_that_lynched_are_red() -> None:
    plain, fatal = (
        dots(drawn(saga([life("Ann", votes=[{"day": 2, "name": "Bob", "fatal": fatal}])])), BLOOD)
        for fatal in (False, True)
    )
    assert plain == 0
    assert fatal > 20


def test_who_is_away_lives_and_who_is_brought_back_lives_again() -> None:
    marks = [mark(1, "escaped"), mark(3, "returned"), mark(3, "bite", by_night=True)]
    by_day = [standing(marks, day, by_night=False) for day in (1, 2, 3, 4)]
    assert by_day[0] == by_day[2] != by_day[1]
    assert by_day[1] is not None
    assert by_day[3] is None
    assert standing([mark(1, "modkill"), mark(1, "revived", by_night=True)], 2, by_night=False) == by_day[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_forty_sailors_through_ten_days_fit_into_a_picture_that_telegram_takes(language: str) -> None:
    lives = [
        life(
            f"Valdemar {number}",
            mark(1, how),
            ship=ship,
            persons=["Иван"],
            won=True,
            names=[f"Valdemar {number}"] * 2,
        )
        for number, (how, ship) in enumerate(
            zip(FATES * 4, ["Walrus", "Impertinence", "Xebec"] * 14, strict=False)
        )
    ]
    picture = drawn(saga(lives, 10), language)
    assert picture.width + picture.height <= 10_000
    assert picture.width <= 1280
    assert picture.height > 40 * SHIP
    message = said("zpm-saga-picture", saga(lives, 10), language)
    assert utf16_length(message.shown.text) <= CAPTION_LIMIT
    who = said("zpm-saga-who", saga(lives[:17]), language).shown.text
    assert utf16_length(who) < TEXT_LIMIT
    assert who.count("Иван") == 17


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fate_has_words_and_a_sign(language: str) -> None:
    speech = Speech(language)
    facts = {"day": 2, "when": "Day"}
    words = {speech.say("zpm-saga-fate", {"how": how, **facts}) for how in FATES}
    signs = {speech.say("zpm-saga-sign", {"how": how}) for how in SIGNS}
    assert len(words) == len(FATES)
    assert len(signs) == len(SIGNS)


def test_names_with_accents_are_drawn_and_others_left_to_the_words() -> None:
    """German roles have them too."""
    for name in ("Jürgen Müller-Großmann", "Åse Øyvind", "Zoë", "Łukasz", "Ann › Bob"):
        assert legible(name, "") == name
    for name in ("Иван", "🦜 Polly", "安"):
        assert legible(name, "?") == "?"


def test_who_rose_on_a_day_that_never_opened_is_in_the_picture_too() -> None:
    risen = life("Ann", mark(1, "lynched"), mark(3, "risen"))
    assert dots(drawn(saga([risen], days=2)), ROT) > 0


def test_what_happened_is_parted_between_days_and_nothing_is_lost() -> None:
    pages = [{"day": day, "by_night": False, "lines": [{}] * 15} for day in range(1, 8)]
    found = parts(pages)
    assert [page for part in found for page in part] == pages
    assert [len(part) for part in found] == [2, 2, 2, 1]
    assert parts([]) == []
