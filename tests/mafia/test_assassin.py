"""The two Assassins (Z7.2)."""

from tests.mafia.tale import tale

SHIP = "Albatross: Ann assassin, Bob assassin, Cat spy, Dan, Eve, Fay pea_brain"


def test_each_assassin_kills_on_his_own() -> None:
    game = tale(SHIP, "to close", "order Ann kill Dan", "order Bob kill Eve", "to open")  # Z7.2
    assert game.happened == ["night_death Dan Albatross assassin", "night_death Eve Albatross assassin"]


def test_two_assassins_on_one_man_kill_him_once() -> None:
    game = tale(SHIP, "to close", "order Ann kill Dan", "order Bob kill Dan", "to open")  # Z7.2
    assert game.happened == ["night_death Dan Albatross assassin"]


def test_assassins_may_kill_each_other_at_the_same_time_but_not_themselves() -> None:
    game = tale(SHIP, "to close", "order Ann kill Ann", "order Ann kill Bob", "order Bob kill Ann", "to open")
    assert game.happened == [
        "refused Ann bad_target",  # Z7.2
        "night_death Ann Albatross assassin",  # Z7: all at the same time
        "night_death Bob Albatross assassin",
    ]


def test_both_marks_where_each_kind_alone_would_have_killed() -> None:
    game = tale(SHIP, "to close", "order Cat kill Fay", "order Ann kill Fay", "to open")  # Z7.10
    assert game.happened == ["night_death Fay Albatross assassin+bite"]


def test_a_withdrawn_order_kills_nobody_and_can_be_withdrawn_only_once() -> None:
    game = tale(SHIP, "to close", "order Ann kill Dan", "withdraw Ann kill", "withdraw Ann kill", "to open")
    assert game.happened == ["refused Ann nothing_to_undo"]  # Z7
