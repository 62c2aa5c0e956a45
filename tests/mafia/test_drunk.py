"""The Drunk (Z1.4, Z6.8)."""

from core.engine.ids import Person
from core.mafia.role import ROLES
from core.mafia.state import Sailor
from core.mafia.view import told_role
from tests.mafia.tale import tale


def sailor(role: str, zombie: bool = False) -> Sailor:
    return Sailor(Person(1), ("Ann",), "", role, "Albatross", zombie=zombie)


def test_he_is_told_that_he_is_the_mutineer() -> None:
    assert told_role(sailor("drunk")) == told_role(sailor("mutineer")) == "mutineer"  # Z1.4


def test_as_a_zombie_too_nothing_tells_him_otherwise() -> None:
    assert (
        told_role(sailor("drunk", zombie=True)) == told_role(sailor("mutineer", zombie=True)) == "zombie"
    )  # Z1.4


def test_a_bloodless_day_does_not_kill_him() -> None:
    game = tale("Albatross: Ann drunk, Ben mutineer, Cat spy, Dan", "to close")  # Z6.8
    assert game.happened == ["mutineer_died Ben Albatross"]


def test_he_outranks_the_mutineer_and_gives_no_orders() -> None:
    assert ROLES["drunk"].rank == 9 < ROLES["mutineer"].rank == 10  # Z5
    assert ROLES["drunk"].powers == ROLES["drunk"].orders == ()
