"""The Pea-Brain (Z7.5)."""

from tests.mafia.tale import tale

MEETING = "Meeting: Ann pea_brain, Ben spy, Cat assassin, Dan, Eve, Zed zombie vanilla"


def test_zombies_leave_him_alone_and_nobody_is_told() -> None:
    assert tale(MEETING, "to close", "order Zed kill Ann", "to open").happened == []  # Z7.5, Z7.6


def test_spies_and_assassins_do_not() -> None:
    assert tale(MEETING, "to close", "order Ben kill Ann", "to open").happened == [
        "night_death Ann Meeting bite"
    ]
    assert tale(MEETING, "to close", "order Cat kill Ann", "to open").happened == [
        "night_death Ann Meeting assassin"
    ]
