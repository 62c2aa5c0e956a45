"""The Spies (Z1.5, Z7.3, Z7.5)."""

from tests.mafia.tale import tale

SHIPS = "Albatross: Ann spy, Ben, Cat | Dolphin: Dan voodoo_doctor, Eve, Fay"
MEETING = "Meeting: Ann spy, Bob voodoo_doctor, Cat, Dan, Eve, Zed zombie vanilla"


def test_on_nights_1_and_2_each_spy_kills_on_his_own_ship() -> None:
    game = tale(
        SHIPS, "to close", "order Ann kill Eve", "order Ann kill Ben", "order Dan kill Eve", "to open"
    )
    assert game.happened == [
        "refused Ann not_here",  # Z7: only within their own ship
        "night_death Ben Albatross bite",
        "night_death Eve Dolphin bite",
    ]


def test_from_night_3_there_is_one_order_and_the_last_given_stands() -> None:
    game = tale(MEETING, "to close", "order Ann kill Cat", "order Bob kill Dan", "to open")  # Z7.3
    assert game.happened == ["night_death Dan Meeting bite"]


def test_either_spy_may_withdraw_it_and_no_earlier_order_revives() -> None:
    game = tale(
        MEETING, "to close", "order Ann kill Cat", "order Bob kill Dan", "withdraw Ann kill", "to open"
    )
    assert game.happened == []  # Z7.3


def test_killed_by_the_moderator_the_giver_takes_the_order_with_him() -> None:
    given = tale(MEETING, "to close", "order Ann kill Cat", "modkill Ann", "to open")  # Z7.3
    other = tale(MEETING, "to close", "order Ann kill Cat", "modkill Bob", "to open")
    assert "night_death Cat Meeting bite" not in given.happened
    assert "night_death Cat Meeting bite" in other.happened


def test_a_spy_is_no_target_of_spies() -> None:
    assert (
        tale(MEETING, "to close", "order Ann kill Bob", "order Ann kill Ann").refusals == ["bad_target"] * 2
    )


def test_zombies_bite_no_spy_but_assassins_stab_them() -> None:
    meeting = "Meeting: Ann spy, Ben assassin, Cat, Dan, Zed zombie vanilla"
    assert tale(meeting, "to close", "order Zed kill Ann", "to open").happened == []  # Z7.5
    assert tale(meeting, "to close", "order Ben kill Ann", "to open").happened == [
        "night_death Ann Meeting assassin"
    ]


def test_a_spy_reads_the_ship_of_his_living_fellow() -> None:
    game = tale(SHIPS, "post Eve Ahoy", "modkill Dan", "post Eve Still")  # Z1.5
    assert game.seen_by("Ann") == ["posted Eve Dolphin Ahoy", "modkilled Dan Dolphin"]
    assert game.seen_by("Ben") == []


def test_the_death_of_an_accused_spy_and_the_end_of_his_trial_are_one_moment_for_his_fellow() -> None:
    ships = "Albatross: Ann spy, Ben, Cat | Dolphin: Dan voodoo_doctor, Eve captain, Fay"
    game = tale(ships, "plank Eve Dan", "modkill Dan", "post Eve Still")  # Z1.5, Z6.4
    assert game.seen_by("Ann")[1:] == ["modkilled Dan Dolphin", "plank_ended Dan Dolphin void"]


def test_a_dead_spy_reads_only_the_ship_he_died_on() -> None:
    game = tale(SHIPS, "modkill Ann", "post Eve Ahoy", "post Ben Oho")  # Z1.5
    assert game.seen_by("Ann") == ["modkilled Ann Albatross", "posted Ben Albatross Oho"]


def test_from_convergence_spies_read_one_room() -> None:
    game = tale(SHIPS, "to open", "to open", "post Eve Ahoy")  # Z1.5
    assert game.seen_by("Ann") == game.seen_by("Ben")
