"""The moderator (Z9.5, Z10.5, Z11)."""

import pytest

from core.engine.chance import SeededChance
from core.engine.command import CloseNow, Modkill, Rename, Revive, Substitute
from core.engine.ids import Person, Seat
from core.engine.names import name_key
from core.engine.refusal import Refused
from core.engine.ruleset import MODERATOR
from core.mafia.commands import (
    CancelLynching,
    ChooseZombies,
    EndGame,
    GiveOrder,
    NameZombie,
    RedrawZombies,
    Vote,
)
from core.mafia.events import Converged, Lynched, ZombiesDrawn
from core.mafia.forecast import would_happen
from core.mafia.ruleset import RULESET
from core.mafia.state import MEETING, Phase, Sailor, crew_of, home_of
from core.mafia.tally import tally
from core.mafia.voting import counting_votes
from tests.mafia.port import Port, sailing, without_reminders


def game(seed: int = 1) -> Port:
    return sailing(without_reminders(), seed=seed)


def sailor(port: Port, seat: Seat) -> Sailor:
    return port.state.sailors[seat]


def lynch(port: Port, room: str) -> Seat:
    """Everybody of a room votes for its first until he is gone."""
    crew = crew_of(port.state, room)
    for voter in crew:
        if sailor(port, crew[0]).is_present:
            port.ok(Vote(voter, (port.name(crew[0]),)))
    assert not sailor(port, crew[0]).is_present
    return crew[0]


def test_a_substitute_takes_over_alias_role_votes_and_orders() -> None:
    port = game()
    one, other = crew_of(port.state, port.state.ships[0])[:2]
    port.ok(Vote(one, (port.name(other),)), Vote(other, (port.name(one),)))
    before = port.state
    port.ok(Substitute(one, Person(777)))  # F03
    assert port.state.votes == before.votes
    assert sailor(port, one).aliases == before.sailors[one].aliases
    assert RULESET.seating(port.state)[Person(777)] == one
    assert before.sailors[one].person not in RULESET.seating(port.state)
    assert port.send(Substitute(other, Person(777))) == Refused("already_joined")


def test_nobody_but_moderators_is_told_of_a_substitution_and_no_clock_moves() -> None:
    port = game()
    before, deadline = port.state, RULESET.next_deadline(port.state)
    port.ok(Substitute(Seat(0), Person(777)))
    assert not RULESET.audience(before, port.events[-1]).public
    assert RULESET.audience(before, port.events[-1]).seats == frozenset()
    assert RULESET.next_deadline(port.state) == deadline


def test_renamed_a_seat_keeps_its_votes_and_gets_a_new_handle() -> None:
    port = game()
    room = port.state.ships[0]
    one, other = crew_of(port.state, room)[:2]
    port.ok(Vote(other, (port.name(one),)))
    old, handle = port.name(one), sailor(port, one).handle
    port.ok(Rename(one, "Quill"))  # F07
    assert tally(port.state, room)["wagons"][0]["name"] == "Quill"
    assert sailor(port, one).handle != handle
    assert port.send(Vote(other, (old,))) == Refused("not_here", {"name": old})  # F15
    port.ok(Vote(other, ("quill",)))
    assert len(counting_votes(port.state, room)) == 1


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "bad_name"),
        (" ", "bad_name"),
        ("A\u200bnn", "bad_name"),
        ("\u202eAnn", "bad_name"),
        ("x" * 33, "bad_name"),
    ],
)
def test_a_name_must_be_visible_and_short(name: str, why: str) -> None:
    refused = game().send(Rename(Seat(0), name))  # F59
    assert isinstance(refused, Refused)
    assert refused.code == why


def test_no_name_is_used_twice_not_even_one_given_up() -> None:
    port = game()
    old = port.name(Seat(0))
    port.ok(Rename(Seat(0), "Quill"))
    for name in (old, "QUILL", port.name(Seat(1)).lower(), "Ｑｕｉｌｌ"):
        assert port.send(Rename(Seat(2), name)) == Refused("name_used", {"name": name})  # Z7.9, Z9.6


def test_a_cancelled_lynching_has_not_been() -> None:
    port = game()
    room = port.state.ships[0]
    gone = lynch(port, room)
    port.ok(CancelLynching(gone))
    assert sailor(port, gone).is_present
    assert counting_votes(port.state, room) == {}
    other = next(seat for seat in crew_of(port.state, room) if seat != gone)
    port.ok(Vote(gone, (port.name(other),)))
    port.until(Phase.NIGHT, 1)
    assert [event.by for event in port.happened(Lynched) if isinstance(event, Lynched)][-1] == "plurality"
    assert not sailor(port, other).is_living


def test_a_moved_lynching_hits_another_instead() -> None:
    port = game()
    room = port.state.ships[0]
    gone = lynch(port, room)
    other = crew_of(port.state, room)[0]
    port.ok(CancelLynching(gone, port.name(other)))
    assert sailor(port, gone).is_present
    assert not sailor(port, other).is_living
    assert port.send(CancelLynching(other, "Nobody")) == Refused("not_here", {"name": "Nobody"})


def test_a_lynching_of_the_close_can_be_cancelled_in_the_night_but_none_that_was_not() -> None:
    port = game()
    room = port.state.ships[0]
    crew = crew_of(port.state, room)
    port.ok(Vote(crew[0], (port.name(crew[1]),)))
    port.until(Phase.NIGHT, 1)
    port.ok(CancelLynching(crew[1]))
    assert sailor(port, crew[1]).is_present
    assert port.send(CancelLynching(crew[0])) == Refused("bad_target", {"name": port.name(crew[0])})


