"""Ties, and the rank that breaks them (Z4, Z5)."""

from core.engine.record import replace
from core.mafia.commands import Vote
from core.mafia.events import Lynched
from core.mafia.role import RISEN, ROLES
from core.mafia.setup import CANONICAL
from core.mafia.state import Phase, crew_of
from tests.mafia.port import sailing, without_reminders
from tests.mafia.tale import tale


def closed(setup: str, *votes: str) -> list[str]:
    return tale(setup, *(f"vote {vote}" for vote in votes), "to close").happened


def test_the_ranks_are_those_of_the_list() -> None:
    ranks = {name: role.rank for name, role in ROLES.items()}
    assert ranks == {
        "captain": 1,
        "medicine_man": 2,
        "assassin": 3,
        "escape_artist": 4,
        "astrologer": 5,
        "vanilla": 6,
        "insomniac": 7,
        "pea_brain": 8,
        "drunk": 9,
        "mutineer": 10,
        "necrophiliac": 11,
        "spy": 12,
        "voodoo_doctor": 12,
    }  # Z5
    assert RISEN[0].rank == 13


def test_the_best_ranked_voter_decides() -> None:
    ship = "Albatross: Ann captain, Ben medicine_man, Cat spy, Dan, Eve"
    assert closed(ship, "Ann Dan", "Ben Eve") == ["lynched Dan Albatross plurality"]  # Z4.1


def test_the_second_voter_decides_where_the_first_are_equal() -> None:
    ship = "Albatross: Ann assassin, Ben assassin, Cat, Dan drunk, Eve spy, Fay, Gus pea_brain"
    assert closed(ship, "Ann Eve", "Dan Eve", "Cat Fay", "Ben Fay") == [
        "lynched Fay Albatross plurality"
    ]  # Z4.1


def test_more_votes_beat_better_ranks() -> None:
    ship = "Albatross: Ann captain, Ben drunk, Cat mutineer, Dan, Eve spy"
    assert closed(ship, "Ann Dan", "Ben Eve", "Cat Eve") == ["lynched Eve Albatross plurality"]  # Z3.6


def test_equal_all_the_way_all_die_at_the_same_time() -> None:
    ship = "Albatross: Ann, Ben, Cat captain, Dan medicine_man, Eve spy"
    assert closed(ship, "Ann Eve", "Ben Cat") == [
        "lynched Cat Albatross plurality",
        "lynched Eve Albatross plurality",
    ]


def test_of_three_tied_the_one_with_the_lower_side_is_safe() -> None:
    ship = "Albatross: Ann, Ben, Cat drunk, Dan, Eve, Fay spy, Gus"
    assert closed(ship, "Ann Dan", "Ben Eve", "Cat Fay") == [
        "lynched Dan Albatross plurality",
        "lynched Eve Albatross plurality",
    ]  # Z4.2


def test_a_zombies_vote_ranks_lowest_whatever_he_was() -> None:
    meeting = "Meeting: Ann spy, Ben, Cat, Dan, Eve, Zed zombie captain"
    assert closed(meeting, "Zed Ben", "Ann Cat") == ["lynched Cat Meeting plurality"]  # Z5, Z9.2


def test_a_spy_and_the_doctor_rank_equal() -> None:
    meeting = "Meeting: Ann spy, Ben voodoo_doctor, Cat, Dan, Eve, Fay"
    assert len(closed(meeting, "Ann Cat", "Ben Dan")) == 2  # Z5


def test_a_pretended_vote_breaks_no_tie() -> None:
    ship = "Albatross: Ann voodoo_doctor, Ben captain, Cat medicine_man, Dan, Eve, Fay"
    day = ("vote Cat Dan", "vote Fay Eve", "vote_as Ann Eve")
    game = tale(ship, "to close", "order Ann possess Ben", "to open", *day, "to close")  # Z8.2
    assert game.happened == ["possessed Ben Ann", "lynched Dan Albatross plurality"]


def test_tied_escape_artist_and_pirate_leave_at_the_same_time() -> None:
    ship = "Albatross: Ann, Ben, Cat escape_artist, Dan, Eve spy"
    assert closed(ship, "Ann Cat", "Ben Dan") == [
        "escaped Cat Albatross lynch",
        "lynched Dan Albatross plurality",
    ]


def test_only_where_the_most_votes_were_equal_is_a_lynching_told_as_a_broken_tie() -> None:
    port = sailing(replace(without_reminders(), setup=CANONICAL))
    tied, clear, swift = (crew_of(port.state, ship) for ship in port.state.ships)
    port.ok(Vote(tied[0], (port.name(tied[1]),)), Vote(tied[1], (port.name(tied[0]),)))
    port.ok(Vote(clear[0], (port.name(clear[1]),)))
    for seat in swift[1:]:
        if port.state.sailors[swift[0]].is_present:
            port.ok(Vote(seat, (port.name(swift[0]),)))
    port.until(Phase.NIGHT, 1)
    told = {
        event.room: (event.by, event.tie) for event in port.happened(Lynched) if isinstance(event, Lynched)
    }
    assert told == dict(
        zip(port.state.ships, [("plurality", True), ("plurality", False), ("majority", False)], strict=True)
    )  # Z3.8
