"""The Necrophiliac (Z7.9)."""

import pytest

from tests.mafia.tale import tale

MEETING = "Meeting: Ann necrophiliac, Ben spy, Cat, Dan, Zed zombie vanilla"
DEAD = "Max, Ned spy, Zoe zombie drunk"


@pytest.mark.parametrize(
    ("name", "body"),
    [
        ("Max", True),
        ("ＭＡＸ", True),  # Z7.9: compared after NFKC and case folding
        ("Ned", True),  # a dead Spy never rose
        ("Zoe", False),  # a zombie killed again
        ("Zed", False),  # a zombie
        ("Cat", False),  # living
        ("Nobody", False),
    ],
)
def test_a_body_is_there_only_of_one_who_is_dead_and_never_rose(name: str, body: bool) -> None:
    game = tale(MEETING, "to close", f"order Ann visit {name}", dead=DEAD)
    assert game.happened == [f"necrophiliac_told Ann {name} {body}"]


def test_the_old_alias_of_a_zombie_names_no_body_and_that_of_a_sleeper_does() -> None:
    ships = "Albatross: Ann necrophiliac, Ben spy, Cat drunk, Dan, Eve"
    steps = (
        "vote Ann Cat",
        "to open",
        "vote Ann Dan",
        "to open",
        "to close",
        "order Ann visit Cat",
        "to open",
    )
    game = tale(ships, *steps, "to close", "order Ann visit Dan", zombies=1)
    assert "converged Cat:Uma" in " ".join(game.happened)
    told = [line for line in game.happened if line.startswith("necrophiliac_told")]
    assert told == ["necrophiliac_told Ann Cat False", "necrophiliac_told Ann Dan True"]


def test_one_visit_a_night() -> None:
    steps = (
        "to close",
        "order Ann visit Max",
        "order Ann visit Ned",
        "to open",
        "to close",
        "order Ann visit Ned",
    )
    game = tale(MEETING, *steps, dead=DEAD)
    assert [line.split()[0] for line in game.happened] == [
        "necrophiliac_told",
        "refused",
        "necrophiliac_told",
    ]
    assert game.refusals == ["power_spent"]


def test_before_night_3_he_has_no_such_power() -> None:
    assert tale("Albatross: Ann necrophiliac, Ben", "to close", "order Ann visit Ben").refusals == [
        "no_such_power"
    ]


def test_the_body_of_one_whom_the_moderator_kills_that_night_is_there_at_once() -> None:
    game = tale(MEETING, "to close", "modkill Cat", "order Ann visit Cat")
    assert game.happened[-1] == "necrophiliac_told Ann Cat True"
