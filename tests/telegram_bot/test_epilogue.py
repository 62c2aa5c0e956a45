"""After the end the record is open to all who played, and to nobody else (product: after the end)."""

from pathlib import Path

from core.engine.command import Join, Leave, Modkill, Start, Substitute, TakeBack
from core.engine.ids import Seat
from core.export.record import GameRecord, game_record
from core.service.holders import holders
from core.service.moves import by_host, by_person
from telegram_bot.epilogue import Epilogue
from tests.service.harbour import harbour_on


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
