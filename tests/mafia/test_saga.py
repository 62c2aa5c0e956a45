"""A game told as a whole once it is over: fates, votes, and what happened night by night (Z3, Z6, Z7, Z9)."""

import pytest

from core.engine.ids import Seat
from core.mafia.commands import CallPlank, Execute, GiveOrder, Vote
from core.mafia.saga import Life, Saga, saga
from core.mafia.state import Phase, crew_of, home_of
from tests.mafia.port import Port, sailing


def told(port: Port) -> Saga:
    return saga(zip(port.states, port.events, port.states[1:], strict=False))


def life_of(port: Port, seat: Seat) -> Life:
    first = port.state.sailors[seat].aliases[0]
    return next(life for life in told(port).lives if life.names[0] == first)


def fates(port: Port, seat: Seat) -> list[tuple[int, bool, str]]:
    return [(mark.day, mark.by_night, mark.how) for mark in life_of(port, seat).marks]


def votes(port: Port, seat: Seat) -> list[tuple[int, str, bool]]:
    return [(vote.day, vote.name, vote.fatal) for vote in life_of(port, seat).votes]


def lines(port: Port, day: int, *, by_night: bool) -> list[tuple[str, str, str]]:
    page = next(page for page in told(port).pages if (page.day, page.by_night) == (day, by_night))
    return [(line.key, line.by or line.room, str(line.facts.get("name"))) for line in page.lines]


def mates(port: Port, seat: Seat) -> list[Seat]:
    return [each for each in crew_of(port.state, home_of(port.state, seat)) if each != seat]


@pytest.fixture
def port() -> Port:
    return sailing()


def test_a_vote_that_lynched_is_told_apart_from_one_that_only_stood_at_the_close(port: Port) -> None:
    victim = port.who("vanilla")
    mate, other = mates(port, victim)
    name = port.name(victim)
    port.ok(Vote(mate, (name,)), Vote(victim, (port.name(other),)), Vote(other, (name,)))
    elsewhere = next(seat for seat in map(Seat, port.state.seats) if seat not in (victim, mate, other))
    port.ok(Vote(elsewhere, (port.name(elsewhere),)))
    port.until(Phase.NIGHT, 1)
    assert votes(port, mate) == [(1, name, True)]
    assert votes(port, victim) == []  # his vote lynched nobody, and was gone at the close (Z3.5)
    assert fates(port, victim)[0] == (1, False, "lynched")
    assert votes(port, elsewhere) == [(1, port.name(elsewhere), True)]  # the plurality of his ship (Z3.6)
    room = port.state.sailors[victim].ship
    assert lines(port, 1, by_night=False)[:2] == [("zpm-saga-wagon", room, name), ("zpm-lynched", room, name)]


def test_after_a_lynching_what_stands_at_the_close_has_lynched_nobody(port: Port) -> None:
    victim = port.who("vanilla")
    mate, other = mates(port, victim)
    port.ok(Vote(mate, (port.name(victim), port.name(other))), Vote(other, (port.name(victim),)))
    port.until(Phase.NIGHT, 1)
    assert votes(port, mate) == [(1, port.name(victim), True), (1, port.name(other), False)]


def test_a_night_has_the_orders_that_stood_at_its_end_and_who_died_of_them(port: Port) -> None:
    doctor = port.who("voodoo_doctor")
    first, second = mates(port, doctor)
    port.until(Phase.NIGHT, 1)
    present = [seat for seat in (first, second) if port.state.sailors[seat].is_present]
    port.ok(GiveOrder(doctor, "kill", port.name(present[0])))
    port.ok(GiveOrder(doctor, "kill", port.name(present[-1])))
    port.until(Phase.DAY, 2)
    name = port.name(present[-1])
    told_of = [line for line in lines(port, 1, by_night=True) if line[1] == port.name(doctor)]
    assert told_of == [("zpm-order", port.name(doctor), name)]
    if not port.state.sailors[present[-1]].is_living:
        assert fates(port, present[-1]) == [(1, True, "bite")]


def test_who_walks_the_plank_and_rises_has_two_names_and_both_fates(port: Port) -> None:
    captain = port.who("captain")
    accused = next(
        seat
        for seat in mates(port, captain)
        if port.state.sailors[seat].role not in ("spy", "voodoo_doctor", "escape_artist")
    )
    port.ok(CallPlank(captain, port.name(accused)), Execute(captain))
    port.until(Phase.DAY, 3)
    sailor, life = port.state.sailors[accused], life_of(port, accused)
    assert life.names == sailor.aliases
    assert fates(port, accused)[0] == (1, False, "plank")
    assert ((3, False, "risen") in fates(port, accused)) == sailor.zombie
    assert life.side == ("zombies" if sailor.zombie else "citizens")


def test_lives_are_told_ship_by_ship_and_by_name(port: Port) -> None:
    port.until(Phase.NIGHT, 1)
    found = [(port.state.ships.index(life.ship), life.names) for life in told(port).lives]
    assert found == sorted(found)
    assert {life.person for life in told(port).lives} == {sailor.person for sailor in port.state.sailors}


def test_of_nothing_nothing_is_told() -> None:
    assert saga([]) == Saga("nobody", (), ())
