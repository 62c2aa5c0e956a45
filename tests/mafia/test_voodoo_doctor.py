"""The Voodoo Doctor (Z7.7)."""

from tests.mafia.tale import tale

SHIP = "Albatross: Ann voodoo_doctor, Ben, Cat, Dan assassin, Eve spy, Fay medicine_man"


def test_the_possession_takes_hold_at_dawn_and_only_the_doctor_knows_whose_it_is() -> None:
    game = tale(SHIP, "to close", "order Ann possess Ben", "to open")  # Z7.7
    assert game.seen_by("Ann") == ["possessed Ben Ann"]
    assert game.seen_by("Ben") == ["possessed Ben"]
    assert game.seen_by("Cat") == []


def test_it_fails_if_the_victim_dies_that_night_and_is_spent() -> None:
    night = ("order Ann possess Ben", "order Dan kill Ben")
    game = tale(SHIP, "to close", *night, "to open", "to close", "order Ann possess Cat")  # Z7.7
    assert game.happened == ["night_death Ben Albatross assassin", "refused Ann power_spent"]


def test_it_fails_if_the_doctor_dies_that_night_and_is_spent() -> None:
    night = ("order Ann possess Ben", "order Dan kill Ann")
    game = tale(
        SHIP,
        "to close",
        *night,
        "to open",
        "revive Ann",
        "vote_as Ann Cat",
        "to close",
        "order Ann possess Cat",
    )
    assert game.happened[-2:] == ["refused Ann bad_call", "refused Ann power_spent"]  # Z7.7


def test_if_the_moderator_kills_either_the_order_falls_away_unspent() -> None:
    for victim in ("Ben", "Ann"):
        night = ("order Ann possess Ben", f"modkill {victim}", f"revive {victim}")
        game = tale(
            SHIP, "to close", *night, "to open", "to close", "order Ann possess Cat", "to open"
        )  # Z7.7
        assert game.happened[2] == "possessed Cat Ann"


def test_once_in_the_game_and_never_himself() -> None:
    steps = (
        "to close",
        "order Ann possess Ann",
        "order Ann possess Ben",
        "to open",
        "to close",
        "order Ann possess Cat",
    )
    assert tale(SHIP, *steps).refusals == ["bad_target", "power_spent"]  # Z7.7


def test_he_may_possess_the_other_spy_and_kill_in_the_same_night() -> None:
    game = tale(SHIP, "to close", "order Ann possess Eve", "order Ann kill Cat", "to open")  # Z7.7
    assert game.happened == ["night_death Cat Albatross bite", "possessed Eve Ann"]


def test_withdrawn_it_is_not_spent() -> None:
    steps = (
        "to close",
        "order Ann possess Ben",
        "withdraw Ann possess",
        "to open",
        "to close",
        "order Ann possess Cat",
        "to open",
    )
    assert tale(SHIP, *steps).happened[0] == "possessed Cat Ann"


def test_given_on_night_2_the_possessed_day_is_day_3() -> None:
    game = tale(
        SHIP, "to open", "to close", "order Ann possess Ben", "to open", "vote Ben Cat", "vote_as Ann Cat"
    )
    assert game.happened[0] == "possessed Ben Ann"  # Z7.7, Z10.3: before convergence
    assert game.happened[1].startswith("converged")
    assert game.everything[-2:] == ["refused Ben silenced", "voted Ben Cat Meeting"]
