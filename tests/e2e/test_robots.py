"""Robots play whole games over HTTP: what they know is what their phones show; they press whatever they are offered."""

import asyncio
import json
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from core.scenario import Exit, main
from telegram_bot.application import PRESSES
from telegram_bot.rehearsal.client import RehearsalClient
from telegram_bot.rehearsal.robots.company import Company
from telegram_bot.rehearsal.robots.gossip import Gossip
from telegram_bot.rehearsal.robots.phone import Phone
from telegram_bot.rehearsal.robots.robot import Robot
from telegram_bot.rehearsal.robots.sailor import SailorHand
from telegram_bot.rehearsal.robots.temper import temper_of
from telegram_bot.rehearsal.ship_stage import ShipStage
from tests.e2e.harbour import harbour
from tests.e2e.rehearsed import Game, Played, rehearse

RAFT = Game("raft", players=8, voyage=5, clock="15 min for actions", seed=4)
SMALL = Game("raft", players=4, voyage=5, clock="by post", seed=5)
WEEK = Game("zpm", players=17, clock="by post", seed=5, hosted=True, topics=True)
NINE = Game("zpm", players=9, clock="from 18:00 to 22:00", seed=2, hosted=True)

UNFIT = {
    "cancel": "ends a running game that nobody has lost; a lobby is called off without a button",
    "blind": "hides the table from the owners for good, which its host has to want",
    "forget": "deletes the person who presses it",
    "switch": "asks which of several tables; a company sits at one",
    "bind": "needs a channel, which a person has to make",
    "unbind": "needs a room that a channel carries",
    "leave-line": "is offered to a reserve, and no company has one",
    "give-back": "is offered after a stop of the bot, and no company stops it",
}
"""Kinds of buttons that no robot presses, and why."""

RARE = {
    "zpm-release": ("📅 Day 2, Gannet\nOn the plank: Bart, until noon.", ("⚓ Execute", "🕊 Release"), 1),
    "zpm-execute": ("📅 Day 2, Gannet\nOn the plank: Bart, until noon.", ("⚓ Execute", "🕊 Release"), 0),
    "zpm-plank": ("📅 Day 2, Gannet", ("🌊 Call the plank",), 0),
    "zpm-vote_as": ("📅 Day 2, Gannet", ("🎭 Vote as Bart",), 0),
    "zpm-unvote_as": ("📅 Day 2, Gannet", ("✖️ Unvote as Bart",), 0),
    "zpm-withdraw": ("🌙 Night 2 · Your order stands", ("↩️ Withdraw: kill",), 0),
    "zpm-rest": ("🌙 Night 2 · Nothing is ordered", ("🔪 Kill", "💤 Nothing tonight"), 1),
    "zpm-voice": ("Where, and as whom, do you speak?", ("Bart, the Gannet", "Bart, the locker"), 1),
    "zpm-say": ("Something has changed while you wrote.", ("Say it there", "Do not say it"), 0),
    "zpm-drop": ("Something has changed while you wrote.", ("Say it there", "Do not say it"), 1),
    "zpm-yesterday": ("Here you left off", ("📜 Yesterday in short",), 0),
    "zpm-others": ("Choose your name", ("Nils", "Other names"), 1),
    "report": ("Shall I point the moderator to it?", ("🚩 Report it",), 0),
    "language": ("Your settings", ("English", "Deutsch"), 0),
}
"""What a company may not come to see in a game: the sheet, its buttons, and which of them is of the kind."""


@pytest.fixture(scope="module")
def raft(tmp_path_factory: pytest.TempPathFactory) -> Played:
    return rehearse(tmp_path_factory.mktemp("raft"), RAFT)[0]


@pytest.fixture(scope="module")
def week(tmp_path_factory: pytest.TempPathFactory) -> Played:
    return rehearse(tmp_path_factory.mktemp("week"), WEEK)[0]


@pytest.fixture(scope="module")
def nine(tmp_path_factory: pytest.TempPathFactory) -> list[Played]:
    """Each by one thread, twice with the same seed."""
    return rehearse(tmp_path_factory.mktemp("nine"), NINE, NINE)


def test_eight_robots_play_a_raft_from_lobby_to_verdict_within_telegrams_limits(
    raft: Played, tmp_path: Path
) -> None:
    for part in ("Cast off.", "what was written", "starvation", "The voyage is over."):
        assert part in raft.story
    assert raft.violations == {"overall": 0, "private": 0, "group": 0}
    assert len(set(raft.said)) > 2, "robots talk"
    assert isinstance(raft.scenario, dict)
    saved = tmp_path / "played.json"
    saved.write_text(json.dumps(raft.scenario), encoding="utf-8")
    assert main([str(saved)]) == Exit.AS_EXPECTED
    assert raft.scenario["expect"][-1]["winners"] is not None


