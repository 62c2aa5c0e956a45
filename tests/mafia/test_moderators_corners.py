"""The moderator's deeds at odd moments, what he is shown meanwhile, and what his refusals say (Z11)."""

import pytest

from core.engine.calendar import Calendar, FastClock
from core.engine.command import Modkill, Pause, Rename, Resume
from core.engine.ids import Seat
from core.engine.record import replace
from core.engine.refusal import Refused
from core.engine.ruleset import MODERATOR
from core.mafia.commands import (
    CallPlank,
    CancelLynching,
    ChangeTimetable,
    ChooseZombies,
    Configure,
    EndGame,
    GiveOrder,
    NameZombie,
    Speak,
    UnvoteAs,
    Vote,
    VoteAs,
)
from core.mafia.events import Reminded, Unvoted
from core.mafia.ruleset import RULESET
from core.mafia.settings import SetUp
from core.mafia.setup import CANONICAL, refused_setup
from core.mafia.state import CABIN, Phase, Status, crew_of, home_of
from tests.mafia.port import FAST, Port, boarded, sailing, without_reminders

SEVENTEEN = replace(without_reminders(), setup=CANONICAL)


def mates(port: Port, who: Seat) -> list[Seat]:
    return [seat for seat in crew_of(port.state, home_of(port.state, who)) if seat != who]


def close_with_a_lynching(port: Port, target: Seat) -> None:
    port.ok(Vote(mates(port, target)[0], (port.name(target),)))
    port.until(Phase.NIGHT, 1)
    assert not port.state.sailors[target].is_living


def test_a_cancelled_lynching_leaves_the_votes_that_named_others() -> None:
    port = sailing(SEVENTEEN)
    crew = crew_of(port.state, port.state.ships[1])
    port.ok(Vote(crew[0], (port.name(crew[1]), port.name(crew[2]))))
    port.ok(*(Vote(seat, (port.name(crew[3]),)) for seat in (crew[1], crew[2], crew[4], crew[5])))
    assert not port.state.sailors[crew[3]].is_living
    port.ok(CancelLynching(crew[3]))
    assert [(vote.who, vote.names) for vote in port.state.votes] == [(crew[0], (crew[1], crew[2]))]  # Z11


def test_what_was_no_lynching_cannot_be_cancelled_as_one() -> None:
    port = sailing(SEVENTEEN)
    one, other = (crew_of(port.state, ship) for ship in port.state.ships[:2])
    port.ok(*(Vote(seat, (port.name(one[0]),)) for seat in one[1:4]))
    if port.state.sailors[one[0]].is_present:
        port.ok(Vote(one[4], (port.name(one[0]),)))
    port.ok(Modkill(other[0]))
    assert port.send(CancelLynching(other[0])) == Refused("bad_target", {"name": port.name(other[0])})
    assert port.send(CancelLynching(Seat(99))) == Refused("unknown_seat")
    assert boarded().send(CancelLynching(Seat(0))) == Refused("not_open")


def test_one_lynched_by_the_moderator_at_night_takes_his_orders_with_him() -> None:
    port = sailing(SEVENTEEN)
    assassin = port.who("assassin")
    target, victim = mates(port, assassin)[:2]
    close_with_a_lynching(port, target)
    port.ok(GiveOrder(assassin, "kill", port.name(victim)))
    port.ok(CancelLynching(target, port.name(assassin)))
    assert port.state.night.orders == ()  # Z11.0
    assert port.state.sailors[target].is_present


def test_an_escape_artist_lynched_by_the_moderator_at_night_escapes() -> None:
    port = sailing(SEVENTEEN)
    artist = port.who("escape_artist")
    target = mates(port, artist)[0]
    close_with_a_lynching(port, target)
    port.ok(CancelLynching(target, port.name(artist)))
    gone = port.state.sailors[artist]
    assert (gone.status, gone.returns_on) == (Status.AWAY, 3)  # Z6.6


