"""The Escape Artist (Z6.6)."""

from tests.mafia.tale import tale

MEETING = "Meeting: Ann escape_artist, Ben captain, Cat spy, Dan voodoo_doctor, Eve, Fay assassin, Gus"
LYNCH = tuple(f"vote {name} Ann" for name in ("Ben", "Cat", "Dan", "Eve"))


def test_lynched_he_vanishes_and_is_back_when_the_day_after_next_opens() -> None:
    game = tale(MEETING, *LYNCH, "to open", "to open")  # Z6.6
    assert game.happened == ["escaped Ann Meeting lynch", "returned Ann Meeting"]
    assert game.status("Ann") == "present"


def test_while_away_he_is_nobody_to_vote_for_to_accuse_or_to_name_at_night() -> None:
    steps = (
        "vote Gus Ann",
        "plank Ben Ann",
        "to close",
        "order Fay kill Ann",
        "post Ann Ahoy",
        "order Ann kill Gus",
    )
    game = tale(MEETING, *LYNCH, *steps)  # Z6.6
    assert game.refusals == ["not_here", "not_here", "not_here", "not_present", "not_present"]


def test_while_away_he_is_not_one_of_the_bodies() -> None:
    game = tale(MEETING, *LYNCH, "vote Ben Gus", "vote Cat Gus", "vote Dan Gus", "vote Eve Gus")  # Z6.6, Z3.3
    assert game.happened == ["escaped Ann Meeting lynch", "lynched Gus Meeting majority"]


def test_he_escapes_as_often_as_he_is_caught() -> None:
    game = tale(MEETING, *LYNCH, "to open", "to open", *LYNCH)  # Z6.6
    assert [line for line in game.happened if "escaped" in line] == ["escaped Ann Meeting lynch"] * 2


def test_nothing_saves_him_from_a_knife_at_night() -> None:
    game = tale(MEETING, "to close", "order Fay kill Ann", "to open")  # Z6.6
    assert game.happened == ["night_death Ann Meeting assassin"]


def test_a_possessed_escape_artist_drowns_when_lynched() -> None:
    game = tale(MEETING, "to close", "order Dan possess Ann", "to open", *LYNCH)  # Z8.3
    assert game.happened == ["possessed Ann Dan", "lynched Ann Meeting majority"]


def test_an_escape_is_a_lynching_so_the_day_has_no_plurality() -> None:
    game = tale(MEETING, *LYNCH, "vote Ben Gus", "to close")  # Z3.7
    assert game.happened == ["escaped Ann Meeting lynch"]


def test_escaped_from_the_plank_plurality_still_applies() -> None:
    game = tale(MEETING, "plank Ben Ann", "execute Ben", "vote Ben Gus", "to close")  # Z3.7
    assert game.happened[-1] == "lynched Gus Meeting plurality"


def test_killed_while_away_and_brought_back_he_is_away_until_his_day() -> None:
    game = tale(MEETING, *LYNCH, "modkill Ann", "revive Ann", "to open", "to open")  # Z11.0
    assert game.happened == [
        "escaped Ann Meeting lynch",
        "modkilled Ann Meeting",
        "revived Ann Meeting",
        "returned Ann Meeting",
    ]


def test_brought_back_after_his_day_he_is_present_at_once() -> None:
    game = tale(MEETING, *LYNCH, "modkill Ann", "to open", "to open", "revive Ann")  # Z11.0
    assert game.status("Ann") == "present"
    assert "returned Ann Meeting" not in game.happened


def test_away_he_reads_the_room_he_left_and_on_day_3_not_the_meeting() -> None:
    ship = "Albatross: Ann escape_artist, Ben, Cat, Dan spy, Eve | Dolphin: Fay, Gus, Hal spy, Ida"
    lynch = ("vote Ben Ann", "vote Cat Ann", "vote Dan Ann")
    game = tale(
        ship, "to open", *lynch, "post Ben Gone", "to open", "post Fay Ahoy", "to open", "post Fay Hello"
    )
    seen = game.seen_by("Ann")  # Z6.6
    assert "posted Ben Albatross Gone" in seen
    assert "posted Fay Meeting Ahoy" not in seen
    assert seen[-2:] == ["returned Ann Meeting", "posted Fay Meeting Hello"]


def test_on_days_1_and_2_other_ships_hear_nothing_of_an_escape() -> None:
    ship = "Albatross: Ann escape_artist, Ben, Cat, Dan, Eve | Dolphin: Fay, Gus"
    game = tale(ship, "vote Ben Ann", "vote Cat Ann", "vote Dan Ann")  # Z6.6
    assert game.seen_by("Fay") == []
    assert game.seen_by("Eve")[-1] == "escaped Ann Albatross lynch"
