"""Who reads what (Z1.5, Z6.6, Z11.1), as the scenario player's `--as` shows it and as posts are told."""

import pytest

from core.engine.command import Modkill, Revive
from core.engine.refusal import Refused
from core.engine.scenario import InvalidScenario
from core.mafia.commands import Post, Speak
from core.mafia.events import Posted
from core.mafia.rooms import readers
from core.mafia.ruleset import RULESET
from core.mafia.state import CABIN, LOCKER, Phase
from tests.mafia.port import sailing
from tests.mafia.tale import tale

SHIPS = "Albatross: Ann spy, Ben, Cat, Dan | Dolphin: Eve spy, Fay, Gus, Hal"


def test_before_day_3_nothing_crosses_from_ship_to_ship() -> None:
    game = tale(SHIPS, "post Ben Ahoy", "vote Fay Gus", "modkill Gus")
    assert game.seen_by("Cat") == ["posted Ben Albatross Ahoy"]
    assert game.seen_by("Hal") == ["voted Fay Gus Dolphin", "modkilled Gus Dolphin"]


def test_the_dead_go_on_reading_the_room_they_died_in() -> None:
    assert tale(SHIPS, "modkill Ben", "post Cat Alas").seen_by("Ben") == [
        "modkilled Ben Albatross",
        "posted Cat Albatross Alas",
    ]


def test_two_spies_lynched_at_the_same_close_read_of_each_other() -> None:
    game = tale(SHIPS, "vote Ben Ann", "vote Fay Eve", "to close")
    both = ["lynched Ann Albatross plurality", "lynched Eve Dolphin plurality"]
    assert [line for line in game.seen_by("Ann") if "lynched" in line] == both
    assert [line for line in game.seen_by("Eve") if "lynched" in line] == both
    assert [line for line in game.seen_by("Cat") if "lynched" in line] == both[:1]


def test_a_spy_who_died_at_the_close_does_not_hear_of_the_mutineer_elsewhere() -> None:
    ships = "Albatross: Ann spy, Ben, Cat | Dolphin: Eve spy, Fay mutineer, Gus"
    game = tale(ships, "vote Ben Ann", "to close")
    assert game.happened == ["lynched Ann Albatross plurality", "mutineer_died Fay Dolphin"]
    assert game.seen_by("Ann") == ["voted Ben Ann Albatross", "lynched Ann Albatross plurality"]


def test_deaths_of_night_2_are_told_to_their_ships_only() -> None:
    night = ("to open", "to close", "order Ann kill Ben", "order Eve kill Fay", "to open")
    game = tale(SHIPS, *night)  # Z7.10
    assert game.seen_by("Cat")[0] == "night_death Ben Albatross bite"
    assert not any("Fay" in line and "night_death" in line for line in game.seen_by("Cat"))
    assert [line.split()[0] for line in game.seen_by("Ann")] == ["night_death", "night_death", "converged"]


def test_two_who_return_at_the_same_time_read_each_his_own() -> None:
    ships = "Albatross: Ann escape_artist, Ben, Cat | Dolphin: Eve escape_artist, Fay, Gus spy"
    lynch = ("vote Ben Ann", "vote Cat Ann", "vote Fay Eve", "vote Gus Eve")
    game = tale(ships, *lynch, "to open", "to open")
    assert game.happened[-2:] == ["returned Ann Meeting", "returned Eve Meeting"]
    assert game.seen_by("Ann")[-1] == "returned Ann Meeting"
    assert game.seen_by("Eve")[-1] == "returned Eve Meeting"
    assert game.seen_by("Fay")[-2:] == game.happened[-2:]


def test_a_dead_zombie_reads_the_meeting_he_left_and_a_dead_pirate_too() -> None:
    game = tale("Meeting: Ann, Ben spy, Cat, Zed zombie drunk", "modkill Zed", "post Cat Ahoy", dead="Max")
    assert game.seen_by("Zed")[-1] == game.seen_by("Max")[-1] == "posted Cat Meeting Ahoy"


def test_a_strange_name_is_no_viewer_but_every_alias_of_a_seat_is() -> None:
    game = tale(SHIPS, "vote Cat Ben", "to open", "to open")
    assert game.seen_by("Uma") == game.seen_by("Ben") == game.seen_by(" ben ")
    for name in ("Nobody", "Vic"):  # `Vic` was never given
        with pytest.raises(InvalidScenario, match="--as"):
            game.seen_by(name)


def test_the_cabin_is_open_to_living_spies_by_night_only() -> None:
    port = sailing()
    spy, doctor, other = port.who("spy"), port.who("voodoo_doctor"), port.who("captain")
    assert port.send(Speak(spy, CABIN, "p1")) == Refused("not_open")  # Z1.5
    port.until(Phase.NIGHT, 1)
    port.ok(Speak(spy, CABIN, "p2"))
    assert port.send(Speak(other, CABIN, "p3")) == Refused("no_such_power")
    assert readers(port.state, CABIN) == {spy, doctor}
    said = port.events[-1]
    assert isinstance(said, Posted)
    assert RULESET.audience(port.state, said).seats == {spy, doctor}
    port.ok(Modkill(spy))
    assert readers(port.state, CABIN) == {doctor}
    assert port.send(Speak(spy, CABIN, "p4")) == Refused("no_such_power")


def test_the_locker_is_open_to_the_dead_at_all_times_and_to_nobody_else() -> None:
    port = sailing()
    captain, spy = port.who("captain"), port.who("spy")
    assert port.send(Speak(captain, LOCKER, "p1")) == Refused("no_such_power")
    port.ok(Modkill(captain), Modkill(spy), Speak(captain, LOCKER, "p2"))  # Z11.1
    port.until(Phase.NIGHT, 1)
    port.ok(Speak(spy, LOCKER, "p3"))
    assert readers(port.state, LOCKER) == {captain, spy}
    port.ok(Revive(captain))
    assert readers(port.state, LOCKER) == {spy}
    assert port.send(Post(captain, "p4")) == Refused("not_open")  # Z11.2