def test_a_reminder_comes_as_much_later_as_the_game_was_paused() -> None:
    port = sailing(replace(FAST, remind_minutes=10))
    port.ok(Pause())
    port.later(minutes=5)
    port.ok(Resume())
    port.later(minutes=49)
    assert port.happened(Reminded) == []
    port.later(minutes=1)
    assert len(port.happened(Reminded)) == 1


def test_every_renaming_draws_a_handle_of_its_own() -> None:
    port = sailing(SEVENTEEN)
    port.ok(Rename(Seat(0), "Quill"), Rename(Seat(1), "Quoll"), Rename(Seat(2), "Quark"))
    handles = [sailor.handle for sailor in port.state.sailors]
    assert len(set(handles)) == len(handles)  # F43


def test_another_timetable_brings_its_reminders_and_its_number_of_posts() -> None:
    port = sailing(SEVENTEEN)
    port.ok(ChangeTimetable(FastClock(20, 10), 7, 3))
    settings = port.state.settings
    assert (settings.timetable, settings.remind_minutes, settings.required_posts) == (FastClock(20, 10), 7, 3)


@pytest.mark.parametrize(
    ("remind", "posts", "why"),
    [(24 * 60, 1000, None), (24 * 60 + 1, 0, "bad_number"), (0, 1001, "bad_number")],
)
def test_reminders_are_within_a_day_and_posts_within_a_thousand(
    remind: int, posts: int, why: str | None
) -> None:
    refused = Port().send(Configure(replace(FAST, remind_minutes=remind, required_posts=posts)))
    assert (refused.code if refused else None) == why
    if refused is not None:
        assert refused.facts["most"] == (24 * 60 if refused.facts["what"] == "reminder" else 1000)


def test_refusals_say_what_was_wrong() -> None:
    port = sailing(SEVENTEEN)
    assert boarded().send(EndGame("draw")) == Refused("not_open")
    assert port.send(Speak(Seat(99), CABIN, "psst")) == Refused("unknown_seat")
    assert port.send(GiveOrder(Seat(0), "dance", port.name(Seat(1)))) == Refused("not_open")
    port.until(Phase.NIGHT, 1)
    assert port.send(GiveOrder(Seat(0), "dance", port.name(Seat(1)))) == Refused("no_such_power")
    assert port.send(ChangeTimetable(Calendar(zone="Mars/Base"), 0, 0)) == Refused(
        "unknown_zone", {"zone": "Mars/Base"}
    )


@pytest.mark.parametrize(
    ("roles", "ships", "facts"),
    [
        ({"vanilla": 6, "spy": 2}, (3, 3, 2), {"count": 8, "fewest": 9, "most": 40}),
        ({"vanilla": 8, "captain": -1, "spy": 2}, (3, 3, 3), {"role": "captain"}),
        ({"vanilla": 6, "drunk": 2, "spy": 2}, (3, 3, 4), {"role": "drunk"}),
        ({"vanilla": 8, "admiral": 1, "spy": 2}, (3, 4, 4), {"role": "admiral"}),
        ({"vanilla": 8, "spy": 1}, (3, 3, 3), {"count": 1}),
        ({"vanilla": 8, "spy": 2}, (2, 4, 4), {"count": 10}),
    ],
)
def test_a_refused_setup_says_what_is_wrong_with_it(
    roles: dict[str, int], ships: tuple[int, ...], facts: dict[str, object]
) -> None:
    refused = refused_setup(SetUp(roles, ships))
    assert refused is not None  # Z1.7
    assert facts.items() <= refused.facts.items()


def test_at_most_six_can_be_chosen_to_rise() -> None:
    port = sailing(SEVENTEEN)
    port.until(Phase.NIGHT, 2)
    names = tuple(port.name(Seat(seat)) for seat in range(7))
    assert port.send(ChooseZombies(names)) == Refused("too_many", {"most": 6})  # Z9.1


