"""How robots choose: by what lies before them, each question once, and changing their minds now and then."""

from functools import partial

import pytest

from telegram_bot.rehearsal.client import RehearsalClient
from telegram_bot.rehearsal.robots.company import Company
from telegram_bot.rehearsal.robots.lines import ANYBODY, LINES, Tongue
from telegram_bot.rehearsal.robots.manners import answer, is_for_anybody
from telegram_bot.rehearsal.robots.phone import Phone, Sheet, essence_of
from telegram_bot.rehearsal.robots.raft import RaftHand
from telegram_bot.rehearsal.robots.robot import Move, Robot
from telegram_bot.rehearsal.robots.stage import Stage
from telegram_bot.rehearsal.robots.talk import Talk
from telegram_bot.rehearsal.robots.temper import Temper, temper_of

ACTIONS = ("🙏 Fast and pray", "🐟 Scavenge", "🔨 Make a weapon", "⚔️ Attack")
CITIES = ("London", "Berlin", "Tokyo")


def sheet(text: str, labels: tuple[str, ...], message: int = 1, chat: int = 7) -> Sheet:
    return Sheet(chat, message, text, labels, essence=text)


def chosen(seed: int, looks: int) -> list[str]:
    """What one robot writes on ten days, if it looks so often at each sheet."""
    temper = temper_of(seed, "Marcel")
    hand, found = RaftHand(temper, Talk(temper, "Marcel")), []
    for day in range(10):
        before = sheet(f"Your action, day {day}: Nothing is written.", ACTIONS, message=day)
        for _ in range(looks):
            temper.ponder(before.essence, before.message)
            choice = hand.choose(before)
        found.append(str(choice))
    return found


def test_a_choice_depends_on_the_seed_and_the_sheet_and_not_on_how_often_it_is_looked_at() -> None:
    assert chosen(1, looks=1) == chosen(1, looks=5)
    assert chosen(1, looks=1) != chosen(2, looks=1)
    assert len(set(chosen(1, looks=1))) > 1


def test_the_same_question_asked_anew_is_pondered_anew() -> None:
    temper = temper_of(1, "Marcel")

    def suit(message: int) -> str:
        temper.ponder("Which suit?", message)
        return temper.one_of("♥♦♣♠")

    answers = [suit(message) for message in range(20)]
    assert answers == [suit(message) for message in range(20)]
    assert len(set(answers)) == 4


def test_moments_do_not_belong_to_what_is_pondered() -> None:
    message = {
        "text": "😀 until Sun 22:12, then night",
        "entities": [{"type": "date_time", "offset": 9, "length": 9, "unix_time": 1}],
    }
    assert essence_of(message) == "😀 until , then night"


@pytest.mark.parametrize(
    ("text", "labels", "allowed"),
    [
        ("One question: by which city's clock do you live?", CITIES, {*CITIES, None}),
        ("Who is here?", ("🙋 I am here", "🚪 I cannot"), {"🙋 I am here"}),
        ("Something has changed. Shall I say it there?", ("Say it", "Do not"), {"Say it", "Do not"}),
    ],
)
def test_what_anybody_is_asked_is_answered_as_people_do(
    text: str, labels: tuple[str, ...], allowed: set[str | None]
) -> None:
    asked = sheet(text, labels)
    assert is_for_anybody(asked)
    found = set()
    for seed in range(60):
        temper: Temper = temper_of(seed, "Odette")
        temper.ponder(text, 1)
        found.add(answer(temper, asked))
    assert found == allowed


def test_some_change_what_they_have_written_but_only_once_a_day() -> None:
    written = sheet("Your action, day 3: Written: 🐟 scavenges.", ACTIONS)
    changed = 0
    for seed in range(60):
        temper = temper_of(seed, "Pascal")
        hand = RaftHand(temper, Talk(temper, "Pascal"))
        temper.ponder(written.essence, 1)
        changed += hand.choose(written) is not None
        assert hand.choose(written) is None
    assert 0 < changed < 30


def test_one_who_keeps_quiet_has_no_tongue_and_the_same_hand() -> None:
    quiet, loud = temper_of(5, "Lucien", talks=False), temper_of(5, "Lucien")
    assert (quiet.talk, quiet.boldness, quiet.greed) == (0.0, loud.boldness, loud.greed)


def test_nobody_says_what_has_just_been_said_as_long_as_there_are_other_words() -> None:
    lines = LINES["zpm"]["day"]
    for seed in range(10):
        temper = temper_of(seed, "Odette")
        tongue = Tongue(temper, "zpm")
        temper.ponder("the morning", seed)
        sayable = {*lines[ANYBODY], *lines.get(temper.manner, [])}
        worn = sorted(sayable)[0].format(name="Bart")
        tongue.hear(f"Nils, Gannet\n{worn}")
        said = [tongue.say("day", name="Carla") for _ in range(4)]
        assert len(set(said)) == 4
        assert set(said) <= {line.format(name="Carla") for line in sayable}
        assert worn not in {line.replace("Carla", "Bart") for line in said}


def test_the_bold_the_meek_and_the_greedy_have_words_of_their_own() -> None:
    for manner in ("bold", "meek", "greedy"):
        temper = next(each for each in map(temper_named, range(60)) if each.manner == manner)
        tongue, own = Tongue(temper, "raft"), LINES["raft"]["day"][manner]
        temper.ponder("the morning", 1)
        said = {tongue.say("day", name="Carla") for _ in range(12)}
        assert said & {line.format(name="Carla") for line in own}
        assert said <= {line.format(name="Carla") for line in (*own, *LINES["raft"]["day"][ANYBODY])}


def temper_named(seed: int) -> Temper:
    return temper_of(seed, "Marcel")


class Still(Stage):
    """Where everything happens at once."""

    async def rest(self, seconds: float) -> None:
        pass


async def test_of_two_who_are_about_to_say_the_same_only_the_first_says_it_but_commands_are_no_talk() -> None:
    client, temper, said = RehearsalClient("http://127.0.0.1:1"), temper_named(1), []
    robot = Robot(Phone(client, 7, "Odette"), temper, RaftHand(temper, Talk(temper, "Odette")))

    async def say(who: str, line: str) -> None:
        said.append((who, line))

    spoken = [("Ann", "Land!"), ("Ben", "Land!"), ("Ann", "/unread"), ("Ben", "/unread"), ("Cat", "No.")]
    moves = [Move(robot, place, partial(say, *each), each[1]) for place, each in enumerate(spoken)]
    await Company(client, Still())._act(moves, hastily=False)
    assert said == [each for each in spoken if each != ("Ben", "Land!")]
