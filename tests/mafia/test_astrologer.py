"""The Astrologer (Z7.8)."""

from tests.mafia.tale import tale

SHIPS = "Albatross: Ann astrologer, Ben spy, Cat | Dolphin: Dan spy, Eve, Fay"


def test_on_nights_1_and_2_only_his_own_ship_is_counted() -> None:
    game = tale(SHIPS, "to close", "order Ann stars")  # Z7.8
    assert game.happened == ["astrologer_told Ann False 1"]
    assert "astrologer_told Ann False 1" not in game.seen_by("Cat")


def test_from_night_3_all_spies_and_any_zombie_count() -> None:
    game = tale(
        "Meeting: Ann astrologer, Ben spy, Cat voodoo_doctor, Dan, Zed zombie vanilla",
        "to close",
        "order Ann stars",
    )
    assert game.happened == ["astrologer_told Ann True 2"]


def test_the_answer_is_of_the_beginning_of_the_night() -> None:
    game = tale(
        "Meeting: Ann astrologer, Ben spy, Cat voodoo_doctor, Dan, Eve",
        "to close",
        "modkill Ben",
        "order Ann stars",
    )
    assert game.happened[-1] == "astrologer_told Ann False 2"  # Z7.8: counted as the night began


def test_the_dead_are_not_counted() -> None:
    game = tale(
        "Meeting: Ann astrologer, Ben spy, Cat voodoo_doctor, Dan, Eve",
        "modkill Ben",
        "to close",
        "order Ann stars",
    )
    assert game.happened[-1] == "astrologer_told Ann False 1"


def test_the_stars_are_read_once_in_the_game() -> None:
    game = tale(
        SHIPS, "to close", "order Ann stars", "order Ann stars", "to open", "to close", "order Ann stars"
    )
    assert game.refusals == ["power_spent", "power_spent"]
