"""Every message and card of the two games, with their facts, in every language, is as Telegram takes it."""

import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from core.engine.record import replace
from core.service.clock import real_now
from core.service.outbox import NOT_SHOWN, TAKEN_BACK, Kind, Lane, Parcel, ParcelState
from core.texts import LANGUAGES
from telegram_bot.completing import SAID_OF
from telegram_bot.keyboards import keyboard
from telegram_bot.render.compose import Composer
from telegram_bot.render.entities import CAPTION_LIMIT, TEXT_LIMIT, utf16_length
from telegram_bot.render.message import FATE, TableKeys
from telegram_bot.render.renderers import LAST_WORDS, RENDERERS

UNFILLED = re.compile(r"[{}<>]|\b(none|None|True|False)\b")
TOLD = Path(__file__).parents[1] / "playthroughs"
COMPOSE = Composer(RENDERERS, {1: TableKeys("abcd2345", b"k" * 16)}, "scuttlebutt_bot")


def notices(game: str) -> Iterator[dict[str, Any]]:
    for line in (TOLD / f"told-{game}.txt").read_text("utf-8").splitlines():
        kind, _, body = line.partition(" ")
        if kind != "view":
            yield json.loads(body)


def parcel(notice: dict[str, Any], language: str) -> Parcel:
    return Parcel(
        id=1,
        bot_id=7,
        chat_id=5,
        kind=Kind.CARD if notice["card"] else Kind.SAY,
        key=notice["key"],
        facts=notice["facts"],
        language=language,
        zone="Europe/Copenhagen",
        lane=Lane.ANSWER,
        table_id=1,
        state=ParcelState.WAITING,
        attempts=0,
        made_at=real_now(),
    )


def test_a_card_that_is_over_shows_what_it_did_not_yet_without_buttons_or_that_it_is_taken_back() -> None:
    mute = next(one for one in notices("raft") if one["card"] and one["key"] not in LAST_WORDS)
    card = parcel(mute, "en")
    over = replace(card, kind=Kind.RETIRE, edits=3)
    assert COMPOSE(over).shown.text == ""
    last = COMPOSE(replace(over, options={NOT_SHOWN: True}))
    assert (last.shown, list(last.rows)) == (COMPOSE(card).shown, [])
    gone = COMPOSE(replace(over, facts={}, options={TAKEN_BACK: True}))
    assert (gone.shown.text, list(gone.rows)) == ("↩️ What stood here has been taken back.", [])


@pytest.mark.parametrize("key", ["zpm-day-card", "zpm-night-sheet"])
def test_a_day_and_a_night_of_pirates_that_are_over_say_so_and_what_a_sailor_did(key: str) -> None:
    cards = [parcel(notice, "en") for notice in notices("mafia") if notice["key"] == key]
    for card in cards:
        over = COMPOSE(replace(card, kind=Kind.RETIRE, edits=3))
        head, *lines = over.shown.text.split("\n")
        assert head.endswith("· over")
        assert COMPOSE(card).shown.text.split("\n")[1].startswith(lines[0])
        assert not any(words in over.shown.text for words in ("until", "yet", "🚪"))
        assert list(over.rows) == []
    assert len(cards) > 5


def test_last_words_name_the_table_for_one_who_is_at_several_where_something_is_over() -> None:
    sheet = next(notice for notice in notices("raft") if notice["key"] == "raft-action-sheet")
    card = replace(parcel(sheet, "en"), kind=Kind.RETIRE, edits=3)
    over = COMPOSE(replace(card, facts={**card.facts, SAID_OF: "The Medusa"}))
    assert over.shown.text == f"📍 The Medusa\n{COMPOSE(card).shown.text}"
    assert COMPOSE(replace(card, facts={SAID_OF: "The Medusa"})).shown.text == ""


@pytest.mark.parametrize(
    ("fate", "said"), [("cancelled", "It was called off."), ("running", "It has begun.")]
)
@pytest.mark.parametrize("game", ["raft", "mafia"])
def test_a_lobby_that_is_over_says_what_has_become_of_it(game: str, fate: str, said: str) -> None:
    lobby = next(notice for notice in notices(game) if notice["card"] == "lobby")
    card = parcel({**lobby, "facts": {**lobby["facts"], "starts_at": real_now().isoformat()}}, "en")
    assert "The host casts off." in COMPOSE(card).shown.text
    over = COMPOSE(replace(card, kind=Kind.RETIRE, edits=3, facts={**card.facts, FATE: fate}))
    assert said in over.shown.text
    assert not any(words in over.shown.text for words in ("casts off", "📅 Start"))
    assert list(over.rows) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["raft", "mafia"])
def test_all_of_it_is_filled_well_formed_and_within_telegrams_limits_f22_f43(
    game: str, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    shown = 0
    with caplog.at_level(logging.ERROR, "core.texts"):
        for notice in notices(game):
            message = COMPOSE(parcel(notice, language))
            words = message.shown
            assert words.text.strip(), notice["key"]
            assert utf16_length(words.text) <= (TEXT_LIMIT if message.picture is None else CAPTION_LIMIT)
            assert not re.search(r"[{}<>]|\bnone\b|\bTrue\b|\bFalse\b|\bNone\b", words.text), (
                notice["key"],
                words.text,
            )
            assert not re.search(r" $|(?<!\.)\.\.(?!\.)", words.text, re.MULTILINE), words.text
            buttons = keyboard(message.rows)
            for row in buttons.inline_keyboard if buttons else ():
                assert all(
                    0 < len(button.text) <= 40 and len((button.callback_data or "").encode()) <= 64
                    for button in row
                )
            shown += 1
    assert shown > 40
    assert [record.getMessage() for record in caplog.records] == []
