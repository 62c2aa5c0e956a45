"""After the end the record is open to all who played, and to nobody else (product: after the end)."""

from datetime import timedelta
from pathlib import Path

from core.engine.command import CancelGame, Join, Leave, Modkill, Start, Substitute, TakeBack
from core.engine.ids import Seat
from core.export.record import GameRecord, game_record
from core.mafia.state import Phase
from core.service.games import known_games
from core.service.holders import holders
from core.service.moves import by_host, by_person
from core.service.tables import Table
from telegram_bot.epilogue import Epilogue
from telegram_bot.postbag import Postbag
from telegram_bot.render.compose import Composer
from telegram_bot.render.renderers import RENDERERS
from tests.service.harbour import BOT, Harbour, harbour_on
from tests.service.test_real_games import next_deadline, ready


def test_who_gave_up_or_lost_a_seat_gets_the_record_like_all_who_played(
    sqlite_url: str, tmp_path: Path
) -> None:
    """Ann's seat goes to Sam and on to Tom, a take-back puts Uma out of Ben's; Dan had gone before the start."""
    with harbour_on(sqlite_url, tmp_path / "data") as harbour:
        table = harbour.lobby()
        for name in ("Dan", "Ann", "Ben", "Cat"):
            harbour.command(table, Join(harbour.person(name), name), by_person(harbour.person(name)))
        harbour.command(table, Leave(harbour.person("Dan")), by_person(harbour.person("Dan")))
        harbour.command(table, Start(), by_host(harbour.people["Hester"]))
        harbour.moderator(table)
        for name in ("Sam", "Tom"):
            assert harbour.moderate(table, Substitute(Seat(0), harbour.person(name))).refused is None
        point = harbour.table(table).version
        assert harbour.moderate(table, Substitute(Seat(1), harbour.person("Uma"))).refused is None
        assert harbour.moderate(table, TakeBack(point)).refused is None
        for seat in (0, 1):
            assert harbour.moderate(table, Modkill(Seat(seat))).refused is None
        Epilogue(harbour.desk).look()
        names = {person: name for name, person in harbour.people.items()}
        given = [parcel.person for parcel in harbour.parcels(table) if parcel.key == "record-file"]
        with harbour.desk.read() as books:
            over = harbour.table(table)
            past = holders(books, harbour.desk.shelf, over)
            record = game_record(books, harbour.desk.shelf, over)
    assert sorted(names[person] for person in given if person) == ["Ann", "Ben", "Cat", "Sam", "Tom", "Uma"]
    assert {names[last]: [names[one] for one in each] for last, each in past.items()} == {
        "Tom": ["Ann", "Sam", "Tom"],
        "Ben": ["Ben", "Uma", "Ben"],
        "Cat": ["Cat"],
    }
    assert isinstance(record, GameRecord)
    assert {"Ann", "Sam", "Tom", "Ben", "Uma", "Cat"} <= set(record.people.values())


def given(harbour: Harbour, table: Table) -> list[str]:
    own = ("zpm-saga-", "record-")
    return [parcel.key for parcel in harbour.parcels(table) if parcel.key.startswith(own)]


def test_a_game_that_was_called_off_ends_like_any_other_and_a_lobby_without_a_word(
    sqlite_url: str, tmp_path: Path
) -> None:
    """Its record to who played, and the same again, without a group to the host, too; not once more after a start of
    the bot."""
    with harbour_on(sqlite_url, tmp_path / "data") as harbour:
        lobby, table = harbour.lobby(chat_id=-7), harbour.game("Ann", "Ben")
        epilogue = Epilogue(harbour.desk)
        epilogue.look()
        assert given(harbour, table) == []
        for one in (lobby, table):
            harbour.command(one, CancelGame(), by_host(harbour.people["Hester"]))
        epilogue.look()
        Epilogue(harbour.desk).look()
        assert given(harbour, table) == ["record-proof", "record-file", "record-file"]
        [proof] = [parcel for parcel in harbour.parcels(table) if parcel.key == "record-proof"]
        assert [[button["key"] for button in row] for row in proof.options["buttons"]] == [["button-again"]]
        assert given(harbour, lobby) == []
        by_link = harbour.game("Ann", "Ben", chat_id=None)
        epilogue.look()
        harbour.command(by_link, CancelGame(), by_host(harbour.people["Hester"]))
        epilogue.look()
        proofs = [parcel for parcel in harbour.parcels(by_link) if parcel.key == "record-proof"]
        assert {parcel.person for parcel in proofs} == {
            harbour.people[one] for one in ("Ann", "Ben", "Hester")
        }
        assert given(harbour, by_link).count("record-file") == 2


def test_of_a_game_called_off_long_before_a_start_of_the_bot_nothing_is_said(
    sqlite_url: str, tmp_path: Path
) -> None:
    with harbour_on(sqlite_url, tmp_path / "data") as harbour:
        table = harbour.game("Ann", "Ben")
        harbour.command(table, CancelGame(), by_host(harbour.people["Hester"]))
        harbour.wall.now += timedelta(days=2)
        Epilogue(harbour.desk).look()
        assert given(harbour, table) == []


def test_of_pirates_called_off_it_is_told_who_was_who_in_words_in_text_and_in_a_picture(
    sqlite_url: str, tmp_path: Path
) -> None:
    with harbour_on(sqlite_url, tmp_path / "data", games=known_games()) as harbour:
        table = ready(harbour, "zombie-pirate-mafia")
        while harbour.state(table).phase is not Phase.NIGHT:
            next_deadline(harbour)
        harbour.command(table, CancelGame(), by_host(table.host))
        Epilogue(harbour.desk).look()
        postbag = Postbag(harbour.desk, BOT)
        compose = Composer(RENDERERS, postbag.keys, "a_bot")
        reader = next(one.chat_id for one in harbour.parcels(table) if one.key == "zpm-saga-picture")
        told = {one.key: one for one in postbag.take(5000, []) if one.chat_id == reader}
        who = compose(told["zpm-saga-who"]).shown.text
        names = {sailor.alias for sailor in harbour.state(table).sailors}
        assert all(name in who for name in names)
        assert "🏆" not in who, "nobody wins"
        assert compose(told["zpm-saga-picture"]).picture is not None
        assert any(name.encode() in told["record-text"].options["content"] for name in names)
