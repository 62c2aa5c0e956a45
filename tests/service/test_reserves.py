"""The line of those who wait for a place: nobody loses his in it, and nobody waits for what is over."""

from core.engine.command import CancelGame, Modkill, Start
from core.engine.ids import Person, Seat
from core.service import reserves
from core.service.moves import by_host
from core.service.tables import Table
from tests.service.harbour import Harbour


def stand(harbour: Harbour, table: Table, name: str) -> tuple[int, bool, bool]:
    person = harbour.person(name)
    with harbour.desk.write() as books:
        return reserves.stand_in_line(books, table, person)


def asked(harbour: Harbour, table: Table) -> Person | None:
    with harbour.desk.write() as books:
        found = reserves.next_to_ask(books, table)
    return found.person if found is not None else None


def told(harbour: Harbour, table: Table) -> list[tuple[Person | None, str, int]]:
    parcels = [one for one in harbour.parcels(table) if one.key == "reserve-left-over"]
    return [(one.person, one.facts["status"], one.facts["place"]) for one in parcels]


def test_who_comes_again_or_too_late_keeps_his_place_in_the_line(harbour: Harbour) -> None:
    table = harbour.lobby()
    assert stand(harbour, table, "Xan") == (1, False, False)
    assert stand(harbour, table, "Yve") == (2, False, False)
    assert stand(harbour, table, "Xan") == (1, True, False)
    xan, yve = harbour.people["Xan"], harbour.people["Yve"]
    assert asked(harbour, table) == xan
    assert stand(harbour, table, "Xan") == (1, True, True)
    assert [asked(harbour, table) for _ in range(3)] == [xan, yve, xan]


def test_who_has_got_a_place_waits_for_none(harbour: Harbour) -> None:
    table = harbour.lobby()
    stand(harbour, table, "Xan")
    stand(harbour, table, "Yve")
    harbour.join(table, "Xan")
    with harbour.desk.write() as books:
        reserves.step_out(books, table, harbour.people["Xan"])
        assert reserves.line(books, table) == [harbour.people["Yve"]]
    assert asked(harbour, table) == harbour.people["Yve"]


def test_one_who_has_blocked_the_bot_is_passed_over_and_keeps_his_place(harbour: Harbour) -> None:
    table = harbour.lobby()
    stand(harbour, table, "Xan")
    stand(harbour, table, "Yve")
    with harbour.desk.write() as books:
        books.people.change(harbour.people["Xan"], reachable=False)
    assert asked(harbour, table) == harbour.people["Yve"]
    assert stand(harbour, table, "Xan")[0] == 1


def test_who_is_left_over_hears_that_the_table_begins_and_that_it_ends(harbour: Harbour) -> None:
    table = harbour.lobby()
    for name in ("Ann", "Ben"):
        harbour.join(table, name)
    stand(harbour, table, "Xan")
    harbour.command(table, Start(), by_host(harbour.people["Hester"]))
    xan = harbour.people["Xan"]
    assert told(harbour, table) == [(xan, "running", 1)]
    harbour.moderator(table)
    harbour.moderate(table, Modkill(Seat(0)))
    assert told(harbour, table)[1:] == [(xan, "over", 1)]
    with harbour.desk.read() as books:
        assert reserves.line(books, table) == []


def test_who_is_left_over_hears_that_the_table_is_called_off(harbour: Harbour) -> None:
    table = harbour.lobby()
    stand(harbour, table, "Xan")
    harbour.command(table, CancelGame(), by_host(harbour.people["Hester"]))
    assert told(harbour, table) == [(harbour.people["Xan"], "cancelled", 1)]
