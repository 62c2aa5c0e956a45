"""What each viewer sees of how things stand (Z1.4, Z1.5, Z3.8, Z9.4)."""

from typing import Any

import msgspec

from core.engine.command import Modkill, Substitute
from core.engine.ids import Person, Seat
from core.engine.record import replace
from core.engine.ruleset import MODERATOR, ONLOOKER, Viewer
from core.mafia.commands import EndGame, GiveOrder, Rest, Vote
from core.mafia.options import options, still_to_act
from core.mafia.ruleset import RULESET
from core.mafia.scenario_setup import read_setup
from core.mafia.setup import CANONICAL, house_setup
from core.mafia.state import CABIN, LOCKER, Phase, Status, crew_of, home_of
from core.mafia.view import status_told
from tests.mafia.port import Port, boarded, sailing, without_reminders
from tests.mafia.tale import tale

SEVENTEEN = replace(without_reminders(), setup=CANONICAL)


def you(port: Port, seat: Seat) -> dict[str, Any]:
    found: dict[str, Any] = RULESET.view(port.state, Viewer(seat=seat))["you"]
    return found


def test_a_zombie_who_is_dead_again_talks_with_nobody_z111() -> None:
    game = tale("Meeting: Ann, Ben spy, Cat, Zed zombie drunk", dead="Max").document
    state = read_setup(game["setup"], game["chance"]).state
    dead = [replace(sailor, status=Status.DEAD) for sailor in state.sailors]
    killed = replace(state, sailors=tuple(dead))
    told = {sailor.alias: status_told(killed, Seat(seat)) for seat, sailor in enumerate(killed.sailors)}
    assert told == {"Ann": "dead", "Ben": "dead", "Cat": "dead", "Zed": "gone", "Max": "dead"}


def test_the_drunk_and_the_mutineer_are_told_the_same() -> None:
    port = sailing(SEVENTEEN)
    assert (
        you(port, port.who("drunk"))["role"] == you(port, port.who("mutineer"))["role"] == "mutineer"
    )  # Z1.4


def test_the_drunk_learns_the_truth_when_the_game_ends() -> None:
    port = sailing(SEVENTEEN)
    drunk = port.name(port.who("drunk"))
    assert "reveal" not in RULESET.view(port.state, ONLOOKER)  # Z1.6
    port.ok(EndGame("draw"))
    revealed = {each["name"]: each["role"] for each in RULESET.view(port.state, ONLOOKER)["reveal"]}
    assert revealed[drunk] == "drunk"
    assert len(revealed) == 17


def test_the_spies_know_each_other_and_nobody_else_knows_anybody() -> None:
    port = sailing(SEVENTEEN)
    spy, doctor = port.who("spy"), port.who("voodoo_doctor")
    assert you(port, spy)["fellows"] == [port.name(doctor)]  # Z1.5
    assert you(port, doctor)["fellows"] == [port.name(spy)]
    others = [seat for seat in map(Seat, port.state.seats) if seat not in (spy, doctor)]
    assert all(you(port, seat)["fellows"] == [] for seat in others)


def test_before_day_3_nobody_but_a_spy_sees_a_name_beyond_his_own_ship() -> None:
    port = sailing(SEVENTEEN)
    spies = {port.who("spy"), port.who("voodoo_doctor")}
    for seat in map(Seat, port.state.seats):
        seen = msgspec.json.encode(RULESET.view(port.state, Viewer(seat=seat))).decode()
        ships = {port.state.sailors[other].ship for other in ({seat} | spies if seat in spies else {seat})}
        for sailor in port.state.sailors:
            assert (f'"{sailor.alias}"' in seen) == (sailor.ship in ships)
            assert (sailor.ship in seen) == (sailor.ship in ships)


def test_an_onlooker_sees_phases_and_no_name_before_day_3() -> None:
    port = sailing(SEVENTEEN)
    seen = msgspec.json.encode(RULESET.view(port.state, ONLOOKER)).decode()
    assert not any(f'"{sailor.alias}"' in seen or sailor.ship in seen for sailor in port.state.sailors)
    port.until(Phase.DAY, 3)
    crews = RULESET.view(port.state, ONLOOKER)["crews"]
    assert 3 <= len(crews) <= 4
    assert all(crew["names"] == sorted(crew["names"]) for crew in crews)


def test_in_the_lobby_the_card_shows_people_and_a_count_but_no_alias() -> None:
    port = boarded(people=4)
    (card,) = RULESET.cards(port.state)
    assert card.facts["people"] == [101, 102, 103, 104]
    assert (card.facts["count"], card.facts["needed"]) == (4, 9)
    shown = msgspec.json.encode([card.facts, RULESET.view(port.state, ONLOOKER)]).decode()
    assert not any(name in shown for offer in port.state.offers for name in offer.names)


def test_lists_are_alphabetical_and_no_seat_number_is_shown_to_players() -> None:
    port = sailing(SEVENTEEN)
    for seat in map(Seat, port.state.seats):
        shown = you(port, seat)
        for room in shown["rooms"]:
            assert room["crew"] == sorted(room["crew"])
        assert "seat" not in msgspec.json.encode(shown).decode().replace('"unseat', "")