def night_2(seed: int = 1) -> Port:
    """Night 2 after a lynching on every ship: somebody can rise."""
    port = game(seed)
    port.until(Phase.DAY, 2)
    for room in port.state.ships:
        lynch(port, room)
    port.until(Phase.NIGHT, 2)
    return port


def candidates(port: Port) -> list[str]:
    rising = RULESET.view(port.state, MODERATOR)["secrets"]["rising"]
    return [each["name"] for each in rising["candidates"]]


def test_who_would_rise_is_drawn_when_day_2_closes_and_shown_to_the_moderator_only() -> None:
    port = night_2()
    assert len(port.happened(ZombiesDrawn)) == 1  # Z9.1
    assert candidates(port)
    drawn = next(event for event in port.events if isinstance(event, ZombiesDrawn))
    assert RULESET.audience(port.state, drawn).seats == frozenset()
    assert not RULESET.audience(port.state, drawn).public


def test_the_moderator_chooses_others_until_day_3_opens() -> None:
    port = night_2()
    last = candidates(port)[-1]
    seat = port.named(last)
    port.ok(ChooseZombies((last,)))  # Z9.5
    living = next(sailor.alias for sailor in port.state.sailors if sailor.is_living)
    assert port.send(ChooseZombies((living,))) == Refused("bad_target", {"name": living})
    port.until(Phase.DAY, 3)
    (event,) = port.happened(Converged)
    assert isinstance(event, Converged)
    assert [risen.who.seat for risen in event.zombies] == [seat]
    assert port.send(ChooseZombies((last,))) == Refused("not_open")


def test_without_names_it_is_as_drawn_again() -> None:
    port = night_2()
    drawn = port.state.rising
    port.ok(ChooseZombies((candidates(port)[-1],)), ChooseZombies(()))
    assert port.state.rising == drawn


def test_redrawn_number_order_and_names_are_new() -> None:
    port = night_2()
    first = port.state.rising
    port.ok(RedrawZombies())
    second = port.state.rising
    assert first is not None
    assert second is not None
    assert not set(first.aliases) & set(second.aliases)
    assert second.draws == 2


def test_a_zombie_is_named_by_the_moderator_before_or_after_the_introduction() -> None:
    port = night_2()
    name = candidates(port)[0]
    seat = port.named(name)
    port.ok(NameZombie(seat, "Quill"))  # Z9.5
    assert port.send(NameZombie(seat, name)) == Refused("name_used", {"name": name})
    port.until(Phase.DAY, 3)
    assert port.name(seat) == "Quill"
    port.ok(Rename(seat, "Squid"))
    assert port.name(seat) == "Squid"


def test_before_night_2_and_after_it_there_is_nothing_to_choose() -> None:
    port = game()
    for command in (ChooseZombies(()), RedrawZombies(), NameZombie(Seat(0), "Quill")):
        assert port.send(command) == Refused("not_open")


def test_the_game_ends_for_a_side_or_as_a_draw() -> None:
    for winner in ("citizens", "spies", "zombies", "draw"):
        port = game()
        port.ok(EndGame(winner))  # Z10.5
        assert port.state.winner == winner
        assert port.send(Modkill(Seat(0))) == Refused("game_over")
    assert game().send(EndGame("pirates")) == Refused("bad_target", {"name": "pirates"})


def test_what_would_happen_is_told_and_does_not_happen() -> None:
    port = game()
    room = port.state.ships[0]
    crew = crew_of(port.state, room)
    port.ok(Vote(crew[0], (port.name(crew[1]),)))
    before = port.state
    told = would_happen(port.state, SeededChance((1).to_bytes(32, "big")), port.now)
    assert port.state == before
    assert told[0]["type"] == "lynched"
    assert told[0]["who"]["alias"] == port.name(crew[1])
    port.ok(CloseNow())
    assert [RULESET.tell(event, MODERATOR) for event in port.events[-len(told) :]] == told


def test_at_night_what_would_happen_shows_the_orders_at_work() -> None:
    port = game()
    port.until(Phase.NIGHT, 1)
    spy = port.who("spy")
    target = next(seat for seat in crew_of(port.state, home_of(port.state, spy)) if seat != spy)
    port.ok(GiveOrder(spy, "kill", port.name(target)))
    told = would_happen(port.state, SeededChance(bytes(32)), port.now)
    assert {"type": "night_death", "marks": ["bite"]}.items() <= told[0].items() or told[-1][
        "type"
    ] == "day_opened"


def test_modkill_and_revival_are_refused_where_they_make_no_sense() -> None:
    port = game()
    assert port.send(Modkill(Seat(99))) == Refused("unknown_seat")
    assert port.send(Revive(Seat(0))) == Refused("bad_target", {"name": port.name(Seat(0))})
    port.ok(Modkill(Seat(0)))
    assert port.send(Modkill(Seat(0))) == Refused("not_in_play")


def test_a_zombie_has_no_old_self_to_bring_back() -> None:
    port = night_2()
    names = candidates(port)
    port.until(Phase.DAY, 3)
    risen = [seat for seat in crew_of(port.state, MEETING) if sailor(port, seat).zombie]
    assert risen  # Z11.0
    assert all(name_key(port.name(seat)) not in map(name_key, names) for seat in risen)
    assert port.send(Revive(risen[0])) == Refused("bad_target", {"name": port.name(risen[0])})
