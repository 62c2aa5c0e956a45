"""`python -m core.scenario`: what it prints, its exit codes, and how it refuses a file (scenarios)."""

import json
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from core.scenario import Exit, main

SCENARIOS = sorted((Path(__file__).parents[1] / "scenarios").glob("*.json"))

CALM = {
    "game": "raft-of-the-medusa",
    "setup": {"players": ["Ada", "Bob", "Cy"]},
    "chance": {"day_deck": ["2C", "3C"], "action_deck": ["4H"]},
    "steps": [{"to": "end"}, {"eat": ["Ada", "Zed"]}, {"modkill": ["Zed"]}],
}
DAY_ONE = {"step": -1, "fact": "day", "day": 1, "card": "2C"}
REVEALED = {"step": 0, "fact": "revealed", "actions": {"Ada": None, "Bob": None, "Cy": None}}
REFUSED = {"step": 1, "fact": "refused", "who": "Ada", "why": "unknown_seat"}
REFUSED_TO_MODERATOR = {"step": 2, "fact": "refused", "who": "Zed", "why": "unknown_seat"}
FACTS = [DAY_ONE, REVEALED, REFUSED, REFUSED_TO_MODERATOR]

Write = Callable[..., str]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Writes a scenario (or any text, or bytes) to a file and says where it is."""

    def write(content: Any, name: str = "bug.json") -> str:
        path = tmp_path / name
        match content:
            case bytes():
                path.write_bytes(content)
            case str():
                path.write_text(content, encoding="utf-8")
            case _:
                path.write_text(json.dumps(content), encoding="utf-8")
        return str(path)

    return write


def printed(capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def changed(**parts: Any) -> dict[str, Any]:
    return {**CALM, **parts}


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_every_scenario_file_plays_as_expected(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(path)]) == Exit.AS_EXPECTED
    assert printed(capsys) == json.loads(path.read_text(encoding="utf-8"))["expect"]


def test_facts_are_printed_one_a_line(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([write(CALM)]) == Exit.AS_EXPECTED
    assert printed(capsys) == FACTS


def test_the_keys_of_a_fact_come_in_their_order(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    main([write(CALM)])
    assert capsys.readouterr().out.startswith('{"step": -1, "fact": "day", "day": 1, "card": "2C"}\n')


def test_what_differs_is_exit_1_and_a_readable_diff(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = [DAY_ONE, REVEALED, {**REFUSED, "why": "not_in_play"}, REFUSED_TO_MODERATOR]
    path = write(changed(expect=wrong))
    assert main([path]) == Exit.DIFFERS
    shown = capsys.readouterr()
    assert len(shown.out.splitlines()) == 4
    lines = shown.err.splitlines()
    assert lines[:2] == [f"--- {path} (expect)", f"+++ {path} (played)"]
    assert '-{"step": 1, "fact": "refused", "who": "Ada", "why": "not_in_play"}' in lines
    assert '+{"step": 1, "fact": "refused", "who": "Ada", "why": "unknown_seat"}' in lines


@pytest.mark.parametrize(
    "expect",
    [
        [],
        FACTS[:-1],
        [*FACTS, FACTS[-1]],
        [FACTS[0], FACTS[2], FACTS[1], FACTS[3]],
        [{**DAY_ONE, "day": True}, *FACTS[1:]],
        [{**DAY_ONE, "day": 1.0}, *FACTS[1:]],
        [{**DAY_ONE, "more": None}, *FACTS[1:]],
    ],
)
def test_expect_is_exact(write: Write, expect: list[Any]) -> None:
    assert main([write(changed(expect=expect))]) == Exit.DIFFERS


def test_the_order_of_keys_in_expect_is_nothing(write: Write) -> None:
    expect = [dict(reversed(list(fact.items()))) for fact in FACTS]
    assert main([write(changed(expect=expect))]) == Exit.AS_EXPECTED


def test_the_state_is_one_more_line_that_expect_does_not_have(
    write: Write, capsys: pytest.CaptureFixture[str]
) -> None:
    setup = {"players": {"Ada": {"food": 2}, "Bob": {}, "Cy": {"health": 1}}, "bodies": [["Tom", "eaten"]]}
    chance = {"day_deck": ["2C", "3C"]}
    steps = [{"to": "end"}, {"to": "end"}]
    path = write(changed(setup=setup, chance=chance, steps=steps))
    assert main([path, "--state"]) == Exit.AS_EXPECTED
    assert printed(capsys)[-1] == {
        "state": {
            "players": {
                "Ada": {"health": 8, "food": 1, "weapons": 0, "alive": True},
                "Bob": {"health": 7, "food": 0, "weapons": 0, "alive": True},
                "Cy": {"health": 0, "food": 0, "weapons": 0, "alive": False},
            },
            "bodies": [["Tom", "eaten"], ["Cy", "body"]],
        }
    }
    assert main([write(changed(expect=FACTS)), "--state"]) == Exit.AS_EXPECTED


def test_as_a_sailor_one_sees_all_but_the_refusals_of_others(
    write: Write, capsys: pytest.CaptureFixture[str]
) -> None:
    steps = [*CALM["steps"], {"modkill": ["ada"]}, {"to": "end"}, {"eat": ["ada", "Bob"]}]
    path = write(changed(steps=steps, expect=[]))
    assert main([path, "--as", "Ada"]) == Exit.AS_EXPECTED  # expect is not compared
    refusals = [fact for fact in printed(capsys) if fact["fact"] == "refused"]
    assert refusals == [REFUSED, {"step": 5, "fact": "refused", "who": "ada", "why": "not_in_play"}]
    main([path, "--as", "Bob"])
    facts = printed(capsys)
    assert [fact["fact"] for fact in facts] == ["day", "revealed", "modkilled", "hungry", "hungry", "day"]


def test_a_strange_name_is_one_line_and_exit_2(write: Write, capsys: pytest.CaptureFixture[str]) -> None:
    path = write(CALM)
    assert main([path, "--as", "Zed"]) == Exit.INVALID
    assert capsys.readouterr() == ("", f"{path}: --as: no player is named 'Zed'\n")


@pytest.mark.parametrize("options", [["--as", "Ada", "--state"], ["--frob"], []])
def test_wrong_options_are_one_line_and_exit_2(
    write: Write, capsys: pytest.CaptureFixture[str], options: list[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        main([write(CALM), *options] if options else [])
    assert stopped.value.code == Exit.INVALID
    shown = capsys.readouterr()
    assert shown.out == ""
    assert len(shown.err.splitlines()) == 1


def test_of_several_files_each_line_names_its_file_and_a_bad_one_stops_nobody(
    write: Write, capsys: pytest.CaptureFixture[str]
) -> None:
    one, bad, other = write(CALM, "one.json"), write("{", "bad.json"), write(changed(expect=[]), "other.json")
    assert main([one, bad, other]) == Exit.INVALID
    shown = capsys.readouterr()
    lines = [json.loads(line) for line in shown.out.splitlines()]
    assert lines == [{"file": one, **fact} for fact in FACTS] + [{"file": other, **fact} for fact in FACTS]
    assert shown.out.startswith('{"file": ')
    assert shown.err.splitlines()[0].startswith(f"{bad}: line 1 column 2: not JSON")
    assert main([one, one]) == Exit.AS_EXPECTED
    assert main([one, other]) == Exit.DIFFERS


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b'{"game": "\xff"}', "byte 10: not UTF-8"),
        ("", "line 1 column 1: not JSON"),
        ("[1, 2", "line 1 column 6: not JSON"),
        ("[]", "an object belongs here"),
        ('{"game": "raft-of-the-medusa", "game": "raft-of-the-medusa"}', "the key 'game' stands here twice"),
        (
            '{"setup": {"players": ["A", "B", "C"], "players": []}}',
            "setup: the key 'players' stands here twice",
        ),
        ('{"chance": {"rng": NaN}}', "chance.rng: NaN is no number in JSON"),
        ('{"expect": [-Infinity]}', "expect[0]: -Infinity is no number in JSON"),
        ('{"title": "\\ud800"}', "title: half a character"),
        ("[" * 100_000, "nested too deeply"),
        ('{"chance": {"rng": ' + "9" * 5000 + "}}", "a number of thousands of digits"),
    ],
)
def test_what_is_no_json_in_utf_8_is_refused_with_its_place(
    write: Write, capsys: pytest.CaptureFixture[str], content: str | bytes, told: str
) -> None:
    path = write(content)
    assert main([path]) == Exit.INVALID
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith(f"{path}: ")
    assert told in shown.err
    assert len(shown.err.splitlines()) == 1


@pytest.mark.parametrize("name", ["missing.json", "."])
def test_a_file_that_cannot_be_read_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    assert main([str(tmp_path / name)]) == Exit.INVALID
    assert "cannot be read" in capsys.readouterr().err


def players(*names: Any) -> dict[str, Any]:
    return {"setup": {"players": list(names)}}


@pytest.mark.parametrize(
    ("parts", "place"),
    [
        ({"game": "whist"}, "game: "),
        ({"game": 1}, "game: "),
        ({"more": 1}, "the key 'more'"),
        ({"title": 1}, "title: "),
        ({"rules": "R1"}, "rules: "),
        ({"rules": [1]}, "rules[0]: "),
        ({"setup": []}, "setup: "),
        ({"setup": {}}, "setup: the key 'players' is missing"),
        ({"setup": {"players": ["A", "B", "C"], "ships": {}}}, "setup: the key 'ships'"),
        (players("A", "B"), "setup.players: 3 to 20"),
        (players(*(f"S{n}" for n in range(21))), "setup.players: 3 to 20"),
        (players("A", "B", 3), "setup.players[2]: "),
        (players("A", "B", " "), "setup.players[2]: "),
        (players("Ann", "Bob", "ANN "), "setup: the names 'Ann' and 'ANN ' are the same"),
        ({"setup": {"players": "ABC"}}, "setup.players: "),
        (
            {"setup": {"players": {"A": {}, "B": {}, "C": {"health": 11}}}},
            "setup.players.C.health: 11 is out",
        ),
        ({"setup": {"players": {"A": {}, "B": {}, "C": {"health": 0}}}}, "setup.players.C.health: 0 is out"),
        ({"setup": {"players": {"A": {}, "B": {}, "C": {"food": True}}}}, "setup.players.C.food: "),
        ({"setup": {"players": {"A": {}, "B": {}, "C": {"food": 1.0}}}}, "setup.players.C.food: "),
        ({"setup": {"players": {"A": {}, "B": {}, "C": {"weapons": -1}}}}, "setup.players.C.weapons: "),
        ({"setup": {"players": {"A": {}, "B": {}, "C": {"rum": 1}}}}, "setup.players.C: the key 'rum'"),
        ({"setup": {"players": ["A", "B", "C"], "bodies": [["a", "body"]]}}, "setup: the names 'A' and 'a'"),
        ({"setup": {"players": ["A", "B", "C"], "bodies": [["T", "bones"]]}}, "setup.bodies[0][1]: "),
        ({"setup": {"players": ["A", "B", "C"], "bodies": [["T"]]}}, "setup.bodies[0]: "),
        ({"chance": {"dice": 1}}, "chance: the key 'dice'"),
        ({"chance": {"rng": "x"}}, "chance.rng: "),
        ({"chance": {"day_deck": ["2C", "2C"]}}, "chance.day_deck[1]: the card 2C is in this deck twice"),
        ({"chance": {"day_deck": ["JK", "JK"]}}, "chance.day_deck[1]: "),
        ({"chance": {"day_deck": ["2C"], "action_deck": ["JK"]}}, "chance.action_deck[0]: 'JK' is no card"),
        ({"chance": {"day_deck": ["1C"]}}, "chance.day_deck[0]: "),
        ({"chance": {"day_deck": ["2c"]}}, "chance.day_deck[0]: "),
        ({"chance": {"day_deck": [2]}}, "chance.day_deck[0]: "),
        ({"chance": {"reshuffles": ["2C"]}}, "chance.reshuffles[0]: "),
        ({"chance": {"reshuffles": [["2C"], ["JK"]]}}, "chance.reshuffles[1][0]: "),
        ({"chance": {"combat_order": ["Zed"]}}, "chance.combat_order[0]: 'Zed' names no combat"),
        ({"chance": {"combat_order": ["Ada>Zed"]}}, "chance.combat_order[0]: "),
        ({"chance": {"colours": {"Zed": "red"}}}, "chance.colours: no player is named 'Zed'"),
        ({"chance": {"colours": {"Ada": "pink"}}}, "chance.colours.Ada: 'pink' is not one of red, black"),
        ({"steps": {}}, "steps: "),
        ({"steps": [[]]}, "steps[0]: "),
        ({"steps": [{}]}, "steps[0]: a step has exactly one key"),
        ({"steps": [{"done": ["Ada"], "fast": ["Ada"]}]}, "steps[0]: a step has exactly one key"),
        ({"steps": [{"to": "end"}, {"vote": ["Ada", "Bob"]}]}, "steps[1]: the key 'vote'"),
        ({"steps": [{"to": "close"}]}, "steps[0].to: "),
        ({"steps": [{"act": ["Ada", "swim", "red"]}]}, "steps[0].act[1]: 'swim' is not one of"),
        ({"steps": [{"act": ["Ada", "fast", "red"]}]}, "steps[0].act[2]: 'red' is not one of hearts"),
        ({"steps": [{"act": ["Ada", "weapon", "hearts"]}]}, "steps[0].act[2]: "),
        ({"steps": [{"act": ["Ada", "attack", 1]}]}, "steps[0].act[2]: "),
        ({"steps": [{"act": ["Ada", "fast"]}]}, "steps[0].act: "),
        ({"steps": [{"done": "Ada"}]}, "steps[0].done: "),
        ({"steps": [{"done": [1]}]}, "steps[0].done[0]: "),
        ({"steps": [{"done": ["Ada", "Bob"]}]}, "steps[0].done: "),
        ({"steps": [{"give": ["Ada", "Bob", {}]}]}, "steps[0].give[2]: a gift of nothing"),
        ({"steps": [{"give": ["Ada", "Bob", {"food": 0}]}]}, "steps[0].give[2]: a gift of nothing"),
        ({"steps": [{"give": ["Ada", "Bob", {"food": -1}]}]}, "steps[0].give[2].food: "),
        ({"steps": [{"give": ["Ada", "Bob", {"rum": 1}]}]}, "steps[0].give[2]: the key 'rum'"),
        ({"steps": [{"offer": ["Ada", "Bob", {}, {"food": 0}]}]}, "steps[0].offer: an offer of nothing"),
        ({"steps": [{"set": ["Ada", {"health": 0}]}]}, "steps[0].set[1].health: "),
        ({"steps": [{"set": ["Ada", {"health": None}]}]}, "steps[0].set[1].health: "),
        ({"steps": [{"colour": ["Ada", "green"]}]}, "steps[0].colour[1]: "),
        ({"expect": {}}, "expect: "),
        ({"expect": [{"fact": "day"}]}, "expect[0]: the key 'step' is missing"),
        ({"expect": [{"step": True, "fact": "day"}]}, "expect[0].step: "),
        ({"expect": [{"step": 0, "fact": 1}]}, "expect[0].fact: "),
        ({"steps": [{"to": "end"}] * 4}, "steps[3]: the Day deck runs out"),
        ({"chance": {"day_deck": []}}, "chance: the Day deck runs out"),
        (
            {
                "chance": {"day_deck": ["2C", "3C"], "action_deck": []},
                "steps": [{"act": ["Ada", "fast", "hearts"]}, {"to": "end"}],
            },
            "steps[1]: the Action deck runs out",
        ),
    ],
)
def test_an_invalid_scenario_is_refused_with_its_place_and_nothing_of_it_printed(
    write: Write, capsys: pytest.CaptureFixture[str], parts: dict[str, Any], place: str
) -> None:
    path = write(changed(**parts))
    assert main([path]) == Exit.INVALID
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith(f"{path}: {place}")
    assert len(shown.err.splitlines()) == 1


@pytest.mark.parametrize("key", ["game", "setup", "steps"])
def test_a_scenario_has_a_game_a_setup_and_steps(
    write: Write, capsys: pytest.CaptureFixture[str], key: str
) -> None:
    assert main([write({name: part for name, part in CALM.items() if name != key})]) == Exit.INVALID
    assert f"the key '{key}' is missing" in capsys.readouterr().err


def test_chance_that_is_not_given_is_drawn_and_repeats_itself_by_its_number(
    write: Write, capsys: pytest.CaptureFixture[str]
) -> None:
    cards = set()
    for rng in range(5):
        path = write(changed(chance={"rng": rng}))
        main([path])
        first = capsys.readouterr().out
        main([path])
        assert capsys.readouterr().out == first
        cards.add(json.loads(first.splitlines()[0])["card"])
    assert len(cards) > 1


def test_as_a_program_it_speaks_utf_8_and_never_shows_a_traceback(write: Write) -> None:
    path = write(changed(setup={"players": ["Zoë", "Жанна", "三郎"]}, steps=[{"to": "end"}]))
    command = [sys.executable, "-m", "core.scenario", path, str(Path(path).parent / "none.json")]
    done = subprocess.run(command, capture_output=True, env={"LC_ALL": "C", "PYTHONUTF8": "0"}, check=False)
    assert done.returncode == Exit.INVALID
    assert "Жанна" in done.stdout.decode()
    assert done.stderr.decode().count("\n") == 1


def test_a_reader_that_stops_reading_is_no_error(write: Write) -> None:
    paths = [write(CALM, f"{number}.json") for number in range(200)]
    command = f"{sys.executable} -m core.scenario {' '.join(paths)} | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, check=False)
    assert done.stdout.count(b"\n") == 1
    assert done.stderr == b""


def test_two_hundred_files_take_less_than_five_seconds(write: Write) -> None:
    paths = [write(CALM, f"{number}.json") for number in range(200)]
    begun = time.monotonic()
    assert main(paths) == Exit.AS_EXPECTED
    assert time.monotonic() - begun < 5
