"""The day the dead came back (Z9)."""

import pytest

from tests.mafia.tale import Tale, tale

SHIPS = (
    "Albatross: Ann captain, Ben, Cat necrophiliac, Dan, Eve spy, Lou escape_artist"
    " | Dolphin: Fay drunk, Gus, Hal voodoo_doctor, Ida, Jim assassin"
)
DAY_3 = ("to open", "to open")


def converged(*steps: str, **chance: object) -> str:
    return next(
        line for line in tale(SHIPS, *steps, *DAY_3, **chance).happened if line.startswith("converged")
    )


def kill(*names: str) -> tuple[str, ...]:
    """Lynched by plurality on two days, and stabbed in between: no hand of the moderator's."""
    return tuple(f"vote {voter} {name}" for name in names for voter in ("Ann", "Ben", "Cat", "Dan"))


def test_as_many_rise_as_were_drawn_the_lowest_rank_first() -> None:
    steps = (*kill("Cat"), "vote Fay Ida", "to close", "order Jim kill Fay", "to open")
    assert converged(*steps, "to open", zombies=2).startswith("converged Cat:Uma,Fay:Vic ")  # Z9.1


def test_all_rise_if_there_are_fewer() -> None:
    assert converged(*kill("Cat"), zombies=6).startswith("converged Cat:Uma ")  # Z9.1


def test_equals_go_as_drawn_and_names_are_given_in_seat_order() -> None:
    steps = (*kill("Ben", "Dan"), "vote Fay Ida")
    assert converged(*steps, zombies=1, zombie_order=["Ida"]).startswith("converged Ida:Uma ")  # Z9.1
    assert converged(*steps, zombies=2, zombie_order=["Ida", "Dan"]).startswith("converged Dan:Uma,Ida:Vic ")
    assert converged(*steps, zombies=2, zombie_order=["Ida"]).startswith("converged Ben:Uma,Ida:Vic ")


def test_a_spy_never_rises() -> None:
    assert converged("vote Fay Hal", *kill("Eve"), zombies=6).startswith("converged - ")  # Z9.1


def test_a_modkilled_pirate_never_rises_unless_brought_back_and_killed_otherwise() -> None:
    assert converged("modkill Cat", zombies=6).startswith("converged - ")  # Z9.1
    assert converged("modkill Cat", "revive Cat", *kill("Cat"), zombies=6).startswith("converged Cat:Uma ")


def test_the_crews_are_introduced_in_their_drawn_order_the_risen_as_one_of_them() -> None:
    order = ["Dolphin", "Esmeralda", "Albatross"]
    line = converged(*kill("Cat"), crew_order=order)  # Z9.3
    assert line == "converged Cat:Uma Dolphin+Fay+Gus+Hal+Ida+Jim+Esmeralda+Uma+Albatross+Ann+Ben+Dan+Eve+Lou"


def test_a_crew_without_a_present_member_is_not_introduced() -> None:
    ships = "Albatross: Ann spy, Ben | Dolphin: Cat spy, Dan, Eve"
    game = tale(ships, "modkill Ann", "modkill Ben", *DAY_3)  # Z9.3
    assert game.happened[-1] == "converged - Dolphin+Cat+Dan+Eve"


def test_one_who_is_away_is_in_no_crew_and_announced_when_he_returns() -> None:
    game = tale(SHIPS, "to open", *kill("Lou"), "to open", "to open")  # Z9.5
    lines = [line for line in game.happened if line.startswith(("converged", "returned"))]
    assert "Lou" not in lines[0]
    assert lines[1] == "returned Lou Meeting"


def risen(*steps: str) -> Tale:
    return tale(SHIPS, *kill("Cat"), *DAY_3, *steps, zombies=1)


def test_a_zombie_acts_under_his_new_name_and_the_old_one_is_nobodys() -> None:
    game = risen("vote Uma Ann", "vote Cat Ann", "vote Ann Cat", "vote Ann Uma")  # Z9.2, F02
    assert game.refusals == ["unknown_seat", "not_here"]
    assert game.everything[-1] == "voted Ann Uma Meeting"


def test_a_zombie_has_lost_his_powers() -> None:
    game = risen("to close", "order Uma visit Ben", "order Uma kill Ann")  # Z9.2
    assert game.refusals == ["no_such_power"]


def test_a_zombie_leaves_the_room_of_the_dead() -> None:
    seen = risen("post Ann Ahoy").seen_by("Cat")  # Z9.2
    assert seen == risen("post Ann Ahoy").seen_by("Uma")
    assert seen[-1] == "posted Ann Meeting Ahoy"


def test_who_the_zombies_were_is_told_to_nobody() -> None:
    game = risen()
    for name in ("Ann", "Uma", "Hal", "Fay"):
        (line,) = [line for line in game.seen_by(name) if line.startswith("converged")]
        assert line.split()[1].startswith(("Albatross+", "Dolphin+", "Esmeralda+"))


def test_the_dead_who_did_not_rise_read_the_meeting_from_day_3() -> None:
    game = tale(SHIPS, "modkill Ben", "post Gus Aye", *DAY_3, "post Gus Ahoy")  # Z11.1
    assert game.seen_by("Ben")[-1] == "posted Gus Meeting Ahoy"
    assert "posted Gus Dolphin Aye" not in game.seen_by("Ben")


def test_with_no_scripted_names_new_ones_are_new() -> None:
    names = set()
    for rng in range(20):
        line = converged(*kill("Ben", "Dan"), aliases=[], rng=rng, zombies=6)
        pairs = dict(pair.split(":") for pair in line.split()[1].split(","))
        assert len({*pairs, *pairs.values()}) == 2 * len(pairs) == 4  # Z9.6
        names |= set(pairs.values())
    assert len(names) > 20


@pytest.mark.parametrize("number", [0, 7, "1", True])
def test_the_number_is_from_1_to_6(number: object) -> None:
    with pytest.raises(ValueError, match=r"chance\.zombies"):
        converged(zombies=number)  # Z9.1
