"""The end (Z10)."""

import pytest

from core.engine.record import replace
from core.engine.ruleset import ONLOOKER
from core.engine.scenario import InvalidScenario
from core.mafia.events import Ended
from core.mafia.evolve import evolve
from core.mafia.moderation import WINNERS
from core.mafia.scenario_setup import read_setup
from core.mafia.state import State, seat_of
from core.mafia.victory import unbeatable_blocks
from core.mafia.view import view
from tests.mafia.tale import crew, tale


def test_without_evil_the_citizens_win() -> None:
    game = tale("Meeting: Ann captain, Ben spy, Cat, Dan", "plank Ann Ben", "execute Ann")  # Z10.1
    assert game.happened[-2:] == ["captain_told Ann True", "ended citizens"]


def test_the_citizens_win_even_if_nobody_lives() -> None:
    game = tale("Meeting: Ann assassin, Ben assassin, Cat spy", "modkill Cat")
    assert game.happened[-1] == "ended citizens"
    meeting = "Meeting: Ann assassin, Ben spy, Cat"
    night = ("order Ann kill Ben", "order Ben kill Ann", "modkill Cat")
    assert tale(meeting, "to close", *night, "to open").happened[-1] == "ended citizens"  # Z10.1


def test_of_two_a_spy_wins_before_a_zombie() -> None:
    meeting = "Meeting: Ann, Sue spy, Zed zombie captain"
    assert tale(meeting, "modkill Ann").happened[-1] == "ended spies"  # Z10.2
    assert tale(meeting, "modkill Sue").happened[-1] == "ended zombies"
    assert tale(meeting, "modkill Zed").happened[-1] == "ended spies"


def test_nobody_wins_before_convergence() -> None:
    game = tale(
        "Albatross: Ann spy, Ben, Cat | Dolphin: Dan, Eve", "modkill Ann", "modkill Ben", "modkill Cat"
    )
    assert not any("ended" in line for line in game.happened)  # Z10
    again = tale("Albatross: Ann, Ben, Cat", "to open", "to open")
    assert again.happened == ["converged - Albatross+Ann+Ben+Cat", "ended citizens"]  # Z10.3


def test_at_the_opening_of_a_meeting_the_end_is_checked_before_the_first_step() -> None:
    game = tale("Meeting: Ann, Ben", "vote Ann Ben")
    assert game.played.facts[0] == {"step": -1, "fact": "ended", "winner": "citizens"}
    assert game.refusals == ["game_over"]


def test_one_who_is_away_is_not_one_of_the_last_two() -> None:
    meeting = "Meeting: Ann escape_artist, Ben, Sue spy"
    game = tale(meeting, "vote Ben Ann", "vote Sue Ann")  # Z6.6, Z10
    assert game.happened == ["escaped Ann Meeting lynch", "ended spies"]


def test_a_simultaneous_group_is_judged_as_a_whole() -> None:
    meeting = "Meeting: Ann, Ben, Sue spy, Zed zombie drunk, Dan"
    game = tale(meeting, "vote Ann Sue", "vote Ben Zed", "to close")  # Z4.2, Z10
    assert game.happened == [
        "lynched Sue Meeting plurality",
        "lynched Zed Meeting plurality",
        "ended citizens",
    ]


def test_the_end_comes_before_the_mutineers_death_and_before_the_next_lynching() -> None:
    meeting = "Meeting: Ann mutineer, Ben, Cat, Sue spy"
    game = tale(meeting, "vote Ben Sue Cat", "vote Cat Sue Ann", "vote Ann Sue Cat")
    assert game.happened == ["lynched Sue Meeting majority", "ended citizens"]


def test_the_mutineers_death_can_end_the_game() -> None:
    assert tale("Meeting: Ann mutineer, Ben, Sue spy", "to close").happened == [
        "mutineer_died Ann Meeting",
        "ended spies",
    ]


