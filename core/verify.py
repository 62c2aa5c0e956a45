"""`python -m core.verify FILE`: plays a finished game's commands again with the published seed, compares every event.

Exit 0: everything is as the rules and the seed say. 1: something is not. 2: the file is not a game's record.
"""

import sys
from argparse import RawDescriptionHelpFormatter
from collections.abc import Iterator, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec

from core.command_line import OneLineParser
from core.engine.chance import SEED_BYTES, SeededChance, seed_hash
from core.engine.command import Command, Start, TakeBack
from core.engine.event import Event, TakenBack
from core.engine.fold import step
from core.engine.refusal import Refused
from core.engine.ruleset import Ruleset
from core.export.record import EventLine, GameRecord, MoveLine, decode_game_record
from core.service.games import Games, known_games


class Doubt(ValueError):
    """A place where the record is not what the rules and the seed say."""


def main(arguments: Sequence[str]) -> int:
    parser = OneLineParser(
        prog="python -m core.verify", description=__doc__, formatter_class=RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "file", metavar="FILE", help="the record of a finished game, as the bot and the panel give it"
    )
    file = parser.parse_args(arguments).file
    try:
        record = decode_game_record(Path(file).read_bytes())
        findings = list(verify(record, known_games()))
    except Doubt as doubt:
        print(f"NOT AS RECORDED: {doubt}")
        return 1
    except OSError as error:
        print(f"{file}: {error.strerror}", file=sys.stderr)
        return 2
    except ValueError as error:
        print(f"{file}: {error}", file=sys.stderr)
        return 2
    print("\n".join(findings))
    return 0


def verify(record: GameRecord, games: Games) -> Iterator[str]:
    """What was proved, a sentence each. Raises `Doubt` at the first difference, `ValueError` for a useless record."""
    ruleset = games.get(record.game)
    if ruleset is None:
        raise ValueError(f"this program knows no game {record.game!r}")
    seed = _seed(record)
    yield f"The seed has the published hash {record.seed_hash}."
    replay = Replay(ruleset, record.seed_hash)
    for move in record.moves:
        replay.play(move, SeededChance(seed, replay.epoch))
    if not ruleset.is_over(replay.states[-1]):
        raise Doubt("the game does not end with its last move")
    yield f"All {len(record.moves)} commands, decided again, bring about the {len(replay.times)} recorded events."
    yield f"Every draw follows from the seed; take-backs: {replay.epoch}."


def _seed(record: GameRecord) -> bytes:
    try:
        seed = bytes.fromhex(record.seed)
    except ValueError as error:
        raise ValueError(f"seed: {error}") from error
    if len(seed) != SEED_BYTES:
        raise ValueError(f"seed: {len(seed)} bytes instead of {SEED_BYTES}")
    if seed_hash(seed) != record.seed_hash:
        raise Doubt("the seed is not the one whose hash was published")
    return seed


class Replay:
    """A game played again: the states after 0, 1, 2, … events, and when each event happened."""

    def __init__(self, ruleset: Ruleset[Any], promised: str) -> None:
        self.states: list[Any] = [ruleset.initial]
        self.times: list[datetime] = []
        self.epoch = 0
        self._ruleset = ruleset
        self._promised = promised

    def play(self, move: MoveLine, chance: SeededChance) -> None:
        """Adds what the move brings about; raises `Doubt` where the record says otherwise."""
        now = datetime.fromisoformat(move.at)
        if now.tzinfo is None:
            raise ValueError(f"move {move.number}: a time without a zone")
        if move.epoch != self.epoch:
            raise Doubt(
                f"move {move.number} has epoch {move.epoch}, and {self.epoch} take-backs came before it"
            )
        if self.times and now < self.times[-1]:
            raise Doubt(f"move {move.number} of {move.at} comes after one of {self.times[-1].isoformat()}")
        command = self._ruleset.codec.decode_command(msgspec.json.encode(move.command).decode())
        match command:
            case Start(seed_hash=published) if published != self._promised:
                raise Doubt(f"move {move.number} published another hash than {self._promised}")
            case TakeBack(to=to):
                self._take_back(move, to, now)
            case _:
                self._add(move, self._decide(move, command, chance, now), now)

    def _decide(
        self, move: MoveLine, command: Command, chance: SeededChance, now: datetime
    ) -> tuple[Event, ...] | Refused:
        """A command that no phone can send, like one of a seat that is not there, may break the rules' own words."""
        try:
            return self._ruleset.decide(self.states[-1], command, chance, now)
        except (LookupError, AssertionError, TypeError, ArithmeticError) as error:
            raise Doubt(f"move {move.number} cannot be played: {error!r}") from error

    def _add(self, move: MoveLine, decided: tuple[Event, ...] | Refused, now: datetime) -> None:
        if isinstance(decided, Refused):
            raise Doubt(f"move {move.number} is refused by the rules: {decided.code}")
        if len(decided) != len(move.events):
            raise Doubt(
                f"move {move.number} brings about {len(decided)} events, recorded are {len(move.events)}"
            )
        for event, line in zip(decided, move.events, strict=True):
            self._keep(move, event, line, now)

    def _take_back(self, move: MoveLine, to: int, now: datetime) -> None:
        if len(move.events) != 1 or not 1 <= to < len(self.states):
            raise Doubt(f"move {move.number} returns to event {to}, which is not in its past")
        event = TakenBack(to=to, past_at=self.times[to - 1], at=now)
        self._keep(move, event, move.events[0], now)
        self.epoch += 1

    def _keep(self, move: MoveLine, event: Event, line: EventLine, now: datetime) -> None:
        if line.number != len(self.states):
            raise Doubt(f"move {move.number}: event {line.number} stands where {len(self.states)} should")
        body = msgspec.json.encode(line.fields).decode()
        if self._ruleset.codec.decode_event(line.name, line.version, body) != event:
            raise Doubt(f"move {move.number}: event {line.number} ({line.name}) is not what the rules decide")
        self.states.append(step(self._ruleset, self.states[-1], event, self.states.__getitem__))
        self.times.append(now)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
