"""The line of those who wait for a place: nobody loses his in it, and nobody waits for what is over."""

from core.engine.command import CancelGame, Leave, Modkill, Start
from core.engine.ids import Person, Seat
from core.service import reserves
from core.service.moves import by_host, by_person
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


def places_free(harbour: Harbour, table: Table) -> list[Person | None]:
    """Who has been told that there is one."""
    return [one.person for one in harbour.parcels(table) if one.key == "place-free"]


def test_a_place_is_told_of_however_it_came_to_be_free(harbour: Harbour) -> None:
    table = harbour.lobby()
    for name in ("Ann", "Ben"):
        harbour.join(table, name)
    stand(harbour, table, "Xan")
    stand(harbour, table, "Yve")
    harbour.moderator(table)
    harbour.moderate(table, Leave(harbour.people["Ann"]))
    assert places_free(harbour, table) == [harbour.people["Xan"]]
    harbour.command(table, Leave(harbour.people["Ben"]), by_person(harbour.people["Ben"]))
    assert places_free(harbour, table) == [harbour.people["Xan"], harbour.people["Yve"]]


def test_of_places_that_stay_free_as_many_know_as_there_are_and_nobody_is_told_twice(
    harbour: Harbour,
) -> None:
    table = harbour.lobby()
    for name in ("Xan", "Yve", "Zoe"):
        stand(harbour, table, name)
    xan, yve, zoe = (harbour.people[name] for name in ("Xan", "Yve", "Zoe"))
    for free, told in ((1, [xan]), (1, [xan]), (2, [xan, yve])):
        with harbour.desk.write() as books:
            reserves.tell_of_places(books, table, free)
        assert places_free(harbour, table) == told
    with harbour.desk.write() as books:
        reserves.step_out(books, table, xan)
        assert reserves.lines_of(books, xan, table.bot_id) == []
        assert [one.id for one in reserves.lines_of(books, yve, table.bot_id)] == [table.id]
        reserves.tell_of_places(books, table, 2)
        reserves.tell_of_places(books, table, 5)
    assert places_free(harbour, table) == [xan, yve, zoe]
