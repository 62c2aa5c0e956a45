"""What is said, to whom, and that every seat of a phase gets the same kinds of messages (secrecy: signals)."""

from collections import Counter

import pytest

from core.engine.calendar import FastClock
from core.engine.command import CloseNow, Command, Modkill, Pause, Rename, Resume, Substitute
from core.engine.event import Event
from core.engine.ids import Person, Seat
from core.engine.notice import Notice, Place, Ring
from core.engine.record import replace
from core.engine.ruleset import MODERATOR, Viewer
from core.mafia.cards import CARDS
from core.mafia.commands import ChangeTimetable, EndGame, GiveOrder, Rest, Vote, VoteAs, WithdrawOrder
from core.mafia.events import Converged, DayOpened, Dealt
from core.mafia.notices import NOTICES
from core.mafia.phases.night import shipmates
from core.mafia.ruleset import RULESET
from core.mafia.setup import CANONICAL
from core.mafia.state import Phase, State, crew_of, home_of
from tests.mafia.crews import play
from tests.mafia.port import FAST, Port, sailing, without_reminders

SEVENTEEN = replace(without_reminders(), setup=CANONICAL)


def said(port: Port, since: int = 0) -> list[tuple[State, Event, Notice]]:
    """Everything said because of the events from number `since + 1`."""
    steps = zip(port.states[since:], port.events[since:], port.states[since + 1 :], strict=False)
    return [(was, event, notice) for was, event, now in steps for notice in RULESET.notices(was, event, now)]


def reaches(notice: Notice, seat: Seat) -> bool:
    return notice.place is Place.PRIVATE and notice.to.includes(seat)


