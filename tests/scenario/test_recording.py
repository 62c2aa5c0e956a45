"""What was played becomes a scenario file that plays to the same facts, or is refused with what stands in the way."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from core.engine.calendar import Calendar
from core.engine.command import Command, DeadlineReached, Rename, Start, Substitute, TakeBack
from core.engine.ids import Person, Seat
from core.engine.recording import CannotRecord
from core.engine.refusal import Refused
from core.mafia import commands as mafia
from core.mafia.scenario_record import recorded as record_pirates
from core.mafia.state import CABIN
from core.raft.commands import CancelAction
from core.raft.scenario_record import recorded as record_raft
from core.raft.settings import Settings as Voyage
from core.raft.settings import Sitting
from core.scenario import Exit, main
from tests.mafia import port as pirates
from tests.mafia.crews import command_of
from tests.raft import port as raft
from tests.raft.test_random_play import NAMES, a_move

UNTOLD = (mafia.Speak, Substitute, Rename, mafia.CancelLynching)
UNTOLD_ON_THE_RAFT = (Substitute, Rename, CancelAction)


class Log:
    """Commands as they are accepted at a port, each with what it brought about."""

    def __init__(self, port: Any) -> None:
        self.port = port
        self.moves: list[tuple[Command, tuple[Any, ...]]] = []
        self._send: Callable[[Command], Refused | None] = port.send
        port.send = self.send

    def send(self, command: Command) -> Refused | None:
        before = len(self.port.events)
        refused = self._send(command)
        if refused is None:
            self.moves.append((command, tuple(self.port.events[before:])))
        return refused

    def play(self, choose: Callable[[], Command], most: int) -> None:
        for _ in range(most):
            command = choose()
            if isinstance(command, DeadlineReached):
                self.port.now = max(self.port.now, command.at)
            self.send(command)


def pirates_afloat(seed: int) -> Log:
    """Nine aboard, everything from the first command on in the log; the cards are dealt."""
    log = Log(pirates.Port(seed))
    people = range(101, 110)
    log.port.ok(mafia.Configure(pirates.FAST), *(mafia.OfferAliases(Person(person)) for person in people))
    for offer in log.port.state.offers:
        log.port.ok(pirates.Join(offer.person, offer.names[0]))
    log.port.ok(Start("h"))
    return log


def raft_afloat(seed: int, crew: int = 5) -> Log:
    """Every other one by post."""
    log = Log(raft.Port(seed))
    log.port.ok(raft.Configure(Voyage(voyage=10, pace=Calendar() if seed % 2 else Sitting())))
    log.port.ok(*(raft.Join(Person(101 + at), name) for at, name in enumerate(NAMES[:crew])))
    log.port.ok(Start("h"))
    return log


def random_pirates(seed: int) -> Log:
    log, dice = pirates_afloat(seed), Random(seed)

    def choose() -> Command:
        while isinstance(
            command := command_of(log.port.state, [dice.randrange(10_000) for _ in range(4)]), UNTOLD
        ):
            pass
        return command

    log.play(choose, 250)
    return log


def random_voyage(seed: int) -> Log:
    log, dice = raft_afloat(seed), Random(seed)

    def choose() -> Command:
        while isinstance(command := a_move(dice, log.port.state), UNTOLD_ON_THE_RAFT):
            pass
        return command

    for _ in range(300):
        if raft.RULESET.is_over(log.port.state):
            break
        log.play(choose, 1)
    return log


def plays_again(document: dict[str, Any], folder: Path) -> Exit:
    """Whether the public runner is content with the saved file."""
    path = folder / "played.json"
    path.write_text(json.dumps(document), encoding="utf-8")
    return main([str(path)])


def test_pirates_who_were_played_play_again_to_the_same_facts(tmp_path: Path) -> None:
    kinds = set()
    for seed in range(1, 25):
        document = record_pirates(pirates.RULESET.initial, random_pirates(seed).moves, "played")
        assert plays_again(document, tmp_path) is Exit.AS_EXPECTED
        kinds |= {fact["fact"] for fact in document["expect"]}
    assert {"voted", "lynched", "night_death", "converged", "plank_called", "ended", "returned"} <= kinds


def test_a_voyage_that_was_made_is_made_again_to_the_same_facts(tmp_path: Path) -> None:
    kinds, untold = set(), 0
    for seed in range(1, 25):
        try:
            document = record_raft(raft.RULESET.initial, random_voyage(seed).moves, "played")
        except CannotRecord:  # combats in one order on one day, in another on the next
            untold += 1
            continue
        assert plays_again(document, tmp_path) is Exit.AS_EXPECTED
        kinds |= {fact["fact"] for fact in document["expect"]}
    assert untold < 6
    assert {"day", "revealed", "combat", "drew", "gave", "hungry", "ate", "body_drawn", "died"} <= kinds


@pytest.mark.parametrize(
    ("command", "what"),
    [
        (mafia.Speak(Seat(0), CABIN, "hush"), "talk in private rooms"),
        (Substitute(Seat(0), Person(999)), "substitute"),
        (Rename(Seat(0), "Quill"), "rename"),
        (TakeBack(3), "take_back"),
    ],
)
def test_what_the_format_has_no_word_for_is_named(command: Command, what: str) -> None:
    log = pirates_afloat(1)
    with pytest.raises(CannotRecord, match=what):
        record_pirates(pirates.RULESET.initial, [*log.moves, (command, ())])


def test_a_lobby_is_no_game_yet() -> None:
    with pytest.raises(CannotRecord, match="not begun"):
        record_raft(raft.RULESET.initial, [])
