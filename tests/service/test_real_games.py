"""Every registered game sails through the service: lobby, some days by the clock, a take-back, the end, the proof."""

from collections.abc import Callable
from pathlib import Path

import pytest

from core.engine.command import CancelGame, Command, Join, Resume, Start, TakeBack
from core.engine.ids import Person
from core.export.record import GameRecord, encode_game_record, game_record
from core.mafia.commands import OfferAliases, Vote
from core.mafia.state import Phase, has_lynched, present
from core.raft.commands import Configure
from core.raft.settings import Settings
from core.service.games import known_games
from core.service.moves import Accepted, by_host, by_moderator, by_person
from core.service.opening import Opening
from core.service.outbox import Lane
from core.service.past import Shelf
from core.service.tables import Table, TableStatus
from core.verify import main
from tests.service.harbour import BOT, GROUP, Harbour, harbour_on

SAILORS = 17
GAMES = sorted(known_games())


@pytest.fixture(autouse=True)
def dice(seed: Callable[[int], None]) -> None:
    """By which no voyage meets its Joker in the first days."""
    seed(1)


def test_both_games_are_found_by_their_ruleset() -> None:
    assert GAMES == ["raft-of-the-medusa", "zombie-pirate-mafia"]


def join(harbour: Harbour, table: Table, person: Person, name: str) -> None:
    if table.game == "zombie-pirate-mafia":
        harbour.command(table, OfferAliases(person), by_person(person))
        [offer] = [one for one in harbour.state(table).offers if one.person == person]
        name = offer.names[0]
    assert isinstance(harbour.command(table, Join(person, name), by_person(person)), Accepted)


def ready(harbour: Harbour, game: str) -> Table:
    host = harbour.person("Hester")
    with harbour.work() as work:
        table = work.open_table(
            game, host, bot_id=BOT, chat_id=GROUP, language="en", zone="UTC", title="A voyage"
        )
    assert isinstance(table, Table)
    for number in range(SAILORS):
        join(harbour, table, harbour.person(f"Sailor {number}"), f"Sailor {number}")
    assert isinstance(harbour.command(table, Start(), by_host(host)), Accepted)
    return harbour.table(table)


def next_deadline(harbour: Harbour) -> None:
    alarm = harbour.desk.next_alarm()
    assert alarm is not None
    harbour.wall.now = max(alarm, harbour.now())
    harbour.run()


def test_news_of_a_ship_rings_aboard_and_not_at_the_spy_who_only_reads_it_z15(
    sqlite_url: str, tmp_path: Path
) -> None:
    with harbour_on(sqlite_url, tmp_path / "data", games=known_games()) as harbour:
        table = ready(harbour, "zombie-pirate-mafia")
        while harbour.state(table).phase is not Phase.DAY:
            next_deadline(harbour)
        dealt = harbour.state(table)
        spy, other = [sailor for sailor in dealt.sailors if sailor.role in ("spy", "voodoo_doctor")]
        aboard = [seat for seat in present(dealt) if dealt.sailors[seat].ship == spy.ship]
        for seat in aboard:
            if not has_lynched(harbour.state(table), spy.ship):
                vote = Vote(seat, (dealt.sailors[aboard[0]].alias,))
                harbour.command(table, vote, by_person(dealt.sailors[seat].person))
        news = [one for one in harbour.parcels(table) if one.key in ("zpm-lynched", "zpm-escaped")]
    crew = [dealt.sailors[seat].person for seat in aboard]
    assert {one.person: (one.silent, one.lane) for one in news} == {
        **dict.fromkeys(crew, (False, Lane.URGENT)),
        other.person: (True, Lane.ANSWER),
    }


@pytest.mark.parametrize("game", GAMES)
def test_a_game_runs_is_taken_back_ends_and_is_proved(
    game: str, sqlite_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with harbour_on(sqlite_url, tmp_path / "data", games=known_games()) as harbour:
        table = ready(harbour, game)
        mira = harbour.moderator(table)
        for _ in range(6):
            next_deadline(harbour)
        point = harbour.table(table).version
        for _ in range(3):
            next_deadline(harbour)
        assert harbour.moderate(table, TakeBack(point)).refused is None
        assert harbour.moderate(table, Resume()).refused is None
        for _ in range(4):
            next_deadline(harbour)
        last: Command = CancelGame()
        if harbour.table(table).is_live:
            assert isinstance(harbour.command(table, last, by_moderator(mira, "Mira")), Accepted)
        over = harbour.table(table)
        assert over.status in (TableStatus.OVER, TableStatus.CANCELLED)
        assert (over.epoch, over.deadline_at) == (1, None)
        with harbour.desk.read() as books:
            record = game_record(books, Shelf(known_games()), over)
            cold = Shelf(known_games()).present(books, over)
        assert cold == harbour.state(table)
    assert isinstance(record, GameRecord)
    file = tmp_path / "game.json"
    file.write_bytes(encode_game_record(record))
    assert main([str(file)]) == 0
    assert "take-backs: 1" in capsys.readouterr().out


def test_who_plays_and_opens_another_table_from_the_panel_goes_on_speaking_to_his_game(
    sqlite_url: str, tmp_path: Path
) -> None:
    with harbour_on(sqlite_url, tmp_path / "data", games=known_games()) as harbour:
        raft = ready(harbour, "raft-of-the-medusa")
        with harbour.desk.read() as books:
            player = sorted(books.tables.seated(raft.id))[0]
            before = books.people.get(player)
        assert before is not None
        wish = Opening(
            game="raft-of-the-medusa",
            title="Another",
            language="en",
            zone="UTC",
            blind=False,
            settings=known_games()["raft-of-the-medusa"].codec.encode_command(Configure(Settings())),
        )
        row = harbour.desk.submit_opening(BOT, wish, by_moderator(player, "Ann", ""), "once")
        harbour.run()
        assert row is not None
        outcome = harbour.desk.outcome(row)
        assert outcome is not None
        assert outcome.refused is None
        with harbour.desk.read() as books:
            after = books.people.get(player)
        assert after is not None
        assert after.current_table == before.current_table != outcome.facts["table"]