def test_every_notice_and_card_has_exactly_the_facts_its_text_is_promised() -> None:
    keys = set()
    for seed in range(12):
        port = sailing(SEVENTEEN if seed % 2 else FAST, seed=seed)
        play(port, [(n * 7919 + seed, n * 104729, n * 1299709 + seed, n * 15485863) for n in range(250)])
        for _, _, notice in said(port):
            assert set(notice.facts) == NOTICES[notice.key], notice
            keys.add(notice.key)
        for state in port.states[:: max(1, len(port.states) // 20)]:
            for card in RULESET.cards(state):
                assert set(card.facts) == CARDS[card.key], card
    assert len(keys) > 25


def test_at_the_deal_everybody_gets_one_letter_of_the_same_shape() -> None:
    port = sailing(SEVENTEEN)
    letters = [
        notice for _, event, notice in said(port) if isinstance(event, Dealt) and notice.key == "zpm-letter"
    ]
    assert [sorted(notice.to.seats) for notice in letters] == [[seat] for seat in port.state.seats]
    assert all(notice.protect and notice.ring is Ring.LOUD for notice in letters)
    drunk = letters[port.who("drunk")].facts
    assert drunk["role"] == "mutineer"  # Z1.4
    spy = letters[port.who("spy")].facts
    assert spy["fellows"] == [port.name(port.who("voodoo_doctor"))]
    assert spy["fellow_ships"] == [port.state.sailors[port.who("voodoo_doctor")].ship]


def test_a_spys_phone_does_not_ring_for_the_ship_that_he_only_reads_z15() -> None:
    """Secrecy: signals. His shipmates' phones are still, and his own would tell on him."""
    port = sailing(SEVENTEEN)
    spy, doctor = port.who("spy"), port.who("voodoo_doctor")
    room = port.state.sailors[spy].ship
    victim = next(seat for seat in crew_of(port.state, room) if seat != spy)
    for seat in crew_of(port.state, room):
        port.ok(Vote(seat, (port.name(victim),)))
        if not port.state.sailors[victim].is_living:
            break
    rings = {
        seat: Ring.SILENT if seat in notice.hushed else notice.ring
        for _, _, notice in said(port)
        if notice.key in ("zpm-lynched", "zpm-escaped")
        for seat in notice.to.seats
    }
    aboard = set(crew_of(port.state, room)) | {victim}
    assert rings == {**dict.fromkeys(aboard, Ring.LOUD), doctor: Ring.SILENT}


@pytest.mark.parametrize("gone", [True, False])
def test_nor_does_it_ring_alone_when_somebody_is_renamed_there_who_is_dead(gone: bool) -> None:
    """Secrecy: signals. A new name looks alike, whether its bearer is dead or not."""
    port = sailing(SEVENTEEN)
    spy, doctor = port.who("spy"), port.who("voodoo_doctor")
    room = port.state.sailors[spy].ship
    ella = next(seat for seat in crew_of(port.state, room) if seat != spy)
    aboard = set(crew_of(port.state, room))
    if gone:
        port.ok(Modkill(ella))
    port.ok(Rename(ella, "Ellabella"))
    [notice] = [notice for _, _, notice in said(port) if notice.key == "zpm-renamed"]
    assert (notice.room, notice.facts["room"]) == (room, room)
    assert set(notice.to.seats) == aboard | {doctor}
    assert set(notice.hushed) == {doctor}


def unasked(port: Port, kind: type[Event]) -> dict[Seat, list[str]]:
    """The keys that each seat got because of events of this kind, in order."""
    found = [notice for _, event, notice in said(port) if isinstance(event, kind)]
    return {
        seat: [notice.key for notice in found if reaches(notice, seat)]
        for seat in map(Seat, port.state.seats)
    }


def test_dawn_and_the_letters_of_day_3_are_as_many_for_the_dead_as_for_the_living() -> None:
    port = sailing(SEVENTEEN)
    port.ok(Modkill(Seat(2)), Modkill(Seat(9)))
    for room in port.state.ships:
        one, other = crew_of(port.state, room)[:2]
        port.ok(Vote(one, (port.name(other),)))
    port.until(Phase.DAY, 4)
    for kind, keys in ((Converged, ["zpm-day3-letter"]), (DayOpened, ["zpm-dawn"] * 4)):
        assert unasked(port, kind) == {Seat(seat): keys for seat in port.state.seats}


def test_an_order_rings_once_a_night_and_the_same_again_is_not_told_again() -> None:
    port = sailing()
    port.until(Phase.NIGHT, 1)
    killer = port.who("assassin")
    one, other = (mate for mate in shipmates(port.state, killer) if mate != killer)

    def told(command: Command) -> list[tuple[str, Ring]]:
        since = len(port.events)
        port.ok(command)
        return [(notice.key, notice.ring) for _, _, notice in said(port, since)]

    kill, instead = (GiveOrder(killer, "kill", port.name(mate)) for mate in (one, other))
    assert told(kill) == [("zpm-order-given", Ring.LOUD)]
    assert [told(kill) for _ in range(4)] == [[]] * 4
    assert told(instead) == [("zpm-order-given", Ring.SILENT)]
    assert told(WithdrawOrder(killer, "kill")) == [("zpm-order-withdrawn", Ring.SILENT)]
    assert told(Rest(killer)) == [("zpm-rested", Ring.LOUD)]
    assert told(Rest(killer)) == []
    assert told(instead) == [("zpm-order-given", Ring.SILENT)]
    assert [port.name(order.target) for order in port.state.night.orders] == [port.name(other)]


def test_every_seat_has_a_night_sheet_whether_or_not_there_is_something_to_do() -> None:
    port = sailing(SEVENTEEN)
    port.ok(Modkill(Seat(2)))
    port.until(Phase.NIGHT, 1)
    sheets = RULESET.cards(port.state)
    assert [(sheet.key, sheet.card, sorted(sheet.to.seats)) for sheet in sheets] == [
        ("zpm-night-sheet", "night/1", [seat]) for seat in port.state.seats
    ]


def test_every_seat_has_a_day_card_that_is_pinned_and_cannot_be_forwarded() -> None:
    port = sailing(SEVENTEEN)
    cards = RULESET.cards(port.state)
    assert [sorted(card.to.seats) for card in cards] == [[seat] for seat in port.state.seats]
    assert all(card.card == "day/1" and card.pin and card.protect for card in cards)


def test_of_a_pretended_vote_nobody_is_told_whose_hand_it_was() -> None:
    port = sailing(SEVENTEEN)
    doctor = port.who("voodoo_doctor")
    port.until(Phase.NIGHT, 1)
    victim = next(seat for seat in crew_of(port.state, home_of(port.state, doctor)) if seat != doctor)
    port.ok(GiveOrder(doctor, "possess", port.name(victim)))
    port.until(Phase.DAY, 2)
    port.ok(VoteAs(doctor, (port.name(victim),)))
    told = RULESET.tell(port.events[-1], Viewer(seat=victim))
    assert told == {
        "type": "voted",
        "room": home_of(port.state, victim),
        "who": port.name(victim),
        "names": [port.name(victim)],
        "at": port.now.isoformat().replace("+00:00", "Z"),
    }  # Z8.2
    everything = RULESET.tell(port.events[-1], MODERATOR)
    assert everything is not None
    assert everything["hand"] == doctor


def test_the_same_vote_sent_once_more_is_no_news_and_another_one_is() -> None:
    port = sailing(SEVENTEEN)
    voter, *mates = crew_of(port.state, home_of(port.state, port.who("captain")))
    one, two = (port.name(seat) for seat in mates[:2])
    told = []
    for names in ((one,), (one,), (one, one), (one, two), (one,)):
        since = len(port.events)
        port.ok(Vote(voter, names))
        told.append([notice.facts["names"] for _, _, notice in said(port, since)])
    assert told == [[[one]], [], [], [[one, two]], [[one]]]  # Z3.1, Z3.2


def test_reminders_are_the_same_words_to_all() -> None:
    port = sailing(replace(FAST, remind_minutes=10))
    port.later(minutes=51)
    (notice,) = [notice for _, _, notice in said(port) if notice.key == "zpm-reminder"]
    assert notice.to.public
    assert notice.facts == {
        "phase": "day",
        "day": 1,
        "ends_at": "2026-07-05T13:00:00+00:00",
        "plank_at": "",
    }


def test_until_day_3_the_table_hears_of_phases_only() -> None:
    port = sailing(SEVENTEEN)
    port.ok(Modkill(Seat(2)))
    for room in port.state.ships:
        one, other = crew_of(port.state, room)[:2]
        port.ok(Vote(one, (port.name(other),)))
    port.until(Phase.NIGHT, 2)
    public = [notice for _, _, notice in said(port) if notice.place in (Place.TABLE, Place.BULLETIN)]
    assert {notice.key for notice in public} == {"zpm-table-started", "zpm-table-day", "zpm-table-night"}
    words = " ".join(str(notice.facts) for notice in public)
    assert not any(sailor.alias in words or sailor.ship in words for sailor in port.state.sailors)


def test_from_day_3_the_table_hears_of_deaths() -> None:
    port = sailing(SEVENTEEN)
    port.until(Phase.DAY, 3)
    since = len(port.events)
    victim = port.who("captain")
    port.ok(Modkill(victim))
    found = [notice for _, _, notice in said(port, since) if notice.place is Place.TABLE]
    assert [(notice.key, notice.facts) for notice in found] == [
        ("zpm-table-died", {"name": port.name(victim), "how": "modkill"})
    ]


def test_the_table_hears_of_the_deaths_of_a_night_by_name_and_not_in_seat_order() -> None:
    port = sailing(SEVENTEEN)
    port.until(Phase.NIGHT, 3)
    state = port.state
    killers = [
        Seat(seat)
        for seat in state.seats
        if state.sailors[seat].is_present and state.sailors[seat].role == "assassin"
    ]
    others = [
        Seat(seat)
        for seat in state.seats
        if state.sailors[seat].is_present and state.sailors[seat].role in ("vanilla", "captain", "astrologer")
    ]
    earlier, later = next(
        (one, other)
        for one in others
        for other in others
        if one < other and port.name(one) > port.name(other)
    )
    for killer, victim in zip(killers, (earlier, later), strict=True):
        port.ok(GiveOrder(killer, "kill", port.name(victim)))
    since = len(port.events)
    port.until(Phase.DAY, 4)
    table = [notice for _, _, notice in said(port, since) if notice.place is Place.TABLE]
    assert [(notice.key, notice.facts.get("name")) for notice in table] == [
        ("zpm-table-died", port.name(later)),
        ("zpm-table-died", port.name(earlier)),
        ("zpm-table-day", None),
    ]


def test_night_deaths_are_in_the_dawn_report_of_those_who_read_that_ship() -> None:
    port = sailing(SEVENTEEN)
    port.until(Phase.NIGHT, 1)
    assassin = port.who("assassin")
    ship = home_of(port.state, assassin)
    victim = next(
        seat
        for seat in crew_of(port.state, ship)
        if port.state.sailors[seat].role not in ("insomniac", "assassin", "spy", "voodoo_doctor")
    )
    port.ok(GiveOrder(assassin, "kill", port.name(victim)))
    since = len(port.events)
    port.until(Phase.DAY, 2)
    spies = {port.who("spy"), port.who("voodoo_doctor")}
    spied = {port.state.sailors[seat].ship for seat in spies}
    for _, _, notice in said(port, since):
        if notice.key == "zpm-dawn":
            (seat,) = notice.to.seats
            reads = port.state.sailors[seat].ship == ship or (seat in spies and ship in spied)
            expected = [{"name": port.name(victim), "room": ship, "marks": ["assassin"]}] if reads else []
            assert notice.facts["deaths"] == expected


def test_the_end_reveals_everybody_to_everybody() -> None:
    port = sailing(SEVENTEEN)
    since = len(port.events)
    port.ok(EndGame("draw"))
    found = [notice for _, _, notice in said(port, since)]
    assert Counter(notice.place for notice in found) == {Place.TABLE: 1, Place.PRIVATE: 1, Place.BULLETIN: 1}
    assert len(found[0].facts["sailors"]) == 17


def test_a_new_person_in_a_seat_gets_its_letter_and_nobody_else_a_word() -> None:
    port = sailing(SEVENTEEN)
    since = len(port.events)
    port.ok(Substitute(port.who("drunk"), Person(777)))
    (step,) = said(port, since)
    assert step[2].to.seats == {port.who("drunk")}
    assert step[2].facts["role"] == "mutineer"


def test_a_pause_is_told_to_everybody_and_the_table() -> None:
    port = sailing(SEVENTEEN)
    since = len(port.events)
    port.ok(Pause(), Resume(), CloseNow())
    keys = [(notice.key, notice.place) for _, _, notice in said(port, since)]
    for key in ("zpm-paused", "zpm-resumed"):
        assert {place for found, place in keys if found == key} == {
            Place.TABLE,
            Place.PRIVATE,
            Place.BULLETIN,
        }


def test_in_the_harbour_the_day_that_is_told_is_the_one_to_come() -> None:
    """After a take-back to before Day 1 the game goes on there."""
    port = sailing(SEVENTEEN)
    port.states[-1] = replace(port.state, phase=Phase.HARBOUR, day=0)
    port.ok(Pause(), Resume())
    [told] = {notice.facts["day"] for _, _, notice in said(port) if notice.key == "zpm-resumed"}
    assert told == 1


def test_another_timetable_is_told_when_it_moves_the_present_night_and_not_by_day() -> None:
    port = sailing(SEVENTEEN)
    since = len(port.events)
    port.ok(ChangeTimetable(FastClock(20, 10), 0, 0))
    assert said(port, since) == []
    port.until(Phase.NIGHT, 1)
    since = len(port.events)
    port.ok(ChangeTimetable(FastClock(20, 10), 0, 0))
    keys = {notice.key for _, _, notice in said(port, since)}
    assert keys == {"zpm-deadline-moved"}


def test_an_unbeatable_block_is_told_to_the_moderators_when_it_comes_about() -> None:
    port = sailing(FAST, seed=3)
    port.until(Phase.DAY, 3)
    since = len(port.events)
    for seat in [seat for seat in map(Seat, port.state.seats) if port.state.sailors[seat].is_present]:
        if port.state.phase is Phase.DAY and port.state.sailors[seat].role not in ("spy", "voodoo_doctor"):
            port.ok(Modkill(seat))
    found = [notice for _, _, notice in said(port, since) if notice.key == "zpm-block"]
    assert [notice.place for notice in found] == [Place.MODERATORS]  # Z10.5
    assert found[0].facts["side"] == "spies"