def test_buttons_offer_exactly_what_is_accepted() -> None:
    for seed in range(5):
        port = sailing(replace(without_reminders(), setup=house_setup(13)), seed=seed)
        port.ok(Modkill(Seat(0)))
        for phase, day in ((Phase.DAY, 1), (Phase.NIGHT, 1), (Phase.DAY, 2), (Phase.NIGHT, 3)):
            port.until(phase, day)
            check_votes_and_orders(port)


def check_votes_and_orders(port: Port) -> None:
    state = port.state
    everybody = [sailor.alias for sailor in state.sailors]
    for seat in map(Seat, state.seats):
        offered = options(state, seat)
        for name in everybody:
            probe = Port()
            probe.states, probe.now = [state], port.now
            accepted = probe.send(Vote(seat, (name,))) is None
            assert accepted == (name in offered.get("vote", []))
            for kind in ("save", "kill", "possess"):
                probe.states = [state]
                accepted = probe.send(GiveOrder(seat, kind, name)) is None
                assert accepted == (name in offered.get("order", {}).get(kind, []))


def test_still_to_act_names_who_could_and_has_not_and_says_no_more() -> None:
    port = sailing(SEVENTEEN)
    port.until(Phase.NIGHT, 1)
    waiting = still_to_act(port.state)
    assert {port.state.sailors[seat].role for seat in waiting} <= {
        "medicine_man",
        "assassin",
        "astrologer",
        "spy",
        "voodoo_doctor",
    }
    medicine, doctor = port.who("medicine_man"), port.who("voodoo_doctor")
    port.ok(GiveOrder(medicine, "save", port.name(medicine)), Rest(doctor))
    assert set(waiting) - set(still_to_act(port.state)) == {medicine, doctor}


def test_the_tally_shows_votes_as_declared_bodies_and_majority_and_not_what_is_needed() -> None:
    port = sailing(SEVENTEEN)
    room = port.state.ships[0]
    one, two, three = crew_of(port.state, room)[:3]
    port.ok(Vote(one, (port.name(two), port.name(three))), Vote(two, (port.name(three),)))
    (shown,) = [each for each in you(port, three)["rooms"] if each["room"] == room]
    tally = shown["tally"]
    assert tally["bodies"] == len(crew_of(port.state, room))
    assert tally["majority"] == tally["bodies"] // 2 + 1  # F04
    assert {wagon["name"]: [vote["name"] for vote in wagon["votes"]] for wagon in tally["wagons"]} == {
        port.name(two): [port.name(one)],
        port.name(three): [port.name(two)],
    }
    assert tally["wagons"][0]["votes"][0]["then"] == [port.name(three)]
    assert set(tally) == {"room", "bodies", "majority", "wagons", "not_voting"}  # Z3.8


def test_votes_for_one_who_has_left_play_show_as_not_voting() -> None:
    port = sailing(SEVENTEEN)
    room = next(ship for ship in port.state.ships if len(crew_of(port.state, ship)) == 6)
    one, two, three = crew_of(port.state, room)[:3]
    port.ok(Vote(one, (port.name(three),)), Vote(two, (port.name(three),)), Modkill(three))  # F01
    tally = next(each for each in you(port, one)["rooms"] if each["room"] == room)["tally"]
    assert tally["wagons"] == []
    assert {port.name(one), port.name(two)} <= set(tally["not_voting"])
    assert (tally["bodies"], tally["majority"]) == (5, 3)


def test_a_moderator_sees_which_votes_count_and_why() -> None:
    port = sailing(SEVENTEEN)
    room = port.state.ships[0]
    one, two = crew_of(port.state, room)[:2]
    port.ok(Vote(one, (port.name(two),)))
    secrets = RULESET.view(port.state, MODERATOR)["secrets"]
    (vote,) = secrets["rooms"][0]["votes"]
    assert (vote["who"], vote["for"], vote["why"]) == (port.name(one), port.name(two), "counts")
    port.ok(Modkill(two))
    (vote,) = RULESET.view(port.state, MODERATOR)["secrets"]["rooms"][0]["votes"]
    assert (vote["for"], vote["why"]) == (None, "spent")


def test_orders_stand_in_a_part_of_their_own_for_the_moderator() -> None:
    port = sailing(SEVENTEEN)
    port.until(Phase.NIGHT, 1)
    spy = port.who("spy")
    target = next(seat for seat in crew_of(port.state, home_of(port.state, spy)) if seat != spy)
    port.ok(GiveOrder(spy, "kill", port.name(target)))
    given = RULESET.view(port.state, MODERATOR)["secrets"]["orders"]["given"]
    assert given == [{"who": port.name(spy), "kind": "kill", "name": port.name(target), "shared": False}]
    assert you(port, spy)["orders"] == [{"kind": "kill", "name": port.name(target)}]
    assert all(you(port, seat)["orders"] == [] for seat in map(Seat, port.state.seats) if seat != spy)


def test_private_rooms_are_offered_to_those_who_may_speak_there() -> None:
    port = sailing(SEVENTEEN)
    port.ok(Modkill(Seat(0)))
    port.until(Phase.NIGHT, 1)
    assert options(port.state, Seat(0))["speak"] == [LOCKER]
    spy = next(seat for seat in (port.who("spy"), port.who("voodoo_doctor")) if seat != 0)
    assert options(port.state, spy)["speak"] == [CABIN]


def test_a_substitute_sees_what_the_seat_saw() -> None:
    port = sailing(SEVENTEEN)
    before = you(port, Seat(3))
    port.ok(Substitute(Seat(3), Person(777)))
    assert you(port, Seat(3)) == before