def test_at_dawn_the_end_comes_before_the_escaped_return() -> None:
    meeting = "Meeting: Ann escape_artist, Ben, Cat, Sue spy, Kit assassin"
    lynch = tuple(f"vote {name} Ann" for name in ("Ben", "Cat", "Sue"))
    game = tale(meeting, *lynch, "to open", "to close", "order Kit kill Sue", "to open")  # Z10.3
    assert game.happened[-2:] == ["night_death Sue Meeting assassin", "ended citizens"]


def test_by_night_the_moderator_ends_nothing_before_dawn() -> None:
    meeting = "Meeting: Ann, Ben, Sue spy, Cat"
    game = tale(meeting, "to close", "modkill Sue", "to open")  # Z10, Z11.0
    assert game.played.facts[-1] == {"step": 2, "fact": "ended", "winner": "citizens"}


def test_after_the_end_everything_is_refused() -> None:
    steps = (
        "to open",
        "to plank",
        "modkill Ann",
        "revive Sue",
        "vote Ann Ben",
        "vote Nobody Ben",
        "post Ann Hurrah",
    )
    assert tale("Meeting: Ann, Ben, Cat, Sue spy", "modkill Sue", *steps).refusals == ["game_over"] * 7


def meeting(sailors: str) -> State:
    return read_setup({"meeting": crew(sailors)}, {}).state


def test_the_dead_win_or_lose_with_their_side() -> None:
    living, dead = crew("Ann spy, Ben, Zed zombie drunk"), crew("Dan captain, Eve voodoo_doctor")
    state = read_setup({"meeting": living, "dead": dead}, {}).state
    reveals = {winner: view(evolve(state, Ended(winner)), ONLOOKER)["reveal"] for winner in WINNERS}
    assert {
        winner: [each["name"] for each in reveal if each["won"]] for winner, reveal in reveals.items()
    } == {"citizens": ["Ben", "Dan"], "spies": ["Ann", "Eve"], "zombies": ["Zed"], "draw": []}  # Z10.4


def test_a_block_is_told_with_whoever_can_still_break_it() -> None:
    state = meeting("Ann spy, Ben voodoo_doctor, Cat captain")  # Z10.5
    (block,) = unbeatable_blocks(state)
    assert (block.side.value, block.votes, block.of, block.outs) == ("spies", 2, 3, (2,))
    spent = replace(state, sailors=tuple(replace(sailor, spent=True) for sailor in state.sailors))
    assert unbeatable_blocks(spent)[0].outs == ()


@pytest.mark.parametrize(
    ("sailor", "is_out"),
    [
        ("captain", True),
        ("medicine_man", True),
        ("assassin", True),
        ("escape_artist", True),
        ("zombie captain", True),
        ("astrologer", False),
        ("vanilla", False),
        ("insomniac", False),
        ("pea_brain", False),
        ("drunk", False),
        ("mutineer", False),
        ("necrophiliac", False),
    ],
)
def test_who_outside_a_block_can_still_kill_save_or_escape(sailor: str, is_out: bool) -> None:
    (block,) = unbeatable_blocks(meeting(f"Ann spy, Ben spy, Cat {sailor}"))  # Z10.5
    assert (block.outs == (2,)) is is_out


def test_spies_are_a_danger_to_a_block_of_zombies() -> None:
    for name in ("spy", "voodoo_doctor"):
        (block,) = unbeatable_blocks(meeting(f"Ann zombie drunk, Ben zombie spy, Cat {name}"))
        assert (block.side.value, block.outs) == ("zombies", (2,))


def test_half_of_the_votes_is_no_block() -> None:
    assert unbeatable_blocks(meeting("Ann spy, Ben voodoo_doctor, Cat captain, Dan")) == ()  # Z10.5
    (block,) = unbeatable_blocks(meeting("Ann zombie drunk, Ben zombie vanilla, Cat"))
    assert (block.side.value, block.outs) == ("zombies", ())


def test_who_a_state_means_by_a_name() -> None:
    state = meeting("Ann spy, Ben")
    assert (seat_of(state, " ann "), seat_of(state, "Cat")) == (0, None)
    assert issubclass(InvalidScenario, ValueError)
