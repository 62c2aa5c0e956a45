"""Which refusal comes first, and that none tells what only the Necrophiliac may learn (scenario format)."""

import pytest

from tests.mafia.tale import tale

SHIPS = (
    "Albatross: Ann captain, Ben medicine_man, Cat spy, Dan escape_artist, Eve astrologer, Fay voodoo_doctor, Gus"
    " | Dolphin: Hal, Ida, Jim"
)


@pytest.mark.parametrize(
    ("step", "why"),
    [
        ("vote Nobody Ann", "unknown_seat"),
        ("modkill Nobody", "unknown_seat"),
        ("revive Nobody", "unknown_seat"),
        ("vote Gus Ann", "not_in_play"),
        ("order Gus kill Ann", "not_in_play"),
        ("modkill Gus", "not_in_play"),
        ("revive Ann", "bad_target"),
        ("order Ben save Gus", "not_open"),
        ("withdraw Ben save", "not_open"),
        ("order Ben kill Nobody", "not_open"),
        ("execute Ben", "no_such_power"),
        ("vote_as Ann Ben", "no_such_power"),
        ("execute Ann", "bad_call"),
        ("release Ann", "bad_call"),
        ("vote_as Fay Nobody", "bad_call"),
        ("unvote_as Fay", "bad_call"),
        ("unvote Ann", "nothing_to_undo"),
        ("plank Ann Nobody", "not_here"),
        ("plank Ann Ann", "bad_target"),
    ],
)
def test_by_day_the_first_reason_that_holds_is_the_answer(step: str, why: str) -> None:
    assert tale(SHIPS, "modkill Gus", step).refusals == [why]


@pytest.mark.parametrize(
    ("step", "why"),
    [
        ("to plank", "not_open"),
        ("to close", "not_open"),
        ("vote Ann Nobody", "not_open"),
        ("plank Ben Ann", "not_open"),
        ("post Ann Ahoy", "not_open"),
        ("order Dan kill Ann", "not_present"),
        ("withdraw Dan kill", "not_present"),
        ("vote Dan Ann", "not_present"),
        ("order Ann kill Ben", "no_such_power"),
        ("withdraw Ann kill", "no_such_power"),
        ("withdraw Ben save", "nothing_to_undo"),
        ("order Ben save Hal", "not_here"),
        ("order Cat kill Cat", "bad_target"),
        ("order Cat kill Fay", "bad_target"),
        ("order Fay possess Fay", "bad_target"),
    ],
)
def test_by_night_the_first_reason_that_holds_is_the_answer(step: str, why: str) -> None:
    escape = ("plank Ann Dan", "execute Ann", "to close")
    assert tale(SHIPS, *escape, step).refusals == [why]


def test_dead_away_elsewhere_and_nobody_are_not_told_apart() -> None:
    gone = ("plank Ann Dan", "execute Ann", "modkill Gus")
    names = ("Gus", "Dan", "Hal", "Nobody")
    votes = tale(SHIPS, *gone, *(f"vote Ann {name}" for name in names))
    orders = tale(SHIPS, *gone, "to close", *(f"order Ben save {name}" for name in names))
    assert votes.refusals == orders.refusals == ["not_here"] * 4


def test_who_was_brought_back_in_the_night_waits_for_the_next_unless_he_was_there_when_it_began() -> None:
    waits = tale(
        SHIPS, "modkill Ben", "to close", "revive Ben", "order Ben save Ann", "order Cat kill Ben"
    )  # Z7
    assert waits.refusals == ["not_present", "not_here"]
    was_there = tale(
        SHIPS, "to close", "modkill Ben", "revive Ben", "order Ben save Ann", "order Cat kill Ben"
    )
    assert was_there.refusals == []


def test_killed_and_brought_back_his_old_orders_are_gone() -> None:
    night = ("order Ben save Ann", "order Cat kill Ann", "modkill Ben", "revive Ben")
    assert (
        tale(SHIPS, "to close", *night, "to open").happened[-1] == "night_death Ann Albatross bite"
    )  # Z11.0
    named = ("order Cat kill Ann", "modkill Ann", "revive Ann")
    assert tale(SHIPS, "to close", *named, "to open").happened[-1] == "revived Ann Albatross"


def test_of_several_names_the_first_wrong_one_decides() -> None:
    assert tale(SHIPS, "vote Ann Ben Nobody Hal", "vote Ann Ben Cat").refusals == ["not_here"]


def test_power_spent_comes_before_too_late_and_no_power_before_both() -> None:
    steps = ("plank Ann Cat", "to plank", "plank Ann Cat", "plank Ben Cat", "plank Dan Nobody")
    assert tale(SHIPS, *steps).refusals == ["power_spent", "no_such_power", "no_such_power"]


def test_the_plank_deadline_passes_once() -> None:
    assert tale(SHIPS, "to plank", "to plank").refusals == ["not_open"]
    assert tale(SHIPS, "to plank", "to plank").played.facts[-1]["who"] is None


def test_a_refusal_is_told_to_whoever_bears_the_name_and_a_moderators_to_nobody() -> None:
    game = tale(SHIPS, "vote Ann Nobody", "modkill Nobody", "vote Nobody Ann", "revive Ann")
    assert game.seen_by("Ann") == ["refused Ann not_here"]
    assert game.seen_by("Ben") == []
