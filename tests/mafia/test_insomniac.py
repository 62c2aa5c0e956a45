"""The Insomniac (Z7.5)."""

from tests.mafia.tale import tale

MEETING = "Meeting: Ann insomniac, Ben spy, Cat assassin, Dan, Eve, Zed zombie insomniac, Zoe zombie vanilla"


def test_neither_spies_nor_assassins_can_kill_him_and_nobody_is_told() -> None:
    game = tale(MEETING, "to close", "order Ben kill Ann", "order Cat kill Ann", "to open")  # Z7.5, Z7.6
    assert game.happened == []


def test_zombies_can_and_the_knife_leaves_no_mark() -> None:
    game = tale(MEETING, "to close", "order Zoe kill Ann", "order Cat kill Ann", "to open")  # Z7.10
    assert game.happened == ["night_death Ann Meeting bite"]


def test_as_a_zombie_he_sleeps_like_the_dead() -> None:
    game = tale(MEETING, "to close", "order Cat kill Zed", "to open")  # Z9.2
    assert game.happened == ["night_death Zed Meeting assassin"]
