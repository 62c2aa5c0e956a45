"""Votes, bodies, majority and plurality (Z3)."""

from tests.mafia.tale import tale

SHIP = "Albatross: Ann captain, Ben, Cat, Dan, Eve spy, Fay drunk"


def votes(target: str, *voters: str) -> tuple[str, ...]:
    return tuple(f"vote {voter} {target}" for voter in voters)


def test_half_of_the_bodies_is_no_majority_and_one_more_is() -> None:
    assert tale(SHIP, *votes("Eve", "Ann", "Ben", "Cat")).happened == []  # Z3.3: 3 of 6
    assert tale(SHIP, *votes("Eve", "Ann", "Ben", "Cat", "Dan")).happened == [
        "lynched Eve Albatross majority"
    ]


def test_a_sailor_may_vote_for_himself() -> None:
    assert tale(SHIP, "vote Ann Ann", "to close").happened == ["lynched Ann Albatross plurality"]  # Z3.1


def test_a_changed_vote_counts_once() -> None:
    assert tale(SHIP, *votes("Eve", "Ann", "Ann", "Ann", "Ann")).happened == []  # F09
    moved = tale(SHIP, "vote Ann Eve", "vote Ann Ben", "to close")
    assert moved.happened == ["lynched Ben Albatross plurality"]  # Z3.1


def test_a_withdrawn_vote_lynches_nobody() -> None:
    game = tale(SHIP, "vote Ann Eve", "unvote Ann", "unvote Ann", "to close")  # Z3.1, Z3.6
    assert game.happened == ["refused Ann nothing_to_undo"]


def test_votes_start_empty_each_day() -> None:
    game = tale(
        SHIP, *votes("Eve", "Ann", "Ben", "Cat"), "vote Fay Dan", "to open", *votes("Dan", "Ann", "Ben")
    )
    assert game.happened == ["lynched Eve Albatross plurality"]  # Z3.1: 2 of 5, not 3


def test_a_vote_counts_for_the_first_name_present_and_moves_on_by_itself() -> None:
    chain = tuple(f"vote {name} Eve Dan" for name in ("Ann", "Ben", "Cat", "Fay"))
    assert tale(SHIP, *chain).happened == [
        "lynched Eve Albatross majority",
        "lynched Dan Albatross majority",
    ]  # Z3.5


def test_it_moves_on_when_the_first_walks_the_plank_too() -> None:
    chain = tuple(f"vote {name} Eve Dan" for name in ("Ben", "Cat", "Fay"))
    game = tale(SHIP, *chain, "plank Ann Eve", "execute Ann")  # Z3.2: for any reason
    assert game.happened[-2:] == ["captain_told Ann True", "lynched Dan Albatross majority"]


def test_every_name_of_a_chain_must_be_here_when_it_is_sent() -> None:
    game = tale(SHIP, "modkill Fay", "vote Ann Ben Fay", "vote Ann Fay Ben", "vote Ann Ben Nobody")  # Z3.2
    assert game.refusals == ["not_here"] * 3


def test_a_name_given_twice_has_no_effect_the_second_time_and_is_shown_as_sent() -> None:
    game = tale(SHIP, "vote Ann Ben Ben Cat", "modkill Ben", "to close")  # Z3.2
    assert game.everything[0] == "voted Ann Ben+Ben+Cat Albatross"
    assert game.happened[-1] == "lynched Cat Albatross plurality"


def test_it_moves_back_when_the_moderator_brings_the_first_name_back() -> None:
    game = tale(SHIP, "vote Ann Ben Cat", "modkill Ben", "revive Ben", "to close")  # Z3.2
    assert game.happened[-1] == "lynched Ben Albatross plurality"


def test_brought_back_into_a_standing_majority_he_is_lynched_again() -> None:
    ship = "Albatross: Ann, Ben, Cat, Dan, Eve spy"
    game = tale(ship, *votes("Eve", "Ann", "Ben", "Cat"), "revive Eve")  # Z3.2, Z3.4
    assert game.happened == [
        "lynched Eve Albatross majority",
        "revived Eve Albatross",
        "lynched Eve Albatross majority",
    ]


def test_the_votes_of_one_who_leaves_play_are_gone() -> None:
    game = tale(
        SHIP,
        *votes("Eve", "Ann", "Ben"),
        "modkill Ann",
        "revive Ann",
        "vote Cat Dan",
        "vote Dan Cat",
        "unvote Dan",
    )
    assert game.happened == ["modkilled Ann Albatross", "revived Ann Albatross"]
    assert tale(SHIP, "vote Ann Eve", "modkill Ann", "to close").happened == [
        "modkilled Ann Albatross"
    ]  # Z11.0


def test_fewer_bodies_make_fewer_votes_enough() -> None:
    game = tale(SHIP, *votes("Eve", "Ben", "Cat", "Dan"), "plank Ann Fay", "execute Ann")  # Z3.4
    assert game.happened[-1] == "lynched Eve Albatross majority"
    assert (
        tale(SHIP, *votes("Eve", "Ben", "Cat", "Dan"), "modkill Fay").happened[-1]
        == "lynched Eve Albatross majority"
    )


def test_the_lynched_mans_own_vote_is_gone_before_the_next_is_judged() -> None:
    ship = "Albatross: Ann, Ben, Cat, Dan, Eve spy"
    chain = ("vote Eve Ann", "vote Ann Eve Ben", "vote Ben Eve", "vote Cat Eve Ben")
    game = tale(ship, *chain)  # Z3.5: 2 of 4 for Ben is no majority
    assert game.happened == ["lynched Eve Albatross majority"]


def test_at_the_close_the_most_votes_lynch_in_each_room() -> None:
    ships = "Albatross: Ann, Ben, Cat, Dan | Dolphin: Eve, Fay, Gus, Hal"
    game = tale(ships, "vote Eve Hal", "vote Ann Dan", "to close")  # Z3.6
    assert game.happened == ["lynched Dan Albatross plurality", "lynched Hal Dolphin plurality"]


def test_no_vote_lynches_nobody_and_a_lynching_by_day_leaves_nothing_for_the_close() -> None:
    ship = "Albatross: Ann, Ben, Cat, Dan, Eve spy"
    assert tale(ship, "to close").happened == []  # Z3.6
    game = tale(ship, *votes("Eve", "Ann", "Ben", "Cat"), "vote Dan Ann", "to close")
    assert game.happened == ["lynched Eve Albatross majority"]


def test_a_plank_death_is_no_lynching() -> None:
    game = tale(SHIP, "plank Ann Eve", "execute Ann", "vote Ben Cat", "to close")  # Z3.7
    assert game.happened[-1] == "lynched Cat Albatross plurality"


def test_after_the_plurality_no_majority_is_looked_for() -> None:
    ship = "Albatross: Ann, Ben, Cat, Dan"
    game = tale(ship, "vote Ann Dan Cat", "vote Ben Dan Cat", "to close")  # Z3.6: 2 of 3 for Cat afterwards
    assert game.happened == ["lynched Dan Albatross plurality"]


def test_a_vote_dated_at_the_close_is_for_nobody() -> None:
    assert (
        tale(SHIP, "to close", "vote Ann Ben", "unvote Ann", "post Ann Ahoy").refusals == ["not_open"] * 3
    )  # F06
