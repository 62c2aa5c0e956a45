"""Faults seen elsewhere that would lie in the rules of Zombie Pirate Mafia here, each as the story that showed it."""

from core.engine.command import Modkill, MoveDeadline, Substitute
from core.engine.ids import Person, Seat
from core.engine.notice import Place
from core.engine.record import replace
from core.engine.ruleset import Viewer
from core.mafia.commands import CallPlank, ChooseZombies, GiveOrder, Vote
from core.mafia.options import options
from core.mafia.ruleset import RULESET
from core.mafia.state import Phase, crew_of
from core.mafia.tally import not_voting
from tests.mafia.port import Port, sailing, without_reminders
from tests.mafia.tale import tale

SHIP = "Albatross: Ann captain, Ben, Cat, Dan, Eve, Fay spy, Gus"


def game() -> Port:
    return sailing(without_reminders())


def test_hanged_at_the_close_and_removed_in_the_same_minute_he_dies_once_f11() -> None:
    """In either order: the first of the two is the cause, the second finds nobody."""
    hanged = tale(SHIP, "vote Ben Eve", "vote Cat Eve", "to close", "modkill Eve")
    assert next(line for line in hanged.happened if "Eve" in line) == "lynched Eve Albatross plurality"
    assert not any(line.startswith("modkilled") for line in hanged.happened)
    assert hanged.refusals == ["not_in_play"]
    removed = tale(SHIP, "vote Ben Eve", "vote Cat Eve", "modkill Eve", "to close")
    assert [line for line in removed.happened if "Eve" in line] == ["modkilled Eve Albatross"]
    assert not any(line.startswith("lynched") for line in removed.happened)


def test_who_has_voted_today_is_not_idle_because_he_says_nothing_at_a_trial_f12() -> None:
    port = game()
    captain = port.who("captain")
    ship = port.state.sailors[captain].ship
    assert ship is not None
    crew = crew_of(port.state, ship)
    voter, accused = (seat for seat in crew if seat != captain)
    port.ok(Vote(voter, (port.name(captain),)), CallPlank(captain, port.name(accused)))
    assert voter not in not_voting(port.state, ship)
    port.until(Phase.NIGHT, 1)
    assert port.state.sailors[voter].is_living


def test_a_new_person_reads_the_letter_of_his_seat_and_nothing_of_anybody_elses_f17() -> None:
    port = game()
    pirate = port.who("spy")
    before = port.state
    port.ok(Substitute(pirate, Person(777)))
    told = list(RULESET.notices(before, port.events[-1], port.state))
    private = [one for one in told if one.place is Place.PRIVATE]
    assert private
    assert {seat for one in private for seat in one.to.seats} == {pirate}
    assert not any(one.to.public for one in private)
    assert {one.facts["role"] for one in private if "role" in one.facts} == {"spy"}


def test_choosing_other_zombies_tells_the_old_and_the_new_nothing_f17() -> None:
    port = game()
    victims = [crew_of(port.state, ship)[0] for ship in port.state.ships]
    for ship, victim in zip(port.state.ships, victims, strict=True):
        port.ok(*(Vote(voter, (port.name(victim),)) for voter in crew_of(port.state, ship)[1:]))
    port.until(Phase.NIGHT, 2)
    before = port.state
    chosen = next(seat for seat in victims if port.send(ChooseZombies((port.name(seat),))) is None)
    assert port.state != before
    told = list(RULESET.notices(before, port.events[-1], port.state))
    assert {notice.place for notice in told} <= {Place.MODERATORS}
    assert RULESET.view(port.state, Viewer(seat=chosen)) == RULESET.view(before, Viewer(seat=chosen))


def test_who_steps_in_late_at_night_finds_role_and_open_orders_and_the_night_can_be_longer_f18() -> None:
    port = game()
    port.until(Phase.NIGHT, 1)
    due = RULESET.next_deadline(port.state)
    assert due is not None
    port.later(seconds=(due.at - port.now).total_seconds() - 600)
    seat = port.who("medicine_man")
    port.ok(GiveOrder(seat, "save", port.name(crew_of(port.state, home(port, seat))[0])))
    before = RULESET.view(port.state, Viewer(seat=seat))
    port.ok(Substitute(seat, Person(777)))
    assert RULESET.view(port.state, Viewer(seat=seat))["you"] == before["you"]
    assert "order" in options(port.state, seat)
    cards = [card for card in RULESET.cards(port.state) if seat in card.to.seats]
    assert any(card.key == "zpm-night-sheet" for card in cards)
    later = replace(due, at=port.now).at.replace(minute=59)
    port.ok(MoveDeadline(closes_at=max(later, due.at)))
    moved = RULESET.next_deadline(port.state)
    assert moved is not None
    assert moved.at >= due.at


def home(port: Port, seat: Seat) -> str:
    ship = port.state.sailors[seat].ship
    assert ship is not None
    return ship


POSSESSED = "Albatross: Ann voodoo_doctor, Ben captain, Cat, Dan assassin, Eve mutineer, Fay spy, Gus"


def test_a_borrowed_voice_ends_with_its_day_and_what_was_said_stays_said_f69() -> None:
    played = tale(
        POSSESSED,
        "to close",
        "order Ann possess Ben",
        "to open",
        "post_as Ann Ahoy",
        "modkill Ben",
        "post Ben Mine",
        "to close",
        "to open",
        "post_as Ann Boo",
    )
    assert "posted Ben Albatross Ahoy" in played.everything
    assert not any(line.endswith(("Mine", "Boo")) for line in played.everything)
    assert played.status("Ben") != "alive"


def test_a_dead_victim_keeps_his_seat_through_a_substitution_and_the_doctor_has_none_of_it_f69() -> None:
    port = game()
    doctor = port.who("voodoo_doctor")
    victim = next(seat for seat in crew_of(port.state, home(port, doctor)) if seat != doctor)
    port.until(Phase.NIGHT, 1)
    port.ok(GiveOrder(doctor, "possess", port.name(victim)))
    port.until(Phase.DAY, 2)
    assert "post_as" in options(port.state, doctor)
    port.ok(Modkill(victim), Substitute(victim, Person(777)))
    assert RULESET.seating(port.state)[Person(777)] == victim
    port.until(Phase.NIGHT, 2)
    assert "post_as" not in options(port.state, doctor)
    assert "vote_as" not in options(port.state, doctor)


def test_everybody_in_a_room_is_offered_the_same_names_f70() -> None:
    """Whoever is hidden among them is offered no other list than the rest."""
    port = game()
    for ship in port.state.ships:
        crew = crew_of(port.state, ship)
        offered = [{*options(port.state, seat)["vote"], port.name(seat)} for seat in crew]
        assert offered == [{port.name(seat) for seat in crew}] * len(crew)
    port.until(Phase.NIGHT, 1)
    spies = [seat for seat, one in enumerate(port.state.sailors) if one.role in ("spy", "voodoo_doctor")]
    assert len(spies) == 2
    for spy in spies:
        crew = {port.name(seat) for seat in crew_of(port.state, home(port, Seat(spy))) if seat not in spies}
        assert {*options(port.state, Seat(spy))["order"]["kill"]} == crew
