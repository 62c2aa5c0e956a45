"""The possessed day (Z8)."""

from core.engine.refusal import Refused
from core.mafia.commands import GiveOrder, Vote, VoteAs
from core.mafia.state import Phase, crew_of, home_of
from tests.mafia.port import sailing, without_reminders
from tests.mafia.tale import Tale, tale

SHIP = "Albatross: Ann voodoo_doctor, Ben captain, Cat, Dan assassin, Eve mutineer, Fay spy, Gus"


def possessed(victim: str, *steps: str, setup: str = SHIP) -> Tale:
    return tale(setup, "to close", f"order Ann possess {victim}", "to open", *steps)


def test_the_victim_cannot_post_vote_or_act() -> None:
    game = possessed(
        "Ben", "post Ben Help", "vote Ben Cat", "unvote Ben", "plank Ben Cat", "execute Ben"
    )  # Z8.1, Z8.3
    assert game.refusals == ["silenced"] * 5


def test_the_doctor_posts_as_both() -> None:
    game = possessed("Ben", "post Ann Hello", "post_as Ann Ahoy")  # Z8.1
    assert game.everything[-2:] == ["posted Ann Albatross Hello", "posted Ben Albatross Ahoy"]


def test_the_pretended_vote_is_shown_as_the_victims_and_counts_nowhere() -> None:
    day = ("vote Ann Dan", "vote Cat Dan", "vote Fay Dan", "vote_as Ann Dan", "vote Gus Cat")
    game = possessed("Ben", *day, setup=SHIP.replace("Eve mutineer, ", ""))
    assert game.everything[-2] == "voted Ben Dan Albatross"  # Z8.2: 4 shown, 3 count of 6 bodies
    assert game.happened == ["possessed Ben Ann"]


def test_the_doctor_withdraws_what_he_pretended() -> None:
    game = possessed("Ben", "unvote_as Ann", "vote_as Ann Cat", "unvote_as Ann")
    assert game.refusals == ["nothing_to_undo"]
    assert game.everything[-1] == "unvoted Ben Albatross"


def test_a_pretended_vote_needs_a_name_like_any_vote() -> None:
    port = sailing(without_reminders())
    doctor = port.who("voodoo_doctor")
    port.until(Phase.NIGHT, 1)
    victim, *_ = [each for each in crew_of(port.state, home_of(port.state, doctor)) if each != doctor]
    port.ok(GiveOrder(doctor, "possess", port.name(victim)))
    port.until(Phase.DAY, 2)
    assert port.send(VoteAs(doctor, ())) == Refused("not_here", {"name": ""})  # Z8.2, Z3.2
    assert port.send(Vote(doctor, ())) == Refused("not_here", {"name": ""})
    port.ok(VoteAs(doctor, (port.name(doctor),)))


def test_others_possess_nobody_and_the_doctor_only_on_the_day() -> None:
    game = possessed(
        "Ben", "vote_as Cat Dan", "vote_as Fay Dan", "to open", "vote_as Ann Dan", "post_as Ann Boo"
    )
    assert game.refusals == ["no_such_power", "no_such_power", "bad_call", "bad_call"]


def test_the_next_day_he_is_himself_again() -> None:
    game = possessed("Ben", "to open", "plank Ben Cat")  # Z8.1
    assert game.happened[-1] == "plank_called Cat Ben Meeting"


def test_his_night_powers_work_after_the_close() -> None:
    game = possessed("Dan", "to close", "order Dan kill Cat", "to open")  # Z8.1
    assert "night_death Cat Albatross assassin" in game.happened


def test_spies_cannot_kill_him_the_night_after_and_nobody_is_told() -> None:
    game = possessed("Gus", "vote Ben Cat", "to close", "order Fay kill Gus", "to open")  # Z8.4
    assert not any("night_death" in line for line in game.happened)
    assert game.refusals == []


def test_spies_cannot_kill_him_that_night_even_if_the_doctor_is_dead() -> None:
    game = possessed("Gus", "modkill Ann", "to close", "order Fay kill Gus", "to open")  # Z8.4
    assert not any("night_death" in line for line in game.happened)


def test_assassins_can_kill_him_the_night_after() -> None:
    game = possessed("Gus", "vote Ben Cat", "to close", "order Dan kill Gus", "to open")
    assert "night_death Gus Albatross assassin" in game.happened


def test_two_nights_after_spies_can_again() -> None:
    night = ("to open", "to close", "order Fay kill Gus", "to open")
    assert "night_death Gus Meeting bite" in possessed("Gus", "vote Ben Cat", *night).happened


def test_the_captain_learns_that_a_possessed_pirate_is_not_evil() -> None:
    game = possessed("Cat", "plank Ben Cat", "execute Ben")  # Z6.3
    assert game.happened[-1] == "captain_told Ben False"


def test_without_the_doctor_the_victim_stays_silent_and_the_pretended_vote_goes() -> None:
    day = (
        "vote_as Ann Cat",
        "modkill Ann",
        "revive Ann",
        "vote_as Ann Cat",
        "post_as Ann Boo",
        "post Gus Hello",
    )
    game = possessed("Gus", *day)  # Z8.5
    assert game.refusals == ["bad_call", "bad_call", "silenced"]


def test_a_dead_victim_has_no_voice_and_brought_back_he_is_as_he_was() -> None:
    day = ("modkill Gus", "post_as Ann Boo", "revive Gus", "post Gus Hello", "post_as Ann Boo")
    game = possessed("Gus", *day)  # Z11.0
    assert game.refusals == ["bad_call", "silenced"]
    assert game.everything[-1] == "posted Gus Albatross Boo"


def test_two_doctors_possess_each_other_and_neither_speaks() -> None:
    ship = "Albatross: Ann voodoo_doctor, Bob voodoo_doctor, Cat, Dan"
    steps = (
        "to close",
        "order Ann possess Bob",
        "order Bob possess Ann",
        "to open",
        "post_as Ann Boo",
        "vote Bob Cat",
    )
    assert tale(ship, *steps).happened == [
        "possessed Ann Bob",
        "possessed Bob Ann",
        "refused Ann silenced",
        "refused Bob silenced",
    ]
