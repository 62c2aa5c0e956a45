"""The Medicine Man (Z7.1)."""

from tests.mafia.tale import tale

MEETING = "Meeting: Ann medicine_man, Ben spy, Cat assassin, Dan, Eve, Zed zombie vanilla"


def test_a_save_stops_spies_and_zombies_at_once() -> None:
    game = tale(
        MEETING, "to close", "order Ann save Dan", "order Ben kill Dan", "order Zed kill Dan", "to open"
    )  # Z7.1
    assert game.happened == []


def test_no_save_stops_an_assassin_and_the_stopped_bite_leaves_no_mark() -> None:
    game = tale(
        MEETING, "to close", "order Ann save Dan", "order Ben kill Dan", "order Cat kill Dan", "to open"
    )
    assert game.happened == ["night_death Dan Meeting assassin"]  # Z7.1, Z7.6, Z7.10


def test_saving_himself_stops_spies() -> None:
    assert (
        tale(MEETING, "to close", "order Ann save Ann", "order Ben kill Ann", "to open").happened == []
    )  # Z7.1


def test_saving_himself_does_not_stop_zombies() -> None:
    game = tale(MEETING, "to close", "order Ann save Ann", "order Zed kill Ann", "to open")  # Z7.1
    assert game.happened == ["night_death Ann Meeting bite"]


def test_a_fellow_medicine_man_stops_zombies_where_the_self_save_does_not() -> None:
    meeting = "Meeting: Ann medicine_man, Bob medicine_man, Cat, Dan spy, Zed zombie vanilla"
    saves = ("order Ann save Ann", "order Bob save Ann")
    for orders in (saves, saves[::-1]):
        assert tale(meeting, "to close", *orders, "order Zed kill Ann", "to open").happened == []  # Z7.1


def test_one_who_dies_that_night_still_saves_that_night() -> None:
    orders = ("order Ann save Dan", "order Ben kill Dan", "order Cat kill Ann")
    assert tale(MEETING, "to close", *orders, "to open").happened == [
        "night_death Ann Meeting assassin"
    ]  # Z7


def test_a_changed_save_protects_only_the_last_one_named() -> None:
    orders = ("order Ann save Dan", "order Ann save Eve", "order Ben kill Dan")
    assert tale(MEETING, "to close", *orders, "to open").happened == ["night_death Dan Meeting bite"]  # Z7


def test_the_order_of_submission_changes_nothing() -> None:
    orders = ["order Ann save Dan", "order Ben kill Dan", "order Cat kill Dan"]
    for shift in range(3):  # F21
        game = tale(MEETING, "to close", *orders[shift:], *orders[:shift], "to open")
        assert game.happened == ["night_death Dan Meeting assassin"]