def test_a_pretended_vote_is_withdrawn_at_its_own_time() -> None:
    port = sailing(SEVENTEEN)
    port.until(Phase.NIGHT, 1)
    doctor = port.who("voodoo_doctor")
    victim, other = mates(port, doctor)[:2]
    port.ok(GiveOrder(doctor, "possess", port.name(victim)))
    port.until(Phase.DAY, 2)
    port.ok(VoteAs(doctor, (port.name(other),)))
    port.later(minutes=1)
    port.ok(UnvoteAs(doctor))
    [event] = port.happened(Unvoted)
    assert isinstance(event, Unvoted)
    assert (event.who.seat, event.hand, event.at) == (victim, doctor, port.now)  # Z8.2


def test_the_moderator_sees_trials_and_which_votes_count() -> None:
    port = sailing(SEVENTEEN)
    captain = port.who("captain")
    one, other, third = mates(port, captain)[:3]
    port.ok(Vote(one, (port.name(other),)), Vote(third, (port.name(other),)))
    port.ok(Vote(captain, (port.name(one),)), CallPlank(captain, port.name(third)))
    number = port.state.ships.index(home_of(port.state, captain))
    shown = RULESET.view(port.state, MODERATOR)["secrets"]["rooms"][number]
    assert shown["counting"] == [
        {"name": port.name(other), "votes": 2, "by": [port.name(one), port.name(third)]},
        {"name": port.name(one), "votes": 1, "by": [port.name(captain)]},
    ]  # Z3.3
    assert shown["trials"] == [{"accused": port.name(third), "captain": port.name(captain)}]  # Z6.1
    assert shown["votes"][0] == {
        "who": port.name(one),
        "hand": port.name(one),
        "names": [port.name(other)],
        "for": port.name(other),
        "why": "counts",
        "at": port.now.isoformat(),
    }
    assert (shown["lynched_today"], shown["killed_today"]) == (False, False)


def test_the_moderator_sees_who_is_possessed_and_whose_hand_votes() -> None:
    port = sailing(SEVENTEEN)
    port.until(Phase.NIGHT, 1)
    doctor = port.who("voodoo_doctor")
    victim, other = mates(port, doctor)[:2]
    port.ok(GiveOrder(doctor, "possess", port.name(victim)))
    orders = RULESET.view(port.state, MODERATOR)["secrets"]["orders"]
    given = {"who": port.name(doctor), "kind": "possess", "name": port.name(victim), "shared": False}
    assert orders == {"given": [given], "answered": [], "resting": []}  # Z7.7
    port.until(Phase.DAY, 2)
    port.ok(VoteAs(doctor, (port.name(other),)))
    secrets = RULESET.view(port.state, MODERATOR)["secrets"]
    assert secrets["possessions"] == [
        {"doctor": port.name(doctor), "victim": port.name(victim), "day": 2, "broken": False}
    ]  # Z8.1
    [vote] = [vote for room in secrets["rooms"] for vote in room["votes"]]
    assert (vote["who"], vote["hand"], vote["why"]) == (
        port.name(victim),
        port.name(doctor),
        "possessed",
    )  # Z8.2
    puppets = {seat: card.facts["puppet"] for card in RULESET.cards(port.state) for seat in card.to.seats}
    assert puppets[doctor] == port.name(victim)
    assert not any(puppets[seat] for seat in puppets if seat != doctor)


def test_the_moderator_sees_who_would_rise_and_as_whom() -> None:
    port = sailing(without_reminders())
    port.until(Phase.DAY, 2)
    for ship in port.state.ships:
        crew = crew_of(port.state, ship)
        port.ok(*(Vote(seat, (port.name(crew[0]),)) for seat in crew[1:3]))
    port.until(Phase.NIGHT, 2)
    rising = port.state.rising
    assert rising is not None
    shown = RULESET.view(port.state, MODERATOR)["secrets"]["rising"]
    first = shown["candidates"][0]
    seat = port.named(first["name"])
    port.ok(NameZombie(seat, "Quill"))
    again = RULESET.view(port.state, MODERATOR)["secrets"]["rising"]["candidates"][0]
    assert again == {**first, "as": "Quill"}  # Z9.5
    assert first["rises"]
    assert first["draw"] == rising.order.index(seat) + 1  # Z9.1
    assert first["as"] in rising.aliases
