"""The Mutineer (Z6.7)."""

from tests.mafia.tale import tale

SHIP = (
    "Albatross: Ann mutineer, Ben captain, Cat spy, Dan, Eve escape_artist, Fay assassin, Gus voodoo_doctor"
)


def test_a_day_without_blood_kills_him() -> None:
    assert tale(SHIP, "to close").happened == ["mutineer_died Ann Albatross"]  # Z6.7


def test_a_lynching_by_plurality_at_the_close_spares_him() -> None:
    assert tale(SHIP, "vote Ben Dan", "to close").happened == ["lynched Dan Albatross plurality"]  # Z6.7


def test_a_plank_death_spares_him() -> None:
    game = tale(SHIP, "plank Ben Dan", "execute Ben", "to close")  # Z6.7
    assert not any("mutineer_died" in line for line in game.happened)


def test_an_escape_spares_him() -> None:
    game = tale(SHIP, "plank Ben Eve", "execute Ben", "to close")  # Z6.7
    assert game.happened[-1] == "captain_told Ben False"


def test_a_release_from_the_plank_does_not_spare_him() -> None:
    game = tale(SHIP, "plank Ben Dan", "release Ben", "to close")
    assert game.happened[-1] == "mutineer_died Ann Albatross"


def test_a_modkill_spares_him_even_if_the_killed_is_back_by_evening() -> None:
    game = tale(SHIP, "modkill Dan", "revive Dan", "to close")  # Z6.7
    assert game.happened[-1] == "revived Dan Albatross"


def test_a_modkill_of_one_who_is_away_spares_the_mutineer_of_the_room_he_left() -> None:
    escape = ("plank Ben Eve", "execute Ben", "to open")
    game = tale(SHIP, *escape, "modkill Eve", "to close")  # Z6.7
    assert game.happened[-1] == "modkilled Eve Albatross"
    assert tale(SHIP, *escape, "to close").happened[-1] == "mutineer_died Ann Albatross"


def test_last_nights_deaths_do_not_spare_him() -> None:
    game = tale(SHIP, "vote Ben Dan", "to close", "order Fay kill Eve", "to open", "to close")  # Z6.7
    assert game.happened[1:] == ["night_death Eve Albatross assassin", "mutineer_died Ann Albatross"]


def test_a_possessed_mutineer_has_a_day_off() -> None:
    game = tale(SHIP, "vote Ben Dan", "to close", "order Gus possess Ann", "to open", "to close")  # Z8.3
    assert game.happened[1:] == ["possessed Ann Gus"]


def test_blood_on_another_ship_does_not_spare_him() -> None:
    ships = "Albatross: Ann mutineer, Ben, Cat | Dolphin: Dan mutineer, Eve, Fay"
    game = tale(ships, "vote Ben Cat", "to close")  # Z6.7
    assert game.happened == ["lynched Cat Albatross plurality", "mutineer_died Dan Dolphin"]


def test_two_mutineers_of_a_room_die_at_the_same_time() -> None:
    game = tale("Albatross: Ann mutineer, Ben mutineer, Cat", "to close")
    assert game.happened == ["mutineer_died Ann Albatross", "mutineer_died Ben Albatross"]


def test_as_a_zombie_he_needs_no_blood() -> None:
    assert tale("Meeting: Ann, Ben spy, Cat, Zed zombie mutineer", "to close").happened == []  # Z9.2