def test_after_the_end_the_table_is_laid_again_once_and_all_come_aboard(raft: Played) -> None:
    assert raft.tables == 2
    assert raft.story.rpartition("The voyage is over.")[2].count("Aboard (8 of at most 20)") == 1


def test_the_same_seed_plays_the_same_raft_from_lobby_to_verdict_and_another_seed_another(
    tmp_path: Path,
) -> None:
    """All three with the same dice, side by side on one machine: only the robots of the third are others."""
    first, again, other = rehearse(tmp_path, SMALL, SMALL, replace(SMALL, seed=6))
    assert first.events == again.events
    assert first.scenario == again.scenario
    assert first.said == again.said != other.said
    assert first.events[-1]["type"] == other.events[-1]["type"] == "ended"
    assert first.events != other.events


def test_the_same_seed_plays_the_same_pirates_from_lobby_to_reveal(nine: list[Played]) -> None:
    """What was said is in the log by the number of the update that brought it; whether half of a day is over before
    all have acted, so that they are reminded, is a matter of the machine."""
    first, again = (
        [{**event, "content": ""} for event in played.events if event["type"] not in ("posted", "reminded")]
        for played in nine
    )
    assert first == again
    assert first[-1]["type"] == "ended"


async def test_a_seat_taken_by_hand_is_not_played_by_its_robot(
    tmp_path: Path, seed: Callable[[int], None]
) -> None:
    seed(1)
    async with harbour(tmp_path, speed=60.0) as sea:
        company = Company(sea.client, ShipStage(sea.ship, sea.client), seed=3)
        await company.gather(3, "The Méduse")
        await company.open_table(clock="15 min for actions")
        mine = company.robots[1].phone
        assert company.stand_aside(mine.person, by_hand=True)
        assert not company.stand_aside(12345, by_hand=True)
        playing = asyncio.create_task(company.play())

        async def others_have_acted() -> bool:
            return bool(sea.view(sea.table(company.group))["still_to_act"] == [mine.name])

        await sea.until(others_have_acted, "the other robots to act")
        playing.cancel()
        with suppress(asyncio.CancelledError):
            await playing


def test_seventeen_robots_play_pirates_from_lobby_to_reveal_within_telegrams_limits(week: Played) -> None:
    """The canonical table by post: a day a day, in simulated time, each robot by what its phone shows (Z1-Z10)."""
    for part in ("Anchors aweigh", "Day 3", "Who was who"):
        assert part in week.story
    happened = {event["type"] for event in week.events}
    assert {"voted", "unvoted", "posted", "order_given", "lynched", "converged", "ended"} <= happened
    assert week.violations == {"overall": 0, "private": 0, "group": 0}
    assert isinstance(week.scenario, str)
    assert "talk in private rooms" in week.scenario


def test_robots_press_every_kind_of_button_that_the_bot_offers(
    raft: Played, week: Played, nine: list[Played]
) -> None:
    """Who has paused the game lets it go on; nobody is taken out of it."""
    pressed = raft.pressed | week.pressed | nine[0].pressed
    offered = raft.offered | week.offered | nine[0].offered
    assert pressed <= offered <= PRESSES.keys()
    assert sorted(PRESSES.keys() - pressed - RARE.keys()) == sorted(UNFIT)
    for played in (week, nine[0]):
        happened = [event["type"] for event in played.events]
        assert happened.count("clock_stopped") == happened.count("clock_resumed")
        assert "modkilled" not in happened


@pytest.mark.parametrize("kind", RARE)
def test_what_is_rarely_offered_is_pressed_by_some_when_it_is(kind: str) -> None:
    text, labels, place = RARE[kind]
    assert kind in PRESSES
    pressed = set()
    for seed in range(40):
        temper = temper_of(seed, "Sylvain")
        robot = Robot(Phone(RehearsalClient(""), 7, "Sylvain"), temper, SailorHand(temper, Gossip(temper)))
        robot.phone.take(shown(text, labels))
        robot.look()
        pressed |= {move.do.args[1] for move in robot.moves() if not move.is_line}
    assert labels[place] in pressed


def shown(text: str, labels: Sequence[str]) -> dict[str, Any]:
    """The bot's message as it reaches a phone."""
    rows = [[{"text": label, "callback_data": label}] for label in labels]
    message = {
        "chat": {"id": 7, "type": "private"},
        "message_id": 1,
        "from": {"first_name": "Scuttlebutt"},
        "is_from_bot": True,
        "text": text,
        "reply_markup": {"inline_keyboard": rows},
    }
    return {"kind": "message", "message": message}
