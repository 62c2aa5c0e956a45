"""A finished game's record: complete, closed until the end (F24), and provable with the published seed."""

from pathlib import Path

import msgspec
import pytest

from core import verify as verify_module
from core.engine.command import Modkill, TakeBack
from core.engine.ids import Seat
from core.engine.record import replace
from core.engine.refusal import Refused
from core.export.record import GameRecord, decode_game_record, encode_game_record, game_record
from core.service.past import Shelf
from core.verify import Doubt, main, verify
from tests.service.dinghy import DINGHY
from tests.service.harbour import Harbour

GAMES = {"dinghy": DINGHY}


def finished(harbour: Harbour) -> GameRecord:
    """Two days, a take-back, a straggler, an end."""
    table = harbour.game("Ann", "Ben")
    harbour.moderator(table)
    harbour.vote(table, "Ann", "Ben")
    point = harbour.table(table).version
    harbour.vote(table, "Ben", "Ann")
    harbour.moderate(table, TakeBack(point))
    harbour.moderate(table, Modkill(Seat(0)))
    with harbour.desk.read() as books:
        record = game_record(books, Shelf(GAMES), harbour.table(table))
    assert isinstance(record, GameRecord)
    return record


def test_the_record_is_closed_until_the_end(harbour: Harbour) -> None:
    """F24."""
    table = harbour.game()
    with harbour.desk.read() as books:
        assert game_record(books, Shelf(GAMES), harbour.table(table)) == Refused("not_over")


def test_a_recorded_game_is_proved_from_its_seed(harbour: Harbour) -> None:
    record = finished(harbour)
    assert decode_game_record(encode_game_record(record)) == record
    findings = list(verify(record, GAMES))
    assert findings[0] == f"The seed has the published hash {record.seed_hash}."
    assert findings[-1] == "Every draw follows from the seed; take-backs: 1."


def test_a_forged_draw_is_found(harbour: Harbour) -> None:
    record = finished(harbour)
    moves = list(record.moves)
    place = next(n for n, move in enumerate(moves) if move.command["type"] == "start")
    [event] = moves[place].events
    forged = replace(event, fields={**event.fields, "lot": event.fields["lot"] + 1})
    moves[place] = replace(moves[place], events=(forged,))
    with pytest.raises(Doubt, match="is not what the rules decide"):
        list(verify(replace(record, moves=tuple(moves)), GAMES))


def test_another_seed_than_the_promised_one_is_found(harbour: Harbour) -> None:
    record = finished(harbour)
    with pytest.raises(Doubt, match="not the one whose hash was published"):
        list(verify(replace(record, seed="00" * 32), GAMES))


def test_a_move_left_out_is_found(harbour: Harbour) -> None:
    record = finished(harbour)
    vote = next(n for n, move in enumerate(record.moves) if move.command["type"] == "vote")
    with pytest.raises(Doubt, match="stands where"):
        list(verify(replace(record, moves=record.moves[:vote] + record.moves[vote + 1 :]), GAMES))


def test_a_command_of_a_seat_that_is_not_there_is_found(harbour: Harbour) -> None:
    from tests.service.dinghy import Stumble

    record = finished(harbour)
    broken = msgspec.to_builtins(Stumble(Seat(99)))
    moves = (*record.moves[:3], replace(record.moves[3], command=broken, events=()), *record.moves[4:])
    with pytest.raises(Doubt, match="move 4 cannot be played"):
        list(verify(replace(record, moves=moves), GAMES))


def test_the_command_line_tells_proved_from_wrong_and_from_useless(
    harbour: Harbour, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(verify_module, "known_games", lambda: GAMES)
    record = finished(harbour)
    good, bad, useless = (tmp_path / name for name in ("good.json", "bad.json", "useless.json"))
    good.write_bytes(encode_game_record(record))
    bad.write_bytes(encode_game_record(replace(record, moves=record.moves[:-1])))
    useless.write_bytes(msgspec.json.encode({"format": "something else"}))
    scenario, strange = tmp_path / "scenario.json", tmp_path / "strange.json"
    scenario.write_bytes(msgspec.json.encode({"game": "raft-of-the-medusa", "steps": []}))
    strange.write_bytes(msgspec.json.encode({"title": "a list of spoons"}))
    assert [main([str(path)]) for path in (good, bad, useless, tmp_path / "missing.json")] == [0, 1, 2, 2]
    assert [main([str(path)]) for path in (scenario, strange)] == [2, 2]
    with pytest.raises(SystemExit, match="2"):
        main([])
    shown = capsys.readouterr()
    assert "take-backs: 1" in shown.out
    assert "NOT AS RECORDED: the game does not end with its last move" in shown.out
    assert "useless.json: format is 'something else', this program reads 'scuttlebutt-game/1'" in shown.err
    assert "missing.json: No such file" in shown.err
    assert "scenario.json: this is a scenario: play it with `python -m core.scenario`" in shown.err
    assert (
        'strange.json: this is no record of a finished game: one begins with "format": "scuttle' in shown.err
    )
