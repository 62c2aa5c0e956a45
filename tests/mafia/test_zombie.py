"""Zombies at night (Z7.4, Z9.2)."""

from tests.mafia.tale import tale

RISEN = "Zed zombie captain, Zoe zombie drunk, Zac zombie captain, Zip zombie mutineer"
MEETING = f"Meeting: Ann, Ben, Cat spy, Dan, Eve, {RISEN}"


def bitten(*orders: str) -> list[str]:
    return tale(MEETING, "to close", *orders, "to open").happened


def test_most_votes_are_the_target() -> None:
    assert bitten("order Zip kill Ann", "order Zed kill Ben", "order Zac kill Ben") == [
        "night_death Ben Meeting bite"
    ]


def test_a_tie_goes_to_the_lowest_former_rank() -> None:
    assert bitten("order Zed kill Ann", "order Zip kill Ben") == ["night_death Ben Meeting bite"]  # Z7.4


def test_among_equal_ranks_the_vote_that_was_in_first_decides() -> None:
    assert bitten("order Zac kill Ann", "order Zed kill Ben") == ["night_death Ann Meeting bite"]  # Z7.4


def test_a_changed_vote_is_a_new_one_and_the_same_again_is_not() -> None:
    changed = bitten("order Zac kill Dan", "order Zed kill Ben", "order Zac kill Ann")
    repeated = bitten("order Zac kill Ann", "order Zed kill Ben", "order Zac kill Ann")
    assert (changed, repeated) == (["night_death Ben Meeting bite"], ["night_death Ann Meeting bite"])  # Z7.4


def test_withdrawn_and_sent_again_is_new() -> None:
    again = ("order Zac kill Ann", "order Zed kill Ben", "withdraw Zac kill", "order Zac kill Ann")
    assert bitten(*again) == ["night_death Ben Meeting bite"]  # Z7.4


def test_a_zombie_who_named_none_of_the_tied_is_passed_over() -> None:
    orders = ("order Zip kill Dan", "order Zed kill Ann", "order Zac kill Ben")
    tied = bitten(*orders, "order Zoe kill Ann")
    assert tied == ["night_death Ann Meeting bite"]
    meeting = MEETING + ", Zeb zombie vanilla, Zag zombie vanilla"
    both = (
        "order Zed kill Ann",
        "order Zeb kill Ann",
        "order Zac kill Ben",
        "order Zag kill Ben",
        "order Zip kill Dan",
    )
    assert tale(meeting, "to close", *both, "to open").happened == ["night_death Ann Meeting bite"]  # Z7.4


def test_zombies_bite_no_zombie() -> None:
    game = tale(MEETING, "to close", "order Zed kill Zoe", "order Zed kill Zed", "order Zed save Ann")
    assert game.refusals == ["bad_target", "bad_target", "no_such_power"]  # Z7.4, Z9.2


def test_the_order_of_a_zombie_killed_by_the_moderator_counts_no_more() -> None:
    game = tale(MEETING, "to close", "order Zip kill Ann", "order Zed kill Ben", "modkill Zip", "to open")
    assert game.happened[-1] == "night_death Ben Meeting bite"  # Z11.0
