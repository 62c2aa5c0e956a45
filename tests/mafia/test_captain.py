"""The Captain and the plank (Z6.1-Z6.5)."""

from tests.mafia.tale import tale

SHIP = "Albatross: Ann captain, Ben spy, Cat, Dan, Eve escape_artist, Fay"


def test_the_executed_dies_and_the_captain_alone_learns_whether_he_was_evil() -> None:
    game = tale(SHIP, "plank Ann Ben", "execute Ann")  # Z6.3
    assert game.happened == [
        "plank_called Ben Ann Albatross",
        "plank_ended Ben Albatross executed",
        "captain_told Ann True",
    ]
    assert "captain_told Ann True" not in game.seen_by("Cat")
    assert game.status("Ben") == "dead"


def test_the_call_spends_the_power_even_if_the_accused_goes_free() -> None:
    game = tale(SHIP, "plank Ann Ben", "release Ann", "plank Ann Cat")  # Z6.1
    assert game.happened[1:] == ["plank_ended Ben Albatross released", "refused Ann power_spent"]


def test_the_plank_is_called_before_the_deadline_or_not_at_all() -> None:
    assert tale(SHIP, "to plank", "plank Ann Ben").refusals == ["too_late"]  # Z6.1


def test_at_the_deadline_an_undecided_accused_goes_free() -> None:
    game = tale(SHIP, "plank Ann Ben", "to plank", "execute Ann")  # Z6.2
    assert game.happened[1:] == ["plank_ended Ben Albatross released", "refused Ann bad_call"]


def test_the_captain_cannot_call_himself() -> None:
    assert tale(SHIP, "plank Ann Ann", "plank Ben Cat").refusals == ["bad_target", "no_such_power"]  # Z6.1


def test_an_escaping_accused_is_told_to_the_captain_as_not_evil() -> None:
    game = tale(SHIP, "plank Ann Eve", "execute Ann")  # Z6.6
    assert game.happened[1:] == [
        "plank_ended Eve Albatross executed",
        "escaped Eve Albatross plank",
        "captain_told Ann False",
    ]
    assert game.status("Eve") == "away"


def test_the_body_of_a_zombie_is_evil_and_of_a_drunk_is_not() -> None:
    meeting = "Meeting: Ann captain, Zed zombie vanilla, Ben drunk, Cat, Dan spy, Eve captain"
    zombie = tale(meeting, "plank Ann Zed", "execute Ann")  # Z6.3
    drunk = tale(meeting, "plank Ann Ben", "execute Ann")
    assert "captain_told Ann True" in zombie.happened
    assert "captain_told Ann False" in drunk.happened


def test_without_the_captain_the_accused_is_released_and_the_captain_told_nothing() -> None:
    game = tale(SHIP, "plank Ann Ben", "modkill Ann", "revive Ann", "plank Ann Cat")  # Z6.4
    assert game.happened[1:] == [
        "modkilled Ann Albatross",
        "plank_ended Ben Albatross released",
        "revived Ann Albatross",
        "refused Ann power_spent",
    ]


def test_a_trial_is_void_without_the_accused() -> None:
    votes = [f"vote {name} Ben" for name in ("Cat", "Dan", "Eve", "Fay")]
    game = tale(SHIP, "plank Ann Ben", *votes)  # Z6.4, Z6.5
    assert game.happened[1:] == ["lynched Ben Albatross majority", "plank_ended Ben Albatross void"]


def test_the_accused_may_vote_during_his_trial() -> None:
    game = tale(SHIP, "plank Ann Ben", "vote Ben Cat")  # Z6.5
    assert game.everything[-1] == "voted Ben Cat Albatross"


def test_two_captains_judge_the_same_man_and_the_second_trial_falls_away() -> None:
    game = tale(
        "Albatross: Ann captain, Bob captain, Cat spy, Dan, Eve, Fay",
        "plank Ann Cat",
        "plank Bob Cat",
        "execute Bob",
    )
    assert game.happened[2:] == [
        "plank_ended Cat Albatross executed",
        "captain_told Bob True",
        "plank_ended Cat Albatross void",  # Z6.4: the fact, his answer, then other trials
    ]


def test_a_captain_who_walks_the_plank_himself_frees_his_own_accused() -> None:
    game = tale(
        "Albatross: Ann captain, Bob captain, Cat spy, Dan, Eve, Fay",
        "plank Ann Cat",
        "plank Bob Ann",
        "execute Bob",
    )
    assert game.happened[2:] == [
        "plank_ended Ann Albatross executed",
        "captain_told Bob False",
        "plank_ended Cat Albatross released",
    ]
